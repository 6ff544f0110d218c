import { describe, expect, test } from 'vitest';
import { seededChance } from '../../games/kit/chance';
import { byBot, byChance, playOut } from '../../games/kit/play';
import { Table } from '../../games/kit/table';
import type { Choice, Seat } from '../../games/kit/types';
import { bot } from '../../games/rob-n-run/bot';
import { atMost } from '../../games/rob-n-run/bot/accomplice';
import { beliefIn, beliefOf, chanceOf, fit, worldsOf } from '../../games/rob-n-run/bot/belief';
import { evidenceOf, isTrue, rowsBefore } from '../../games/rob-n-run/evidence';
import { ruleset } from '../../games/rob-n-run/game';
import { missingNow, needsOf } from '../../games/rob-n-run/needs';
import type { Cards, Note } from '../../games/rob-n-run/state';
import { act, open, playAll, raid, T, withHint, type RobTable } from './scene';

/** What the bot does for the seat that is asked. */
function decide(table: RobTable, seat: Seat = table.asked[0]!): Choice {
  const dice = seededChance('bot');
  return bot({ view: table.view(seat), ctx: { phase: table.ctx.phase, numPlayers: table.ctx.numPlayers }, seat, choices: table.choices(seat, dice), dice })!;
}

describe('evidence', () => {
  test('RR-038 RR-037 every fact that a hint tells is true of the safes, in every match', () => {
    for (let i = 0; i < 6; i++) {
      const table = open(3 + (i % 3), { scenario: String(1 + i) }, `evidence-${i}`);
      playOut(table, (seat) => (Number(seat) % 2 ? byBot(bot) : byChance), seededChance(`evidence-${i}`), () => {
        const { raid: now, players, boss } = table.G;
        if (!now || now.round === 0) return;
        const needs = needsOf(players[boss]!.safes);
        for (const seat of [...table.seats.filter((each) => each !== boss), undefined]) expect(evidenceOf(now, seat === undefined ? undefined : players[seat])(needs)).toBe(true);
      });
    }
  });

  test('facts count with what lay in the rows when they were told', () => {
    const missing = { dynamite: 0, ram: 1, jackhammer: 0, torch: 2, idcard: 0, stethoscope: 0, acid: 0 };
    expect([isTrue({ what: 'kinds', n: 2 }, missing), isTrue({ what: 'highest', n: 2 }, missing), isTrue({ what: 'most', tool: 'torch' }, missing)]).toEqual([true, true, true]);
    expect([isTrue({ what: 'missing', tool: 'ram', yes: false }, missing), isTrue({ what: 'count', tool: 'torch', n: 1 }, missing)]).toEqual([false, false]);
    expect([isTrue({ what: 'one-of', tools: ['ram', 'torch'] }, missing), isTrue({ what: 'one-of', tools: ['dynamite', 'torch'] }, missing)]).toEqual([false, true]);
    const { G } = raid(T);
    expect(rowsBefore(G.raid!, 1)).toMatchObject({ jackhammer: 0 });
    expect(rowsBefore(G.raid!, 2)).toMatchObject({ jackhammer: 1, idcard: 1 });
  });

  test('RR-222 of two hands shown in a round, only the one without a missing kind says what is not missing', () => {
    const { G } = raid({ safes: ['s2-16'], hands: T.hands! });
    const shown = (cards: Cards): Note => ({ round: 1, hint: 'H09', seats: 'all', lasts: 'round', fact: { what: 'hand', seat: '1', cards } });
    const none: Note = { round: 1, hint: 'H09', seats: 'all', lasts: 'raid', fact: { what: 'none-shown', seat: '1' } };
    const notes = [shown({ dynamite: 1 }), none, shown({ ram: 1 })];
    expect(evidenceOf({ ...G.raid!, notes }, undefined)(needsOf(['s2-16']))).toBe(true);
    expect(evidenceOf({ ...G.raid!, notes }, undefined)(needsOf(['s2-28']))).toBe(false);
  });

  test('an own card that did not come to the row was not needed: the row is complete', () => {
    const table = raid({ safes: ['s2-16'], turn: '1', hands: { 1: { dynamite: 1, ram: 1 }, 2: { ram: 1, bag: 1 }, 3: { torch: 1, bag: 1 } } });
    playAll(table, ['dynamite', 'ram', 'torch']);
    const view = table.view('1');
    expect(chanceOf(beliefOf(view, view.players['1'], '1'), 'dynamite')).toBe(0);
    // Seat 2 does not know whose card was wrong.
    expect(chanceOf(beliefOf(table.view('2'), table.view('2').players['2'], '2'), 'dynamite')).toBeGreaterThan(0);
  });
});

describe('belief', () => {
  test('a safe seen by H14 is known for sure, and a hint brings everybody nearer to the truth', () => {
    const told = raid({ safes: ['s2-16'], open: ['H03'], hands: T.hands! });
    const before = fit(beliefOf(told.view(null)), missingNow(told.G));
    act(told, 'useHint', { hint: 'H03', tool: 'ram' });
    expect(fit(beliefOf(told.view(null)), missingNow(told.G))).toBeGreaterThan(before);
    expect(chanceOf(beliefOf(told.view(null)), 'ram')).toBe(1);
    const table = raid({ safes: ['s2-16'], scenario: '4', open: ['H14'], hands: { 1: { ram: 1 }, 2: { ram: 1 }, 3: { ram: 1 } } });
    act(table, 'useHint', { hint: 'H14', safe: 0, seat: '3' });
    const sure = beliefOf(table.view('3'), table.view('3').players['3'], '3');
    expect([sure.ram.slice(0, 3), sure.torch[0], sure.dynamite[0]]).toEqual([[1, 1, 0], 1, 0]);
    expect(beliefOf(table.view('2'), table.view('2').players['2'], '2').ram[1]).toBeLessThan(1);
  });

  test('a kind that H03 calls out is believed to be missing most: all read the note as the Boss means it', () => {
    const table = raid({ safes: ['s2-14'], open: ['H03'], hands: T.hands! });
    const worlds = worldsOf(table.view(null));
    const fact = { what: 'missing', tool: 'acid', yes: true } as const;
    act(table, 'useHint', { hint: 'H03', tool: 'acid' });
    const belief = beliefOf(table.view(null));
    expect(belief.acid[1]).toBeGreaterThan(beliefIn(worlds, fact).acid[1]!);
    expect(belief.acid[1]).toBeCloseTo(beliefIn(worlds, fact, 'H03').acid[1]!);
  });

  test('RR-251 wrong cards of others are taken for kinds that others probably played', () => {
    const table = raid({ safes: ['s2-16'], open: ['H03'], hands: { 1: { torch: 1, ram: 1 }, 2: { torch: 1, ram: 1 }, 3: { ram: 1, bag: 1 } } });
    act(table, 'useHint', { hint: 'H03', tool: 'torch' });
    const chanceOfSecond = () => beliefOf(table.view('3'), table.view('3').players['3'], '3').torch;
    const [, before] = chanceOfSecond();
    act(table, 'endHints');
    playAll(table, ['torch', 'torch', 'bag']);
    expect(table.G.raid!.rows.torch).toBe(1);
    expect(chanceOfSecond()[0]).toBeLessThan(before! * 0.7);
  });

  test('at most so many of n', () => {
    expect(atMost(0, 2, 0.5)).toBeCloseTo(0.25);
    expect(atMost(1, 2, 0.5)).toBeCloseTo(0.75);
    expect(atMost(2, 2, 0.5)).toBeCloseTo(1);
    expect(atMost(0, 0, 0.9)).toBe(1);
  });
});

describe('the bots', () => {
  test('RR-347 they decide the same in every world that their seat cannot tell apart', () => {
    const dice = seededChance('bot-worlds');
    for (let match = 0; match < 3; match++) {
      const table = open(3 + match, { scenario: String(1 + 2 * match) }, `bot-worlds-${match}`);
      let step = 0;
      playOut(table, () => byBot(bot), seededChance(`bot-worlds-${match}`), () => {
        if (table.over || step++ % 5) return;
        const seat = table.asked[0]!;
        const other = new Table(ruleset, { ...table.state, G: ruleset.resample(table.G, seat, dice) });
        expect(decide(other, seat)).toEqual(decide(table, seat));
      });
    }
  });

  test('an accomplice plays what is surely missing, and neither what is surely not nor the same twice', () => {
    const table = withHint('H06', { hands: { 1: { acid: 1, dynamite: 1 }, 2: { acid: 1, dynamite: 1 }, 3: { acid: 1, dynamite: 1 } } });
    act(table, 'useHint', { hint: 'H06', tool: 'acid' });
    act(table, 'endHints');
    expect(decide(table)).toEqual({ move: 'playCard', args: { card: 'acid' } });
    const away = raid({ ...T, scenario: '1', open: ['H04'], hands: { 1: { idcard: 3 }, 2: { ram: 1 }, 3: { ram: 1 } } });
    act(away, 'useHint', { hint: 'H04', tool: 'idcard' });
    act(away, 'endHints');
    expect(decide(away).move).not.toBe('playCard');
  });

  test('an accomplice waits for a better card as long as one may turn up, but not if nobody else has a choice left', () => {
    const spec = { safes: ['s2-16'], turn: '1', hands: { 1: { ram: 1, idcard: 1 }, 2: { ram: 2 }, 3: { ram: 2 } } };
    expect(decide(raid(spec)).move).not.toBe('playCard');
    expect(decide(raid({ ...spec, passes: 2, swapped: ['1', '2', '3'] })).move).toBe('playCard');
  });

  test('the Boss tells what helps most, and gives away what is missing', () => {
    const table = withHint('H13', { next: ['dynamite', 'acid', 'bag'] });
    act(table, 'useHint', { hint: 'H13' });
    expect(decide(table).args).toMatchObject({ card: 'acid' });
    const mark = withHint('H10');
    act(mark, 'useHint', { hint: 'H10', seat: '3' });
    expect(decide(mark)).toEqual({ move: 'markTool', args: { tool: 'torch' } });
    const clear = withHint('H12');
    act(clear, 'useHint', { hint: 'H12', seat: '2' });
    expect(decide(clear)).toEqual({ move: 'clearTools', args: { tools: { idcard: 3 } } });
  });

  test('RR-564 four bots win most of the first scenario, and beside players by chance they stay legal', () => {
    const games = Array.from({ length: 8 }, (_, i) => {
      const table = open(4, {}, `win-${i}`);
      playOut(table, () => byBot(bot), seededChance(`win-${i}`));
      return table.G.result!.won;
    });
    expect(games.filter(Boolean).length).toBeGreaterThan(3);
    for (let i = 0; i < 4; i++) {
      const table = open(2 + (i % 4), { scenario: String(1 + i), safesPerRaid: 'choose' }, `mixed-${i}`);
      playOut(table, (seat) => (seat === '0' ? byBot(bot) : byChance), seededChance(`mixed-${i}`));
      expect(table.over).toBe(true);
    }
  });
});
