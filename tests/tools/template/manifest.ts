import type { Manifest } from '../../../games/kit/manifest';

export const manifest: Manifest = {
  id: 'new-game',
  prefix: 'NG',
  version: 1,
  title: { en: 'New Game', de: 'New Game' },
  tagline: {
    en: 'Everyone shows a card at the same time, and the best one takes the point.',
    de: 'Alle zeigen gleichzeitig eine Karte, und die beste holt den Punkt.',
  },
  players: { min: 2, max: 4 },
  minutes: { min: 2, max: 5 },
  cooperative: false,
  talk: 'open',
  accent: '#4a6fa5',
  options: [
    {
      id: 'low',
      type: 'boolean',
      default: false,
      label: { en: 'Low cards win', de: 'Niedrige Karten gewinnen' },
      help: { en: 'The lowest card takes the point.', de: 'Die niedrigste Karte holt den Punkt.' },
    },
  ],
};
