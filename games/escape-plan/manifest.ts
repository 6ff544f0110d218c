import type { Manifest } from '../kit/manifest';

export const manifest: Manifest = {
  id: 'escape-plan',
  prefix: 'EP',
  version: 1,
  title: { en: 'Escape Plan', de: 'Escape Plan' },
  tagline: {
    en: 'Three days to gather the loot you hid all over the city, and one Exit that the police leave open.',
    de: 'Drei Tage Zeit, die in der Stadt versteckte Beute einzusammeln, und ein Ausgang, den die Polizei offen lässt.',
  },
  players: { min: 1, max: 5 },
  minutes: { min: 60, max: 180 },
  cooperative: false,
  // If nobody escapes, nobody wins (EP-261).
  allMayLose: true,
  talk: 'open',
  accent: '#2f62ad',
  options: [
    {
      id: 'city',
      type: 'enum',
      default: 'build',
      values: [
        { id: 'build', label: { en: 'Built by the players', de: 'Von euch gebaut' } },
        { id: 'example', label: { en: 'The example city', de: 'Die Beispielstadt' } },
      ],
      label: { en: 'City', de: 'Stadt' },
      help: {
        en: 'Each day brings four more tiles: you place them, or they come as in the example city.',
        de: 'Jeden Tag kommen vier Plättchen dazu: Ihr legt sie selbst, oder sie liegen wie in der Beispielstadt.',
      },
    },
    {
      id: 'manhunt',
      type: 'boolean',
      default: true,
      label: { en: 'Manhunt', de: 'Großfahndung' },
      help: {
        en: 'After each part of the day the least wanted send police officers after the others.',
        de: 'Nach jedem Tagesabschnitt schicken die am wenigsten Gesuchten Polizei zu den anderen.',
      },
    },
    {
      id: 'firstOrder',
      type: 'enum',
      default: 'random',
      values: [
        { id: 'random', label: { en: 'Drawn by lot', de: 'Ausgelost' } },
        { id: 'seat', label: { en: 'By seat', de: 'Nach Plätzen' } },
      ],
      label: { en: 'First turn order', de: 'Erste Reihenfolge' },
      help: {
        en: 'Who begins on the first day. Later Notoriety decides.',
        de: 'Wer am ersten Tag beginnt. Später entscheidet die Bekanntheit.',
      },
    },
  ],
};
