/** `npm run simulate` and its figures, as a user would run it. */
import { spawnSync } from 'node:child_process';
import { describe, expect, test } from 'vitest';
import { round, spread, textTable } from '../../bench/figures';
import { simulate as playAll } from '../../bench/simulation';
import { catalogue } from '../../games/index';

const { id, players: { min } } = catalogue[0]!.manifest;

function simulate(...args: string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['--import', 'tsx', 'bench/simulate.ts', ...args], { encoding: 'utf8', env: { ...process.env, NODE_ENV: 'production' } });
  return { status, stdout, stderr };
}

describe('simulate', () => {
  test('plays seeded matches of bots and reports them, the same each time', () => {
    const args = ['--game', id, '--players', String(min), '--games', '3', '--seed', 'x', '--json'];
    const [one, two] = [simulate(...args), simulate(...args)].map(({ status, stdout }) => ({ status, report: JSON.parse(stdout) as Record<string, unknown> }));
    expect(one!.status).toBe(0);
    expect(one!.report).toMatchObject({ game: id, players: min, games: 3, faults: [] });
    for (const figure of ['wins', 'scores', 'moves', 'byMove']) expect(two!.report[figure]).toEqual(one!.report[figure]);
  });

  test('says in one line what is wrong with its arguments', () => {
    for (const [args, words] of [
      [['--game', 'no-such-game', '--players', '2'], /no such game/],
      [['--game', id, '--players', '77'], /is for \d+ to \d+ players/],
      [['--game', id, '--players', String(min), '--options', '{"other":1}'], /kit:option-unknown/],
      [['--game', id, '--players', 'two'], /whole number/],
      [['--game', id, '--players', '0'], /above 0/],
      [['--game', catalogue.find(({ easyBot }) => !easyBot)!.manifest.id, '--players', '2', '--bots', '1', '--others', 'easy'], /has no easy bot/],
      [['--game', id, '--players', '2', '--others', 'easy'], /--bots/],
      [['--game', id, '--players', '2', '--bots', '1', '--others', 'hard'], /chance, easy/],
    ] as const) {
      const { status, stderr } = simulate(...args);
      expect(status).not.toBe(0);
      expect(stderr.trim().split('\n')).toHaveLength(1);
      expect(stderr).toMatch(words);
    }
  });
});

describe('a mixed simulation', () => {
  const game = catalogue.find(({ easyBot }) => easyBot)!.manifest.id;
  const plan = { game, players: 2, games: 2, seed: 'mixed', options: {} };

  test('the seats that the bot leaves are the easy bot\'s or chance\'s, and the report tells whose the wins are', async () => {
    const [easy, chance] = [await playAll({ ...plan, bots: 1, others: 'easy' }), await playAll({ ...plan, bots: 1 })];
    for (const report of [easy, chance]) {
      expect(report.faults).toEqual([]);
      expect(report.botWins! + report.otherWins!).toBe(1);
    }
    expect(easy.others).toBe('easy');
    expect([easy.scores, easy.byMove]).not.toEqual([chance.scores, chance.byMove]);
    const all = { ...plan, games: 1, bots: 0 };
    const [onlyEasy, onlyChance] = [await playAll({ ...all, others: 'easy' }), await playAll(all)];
    expect(onlyEasy.botWins).toBeUndefined();
    expect([onlyEasy.scores, onlyEasy.byMove]).not.toEqual([onlyChance.scores, onlyChance.byMove]);
  });

  test('is printed with who played what', () => {
    const { stdout } = simulate('--game', game, '--players', '2', '--games', '1', '--bots', '1', '--others', 'easy');
    expect(stdout).toMatch(/seats of the bot: 1, of the easy bot: 1/);
    expect(stdout).toMatch(/wins of the bot: \d+ %, of the easy bot: \d+ %/);
  });
});

describe('figures', () => {
  test('spread, rounding and tables', () => {
    expect(spread([3, 1, 2, 10])).toEqual({ min: 1, median: 2.5, mean: 4, max: 10 });
    expect(spread([5])).toEqual({ min: 5, median: 5, mean: 5, max: 5 });
    expect([12345.6, 123.4, 12.34, 1.234, 0.1234, 0].map(round)).toEqual([12346, 123, 12.3, 1.23, 0.123, 0]);
    expect(textTable([['', 'n'], ['one', 1], ['two', 22]])).toBe('      n\none   1\ntwo  22');
  });
});
