/** Non-interference: what a seat cannot know changes nothing of what it is shown. */
import { getFilterPlayerView } from 'boardgame.io/internal';
import type { LogEntry, State } from 'boardgame.io';
import { pick } from '../../games/kit/chance';
import { Table } from '../../games/kit/table';
import type { Chance, Choice, KitState, Seat } from '../../games/kit/types';
import { logFor, stateFor } from '../../server/views';
import { must, type AnyRuleset, type AnyStep, type AnyTable } from './suite';

type Viewer = Seat | null;

/** Makes what goes to a client after a move, as text. */
type Framer = (ruleset: AnyRuleset, viewer: Viewer, state: State<KitState>, entries?: LogEntry[]) => string;

/** By our server's views. */
export const frame: Framer = (ruleset, viewer, state, entries = []) =>
  JSON.stringify([stateFor(ruleset, state, viewer), logFor(entries, viewer)]);

/** By boardgame.io's own filter, as a stock server or a local match would. */
export const stockFrame: Framer = (ruleset, viewer, state, entries = []) =>
  JSON.stringify(getFilterPlayerView(ruleset.game)(viewer, { type: 'update', args: ['match', { ...state, deltalog: entries }] }));

/** How often what hardly differs from step to step is tried: boardgame.io's filter beside ours, a resampled state's soundness. */
const SHARE = 0.2;

/** The same match, had what `viewer` cannot know been otherwise: cards, commits, and the source of all chance. */
export function otherWorld({ ruleset, state }: AnyTable, viewer: Viewer, dice: Chance): State<KitState> {
  const G = ruleset.resample(state.G, viewer, dice);
  const broken = dice.Number() < SHARE ? ruleset.invariants(G) : [];
  must(broken.length === 0, () => `a resampled state is impossible: ${broken.join('; ')}`);
  const seed = `other-${dice.Number()}`;
  return { ...state, G, plugins: { ...state.plugins, random: { ...state.plugins.random, data: { seed } } } };
}

const holdsAnything = (thing: unknown): boolean =>
  typeof thing === 'object' && thing !== null ? Object.values(thing).some(holdsAnything) : thing !== null;

/** What the resampling has changed so far, to know that it proves something. */
export class Changes {
  states = 0;
  changed = 0;
  /** Keys of the private parts that some seat has had, and those that were changed for another viewer. */
  readonly seen = new Set<string>();
  readonly varied = new Set<string>();

  note(before: KitState, after: KitState, viewer: Viewer): void {
    // A game, or a setting of it, may hide nothing at all: then there is nothing to change.
    if (!holdsAnything([before.secret, before.players])) return;
    this.states += 1;
    const text = (G: KitState) => JSON.stringify([G.secret, G.players]);
    if (text(before) !== text(after)) this.changed += 1;
    for (const [seat, own] of Object.entries(before.players)) {
      if (seat === viewer) continue;
      for (const [key, value] of Object.entries(own as object)) {
        if (!holdsAnything(value)) continue;
        this.seen.add(key);
        const other = (after.players[seat] as Record<string, unknown>)[key];
        if (JSON.stringify(other) !== JSON.stringify(value)) this.varied.add(key);
      }
    }
  }
}

export const viewersOf = (table: AnyTable): Viewer[] => [...table.seats, null];

/** Every viewer's view and frame are byte-identical in another world, and hold nothing of the seed (hazards 1, 50). */
export function showsNothingHidden(table: AnyTable, entries: LogEntry[], dice: Chance, changes: Changes): void {
  const { ruleset, state } = table;
  const { seed } = state.plugins.random!.data as { seed: string };
  for (const viewer of viewersOf(table)) {
    const other = otherWorld(table, viewer, dice);
    changes.note(state.G, other.G, viewer);
    for (const framed of dice.Number() < SHARE ? [frame, stockFrame] : [frame]) {
      const shown = framed(ruleset, viewer, state, entries);
      must(shown === framed(ruleset, viewer, other, entries), () => `${viewer ?? 'a spectator'} is shown more than it may know: ${
        difference(ruleset.view(state.G, viewer), ruleset.view(other.G, viewer)) ?? 'beside G'}`);
      must(!shown.includes(seed), () => `the seed is shown to ${viewer ?? 'a spectator'}`);
    }
  }
}

/** The first place where two things differ, as a path. */
function difference(a: unknown, b: unknown, path = 'G'): string | undefined {
  if (JSON.stringify(a) === JSON.stringify(b)) return undefined;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return `${path}: ${JSON.stringify(a)} or ${JSON.stringify(b)}`;
  const keys = new Set([...Object.keys(a), ...Object.keys(b)]);
  for (const key of keys) {
    const found = difference((a as Record<string, unknown>)[key], (b as Record<string, unknown>)[key], `${path}.${key}`);
    if (found) return found;
  }
  return `${path}: other order of keys`;
}

/** The table after `seat` has made one of its commits, by chance, in this state instead. */
function commitAnew(ruleset: AnyRuleset, state: State<KitState>, seat: Seat, dice: Chance): { choice: Choice; table: AnyTable } {
  const table = new Table(ruleset, state);
  const choice = pick(table.choices(seat, dice).filter(({ move }) => ruleset.moves[move]!.commit), dice);
  const refused = table.act(seat, choice.move, choice.args);
  must(!refused, () => `${seat} ${JSON.stringify(choice)} refused in another world: ${refused?.reason}`);
  return { choice, table };
}

/**
 * A commit that others are still awaited after: shown alike to the others, whatever was chosen, from whatever hand.
 * Returns whether the step was such a commit.
 */
export function commitsAreHidden({ table, before, seat, choice, entries }: AnyStep, dice: Chance): boolean {
  const { ruleset } = table;
  const early = ruleset.moves[choice.move]!.commit && Object.keys(before.G.asked).some((other) => other !== seat);
  if (!early) return false;
  const viewers = viewersOf(table).filter((v) => v !== seat);
  const hides = (viewer: Viewer, other: ReturnType<typeof commitAnew>) =>
    must(frame(ruleset, viewer, table.state, entries) === frame(ruleset, viewer, other.table.state, other.table.log), () =>
      `${viewer ?? 'a spectator'} can tell ${JSON.stringify(choice)} of ${seat} from ${JSON.stringify(other.choice)}`);
  const instead = commitAnew(ruleset, before, seat, dice);
  for (const viewer of viewers) hides(viewer, instead);
  // From another hand, too: each step for another viewer.
  const viewer = pick(viewers, dice);
  hides(viewer, commitAnew(ruleset, otherWorld(new Table(ruleset, before), viewer, dice), seat, dice));
  return true;
}
