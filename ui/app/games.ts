/** Loads what a page needs of a game, once, for React's `use`. */
import { catalogue, findGame, type CatalogueEntry } from '../../games/index';
import type { BotKind } from '../../games/kit/bot';
import type { Ruleset } from '../../games/kit/ruleset';
import type { ComponentType } from 'react';
import { loadGameTexts } from './i18n';

export interface LoadedGame {
  entry: CatalogueEntry;
  ruleset: Ruleset;
  Board: ComponentType;
}

const loads = new Map<string, Promise<unknown>>();

/** One promise a key, so that React sees the same; a failed one is tried again next time. */
export function once<T>(key: string, load: () => Promise<T>): Promise<T> {
  const known = loads.get(key) as Promise<T> | undefined;
  if (known) return known;
  const promise = load();
  loads.set(key, promise);
  promise.catch(() => loads.delete(key));
  return promise;
}

/** Rules, board and texts of a game of the catalogue. */
export const loadGame = (entry: CatalogueEntry): Promise<LoadedGame> =>
  once(`game ${entry.manifest.id}`, async () => {
    const [ruleset, Board] = await Promise.all([entry.ruleset(), entry.board(), loadGameTexts(entry.manifest.id)]);
    return { entry, ruleset, Board };
  });

/** The bots that people can choose from in a game. */
export const botKinds = (entry: CatalogueEntry | undefined): BotKind[] => (entry?.easyBot ? ['bot', 'easyBot'] : ['bot']);

export { catalogue, findGame };
