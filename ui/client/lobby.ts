/** The server's lobby over boardgame.io's REST paths, with errors sorted into the few kinds that people can act on. */
import { LobbyClient, LobbyClientError } from 'boardgame.io/client';
import type { Options } from '../../games/kit/manifest';
import type { ReplayFile } from '../../games/kit/replay';
import type { Seat } from '../../games/kit/types';

export type TroubleKind = 'network' | 'gone' | 'taken' | 'denied' | 'refused' | 'busy' | 'server';

/** Why the lobby did not do it. `kind` has a text in the app; `reason` is the server's own key, if it gave one. */
export class LobbyTrouble extends Error {
  constructor(
    readonly kind: TroubleKind,
    readonly reason?: string,
  ) {
    super(reason ? `${kind}: ${reason}` : kind);
  }
}

export interface SeatInfo {
  id: number;
  name?: string;
  isConnected?: boolean;
  data?: { bot?: boolean } & Record<string, unknown>;
}

export interface MatchInfo {
  matchID: string;
  gameName?: string;
  players: SeatInfo[];
  setupData?: { public?: unknown } & Record<string, unknown>;
  gameover?: unknown;
  nextMatchID?: string;
  unlisted?: boolean;
  createdAt?: number;
  updatedAt?: number;
}

export interface NewMatch {
  numPlayers: number;
  setupData: Options;
  unlisted: boolean;
  spectators: boolean;
}

const kinds: Record<number, TroubleKind> = { 401: 'denied', 403: 'denied', 404: 'gone', 409: 'taken', 410: 'gone', 429: 'busy' };

const reasonIn = (details: unknown): string | undefined => {
  if (typeof details === 'string') return details.slice(0, 200);
  if (typeof details !== 'object' || details === null) return undefined;
  const { reason, error } = details as { reason?: unknown; error?: unknown };
  return typeof reason === 'string' ? reason : typeof error === 'string' ? error : undefined;
};

/** Sorts whatever a request threw. Anything that is no answer at all counts as the network. */
export function asTrouble(error: unknown): LobbyTrouble {
  if (error instanceof LobbyTrouble) return error;
  if (!(error instanceof LobbyClientError)) return new LobbyTrouble('network');
  const status = Number(/\d{3}/.exec(error.message)?.[0] ?? 0);
  return new LobbyTrouble(kinds[status] ?? (status >= 500 ? 'server' : 'refused'), reasonIn(error.details));
}

async function sorted<T>(request: Promise<T>): Promise<T> {
  try {
    return await request;
  } catch (error) {
    throw asTrouble(error);
  }
}

const client = new LobbyClient();

export const lobby = {
  create: (game: string, match: NewMatch): Promise<{ matchID: string }> => sorted(client.createMatch(game, { ...match })),
  join: (game: string, matchID: string, seat: Seat, name: string) =>
    sorted(client.joinMatch(game, matchID, { playerID: seat, playerName: name })),
  leave: (game: string, matchID: string, seat: Seat, credentials: string) =>
    sorted(client.leaveMatch(game, matchID, { playerID: seat, credentials })),
  rename: (game: string, matchID: string, seat: Seat, credentials: string, newName: string) =>
    sorted(client.updatePlayer(game, matchID, { playerID: seat, credentials, newName })),
  rematch: (game: string, matchID: string, seat: Seat, credentials: string): Promise<{ nextMatchID: string }> =>
    sorted(client.playAgain(game, matchID, { playerID: seat, credentials })),
  match: (game: string, matchID: string): Promise<MatchInfo> => sorted(client.getMatch(game, matchID) as Promise<MatchInfo>),
  open: async (game: string): Promise<MatchInfo[]> => {
    const { matches } = await sorted(client.listMatches(game, { isGameover: false }));
    return (matches as MatchInfo[]).filter(({ players }) => players.some(({ name }) => !name));
  },
  replay: async (game: string, matchID: string): Promise<ReplayFile> => {
    const path = `/games/${encodeURIComponent(game)}/${encodeURIComponent(matchID)}/replay`;
    const answer = await fetch(path).catch(() => Promise.reject(new LobbyTrouble('network')));
    if (!answer.ok) throw asTrouble(new LobbyClientError(`HTTP status ${answer.status}`, await answer.text()));
    return (await answer.json()) as ReplayFile;
  },
};
