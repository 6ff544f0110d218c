import type { Manifest } from '../kit/manifest';

export const manifest: Manifest = {
  id: 'rob-n-run',
  prefix: 'RR',
  version: 1,
  title: { en: "Rob 'n Run", de: "Rob 'n Run" },
  tagline: {
    en: 'One Boss knows what the safes need, nobody may speak, and the police are five spaces behind.',
    de: 'Nur der Boss weiß, was die Tresore brauchen, niemand darf reden, und die Polizei ist fünf Felder hinter euch.',
  },
  players: { min: 2, max: 5 },
  minutes: { min: 45, max: 60 },
  cooperative: true,
  talk: 'open',
  // A raid is silent (RR-120, RR-124); while it is prepared and scored, all may talk (RR-123).
  quiet: ['hints', 'accomplices'],
  // RR-526
  uncovered: ['prepare', 'scoring'],
  accent: '#c9a227',
  options: [
    {
      id: 'scenario',
      type: 'enum',
      default: '1',
      values: [
        { id: '1', label: { en: '1 First joyride', de: '1 Erste Spritztour' } },
        { id: '2', label: { en: '2 City tour', de: '2 Stadtrundfahrt' } },
        { id: '3', label: { en: '3 Thick walls', de: '3 Dicke Wände' } },
        { id: '4', label: { en: '4 Radio silence', de: '4 Funkstille' } },
        { id: '5', label: { en: '5 Hot trail', de: '5 Heiße Spur' } },
        { id: '6', label: { en: '6 Last call', de: '6 Letzter Aufruf' } },
      ],
      label: { en: 'Scenario', de: 'Szenario' },
      help: {
        en: 'Six cities, rising in difficulty: other safes, hints, alarms and another road to the airport.',
        de: 'Sechs Städte, immer schwieriger: andere Tresore, Hinweise, Alarme und ein anderer Weg zum Flughafen.',
      },
    },
    {
      id: 'arrangement',
      type: 'enum',
      default: 'fixed',
      values: [
        { id: 'fixed', label: { en: 'As the scenario says', de: 'Wie im Szenario' } },
        { id: 'random', label: { en: 'Shuffled', de: 'Gemischt' } },
      ],
      label: { en: 'Districts', de: 'Stadtviertel' },
      help: {
        en: 'How the four districts lie. It changes the look of the city, not the game.',
        de: 'Wie die vier Stadtviertel liegen. Das ändert nur das Bild der Stadt, nicht das Spiel.',
      },
    },
    {
      id: 'safesPerRaid',
      type: 'enum',
      default: 'all',
      values: [
        { id: 'all', label: { en: 'All of the building', de: 'Alle des Gebäudes' } },
        { id: 'choose', label: { en: 'As many as the Boss likes', de: 'So viele der Boss will' } },
      ],
      label: { en: 'Safes in a raid', de: 'Tresore je Raub' },
      help: {
        en: 'Whether the Boss must take all safes of a building or may leave some there. Leaving some is clearly easier.',
        de: 'Ob der Boss alle Tresore eines Gebäudes nehmen muss oder welche stehen lassen darf. Das Zweite ist deutlich leichter.',
      },
    },
  ],
};
