/** What a board knows of the match it draws, and what it can do there. Every board part reads it from this context. */
import type { Ctx, LogEntry } from 'boardgame.io';
import { createContext, useContext } from 'react';
import type { BotMarks } from '../../games/kit/bot';
import type { Manifest } from '../../games/kit/manifest';
import type { Choice, Refusal, Seat } from '../../games/kit/types';

export interface PlayerInfo extends BotMarks {
  seat: Seat;
  name: string;
  /** Somebody sits at the screen of this seat. Always true on one device and in replays. */
  connected: boolean;
}

/** `live`: moves reach the game. `offline`: the line is cut, controls are off. `watching`: spectator or replay. */
export type Line = 'live' | 'offline' | 'watching';

export interface Match<V = unknown> {
  manifest: Manifest;
  /** The match as `seat` sees it. */
  view: V;
  ctx: Ctx;
  /** Whose eyes the board looks through; null: a spectator. */
  seat: Seat | null;
  players: PlayerInfo[];
  /** The seats that the table waits for: those that are asked, without those that only may act. */
  awaited: Seat[];
  line: Line;
  log: LogEntry[];
  /** A sample of the seat's legal choices now; empty if it is not asked. */
  choices: Choice[];
  /** Why a choice is refused now, nothing if `act` would do it. A commit's step may be left out. */
  refusal: (move: string, args?: object) => Refusal | undefined;
  /** Plays a choice. A refusal, also the server's, shows in the action bar. */
  act: (move: string, args?: object) => void;
  /** The seat's last move can be taken back: nothing was drawn, shown or handed over since, and nobody else has acted. */
  canUndo?: boolean;
  /** Takes it back, where `canUndo` holds. */
  undo?: () => void;
  /** A move is on its way to the server: controls wait. */
  busy: boolean;
  /** The last refusal, until the next move or `forget`. */
  refused: Refusal | null;
  forget: () => void;
}

export const MatchContext = createContext<Match | null>(null);

/** The match that the board is in. */
export function useMatch<V>(): Match<V> {
  const match = useContext(MatchContext);
  if (!match) throw new Error('a board part outside of a match');
  return match as Match<V>;
}
