/** Phase `soloVault`, and vault rounds of Act I: rob or flee, Cops, and which token to take (BS-336 to BS-345). */
import * as v from 'valibot';
import { noArgs, refusal } from '../../../kit/move';
import type { Refusal } from '../../../kit/types';
import type { Turn } from '../../events';
import { CREW, defineMove, type BigScore, type View } from '../../state';
import { bossOf, soloOf } from '../ask';
import { cheapest, mostBribes, pendingCops, worthOf } from '../bribes';
import { endSolo } from '../end';
import { keepMarket } from '../market';
import { BRIBE } from '../numbers';
import { resolveOn } from '../resolve';
import { layOnRow } from '../row';
import { scenarioOf } from '../scenarios';
import { takeOut } from '../tokens';
import { placeOnTrack } from '../track';
import { askToRob, clearDraw, leaveVault, meetCops, robVault, type After } from '../vault';
import { token } from './schemas';

/** A vault round belongs to the heist of Act II, or to a job of Act I. */
const afterwards = ({ act }: BigScore): After =>
  act === 1 ? { round: resolveOn, bust: endSolo } : { round: askToRob, bust: keepMarket };

const tokensLeft = ({ counts }: View): number => Object.values(counts.vault).reduce((sum, count) => sum + count, 0);

function refuseRob(view: View): Refusal | undefined {
  if (tokensLeft(view) === 0) return refusal('vault-empty', 'BS-336');
  return scenarioOf(view).vault.canRob(view) ? undefined : refusal('no-row', 'BS-408');
}

export const rob = defineMove({
  name: 'rob',
  args: noArgs,
  refuse: refuseRob,
  options: (view) => (refuseRob(view) ? [] : [{}]),
  apply: (turn) => robVault(turn, afterwards(turn.G)),
});

export const flee = defineMove({
  name: 'flee',
  args: noArgs,
  options: () => [{}],
  apply: (turn) => {
    leaveVault(turn);
    keepMarket(turn);
  },
});

export const returnCops = defineMove({
  name: 'returnCops',
  args: noArgs,
  options: () => [{}],
  apply: (turn) => {
    const { G, seat, tell } = turn;
    const count = pendingCops(G);
    const cops = Array<'cops'>(count).fill('cops');
    takeOut(soloOf(G).drawn, cops);
    G.secret.vault.push(...cops);
    tell({ type: 'cops-returned', seat, count });
    meetCops(turn, afterwards(G));
  },
});

/** Bribes with cash, or with notes of the loot that leave the game. */
function payBribe(turn: Turn, count: number, notes: Parameters<typeof worthOf>[0]): number {
  const { G } = turn;
  if (scenarioOf(G).bribesWith === 'cash') {
    bossOf(G).cash -= BRIBE * count;
    return BRIBE * count;
  }
  takeOut(bossOf(G).loot, notes);
  soloOf(G).gone.push(...notes);
  return worthOf(notes);
}

export const bribe = defineMove({
  name: 'bribe',
  args: v.strictObject({
    count: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(9)),
    tokens: v.pipe(v.array(token), v.maxLength(20)),
  }),
  refuse: (view, { count, tokens }) => {
    const scenario = scenarioOf(view);
    const most = mostBribes(view, scenario);
    if (count > most) return refusal('too-many-bribes', 'BS-340', { most });
    const wanted = scenario.bribesWith === 'loot' && count > 0;
    const loot = [...bossOf(view).loot];
    for (const note of tokens) {
      if (!wanted || worthOf([note]) === 0 || !loot.includes(note)) return refusal('not-for-bribes', 'BS-339', { token: note });
      takeOut(loot, [note]);
    }
    const price = BRIBE * count;
    return wanted && worthOf(tokens) < price ? refusal('bribe-too-low', 'BS-340', { price }) : undefined;
  },
  options: (view) => {
    const scenario = scenarioOf(view);
    return Array.from({ length: mostBribes(view, scenario) + 1 }, (_, count) => ({ count, tokens: cheapest(view, scenario, count) }));
  },
  apply: (turn, { count, tokens }) => {
    const { G, seat, tell } = turn;
    const scenario = scenarioOf(G);
    placeOnTrack(turn, pendingCops(G) - count, scenario);
    const cost = payBribe(turn, count, tokens);
    const bought = soloOf(G).drawn.filter((kind) => kind === 'cops');
    takeOut(soloOf(G).drawn, bought);
    G.secret.vault.push(...bought);
    if (count > 0) tell({ type: 'bribed', seat, count, cost });
    meetCops(turn, afterwards(G));
  },
});

export const placeCop = defineMove({
  name: 'placeCop',
  args: v.strictObject({ type: v.picklist(CREW) }),
  refuse: (view, { type }) =>
    scenarioOf(view).vault.spaces(view, 'cops')!.includes(type) ? undefined : refusal('no-space', 'BS-404', { crew: type }),
  options: (view) => scenarioOf(view).vault.spaces(view, 'cops')!.map((type) => ({ type })),
  apply: (turn, { type }) => {
    const { G } = turn;
    takeOut(soloOf(G).drawn, ['cops']);
    layOnRow(turn, 'cops', type);
    meetCops(turn, afterwards(G));
  },
});

/** Whether the token taken is laid where it may lie. */
function refuseSpace(view: View, taken: View['floor'][number] | null, type: (typeof CREW)[number] | undefined): Refusal | undefined {
  const spaces = taken === null ? null : scenarioOf(view).vault.spaces(view, taken);
  if (spaces === null) return type === undefined ? undefined : refusal('no-row-here', 'BS-403');
  return type !== undefined && spaces.includes(type) ? undefined : refusal('no-space', 'BS-403', { crew: type ?? spaces[0]! });
}

export const split = defineMove({
  name: 'split',
  args: v.strictObject({ take: v.nullable(token), remove: v.nullable(token), type: v.optional(v.picklist(CREW)) }),
  refuse: (view, { take, remove, type }) => {
    const left = [...soloOf(view).drawn];
    for (const wanted of [take, remove]) {
      if (wanted === null) continue;
      if (!left.includes(wanted)) return refusal('not-drawn', 'BS-341', { token: wanted });
      takeOut(left, [wanted]);
    }
    if (remove === null && left.length > 0) return refusal('must-remove', 'BS-342');
    return refuseSpace(view, take, type);
  },
  options: (view) => {
    const kinds = [...new Set(soloOf(view).drawn)];
    return [...kinds, null].flatMap((take) => {
      const left = [...soloOf(view).drawn];
      if (take !== null) takeOut(left, [take]);
      const removals = left.length > 0 ? [...new Set(left)] : [null];
      const spaces = take === null ? null : scenarioOf(view).vault.spaces(view, take);
      return removals.flatMap((remove) => (spaces === null ? [{ take, remove }] : spaces.map((type) => ({ take, remove, type }))));
    });
  },
  apply: (turn, { take, remove, type }) => {
    const { G } = turn;
    if (take !== null) {
      takeOut(soloOf(G).drawn, [take]);
      scenarioOf(G).vault.take(turn, take, type);
    }
    clearDraw(turn, remove);
    afterwards(G).round(turn);
  },
});
