/** What a bot believes of the missing tools: all safes that agree with the evidence, weighed alike but for conventions. */
import type { Seat } from '../../kit/types';
import { emptyRow } from '../cards';
import { safesOfClass } from '../content/safes';
import { evidenceOf, facesSeen, isTrue, missingFrom, rowsBefore } from '../evidence';
import { plusSafe } from '../needs';
import { TOOLS, type Fact, type Note, type Private, type Raid, type Row, type SafeId, type Tool, type View } from '../state';

/** For each tool the chance that at least 1, 2, … of it are missing: `atLeast[tool][0]` is that of at least one. */
export type Belief = Record<Tool, number[]>;

/** More than any raid needs of one kind. */
const MOST = 12;
/** How much likelier it is that a card given by the Boss was wanted than that it was not. */
const GIVEN_WANTED = 15;
/** The knowledge of all that a seat shares with the Boss, or of a spectator. */
type Knower = Pick<Private, 'notes' | 'played'> | undefined;

/** All sets of safes behind the screen that are possible by their backs, in rising order within a class. `see` gets the needs of each. */
function eachScreen(classes: Raid['safes'], gone: ReadonlySet<SafeId>, seen: ReadonlyMap<number, SafeId>, see: (needs: Row) => void): void {
  const known = new Set([...gone, ...seen.values()]);
  const possible = classes.map((safeClass, at) => {
    const face = seen.get(at);
    return face === undefined ? safesOfClass(safeClass).map(({ id }) => id).filter((id) => !known.has(id)) : [face];
  });
  const chosen: SafeId[] = [];
  const fill = (at: number, needs: Row): void => {
    if (at === classes.length) {
      see(needs);
      return;
    }
    const previous = at > 0 && classes[at - 1] === classes[at] && !seen.has(at - 1) && !seen.has(at) ? chosen[at - 1]! : '';
    for (const id of possible[at]!) {
      if (id <= previous || chosen.includes(id)) continue;
      chosen[at] = id;
      fill(at + 1, plusSafe(needs, id));
      chosen.length = at;
    }
  };
  fill(0, emptyRow());
}

/** Cards that the Boss has given this seat, with what lay in the rows then. */
const gifts = (raid: Raid, notes: readonly Note[], seat: Seat | undefined): { card: Tool; rows: Row }[] =>
  notes.flatMap(({ round, fact }) =>
    (fact.what === 'given-card' && fact.seat === seat && fact.card !== 'bag' ? [{ card: fact.card as Tool, rows: rowsBefore(raid, round) }] : []));

/** What the safes could need, as far as a seat can know, and how likely each is. */
export interface Worlds {
  rows: Row;
  needs: Row[];
  weights: number[];
}

/** More worlds than these are thinned out evenly: three safes can look in ten thousand ways. */
const MOST_WORLDS = 3000;

/** How many sets of safes these backs allow, about. */
const ways = (classes: Raid['safes']): number => classes.reduce<number>((product, safeClass) => product * safesOfClass(safeClass).length, 1);

/** The worlds of a seat with this private part; of all together without one. */
export function worldsOf({ raid, scored }: Pick<View, 'raid' | 'scored'>, own?: Knower, seat?: Seat): Worlds {
  const { safes: classes, rows } = raid!;
  const evidence = evidenceOf(raid!, own);
  const given = gifts(raid!, own?.notes ?? [], seat);
  const every = Math.max(1, Math.round(ways(classes) / MOST_WORLDS));
  const worlds: Worlds = { rows, needs: [], weights: [] };
  let at = 0;
  eachScreen(classes, new Set(scored), facesSeen(own), (needs) => {
    if (at++ % every !== 0 || !evidence(needs)) return;
    worlds.needs.push(needs);
    worlds.weights.push(given.reduce((weight, { card, rows: then }) => (needs[card] > then[card] ? weight * GIVEN_WANTED : weight), 1));
  });
  return worlds;
}

/** What is believed in these worlds, or in those of them in which a fact is true that is told now. */
export function beliefIn({ rows, needs, weights }: Worlds, fact?: Fact): Belief {
  const sums = TOOLS.map(() => new Float64Array(MOST));
  let all = 0;
  needs.forEach((need, world) => {
    if (fact && !isTrue(fact, missingFrom(need, rows))) return;
    all += weights[world]!;
    TOOLS.forEach((tool, i) => {
      for (let n = 0; n < need[tool] - rows[tool]; n++) sums[i]![n]! += weights[world]!;
    });
  });
  return Object.fromEntries(TOOLS.map((tool, i) => [tool, Array.from(sums[i]!, (sum) => (all > 0 ? sum / all : 0))])) as Belief;
}

/** The belief of a seat with this private part; of all together without one. */
export const beliefOf = (view: Pick<View, 'raid' | 'scored'>, own?: Knower, seat?: Seat): Belief => beliefIn(worldsOf(view, own, seat));

/** The chance that a kind is missing. */
export const chanceOf = (belief: Belief, tool: Tool): number => belief[tool][0]!;

/** How well a belief fits the truth: what is rightly thought missing, less what is wrongly so. */
export const fit = (belief: Belief, missing: Row): number =>
  TOOLS.reduce((sum, tool) => sum + belief[tool].reduce((part, chance, n) => part + (n < missing[tool] ? chance : -chance), 0), 0);
