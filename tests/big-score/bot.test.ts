/** The bot: from its own view alone, legal, sensible, and clearly better than chance. */
import { describe, expect, test } from 'vitest';
import { simulate } from '../../bench/simulation';
import { bot } from '../../games/big-score/bot';
import { bestFist, bestPick, bestPlan } from '../../games/big-score/bot/crew';
import { outlookOf, successChance } from '../../games/big-score/bot/jobs';
import { bestDeal, bestGrab, bustChance, copsChance, robOrFlee, wantsMarker } from '../../games/big-score/bot/vault';
import { judge } from '../../games/big-score/bot/worth';
import { ruleset } from '../../games/big-score/game';
import { randomPlan } from '../../games/big-score/assignment';
import type { BigScore, BossState, Counts, View } from '../../games/big-score/state';
import { seededChance } from '../../games/kit/chance';
import { byBot, playOut } from '../../games/kit/play';
import { Table } from '../../games/kit/table';

const open = (players: number, seed = 'bot') => new Table(ruleset, { players, seed });

/** The view of seat 0 at a fresh table of four, changed. */
function viewOf(change: (view: View) => void = () => {}): View {
  const view = structuredClone(open(4).view('0'));
  change(view);
  return view;
}

/** Seat 0 in the vault with three others, all quiet. */
const inVault = (own: Partial<BossState> = {}, change: (view: View) => void = () => {}): View =>
  viewOf((view) => {
    Object.assign(view, { act: 2, marker: '0', floor: ['cash20', 'cash30', 'cash50', 'cash20', 'cash30'] } satisfies Partial<BigScore>);
    for (const seat of Object.values(view.seats)) Object.assign(seat, { boss: 'bull', place: 'inside', joat: 0 });
    Object.assign(view.seats['0']!, own);
    change(view);
  });

describe('the bot', () => {
  test('wins far more than its share against three players by chance', async () => {
    const { botWins, faults } = await simulate({ game: 'big-score', players: 4, games: 12, seed: 'bot', options: {}, bots: 1 });
    expect(faults).toEqual([]);
    expect(botWins).toBeGreaterThanOrEqual(0.6);
  });

  test('beats chance with 2 and 6 players and in the simple variant, too', async () => {
    for (const [players, simple] of [[2, false], [6, false], [4, true]] as const) {
      const { botWins, faults } = await simulate({ game: 'big-score', players, games: 4, seed: 'bot', options: { simple }, bots: 1 });
      expect(faults).toEqual([]);
      expect(botWins, `${players} players`).toBeGreaterThanOrEqual(0.6);
    }
  });

  test('leaves its view alone and keeps no memory: the same turn gives the same choice', () => {
    const table = open(3, 'memory');
    playOut(table, () => (at, seat, choices) => {
      const turn = { view: at.view(seat), ctx: { phase: at.ctx.phase, numPlayers: 3 }, seat, choices };
      const before = JSON.stringify(turn);
      const choice = bot({ ...turn, dice: seededChance('a') });
      expect(JSON.stringify(turn)).toBe(before);
      expect(bot({ ...structuredClone(turn), dice: seededChance('b') })).toEqual(choice);
      return choice;
    }, seededChance('memory'));
  });

  test('chooses what its own view shows: another deal of what it cannot see changes nothing', () => {
    const table = open(4, 'view');
    playOut(table, () => byBot<BigScore, Counts>(bot), seededChance('view'), ({ before, seat, choice }) => {
      const other = ruleset.view(ruleset.resample(before.G, seat, seededChance('other')), seat);
      const choices = ruleset.choices(other, before.ctx, seat, seededChance('choices'));
      expect(bot({ view: other, ctx: before.ctx, seat, choices, dice: seededChance('dice') })).toEqual(choice);
    });
  });
});

describe('Act I', () => {
  const jobs = ['apartment', 'atm', 'racetrack', 'yacht', 'hotel', 'stadium'];
  const desk = (hand: string[], change: (view: View) => void = () => {}): View =>
    viewOf((view) => {
      Object.assign(view, { jobs, round: 1 } satisfies Partial<BigScore>);
      view.players['0']!.hand = hand;
      change(view);
    });

  test('a covered job is sure, and the more icons are open the less likely', () => {
    const outlook = outlookOf(desk([]), '0');
    const chance = (...cards: string[]) => successChance(outlook.jobs[0]!, cards, outlook);
    expect(chance('con-1', 'gun-1', 'muscle-1')).toBeCloseTo(1);
    expect(chance('con-1', 'gun-1')).toBeLessThan(1);
    expect(chance('con-1')).toBeLessThan(chance('con-1', 'gun-1'));
    expect(chance('con-1', 'con-2')).toBeCloseTo(chance('con-1'));
  });

  test('its plan is legal and expects more than any of a hundred by chance', () => {
    const hand = ['con-1', 'con-2', 'driver-3', 'gun-1', 'gun-x2', 'hacker-1', 'muscle-2'];
    const view = desk(hand);
    const plan = bestPlan(view, '0');
    expect(ruleset.refuse({ ...view, asked: { '0': 'assign' }, step: 7 }, { phase: 'assign' } as never, '0', { move: 'assignCrew', args: { plan, step: 7 } })).toBeUndefined();
    const outlook = outlookOf(view, '0');
    const worth = (laid: typeof plan) => Object.entries(laid.jobs).reduce((sum, [number, cards]) => {
      const at = outlook.jobs[Number(number) - 1]!;
      const chance = successChance(at, cards, outlook);
      return cards.length === 0 ? sum : sum + chance * at.value - (1 - chance) * 20;
    }, 0);
    const dice = seededChance('plans');
    for (let i = 0; i < 100; i++) {
      const other = randomPlan({ hand, jobs, simple: true }, dice);
      expect(worth(plan)).toBeGreaterThanOrEqual(worth(other) - 1e-6);
    }
  });

  test('three Experts of a type go to Training in round 3, none in the simple variant', () => {
    const hand = ['grease-x1', 'grease-x2', 'grease-x3', 'gun-1', 'con-1'];
    expect(bestPlan(desk(hand, (view) => { view.round = 3; }), '0').training.toSorted()).toEqual(hand.slice(0, 3));
    expect(bestPlan(desk(hand, (view) => Object.assign(view, { round: 3, simple: true })), '0').training).toEqual([]);
  });

  test('it picks the third Expert of a type over a surplus card', () => {
    const view = desk(['con-1', 'grease-x3'], (v) => {
      v.round = 3;
      v.players['0']!.picks = ['con-2', 'con-3', 'con-4', 'grease-x1', 'grease-x2'];
    });
    expect(bestPick(view, '0')).toBe('grease-x3');
  });

  test('it shows a token where that decides a good job, and none where it cannot help', () => {
    const onJob = (missing: BigScore['open'] & object, joat: number) => desk([], (view) => {
      view.open = missing;
      view.seats['0']!.joat = joat;
      view.players['0']!.plan = { jobs: {}, training: [] };
    });
    const pile = [{ card: 'con-1', seat: '0' }, { card: 'gun-1', seat: '1' }];
    const at = (missing: ('hacker' | 'driver' | 'gun')[], seats: string[]) =>
      ({ number: 3, insideMan: null, missing, pile: pile.filter(({ seat }) => seats.includes(seat)) });
    expect(bestFist(onJob(at(['hacker'], ['0']), 1), '0')).toBe(1);
    expect(bestFist(onJob(at(['hacker', 'driver', 'gun'], ['0']), 1), '0')).toBe(0);
  });
});

describe('Act II', () => {
  test('the chance of Cops in a few draws is that of an urn', () => {
    expect(copsChance(0, 3, 10, 62)).toBe(1);
    expect(copsChance(1, 1, 10, 62)).toBeCloseTo(10 / 62);
    expect(copsChance(2, 2, 2, 4)).toBeCloseTo(1 / 6);
    expect(copsChance(3, 2, 10, 62)).toBe(0);
  });

  test('it robs while no bust is possible, and flees with much loot before a likely one', () => {
    expect(bustChance(inVault(), '0')).toBe(0);
    expect(robOrFlee(inVault({ loot: ['gold', 'silver'] }), '0')).toBe('rob');
    const late = (own: Partial<BossState>) => inVault(own, (view) => {
      view.track = 4;
      view.counts.vault = { ...view.counts.vault, cops: 6 };
    });
    expect(bustChance(late({}), '0')).toBeGreaterThan(0.2);
    expect(robOrFlee(late({ loot: ['gold', 'silver', 'diamond'] }), '0')).toBe('flee');
    expect(robOrFlee(late({ loot: [] }), '0')).toBe('rob');
  });

  test('it trades for what is worth most to itself: a key only with a drive', () => {
    const deal = (own: Partial<BossState>) => {
      const view = inVault({ held: 'cash30', ...own }, (v) => Object.assign(v, { floor: ['cash20', 'key', 'cash50'], asked: { '0': 'deal' }, queue: ['0'] }));
      const choices = ruleset.choices(view, { phase: 'trade' } as never, '0', seededChance('deal'));
      return bestDeal(view, '0', choices).args;
    };
    expect(deal({})).toEqual({ floor: 2 });
    expect(deal({ payout: { artifact: 0, diamond: 0, hardDrive: 1 } })).toEqual({ floor: 1 });
  });

  test('Con Man and Gun Man use their ability where it brings much', () => {
    const deal = (own: Partial<BossState>, floor: BigScore['floor']) => {
      const view = inVault(own, (v) => Object.assign(v, { floor, asked: { '0': 'deal' }, queue: ['0'] }));
      return bestDeal(view, '0', ruleset.choices(view, { phase: 'trade' } as never, '0', seededChance('deal'))).args;
    };
    expect(deal({ ability: 'gun', held: 'cash20' }, ['gold', 'silver', 'cash20'])).toMatchObject({ steal: expect.any(Number) });
    expect(deal({ ability: 'con', held: 'silver', loot: ['cash20'] }, ['gold', 'cash20'])).toEqual({ floor: 0, give: 'cash20' });
    expect(deal({ ability: 'gun', held: 'cash50' }, ['cash20', 'cash20', 'cash20'])).toEqual({});
  });

  test('a Grease Man grabs the best floor token, a Muscle takes the marker only for a good one', () => {
    expect(bestGrab(inVault({}, (view) => { view.floor = ['cash20', 'gold', 'silver']; }), '0')).toBe(1);
    const waiting = (floor: BigScore['floor']) => inVault({ ability: 'muscle', held: 'cash20' }, (view) => {
      Object.assign(view, { floor, marker: '1', queue: ['1', '2', '0'] });
      view.seats['1']!.held = view.seats['2']!.held = 'cash30';
    });
    expect(wantsMarker(waiting(['gold', 'cash20', 'cash20']), '0')).toBe(true);
    expect(wantsMarker(waiting(['cash30', 'cash20', 'cash20']), '0')).toBe(false);
  });

  test('goods are judged as the reckoning will: unlocked drives, bars, cash', () => {
    const worth = judge(inVault(), '0');
    expect(worth(['gold', 'silver', 'cash50'])).toBe(400);
    expect(worth(['hardDrive', 'key'])).toBe(200);
    expect(worth(['key'])).toBe(0);
    expect(judge(inVault({ ability: 'hacker' }), '0')(['key'])).toBe(50);
    expect(worth(['diamond', 'diamond', 'diamond'])).toBeGreaterThanOrEqual(100);
  });
});
