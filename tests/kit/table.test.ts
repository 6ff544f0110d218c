import { CreateGameReducer } from 'boardgame.io/internal';
import { describe, expect, test } from 'vitest';
import { checkOptions } from '../../games/kit/manifest';
import { foldLog } from '../../games/kit/replay';
import { eventsOf, Table } from '../../games/kit/table';
import { toy } from './toy';

const open = () => new Table(toy, { players: 2, seed: 'toy' });

describe('a table on the kit', () => {
  test('commits stay private until the last one, then come together', () => {
    const table = open();
    expect(table.act('0', 'bid', { chips: 2 })).toBeUndefined();
    expect(table.asked).toEqual(['1']);
    expect(table.ctx.activePlayers).toEqual({ '1': 'bid' });
    expect(JSON.stringify(table.view('1'))).not.toContain('commit');
    expect(table.view('0').players['0']!.commit).toBe(2);
    expect(table.log.find((e) => e.action.type === 'MAKE_MOVE')!.redact).toBe(true);
    expect(table.act('1', 'bid', { chips: 1 })).toBeUndefined();
    expect(table.ctx.phase).toBe('plan');
    expect(eventsOf(table.log.find((e) => e.metadata)!)).toEqual([{ type: 'won', seat: '0', bids: { '0': 2, '1': 1 } }]);
    expect(table.view(null).counts).toEqual({ deck: 2 });
    expect(Object.keys(table.view(null).players)).toEqual([]);
    expect(Object.hasOwn(table.view('0'), 'secret')).toBe(false);
  });

  test('hazard 21: a second commit for the same step is refused, also when it arrives in the next step', () => {
    const table = open();
    const step = table.G.step;
    table.act('0', 'bid', { chips: 1, step });
    expect(table.act('0', 'bid', { chips: 1, step })?.reason).toBe('kit:late');
    table.act('1', 'bid', { chips: 0, step });
    table.act('0', 'done');
    expect(table.act('0', 'bid', { chips: 1, step })?.reason).toBe('kit:late');
    expect(table.G.players['0']!.chips).toBe(2);
  });

  test('refusals change nothing and name reason, rule and facts', () => {
    const table = open();
    const before = JSON.stringify(table.state);
    expect(table.act('0', 'bid', { chips: 9 })).toEqual({ reason: 'too-few', rule: 'TOY-1', params: { have: 3 } });
    expect(table.act('0', 'bid', { chips: 'x' })?.reason).toBe('kit:arguments');
    expect(table.act('0', 'bid', { chips: 1, more: 1 })?.reason).toBe('kit:arguments');
    expect(table.act('0', 'toString')?.reason).toBe('kit:not-now');
    expect(table.act('0', '__proto__')?.reason).toBe('kit:not-now');
    expect(table.act('0', 'done')?.reason).toBe('kit:not-now');
    expect(JSON.stringify(table.state)).toBe(before);
  });

  test('undo takes back an own undoable move, but nothing across a reveal or another seat', () => {
    const table = open();
    table.act('0', 'bid', { chips: 1 });
    table.act('1', 'bid', { chips: 0 });
    expect(table.undo('0')).toBe(false);
    const before = JSON.stringify(table.G);
    table.act('0', 'flip');
    table.act('0', 'flip');
    expect(table.undo('1')).toBe(false);
    expect(table.undo('0')).toBe(true);
    expect(table.undo('0')).toBe(true);
    expect(JSON.stringify(table.G)).toBe(before);
    table.act('0', 'flip');
    table.act('0', 'done');
    expect(table.undo('0')).toBe(false);
  });

  test('hazard 54: folding a log twice gives the same state and leaves its input alone', () => {
    const table = open();
    const first = structuredClone(table.state);
    table.act('0', 'bid', { chips: 1 });
    table.act('1', 'bid', { chips: 0 });
    table.act('0', 'flip');
    table.undo('0');
    table.act('0', 'done');
    for (let i = 0; i < 2; i++) {
      const { deltalog: _, ...end } = foldLog(toy, first, table.log).at(-1)!;
      const { deltalog: __, ...reached } = table.state;
      expect(end).toEqual(reached);
    }
  });

  test('hazard 55: what follows by itself is marked automatic in the log', () => {
    const table = open();
    table.act('0', 'bid', { chips: 1 });
    table.act('1', 'bid', { chips: 0 });
    const events = table.log.filter((e) => e.action.type === 'GAME_EVENT');
    expect(events.length).toBeGreaterThan(0);
    expect(events.every((e) => e.automatic)).toBe(true);
  });

  test('hazard 54: the reducer leaves the state before alone, its counts and its log metadata', () => {
    const table = open();
    const reduce = CreateGameReducer({ game: toy.game });
    const bid = (seat: string) => ({ type: 'MAKE_MOVE', payload: { type: 'bid', args: [{ chips: 1, step: 1 }], playerID: seat } });
    for (const seat of ['0', '1']) {
      const before = structuredClone(table.state);
      reduce(table.state as never, bid(seat) as never);
      expect(table.state).toEqual(before);
      table.act(seat, 'bid', { chips: 1 });
    }
  });
});

describe('options of a match', () => {
  test('defaults fill in; unknown keys, wrong values and shapes are refused', () => {
    expect(checkOptions(toy.manifest, 2, undefined)).toEqual({ ok: true, options: { long: false } });
    expect(checkOptions(toy.manifest, 2, { long: true })).toEqual({ ok: true, options: { long: true } });
    for (const raw of [{ long: 1 }, { other: true }, [], 'x', 7, JSON.parse('{"__proto__":1}')])
      expect(checkOptions(toy.manifest, 2, raw).ok, JSON.stringify(raw)).toBe(false);
  });
});
