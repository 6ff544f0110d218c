/** What is in the box, as data: components, jobs, bosses. */
import { describe, expect, test } from 'vitest';
import { pieces } from '../../games/big-score/cash';
import { BOSSES } from '../../games/big-score/content/bosses';
import { CREW_CARDS, isExpert, typeOf } from '../../games/big-score/content/crew';
import { JOBS, jobOf, type Job } from '../../games/big-score/content/jobs';
import { COPS_TRACK } from '../../games/big-score/content/numbers';
import { VAULT_COUNTS } from '../../games/big-score/content/vault';
import { manifest } from '../../games/big-score/manifest';
import { CREW } from '../../games/big-score/state';
import en from '../../games/big-score/locales/en.json';
import { act, goTo, open, story } from './play';

const icons = (job: Job): number => Object.values(job.requirement).reduce((sum, count) => sum + count, 0);
const alike = (cash: number, tokens: string[]): Job[] => JOBS.filter((job) => job.cash === cash && job.tokens.join() === tokens.join());

describe('components', () => {
  test('BS-002 a game is announced as up to 75 minutes, and from 30 for one who plays alone', () => expect(manifest.minutes).toEqual({ min: 30, max: 75 }));

  test('BS-010 six bosses with two starting items each', () => {
    expect(BOSSES.map(({ items }) => items.length)).toEqual([2, 2, 2, 2, 2, 2]);
    expect(new Set(BOSSES.map(({ id }) => id)).size).toBe(6);
  });

  test('BS-012 there are 24 different job cards', () => {
    expect(JOBS).toHaveLength(24);
    expect(new Set(JOBS.map(({ id }) => id)).size).toBe(24);
  });

  test('BS-013 there are 90 crew cards, 8 regular and 7 Experts of each of six types', () => {
    expect(new Set(CREW_CARDS).size).toBe(90);
    for (const crew of CREW) {
      const cards = CREW_CARDS.filter((card) => typeOf(card) === crew);
      expect([cards.filter((card) => !isExpert(card)).length, cards.filter(isExpert).length]).toEqual([8, 7]);
    }
  });

  test('BS-016 BS-119 the marker is out of the game until Act II, then somebody has it', () => {
    const table = open(3);
    expect(table.G.marker).toBeNull();
    expect(goTo(table, 'vault').G.marker).not.toBeNull();
  });

  test('BS-019 the Cops Track ends in Busted and is not used in Act I', () => {
    expect(COPS_TRACK.at(-1)).toBe('busted');
    expect(goTo(open(3), 'assign', 3).G.track).toBe(0);
  });

  test('BS-021 BS-022 BS-023 BS-024 the vault has 62 tokens of these kinds', () => {
    expect(Object.values(VAULT_COUNTS).reduce((sum, count) => sum + count)).toBe(62);
    expect(VAULT_COUNTS).toEqual({
      cash20: 4, cash30: 6, cash50: 6, cash100: 4, silver: 5, gold: 1, key: 6, artifact: 10, diamond: 10, cops: 10,
    });
  });

  test('BS-025 cash is one number, laid out as the fewest pieces', () => {
    expect(pieces(0)).toEqual([]);
    expect(pieces(280)).toEqual([100, 100, 50, 20, 10]);
    expect(pieces(40)).toEqual([20, 20]);
    expect(pieces(90)).toEqual([50, 20, 20]);
    for (let amount = 0; amount <= 400; amount += 10) {
      expect(pieces(amount).reduce((sum, piece) => sum + piece, 0)).toBe(amount);
      expect(pieces(amount).length, String(amount)).toBe(fewestPieces(amount));
    }
  });
});

/** By trying everything. */
function fewestPieces(amount: number): number {
  const best = [0];
  for (let sum = 10; sum <= amount; sum += 10)
    best[sum] = 1 + Math.min(...[10, 20, 50, 100].filter((piece) => piece <= sum).map((piece) => best[sum - piece]!));
  return best[amount]!;
}

describe('jobs', () => {
  const rows: [string, number, string[][], number][] = [
    ['BS-030', 20, [['artifact'], ['hardDrive'], ['diamond']], 3],
    ['BS-031', 30, [['artifact'], ['hardDrive'], ['diamond']], 4],
    ['BS-032', 50, [[]], 3],
    ['BS-033', 50, [['artifact'], ['diamond']], 5],
    ['BS-034', 50, [['artifact', 'diamond']], 5],
    ['BS-035', 80, [[]], 4],
    ['BS-036', 100, [[]], 5],
  ];
  test('BS-030 BS-031 BS-032 BS-033 BS-034 BS-035 BS-036 two jobs of each payout, with this many icons', () => {
    for (const [id, cash, payouts, crew] of rows)
      for (const tokens of payouts)
        expect(alike(cash, tokens).map(icons), `${id} ${cash} ${tokens.join('+')}`).toEqual([crew, crew]);
    expect(rows.reduce((sum, [, , payouts]) => sum + 2 * payouts.length, 0)).toBe(24);
  });

  test('BS-034 the jobs that pay Artifact and Diamond double two types', () => {
    for (const job of alike(50, ['artifact', 'diamond']))
      expect(Object.values(job.requirement).filter((count) => count === 2)).toHaveLength(2);
  });

  test('BS-037 every job requires icons of the six types and pays cash, tokens or both', () => {
    for (const job of JOBS) {
      expect(Object.keys(job.requirement).every((crew) => (CREW as readonly string[]).includes(crew))).toBe(true);
      expect(job.cash > 0 || job.tokens.length > 0).toBe(true);
      expect(icons(job)).toBeGreaterThan(0);
    }
  });

  test('BS-038 18 of the 24 jobs come into a game', () => {
    const table = goTo(open(3), 'vault');
    expect(new Set(table.G.jobDiscard).size).toBe(18);
    expect(table.view(null).counts.jobDeck).toBe(6);
  });

  test('BS-039 exactly four jobs pay a Hard Drive', () =>
    expect(JOBS.filter(({ tokens }) => tokens.includes('hardDrive'))).toHaveLength(4));

  test('BS-040 Night Club and Hotel are as the rulebook has them', () => {
    expect(jobOf('night-club').requirement).toEqual({ con: 1, driver: 1, muscle: 1, gun: 2 });
    expect(jobOf('hotel')).toMatchObject({ cash: 30, tokens: ['diamond'] });
  });

  test('BS-041 96 icons in all, 16 of each type, no requirement twice', () => {
    for (const crew of CREW) expect(JOBS.reduce((sum, job) => sum + (job.requirement[crew] ?? 0), 0), crew).toBe(16);
    const shapes = JOBS.map(({ requirement }) => CREW.map((crew) => requirement[crew] ?? 0).join());
    expect(new Set(shapes).size).toBe(24);
  });

  test('BS-042 every job has its name', () => {
    expect(Object.keys(en.job).toSorted()).toEqual(JOBS.map(({ id }) => id).toSorted());
    expect([en.job['night-club'], en.job.hotel, en.job.apartment]).toEqual(['Night Club', 'Hotel', 'Apartment']);
    expect([en.job.racetrack, en.job.atm, en.job['office-building']]).toEqual(['Racetrack', 'ATM', 'Office Building']);
  });
});

describe('bosses', () => {
  const goods = (index: number, item: 0 | 1) => {
    const table = open(2);
    act(table, '0', 'chooseBoss', { boss: BOSSES[index]!.id, item });
    const { cash, payout } = table.G.seats['0']!;
    return [en.boss[BOSSES[index]!.id as keyof typeof en.boss], cash - 200, payout.artifact, payout.diamond, payout.hardDrive];
  };
  test('BS-043 BS-044 BS-045 BS-046 BS-047 BS-048 each boss gives what its board shows', () => {
    expect([0, 1, 2, 3, 4, 5].flatMap((i) => [goods(i, 0), goods(i, 1)])).toEqual([
      ['The Dragon', 0, 0, 1, 0], ['The Dragon', 110, 0, 0, 0],
      ['Le Femme', 0, 1, 0, 0], ['Le Femme', 0, 0, 1, 0],
      ['The Bull', 0, 1, 0, 0], ['The Bull', 100, 0, 0, 0],
      ['The Mamba', 0, 0, 1, 0], ['The Mamba', 0, 0, 0, 1],
      ['The Brute', 0, 0, 0, 1], ['The Brute', 90, 0, 0, 0],
      ['The Broker', 0, 0, 0, 1], ['The Broker', 0, 1, 0, 0],
    ]);
  });

  test('BS-049 the six pairs of four kinds, one per boss, and nothing else in it', () => {
    const pairs = BOSSES.map(({ items }) => items.map(({ kind }) => kind).toSorted().join());
    expect(new Set(pairs).size).toBe(6);
    expect(BOSSES.every((boss) => Object.keys(boss).toSorted().join() === 'id,items')).toBe(true);
  });
});

test('BS-015 the six places of a round are numbered 1 to 6 and resolved under these numbers', () => {
  const table = goTo(open(2), 'hire', 2);
  const numbers = story(table).flatMap((event) => (event.type === 'job-empty' ? [event.number] : []));
  expect(numbers).toEqual([1, 2, 3, 4, 5, 6]);
});
