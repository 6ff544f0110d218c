/**
 * The server's lobby on boardgame.io's REST paths and bodies. By `fetch`, not by boardgame.io's LobbyClient: that one
 * hides the status of an error in a text, knows no pages, and would bring the whole game client into the home page.
 */
import type { BotKind } from '../../games/kit/bot';
import type { Options } from '../../games/kit/manifest';
import type { ReplayFile } from '../../games/kit/replay';
import type { Seat } from '../../games/kit/types';
import type { MatchPage, MatchSummary } from '../../games/kit/wire';
import { asTrouble, troubleIn } from './trouble';

export interface NewMatch {
  numPlayers: number;
  setupData: Options;
  unlisted: boolean;
  spectators: boolean;
}

/** Asks the server. Throws a `LobbyTrouble`. */
async function ask<T>(path: string[], init?: RequestInit, query = ''): Promise<T> {
  const url = `/games/${path.map((part) => encodeURIComponent(part)).join('/')}${query}`;
  try {
    const answer = await fetch(url, init);
    if (!answer.ok) throw await troubleIn(answer);
    return (await answer.json()) as T;
  } catch (error) {
    throw asTrouble(error);
  }
}

const post = (body: object): RequestInit => ({
  method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body),
});

export interface SeatKey {
  seat: Seat;
  credentials: string;
}

const asHolder = ({ seat, credentials }: SeatKey) => ({ playerID: seat, credentials });

/** Proves a seat in a request that changes nothing. */
const asSeat = (mine: SeatKey | undefined): RequestInit | undefined =>
  mine && { headers: { authorization: `Bearer ${mine.seat}:${mine.credentials}` } };

export const lobby = {
  create: (game: string, match: NewMatch) => ask<{ matchID: string }>([game, 'create'], post(match)),
  join: (game: string, matchID: string, seat: Seat, name: string) =>
    ask<{ playerCredentials: string }>([game, matchID, 'join'], post({ playerID: seat, playerName: name })),
  leave: (game: string, matchID: string, seat: Seat, credentials: string) =>
    ask<unknown>([game, matchID, 'leave'], post({ playerID: seat, credentials })),
  /** The same table again; all who sat there keep seat, name and credentials. */
  rematch: (game: string, matchID: string, seat: Seat, credentials: string) =>
    ask<{ nextMatchID: string }>([game, matchID, 'playAgain'], post({ playerID: seat, credentials })),
  /** A one-time code for a seat: one's own, or as the host a free one. */
  code: (game: string, matchID: string, mine: SeatKey, seat: Seat) =>
    ask<{ code: string }>([game, matchID, 'code'], post({ ...asHolder(mine), seat })),
  /** Takes the seat that a code opens. `name` is for one that was free. */
  claim: (game: string, matchID: string, code: string, name: string) =>
    ask<{ playerID: Seat; playerCredentials: string }>([game, matchID, 'claim'], post({ code, ...(name !== '' && { playerName: name }) })),
  /** For the host: puts a bot at a free seat. */
  bot: (game: string, matchID: string, mine: SeatKey, seat: Seat, kind: BotKind) =>
    ask<unknown>([game, matchID, 'bot'], post({ ...asHolder(mine), seat, on: true, ...(kind === 'easyBot' && { easy: true }) })),
  /** For the host: frees the seat of a bot, or of somebody who is away. */
  free: (game: string, matchID: string, mine: SeatKey, seat: Seat) => ask<unknown>([game, matchID, 'free'], post({ ...asHolder(mine), seat })),
  /** For the host: lets the table play once for somebody who is away. */
  standIn: (game: string, matchID: string, mine: SeatKey, seat: Seat) => ask<unknown>([game, matchID, 'standIn'], post({ ...asHolder(mine), seat })),
  /** For the host: gives up a table that has not begun. */
  close: (game: string, matchID: string, mine: SeatKey) => ask<unknown>([game, matchID, 'close'], post(asHolder(mine))),
  /** How a match stands. Its own seats hear more of one that nobody may watch. */
  match: (game: string, matchID: string, mine?: SeatKey) => ask<MatchSummary>([game, matchID], asSeat(mine)),
  /** Listed matches that one can still sit down at, newest first. */
  open: async (game: string): Promise<MatchSummary[]> => (await ask<MatchPage>([game], undefined, '?open=true')).matches,
  /** A finished match with its log. One without spectators is told only to those who played it. */
  replay: (game: string, matchID: string, mine?: SeatKey) => ask<ReplayFile>([game, matchID, 'replay'], asSeat(mine)),
};
