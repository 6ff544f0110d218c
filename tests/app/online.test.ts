/** The client of a match on the server, against a real server behind a line that can be cut. */
import { createServer, connect, type AddressInfo, type Socket } from 'node:net';
import { Server as SocketServer } from 'socket.io';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { moveDefiner, noArgs, type Move } from '../../games/kit/move';
import { defineRuleset, type Ruleset } from '../../games/kit/ruleset';
import type { KitState, View } from '../../games/kit/types';
import { OnlineSeat, type Place } from '../../ui/client/online';
import { toy } from '../kit/toy';
import { openHouse, pause, until, type House } from '../server/house';

const ruleset = toy as unknown as Ruleset;

/** The toy in which whoever bids may also wink, for all to see, which is no commit. */
const winking = defineRuleset({
  ...ruleset,
  manifest: { ...ruleset.manifest, id: 'winking' },
  phases: {
    ...ruleset.phases,
    bid: {
      bid: [
        ...ruleset.phases.bid!.bid!,
        moveDefiner<KitState & { won: Record<string, number[]> }, View<KitState>>()({
          name: 'wink', args: noArgs, options: () => [{}], apply: ({ G, seat }) => void G.won[seat]!.push(0),
        }) as unknown as Move,
      ],
    },
  },
}) as unknown as Ruleset;
let house: House;
const seats: OnlineSeat[] = [];

beforeAll(async () => {
  house = await openHouse();
});
afterAll(async () => {
  for (const seat of seats) seat.stop();
  await house.close();
});

function sit(place: Omit<Place, 'server'>, server = house.base): OnlineSeat {
  const seat = new OnlineSeat(ruleset, { ...place, server, patienceMs: 400 });
  seats.push(seat);
  seat.start();
  return seat;
}

const now = (seat: OnlineSeat) => seat.fan.get();
const view = (seat: OnlineSeat) => now(seat).match!.view as View<KitState>;
const playing = (seat: OnlineSeat) => until(() => now(seat).match?.line === 'live', 'a live match');

/** A line to a house that can be cut and mended, or held: then it stands, but brings nothing from the house. */
async function openLine(at: House = house) {
  const ends = new Set<Socket>();
  const ways = new Set<[from: Socket, to: Socket]>();
  let cut = false;
  let held = false;
  const line = createServer((near) => {
    if (cut) return near.destroy();
    const far = connect(at.server.port, '127.0.0.1');
    for (const end of [near, far]) {
      ends.add(end);
      end.on('error', () => {}).on('close', () => ends.delete(end));
    }
    near.pipe(far);
    ways.add([far, near]);
    if (!held) far.pipe(near);
    return undefined;
  });
  await new Promise<void>((done) => line.listen(0, '127.0.0.1', done));
  return {
    base: `http://127.0.0.1:${(line.address() as AddressInfo).port}`,
    cut: (off: boolean) => {
      cut = off;
      if (off) for (const end of ends) end.destroy();
    },
    hold: (on: boolean) => {
      held = on;
      for (const [from, to] of ways) if (on) from.unpipe(to).pause();
      else from.pipe(to);
    },
    close: () => {
      for (const end of ends) end.destroy();
      return new Promise((done) => line.close(done));
    },
  };
}

describe('a seat online', () => {
  test('plays, waits for the server, and hears what the others do', async () => {
    const { matchID, credentials } = await house.open();
    const [ann, ben] = [sit({ matchID, seat: '0', credentials: credentials[0]! }), sit({ matchID, seat: '1', credentials: credentials[1]! })];
    await Promise.all([playing(ann), playing(ben)]);
    now(ann).match!.act('bid', { chips: 2 });
    expect(now(ann).match!.busy).toBe(true);
    expect(view(ann).asked).toEqual({ 0: 'bid', 1: 'bid' });
    await until(() => !now(ann).match!.busy, 'the answer to the bid');
    expect(view(ann).asked).toEqual({ 1: 'bid' });
    await until(() => !Object.hasOwn(view(ben).asked, '0'), 'the bid at the other seat');
    expect(JSON.stringify(now(ben).match!.view)).not.toContain('commit');
    now(ann).say('Good luck');
    await until(() => now(ben).chat.length === 1, 'the chat');
    expect(now(ben).chat[0]).toMatchObject({ sender: '0', text: 'Good luck' });
  });

  test('hazard 27: what is not possible is refused in words before it is sent, and a refusal of the server arrives', async () => {
    const { matchID, credentials } = await house.open();
    const ann = sit({ matchID, seat: '0', credentials: credentials[0]! });
    await playing(ann);
    now(ann).match!.act('bid', { chips: 9 });
    expect(now(ann).match!.refused).toEqual({ reason: 'too-few', rule: 'TOY-1', params: { have: 3 } });
    expect(now(ann).match!.busy).toBe(false);
    now(ann).match!.forget();
    expect(now(ann).match!.refused).toBeNull();
  });

  test('what was said and not passed on is refused in the talk, and a move on its way goes on', async () => {
    const { matchID, credentials } = await house.open();
    const line = await openLine();
    const ann = sit({ matchID, seat: '0', credentials: credentials[0]!, patienceMs: 5000 }, line.base);
    await playing(ann);
    line.hold(true);
    now(ann).say('x'.repeat(5000));
    now(ann).match!.act('bid', { chips: 1 });
    const busy: boolean[] = [];
    ann.fan.subscribe(() => void (now(ann).unsaid && busy.push(now(ann).match!.busy)));
    line.hold(false);
    await until(() => now(ann).unsaid !== null && !now(ann).match!.busy, 'both answers');
    expect(now(ann).unsaid).toEqual({ reason: 'kit:chat-length', params: { most: 300 } });
    expect(busy[0]).toBe(true);
    expect(now(ann).match!.refused).toBeNull();
    expect(view(ann).asked).toEqual({ 1: 'bid' });
    now(ann).say('Good luck');
    expect(now(ann).unsaid).toBeNull();
    await line.close();
  });

  test('a move that another\'s choice overtook is sent once more, unless more has changed than who is asked', async () => {
    const winky = await openHouse({ rulesets: [winking] });
    const game = winking.manifest.id;
    const { matchID, credentials } = await winky.open({ game, players: 3 });
    const line = await openLine(winky);
    const ann = new OnlineSeat(winking, { matchID, seat: '0', credentials: credentials[0]!, server: line.base });
    seats.push(ann);
    ann.start();
    const [ben, cleo] = await Promise.all([winky.line(matchID, '1', credentials[1]!, game), winky.line(matchID, '2', credentials[2]!, game)]);
    await playing(ann);
    const overtaken = async (move: () => Promise<unknown>) => {
      line.hold(true);
      await move();
      now(ann).match!.act('wink');
      await pause(100);
      line.hold(false);
      await until(() => !now(ann).match!.busy, 'the answer');
    };
    await overtaken(() => ben.move('bid', { chips: 1, step: ben.step }));
    expect(now(ann).match!.refused).toBeNull();
    expect(JSON.stringify(view(ann))).toContain('"0":[0]');
    await overtaken(() => cleo.move('wink'));
    expect(now(ann).match!.refused).toEqual({ reason: 'kit:stale' });
    expect(JSON.stringify(view(ann))).toContain('"0":[0]');
    await line.close();
    await winky.close();
  });

  test('hazard 22: a line that brings nothing any more is found out, told, and taken up again', async () => {
    const { matchID, credentials } = await house.open();
    const line = await openLine();
    const ann = sit({ matchID, seat: '0', credentials: credentials[0]!, pingMs: 400 }, line.base);
    await playing(ann);
    await until(() => (now(ann).lagMs ?? 400) < 400, 'a quick answer');
    // A slow line is told for the length of one ping only: what was told is kept, not looked at now and then.
    const lags: (number | null)[] = [];
    ann.fan.subscribe(() => void lags.push(now(ann).lagMs));
    line.hold(true);
    await until(() => lags.some((lag) => (lag ?? 0) >= 400), 'a slow line');
    await until(() => now(ann).match!.line === 'offline', 'the cut');
    expect(now(ann).lagMs).toBeNull();
    line.hold(false);
    await until(() => now(ann).match!.line === 'live', 'the line', 15_000);
    await line.close();
  });

  test('an answer that stays out took at least as long as it was waited for, whatever the clock says', async () => {
    const clock = vi.spyOn(performance, 'now').mockReturnValue(1000);
    try {
      const { matchID, credentials } = await house.open();
      const line = await openLine();
      const ann = sit({ matchID, seat: '0', credentials: credentials[0]!, pingMs: 200 }, line.base);
      await playing(ann);
      await until(() => now(ann).lagMs === 0, 'an answer');
      const lags: (number | null)[] = [];
      ann.fan.subscribe(() => void lags.push(now(ann).lagMs));
      line.hold(true);
      await until(() => now(ann).match!.line === 'offline', 'the cut');
      expect(lags).toContain(200);
      await line.close();
    } finally {
      clock.mockRestore();
    }
  });

  test('a server that is full or busy is called again until it takes the line', async () => {
    const small = await openHouse({ limits: { sockets: 1 } });
    const { matchID, credentials } = await small.open();
    const first = small.silent(matchID, null);
    await until(() => first.socket.connected, 'the first socket');
    const ann = sit({ matchID, seat: '0', credentials: credentials[0]! }, small.base);
    await until(() => now(ann).trouble === 'busy', 'the busy server');
    first.close();
    await until(() => now(ann).match?.line === 'live', 'a place', 15_000);
    ann.stop();
    await small.close();
  });

  test('hazard 22: while the line is cut nothing is sent, and nothing is sent later', async () => {
    const line = await openLine();
    const { matchID, credentials } = await house.open();
    const ann = sit({ matchID, seat: '0', credentials: credentials[0]! }, line.base);
    await playing(ann);
    line.cut(true);
    await until(() => now(ann).match!.line === 'offline', 'the cut');
    const { match } = now(ann);
    expect(match!.refusal('bid', { chips: 1 })).toEqual({ reason: 'kit:offline' });
    for (const chips of [1, 2, 3]) now(ann).match!.act('bid', { chips });
    expect(now(ann).match!.refused).toEqual({ reason: 'kit:offline' });
    now(ann).say('anyone?');
    line.cut(false);
    await until(() => now(ann).match!.line === 'live', 'the line', 15_000);
    await pause(150);
    expect(now(ann).stateID).toBe(0);
    expect(view(ann).asked).toEqual({ 0: 'bid', 1: 'bid' });
    expect(now(ann).chat).toEqual([]);
    ann.stop();
    await line.close();
  });

  test('hazard 25: a match that is not there, a wrong key, no server and a silent one are told within moments', async () => {
    const { matchID } = await house.open();
    const nowhere = sit({ matchID: 'nowhere12345', seat: null });
    const thief = sit({ matchID, seat: '0', credentials: 'x'.repeat(32) });
    await until(() => now(nowhere).trouble !== null && now(thief).trouble !== null, 'both refusals');
    expect(now(nowhere).trouble).toEqual({ reason: 'kit:no-match' });
    expect(now(thief).trouble).toEqual({ reason: 'kit:seat' });
    expect(now(thief).match).toBeNull();
    const dead = sit({ matchID, seat: null }, 'http://127.0.0.1:1');
    await until(() => now(dead).trouble === 'network', 'the missing server');
    dead.stop();
    const mute = new SocketServer();
    mute.of('/toy');
    mute.listen(0);
    const { port } = mute.httpServer.address() as AddressInfo;
    const waiting = sit({ matchID, seat: null }, `http://127.0.0.1:${port}`);
    await until(() => now(waiting).trouble === 'silent', 'the silence');
    waiting.stop();
    await mute.close();
  });

  test('hazard 3: an undo is offered while nothing was drawn or revealed since, by oneself alone, and is refused by the server else', async () => {
    const { matchID, credentials } = await house.open();
    const [ann, ben] = [sit({ matchID, seat: '0', credentials: credentials[0]! }), sit({ matchID, seat: '1', credentials: credentials[1]! })];
    const act = async (seat: OnlineSeat, move: string, args?: object) => {
      const before = now(seat).stateID;
      now(seat).match!.act(move, args);
      await until(() => now(ann).stateID > before && now(ben).stateID > before && !now(seat).match!.busy, move);
    };
    const undoable = () => [ann, ben].map((seat) => now(seat).match!.canUndo === true);
    await Promise.all([playing(ann), playing(ben)]);
    await act(ann, 'bid', { chips: 2 });
    expect(undoable()).toEqual([false, false]);
    // The last bid opens all and draws a card.
    await act(ben, 'bid', { chips: 1 });
    expect(undoable()).toEqual([false, false]);
    const raw = await house.line(matchID, null);
    const won = JSON.stringify(raw.state!.G);
    await act(ann, 'flip');
    expect(undoable()).toEqual([true, false]);
    now(ann).match!.undo!();
    await until(() => now(ann).stateID === 4 && now(ben).stateID === 4 && !now(ann).match!.busy, 'the taking back');
    await raw.until(() => raw.state!._stateID === 4);
    expect(JSON.stringify(raw.state!.G)).toBe(won);
    expect(undoable()).toEqual([false, false]);
    expect(now(ben).match!.log.filter(({ action }) => action.payload.type === 'flip')).toEqual([]);
    await act(ann, 'flip');
    await act(ann, 'done');
    expect(undoable()).toEqual([false, false]);
    const forced = await house.line(matchID, '0', credentials[0]);
    expect((await forced.action({ type: 'UNDO', payload: { playerID: '0' } }))?.reason).toBe('kit:no-undo');
  });

  test('the lobby tells whose turn it is; of a match that nobody may watch it tells its seats alone', async () => {
    const { matchID, credentials } = await house.open();
    const [ann] = await house.seats({ matchID, credentials });
    await ann!.move('bid', { chips: 1, step: ann!.step });
    expect((await house.ask(`/games/toy/${matchID}`)).body.asked).toEqual(['1']);
    const closed = await house.open({ spectators: false });
    const path = `/games/toy/${closed.matchID}`;
    expect((await house.ask(path)).body.asked).toBeUndefined();
    expect((await house.ask(path, undefined, { authorization: `Bearer 1:${closed.credentials[1]}` })).body.asked).toEqual(['0', '1']);
    expect((await house.ask(path, undefined, { authorization: `Bearer 1:${closed.credentials[0]}` })).status).toBe(403);
  });

  test('hazard 52: a seat that was left is closed for good', async () => {
    const { matchID, credentials } = await house.open();
    const ann = sit({ matchID, seat: '0', credentials: credentials[0]! });
    await playing(ann);
    await house.ask(`/games/toy/${matchID}/leave`, { playerID: '0', credentials: credentials[0] });
    await until(() => now(ann).trouble !== null, 'the closing');
    expect(now(ann).trouble).toEqual({ reason: 'kit:moved' });
    expect(now(ann).match!.refusal('bid', { chips: 1 })).toEqual({ reason: 'kit:offline' });
  });
});
