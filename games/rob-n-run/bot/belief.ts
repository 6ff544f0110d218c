/** What a bot believes of the missing tools: all safes that agree with the evidence, weighed alike but for conventions. */
import type { Seat } from '../../kit/types';
import { safesOfClass } from '../content/safes';
import { evidenceOf, facesSeen, rowsBefore } from '../evidence';
import { needsOf } from '../needs';
import { TOOLS, type Note, type Private, type Raid, type Row, type SafeId, type Tool, type View } from '../state';

/** For each tool the chance that at least 1, 2, … of it are missing: `atLeast[tool][0]` is that of at least one. */
export type Belief = Record<Tool, number[]>;

/** More than any raid needs of one kind. */
const MOST = 12;
/** How much likelier it is that a card given by the Boss was wanted than that it was not. */
const GIVEN_WANTED = 15;
/** The knowledge of all that a seat shares with the Boss, or of a spectator. */
type Knower = Pick<Private, 'notes' | 'played'> | undefined;

/** All sets of safes behind the screen that are possible by their backs. Safes of one class are taken in rising order. */
function* screens(classes: Raid['safes'], gone: ReadonlySet<SafeId>, seen: ReadonlyMap<number, SafeId>, chosen: SafeId[] = []): Generator<SafeId[]> {
  const at = chosen.length;
  if (at === classes.length) {
    yield chosen;
    return;
  }
  const face = seen.get(at);
  if (face !== undefined) {
    yield* screens(classes, gone, seen, [...chosen, face]);
    return;
  }
  const previous = at > 0 && classes[at - 1] === classes[at] && !seen.has(at - 1) ? chosen[at - 1]! : '';
  for (const { id } of safesOfClass(classes[at]!))
    if (id > previous && !gone.has(id) && !chosen.includes(id) && ![...seen.values()].includes(id)) yield* screens(classes, gone, seen, [...chosen, id]);
}

/** Cards that the Boss has given this seat, with what lay in the rows then. */
const gifts = (raid: Raid, notes: readonly Note[], seat: Seat | undefined): { card: Tool; rows: Row }[] =>
  notes.flatMap(({ round, fact }) =>
    (fact.what === 'given-card' && fact.seat === seat && fact.card !== 'bag' ? [{ card: fact.card as Tool, rows: rowsBefore(raid, round) }] : []));

/** The belief of a seat with this private part; of all together without one. */
export function beliefOf({ raid, scored }: Pick<View, 'raid' | 'scored'>, own?: Knower, seat?: Seat): Belief {
  const evidence = evidenceOf(raid!, own);
  const given = gifts(raid!, own?.notes ?? [], seat);
  const sums = TOOLS.map(() => new Float64Array(MOST));
  let all = 0;
  for (const safes of screens(raid!.safes, new Set(scored), facesSeen(own))) {
    const needs = needsOf(safes);
    if (!evidence(needs)) continue;
    const weight = given.reduce((w, { card, rows }) => (needs[card] > rows[card] ? w * GIVEN_WANTED : w), 1);
    all += weight;
    TOOLS.forEach((tool, i) => {
      for (let n = 0; n < needs[tool] - raid!.rows[tool]; n++) sums[i]![n]! += weight;
    });
  }
  return Object.fromEntries(TOOLS.map((tool, i) => [tool, Array.from(sums[i]!, (sum) => (all > 0 ? sum / all : 0))])) as Belief;
}

/** The chance that a kind is missing. */
export const chanceOf = (belief: Belief, tool: Tool): number => belief[tool][0]!;

/** How well a belief fits the truth: what is rightly thought missing, less what is wrongly so. */
export const fit = (belief: Belief, missing: Row): number =>
  TOOLS.reduce((sum, tool) => sum + belief[tool].reduce((part, chance, n) => part + (n < missing[tool] ? chance : -chance), 0), 0);
