/** The catalogue: every game of the house. Manifests are here at once; rules, board, bot, texts load when needed. */
import type { ComponentType } from 'react';
import { manifest as bigScore } from './big-score/manifest';
import { manifest as escapePlan } from './escape-plan/manifest';
import { manifest as glasgow } from './glasgow/manifest';
import type { Bot } from './kit/bot';
import type { Manifest } from './kit/manifest';
import type { Ruleset } from './kit/ruleset';
import { manifest as miniExpress } from './mini-express/manifest';
import { manifest as robNRun } from './rob-n-run/manifest';

export type Language = 'en' | 'de';

/** One game as the app and the server find it. */
export interface CatalogueEntry {
  manifest: Manifest;
  ruleset: () => Promise<Ruleset>;
  bot: () => Promise<Bot<never>>;
  /** A weaker bot, where the game has one: people then choose between the two. */
  easyBot?: () => Promise<Bot<never>>;
  /** The React board; it reads the match from the board kit's context and takes no props. */
  board: () => Promise<ComponentType>;
  /** RULES.md (or RULES.de.md) as text. */
  rules: (language: Language) => Promise<string>;
  /** The game's texts, an i18next namespace of the game's id. */
  texts: (language: Language) => Promise<object>;
}

export const catalogue: CatalogueEntry[] = [
  {
    manifest: bigScore,
    ruleset: async () => (await import('./big-score/game')).ruleset as unknown as Ruleset,
    bot: async () => (await import('./big-score/bot')).bot as Bot<never>,
    board: async () => (await import('./big-score/board')).Board,
    rules: async (language) =>
      (await (language === 'de' ? import('./big-score/RULES.de.md?raw') : import('./big-score/RULES.md?raw'))).default,
    texts: async (language) => (await import(`./big-score/locales/${language}.json`)).default,
  },
  {
    manifest: glasgow,
    ruleset: async () => (await import('./glasgow/game')).ruleset as unknown as Ruleset,
    bot: async () => (await import('./glasgow/bot')).bot as Bot<never>,
    board: async () => (await import('./glasgow/board')).Board,
    rules: async (language) =>
      (await (language === 'de' ? import('./glasgow/RULES.de.md?raw') : import('./glasgow/RULES.md?raw'))).default,
    texts: async (language) => (await import(`./glasgow/locales/${language}.json`)).default,
  },
  {
    manifest: escapePlan,
    ruleset: async () => (await import('./escape-plan/game')).ruleset as unknown as Ruleset,
    bot: async () => (await import('./escape-plan/bot')).bot as Bot<never>,
    board: async () => (await import('./escape-plan/board')).Board,
    rules: async (language) =>
      (await (language === 'de' ? import('./escape-plan/RULES.de.md?raw') : import('./escape-plan/RULES.md?raw'))).default,
    texts: async (language) => (await import(`./escape-plan/locales/${language}.json`)).default,
  },
  {
    manifest: miniExpress,
    ruleset: async () => (await import('./mini-express/game')).ruleset as unknown as Ruleset,
    bot: async () => (await import('./mini-express/bot')).bot as Bot<never>,
    easyBot: async () => (await import('./mini-express/bot')).easyBot as Bot<never>,
    board: async () => (await import('./mini-express/board')).Board,
    rules: async (language) =>
      (await (language === 'de' ? import('./mini-express/RULES.de.md?raw') : import('./mini-express/RULES.md?raw'))).default,
    texts: async (language) => (await import(`./mini-express/locales/${language}.json`)).default,
  },
  {
    manifest: robNRun,
    ruleset: async () => (await import('./rob-n-run/game')).ruleset as unknown as Ruleset,
    bot: async () => (await import('./rob-n-run/bot')).bot as Bot<never>,
    board: async () => (await import('./rob-n-run/board')).Board,
    rules: async (language) =>
      (await (language === 'de' ? import('./rob-n-run/RULES.de.md?raw') : import('./rob-n-run/RULES.md?raw'))).default,
    texts: async (language) => (await import(`./rob-n-run/locales/${language}.json`)).default,
  },
];

/** The entry of a game id, or nothing. Safe with ids from outside. */
export const findGame = (id: string): CatalogueEntry | undefined => catalogue.find(({ manifest }) => manifest.id === id);
