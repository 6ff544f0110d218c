/** `defineRuleset`: builds the boardgame.io `Game` of a ruleset from its phases, stages and moves. */
import type { Ctx, Game, PhaseConfig } from 'boardgame.io';
import { INVALID_MOVE } from 'boardgame.io/core';
import { checkOptions, type Manifest, type Options } from './manifest';
import { checkMove, moveChoices, refusal, type Move } from './move';
import { pure } from './pure';
import type { Chance, Choice, GameEvent, KitState, Refusal, Seat, View } from './types';
import { viewOf } from './view';

export interface RulesetSpec<G extends KitState, C> {
  manifest: Manifest;
  /** Makes `G` for seats '0' … numPlayers-1, with `asked` filled for the first phase. */
  setup: (table: { numPlayers: number; options: Options; random: Chance }) => G;
  /** Phase → stage → moves. The first phase starts the game. */
  phases: Record<string, Record<string, Move<G, View<G, C>>[]>>;
  /** The phase of a match's first state, where options skip the first phase. Default: the first. */
  start?: (G: G) => string;
  /** Public sizes of hidden zones, from the whole `G`. */
  counts: (G: G) => C;
  /** What must hold after every move; returns the broken ones in words (for the conformance suite). */
  invariants: (G: G) => string[];
  /** Another whole `G` that `seat` (null: a spectator) cannot tell from this one: all that it cannot know drawn anew. */
  resample: (G: G, seat: Seat | null, random: Chance) => G;
  /** The choice the table makes for a seat whose player is away, ready to be sent; nothing where the seat need not act. */
  standIn?: (view: View<G, C>, phase: string, seat: Seat) => Choice | undefined;
  /**
   * Where in the game's large course a state is, such as the second round: marked on a replay's timeline and worded by
   * the game's text `chapter.<name>` with `number`. Left out where phases tell enough.
   */
  chapter?: (G: G) => Chapter | undefined;
  /** More moves than any game can take with this number of players. */
  longest: (numPlayers: number) => number;
}

/** A part of the game that is counted: a round, a day, a raid. */
export interface Chapter {
  name: string;
  number: number;
}

/** A ruleset as app, server, bots and tests handle it. */
export interface Ruleset<G extends KitState = KitState, C = unknown> extends RulesetSpec<G, C> {
  /** The boardgame.io game, ready for Client, Server and reducers (already `pure`). */
  game: ReturnType<typeof pure>;
  /** Every move by name. Own-property map: names from outside are looked up with `Object.hasOwn`. */
  moves: Record<string, Move<G, View<G, C>>>;
  /** What `seat` sees of `G`. */
  view: (G: G, seat: Seat | null) => View<G, C>;
  /** Why this choice is refused, from the seat's view; nothing if it is legal now. Never throws on outside input. */
  refuse: (view: View<G, C>, ctx: Pick<Ctx, 'phase' | 'gameover'>, seat: Seat, choice: Choice) => Refusal | undefined;
  /** The legal choices of a seat now (long lists: a sample drawn with `dice`). */
  choices: (view: View<G, C>, ctx: Pick<Ctx, 'phase' | 'gameover'>, seat: Seat, dice: Chance) => Choice[];
}

const seatIndex = ({ G }: { G: KitState }): number => Number(Object.keys(G.asked)[0] ?? 0);

/** Builds a ruleset. Public seam: the casts to boardgame.io's loose types are here and nowhere else. */
export function defineRuleset<G extends KitState, C>(spec: RulesetSpec<G, C>): Ruleset<G, C> {
  const view = (G: G, seat: Seat | null) => viewOf(G, seat, spec.counts);
  const moves = Object.fromEntries(
    Object.values(spec.phases).flatMap((stages) => Object.values(stages).flat().map((move) => [move.name, move])),
  ) as Record<string, Move<G, View<G, C>>>;
  const undo = Object.values(moves).some((move) => move.undoable);

  const movesOf = (phase: string, stage: string | undefined): Move<G, View<G, C>>[] => {
    const stages = Object.hasOwn(spec.phases, phase) ? spec.phases[phase]! : {};
    return stage !== undefined && Object.hasOwn(stages, stage) ? stages[stage]! : [];
  };

  const bgioMove = (move: Move<G, View<G, C>>) => ({
    client: false,
    redact: move.commit || move.redacted,
    // boardgame.io would take moves back even after the end.
    undoable: ({ ctx }: { ctx: Ctx }) => move.undoable && ctx.gameover === undefined,
    ignoreStaleStateID: move.commit,
    move: (context: BgioContext<G>, args: object) => runMove(move, context, args, undo),
  });

  const phase = (name: string, stages: RulesetSpec<G, C>['phases'][string], start: boolean): PhaseConfig => ({
    start,
    // boardgame.io has one start phase: left before the first turn, it gives way to the one that the match begins with.
    ...(start && spec.start && {
      endIf: ({ G, ctx }: { G: G; ctx: Ctx }) => ctx.turn === 0 && spec.start!(G) !== name && { next: spec.start!(G) },
    }),
    turn: {
      order: { first: seatIndex, next: seatIndex },
      onBegin: ({ G, events }) => {
        events.setActivePlayers({ value: { ...G.asked } });
      },
      stages: Object.fromEntries(
        Object.entries(stages).map(([stage, list]) => [
          stage,
          { moves: Object.fromEntries(list.map((move) => [move.name, bgioMove(move)])) },
        ]),
      ),
    },
  } as PhaseConfig);

  const game: Game = {
    name: spec.manifest.id,
    minPlayers: spec.manifest.players.min,
    maxPlayers: spec.manifest.players.max,
    disableUndo: !undo,
    events: {
      endGame: false, endPhase: false, endStage: false, endTurn: false,
      pass: false, setActivePlayers: false, setPhase: false, setStage: false,
    },
    validateSetupData: (setupData: unknown, numPlayers: number) => {
      const checked = checkOptions(spec.manifest, numPlayers, setupData);
      return checked.ok ? undefined : checked.refusal.reason;
    },
    setup: ({ ctx, random }, setupData: unknown) => {
      const checked = checkOptions(spec.manifest, ctx.numPlayers, setupData);
      if (!checked.ok) throw new Error(`setup: ${checked.refusal.reason}`);
      return spec.setup({ numPlayers: ctx.numPlayers, options: checked.options, random });
    },
    phases: Object.fromEntries(Object.entries(spec.phases).map(([name, stages], i) => [name, phase(name, stages, i === 0)])),
    endIf: ({ G }) => (G as G).result,
    playerView: ({ G, playerID }) => view(G as G, playerID ?? null),
  };

  const processed = pure(game);
  /**
   * Checks a move before boardgame.io runs it: on the plain `G`, since reading all of a draft takes most of a move's
   * time, and by own names, since boardgame.io would find `toString` among the moves (hazard 13).
   */
  const processMove: typeof processed.processMove = (state, payload) => {
    const { type, playerID, args } = payload as { type: string; playerID: Seat; args: unknown };
    if (!Object.hasOwn(moves, type)) return INVALID_MOVE;
    const checked = checkMove(moves[type]!, view(state.G, playerID), playerID, Array.isArray(args) ? args[0] : undefined);
    if (!checked.ok) return INVALID_MOVE;
    // As it will come out of the store: without `undefined` and -0, and shared with no log entry (hazard 36).
    return processed.processMove(state, { ...payload, args: [JSON.parse(JSON.stringify(checked.args))] });
  };

  return {
    ...spec,
    game: { ...processed, processMove },
    moves,
    view,
    refuse: (seen, ctx, seat, choice) => {
      if (ctx.gameover !== undefined) return refusal('kit:game-over');
      const stage = Object.hasOwn(seen.asked, seat) ? seen.asked[seat] : undefined;
      if (stage === undefined) return refusal(Object.hasOwn(moves, choice.move) && moves[choice.move]!.commit ? 'kit:late' : 'kit:not-asked');
      const move = movesOf(ctx.phase, stage).find((m) => m.name === choice.move);
      if (!move) return refusal('kit:not-now');
      const checked = checkMove(move, seen, seat, choice.args);
      return checked.ok ? undefined : checked.refusal;
    },
    choices: (seen, ctx, seat, dice) =>
      ctx.gameover === undefined && Object.hasOwn(seen.asked, seat)
        ? movesOf(ctx.phase, seen.asked[seat]).flatMap((move) => moveChoices(move, seen, seat, dice))
        : [],
  };
}

interface BgioContext<G> {
  G: G;
  ctx: Ctx;
  playerID: string;
  random: Chance;
  events: { setPhase(p: string): void; endTurn(): void; setActivePlayers(a: { value: Record<string, string> }): void };
  log: { setMetadata(m: { events: GameEvent[] }): void };
}

/** Applies one checked move inside boardgame.io, then lets its flow follow `G.asked` and the phase entered. */
function runMove<G extends KitState, C>(
  move: Move<G, View<G, C>>,
  { G, ctx, playerID, random, events, log }: BgioContext<G>,
  args: object,
  undo: boolean,
): void {
  // Copies: events may hold parts of the draft, which goes on changing and is revoked after the move.
  const told: GameEvent[] = [];
  const askedBefore = JSON.stringify(G.asked);
  const seatsBefore = Object.keys(G.asked).join();
  let phase = ctx.phase;
  let sealed = false;
  move.apply({
    G, seat: playerID, random,
    tell: (event) => void told.push(JSON.parse(JSON.stringify(event))),
    enter: (name) => void (phase = name),
    seal: () => void (sealed = true),
  }, args);
  if (told.length > 0) log.setMetadata({ events: told });
  const askedNow = JSON.stringify(G.asked) !== askedBefore;
  if (phase !== ctx.phase) events.setPhase(phase);
  // A new boardgame.io turn forgets what could be undone: nothing is taken back across chance or another seat's action.
  else if (undo && (sealed || seatsBefore !== Object.keys(G.asked).join() || !move.undoable)) events.endTurn();
  else if (askedNow) events.setActivePlayers({ value: JSON.parse(JSON.stringify(G.asked)) });
}
