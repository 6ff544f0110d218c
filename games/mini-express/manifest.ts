import type { Manifest } from '../kit/manifest';

export const manifest: Manifest = {
  id: 'mini-express',
  prefix: 'ME',
  version: 1,
  title: { en: 'Mini Express: Map Pack 1', de: 'Mini Express: Map Pack 1' },
  tagline: {
    en: 'Lay trains for four shared railways, gather influence and turn it into shares, in Britain or on Taiwan.',
    de: 'Züge für vier gemeinsame Bahnen legen, Einfluss sammeln und in Aktien tauschen: in Großbritannien oder auf Taiwan.',
  },
  players: { min: 1, max: 5 },
  minutes: { min: 30, max: 45 },
  cooperative: false,
  talk: 'open',
  accent: '#1f6f78',
  options: [
    {
      id: 'map',
      type: 'enum',
      default: 'uk1918',
      values: [
        { id: 'uk1918', label: { en: 'United Kingdom 1918', de: 'Vereinigtes Königreich 1918' } },
        { id: 'tw1908', label: { en: 'Taiwan 1908', de: 'Taiwan 1908' } },
      ],
      label: { en: 'Map', de: 'Karte' },
      help: {
        en: 'Britain has ferries, the Underground and faster trains; Taiwan has tunnels, Boom Cities and the Imperial Seal.',
        de: 'Großbritannien hat Fähren, die Untergrundbahn und schnellere Züge, Taiwan Tunnel, Boomstädte und das Kaiserliche Siegel.',
      },
    },
    {
      id: 'cloakAndDagger',
      type: 'boolean',
      default: false,
      label: { en: 'Cloak & Dagger', de: 'Cloak & Dagger' },
      help: {
        en: 'Everyone holds a hidden Debt tile that costs influence at the end.',
        de: 'Alle haben ein verdecktes Schuldplättchen, das am Ende Einfluss kostet.',
      },
    },
    {
      id: 'hustleAndBustle',
      type: 'boolean',
      default: false,
      players: { min: 3, max: 5 },
      label: { en: 'Hustle & Bustle', de: 'Hustle & Bustle' },
      help: {
        en: 'Whoever has just played names the next player; each plays once a round.',
        de: 'Wer gerade gespielt hat, bestimmt, wer als Nächstes spielt; jede Runde kommen alle einmal dran.',
      },
    },
    {
      id: 'peakSteam',
      type: 'boolean',
      default: false,
      label: { en: 'Peak Steam', de: 'Peak Steam' },
      help: {
        en: 'Track lengths may reach 20 instead of 15, and shares may be worth more.',
        de: 'Streckenlängen reichen bis 20 statt 15, und Aktien können mehr wert sein.',
      },
    },
    {
      id: 'bot',
      type: 'boolean',
      default: false,
      players: { min: 1, max: 2 },
      label: { en: 'The Bot joins in', de: 'Der Bot spielt mit' },
      help: {
        en: 'A further seat that plays by fixed rules. With one player it always joins in.',
        de: 'Ein weiterer Platz, der nach festen Regeln spielt. Bei einer Person ist er immer dabei.',
      },
    },
  ],
};
