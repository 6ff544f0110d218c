import type { Manifest } from '../kit/manifest';

export const manifest: Manifest = {
  id: 'glasgow',
  prefix: 'GT',
  version: 1,
  title: { en: 'The Glasgow Train Robbery', de: 'The Glasgow Train Robbery' },
  tagline: {
    en: 'One of you runs the house, the other the tracks: five plans before the train is gone, and hardly a word between you.',
    de: 'Eine Hand führt das Haus, die andere die Strecke: fünf Pläne, ehe der Zug weg ist, und kaum ein Wort dazwischen.',
  },
  players: { min: 2, max: 2 },
  minutes: { min: 45, max: 75 },
  cooperative: true,
  talk: 'signals',
  accent: '#a8642a',
  options: [
    {
      id: 'roles',
      type: 'enum',
      default: 'bySeat',
      values: [
        { id: 'bySeat', label: { en: 'By seat, the first is the Coordinator', de: 'Nach Plätzen, der erste koordiniert' } },
        { id: 'random', label: { en: 'Drawn by lot', de: 'Ausgelost' } },
      ],
      label: { en: 'Roles', de: 'Rollen' },
      help: {
        en: 'Who is the Coordinator in the house and who the Operator on the tracks.',
        de: 'Wer im Haus koordiniert und wer als Operator an der Strecke steht.',
      },
    },
    {
      id: 'difficulty',
      type: 'enum',
      default: 'standard',
      values: [
        { id: 'standard', label: { en: 'Standard', de: 'Normal' } },
        { id: 'gentle', label: { en: 'Gentle', de: 'Sanft' } },
      ],
      label: { en: 'Difficulty', de: 'Schwierigkeit' },
      help: {
        en: 'Gentle: the Operator starts with one contingency instead of two.',
        de: 'Sanft: Am Anfang liegt ein Zwischenfall statt zwei auf der Strecke.',
      },
    },
  ],
};
