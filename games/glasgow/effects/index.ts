/** Every effect by its id, and what can be done in an event now (GT-222, GT-223). */
import type { EffectId, EventStep, RunningEvent } from '../state';
import * as cards from './cards';
import type { Effect, Sight } from './effect';
import * as prints from './fingerprints';
import * as house from './house';
import * as tools from './tools';
import * as tracks from './tracks';

export const EFFECT: Readonly<Record<EffectId, Effect>> = {
  scatterMonopoly: house.scatterMonopoly,
  flipCoordinator: house.flipCoordinator,
  moveMonopoly: house.moveMonopoly,
  exitHouse: house.exitHouse,
  removeOutsideFingerprints: prints.removeOutsideFingerprints,
  removeHouseFingerprints: prints.removeHouseFingerprints,
  removeBagFingerprints: prints.removeBagFingerprints,
  showPlan: cards.showPlan,
  showContingencies: cards.showContingencies,
  peekHideouts: cards.peekHideouts,
  drawCards: cards.drawCards,
  recoverCards: cards.recoverCards,
  takeTools: tools.takeTools,
  addToolsToBag: tools.addToolsToBag,
  transferTools: tools.transferTools,
  swapTools: tools.swapTools,
  flipOperator: tracks.flipOperator,
  moveAll: tracks.moveAll,
  relocate: tracks.relocate,
  cancelContingency: tracks.cancelContingency,
  delayContingencies: tracks.delayContingencies,
};

/** The steps that the event still allows; none when it has had all of its steps. */
export function legalSteps(sight: Sight, event: RunningEvent): EventStep[] {
  const { most, steps } = EFFECT[event.effect];
  const allowed = { one: 1, amount: event.amount, any: Infinity }[most];
  return event.steps.length < allowed ? steps(sight, event) : [];
}

const FIELDS = ['character', 'to', 'from', 'room', 'plan', 'space', 'card', 'tool', 'token'] as const;

export const sameStep = (a: EventStep, b: EventStep): boolean => FIELDS.every((field) => a[field] === b[field]);
