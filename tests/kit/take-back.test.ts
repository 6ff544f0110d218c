import { describe, expect, test } from 'vitest';
import type { Play } from '../../games/kit/move';
import { defineRuleset } from '../../games/kit/ruleset';
import { Table } from '../../games/kit/table';
import type { KitState } from '../../games/kit/types';
import { toy } from './toy';

type ToyMove = (typeof toy.moves)[string];
type ToyPlay = Parameters<ToyMove['apply']>[0];
const { flip, done } = toy.moves;

/** The toy with a flip that also does `after`, and with another stage that the same seat may go on to. */
function withFlip(after: (play: ToyPlay) => void = () => {}) {
  const twice: ToyMove = { ...flip!, apply: (play, args) => { flip!.apply(play, args); after(play); } };
  const goOn: ToyMove = { ...flip!, name: 'goOn', apply: ({ G, seat }: Play<KitState>) => { G.asked = { [seat]: 'end' }; } };
  const ruleset = defineRuleset({ ...toy, phases: { ...toy.phases, plan: { plan: [twice, goOn], end: [done!] } } });
  const table = new Table(ruleset, { players: 2, seed: 'seed' });
  table.act('0', 'bid', { chips: 1 });
  table.act('1', 'bid', { chips: 0 });
  return table;
}

describe('moves that may be taken back', () => {
  test('a move that seals closes itself and all that was before it', () => {
    const table = withFlip(({ G, seal }) => { if (G.won['0']![0]! > 0) seal(); });
    const before = JSON.stringify(table.G);
    table.act('0', 'flip');
    expect(table.undo('0')).toBe(true);
    expect(JSON.stringify(table.G)).toBe(before);
    table.act('0', 'flip');
    table.act('0', 'flip');
    expect(table.undo('0')).toBe(false);
  });

  test('nothing is taken back once the game is over', () => {
    const table = withFlip(({ G }) => {
      G.asked = {};
      G.result = { winners: ['0'] };
    });
    table.act('0', 'flip');
    expect(table.over).toBe(true);
    expect(table.undo('0')).toBe(false);
  });

  test('a seat that stays asked may take back its step into another stage, and is asked as before', () => {
    const table = withFlip();
    const before = JSON.stringify(table.G);
    table.act('0', 'goOn');
    expect(table.ctx.activePlayers).toEqual({ '0': 'end' });
    expect(table.undo('0')).toBe(true);
    expect(JSON.stringify(table.G)).toBe(before);
    expect(table.ctx.activePlayers).toEqual({ '0': 'plan' });
    table.act('0', 'goOn');
    table.act('0', 'done');
    expect(table.undo('0')).toBe(false);
  });
});
