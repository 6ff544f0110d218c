/** A recorded match, state by state, through any seat's eyes; and boardgame.io's debug panel fed with the same log. */
import type { LogEntry, State } from 'boardgame.io';
import { Client } from 'boardgame.io/client';
import { foldLog, playedEntries, type ReplayFile } from '../../games/kit/replay';
import type { Chapter, Ruleset } from '../../games/kit/ruleset';
import type { KitState, Seat } from '../../games/kit/types';
import type { Match } from '../kit/match';
import { asMatch, type AnyView } from './as-match';

/** Through whose eyes: a seat's, a spectator's (null), or everything open, as the seat that is asked. */
export type Eyes = Seat | null | 'open';

/** What the debug panel shows beside a step when one of its log entries is touched. */
export type Peek = Pick<State<KitState>, 'G' | 'ctx'>;

/** A stretch of a recording in one phase of one chapter, from the step at which it begins. */
export interface Stretch {
  step: number;
  phase: string;
  /** Nothing where the ruleset counts none. */
  chapter: Chapter | undefined;
  /** The first one of its chapter. */
  opens: boolean;
}

export class Recording {
  readonly states: State<KitState>[];
  readonly entries: LogEntry[];

  /** Re-runs the log. Throws if it does not fit the rules or does not end as recorded. */
  constructor(
    readonly ruleset: Ruleset,
    readonly file: ReplayFile,
  ) {
    this.states = foldLog(ruleset, file.initialState, file.log);
    this.entries = playedEntries(file.log);
    const { G } = this.states.at(-1)!;
    if (JSON.stringify(G) !== JSON.stringify(file.finalState.G)) throw new Error('the log ends in another state than recorded');
  }

  /** Number of the last step; 0 is the table before the first move. */
  get last(): number {
    return this.states.length - 1;
  }

  /** The recording's parts, for its timeline. What begins at the last step is its end, and no part of its own. */
  get stretches(): Stretch[] {
    const found: Stretch[] = [];
    for (const [step, { G, ctx: { phase, gameover } }] of this.states.entries()) {
      const chapter = this.ruleset.chapter?.(G);
      const last = found.at(-1);
      const opens = !last || last.chapter?.name !== chapter?.name || last.chapter?.number !== chapter?.number;
      if (last && (gameover !== undefined || (!opens && last.phase === phase))) continue;
      found.push({ step, phase, chapter, opens });
    }
    return found;
  }

  /** The step at which the table stood so. The debug panel tells none. */
  #stepOf({ G, ctx }: Peek): number | undefined {
    const wanted = JSON.stringify([G, ctx]);
    const at = this.states.findIndex((state) => state.ctx.turn === ctx.turn && JSON.stringify([state.G, state.ctx]) === wanted);
    return at < 0 ? undefined : at;
  }

  /** The match after `step` moves, or at a state that the debug panel holds. */
  match(step: number, eyes: Eyes, peek: Peek | null = null): Match {
    const { ruleset, file } = this;
    const at = (peek && this.#stepOf(peek)) ?? step;
    const { G, ctx } = peek ?? this.states[step]!;
    const seat = eyes === 'open' ? (Object.keys(G.asked)[0] ?? '0') : eyes;
    const seen = ruleset.view(G, seat);
    const view: AnyView = eyes === 'open' ? { ...seen, players: G.players } : seen;
    return asMatch({
      ruleset, view, ctx, seat, stateID: at, line: 'watching', busy: false, refused: null,
      log: this.entries.slice(0, at),
      players: Array.from({ length: file.numPlayers }, (_, i) => ({
        seat: String(i), name: file.names[String(i)] ?? '', connected: true, bot: false,
      })),
      act: () => {},
      forget: () => {},
    });
  }
}

export interface Panel {
  /** Lets the panel show the state after `step` moves. */
  show: (step: number) => void;
  close: () => void;
}

/**
 * Mounts the debug panel in `target`. It holds the whole state and the log, so it can rewind: whatever entry is hovered
 * or pinned there goes to `onPeek`, null when it lets go.
 */
export async function openPanel(recording: Recording, target: HTMLElement, onPeek: (peek: Peek | null) => void): Promise<Panel> {
  const { Debug } = await import('boardgame.io/debug');
  const { ruleset, file, states } = recording;
  const game = { ...ruleset.game, playerView: ({ G }: { G: unknown }) => G };
  const client = Client({ game, numPlayers: file.numPlayers, debug: { impl: Debug, target, hideToggleButton: true } });
  const { initialState, log } = file;
  client.store.dispatch({ type: 'SYNC', clientOnly: true, state: states.at(-1), initialState, log } as never);
  const override = client.overrideGameState.bind(client);
  let step = recording.last;
  client.overrideGameState = (state: Peek | null) => {
    onPeek(state);
    override(state ?? states[step]);
  };
  client.start();
  return {
    show: (at) => {
      step = at;
      override(states[at]);
    },
    close: () => client.stop(),
  };
}

/** Reads a replay file's text. Throws `shape` if it is none. */
export function parseReplay(text: string): ReplayFile {
  let file: Partial<ReplayFile> | null = null;
  try {
    file = JSON.parse(text) as Partial<ReplayFile> | null;
  } catch {
    file = null;
  }
  const whole = file?.format === 'getaway-replay' && typeof file.game === 'string' && typeof file.version === 'number'
    && Array.isArray(file.log) && typeof file.initialState === 'object' && typeof file.finalState === 'object' && typeof file.names === 'object';
  if (!whole) throw new Error('shape');
  return file as ReplayFile;
}
