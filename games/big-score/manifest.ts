import type { Manifest } from '../kit/manifest';
import { SOLO_OPTIONS, SOLO_SCENARIOS } from './solo/manifest';

export const manifest: Manifest = {
  id: 'big-score',
  prefix: 'BS',
  version: 1,
  title: { en: 'The Big Score', de: 'The Big Score' },
  tagline: {
    en: 'Draft a crew, rob six jobs a night, then empty the vault of Centennial City Bank before the cops come.',
    de: 'Crew anheuern, jede Nacht sechs Coups drehen und dann den Tresor der Centennial City Bank leeren, ehe die Polizei kommt.',
  },
  players: { min: 1, max: 6 },
  minutes: { min: 30, max: 75 },
  cooperative: false,
  talk: 'open',
  quiet: ['assign'],
  accent: '#2f8060',
  options: [
    {
      id: 'simple',
      type: 'boolean',
      default: false,
      players: { min: 2, max: 6 },
      label: { en: 'Simple variant', de: 'Einfache Variante' },
      help: {
        en: 'Expert stars mean nothing: no training and no abilities.',
        de: 'Expertensterne zählen nicht: kein Training, keine Fähigkeiten.',
      },
    },
    {
      id: 'ages',
      type: 'enum',
      default: 'random',
      players: { min: 2, max: 6 },
      values: [
        { id: 'random', label: { en: 'Drawn by lot', de: 'Ausgelost' } },
        { id: 'seats', label: { en: 'By seat, the first is the youngest', de: 'Nach Plätzen, der erste ist am jüngsten' } },
      ],
      label: { en: 'Order of age', de: 'Altersfolge' },
      help: {
        en: 'Who chooses a boss first, and who wins a tie for the marker.',
        de: 'Wer zuerst einen Boss wählt und wer bei Gleichstand den Marker bekommt.',
      },
    },
    ...SOLO_OPTIONS,
  ],
  solo: SOLO_SCENARIOS,
};
