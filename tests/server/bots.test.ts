/** Bots at seats online: through the same doors as people, by the host's will alone, also after a crash. */
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Bot } from '../../games/kit/bot';
import { foldLog } from '../../games/kit/replay';
import type { Ruleset } from '../../games/kit/ruleset';
import type { Seat, View, KitState } from '../../games/kit/types';
import type { MatchSummary } from '../../games/kit/wire';
import { toy } from '../kit/toy';
import { ask, Line, openHouse, openMatch, until, type House } from './house';
import { lab, secretOf } from './rulesets';
import { freePort, Spawned } from './spawned';

type ToyView = View<KitState<unknown, { chips: number }>>;
const seen: { seat: Seat; view: ToyView }[] = [];
let turns = 0;

/** Bids its lowest, errs now and then, and once proposes what is not legal. */
const toyBot: Bot<ToyView> = ({ view, seat, choices }) => {
  seen.push({ seat, view });
  turns++;
  if (turns === 2) throw new Error('a bot that errs');
  if (turns === 3) return { move: 'bid', args: { chips: 99, step: view.step } };
  return choices.at(-1);
};

const easySeats: Seat[] = [];
const easyToyBot: Bot<ToyView> = ({ seat, choices }) => {
  easySeats.push(seat);
  return choices[0];
};

let house: House;
beforeEach(async () => {
  seen.length = easySeats.length = turns = 0;
  // At the laboratory all are asked all the time; its bot lets others go first.
  const bots = new Map<string, Bot<never>>([['toy', toyBot as Bot<never>], ['lab', () => undefined]]);
  const easyBots = new Map([['toy', easyToyBot as Bot<never>]]);
  const patient = { ...lab(), standIn: () => ({ move: 'tick', args: {} }) } as Ruleset;
  house = await openHouse({ rulesets: [patient], bots, easyBots, botDelayMs: 5, awayMs: 150 });
});
afterEach(() => house.close());

interface Host {
  base: string;
  game: string;
  matchID: string;
  credentials: string | undefined;
}
const seatBot = ({ base, game, matchID, credentials }: Host, seat: Seat, on = true, playerID = '0', more: object = {}) =>
  ask(base, `/games/${game}/${matchID}/bot`, { playerID, credentials, seat, on, ...more });
const seatEasyBot = (host: Host, seat: Seat, easy: unknown = true) => seatBot(host, seat, true, '0', { easy });

/** Plays the toy to its end with the one person at `line`. */
async function playToy(line: Line): Promise<void> {
  const asked = () => (line.state!.G as unknown as KitState).asked[line.seat!];
  while (line.state!.ctx.gameover === undefined) {
    await line.until(() => asked() !== undefined || line.state!.ctx.gameover !== undefined, 'the bot');
    if (line.state!.ctx.gameover !== undefined) break;
    const why = await (asked() === 'bid' ? line.move('bid', { chips: 0, step: line.step }) : line.move('done'));
    expect(why).toBeUndefined();
  }
}

test('hazard 46, hazard 58: a person and a bot play a whole match; the bot sees its own view alone and errs without harm', async () => {
  const { matchID, credentials: [mine] } = await house.open({ seated: 1 });
  const line = await house.line(matchID, '0', mine);
  expect((await seatBot({ base: house.base, game: 'toy', matchID, credentials: mine }, '1')).status).toBe(200);
  await playToy(line);
  expect(seen.length).toBeGreaterThan(3);
  for (const { seat, view } of seen) expect([seat, Object.keys(view.players), Object.hasOwn(view, 'secret')]).toEqual(['1', ['1'], false]);
  const logged = (await house.server.store.loadLogged(matchID))!;
  expect(foldLog(toy, logged.initialState, logged.log).at(-1)!.G).toEqual(logged.state.G);
  // The rematch keeps the bot, which begins by itself.
  const { nextMatchID } = (await house.ask<{ nextMatchID: string }>(`/games/toy/${matchID}/playAgain`, { playerID: '0', credentials: mine })).body;
  const next = await house.line(nextMatchID, '0', mine);
  await next.until(() => next.state!._stateID === 1, 'the bot of the rematch');
});

test('a bot waits until all seats are taken, lets others go first, and never acts twice for one state', async () => {
  const { matchID, credentials: [mine] } = await house.open({ players: 3, seated: 1 });
  const host = { base: house.base, game: 'toy', matchID, credentials: mine };
  const line = await house.line(matchID, '0', mine);
  await seatBot(host, '1');
  await house.join(matchID, '2', 'Cleo');
  await seatBot(host, '1');
  await line.until(() => line.state!._stateID === 1, 'the bid of the bot');
  expect(seen).toHaveLength(1);
  const waiting = await house.open({ game: 'lab', seated: 1 });
  const other = await house.line(waiting.matchID, '0', waiting.credentials[0], 'lab');
  await seatBot({ ...host, game: 'lab', matchID: waiting.matchID, credentials: waiting.credentials[0] }, '1');
  for (let i = 0; i < 3; i++) expect(await other.move('tick')).toBeUndefined();
  expect(other.log.every(({ action }) => action.payload.playerID === '0')).toBe(true);
});

test('only the host seats bots, at free seats alone, and nobody can pass himself off as one', async () => {
  const { matchID, credentials } = await house.open({ players: 3, seated: 2 });
  const host: Host = { base: house.base, game: 'toy', matchID, credentials: credentials[0] };
  const path = `/games/toy/${matchID}`;
  expect((await seatBot({ ...host, credentials: credentials[1] }, '2', true, '1')).body.reason).toBe('kit:host-only');
  expect((await seatBot({ ...host, credentials: 'wrong' }, '2')).body.reason).toBe('kit:seat');
  expect((await seatBot(host, '1')).body.reason).toBe('kit:seat-taken');
  expect((await seatBot(host, '7')).body.reason).toBe('kit:no-seat');
  for (const data of [{ bot: true }, { easy: true }, { bot: false, easy: true }]) {
    expect((await house.ask(`${path}/join`, { playerName: 'Sly', data })).status).toBe(400);
    expect((await house.ask(`${path}/update`, { playerID: '1', credentials: credentials[1], data })).status).toBe(400);
  }
  await seatBot(host, '2');
  const seats = async () => (await house.ask<MatchSummary>(path)).body.players;
  expect((await seats())[2]).toMatchObject({ data: { bot: true } });
  expect((await house.ask(`${path}/join`, { playerID: '2', playerName: 'Late' })).body.reason).toBe('kit:seat-taken');
  await seatBot(host, '2', false);
  expect((await seats())[2]).toEqual({ id: 2, isConnected: false });
});

test('the host chooses the strength of each bot where the game has two; all see it, and the rematch keeps it', async () => {
  const { matchID, credentials: [mine] } = await house.open({ players: 3, seated: 1 });
  const host: Host = { base: house.base, game: 'toy', matchID, credentials: mine };
  const marks = async (id = matchID) => (await house.ask<MatchSummary>(`/games/toy/${id}`)).body.players.map(({ data }) => data);
  const [strong, easy] = [{ bot: true }, { bot: true, easy: true }];
  expect((await seatEasyBot(host, '1')).status).toBe(200);
  expect(await marks()).toEqual([undefined, easy, undefined]);
  expect(await house.server.store.withBots()).toContain(matchID);
  // One that sits there already can be exchanged for the other.
  await seatBot(host, '1');
  expect(await marks()).toEqual([undefined, strong, undefined]);
  await seatEasyBot(host, '1');
  await seatEasyBot(host, '2', false);
  expect(await marks()).toEqual([undefined, easy, strong]);
  await playToy(await house.line(matchID, '0', mine));
  expect([new Set(easySeats), new Set(seen.map(({ seat }) => seat))]).toEqual([new Set(['1']), new Set(['2'])]);
  const { nextMatchID } = (await house.ask<{ nextMatchID: string }>(`/games/toy/${matchID}/playAgain`, { playerID: '0', credentials: mine })).body;
  expect(await marks(nextMatchID)).toEqual([undefined, easy, strong]);
});

test('a strength that the game does not have is refused with a reason, and the seat stays free', async () => {
  const { matchID, credentials: [mine] } = await house.open({ game: 'lab', seated: 1 });
  const host: Host = { base: house.base, game: 'lab', matchID, credentials: mine };
  expect(await seatEasyBot(host, '1')).toMatchObject({ status: 400, body: { reason: 'kit:no-easy-bot' } });
  expect(await seatEasyBot(host, '1', 'very')).toMatchObject({ status: 400, body: { reason: 'kit:malformed' } });
  expect((await house.ask<MatchSummary>(`/games/lab/${matchID}`)).body.players[1]).toEqual({ id: 1, isConnected: false });
});

test('hazard 28: the table plays for who is away a while, at the host\'s wish, and tells nobody a secret', async () => {
  const { matchID, credentials } = await house.open({ game: 'lab' });
  const [host, away] = await house.seats({ matchID, credentials }, 'lab');
  const standIn = (playerID: Seat, seat: Seat) => house.ask<{ reason?: string }>(`/games/lab/${matchID}/standIn`, { playerID, credentials: credentials[Number(playerID)], seat });
  expect((await standIn('0', '1')).body.reason).toBe('kit:just-left');
  away!.close();
  await until(() => house.server.tables.rooms.members(matchID).length === 1, 'the line to close');
  expect((await standIn('0', '1')).body.reason).toBe('kit:just-left');
  await until(async () => (await standIn('0', '1')).status === 200, 'the stand-in');
  await host!.until(() => host!.state!._stateID === 1, 'the move of the stand-in');
  expect(host!.log.at(-1)!.action.payload).toMatchObject({ type: 'tick', playerID: '1' });
  expect(host!.heard).not.toContain(secretOf('1'));
  expect((await standIn('1', '0')).body.reason).toBe('kit:host-only');
  // The seat can also go to a bot: then the key of who went opens nothing any more.
  expect((await house.ask(`/games/lab/${matchID}/free`, { playerID: '0', credentials: credentials[0], seat: '1' })).status).toBe(200);
  expect((await seatBot({ base: house.base, game: 'lab', matchID, credentials: credentials[0] }, '1')).status).toBe(200);
  expect((await house.line(matchID, '1', credentials[1], 'lab')).reasons).toEqual(['kit:seat']);
});

test('the host closes a table before it begins, and those who wait are told', async () => {
  const { matchID, credentials } = await house.open({ players: 3, seated: 2 });
  const close = (seat: number) => house.ask<{ reason: string }>(`/games/toy/${matchID}/close`, { playerID: String(seat), credentials: credentials[seat] });
  const other = await house.line(matchID, '1', credentials[1]);
  expect((await close(1)).body.reason).toBe('kit:host-only');
  expect((await close(0)).status).toBe(200);
  await until(() => other.socket.disconnected, 'the other to be told');
  expect(other.reasons).toEqual(['kit:no-match']);
  const running = await house.open();
  const [a] = await house.seats(running);
  await a!.move('bid', { chips: 0, step: a!.step });
  expect((await house.ask(`/games/toy/${running.matchID}/close`, { playerID: '0', credentials: running.credentials[0] })).body.reason).toBe('kit:started');
});

test('hazard 23: after kill -9 a bot that was asked goes on by itself', async () => {
  const spawned = await new Spawned('tests/server/serve.ts', await freePort()).start();
  try {
    const { base } = spawned;
    const { matchID, credentials: [mine] } = await openMatch(base, { seated: 1 });
    expect((await seatBot({ base, game: 'toy', matchID, credentials: mine! }, '1')).status).toBe(200);
    await spawned.end('SIGKILL');
    await spawned.start();
    const line = await new Line(base, 'toy', matchID, '0', mine).sync();
    await line.until(() => line.state!._stateID > 0, 'the bot after the crash');
    await playToy(line);
    line.close();
  } finally {
    await spawned.close();
  }
});
