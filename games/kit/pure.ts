/**
 * Repairs three faults of boardgame.io 0.50.2 from outside: its reducer counts stage moves in the state that it was
 * given, leaves a move's log metadata in that state, and logs events called by moves as if players had sent them, so
 * that a rewind applies them twice.
 */
import type { Game, LogEntry, State } from 'boardgame.io';
import { ProcessGameConfig } from 'boardgame.io/internal';

type Processed = ReturnType<typeof ProcessGameConfig>;

const markAutomatic = (before: LogEntry[] | undefined, after: State): State => ({
  ...after,
  deltalog: after.deltalog?.map((entry, i) => (i < (before?.length ?? 0) ? entry : { ...entry, automatic: true })),
});

/**
 * The log plugin writes metadata into the data of the state before the move. By now it stands in the log; left there,
 * it would be sent with that state, and logged with the next move that is tried on it.
 */
function forgetMetadata({ plugins }: State): void {
  delete (plugins.log?.data as { metadata?: unknown } | undefined)?.metadata;
}

/** A processed game whose reducer leaves its input alone and whose log can be rewound (hazards 54 and 55). */
export function pure(game: Game): Processed {
  const processed = ProcessGameConfig(game);
  const { flow } = processed;
  return {
    ...processed,
    flow: {
      ...flow,
      processMove: (state, action) => {
        forgetMetadata(state);
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
