/** The best that this device has seen of each solo scenario: how near the goal, kept for the page of scenarios. */
import { useEffect } from 'react';
import * as v from 'valibot';
import type { CatalogueEntry } from '../../games/index';
import type { SoloScenario } from '../../games/kit/manifest';
import type { Result, SoloOutcome } from '../../games/kit/types';
import { useMatch } from '../kit/index';
import { deviceList } from './device';

const best = v.object({ game: v.string(), scenario: v.string(), progress: v.number() });

export type Best = v.InferOutput<typeof best>;

export const bests = deviceList('solo', best);

/** How near the goal of a scenario came at best; nothing if it was never played to its end here. */
export const bestOf = (list: Best[], game: string, scenario: string): number | undefined =>
  list.find((entry) => entry.game === game && entry.scenario === scenario)?.progress;

/** Keeps an outcome if it is better than what was kept. */
export function keepBest(game: string, { scenario, progress }: SoloOutcome): void {
  const before = bestOf(bests.fan.get(), game, scenario);
  if (before !== undefined && before >= progress) return;
  bests.change((list) => [{ game, scenario, progress }, ...list.filter((entry) => entry.game !== game || entry.scenario !== scenario)]);
}

/** The first scenario that was not won here yet; if all were, the first of all. */
export const nextScenario = (list: Best[], { manifest: { id, solo = [] } }: CatalogueEntry): SoloScenario | undefined =>
  solo.find((scenario) => (bestOf(list, id, scenario.id) ?? 0) < 100) ?? solo[0];

/** Keeps the outcome of the match that is on the screen, once it is over and if this device has played it. */
export function useKeepBest(mine: boolean): void {
  const { ctx, manifest } = useMatch();
  const alone = (ctx.gameover as Result | undefined)?.alone;
  useEffect(() => {
    if (alone && mine) keepBest(manifest.id, alone);
  }, [alone, manifest.id, mine]);
}
