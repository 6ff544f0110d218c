/** Several people at one table: choices made at the same moment, two tabs, chat, those who leave and those who come. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { playedEntries, type ReplayFile } from '../../games/kit/replay';
import type { Ruleset } from '../../games/kit/ruleset';
import { endsAsRecorded } from '../../server/replays';
import { toy } from '../kit/toy';
import { openHouse, playOut, until, type House, type Line } from './house';
import { lab, secretOf } from './rulesets';

let house: House;
beforeAll(async () => {
  house = await openHouse({ rulesets: [lab(), lab('hushed', { talk: 'signals' }), lab('quiet', { quiet: ['work'] })] });
});
afterAll(() => house.close());

const open = async (players = 2, game = 'lab') => {
  const match = await house.open({ game, players });
  const lines = await house.seats(match, game);
  return { match, lines, a: lines[0]!, b: lines[1]! };
};
const path = (matchID: string, route = '', game = 'lab'): string => `/games/${game}/${matchID}${route}`;
const choose = (line: Line, step = line.step) => line.move('choose', { card: secretOf(line.seat!), step });

test('hazard 19, hazard 20: choices sent at the same moment on the same state all count, and every client converges within a second', async () => {
  const { lines } = await open(4);
  const took: number[] = [];
  for (let round = 1; round <= 10; round++) {
    const start = performance.now();
    const answers = await Promise.all(lines.map((line) => choose(line)));
    expect(answers).toEqual([undefined, undefined, undefined, undefined]);
    await until(() => lines.every(({ state }) => state!._stateID === round * 4), 'all to converge');
    took.push(performance.now() - start);
    for (const { state } of lines) expect((state!.G as { rounds: number }).rounds).toBe(round);
  }
  // The middle of ten: one round may meet a machine that is busy elsewhere.
  expect(took.toSorted((x, y) => x - y)[5]).toBeLessThan(1000);
});

test('hazard 20: of two moves at once that are no commits, the loser is told and can press again', async () => {
  const { a, b } = await open();
  const answers = await Promise.all([a.move('tick', {}, { stateID: 0 }), b.move('tick', {}, { stateID: 0 })]);
  expect(answers.filter(Boolean).map((refused) => refused!.reason)).toEqual(['kit:stale']);
  const loser = answers[0] ? a : b;
  await loser.until(() => loser.state!._stateID === 1);
  expect(await loser.move('tick')).toBeUndefined();
});

test('hazard 21: a double click on a commit counts once, in this round and in the next', async () => {
  const { a, b } = await open();
  const { step } = a;
  await Promise.all([choose(a, step), choose(a, step)]);
  await a.until(() => a.refusals.length === 1, 'the refusal of the second');
  expect(a.reasons).toEqual(['kit:late']);
  await choose(b, step);
  await a.until(() => (a.state!.G as { rounds: number }).rounds === 1);
  expect((await choose(a, step))?.reason).toBe('kit:late');
  expect(a.state!._stateID).toBe(2);
});

test('hazard 22: clicks that were buffered while the line was cut are refused, since they come before the sync', async () => {
  const { match } = await open();
  const back = house.silent(match.matchID, '0', match.credentials[0], 'lab');
  for (let i = 0; i < 3; i++) back.emit('update', { type: 'MAKE_MOVE', payload: { type: 'tick', args: [{}], playerID: '0', credentials: match.credentials[0] } }, i, match.matchID, '0');
  await back.sync();
  await back.until(() => back.refusals.length === 3);
  expect(back.reasons).toEqual(['kit:not-synced', 'kit:not-synced', 'kit:not-synced']);
  expect(back.state!._stateID).toBe(0);
});

test('hazard 25: wrong credentials and unknown matches are answered at once, and four who load at once all get in', async () => {
  const start = Date.now();
  const { match } = await open(4);
  expect((await house.line(match.matchID, '0', 'wrong-credentials-0000', 'lab')).reasons).toEqual(['kit:seat']);
  expect((await house.line('no-such-match-123', '0', 'x', 'lab')).reasons).toEqual(['kit:no-match']);
  const four = await Promise.all(match.credentials.map((secret, i) => house.line(match.matchID, String(i), secret, 'lab')));
  await until(() => four.every(({ seats }) => seats.every(({ isConnected }) => isConnected)), 'all to see all');
  expect(Date.now() - start).toBeLessThan(3000);
});

test('hazard 26: presence counts sockets: closing one of two tabs leaves the seat connected, and both tabs agree', async () => {
  const { match, a, b } = await open();
  const tab = await house.line(match.matchID, '0', match.credentials[0], 'lab');
  await tab.move('tick');
  await a.until(() => a.state!._stateID === 1);
  expect(a.state).toEqual(tab.state);
  tab.close();
  await b.move('tick');
  expect(b.seats[0]!.isConnected).toBe(true);
  a.close();
  await b.until(() => b.seats[0]!.isConnected === false, 'the seat to be empty');
  expect((await house.ask<{ players: { isConnected: boolean }[] }>(path(match.matchID))).body.players.map(({ isConnected }) => isConnected)).toEqual([false, true]);
});

test('hazard 27: a refused move names reason, rule and facts of the ruleset', async () => {
  const { a } = await open();
  expect(await a.move('choose', { card: 'not-mine', step: a.step })).toEqual({ reason: 'not-yours', rule: 'LAB-1', params: { card: 1 }, to: 'update' });
});

test('hazard 28: who is waited for is public; the host frees an absent seat and gives it away by a code, seeing nothing of it', async () => {
  const { match, a, b } = await open();
  await choose(a);
  expect(Object.keys((a.state!.G as { asked: object }).asked)).toEqual(['1']);
  const host = { playerID: '0', credentials: match.credentials[0] };
  expect((await house.ask(path(match.matchID, '/free'), { ...host, seat: '1' })).body.reason).toBe('kit:seat-in-use');
  b.close();
  await a.until(() => !a.seats[1]!.isConnected);
  expect((await house.ask(path(match.matchID, '/free'), { playerID: '1', credentials: match.credentials[1], seat: '0' })).body.reason).toBe('kit:host-only');
  expect((await house.ask(path(match.matchID, '/free'), { ...host, seat: '1' })).status).toBe(200);
  expect((await house.line(match.matchID, '1', match.credentials[1], 'lab')).reasons).toEqual(['kit:seat']);
  expect((await house.ask(path(match.matchID, '/join'), { playerID: '1', playerName: 'Stranger' })).body.reason).toBe('kit:host-consent');
  const { body: { code } } = await house.ask<{ code: string }>(path(match.matchID, '/code'), { ...host, seat: '1' });
  expect((await house.ask(path(match.matchID, '/claim'), { code })).body.reason).toBe('kit:name');
  const claim = await house.ask<{ playerID: string; playerCredentials: string }>(path(match.matchID, '/claim'), { code: code.toLowerCase(), playerName: 'Friend' });
  expect(claim.body.playerID).toBe('1');
  expect((await house.ask(path(match.matchID, '/claim'), { code, playerName: 'Thief' })).body.reason).toBe('kit:code');
  const friend = await house.line(match.matchID, '1', claim.body.playerCredentials, 'lab');
  expect(JSON.stringify(friend.state)).toContain(secretOf('1'));
  expect(a.heard).not.toContain(secretOf('1'));
  expect(await choose(friend)).toBeUndefined();
});

test('hazard 29: leaving a running match keeps it; its seat is no stranger\'s, and the last to leave wipes nothing', async () => {
  const { match, a } = await open();
  await a.move('tick');
  for (const seat of ['0', '1']) expect((await house.ask(path(match.matchID, '/leave'), { playerID: seat, credentials: match.credentials[Number(seat)] })).status).toBe(200);
  expect((await house.ask<{ players: object[]; host: null }>(path(match.matchID))).body).toMatchObject({ host: null, players: [{ id: 0 }, { id: 1 }] });
  expect((await house.server.store.load(match.matchID))!.state._stateID).toBe(1);
  expect((await house.ask(path(match.matchID, '/join'), { playerName: 'Stranger' })).body.reason).toBe('kit:host-consent');
  const fresh = await house.open({ game: 'lab', seated: 1 });
  await house.ask(path(fresh.matchID, '/leave'), { playerID: '0', credentials: fresh.credentials[0] });
  expect((await house.ask(path(fresh.matchID))).status).toBe(404);
});

test('hazard 45: the rematch takes everyone along with options, seats, names and credentials, and everyone sees it', async () => {
  const match = await house.open({ setupData: { long: true }, unlisted: true });
  const lines = await house.seats(match);
  const again = (seat: number) => house.ask<{ nextMatchID: string; reason: string }>(path(match.matchID, '/playAgain', 'toy'), { playerID: String(seat), credentials: match.credentials[seat] });
  expect((await again(0)).body.reason).toBe('kit:not-over');
  await playOut(lines);
  const asked = await Promise.all([again(0), again(1), again(0), again(1)]);
  const { nextMatchID } = asked[0]!.body;
  expect(new Set(asked.map(({ body }) => body.nextMatchID))).toEqual(new Set([nextMatchID]));
  await until(() => lines.every(({ table }) => table?.nextMatchID === nextMatchID), 'the news');
  expect((await house.ask(path(nextMatchID, '', 'toy'))).body).toMatchObject({
    setupData: { long: true }, unlisted: true, host: '0', players: [{ id: 0, name: 'Person 0' }, { id: 1, name: 'Person 1' }],
  });
  for (const seat of [0, 1]) expect((await house.line(nextMatchID, String(seat), match.credentials[seat])).state!._stateID).toBe(0);
  expect((await house.ask(path(match.matchID, '/playAgain', 'toy'), { playerID: '0', credentials: 'wrong' })).body.reason).toBe('kit:seat');
});

test('hazard 47: chat is kept for who comes later, spectators are silent, and it is closed where talk would break the rules', async () => {
  const { match, a, b } = await open();
  a.emit('chat', match.matchID, { id: 'forged', sender: '0', payload: '  hello\u0007 there ' }, match.credentials[0]);
  await b.until(() => b.frames.some(([type]) => type === 'chat'));
  const line = b.frames.find(([type]) => type === 'chat')![2] as { id: string };
  expect(line).toMatchObject({ sender: '0', payload: 'hello  there' });
  expect(line.id).not.toBe('forged');
  const late = await house.line(match.matchID, null, undefined, 'lab');
  await late.until(() => late.frames.some(([type]) => type === 'chat'));
  expect(late.frames.find(([type]) => type === 'chat')![2]).toEqual(line);
  late.emit('chat', match.matchID, { sender: '0', payload: 'x' });
  b.emit('chat', match.matchID, { sender: '0', payload: 'x' });
  await until(() => late.refusals.length + b.refusals.length === 2, 'both refusals');
  expect([late.reasons, b.reasons]).toEqual([['kit:watching'], ['kit:seat']]);
  for (const game of ['hushed', 'quiet']) {
    const { match: { matchID }, a: c } = await open(2, game);
    const say = (): void => c.emit('chat', matchID, { sender: '0', payload: 'psst' });
    say();
    await c.until(() => c.reasons.includes('kit:chat-closed'));
    await c.move('end');
    say();
    await c.until(() => c.frames.some(([type]) => type === 'chat'), 'talk after the end');
  }
});

test('where talk is closed a seat says nothing by its name or its data either, and may change both before and afterwards', async () => {
  for (const game of ['hushed', 'quiet', 'lab']) {
    const { match: { matchID, credentials }, a, b } = await open(2, game);
    const tell = (newName: string) => house.ask(path(matchID, '/rename', game), { playerID: '0', credentials: credentials[0], newName, data: { says: newName } });
    expect((await tell('Before')).status).toBe(200);
    await a.move('tick');
    const { status, body } = await tell('psst');
    expect([game, status, body.reason]).toEqual(game === 'lab' ? [game, 200, undefined] : [game, 403, 'kit:chat-closed']);
    // Whoever does not hold the seat is told nothing of the phase.
    expect((await house.ask(path(matchID, '/rename', game), { playerID: '0', credentials: 'x', newName: 'psst' })).body.reason).toBe('kit:seat');
    await a.move('end');
    expect((await tell('Afterwards')).status).toBe(200);
    await b.until(() => b.heard.includes('Afterwards'));
    expect([game, b.heard.includes('psst')]).toEqual([game, game === 'lab']);
  }
});

test('hazard 48, hazard 54, hazard 55: the whole record is there only after the end, and folds to it, twice, by what players did alone', async () => {
  const match = await house.open({ spectators: false });
  const lines = await house.seats(match);
  const replay = (headers = {}) => house.ask<ReplayFile & { reason: string }>(path(match.matchID, '/replay', 'toy'), undefined, headers);
  expect((await replay()).body.reason).toBe('kit:not-over');
  await playOut(lines);
  expect((await replay()).body.reason).toBe('kit:no-spectators');
  expect((await replay({ authorization: 'Bearer 0:wrong' })).body.reason).toBe('kit:seat');
  const { body } = await replay({ authorization: `Bearer 1:${match.credentials[1]}` });
  expect(body).toMatchObject({ format: 'getaway-replay', game: 'toy', version: 1, numPlayers: 2, names: { '0': 'Person 0', '1': 'Person 1' } });
  expect(JSON.stringify(body)).not.toContain('credentials');
  expect(playedEntries(body.log).every(({ action }) => action.type === 'MAKE_MOVE')).toBe(true);
  const before = JSON.stringify(body);
  for (let i = 0; i < 2; i++) expect(endsAsRecorded(toy as unknown as Ruleset, body)).toBe(true);
  expect(JSON.stringify(body)).toBe(before);
});

test('hazard 56: of many who take seats at once each gets one, and no seat is given twice or lost', async () => {
  for (let round = 0; round < 30; round++) {
    const { matchID } = await house.open({ game: 'lab', players: 4, seated: 0 });
    const answers = await Promise.all(Array.from({ length: 6 }, (_, i) => house.ask<{ playerID: string; playerCredentials: string }>(path(matchID, '/join'), { playerName: `P${i}` })));
    const seated = answers.filter(({ status }) => status === 200).map(({ body }) => body);
    expect(seated.map(({ playerID }) => playerID).toSorted()).toEqual(['0', '1', '2', '3']);
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(2);
    const match = (await house.server.store.match(matchID))!;
    expect(new Set(Object.values(match.players).map(({ name }) => name)).size).toBe(4);
    for (const { playerID, playerCredentials } of seated)
      expect((await house.ask(path(matchID, '/update'), { playerID, credentials: playerCredentials, newName: 'Mine' })).status).toBe(200);
  }
});
