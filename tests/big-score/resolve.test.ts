/** Resolving jobs: piles, Jack of All Trades, payout and failure, the Inside Man of two players. */
import { describe, expect, test } from 'vitest';
import { act, assignAll, atAssign, edit, goTo, only, refused, type BigScoreTable } from './play';

// Apartment: Con Man, Gun Man, Muscle for 20 and a Diamond. Hotel: Driver, Gun Man, Hacker, Muscle for 30 and a Diamond.
// Night Club: Con Man, Driver, 2 Gun Men, Muscle for 50 and a Diamond. ATM: Con Man, Driver, Grease Man for 50.

const goods = (table: BigScoreTable, seat: string) => {
  const { cash, payout, joat } = table.G.seats[seat]!;
  return { cash, diamonds: payout.diamond, joat };
};

/** Cash 200, no payout tokens: what a job brings is easily read. */
const plain = (table: BigScoreTable): BigScoreTable => edit(table, (G) => {
  for (const boss of Object.values(G.seats)) Object.assign(boss, { cash: 200, payout: { artifact: 0, diamond: 0, hardDrive: 0 } });
});

/**
 * The Brute (0) with a Con Man and The Mamba (1) with a Muscle on the Apartment, one Gun Man short (BS-443). Seat 2 is
 * one Hacker short on the Pawn Shop after it, so that the round goes on and used tokens show.
 */
const short = () =>
  plain(atAssign(3, { jobs: ['apartment', 'pawn-shop'], hands: { 0: ['con-1', 'driver-1'], 1: ['muscle-1', 'muscle-2'], 2: ['con-3', 'gun-1'] } }));
const shortPlans = { 0: { jobs: { 1: ['con-1'] } }, 1: { jobs: { 1: ['muscle-1'] } }, 2: { jobs: { 2: ['con-3', 'gun-1'] } } };

describe('resolving jobs', () => {
  test('BS-155 jobs are resolved one at a time from 1 to 6', () => {
    const table = atAssign(3, { jobs: ['apartment', 'hotel', 'atm'], hands: { 0: ['con-1', 'driver-1'], 1: [], 2: [] } });
    const events = assignAll(table, { 0: { jobs: { 1: ['con-1'], 3: ['driver-1'] } } });
    expect(events.flatMap((e) => (e.type === 'job-empty' || e.type === 'job-resolved' ? [[e.number, e.type]] : []))).toEqual([
      [1, 'job-resolved'], [2, 'job-empty'], [3, 'job-resolved'], [4, 'job-empty'], [5, 'job-empty'], [6, 'job-empty'],
    ]);
  });

  test('BS-083 BS-156 all participants reveal their cards into one common pile, open to all', () => {
    const table = short();
    assignAll(table, shortPlans);
    expect(table.view(null).open).toEqual({
      number: 1, pile: [{ card: 'con-1', seat: '0' }, { card: 'muscle-1', seat: '1' }], insideMan: null, missing: ['gun'],
    });
    expect(table.asked).toEqual(['0', '1']);
    expect(JSON.stringify(table.view('2'))).not.toMatch(/driver-1|muscle-2/);
  });

  test('BS-157 BS-440 the requirement is met whoever laid the cards; Night Club by three seats', () => {
    const table = plain(atAssign(3, {
      jobs: ['night-club'], hands: { 0: ['con-1'], 1: ['driver-1', 'muscle-1'], 2: ['gun-1', 'gun-2'] },
    }));
    const events = assignAll(table, { 0: { jobs: { 1: ['con-1'] } }, 1: { jobs: { 1: ['driver-1', 'muscle-1'] } }, 2: { jobs: { 1: ['gun-1', 'gun-2'] } } });
    expect(only(events, 'job-resolved')).toMatchObject([{ success: true, decided: false, participants: ['0', '1', '2'] }]);
    for (const seat of ['0', '1', '2']) expect(goods(table, seat)).toEqual({ cash: 250, diamonds: 1, joat: 1 });
  });

  test('BS-157 one Gun Man does not do for two, and a surplus card covers nothing else', () => {
    const table = atAssign(3, { jobs: ['night-club'], hands: { 0: ['con-1', 'con-2', 'driver-1', 'muscle-1', 'gun-1'], 1: [], 2: [] } });
    const events = assignAll(table, { 0: { jobs: { 1: ['con-1', 'con-2', 'driver-1', 'muscle-1', 'gun-1'] } } });
    expect(only(events, 'job-opened')[0]!.missing).toEqual(['gun']);
    expect(table.ctx.phase).toBe('resolve');
  });

  test('BS-158 BS-450 the whole pile of a success is discarded, surplus cards too', () => {
    const table = atAssign(3, { jobs: ['apartment'], hands: { 0: ['con-1', 'con-2'], 1: ['muscle-1'], 2: ['gun-1'] } });
    const events = assignAll(table, { 0: { jobs: { 1: ['con-1', 'con-2'] } }, 1: { jobs: { 1: ['muscle-1'] } }, 2: { jobs: { 1: ['gun-1'] } } });
    expect(only(events, 'job-resolved')[0]!.success).toBe(true);
    expect(table.G.secret.crewDiscard.toSorted()).toEqual(['con-1', 'con-2', 'gun-1', 'muscle-1']);
  });

  test('BS-159 with more icons missing than unused JoAT tokens of the participants the job fails without a decision', () => {
    const table = plain(atAssign(4, { jobs: ['night-club'], hands: { 0: ['con-1'], 1: ['driver-1'], 2: [], 3: [] } }));
    const events = assignAll(table, { 0: { jobs: { 1: ['con-1'] } }, 1: { jobs: { 1: ['driver-1'] } } });
    // Three icons are missing, the two participants have two tokens; the other seats' tokens do not count.
    expect(only(events, 'job-resolved')).toMatchObject([{ success: false, decided: false, missing: ['gun', 'gun', 'muscle'] }]);
    expect(goods(table, '0')).toEqual({ cash: 180, diamonds: 0, joat: 1 });
  });

  test('BS-160 BS-165 just the participants with an unused token are asked', () => {
    const table = edit(short(), (G) => void (G.seats['1']!.joat = 0));
    assignAll(table, shortPlans);
    expect(table.asked).toEqual(['0']);
    expect(refused(table, '1', 'commitJoat', { count: 0 })?.reason).toBe('kit:late');
    expect(refused(table, '2', 'commitJoat', { count: 1 })?.reason).toBe('kit:late');
    expect(refused(table, '0', 'commitJoat', { count: 2 })).toEqual({ reason: 'too-few-joat', rule: 'BS-165', params: { have: 1 } });
    expect(refused(table, '0', 'commitJoat', { count: -1 })?.reason).toBe('kit:arguments');
  });

  test('BS-161 a failed pile is discarded too; a job without cards has no result for anybody', () => {
    const table = plain(atAssign(3, { jobs: ['night-club', 'hotel'], hands: { 0: ['con-1'], 1: [], 2: [] } }));
    const events = assignAll(table, { 0: { jobs: { 1: ['con-1'] } } });
    expect(table.G.secret.crewDiscard).toEqual(['con-1']);
    expect(events.filter((e) => 'number' in e && e.number === 2).map(({ type }) => type)).toEqual(['job-empty']);
    expect(goods(table, '1')).toEqual({ cash: 200, diamonds: 0, joat: 1 });
  });

  test('BS-107 at cleanup all six jobs are in the discard pile', () => {
    const table = short();
    const jobs = table.G.jobs;
    assignAll(table, {});
    expect(table.G.jobDiscard).toEqual(jobs);
    expect(table.G.jobs.filter((job) => jobs.includes(job))).toEqual([]);
  });
});

describe('Jack of All Trades', () => {
  const decide = (first: number, second: number) => {
    const table = short();
    assignAll(table, shortPlans);
    act(table, '0', 'commitJoat', { count: first });
    return { table, events: act(table, '1', 'commitJoat', { count: second }) };
  };

  test('BS-167 the choices are secret and opened at the same time', () => {
    const table = short();
    assignAll(table, shortPlans);
    const before = table.view('1');
    expect(act(table, '0', 'commitJoat', { count: 1 })).toEqual([]);
    expect(table.view('1')).toEqual({ ...before, asked: { 1: 'joat' } });
    expect(table.view('1').seats['0']!.joat).toBe(1);
    expect(only(act(table, '1', 'commitJoat', { count: 0 }), 'joat-shown').map(({ seat, count }) => [seat, count])).toEqual([['0', 1], ['1', 0]]);
  });

  test('BS-168 BS-169 BS-170 BS-443 both reveal a token for one missing icon: success, and both are used', () => {
    const { table, events } = decide(1, 1);
    expect(only(events, 'job-resolved')).toMatchObject([{ success: true, decided: true, joat: 2, missing: ['gun'] }]);
    expect([goods(table, '0'), goods(table, '1')]).toEqual([{ cash: 220, diamonds: 1, joat: 0 }, { cash: 220, diamonds: 1, joat: 0 }]);
    expect(goods(table, '2')).toEqual({ cash: 200, diamonds: 0, joat: 1 });
    expect(table.asked).toEqual(['2']);
  });

  test('BS-169 BS-171 BS-444 one of two is enough, and the token kept back stays unused; none fails', () => {
    for (const [first, second, cash] of [[1, 0, 220], [0, 1, 220], [0, 0, 180]] as const) {
      const { table, events } = decide(first, second);
      expect(only(events, 'job-resolved')[0]!.success).toBe(cash === 220);
      expect([goods(table, '0'), goods(table, '1')]).toMatchObject([{ cash, joat: 1 - first }, { cash, joat: 1 - second }]);
    }
    const used = edit(short(), (G) => void [G.seats['0']!, G.seats['1']!].forEach((boss) => (boss.joat = 0)));
    const events = assignAll(used, shortPlans);
    expect(only(events, 'job-resolved')).toMatchObject([{ success: false, decided: false }]);
    expect(goods(used, '0').cash).toBe(180);
  });

  test('BS-168 each token stands for one icon only: two missing need two', () => {
    for (const [first, second, success] of [[1, 1, true], [1, 0, false]] as const) {
      const table = plain(atAssign(3, { jobs: ['hotel'], hands: { 0: ['driver-1'], 1: ['hacker-1'], 2: [] } }));
      assignAll(table, { 0: { jobs: { 1: ['driver-1'] } }, 1: { jobs: { 1: ['hacker-1'] } } });
      act(table, '0', 'commitJoat', { count: first });
      const events = act(table, '1', 'commitJoat', { count: second });
      expect(only(events, 'job-resolved')[0]!.success).toBe(success);
      expect(goods(table, '0').cash).toBe(success ? 230 : 180);
    }
  });

  test('BS-170 BS-171 a token shown in vain is used for the round, one kept back serves a later job', () => {
    // Job 1: two icons missing, seat 0 shows and seat 1 does not. Job 2: one icon missing, both take part.
    const table = plain(atAssign(3, { jobs: ['hotel', 'apartment'], hands: { 0: ['driver-1', 'con-1'], 1: ['hacker-1', 'muscle-1'], 2: [] } }));
    assignAll(table, { 0: { jobs: { 1: ['driver-1'], 2: ['con-1'] } }, 1: { jobs: { 1: ['hacker-1'], 2: ['muscle-1'] } } });
    act(table, '0', 'commitJoat', { count: 1 });
    act(table, '1', 'commitJoat', { count: 0 });
    expect([goods(table, '0').joat, goods(table, '1').joat]).toEqual([0, 1]);
    expect(table.G.open?.number).toBe(2);
    expect(table.asked).toEqual(['1']);
    const events = act(table, '1', 'commitJoat', { count: 1 });
    expect(only(events, 'job-resolved')[0]).toMatchObject({ number: 2, success: true });
    expect(goods(table, '1')).toMatchObject({ cash: 200, diamonds: 1 });
  });
});

describe('payout and failure', () => {
  test('BS-175 BS-445 each participant gets all that the job shows, however few its cards; others get nothing', () => {
    const table = plain(atAssign(4, { jobs: ['hotel'], hands: { 0: ['driver-1'], 1: ['gun-1'], 2: ['hacker-1', 'muscle-1'], 3: ['con-1'] } }));
    assignAll(table, { 0: { jobs: { 1: ['driver-1'] } }, 1: { jobs: { 1: ['gun-1'] } }, 2: { jobs: { 1: ['hacker-1', 'muscle-1'] } } });
    for (const seat of ['0', '1', '2']) expect(goods(table, seat)).toMatchObject({ cash: 230, diamonds: 1 });
    expect(goods(table, '3')).toMatchObject({ cash: 200, diamonds: 0 });
  });

  test('BS-176 cash and payout tokens are visible to all', () => {
    const table = plain(atAssign(3, { jobs: ['customs-shed'], hands: { 0: ['con-1', 'con-2', 'grease-1', 'muscle-1', 'muscle-2'], 1: [], 2: [] } }));
    const events = assignAll(table, { 0: { jobs: { 1: ['con-1', 'con-2', 'grease-1', 'muscle-1', 'muscle-2'] } } });
    expect(only(events, 'paid-out')).toMatchObject([{ seat: '0', cash: 50, tokens: ['artifact', 'diamond'] }]);
    expect(table.view(null).seats['0']).toMatchObject({ cash: 250, payout: { artifact: 1, diamond: 1, hardDrive: 0 } });
  });

  test('BS-177 a Hard Drive arrives locked: without a key it is worth nothing', () => {
    const table = plain(atAssign(3, { jobs: ['internet-cafe'], hands: { 0: ['con-1', 'driver-1', 'muscle-1'], 1: [], 2: [] }, round: 3 }));
    assignAll(table, { 0: { jobs: { 1: ['con-1', 'driver-1', 'muscle-1'] } } });
    expect(table.G.seats['0']!.payout.hardDrive).toBe(1);
    for (const seat of table.asked) act(table, seat, 'robOrFlee', { choice: 'flee' });
    expect(table.G.result!.sheets['0']!.drives).toEqual({ drives: 1, keys: 0, pairs: 0, value: 0, hacker: 0 });
  });

  test('BS-178 BS-179 BS-450 a failure costs each participant 20 in cash, or nothing with less than that', () => {
    const table = edit(atAssign(4, { jobs: ['night-club'], hands: { 0: ['con-1'], 1: ['con-2'], 2: ['con-3'], 3: [] } }), (G) => {
      Object.assign(G.seats['0']!, { cash: 20, payout: { artifact: 3, diamond: 0, hardDrive: 0 } });
      Object.assign(G.seats['1']!, { cash: 10, payout: { artifact: 3, diamond: 2, hardDrive: 1 } });
      Object.assign(G.seats['2']!, { cash: 200 });
      Object.assign(G.seats['3']!, { cash: 200 });
    });
    const events = assignAll(table, { 0: { jobs: { 1: ['con-1'] } }, 1: { jobs: { 1: ['con-2'] } }, 2: { jobs: { 1: ['con-3'] } } });
    expect(Object.values(table.G.seats).map(({ cash }) => cash)).toEqual([0, 10, 180, 200]);
    expect(table.G.seats['1']!.payout).toEqual({ artifact: 3, diamond: 2, hardDrive: 1 });
    expect(only(events, 'fined').map(({ seat, count }) => [seat, count])).toEqual([['0', 20], ['1', 0], ['2', 20]]);
  });

  test('BS-420 cash won on job 2 can pay for job 3', () => {
    const table = edit(atAssign(3, { jobs: ['hotel', 'atm', 'night-club'], hands: { 0: ['con-1', 'driver-1', 'grease-1', 'gun-1'], 1: [], 2: [] } }), (G) =>
      void (G.seats['0']!.cash = 10));
    const events = assignAll(table, { 0: { jobs: { 2: ['con-1', 'driver-1', 'grease-1'], 3: ['gun-1'] } } });
    expect(events.flatMap((e) => (e.type === 'paid-out' || e.type === 'fined' ? [e.type] : []))).toEqual(['paid-out', 'fined']);
    expect(table.G.seats['0']!.cash).toBe(40);
  });
});

describe('two players', () => {
  const pair = (top: string[]) => plain(atAssign(2, { jobs: ['apartment'], hands: { 0: ['con-1'], 1: ['muscle-1'] }, top }));
  const plans = { 0: { jobs: { 1: ['con-1'] } }, 1: { jobs: { 1: ['muscle-1'] } } };

  test('BS-281 BS-282 BS-283 BS-284 BS-451 the Inside Man brings the missing type: success, and he takes nothing', () => {
    const table = pair(['gun-1']);
    const deck = table.view(null).counts.crewDeck;
    const events = assignAll(table, plans);
    expect(only(events, 'inside-man')).toMatchObject([{ number: 1, card: 'gun-1', helps: true }]);
    expect(only(events, 'job-resolved')).toMatchObject([{ success: true, decided: false, participants: ['0', '1'], insideMan: 'gun-1' }]);
    expect(only(events, 'paid-out')).toHaveLength(2);
    expect(table.G.secret.crewDiscard).toEqual(['con-1', 'muscle-1', 'gun-1']);
    expect(table.view(null).counts.crewDeck).toBe(deck - 1 - 18);
  });

  test('BS-280 BS-282 BS-283 BS-451 one who does not help is discarded, and JoAT tokens decide, 0 to 2 of each', () => {
    const table = pair(['muscle-5']);
    const events = assignAll(table, plans);
    expect(only(events, 'inside-man')).toMatchObject([{ card: 'muscle-5', helps: false }]);
    expect(table.view(null).open).toMatchObject({ insideMan: 'muscle-5', missing: ['gun'] });
    expect(table.choices('0', { Number: () => 0, Shuffle: (c) => c }).map(({ args }) => args.count)).toEqual([0, 1, 2]);
    act(table, '1', 'commitJoat', { count: 0 });
    const after = act(table, '0', 'commitJoat', { count: 2 });
    expect(only(after, 'job-resolved')).toMatchObject([{ success: true, joat: 2 }]);
    expect(only(after, 'joat-shown').map(({ seat, count }) => [seat, count])).toEqual([['0', 2], ['1', 0]]);
    expect(table.G.secret.crewDiscard).toContain('muscle-5');
  });

  test('BS-281 BS-284 he comes neither to a job that is met nor to one without cards', () => {
    const table = plain(atAssign(2, { jobs: ['apartment'], hands: { 0: ['con-1', 'gun-1'], 1: ['muscle-1'] }, top: ['con-2'] }));
    const events = assignAll(table, { 0: { jobs: { 1: ['con-1', 'gun-1'] } }, 1: { jobs: { 1: ['muscle-1'] } } });
    expect(only(events, 'job-resolved')[0]!.success).toBe(true);
    expect(only(events, 'inside-man')).toEqual([]);
  });

  test('BS-284 he helps no icon that is covered already, though the job shows his type', () => {
    const table = pair(['con-5']);
    expect(only(assignAll(table, plans), 'inside-man')).toMatchObject([{ helps: false }]);
    expect(table.G.open!.missing).toEqual(['gun']);
  });

  test('BS-281 with more players nobody calls him', () => {
    const table = short();
    expect(only(assignAll(table, shortPlans), 'inside-man')).toEqual([]);
  });

  test('BS-281 he belongs to Act I: no crew card is drawn in Act II', () => {
    const table = goTo(pair([]), 'vault');
    const { crewDeck } = table.view(null).counts;
    act(table, '0', 'robOrFlee', { choice: 'rob' });
    act(table, '1', 'robOrFlee', { choice: 'rob' });
    expect(table.view(null).counts.crewDeck).toBe(crewDeck);
  });
});
