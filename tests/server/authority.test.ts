/** Hostile frames and requests: each is refused with a reason, changes nothing, and hurts nobody. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openHouse, pause, until, type House, type Line } from './house';
import { lab, secretOf } from './rulesets';

let house: House;
beforeAll(async () => {
  house = await openHouse({ rulesets: [lab(), lab('broken', {}, true)] });
});
afterAll(() => house.close());

const open = async (game = 'lab') => {
  const match = await house.open({ game });
  const [a, b] = (await house.seats(match, game)) as [Line, Line];
  return { match, a, b };
};
const stored = async (matchID: string): Promise<string> => JSON.stringify(await house.server.store.loadLogged(matchID));
const mv = (type: unknown, args: unknown, playerID: unknown, credentials?: string) => ({ type: 'MAKE_MOVE', payload: { type, args, playerID, credentials } });

test('hazard 8: UPDATE, RESET, PATCH, SYNC and PLUGIN actions are refused and change nothing', async () => {
  const { match, a, b } = await open();
  const before = await stored(match.matchID);
  const state = { ...a.state, G: { hacked: true } };
  const payload = { playerID: '0', credentials: match.credentials[0] };
  for (const action of [
    { type: 'UPDATE', state, deltalog: [], payload }, { type: 'RESET', state, payload }, { type: 'SYNC', state, payload },
    { type: 'PATCH', patch: [{ op: 'replace', path: '/G/rounds', value: 42 }], prevStateID: 0, stateID: 1, payload },
    { type: 'PATCH', payload }, { type: 'UPDATE', payload }, { type: 'PLUGIN', payload: { ...payload, type: 'random', args: [] } },
  ])
    expect((await a.action(action))?.reason, action.type).toBe('kit:malformed');
  expect(await stored(match.matchID)).toBe(before);
  expect(b.frames.some(([type]) => type === 'update')).toBe(false);
  expect(await a.move('tick')).toBeUndefined();
});

test('hazard 9: nobody plays as another, whichever of the two seats in a frame is false', async () => {
  const { match, b } = await open();
  const before = await stored(match.matchID);
  const own = match.credentials[1];
  expect((await b.action(mv('tick', [{}], '0', own), 0, '1'))?.reason).toBe('kit:seat');
  expect((await b.action(mv('tick', [{}], '1', own), 0, '0'))?.reason).toBe('kit:seat');
  expect((await b.action(mv('tick', [{}], '0', own), 0, '0'))?.reason).toBe('kit:seat');
  for (const seat of [null, '', [], 1, '01', '1.0', '-1', '__proto__']) expect((await b.action(mv('tick', [{}], seat, own), 0, '1'))?.reason, String(seat)).toBe('kit:malformed');
  const spy = await house.line(match.matchID, null, undefined, 'lab');
  expect((await spy.action(mv('tick', [{}], '1', own), 0, '1'))?.reason).toBe('kit:watching');
  const stranger = house.silent(match.matchID, '1', own, 'lab');
  expect((await stranger.action(mv('tick', [{}], '1', own), 0, '1'))?.reason).toBe('kit:not-synced');
  expect(await stored(match.matchID)).toBe(before);
});

test('hazard 10: clients may send no flow events', async () => {
  const { match, a } = await open();
  const before = await stored(match.matchID);
  for (const [type, args] of [['endGame', [{ winner: '0' }]], ['setPhase', ['work']], ['endTurn', [{ next: '0' }]], ['endPhase', []], ['pass', [{ remove: true }]],
    ['setActivePlayers', [{ all: '' }]], ['setActivePlayers', null], ['setStage', ['both']], ['toString', []]] as const)
    expect((await a.action({ type: 'GAME_EVENT', payload: { type, args, playerID: '0', credentials: match.credentials[0] } }))?.reason, type).toBe('kit:malformed');
  expect(await stored(match.matchID)).toBe(before);
});

test('hazard 12: seats named __proto__ and the like are refused, and seats can be joined afterwards', async () => {
  const { matchID } = await house.open({ seated: 0 });
  for (const seat of ['"__proto__"', '"constructor"', '"toString"', '"-1"', '"1.0"', '""', '[]', '{}', '"99"', '0', 'true', '["0"]'])
    for (const route of ['join', 'leave', 'update', 'playAgain', 'code', 'free', 'claim']) {
      const { status } = await house.ask(`/games/toy/${matchID}/${route}`, `{"playerID":${seat},"seat":${seat},"playerName":"x","newName":"x","credentials":"x","code":${seat}}`);
      expect(status, `${route} ${seat}`).toBeGreaterThanOrEqual(400);
      expect(status, `${route} ${seat}`).toBeLessThan(500);
    }
  expect((await house.ask(`/games/toy/${matchID}/join`, '{"__proto__":{"playerName":"x"}}')).status).toBe(400);
  expect(({} as Record<string, unknown>).playerName).toBeUndefined();
  await house.join(matchID, '0', 'Zero');
  await house.join(matchID, '1', 'One');
});

test('hazard 13: moves are looked up by own names only', async () => {
  const { match, a } = await open();
  const before = await stored(match.matchID);
  for (const name of ['toString', 'constructor', '__proto__', 'hasOwnProperty', 'valueOf', ''])
    for (const args of [[], [{}], null]) expect((await a.action(mv(name, args, '0')))?.reason, name).toBe('kit:not-now');
  expect(await stored(match.matchID)).toBe(before);
});

test('hazard 14: a throwing move or setup is caught, told to the caller, logged with match and move, and hurts no other match', async () => {
  const lines: string[] = [];
  const { pino } = await import('pino');
  const other = await openHouse({ rulesets: [lab(), lab('broken', {}, true)], log: pino({ level: 'info' }, { write: (line: string) => void lines.push(line) }) });
  const [match, calm] = [await other.open({ game: 'lab' }), await other.open({ game: 'lab' })];
  const [a] = await other.seats(match, 'lab');
  const [quiet] = await other.seats(calm, 'lab');
  expect((await a!.move('boom'))?.reason).toBe('kit:error');
  expect(a!.state!._stateID).toBe(0);
  for (const args of [[null], [{ card: { id: 1 } }], [[]], ['x'], [{ __proto__: { card: 'x' } }]]) expect((await a!.action(mv('choose', args, '0')))?.reason).toBe('kit:arguments');
  const setup = await other.ask('/games/broken/create', { numPlayers: 2 });
  expect([setup.status, setup.body]).toEqual([500, { reason: 'kit:error' }]);
  expect(await a!.move('tick')).toBeUndefined();
  expect(await quiet!.move('tick')).toBeUndefined();
  const logged = lines.map((line) => JSON.parse(line) as Record<string, unknown>);
  expect(logged.find(({ msg }) => msg === 'a move failed')).toMatchObject({ match: match.matchID, game: 'lab', move: 'boom', seat: '0', state: 0 });
  expect(logged.some(({ msg }) => msg === 'a request failed')).toBe(true);
  await other.close();
});

test('hazard 15: a sync makes no match: an unknown one is said to be unknown and nothing is stored', async () => {
  const count = async (): Promise<number> => (await house.server.store.listMatches()).length;
  const before = await count();
  const line = house.silent('no-such-match-0', null, undefined, 'lab');
  for (let i = 0; i < 200; i++) line.emit('sync', `no-such-match-${i}`, i % 2 ? '0' : null, undefined, 3e6);
  await until(() => line.refusals.length === 200, 'all refusals');
  expect(new Set(line.reasons)).toEqual(new Set(['kit:no-match']));
  expect(line.refusals.every(({ fatal }) => fatal)).toBe(true);
  expect(await count()).toBe(before);
  const elsewhere = await house.open();
  expect((await house.line(elsewhere.matchID, null, undefined, 'lab')).reasons).toEqual(['kit:no-match']);
});

test('hazard 16: REST fields are checked each by its schema, and no credential is echoed', async () => {
  for (const numPlayers of [-1, 0, 1, 5, 1e6, '3abc', '3', null, 2.5, [], {}, true]) {
    const { status, body } = await house.ask('/games/lab/create', JSON.stringify({ numPlayers }));
    expect([status, body.reason], JSON.stringify(numPlayers)).toEqual([400, 'kit:players']);
  }
  const { matchID, credentials: [mine] } = await house.open({ game: 'lab' });
  const path = `/games/lab/${matchID}`;
  const me = { playerID: '0', credentials: mine };
  for (const newName of ['', '   ', 'x'.repeat(41), 'x'.repeat(5000), 7, null, ['x'], '\u0000\u0007'])
    expect((await house.ask(`${path}/update`, { ...me, newName })).status, String(newName).slice(0, 9)).toBe(400);
  for (const data of [{ a: 'x'.repeat(101) }, { a: { b: 1 } }, 'x', [1], Object.fromEntries(Array.from({ length: 9 }, (_, i) => [`k${i}`, i]))])
    expect((await house.ask(`${path}/update`, { ...me, data })).status).toBe(400);
  expect((await house.ask(`${path}/update`, me)).status).toBe(400);
  expect((await house.ask(`${path}/update`, { ...me, newName: '  Zoë  ', data: { colour: 'red' } })).status).toBe(200);
  expect((await house.ask<{ players: unknown[] }>(path)).body.players[0]).toEqual({ id: 0, name: 'Zoë', data: { colour: 'red' }, isConnected: false });
  const echo = await house.ask(`${path}/leave`, { playerID: '0', credentials: 'secret-echo-test-value' });
  expect([echo.status, echo.text]).toEqual([403, '{"reason":"kit:seat"}']);
  expect((await house.ask('/games/lab/create', { numPlayers: 2, note: 'x'.repeat(2e6) })).status).toBe(413);
  expect((await house.ask('/games/lab/create', '{"numPlayers":2', {})).status).toBe(400);
  expect((await house.ask('/games/lab/create', 'numPlayers=2', { 'content-type': 'text/plain' })).status).toBe(415);
  for (const bad of ['/games/toString', '/games/__proto__', '/games/lab/__proto__', '/games/lab/..%2f..', '/games/lab/%ff', '/games/lab/none/join/x'])
    expect((await house.ask(bad)).status, bad).toBeGreaterThanOrEqual(400);
  for (const query of ['limit=0', 'limit=1000', 'limit=x', 'isGameover=maybe', 'cursor=%00', 'updatedBefore=-1', 'limit=1&limit=2'])
    expect((await house.ask(`/games/lab?${query}`)).status, query).toBe(400);
});

test('hazard 17: frames above 64 kB cut the line, long chat is refused, a flood is slowed and then cut', async () => {
  const { match, a, b } = await open();
  expect((a.emit('chat', match.matchID, { sender: '0', payload: 'x'.repeat(301) }), await a.until(() => a.refusals.length === 1), a.refusals[0])).toMatchObject({ reason: 'kit:chat-length', to: 'chat' });
  b.emit('chat', match.matchID, { sender: '1', payload: 'x'.repeat(900_000) });
  await until(() => b.socket.disconnected, 'the cut');
  expect(a.frames.some(([type]) => type === 'chat')).toBe(false);
  const strict = await openHouse({ rulesets: [lab()], limits: { socketFrames: [20, 60] } });
  const limited = await strict.open({ game: 'lab' });
  const [c] = await strict.seats(limited, 'lab');
  for (let i = 0; i < 30; i++) c!.emit('chat', 'x');
  await c!.until(() => c!.reasons.filter((reason) => reason === 'kit:too-fast').length === 11, 'being slowed');
  for (let i = 0; i < 200; i++) c!.emit('x', i);
  await until(() => c!.socket.disconnected, 'being cut');
  await strict.close();
});

test('hazard 17: requests and new matches of one address are limited, and the answer says when to come again', async () => {
  const strict = await openHouse({ limits: { requests: [30, 60], creations: [3, 60] } });
  const made = [];
  for (let i = 0; i < 4; i++) made.push((await strict.ask('/games/toy/create', { numPlayers: 2 })).status);
  expect(made).toEqual([200, 200, 200, 429]);
  for (let i = 0; i < 26; i++) await strict.ask('/games');
  const late = await strict.ask('/games');
  expect([late.status, late.body.reason, late.headers.get('retry-after')]).toEqual([429, 'kit:too-fast', '10']);
  await strict.close();
});

test('hazard 17: the queue of a match and the sockets and frames of an address are bounded', async () => {
  const { match, a } = await open();
  for (let i = 0; i < 300; i++) a.emit('update', mv('tick', [{}], '0'), i, match.matchID, '0');
  await a.until(() => a.refusals.length + a.frames.filter(([type]) => type === 'update').length === 300, 'every answer', 20_000);
  expect(a.reasons).toContain('kit:crowded');
  expect(await a.move('tick')).toBeUndefined();
  const strict = await openHouse({ rulesets: [lab()], limits: { sockets: 3, addressFrames: [30, 60] } });
  const four = Array.from({ length: 4 }, () => strict.silent('none-none', null, undefined, 'lab'));
  const failed: string[] = [];
  for (const { socket } of four) socket.on('connect_error', ({ message }) => void failed.push(message));
  await until(() => failed.length === 1 && four.filter(({ socket }) => socket.connected).length === 3, 'one to be turned away');
  expect(failed).toEqual(['kit:too-fast']);
  const [x, y] = four.filter(({ socket }) => socket.connected) as [Line, Line];
  for (let i = 0; i < 20; i++) for (const line of [x, y]) line.emit('chat', i);
  await until(() => x.refusals.length + y.refusals.length === 40, 'every answer');
  expect([...x.reasons, ...y.reasons].filter((reason) => reason === 'kit:too-fast')).toHaveLength(10);
  await strict.close();
});

test('hazard 18: other sites get neither sockets nor the lobby, those in ORIGINS both', async () => {
  const friendly = await openHouse({ origins: ['https://friend.example'] });
  const polling = (origin?: string) => fetch(`${friendly.base}/socket.io/?EIO=4&transport=polling`, origin ? { headers: { origin } } : {});
  const foreign = await polling('http://evil.example');
  expect([foreign.status, foreign.headers.get('access-control-allow-origin')]).toEqual([403, null]);
  const friend = await polling('https://friend.example');
  expect([friend.status, friend.headers.get('access-control-allow-origin')]).toEqual([200, 'https://friend.example']);
  expect((await polling(friendly.base)).status).toBe(200);
  expect((await polling()).status).toBe(200);
  const create = (origin: string) => friendly.ask('/games/toy/create', { numPlayers: 2 }, { origin });
  expect([(await create('http://evil.example')).status, (await create('null')).status]).toEqual([403, 403]);
  expect((await create('https://friend.example')).headers.get('access-control-allow-origin')).toBe('https://friend.example');
  expect((await friendly.ask('/games', undefined, { origin: 'http://evil.example' })).headers.get('access-control-allow-origin')).toBeNull();
  await friendly.close();
});

test('junk of every kind is answered or ignored, and the table goes on', async () => {
  const { match, a, b } = await open();
  const before = await stored(match.matchID);
  for (const action of [null, undefined, 7, 'x', [], {}, { payload: {} }, { type: 'MAKE_MOVE' }, mv('tick', [{}, {}], '0'), mv('tick', 'x', '0'), mv({}, [], '0'), mv('x'.repeat(65), [], '0')])
    expect((await a.action(action))?.reason, JSON.stringify(action)).toBe('kit:malformed');
  for (const stateID of [-1, 1.5, '0', null, {}]) expect((await a.action(mv('tick', [{}], '0'), stateID))?.reason).toBe('kit:malformed');
  for (const junk of [[], [null], [{}], [match.matchID], [{ length: 1e9 }], [Buffer.from('x'), Buffer.from('y')], [match.matchID, { sender: {} }]])
    for (const type of ['update', 'chat', 'x', '__proto__', 'constructor', 'error']) a.socket.emit(...([type, ...junk] as [string]));
  await pause(100);
  expect(await a.move('choose', { card: secretOf('0'), step: a.step })).toBeUndefined();
  await b.until(() => b.state!._stateID === 1);
  expect(before).not.toBe(await stored(match.matchID));
});
