/** Masses: junk frames, invented bodies, a lobby of 50,000 matches. The process stays up, small and quick. */
import fc from 'fast-check';
import { io, type Socket } from 'socket.io-client';
import { expect, test } from 'vitest';
import { ask, Line, openMatch, until, type Match } from './house';
import { bundled } from './bundle';
import { secretOf } from './rulesets';

const at = bundled();

const open = (): Promise<Match> => openMatch(at.spawned.base, { game: 'lab' });

/** Both seats choose: the match is whole and goes on. */
async function playable({ matchID, credentials }: Match): Promise<void> {
  const lines = credentials.map((secret, i) => new Line(at.spawned.base, 'lab', matchID, String(i), secret));
  await Promise.all(lines.map((line) => line.sync()));
  for (const line of lines) {
    const { asked } = line.state!.G as { asked: object };
    const refused = Object.hasOwn(asked, line.seat!) ? await line.move('choose', { card: secretOf(line.seat!), step: line.step }) : undefined;
    if (refused) throw new Error(`not playable: ${refused.reason}`);
  }
  for (const line of lines) line.close();
}

/** A socket that comes back when it was cut. */
function attacker(): { socket: Socket; ready: () => Promise<void>; answers: () => number } {
  let answers = 0;
  const socket = io(`${at.spawned.base}/lab`, { transports: ['websocket'], forceNew: true, reconnection: false });
  socket.onAny(() => answers++);
  return {
    socket,
    answers: () => answers,
    ready: async () => {
      if (socket.connected) return;
      socket.connect();
      await until(() => socket.connected, 'the attacker\'s line');
    },
  };
}

test('hazard 17: 20,000 junk frames leave the memory where it was', async () => {
  const match = await open();
  const { socket, ready, answers } = attacker();
  await ready();
  socket.emit('sync', match.matchID, '0', match.credentials[0]);
  const junk = (i: number): [string, ...unknown[]] => [
    ['update', { type: 'MAKE_MOVE', payload: { type: 'tick', args: [{}], playerID: '0' } }, 0, `unknown-match-${i}`, '0'],
    ['sync', `unknown-match-${i}`, '0', `secret-${i}`],
    ['chat', `unknown-match-${i}`, { sender: '0', payload: 'x'.repeat(200) }],
    ['update', { type: `T${i}`, payload: { [`k${i}`]: i } }, i, match.matchID, '0'],
    [`event-${i}`, { deep: [[[[i]]]] }],
  ][i % 5] as [string, ...unknown[]];
  const send = async (count: number): Promise<void> => {
    const before = answers();
    for (let i = 0; i < count; i++) {
      socket.emit(...junk(i));
      if (i % 500 === 499) await until(() => answers() >= before + i, 'the answers', 20_000);
    }
    await until(() => answers() >= before + count, 'every answer', 20_000);
  };
  await send(3000);
  const before = await at.spawned.heap();
  await send(20_000);
  const grown = (await at.spawned.heap()) - before;
  socket.disconnect();
  expect(grown).toBeLessThan(2_000_000);
  await playable(match);
});

test('hazard 36: also in production, where the library looks no more, a state that JSON cannot carry is refused', async () => {
  const { matchID, credentials } = await open();
  const line = await new Line(at.spawned.base, 'lab', matchID, '0', credentials[0]).sync();
  expect((await line.move('collect'))?.reason).toBe('kit:error');
  expect((await line.move('boom'))?.reason).toBe('kit:error');
  expect(await line.move('tick')).toBeUndefined();
  line.close();
  await playable({ matchID, credentials });
});

const words = ['0', '1', '99', '', '__proto__', 'constructor', 'toString', 'tick', 'choose', 'lab', '-1', '1e3', '\u0000', '💰'];
const scrap = (own: string[]) => fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom(...words, ...own) },
  { weight: 2, arbitrary: fc.constantFrom<unknown>(null, undefined, 0, -1, 1.5, 1e308, true, [], {}, [[]], [{}]) },
  { weight: 2, arbitrary: fc.jsonValue({ maxDepth: 3 }) },
);
const loose = (fields: Record<string, fc.Arbitrary<unknown>>) => fc.record(fields, { requiredKeys: [] });

test('a fuzzer of frames, 12,000 cases, leaves the process up and two running matches playable', async () => {
  const [mine, other] = [await open(), await open()];
  const { pid } = at.spawned.child!;
  const { socket, ready } = attacker();
  const any = scrap([mine.matchID, other.matchID, ...mine.credentials]);
  const payload = loose({ type: any, args: fc.oneof(fc.array(any, { maxLength: 3 }), any), playerID: any, credentials: any });
  const action = fc.oneof(any, loose({ type: fc.oneof(fc.constantFrom('MAKE_MOVE', 'UNDO', 'REDO', 'UPDATE', 'PATCH', 'GAME_EVENT'), any), payload: fc.oneof(payload, any), state: any }));
  const chat = fc.oneof(any, loose({ id: any, sender: any, payload: any }));
  const frame = fc.oneof(
    fc.tuple(fc.constant('update'), fc.oneof(fc.tuple(action, fc.oneof(fc.constantFrom(0, 1, 2), any), fc.oneof(fc.constant(mine.matchID), any), fc.oneof(fc.constant('0'), any)), fc.array(action, { maxLength: 5 }))),
    fc.tuple(fc.constant('sync'), fc.array(any, { maxLength: 5 })),
    fc.tuple(fc.constant('chat'), fc.oneof(fc.tuple(fc.oneof(fc.constant(mine.matchID), any), chat), fc.array(any, { maxLength: 4 }))),
    fc.tuple(fc.constantFrom('x', 'error', '__proto__', 'toString', 'message'), fc.array(any, { maxLength: 3 })),
  );
  await fc.assert(
    fc.asyncProperty(fc.array(frame, { minLength: 100, maxLength: 100 }), async (frames) => {
      await ready();
      socket.emit('sync', mine.matchID, '0', mine.credentials[0]);
      for (const [type, args] of frames) socket.emit(type, ...(args as unknown[]));
      const line = new Line(at.spawned.base, 'lab', other.matchID, null);
      await line.sync();
      line.close();
      expect(line.state!._stateID).toBe(0);
    }),
    { numRuns: 120 },
  );
  socket.disconnect();
  await playable(mine);
  await playable(other);
  expect([at.spawned.child!.pid, at.spawned.child!.exitCode]).toEqual([pid, null]);
  expect(at.spawned.output).not.toContain('a frame failed');
});

test('a fuzzer of REST bodies and paths, 8,000 cases, is answered below 500 and leaves the seats as they are', async () => {
  const [mine, other] = [await open(), await open()];
  const { pid } = at.spawned.child!;
  const any = scrap([mine.matchID, ...mine.credentials]);
  const body = fc.oneof(
    loose({ playerID: any, credentials: any, playerName: any, newName: any, data: any, numPlayers: any, setupData: any, unlisted: any, spectators: any, seat: any, code: any }).map((given) => JSON.stringify(given)),
    fc.jsonValue({ maxDepth: 2 }).map((given) => JSON.stringify(given)),
    fc.string(),
  );
  const part = fc.oneof({ weight: 4, arbitrary: fc.constant(other.matchID) }, { weight: 1, arbitrary: fc.constantFrom(...words.map(encodeURIComponent), '%ff', '..%2f', 'x'.repeat(300)) });
  const route = fc.constantFrom('join', 'leave', 'update', 'rename', 'playAgain', 'code', 'claim', 'free', 'replay', 'none', '__proto__');
  const path = fc.oneof(
    fc.tuple(part, route).map(([id, name]) => `/games/lab/${id}/${name}`),
    fc.constantFrom('/games/lab/create', '/games/__proto__/create', '/games', '/games/lab', '/healthz', '/'),
  );
  const query = fc.oneof(fc.constant(''), loose({ limit: any, cursor: any, isGameover: any, open: any, updatedAfter: any }).map((given) => `?${new URLSearchParams(Object.entries(given).map(([k, v]) => [k, JSON.stringify(v) ?? '']))}`));
  const type = fc.constantFrom('application/json', 'application/json', 'text/plain', 'application/x-www-form-urlencoded');
  await fc.assert(
    fc.asyncProperty(fc.array(fc.tuple(path, query, body, type, fc.boolean()), { minLength: 40, maxLength: 40 }), async (requests) => {
      const answers = await Promise.all(requests.map(([to, asked, text, kind, post]) =>
        post ? ask(at.spawned.base, to, text, { 'content-type': kind }) : ask(at.spawned.base, to + asked)));
      // Without a built app the pages answer 503.
      for (const { status, text } of answers) expect(status === 503 ? 400 : status, text).toBeLessThan(500);
    }),
    { numRuns: 200 },
  );
  const seats = (await ask<{ players: { name: string }[] }>(at.spawned.base, `/games/lab/${other.matchID}`)).body.players.map(({ name }) => name);
  expect(seats).toEqual(['Person 0', 'Person 1']);
  await playable(mine);
  await playable(other);
  expect([at.spawned.child!.pid, at.spawned.child!.exitCode]).toEqual([pid, null]);
});
