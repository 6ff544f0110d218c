/** Each scenario from the first card to the reckoning: whole games, booked a second time by a ledger of the test's own. */
import { describe, expect, test } from 'vitest';
import { bot } from '../../../games/big-score/bot';
import { seededChance } from '../../../games/kit/chance';
import { byBot, byChance, playOut } from '../../../games/kit/play';
import type { Options } from '../../../games/kit/manifest';
import { Table } from '../../../games/kit/table';
import { ruleset } from '../../../games/big-score/game';
import type { BigScore, Counts } from '../../../games/big-score/state';
import { SCENARIO_IDS, type ScenarioId } from '../../../games/big-score/solo/state';
import { ledgerOf, totalOf, type Ledger } from './ledger';
import { atVault, begun, only, story, type BigScoreTable } from './play';

/** A game that the bot plays. */
function played(options: Options, seed: string, watch: (table: BigScoreTable) => void = () => {}): BigScoreTable {
  const table = new Table<BigScore, Counts>(ruleset, { players: 1, options, seed });
  playOut(table, () => byBot(bot), seededChance('worked'), ({ table: now }) => watch(now));
  return table;
}

/** What came of a worked game. */
interface Worked {
  scenario: ScenarioId;
  seed: string;
  ending: string;
  jobs: number;
  fees: number;
  vaultRounds: number;
  cops: number;
  total: number;
  goals: number[];
}

const WORKED: (Worked & { rules: string })[] = [
  { rules: 'BS-350', scenario: 'biggest-score', seed: 'worked-1', ending: 'reached', jobs: 10, fees: 220, vaultRounds: 8, cops: 4, total: 1640, goals: [1640] },
  { rules: 'BS-350', scenario: 'biggest-score', seed: 'worked-4', ending: 'missed', jobs: 10, fees: 190, vaultRounds: 7, cops: 6, total: 670, goals: [670] },
  { rules: 'BS-353 BS-354', scenario: 'diamond-thief', seed: 'worked-3', ending: 'reached', jobs: 11, fees: 720, vaultRounds: 7, cops: 3, total: 1440, goals: [11] },
  { rules: 'BS-360 BS-361', scenario: 'magic-paintings', seed: 'worked-5', ending: 'reached', jobs: 8, fees: 170, vaultRounds: 6, cops: 3, total: 510, goals: [5, 510] },
  { rules: 'BS-365 BS-366 BS-367', scenario: 'joat-show', seed: 'worked-5', ending: 'reached', jobs: 6, fees: 120, vaultRounds: 8, cops: 1, total: 1520, goals: [1520] },
  { rules: 'BS-370', scenario: 'crypto-currency', seed: 'worked-3', ending: 'missed', jobs: 8, fees: 80, vaultRounds: 15, cops: 6, total: 510, goals: [0] },
  { rules: 'BS-380 BS-385', scenario: 'heat-is-on', seed: 'worked-5', ending: 'reached', jobs: 12, fees: 260, vaultRounds: 0, cops: 3, total: 2050, goals: [12, 2050] },
  { rules: 'BS-387', scenario: 'heat-is-on', seed: 'worked-3', ending: 'arrested', jobs: 13, fees: 290, vaultRounds: 0, cops: 4, total: 2290, goals: [13, 2290] },
  { rules: 'BS-390 BS-391', scenario: 'simultaneous-plunder', seed: 'worked-1', ending: 'reached', jobs: 8, fees: 110, vaultRounds: 8, cops: 2, total: 1560, goals: [1560] },
  { rules: 'BS-392', scenario: 'simultaneous-plunder', seed: 'worked-3', ending: 'busted', jobs: 7, fees: 120, vaultRounds: 7, cops: 5, total: 590, goals: [590] },
  { rules: 'BS-400 BS-406', scenario: 'betray-the-traitor', seed: 'worked-1', ending: 'reached', jobs: 10, fees: 220, vaultRounds: 10, cops: 0, total: 1440, goals: [1440] },
  { rules: 'BS-410', scenario: 'does-what-it-takes', seed: 'worked-5', ending: 'reached', jobs: 11, fees: 360, vaultRounds: 12, cops: 4, total: 1870, goals: [980, 4, 3, 3] },
];

/** Scenarios in which tokens of Act I are kept, unless the boss is busted. */
const keepsTokens = (scenario: ScenarioId, ending: string): boolean =>
  scenario === 'heat-is-on' || (scenario === 'simultaneous-plunder' && ending !== 'busted');

describe('worked games', () => {
  test('every scenario is among them', () => expect(new Set(WORKED.map(({ scenario }) => scenario))).toEqual(new Set(SCENARIO_IDS)));

  test.each(WORKED)('$rules BS-346 $scenario, $seed: $ending', ({ scenario, seed, ending, jobs, fees, vaultRounds, cops, total, goals }) => {
    const table = played({ scenario }, seed);
    const { alone, scores } = table.G.result!;
    const ledger = ledgerOf(story(table), { trustAll: keepsTokens(scenario, ending) });
    expect(alone!.ending).toBe(ending);
    expect([ledger.jobs, ledger.fees, table.G.vaultRound, table.G.track]).toEqual([jobs, fees, vaultRounds, cops]);
    expect(scores['0']).toBe(total);
    expect(alone!.goals.map(({ have }) => have)).toEqual(goals);
    expect(scenario === 'magic-paintings' ? ledger.cash : totalOf(ledger)).toBe(total);
    expect(alone!.goals.map(({ what }) => MEASURED[what]!(ledger))).toEqual(goals);
    expect(table.G.result!.winners).toEqual(ending === 'reached' ? ['0'] : []);
  });
});

/** The measures of the goals by the ledger. */
const MEASURED: Record<string, (ledger: Ledger) => number> = {
  total: totalOf,
  cash: ({ cash }) => cash,
  cashAndBars: ({ cash, bars }) => cash + bars,
  diamonds: ({ diamonds }) => diamonds,
  artifacts: ({ artifacts }) => artifacts,
  unlockedDrives: ({ drives, keys, gold }) => Math.min(drives, keys) + (gold > 0 && drives !== keys ? 1 : 0),
  jobs: ({ jobs }) => jobs,
};

describe('whole games under the invariants', () => {
  for (const scenario of SCENARIO_IDS)
    test(`BS-290 BS-500 BS-501 BS-502 BS-503 BS-504 BS-506 BS-507 BS-510 BS-403 ${scenario}, by the bot and by chance`, () => {
      for (let game = 0; game < 4; game++) {
        const table = new Table<BigScore, Counts>(ruleset, { players: 1, options: { scenario }, seed: `whole-${game}` });
        const moves = playOut(table, () => (game % 2 === 0 ? byBot(bot) : byChance), seededChance(`whole-${game}`), ({ table: now }) =>
          expect(ruleset.invariants(now.G)).toEqual([]));
        expect(moves).toBeLessThan(ruleset.longest(1));
        expect(table.G.result!.winners.length > 0).toBe(table.G.result!.alone!.progress >= 100);
      }
    });

  test('BS-312 BS-310 three rounds, each through its whole deck, then Act II', () => {
    const rounds: number[] = [];
    const table = played({ scenario: 'biggest-score' }, 'rounds', ({ G }) => rounds.push(G.round));
    expect(only(story(table), 'solo-round').map(({ round, cards }) => [round, cards])).toEqual([[1, 30], [2, 30], [3, 30]]);
    expect(only(story(table), 'solo-round-over')).toHaveLength(3);
    expect(rounds.toSorted()).toEqual(rounds);
    expect(table.G.secret.crewDeck).toEqual([]);
  });
});

describe('the invariants see what is wrong alone', () => {
  const flaw = (G: BigScore, change: (G: BigScore) => void): string[] => {
    const broken = structuredClone(G);
    change(broken);
    return [...new Set(ruleset.invariants(broken).map((words) => words.slice(0, 6)))];
  };
  const hire = begun('heat-is-on').G;
  const vault = atVault({ solo: { aside: ['con-1', 'gun-1'] } }, 'betray-the-traitor').G;

  test('BS-500 BS-501 BS-502 BS-503 BS-504 BS-507 in Act I', () => {
    expect(flaw(hire, () => undefined)).toEqual([]);
    expect(flaw(hire, (G) => void G.secret.solo!.decks[0]!.pop())).toEqual(['BS-500']);
    expect(flaw(hire, (G) => void G.solo!.places[0]!.tokens.pop())).toEqual(['BS-501']);
    expect(flaw(hire, (G) => void G.secret.solo!.unused.pop())).toEqual(['BS-502']);
    expect(flaw(hire, (G) => {
      G.secret.vault.splice(G.secret.vault.indexOf('cops'), 1);
      G.solo!.gone.push('cops');
    })).toEqual(['BS-503']);
    expect(flaw(hire, (G) => void (G.seats['0']!.cash = 15))).toEqual(['BS-504']);
    expect(flaw(hire, (G) => void (G.seats['0']!.joat = 1))).toEqual(['BS-507']);
    expect(flaw(begun('joat-show').G, (G) => void (G.seats['0']!.joat = 7))).toEqual(['BS-507']);
  });

  test('BS-403 BS-506 BS-510 in Act II', () => {
    expect(flaw(vault, () => undefined)).toEqual([]);
    expect(flaw(vault, layTwo)).toEqual(['BS-403']);
    expect(flaw(vault, (G) => void (G.seats['0']!.place = null))).toEqual(['BS-506']);
    expect(flaw(atVault().G, (G) => {
      G.secret.vault = G.secret.vault.filter((token) => token !== 'cops');
      G.track = 10;
    })).toEqual(['BS-510']);
  });
});

/** Two tokens out of the vault on one card of the row. */
function layTwo(G: BigScore): void {
  G.solo!.row[0]!.tokens = ['gold', 'silver'];
  for (const token of ['gold', 'silver'] as const) G.secret.vault.splice(G.secret.vault.indexOf(token), 1);
}
