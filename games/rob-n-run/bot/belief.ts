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

/** Needs that some sets of safes have, and how many sets. */
interface Screen {
  needs: Row;
  ways: number;
}

/** All that may be needed behind the screen, by the backs. `gone` lie elsewhere, `seen` are known by their numbers. */
function allScreens(classes: Raid['safes'], gone: readonly SafeId[], seen: ReadonlyMap<number, SafeId>): Screen[] {
  const known = new Set([...gone, ...seen.values()]);
  const possible = classes.map((safeClass, at) => {
    const face = seen.get(at);
    return face === undefined ? safesOfClass(safeClass).map(({ id }) => id).filter((id) => !known.has(id)) : [face];
  });
  const screens = new Map<number, Screen>();
  const chosen: SafeId[] = [];
  const fill = (at: number, needs: Row): void => {
    if (at === classes.length) {
      const key = TOOLS.reduce((sum, tool) => sum * 16 + needs[tool], 0);
      const same = screens.get(key);
      if (same) same.ways += 1;
      else screens.set(key, { needs, ways: 1 });
      return;
    }
    // Safes of one class in rising order only.
    const previous = at > 0 && classes[at - 1] === classes[at] && !seen.has(at - 1) && !seen.has(at) ? chosen[at - 1]! : '';
    for (const id of possible[at]!) {
      if (id <= previous || chosen.slice(0, at).includes(id)) continue;
      chosen[at] = id;
      fill(at + 1, plusSafe(needs, id));
    }
  };
  fill(0, emptyRow());
  return [...screens.values()];
}

/** Screens worked out last: they stay the same throughout a raid. */
const lastScreens = new Map<string, Screen[]>();
const MOST_SCREENS = 16;

/** `allScreens`, worked out once a raid. */
function screensOf(classes: Raid['safes'], gone: readonly SafeId[], seen: ReadonlyMap<number, SafeId>): Screen[] {
  const key = [classes, gone, [...seen]].join(';');
  const screens = lastScreens.get(key) ?? allScreens(classes, gone, seen);
  lastScreens.delete(key);
  lastScreens.set(key, screens);
  if (lastScreens.size > MOST_SCREENS) lastScreens.delete(lastScreens.keys().next().value!);
  return screens;
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

/** The worlds of a seat with this private part; of all together without one. */
export function worldsOf({ raid, scored }: Pick<View, 'raid' | 'scored'>, own?: Knower, seat?: Seat): Worlds {
  const { safes: classes, rows } = raid!;
  const evidence = evidenceOf(raid!, own);
  const given = gifts(raid!, own?.notes ?? [], seat);
  const worlds: Worlds = { rows, needs: [], weights: [] };
  for (const { needs, ways } of screensOf(classes, scored, facesSeen(own))) {
    if (!evidence(needs)) continue;
    worlds.needs.push(needs);
    worlds.weights.push(given.reduce((weight, { card, rows: then }) => (needs[card] > then[card] ? weight * GIVEN_WANTED : weight), ways));
  }
  return worlds;
}

/** What is believed in these worlds, or in those of them in which a fact is true that is told now. */
export function beliefIn({ rows, needs, weights }: Worlds, fact?: Fact): Belief {
  // Weights by kind and by how many are missing.
  const sums = TOOLS.map(() => Array.from({ length: MOST + 1 }, () => 0));
  let all = 0;
  for (const [world, need] of needs.entries()) {
    if (fact && !isTrue(fact, missingFrom(need, rows))) continue;
    const weight = weights[world]!;
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
