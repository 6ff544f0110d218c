/**
 * Repairs two faults of boardgame.io 0.50.2 from outside: its reducer counts stage moves in the state that it was
 * given, and it logs events called by moves as if players had sent them, so that a rewind applies them twice.
 */
import type { Game, LogEntry, State } from 'boardgame.io';
import { ProcessGameConfig } from 'boardgame.io/internal';

type Processed = ReturnType<typeof ProcessGameConfig>;

const markAutomatic = (before: LogEntry[] | undefined, after: State): State => ({
  ...after,
  deltalog: after.deltalog?.map((entry, i) => (i < (before?.length ?? 0) ? entry : { ...entry, automatic: true })),
});

/** A processed game whose reducer leaves its input alone and whose log can be rewound (hazards 54 and 55). */
export function pure(game: Game): Processed {
  const processed = ProcessGameConfig(game);
  const { flow } = processed;
  return {
    ...processed,
    flow: {
      ...flow,
      processMove: (state, action) => {
        const { _activePlayersNumMoves: moved } = state.ctx;
        const ctx = { ...state.ctx, ...(moved && { _activePlayersNumMoves: { ...moved } }) };
        return markAutomatic(state.deltalog, flow.processMove({ ...state, ctx }, action));
      },
      processEvent: (state, action) => {
        const after = flow.processEvent(state, action);
        return 'automatic' in action && action.automatic ? markAutomatic(state.deltalog, after) : after;
      },
    },
  };
}
