/**
 * The server's lobby on boardgame.io's REST paths and bodies. By `fetch`, not by boardgame.io's LobbyClient: that one
 * hides the status of an error in a text, knows no pages, and would bring the whole game client into the home page.
 */
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
async function ask<T>(path: (string | number)[], body?: object, query = ''): Promise<T> {
  const url = `/games/${path.map((part) => encodeURIComponent(part)).join('/')}${query}`;
  const init = body && { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) };
  try {
    const answer = await fetch(url, init);
    if (!answer.ok) throw await troubleIn(answer);
    return (await answer.json()) as T;
  } catch (error) {
    throw asTrouble(error);
  }
}

export const lobby = {
  create: (game: string, match: NewMatch) => ask<{ matchID: string }>([game, 'create'], match),
  join: (game: string, matchID: string, seat: Seat, name: string) =>
    ask<{ playerCredentials: string }>([game, matchID, 'join'], { playerID: seat, playerName: name }),
  leave: (game: string, matchID: string, seat: Seat, credentials: string) =>
    ask<unknown>([game, matchID, 'leave'], { playerID: seat, credentials }),
  /** The same table again; all who sat there keep seat, name and credentials. */
  rematch: (game: string, matchID: string, seat: Seat, credentials: string) =>
    ask<{ nextMatchID: string }>([game, matchID, 'playAgain'], { playerID: seat, credentials }),
  match: (game: string, matchID: string) => ask<MatchSummary>([game, matchID]),
  /** Listed matches that still have a free seat, newest first. */
  open: async (game: string): Promise<MatchSummary[]> => {
    const { matches } = await ask<MatchPage>([game], undefined, '?isGameover=false');
    return matches.filter(({ players, started }) => !started && players.some(({ name }) => !name));
  },
  /** A finished match with its log. */
  replay: (game: string, matchID: string) => ask<ReplayFile>([game, matchID, 'replay']),
};
