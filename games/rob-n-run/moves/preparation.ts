/** Preparing a raid: `chooseBuilding`, `payInformant`, `startRaid` (RR-165 to RR-181). */
import { refusal } from '../../kit/move';
import { INFORMANT_COST } from '../content/numbers';
import { goOnBribing, payable, robBuilding, startRaid as start } from '../preparation';
import { buildingsWithSafes } from '../scoring';
import { ALARMS, defineMove, type SafeClass } from '../state';
import * as schemas from './schemas';

/** All sets of one or more safes of a building, by number; the whole building as no set at all. */
const setsOf = (classes: readonly SafeClass[]): (number[] | undefined)[] => {
  const sets = classes.reduce<number[][]>((some, _, i) => [...some, ...some.map((set) => [...set, i])], [[]]);
  return [undefined, ...sets.filter((set) => set.length > 0 && set.length < classes.length)];
};

export const chooseBuilding = defineMove({
  name: 'chooseBuilding',
  args: schemas.chooseBuilding,
  refuse: (view, { building, safes }) => {
    const classes = view.counts.buildings[building];
    if (classes.length === 0) return refusal('building-empty', 'RR-165');
    if (!safes) return undefined;
    if (view.safesPerRaid === 'all') return refusal('all-safes', 'RR-167');
    const right = safes.every((number) => number < classes.length) && new Set(safes).size === safes.length;
    return right ? undefined : refusal('no-such-safe', 'RR-165');
  },
  options: (view) => buildingsWithSafes(view).flatMap((building) =>
    (view.safesPerRaid === 'all' ? [undefined] : setsOf(view.counts.buildings[building])).map((safes) => ({ building, ...(safes && { safes }) }))),
  apply: (turn, { building, safes }) => robBuilding(turn, building, safes),
});

export const payInformant = defineMove({
  name: 'payInformant',
  args: schemas.payInformant,
  refuse: (view, { alarm }) => {
    if (!view.informants.includes(alarm)) return refusal('informant-not-out', 'RR-173');
    if (view.raid!.paid.includes(alarm)) return refusal('paid-already', 'RR-173');
    if (view.levels[alarm] === 0) return refusal('no-cube', 'RR-173', { alarm });
    if (view.treasury < INFORMANT_COST) return refusal('no-gold', 'RR-173', { cost: INFORMANT_COST, treasury: view.treasury });
    return undefined;
  },
  options: (view) => ALARMS.filter((alarm) => payable(view).includes(alarm)).map((alarm) => ({ alarm })),
  apply: (turn, { alarm }) => {
    const { G, seat, tell } = turn;
    G.treasury -= INFORMANT_COST;
    G.levels[alarm] -= 1;
    G.raid!.paid.push(alarm);
    tell({ type: 'informant-paid', seat, alarm, level: G.levels[alarm], treasury: G.treasury });
    goOnBribing(turn);
  },
});

export const startRaid = defineMove({
  name: 'startRaid',
  args: schemas.startRaid,
  options: () => [{}],
  apply: start,
});
