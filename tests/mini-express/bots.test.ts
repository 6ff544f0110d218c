import { describe, expect, test } from 'vitest';
import type { Bot } from '../../games/kit/bot';
import { seededChance } from '../../games/kit/chance';
import { byBot, byChance, playOut } from '../../games/kit/play';
import { bot, easyBot } from '../../games/mini-express/bot';
import { afterAnswer, follower, rankActions } from '../../games/mini-express/bot/search';
import { debtsOf, margin } from '../../games/mini-express/bot/worth';
import { edit, fresh, MAP_IDS, open, rig, TW, UK, type MiniTable, type Options } from './play';
import type { View } from '../../games/mini-express/state';

/** Two-seat matches for each duel: 200 with `GAMES=200`. */
const GAMES = Number(process.env.GAMES ?? 8);

/** The share of matches that `one` wins against `other`, sitting first and second by turns. */
function duel(one: Bot<View>, other: Bot<View> | null, options: Options, games: number): number {
  let won = 0;
  for (let i = 0; i < games; i++) {
    const table = open(2, options, `duel-${i}`);
    playOut(table, (seat) => (Number(seat) === i % 2 ? byBot(one) : other ? byBot(other) : byChance), seededChance(`duel-${i}`));
    if (table.G.result!.winners[0] === String(i % 2)) won += 1;
  }
  return won / games;
}

const ask = (table: MiniTable, seat: string, who = bot) => {
  const dice = seededChance('ask');
  return who({ view: table.view(seat), ctx: { phase: table.ctx.phase, numPlayers: table.ctx.numPlayers }, seat, choices: table.choices(seat, dice), dice })!;
};

describe('bots', () => {
  for (const map of MAP_IDS)
    test(`the stronger beats the easy one in at least 65% of ${GAMES} two-seat matches, and the easy one chance: ${map}`, () => {
      expect(duel(bot, easyBot, { map }, GAMES)).toBeGreaterThanOrEqual(0.65);
      expect(duel(easyBot, null, { map }, GAMES)).toBeGreaterThanOrEqual(0.65);
    }, 3_600_000);

  test('both play from their own view, with all modules, and never choose what is refused', () => {
    for (const map of MAP_IDS) for (const players of [1, 3, 5]) {
      const options = { map, cloakAndDagger: true, peakSteam: true, ...(players > 2 && { hustleAndBustle: true }) };
      const table = open(players, options, 'bots');
      playOut(table, (seat) => byBot(seat === '0' ? bot : easyBot), seededChance('bots'));
      expect(table.over).toBe(true);
    }
  });

  test('it takes a good share that costs nothing', () => {
    const free = rig(fresh(2, UK), { area: { brown: 0 }, length: { brown: 9 }, influence: { 0: { brown: 3 } } });
    expect(ask(free, '0')).toEqual({ move: 'takeShare', args: { company: 'brown' } });
  });

  test('builds that differ by their way alone are answered once, and the best answer is not lost', () => {
    let spared = 0;
    for (const map of MAP_IDS) {
      const table = open(3, { map }, 'ways');
      playOut(table, () => byChance, seededChance('ways'), () => {
        if (table.over || table.ctx.phase !== 'play') return;
        const { G, asked: [seat] } = table;
        const debts = debtsOf(table.view(seat!), seat!);
        const next = follower(G, seat!)!;
        const answers = rankActions(G, next, debts);
        spared += answers.length - new Set(answers.map(({ board: { companies, seats } }) => JSON.stringify([companies, seats]))).size;
        expect(afterAnswer(G, seat!, next, debts)).toBeCloseTo(margin(answers[0]?.board ?? G, seat!, debts), 9);
      });
    }
    expect(spared).toBeGreaterThan(0);
  });

  test('with the Seal it raises the marker that gains most', () => {
    const table = rig(fresh(3, TW), { length: { grey: 12 }, influence: { 0: { grey: 3 }, 1: { grey: 2 } }, seal: ['1'] });
    edit(table, (G) => {
      G.asked = { 1: 'raise' };
      for (const own of Object.values(G.seats)) own.shares = { brown: 0, grey: 2, orange: 0, white: 0 };
    });
    expect(ask(table, '1')).toEqual({ move: 'raiseForSeal', args: { company: 'grey' } });
  });

  test('with nothing to do they pass', () => {
    const table = fresh(3, UK);
    edit(table, (G) => {
      for (const own of Object.values(G.companies)) Object.assign(own, { shares: 0, area: 0 });
    });
    for (const who of [bot, easyBot]) expect(ask(table, '0', who)).toEqual({ move: 'pass', args: {} });
  });

  test('another player\'s Debt tile changes nothing of what they choose', () => {
    const table = fresh(2, { ...UK, cloakAndDagger: true });
    const other = edit(fresh(2, { ...UK, cloakAndDagger: true }), (G) => {
      const [swap] = G.secret.debts;
      G.secret.debts[0] = G.players['1']!.debt!;
      G.players['1']!.debt = swap!;
    });
    for (const who of [bot, easyBot]) expect(ask(other, '0', who)).toEqual(ask(table, '0', who));
  });
});
