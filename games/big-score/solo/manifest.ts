/** What the lobby knows of the solo game: its options (BS-272, BS-273) and its scenarios with goals and difficulty. */
import type { OptionSpec, SoloScenario } from '../../kit/manifest';
import type { Text } from '../../kit/types';
import type { ScenarioId } from './state';

/** What a scenario is called, asks for, and how hard it is (by how often the house's bot makes it). */
interface Card {
  id: ScenarioId;
  title: Text;
  goal: Text;
  difficulty: SoloScenario['difficulty'];
}

const CARDS: readonly Card[] = [
  {
    id: 'biggest-score', difficulty: 2,
    title: { en: 'The Biggest Score', de: 'Der größte Coup' },
    goal: { en: 'Get out with $1500K in cash and assets.', de: 'Komm mit $1500K in Geld und Wertsachen heraus.' },
  },
  {
    id: 'diamond-thief', difficulty: 3,
    title: { en: 'Diamond Thief', de: 'Diamantendieb' },
    goal: { en: 'Own 11 Diamonds in the end; the black market sells some.', de: 'Besitze am Ende 11 Diamanten; der Schwarzmarkt hat welche.' },
  },
  {
    id: 'magic-paintings', difficulty: 1,
    title: { en: 'The 5 Magic Paintings', de: 'Die 5 magischen Gemälde' },
    goal: { en: 'Own 5 Artifacts and $500K in cash.', de: 'Besitze 5 Artefakte und $500K in bar.' },
  },
  {
    id: 'joat-show', difficulty: 3,
    title: { en: 'The Jack of All Trades Show', de: 'Die Alleskönner-Show' },
    goal: { en: 'One crew type is on strike: get $1500K with six Jacks of All Trades.', de: 'Ein Crewtyp streikt: Schaff $1500K mit sechs Alleskönnern.' },
  },
  {
    id: 'crypto-currency', difficulty: 5,
    title: { en: 'Crypto Currency', de: 'Kryptowährung' },
    goal: { en: 'Unlock 4 Hard Drives with Digital Keys.', de: 'Entsperre 4 Festplatten mit digitalen Schlüsseln.' },
  },
  {
    id: 'heat-is-on', difficulty: 4,
    title: { en: 'The Heat Is On', de: 'Heißes Pflaster' },
    goal: { en: 'Do 8 jobs and make more than $1500K before 4 Cops are on to you.', de: 'Drehe 8 Coups und mach mehr als $1500K, ehe dir 4 Cops auf den Fersen sind.' },
  },
  {
    id: 'simultaneous-plunder', difficulty: 5,
    title: { en: 'Simultaneous Plunder', de: 'Doppelter Raubzug' },
    goal: { en: 'Get $1500K: each job opens the vault, and nobody flees.', de: 'Schaff $1500K: Jeder Coup öffnet den Tresor, und niemand flieht.' },
  },
  {
    id: 'betray-the-traitor', difficulty: 2,
    title: { en: 'Betray the Traitor', de: 'Verrat am Verräter' },
    goal: { en: 'Get out with $1200K, though two of your crew run off with theirs.', de: 'Komm mit $1200K heraus, obwohl zwei deiner Leute mit ihrem Anteil durchbrennen.' },
  },
  {
    id: 'does-what-it-takes', difficulty: 3,
    title: { en: 'This Crew Does What It Takes', de: 'Diese Crew tut, was nötig ist' },
    goal: { en: 'Own $800K in cash and bars, 3 Diamonds, 3 Artifacts and 3 unlocked Hard Drives.', de: 'Besitze $800K in Geld und Barren, 3 Diamanten, 3 Artefakte und 3 entsperrte Festplatten.' },
  },
];

const ALONE = { min: 1, max: 1 };

export const SOLO_OPTIONS: OptionSpec[] = [
  {
    id: 'scenario',
    type: 'enum',
    default: 'biggest-score',
    players: ALONE,
    values: [...CARDS.map(({ id, title }) => ({ id, label: title })), { id: 'random', label: { en: 'Drawn by lot', de: 'Ausgelost' } }],
    label: { en: 'Scenario', de: 'Szenario' },
    help: { en: 'What you have to reach, and what is different on the way.', de: 'Was du erreichen musst und was auf dem Weg dahin anders ist.' },
  },
  {
    id: 'extreme',
    type: 'boolean',
    default: false,
    players: ALONE,
    onlyIf: { option: 'scenario', values: ['biggest-score'] },
    label: { en: 'Two million', de: 'Zwei Millionen' },
    help: { en: 'The extreme challenge: $2000K instead of $1500K.', de: 'Die extreme Herausforderung: $2000K statt $1500K.' },
  },
];

const EXTREME: SoloScenario = {
  id: 'biggest-score-extreme',
  title: { en: 'The Biggest Score: two million', de: 'Der größte Coup: zwei Millionen' },
  goal: { en: 'The extreme challenge: get out with $2000K.', de: 'Die extreme Herausforderung: Komm mit $2000K heraus.' },
  difficulty: 4,
  options: { scenario: 'biggest-score', extreme: true },
};

export const SOLO_SCENARIOS: SoloScenario[] = [...CARDS.map((card) => ({ ...card, options: { scenario: card.id } })), EXTREME];
