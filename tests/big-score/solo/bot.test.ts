/** The bot alone: it plays every scenario to its end from its own view, and far better than chance. */
import { describe, expect, test } from 'vitest';
import { simulate } from '../../../bench/simulation';
import { soloBot } from '../../../games/big-score/solo/bot';
import { seededChance } from '../../../games/kit/chance';
import type { VaultKind } from '../../../games/big-score/state';
import { act, atLay, atVault, rob, type BigScoreTable } from './play';

const choose = (table: BigScoreTable) => {
  const dice = seededChance('bot');
  return soloBot({ view: table.view('0'), ctx: table.ctx, seat: '0', choices: table.choices('0', dice), dice })!;
};

describe('the bot alone', () => {
  test('reaches the goal of The Biggest Score in most games, where chance never does', async () => {
    const plan = { game: 'big-score', players: 1, games: 10, seed: 'bot', options: {} };
    const [bots, chance] = [await simulate(plan), await simulate({ ...plan, games: 5, bots: 0 })];
    expect([...bots.faults, ...chance.faults]).toEqual([]);
    expect(bots.wins['0']).toBeGreaterThanOrEqual(5);
    expect(chance.wins['0']).toBe(0);
  });

  test('lays what completes a job, and pays for the card that is missing', () => {
    const table = atLay({ cash: 100, hand: ['driver-1', 'grease-1', 'muscle-1'], deck: ['gun-2'], jobs: { 1: 'atm', 2: 'hotel' }, laid: { 1: ['con-1'] } });
    const laid = choose(table);
    expect(laid.move).toBe('layType');
    expect(['driver', 'grease']).toContain(laid.args.type);
    act(table, laid.move, laid.args);
    const more = choose(table);
    expect([more.move, more.args.slot]).toEqual(['layCard', 1]);
    act(table, more.move, more.args);
    expect(choose(table)).toMatchObject({ move: 'endTurn', args: { keep: [] } });
  });

  test('spends a JoAT token on a good job that lacks one icon, late in the game', () => {
    const table = atLay({ round: 3, cash: 0, hand: ['muscle-1'], deck: [], jobs: { 1: 'armored-depot' }, laid: { 1: ['con-1', 'con-2', 'grease-1', 'hacker-1'] } }, 'joat-show', 'gun');
    act(table, 'layType', { type: 'muscle', slots: [] });
    expect(choose(table)).toEqual({ move: 'layJoat', args: { slot: 1, type: 'gun' } });
  });

  test('robs until the goal is in the bag, then flees', () => {
    expect(choose(atVault({ cash: 1000, boss: { loot: ['gold', 'silver'] } })).move).toBe('rob');
    expect(choose(atVault({ cash: 1200, boss: { loot: ['gold', 'silver'] } })).move).toBe('flee');
  });

  test('takes what helps towards the goal of the scenario', () => {
    const taken = (scenario: Parameters<typeof atVault>[1], tokens: VaultKind[]) => {
      const table = atVault({ boss: { payout: { artifact: 0, diamond: 1, hardDrive: 2 } } }, scenario);
      rob(table, tokens);
      return choose(table).args.take;
    };
    expect(taken('biggest-score', ['silver', 'cash30', 'artifact'])).toBe('silver');
    expect(taken('diamond-thief', ['silver', 'diamond', 'cash100'])).toBe('diamond');
    expect(taken('magic-paintings', ['gold', 'artifact', 'silver'])).toBe('artifact');
    expect(taken('crypto-currency', ['key', 'silver', 'cash100'])).toBe('key');
  });

  test('sends Cops back with a key, and bribes when it can', () => {
    const crypto = atVault({}, 'crypto-currency');
    rob(crypto, ['cops', 'key', 'gold']);
    expect(choose(crypto).move).toBe('returnCops');
    const rich = atVault({ track: 3, boss: { loot: ['cash50', 'cash100'] } });
    rob(rich, ['cops', 'cops', 'gold']);
    expect(rich.over).toBe(false);
    expect(choose(rich)).toEqual({ move: 'bribe', args: { count: 1, tokens: ['cash50'] } });
  });
});
