/**
 * The lobby on boardgame.io's REST paths and bodies, and a few of our own beside them. Registered before boardgame.io's
 * routes, and closed off behind, so that none of those is ever reached.
 */
import type { Logger } from 'pino';
import * as v from 'valibot';
import { awaitedSeats } from '../../games/kit/awaited';
import { isSilent } from '../../games/kit/manifest';
import type { Ruleset } from '../../games/kit/ruleset';
import type { Seat } from '../../games/kit/types';
import type { MatchPage, MatchSummary } from '../../games/kit/wire';
import type { BgioServer } from '../bgio';
import type { Bots } from '../bots';
import { freshCode, freshCredentials, freshMatchID, hashed } from '../credentials';
import { ids } from '../frames';
import { replayOf } from '../replays';
import { readCursor, writeCursor } from '../store/pages';
import type { Store } from '../store/store';
import type { Tables } from '../tables';
import { isBot, refuse, type MatchData, type Presence, type Rulesets } from '../types';
import { summaryFor } from '../views';
import { begin } from './begin';
import { bodies, listQuery, read } from './bodies';
import { checkHost, claimSeat, CODE_MS, freeSeat, heldSeat, offerSeat, seatsAgain, setBot, sitDown, standUp } from './seats';

export interface Lobby {
  store: Store;
  tables: Tables;
  bots: Bots;
  rulesets: Rulesets;
  log: Logger;
  /** Counts a new match against the address that asks for it. */
  mayCreate: (address: string) => Promise<void>;
}

type Router = BgioServer['router'];
type Ctx = Parameters<Parameters<Router['get']>[1]>[0] & { request: { body?: unknown } };

/** One request: the game it names, and the match, if its path has one. */
interface Request {
  ctx: Ctx;
  ruleset: Ruleset;
  matchID: string;
}

/** Registers all routes. */
export function addRoutes(router: Router, lobby: Lobby): void {
  const gameOf = (name: string): Ruleset => {
    const ruleset = lobby.rulesets.get(name);
    if (!ruleset) throw refuse(404, 'kit:no-game');
    return ruleset;
  };
  const route = (method: 'get' | 'post', path: string, answer: (lobby: Lobby, request: Request) => Promise<unknown>): void => {
    router[method](path, async (ctx) => {
      const { name, id } = ctx.params as { name: string; id?: string };
      const ruleset = gameOf(name);
      if (id !== undefined && !v.is(ids.matchID, id)) throw refuse(404, 'kit:no-match');
      ctx.body = await answer(lobby, { ctx, ruleset, matchID: id ?? '' });
    });
  };
  router.get('/games', (ctx) => {
    ctx.body = [...lobby.rulesets.keys()];
  });
  route('get', '/games/:name', list);
  route('post', '/games/:name/create', create);
  route('get', '/games/:name/:id', show);
  route('get', '/games/:name/:id/replay', replay);
  for (const [name, answer] of Object.entries({ join, leave, update, rename: update, playAgain, code, claim, free, bot, standIn, close }))
    route('post', `/games/:name/:id/${name}`, answer);
  router.all('/games/(.*)', () => {
    throw refuse(404, 'kit:malformed');
  });
}

/** A match of the game that the path names. */
async function matchOf({ store }: Lobby, { ruleset, matchID }: Request): Promise<MatchData> {
  const match = await store.match(matchID);
  if (match?.gameName !== ruleset.manifest.id) throw refuse(404, 'kit:no-match');
  return match;
}

const presenceAt = ({ tables }: Lobby, { matchID }: Request): Presence => tables.rooms.presence(matchID);

/** Changes the seats of a match as one step and tells the table. */
async function change(lobby: Lobby, request: Request, step: (match: MatchData) => void): Promise<MatchData> {
  const changed = await lobby.store.update(request.matchID, (match) => {
    if (match.gameName !== request.ruleset.manifest.id) throw refuse(404, 'kit:no-match');
    step(match);
  });
  if (!changed) throw refuse(404, 'kit:no-match');
  lobby.tables.tellTable(request.matchID);
  if (Object.values(changed.players).some(isBot)) lobby.bots.wake(request.matchID);
  return changed;
}

async function create(lobby: Lobby, { ctx, ruleset }: Request): Promise<{ matchID: string }> {
  const { numPlayers, setupData, unlisted, spectators } = read(bodies.create, ctx.request.body);
  await lobby.mayCreate(ctx.ip);
  const matchID = freshMatchID();
  await lobby.store.createMatch(matchID, begin(ruleset, { numPlayers, setupData, unlisted: unlisted ?? false, spectators: spectators ?? true }));
  return { matchID };
}

async function list({ store, tables }: Lobby, { ctx, ruleset }: Request): Promise<MatchPage> {
  const { isGameover, open, cursor, limit, ...updated } = read(listQuery, { ...ctx.query });
  const after = cursor === undefined ? undefined : readCursor(cursor);
  if (cursor !== undefined && !after) throw refuse(400, 'kit:malformed');
  const page = await store.page({
    game: ruleset.manifest.id, limit: Number(limit), ...updated,
    ...(isGameover !== undefined && { over: isGameover }), ...(open && { openVersion: ruleset.manifest.version }), ...(after && { cursor: after }),
  });
  return {
    matches: page.matches.map(({ id, match }) => summaryFor(ruleset, id, match, tables.rooms.presence(id))),
    ...(page.next && { cursor: writeCursor(page.next) }),
  };
}

/** The seat that a request names by the header `Authorization: Bearer SEAT:CREDENTIALS`. */
function bearerOf(ctx: Ctx): { seat: Seat; credentials: string } | undefined {
  const [, seat, credentials] = /^Bearer (\d{1,2}):([\w-]{1,100})$/.exec(ctx.get('authorization')) ?? [];
  return seat === undefined || credentials === undefined ? undefined : { seat, credentials };
}

/** One match. Who must act now is told where anyone may watch, else to its seats alone. */
async function show({ store, tables }: Lobby, { ctx, matchID, ruleset }: Request): Promise<MatchSummary> {
  const loaded = await store.load(matchID);
  if (loaded?.match.gameName !== ruleset.manifest.id) throw refuse(404, 'kit:no-match');
  const { match, state } = loaded;
  const mine = bearerOf(ctx);
  if (mine) heldSeat(match, mine.seat, mine.credentials);
  const summary = summaryFor(ruleset, matchID, match, tables.rooms.presence(matchID));
  return match.spectators || mine ? { ...summary, asked: match.gameover === undefined ? awaitedSeats(ruleset, state.G, state.ctx.phase, (seat) => ruleset.view(state.G, seat)) : [] } : summary;
}

async function join(lobby: Lobby, request: Request): Promise<unknown> {
  const { playerID, playerName, data } = read(bodies.join, request.ctx.request.body);
  const credentials = freshCredentials();
  let seat = '';
  await change(lobby, request, (match) => {
    if (match.version !== request.ruleset.manifest.version) throw refuse(409, 'kit:old-version');
    seat = sitDown(match, playerID ?? undefined, { name: playerName, credentials: hashed(credentials), ...(data && { data }) });
  });
  return { playerID: seat, playerCredentials: credentials };
}

async function leave(lobby: Lobby, request: Request): Promise<unknown> {
  const { playerID, credentials } = read(bodies.holder, request.ctx.request.body);
  const { store, tables } = lobby;
  const match = await change(lobby, request, (m) => {
    heldSeat(m, playerID, credentials);
    standUp(m, playerID);
  });
  await tables.cut(request.matchID, playerID, { reason: 'kit:moved' });
  const deserted = match.host === null;
  if (deserted && (await store.wipeUnused(request.matchID, match.revision))) await tables.cut(request.matchID, 'all', { reason: 'kit:no-match' });
  return {};
}

/** Another name or other data of one's own. Both are words before all: where talk is closed they are too (hazard 47). */
async function update(lobby: Lobby, request: Request): Promise<unknown> {
  const { playerID, credentials, newName, data } = read(bodies.update, request.ctx.request.body);
  const { matchID, ruleset: { manifest } } = request;
  const { tables, store } = lobby;
  // In the match's queue, so that no move closes talk in between.
  await tables.rooms.run(matchID, async () => {
    const loaded = await store.load(matchID);
    await change(lobby, request, (match) => {
      const seat = heldSeat(match, playerID, credentials);
      if (match.started && loaded && isSilent(manifest, loaded.state.ctx)) throw refuse(403, 'kit:chat-closed');
      Object.assign(seat, newName !== undefined && { name: newName }, data && { data });
    });
  });
  return {};
}

/** The rematch of a finished match: one, for all, with the same options, seats, names and credentials (hazard 45). */
async function playAgain(lobby: Lobby, request: Request): Promise<unknown> {
  const { playerID, credentials, numPlayers, setupData, unlisted } = read(bodies.rematch, request.ctx.request.body);
  const { store, tables } = lobby;
  const { ruleset, matchID, ctx } = request;
  const match = await matchOf(lobby, request);
  heldSeat(match, playerID, credentials);
  if (match.gameover === undefined) throw refuse(409, 'kit:not-over');
  if (match.nextMatchID !== undefined) return { nextMatchID: match.nextMatchID };
  const count = Object.keys(match.players).length;
  if (numPlayers !== undefined && numPlayers !== count) throw refuse(400, 'kit:players', { params: { min: count, max: count } });
  await lobby.mayCreate(ctx.ip);
  const start = begin(ruleset, {
    numPlayers: count, setupData: setupData ?? match.setupData, unlisted: unlisted ?? match.unlisted,
    spectators: match.spectators, players: seatsAgain(match), host: match.host,
  });
  const nextMatchID = await store.createRematch(matchID, freshMatchID(), start);
  tables.tellTable(matchID);
  lobby.bots.wake(nextMatchID);
  return { nextMatchID };
}

/** A one-time code: for the own seat, to go on at another device, or as the host for a free seat, to give it away. */
async function code(lobby: Lobby, request: Request): Promise<unknown> {
  const { playerID, credentials, seat = playerID } = read(bodies.code, request.ctx.request.body);
  const secret = freshCode();
  await change(lobby, request, (match) => offerSeat(match, { seat: playerID, credentials }, seat, { hash: hashed(secret), expires: Date.now() + CODE_MS }, presenceAt(lobby, request)));
  return { code: secret, seat, expiresInMs: CODE_MS };
}

/** Takes the seat that a code opens. Whoever sat there before is cut off. */
async function claim(lobby: Lobby, request: Request): Promise<unknown> {
  const { code: secret, playerName } = read(bodies.claim, request.ctx.request.body);
  const credentials = freshCredentials();
  let seat = '';
  await change(lobby, request, (match) => {
    seat = claimSeat(match, secret, { name: playerName, credentials: hashed(credentials) }, Date.now());
  });
  await lobby.tables.cut(request.matchID, seat, { reason: 'kit:moved' });
  return { playerID: seat, playerCredentials: credentials };
}

async function free(lobby: Lobby, request: Request): Promise<unknown> {
  const { playerID, credentials, seat } = read(bodies.seat, request.ctx.request.body);
  await change(lobby, request, (match) => freeSeat(match, { seat: playerID, credentials }, seat, presenceAt(lobby, request)));
  await lobby.tables.cut(request.matchID, seat, { reason: 'kit:moved' });
  return {};
}

/** The host puts a bot, on wish the game's easy one, at a free seat, or takes it off. */
async function bot(lobby: Lobby, request: Request): Promise<unknown> {
  const { playerID, credentials, seat, on, easy } = read(bodies.bot, request.ctx.request.body);
  const kind = on ? (easy ? 'easyBot' : 'bot') : null;
  if (kind && !lobby.bots.has(request.ruleset.manifest.id, kind)) throw refuse(400, 'kit:no-easy-bot');
  await change(lobby, request, (match) => setBot(match, { seat: playerID, credentials }, seat, kind, presenceAt(lobby, request)));
  return {};
}

/** The host lets the table play for somebody who is away. */
async function standIn(lobby: Lobby, request: Request): Promise<unknown> {
  const { playerID, credentials, seat } = read(bodies.seat, request.ctx.request.body);
  await lobby.bots.standIn(request.ruleset, request.matchID, seat, (match) => checkHost(match, playerID, credentials, presenceAt(lobby, request)));
  return {};
}

/** The host closes a table at which nothing has been played yet. */
async function close(lobby: Lobby, request: Request): Promise<unknown> {
  const { playerID, credentials } = read(bodies.holder, request.ctx.request.body);
  const match = await matchOf(lobby, request);
  checkHost(match, playerID, credentials, presenceAt(lobby, request));
  if (!(await lobby.store.wipeUnused(request.matchID, match.revision))) throw refuse(409, 'kit:started');
  await lobby.tables.cut(request.matchID, 'all', { reason: 'kit:no-match' });
  return {};
}

/**
 * The whole record of a match that is over, secrets and seed included. Of a match without spectators only its seats
 * get it.
 */
async function replay(lobby: Lobby, request: Request): Promise<unknown> {
  const { ctx, matchID } = request;
  const match = await matchOf(lobby, request);
  if (match.gameover === undefined) throw refuse(409, 'kit:not-over');
  if (!match.spectators) {
    const mine = bearerOf(ctx);
    if (!mine) throw refuse(403, 'kit:no-spectators');
    heldSeat(match, mine.seat, mine.credentials);
  }
  const logged = await lobby.store.loadLogged(matchID);
  if (!logged) throw refuse(404, 'kit:no-match');
  return replayOf(matchID, logged);
}
