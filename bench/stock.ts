/**
 * The same game on stock boardgame.io: phases, stages and moves as its documentation writes them, the ruleset's
 * `apply` called at once. No argument schema, no `refuse`, no step of commits, no repaired reducer, no public events.
 */
import type { Game, LogEntry, State } from 'boardgame.io';
import { CreateGameReducer, InitializeGame } from 'boardgame.io/internal';
import type { Ruleset } from '../games/kit/ruleset';
import type { Chance, KitState, Seat } from '../games/kit/types';
import type { Recorded } from './matches';

interface Context {
  G: KitState;
  ctx: { phase: string };
  playerID: Seat;
  random: Chance;
  events: { setPhase(phase: string): void; setActivePlayers(players: { value: Record<Seat, string> }): void };
}

type StockMove = Ruleset['moves'][string];

const moveOf = (move: StockMove) => ({
  client: false,
  undoable: false,
  redact: move.commit || move.redacted,
  ignoreStaleStateID: move.commit,
  move: ({ G, ctx, playerID, random, events }: Context, given: Record<string, unknown>) => {
    // `apply` may keep its arguments in G and change them there; the log must not change with it.
    const { step, ...args } = JSON.parse(JSON.stringify(given)) as Record<string, unknown>;
    let { phase } = ctx;
    const before = JSON.stringify(G.asked);
    move.apply({ G, seat: playerID, random, tell: () => {}, seal: () => {}, enter: (name) => void (phase = name) }, move.commit || step === undefined ? args : { ...args, step });
    if (phase !== ctx.phase) events.setPhase(phase);
    else if (JSON.stringify(G.asked) !== before) events.setActivePlayers({ value: { ...G.asked } });
  },
});

/** A ruleset's game without the kit. Undo is off, as in any game with secrets on stock boardgame.io (hazard 3). */
export function stockGame({ manifest, phases, view, game }: Ruleset): Game {
  const first = ({ G }: { G: KitState }): number => Number(Object.keys(G.asked)[0] ?? 0);
  const turn = (stages: Ruleset['phases'][string]) => ({
    order: { first, next: first },
    onBegin: ({ G, events }: Context) => events.setActivePlayers({ value: { ...G.asked } }),
    stages: Object.fromEntries(Object.entries(stages).map(([stage, moves]) => [
      stage, { moves: Object.fromEntries(moves.map((move) => [move.name, moveOf(move)])) },
    ])),
  });
  return {
    name: manifest.id,
    minPlayers: manifest.players.min,
    maxPlayers: manifest.players.max,
    disableUndo: true,
    setup: ({ ctx, random }: { ctx: { numPlayers: number }; random: Chance }, options: unknown) => game.setup!({ ctx, random } as never, options),
    phases: Object.fromEntries(Object.entries(phases).map(([name, stages], i) => [name, { start: i === 0, turn: turn(stages) }])),
    endIf: ({ G }: { G: KitState }) => G.result,
    playerView: ({ G, playerID }: { G: KitState; playerID: Seat | null }) => view(G, playerID ?? null),
  } as unknown as Game;
}

/** A match as stock boardgame.io keeps it. */
export interface StockMatch {
  first: State;
  /** After each move. */
  states: State[];
  /** What follows by itself is in the log like a player's own. */
  log: LogEntry[];
  end: State;
}

/** Plays the recorded moves on the stock game. */
export function playStock(game: Game, players: number, { seed, actions }: Recorded): StockMatch {
  const first = InitializeGame({ game: { ...game, seed }, numPlayers: players });
  const reduce = CreateGameReducer({ game });
  const states = [first];
  for (const action of actions) states.push(reduce(states.at(-1) as never, action as never) as State);
  return { first, states, log: states.flatMap(({ deltalog }) => deltalog ?? []), end: states.at(-1)! };
}
