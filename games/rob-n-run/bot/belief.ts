/** What a bot believes of the missing tools: all safes that agree with the evidence, weighed by how well they explain what happened. */
import type { Seat } from '../../kit/types';
import { evidenceOf, facesSeen, isTrue, missingFrom, rowsBefore } from '../evidence';
import { TOOLS, type Fact, type HintId, type Note, type Private, type Raid, type Row, type Tool, type View } from '../state';
import { screensOf } from './screens';
import { WEIGHTS } from './weights';

/** For each tool the chance that at least 1, 2, … of it are missing: `atLeast[tool][0]` is that of at least one. */
export type Belief = Record<Tool, number[]>;

/** More than any raid needs of one kind. */
const MOST = 12;
/** The knowledge of all that a seat shares with the Boss, or of a spectator. */
type Knower = Pick<Private, 'notes' | 'played'> | undefined;

/** Cards that the Boss has given this seat, with what lay in the rows then. */
const gifts = (raid: Raid, notes: readonly Note[], seat: Seat | undefined): { card: Tool; rows: Row }[] =>
  notes.flatMap(({ round, fact }) =>
    (fact.what === 'given-card' && fact.seat === seat && fact.card !== 'bag' ? [{ card: fact.card as Tool, rows: rowsBefore(raid, round) }] : []));

/** A convention: of all kinds that are missing, H03 calls out one that is missing most. */
const calledOut = (fact: Fact, missing: Row): number =>
  (fact.what === 'missing' && TOOLS.some((tool) => missing[tool] > missing[fact.tool]) ? WEIGHTS.seldom : 1);

/** What the safes could need, as far as a seat can know, and how likely each is. */
export interface Worlds {
  rows: Row;
  needs: Row[];
  weights: number[];
}

/** Which part of the cards that others play is of each kind, from what all know. */
export function othersPlay(open: Belief): Record<Tool, number> {
  const worth = TOOLS.map((tool) => open[tool].reduce((sum, chance) => sum + chance * chance, 0));
  const sum = worth.reduce((a, b) => a + b, 0);
  return Object.fromEntries(TOOLS.map((tool, i) => [tool, sum > 0 ? worth[i]! / sum : 0])) as Record<Tool, number>;
}

/** The raid as it was when a round's cards were played. */
const raidThen = (raid: Raid, round: number): Raid =>
  ({ ...raid, round, rows: rowsBefore(raid, round), sorted: raid.sorted.slice(0, round - 1), notes: raid.notes.filter((note) => note.round <= round) });

/** `playsSoFar` by the alarm phases from which it follows: with them, the notes of those rounds are settled. */
const knownPlays = new WeakMap<Raid['sorted'], Record<Tool, number>[]>();

/** What others probably played, round by round. */
function playsSoFar({ raid, scored }: Pick<View, 'raid' | 'scored'>): Record<Tool, number>[] {
  const { sorted } = raid!;
  const known = knownPlays.get(sorted);
  if (known) return known;
  const plays: Record<Tool, number>[] = [];
  for (let round = 1; round <= sorted.length; round++)
    plays.push(othersPlay(beliefIn(weigh({ raid: raidThen(raid!, round), scored }, plays))));
  knownPlays.set(sorted, plays);
  return plays;
}

/** Wrong cards of others tell as well: how likely they are if this is needed, for they are of kinds that were complete. */
function mishaps(raid: Raid, own: Knower, plays: readonly Record<Tool, number>[]): (needs: Row) => number {
  const rounds = raid.sorted.flatMap(({ row, pile }, i) => {
    const mine = TOOLS.reduce((sum, tool) => sum + Math.max(0, (own?.played[i]?.[tool] ?? 0) - row[tool]), 0);
    return pile > mine ? [{ wrong: pile - mine, rows: rowsBefore(raid, i + 2), plays: plays[i]! }] : [];
  });
  return (needs) => rounds.reduce((product, { wrong, rows, plays: shares }) => {
    const complete = TOOLS.reduce((sum, tool) => (needs[tool] <= rows[tool] ? sum + shares[tool] : sum), 0);
    return product * (WEIGHTS.strange + complete) ** wrong;
  }, 1);
}

/** All worlds of a seat, weighed by how likely it is that what happened would happen in them. */
function weigh({ raid, scored }: Pick<View, 'raid' | 'scored'>, plays: readonly Record<Tool, number>[], own?: Knower, seat?: Seat): Worlds {
  const evidence = evidenceOf(raid!, own);
  const given = gifts(raid!, own?.notes ?? [], seat);
  const calls = raid!.notes.filter(({ hint }) => hint === 'H03').map(({ round, fact }) => ({ fact, before: rowsBefore(raid!, round) }));
  const mishap = mishaps(raid!, own, plays);
  const worlds: Worlds = { rows: raid!.rows, needs: [], weights: [] };
  for (const { needs, ways } of screensOf(raid!.safes, scored, facesSeen(own))) {
    if (!evidence(needs)) continue;
    worlds.needs.push(needs);
    const gift = given.reduce((weight, { card, rows: then }) => (needs[card] > then[card] ? weight * WEIGHTS.given : weight), 1);
    const call = calls.reduce((weight, { fact, before }) => weight * calledOut(fact, missingFrom(needs, before)), 1);
    worlds.weights.push(ways * gift * call * mishap(needs));
  }
  return worlds;
}

/** The worlds of a seat with this private part; of all together without one. */
export const worldsOf = (view: Pick<View, 'raid' | 'scored'>, own?: Knower, seat?: Seat): Worlds => weigh(view, playsSoFar(view), own, seat);

/** What is believed in these worlds, or in those of them in which a fact is true that is told now. */
export function beliefIn({ rows, needs, weights }: Worlds, fact?: Fact, hint?: HintId): Belief {
  // Weights by kind and by how many are missing.
  const sums = TOOLS.map(() => Array.from({ length: MOST + 1 }, () => 0));
  let all = 0;
  for (const [world, need] of needs.entries()) {
    if (fact && !isTrue(fact, missingFrom(need, rows))) continue;
    const weight = weights[world]! * (fact && hint === 'H03' ? calledOut(fact, missingFrom(need, rows)) : 1);
    all += weight;
    for (let i = 0; i < TOOLS.length; i++) sums[i]![need[TOOLS[i]!] - rows[TOOLS[i]!]]! += weight;
  }
  const belief = {} as Belief;
  for (const [i, tool] of TOOLS.entries()) {
    belief[tool] = [];
    for (let n = MOST, sum = 0; n > 0; n--) belief[tool][n - 1] = all > 0 ? (sum += sums[i]![n]!) / all : 0;
  }
  return belief;
}

/** The belief of a seat with this private part; of all together without one. */
export const beliefOf = (view: Pick<View, 'raid' | 'scored'>, own?: Knower, seat?: Seat): Belief => beliefIn(worldsOf(view, own, seat));

/** The chance that a kind is missing. */
export const chanceOf = (belief: Belief, tool: Tool): number => belief[tool][0]!;

/** How well a belief fits the truth: what is rightly thought missing, less what is wrongly so. */
export const fit = (belief: Belief, missing: Row): number =>
  TOOLS.reduce((sum, tool) => sum + belief[tool].reduce((part, chance, n) => part + (n < missing[tool] ? chance : -chance), 0), 0);
