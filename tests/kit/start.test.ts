import { describe, expect, test } from 'vitest';
import { foldLog } from '../../games/kit/replay';
import { defineRuleset } from '../../games/kit/ruleset';
import { Table } from '../../games/kit/table';
import { toy } from './toy';

/** The toy, begun in its second phase. */
const late = defineRuleset({
  ...toy,
  setup: (table) => ({ ...toy.setup(table), asked: { 1: 'plan' } }),
  start: () => 'plan',
});

describe('the phase that a match begins with', () => {
  test('can be another than the first, and the first comes later as ever', () => {
    const table = new Table(late, { players: 2, seed: 'late' });
    expect(table.ctx.phase).toBe('plan');
    expect(table.ctx.activePlayers).toEqual({ 1: 'plan' });
    const first = structuredClone(table.state);
    table.act('1', 'flip');
    table.act('1', 'done');
    expect(table.ctx.phase).toBe('bid');
    expect(table.ctx.activePlayers).toEqual({ 0: 'bid', 1: 'bid' });
    expect(foldLog(late, first, table.log).at(-1)!.ctx).toEqual(table.ctx);
  });

  test('is the first where nothing else is said', () => {
    expect(new Table(toy, { players: 2 }).ctx.phase).toBe('bid');
  });
});
