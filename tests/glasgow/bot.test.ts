import { describe, expect, test } from 'vitest';
import { bot } from '../../games/glasgow/bot';
import { contingencyIsTold, knowledgeOf, planIsTold } from '../../games/glasgow/bot/knowledge';
import { contingencyOf } from '../../games/glasgow/content/contingencies';
import { planOf } from '../../games/glasgow/content/plans';
import { ruleset } from '../../games/glasgow/game';
import type { Role } from '../../games/glasgow/state';
import { seededChance } from '../../games/kit/chance';
import { byBot, byChance, playOut } from '../../games/kit/play';
import { Table } from '../../games/kit/table';
import type { Choice } from '../../games/kit/types';
import { act, edit, open, scene, viewOf, type GlasgowTable } from './scene';

/** What the bot does for the role that is asked. */
function decide(table: GlasgowTable, seat = table.asked[0]!): Choice {
  const dice = seededChance('bot');
  return bot({ view: table.view(seat), ctx: { phase: table.ctx.phase, numPlayers: 2 }, seat, choices: table.choices(seat, dice), dice })!;
}

describe('the bot', () => {
  test('two bots play whole matches, and win some', () => {
    const results = Array.from({ length: 6 }, (_, i) => {
      const table = open(`bots-${i}`, { roles: i % 2 ? 'random' : 'bySeat' });
      playOut(table, () => byBot(bot), seededChance(`bots-${i}`));
      return table.G.result!;
    });
    expect(results.filter(({ won }) => won).length).toBeGreaterThan(0);
    expect(results.reduce((sum, { plansResolved }) => sum + plansResolved, 0) / results.length).toBeGreaterThan(2.5);
  });

  test.each<Role>(['coordinator', 'operator'])('as %s beside somebody who plays by chance it makes legal moves', (role) => {
    for (let i = 0; i < 4; i++) {
      const table = open(`mixed-${i}`);
      playOut(table, (seat) => (table.G.roles[role] === seat ? byBot(bot) : byChance), seededChance(`mixed-${i}`));
      expect(table.over).toBe(true);
    }
  });

  test('GT-530 it decides the same in every world that its seat cannot tell apart', () => {
    const table = open('worlds');
    const dice = seededChance('worlds');
    let decisions = 0;
    playOut(table, () => byBot(bot), seededChance('worlds'), ({ table: now }) => {
      if (now.over || decisions > 25) return;
      const seat = now.asked[0]!;
      const here = decide(now, seat);
      const G = ruleset.resample(now.G, seat, dice);
      expect(decide(new Table(ruleset, { ...now.state, G }), seat)).toEqual(here);
      decisions += 1;
    });
    expect(decisions).toBeGreaterThan(20);
  });

  test('it does not call a rest that loses, if there is anything else to do', () => {
    const table = scene((made) => made.contingencies(['k01', 'k02', 'k05', 'k08']).hand('operator', 'O19'));
    expect(decide(table).move).not.toBe('rest');
    const game = scene((made) => made.marks('ben').hand('coordinator', 'C01').G.monopoly = 'dining', 'coordinator');
    expect(decide(game).move).not.toBe('rest');
  });

  test('it resolves a plan that lacks nothing, and a contingency that it can', () => {
    const plan = scene((made) => {
      made.plans('p2-2').resolved(1).at({ hunter: 'N4' }).give({ cole: ['gun', 'gun'], abel: ['balaclava', 'balaclava'] }).hand('coordinator', 'C01');
      made.G.head = 30;
    }, 'coordinator');
    const { move, args } = decide(plan);
    expect([move, (args.use as object[]).length]).toEqual(['resolvePlan', 4]);
    const contingency = scene((made) =>
      made.contingencies(['k01']).at({ dina: 'N1', hunter: 'S1' }).give({ dina: ['gloves'], hunter: ['gun', 'gun'] }).hand('operator', 'O01'));
    expect(decide(contingency).move).toBe('resolveContingency');
  });
});

describe('what bots tell each other', () => {
  test('GT-194 the place and the colours of a plan, remembered from the open talk', () => {
    const table = scene((made) => made.plans('p1-5').hand('coordinator', 'C05'), 'coordinator');
    const possible = () => knowledgeOf(viewOf(table, 'operator'), '1').plans[0]!.map(({ id }) => id);
    expect(possible()).toHaveLength(6);
    act(table, 'playTalk', { card: 'C05', keywords: ['gas-station', 'blue', 'grey'] });
    expect(possible()).toEqual(['p1-5']);
    expect(planIsTold(viewOf(table, 'coordinator'), planOf('p1-5'))).toBe(true);
    expect(knowledgeOf(viewOf(table, 'coordinator'), '0').plans[0]!.map(({ id }) => id)).toEqual(['p1-5']);
  });

  test('what a contingency needs', () => {
    const table = scene((made) => made.contingencies(['k05']).hand('operator', 'O14'));
    const possible = () => knowledgeOf(viewOf(table, 'coordinator'), '0').contingencies.map(({ cards }) => cards.map(({ id }) => id));
    expect(possible()).toEqual([['k05', 'k06', 'k07']]);
    act(table, 'playTalk', { card: 'O14', keywords: ['lake', 'balaclava', 'rope'] });
    expect(possible()).toEqual([['k05']]);
    expect(contingencyIsTold(viewOf(table, 'operator'), contingencyOf('k05'))).toBe(true);
  });

  test('a message that points to nothing possible is not believed', () => {
    const table = scene((made) => made.contingencies(['k05']).hand('operator', 'O14'));
    act(table, 'playTalk', { card: 'O14', keywords: ['lake', 'gloves', 'rope'] });
    expect(knowledgeOf(viewOf(table, 'coordinator'), '0').contingencies[0]!.cards).toHaveLength(3);
  });

  test('cards that were shown are known', () => {
    const table = edit(scene((made) => made.contingencies(['k05', 'k01'])), (made) => {
      made.own('operator').shown = ['k05'];
      made.own('coordinator').seen.contingencies = ['k05'];
    });
    expect(knowledgeOf(viewOf(table, 'coordinator'), '0').contingencies.map(({ cards }) => cards.length)).toEqual([1, 2]);
  });
});
