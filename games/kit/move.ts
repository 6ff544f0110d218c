/** `defineMove`: one definition that the server validates with, the board explains with and bots choose with. */
import * as v from 'valibot';
import type { Chance, Choice, GameEvent, KitState, Refusal, Seat } from './types';

/** The schema of a move's one argument object. Use `v.strictObject` so that nothing unknown comes through. */
export type ArgsSchema = v.GenericSchema<unknown, object>;

/** What a move may use to change the game. */
export interface Play<G extends KitState> {
  G: G;
  seat: Seat;
  random: Chance;
  /** Writes a public fact into the log. Only what every seat and spectator may know. */
  tell(event: GameEvent): void;
  /** Goes to another phase; who acts there is what `G.asked` says when the move is done. */
  enter(phase: string): void;
  /** Nothing up to here can be taken back: for an undoable move that this time drew, revealed or handed over something. */
  seal(): void;
}

export interface MoveSpec<G extends KitState, V, S extends ArgsSchema> {
  /** Key in the stage's move list, in the log and in the locales. */
  name: string;
  args: S;
  /** Why the seat may not do this now, from its own view alone; nothing if it may. Never throws on fitting args. */
  refuse?: (view: V, args: v.InferOutput<S>, seat: Seat) => Refusal | undefined;
  /**
   * Legal arguments from the seat's own view: all of them, or, where there are too many, a fair sample drawn with
   * `dice`. Every entry must be accepted. Empty means that the move is not possible now.
   */
  options: (view: V, seat: Seat, dice: Chance) => v.InferOutput<S>[];
  /** Changes `play.G`. Runs only on arguments that were not refused. */
  apply: (play: Play<G>, args: v.InferOutput<S>) => void;
  /** A choice made at the same time as others: hidden, once per seat and step, may arrive on an older state. */
  commit?: boolean;
  /**
   * Its arguments are the mover's own: the log shows all others only that the move was made. Commits always are. What
   * else comes of the move shows as its events and in the views, as ever. Default false.
   */
  redacted?: boolean;
  /** May be taken back: only if it draws, reveals and hands over nothing. Default false. */
  undoable?: boolean;
  /** Legal in hardly any match, so the conformance suite does not wait to see it played. Default false. */
  rare?: boolean;
}

/** A move of a ruleset with its argument type forgotten, as the kit and the app handle it. */
export interface Move<G extends KitState = KitState, V = unknown> {
  name: string;
  args: ArgsSchema;
  refuse: (view: V, args: object, seat: Seat) => Refusal | undefined;
  options: (view: V, seat: Seat, dice: Chance) => object[];
  apply: (play: Play<G>, args: object) => void;
  commit: boolean;
  redacted: boolean;
  undoable: boolean;
  rare: boolean;
}

/** Makes the `defineMove` of one game: `export const defineMove = moveDefiner<G, View>()` in its state.ts. */
export function moveDefiner<G extends KitState, V>() {
  return <S extends ArgsSchema>(spec: MoveSpec<G, V, S>): Move<G, V> => ({
    refuse: () => undefined,
    commit: false,
    redacted: false,
    undoable: false,
    rare: false,
    ...spec,
  }) as Move<G, V>;
}

/** The argument schema of moves that say nothing but their name. */
export const noArgs = v.strictObject({});

/** Words a refusal. `rule` is the ID shown with it. */
export const refusal = (reason: string, rule?: string, params?: Refusal['params']): Refusal => ({
  reason,
  ...(rule && { rule }),
  ...(params && { params }),
});

const step = v.pipe(v.number(), v.integer());

/**
 * The one check of a move, for server, board and bots: shape, then the step of a commit, then the rule's own `refuse`.
 * Returns the parsed arguments, or why not. `raw` of a commit carries `step` beside the move's own arguments.
 */
export function checkMove<V extends { step: number }>(
  move: Move<never, V> | Move<KitState, V>,
  view: V,
  seat: Seat,
  raw: unknown,
): { ok: true; args: object } | { ok: false; refusal: Refusal } {
  let own: unknown = raw ?? {};
  if (move.commit) {
    if (typeof own !== 'object' || own === null || !Object.hasOwn(own, 'step'))
      return { ok: false, refusal: refusal('kit:arguments') };
    const { step: at, ...rest } = own as { step: unknown };
    if (!v.is(step, at)) return { ok: false, refusal: refusal('kit:arguments') };
    if (at !== view.step) return { ok: false, refusal: refusal('kit:late') };
    own = rest;
  }
  const parsed = v.safeParse(move.args, own);
  if (!parsed.success) return { ok: false, refusal: refusal('kit:arguments') };
  const why = move.refuse(view, parsed.output, seat);
  return why ? { ok: false, refusal: why } : { ok: true, args: parsed.output };
}

/** The legal choices of one move as a seat would send them (commits with their step). */
export function moveChoices<V extends { step: number }>(
  move: Move<never, V>,
  view: V,
  seat: Seat,
  dice: Chance,
): Choice[] {
  return move.options(view, seat, dice).map((args) => ({
    move: move.name,
    args: (move.commit ? { ...args, step: view.step } : args) as Record<string, unknown>,
  }));
}
