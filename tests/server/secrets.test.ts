/** What must never leave the server, attacked over the wire: every frame that anybody received is searched as text. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openHouse, until, type House, type Line } from './house';
import { DECK, lab, secretOf } from './rulesets';

let house: House;
beforeAll(async () => {
  house = await openHouse({ rulesets: [lab()] });
});
afterAll(() => house.close());

const NEVER = [...DECK, 'marker-secret', '"seed"', 'prngstate', '"credentials"', '"transfer"'];

const open = async (players = 2) => {
  const match = await house.open({ game: 'lab', players });
  return { match, lines: await house.seats(match, 'lab'), spy: await house.line(match.matchID, null, undefined, 'lab') };
};

test('hazard 1: no frame holds the deck, another hand or the seed, in the first state, the present one or the log', async () => {
  const { match, lines, spy } = await open();
  const [a, b] = lines as [Line, Line];
  await a.move('choose', { card: secretOf('0'), step: a.step });
  await b.move('choose', { card: secretOf('1'), step: b.step });
  await a.until(() => a.state!._stateID === 2);
  const late = await house.line(match.matchID, null, undefined, 'lab');
  const again = await house.line(match.matchID, '1', match.credentials[1], 'lab');
  for (const line of [a, b, spy, late, again]) {
    for (const word of NEVER) expect(line.heard).not.toContain(word);
    for (const seat of ['0', '1'].filter((other) => other !== line.seat)) expect(line.heard, `seat ${line.seat} on ${seat}`).not.toContain(secretOf(seat));
  }
  expect(again.heard).toContain(secretOf('1'));
  const { initialState } = again.frames.find(([type]) => type === 'sync')![2] as { initialState: { G: { players: object }; plugins: object } };
  expect(Object.keys(initialState.G.players)).toEqual(['1']);
  expect(initialState.plugins).toEqual({});
});

test('hazard 2: the arguments of a secret move reach only the one who made it, live and in the log of a later sync', async () => {
  const { match, lines, spy } = await open();
  const [a, b] = lines as [Line, Line];
  await a.move('choose', { card: secretOf('0'), step: a.step });
  await b.until(() => b.state!._stateID === 1);
  const mine = await house.line(match.matchID, '0', match.credentials[0], 'lab');
  const other = await house.line(match.matchID, '1', match.credentials[1], 'lab');
  const argsOf = (line: Line): unknown => line.log.find(({ action }) => action.type === 'MAKE_MOVE')!.action.payload.args;
  expect(argsOf(mine)).toEqual([{ card: secretOf('0'), step: 1 }]);
  expect(argsOf(a)).toEqual([{ card: secretOf('0'), step: 1 }]);
  for (const line of [b, spy, other]) expect(argsOf(line)).toBeNull();
});

test('a redacted move that is no commit: all hear of it, live and later, and only the mover of its arguments', async () => {
  const { match, lines, spy } = await open();
  const [a, b] = lines as [Line, Line];
  const card = `second-${secretOf('0')}`;
  expect(await a.move('sort', { card })).toBeUndefined();
  await b.until(() => b.state!._stateID === 1);
  await until(() => spy.log.length === 1, 'the log');
  const late = [await house.line(match.matchID, '0', match.credentials[0], 'lab'), await house.line(match.matchID, '1', match.credentials[1], 'lab')];
  for (const line of [a, b, spy, ...late]) {
    const [{ action, metadata }] = line.log as [(typeof line.log)[0]];
    expect([action.payload.type, action.payload.playerID, metadata]).toEqual(['sort', '0', { events: [{ type: 'sorted', seat: '0' }] }]);
    expect(action.payload.args).toEqual(line.seat === '0' ? [{ card }] : null);
    if (line.seat !== '0') expect(line.heard).not.toContain(card);
  }
});

test('hazard 3: what was drawn or revealed cannot be taken back over the wire', async () => {
  const { lines: [a] } = await open();
  await a!.move('draw');
  const refused = await a!.action({ type: 'UNDO', payload: { type: 'undo', args: null, playerID: '0' } });
  expect(refused?.reason).toBe('kit:no-undo');
  const match = await house.open();
  const [x, y] = await house.seats(match) as [Line, Line];
  await x.move('bid', { chips: 2, step: x.step });
  expect((await x.action({ type: 'UNDO', payload: { type: 'undo', args: null, playerID: '0' } }))?.reason).toBe('kit:not-asked');
  await y.move('bid', { chips: 1, step: y.step });
  await x.until(() => x.state!.ctx.phase === 'plan');
  // The bid revealed a card: there is nothing before it to go back to.
  expect((await x.action({ type: 'UNDO', payload: { type: 'undo', args: null, playerID: '0' } }))?.reason).toBe('kit:no-undo');
  expect(await x.move('flip')).toBeUndefined();
  expect((await y.action({ type: 'UNDO', payload: { type: 'undo', args: null, playerID: '1' } }, x.state!._stateID))?.reason).toBe('kit:not-asked');
  expect(await x.action({ type: 'UNDO', payload: { type: 'undo', args: null, playerID: '0' } })).toBeUndefined();
});

test('hazard 5: watching is a choice of the match, enforced, and seen by all', async () => {
  const shut = await house.open({ game: 'lab', spectators: false });
  const spy = await house.line(shut.matchID, null, undefined, 'lab');
  expect(spy.refusals).toEqual([{ reason: 'kit:no-spectators', fatal: true, to: 'sync' }]);
  expect(spy.state).toBeUndefined();
  const { match, lines: [a], spy: welcome } = await open();
  await a!.until(() => a!.table?.watchers === 1, 'one watcher');
  expect(welcome.table!.spectators).toBe(true);
  expect((await house.ask<{ watchers: number }>(`/games/lab/${match.matchID}`)).body.watchers).toBe(1);
  welcome.close();
  await a!.until(() => a!.table?.watchers === 0, 'nobody watching');
});

test('hazard 7: no plugin data leaves the server', async () => {
  const { lines } = await open();
  await lines[0]!.move('tick');
  const contents = (type: string): unknown[] => lines[0]!.frames.filter(([name]) => name === type).map((frame) => frame[2]);
  expect((contents('sync') as { state: { plugins: object } }[]).map(({ state }) => state.plugins)).toEqual([{}]);
  expect((contents('update') as { plugins: object }[]).map(({ plugins }) => plugins)).toEqual([{}]);
});

test('hazard 11: a seat shows nothing without its credentials, before anybody has joined and after', async () => {
  const match = await house.open({ game: 'lab', seated: 0 });
  for (const secret of [undefined, '', 'guessed-credentials']) {
    const early = await house.line(match.matchID, '1', secret, 'lab');
    expect(early.reasons).toEqual(['kit:seat']);
    await house.ask(`/games/lab/${match.matchID}`);
    expect(early.state).toBeUndefined();
  }
  const early = await house.line(match.matchID, '1', undefined, 'lab');
  const secret = await house.join(match.matchID, '1', 'One', 'lab');
  const one = await house.line(match.matchID, '1', secret, 'lab');
  await one.move('tick');
  expect(early.frames.map(([type]) => type)).toEqual(['refused']);
});

test('hazard 50: the seed has 128 random bits, and the clock does not tell it', async () => {
  const seeds = new Set<string>();
  for (let i = 0; i < 20; i++) {
    const { matchID } = await house.open({ game: 'lab', seated: 0 });
    const { initialState } = (await house.server.store.loadLogged(matchID))!;
    const { seed } = (initialState.plugins.random as { data: { seed: string } }).data;
    expect(seed).toMatch(/^[0-9a-f]{32}$/);
    seeds.add(seed);
    const { createdAt } = (await house.ask<{ createdAt: number }>(`/games/lab/${matchID}`)).body;
    for (let d = -5; d <= 5; d++) expect(seed).not.toContain((createdAt + d).toString(36));
  }
  expect(seeds.size).toBe(20);
});

test('hazard 51: the metadata of a redacted move holds public facts only, in every frame', async () => {
  const { lines, spy } = await open();
  const [a, b] = lines as [Line, Line];
  await a.move('choose', { card: secretOf('0'), step: a.step });
  await b.move('choose', { card: secretOf('1'), step: b.step });
  await until(() => spy.log.length >= 2, 'the log');
  expect(spy.log.flatMap(({ metadata }) => (metadata as { events: unknown[] } | undefined)?.events ?? [])).toEqual([{ type: 'revealed', count: 2 }]);
  expect(JSON.stringify(spy.log)).not.toContain('secret');
});

test('hazard 52: a socket is cut off when its seat is left or gets other credentials', async () => {
  const { match, lines } = await open();
  const [a, b] = lines as [Line, Line];
  await a.move('tick');
  await house.ask(`/games/lab/${match.matchID}/leave`, { playerID: '1', credentials: match.credentials[1] });
  await until(() => b.socket.disconnected, 'the cut');
  expect(b.refusals).toEqual([{ reason: 'kit:moved', fatal: true }]);
  const heard = b.frames.length;
  await a.move('tick');
  expect(b.frames).toHaveLength(heard);
  const { body } = await house.ask<{ code: string }>(`/games/lab/${match.matchID}/code`, { playerID: '0', credentials: match.credentials[0] });
  const claimed = await house.ask<{ playerCredentials: string }>(`/games/lab/${match.matchID}/claim`, { code: body.code });
  expect(claimed.status).toBe(200);
  await until(() => a.socket.disconnected, 'the cut of the old device');
  expect((await house.line(match.matchID, '0', match.credentials[0], 'lab')).reasons).toEqual(['kit:seat']);
  expect((await house.line(match.matchID, '0', claimed.body.playerCredentials, 'lab')).state!._stateID).toBe(2);
});

test('hazard 53: of the setup data only the checked options are published', async () => {
  const match = await house.open({ setupData: { long: true } });
  const { body, text } = await house.ask<{ setupData: object }>(`/games/toy/${match.matchID}`);
  expect(body.setupData).toEqual({ long: true });
  expect(text).not.toContain('credentials');
  const refused = await house.ask('/games/toy/create', { numPlayers: 2, setupData: { long: true, note: 'private-note' } });
  expect(refused.status).toBe(400);
  expect(refused.text).not.toContain('private-note');
  expect((await house.ask('/games/toy')).text).not.toContain('private-note');
});
