/** Whole games by chance under the invariants, and the invariants themselves. */
import { describe, expect, test } from 'vitest';
import { ruleset } from '../../games/big-score/game';
import type { BigScore } from '../../games/big-score/state';
import { atVault, goTo, open, playOn, story } from './play';

describe('whole games by legal choices at random', () => {
  for (const players of [2, 3, 4, 5, 6]) {
    for (const simple of [false, true]) {
      test(`BS-001 BS-500 BS-501 BS-502 BS-503 BS-504 BS-505 BS-506 BS-507 BS-508 BS-509 BS-510 ${players} players, ${simple ? 'simple' : 'full'}`, () => {
        for (let game = 0; game < 6; game++) {
          const seed = `${players}-${game}`;
          const table = open(players, seed, { simple });
          const moves = playOn(table, seed, undefined, ({ G }) => expect(ruleset.invariants(G), seed).toEqual([]));
          expect(moves).toBeLessThan(ruleset.longest(players));
          expect(table.G.result?.winners.length).toBeGreaterThan(0);
        }
      });
    }
  }

  test('BS-504 BS-510 goods of Act I never get less in Act II, and each round with a robber takes a token from the vault', () => {
    for (let game = 0; game < 6; game++) {
      const table = open(4, `goods-${game}`);
      playOn(table, 'goods', ({ G }) => G.act === 2);
      const goods = (G: BigScore) => Object.values(G.seats).map(({ cash, payout }) => ({ cash, payout }));
      const before = goods(table.G);
      let left = table.G.secret.vault.length;
      let round = 1;
      playOn(table, `act2-${game}`, undefined, ({ G }) => {
        expect(goods(G)).toEqual(before);
        if (G.vaultRound === round) return;
        expect(G.secret.vault.length).toBeLessThan(left);
        [round, left] = [G.vaultRound, G.secret.vault.length];
      });
    }
  });
});

describe('the invariants see what is wrong', () => {
  const flaw = (G: BigScore, change: (G: BigScore) => void): string[] => {
    const broken = structuredClone(G);
    change(broken);
    return [...new Set(ruleset.invariants(broken).map((words) => words.slice(0, 6)))];
  };
  const hire = goTo(open(3), 'hire').G;
  const vault = atVault(3).G;

  test('BS-500 BS-502 BS-507 BS-508 BS-509 in Act I', () => {
    expect(flaw(hire, () => undefined)).toEqual([]);
    expect(flaw(hire, (G) => void G.secret.crewDeck.pop())).toEqual(['BS-500']);
    expect(flaw(hire, (G) => void G.secret.crewDiscard.push(G.secret.crewDeck[0]!))).toEqual(['BS-500']);
    expect(flaw(hire, (G) => void (G.jobs[2] = null))).toEqual(['BS-502']);
    expect(flaw(hire, (G) => void (G.seats['1']!.joat = 2))).toEqual(['BS-507']);
    expect(flaw(hire, (G) => void G.players['0']!.picks.push(G.secret.crewDeck.pop()!))).toEqual(['BS-508']);
    expect(flaw(hire, (G) => {
      const regulars = G.secret.crewDeck.filter((card) => !card.includes('x')).slice(0, 2);
      G.secret.crewDeck = G.secret.crewDeck.filter((card) => !regulars.includes(card));
      G.seats['0']!.training = regulars;
    })).toEqual(['BS-509']);
    expect(flaw(hire, (G) => void Object.values(G.seats).forEach((boss) => (boss.ability = 'con')))).toEqual(['BS-509']);
  });

  test('BS-501 BS-503 BS-504 BS-505 BS-506 BS-510 in Act II', () => {
    expect(flaw(vault, () => undefined)).toEqual([]);
    expect(flaw(vault, (G) => void G.secret.vault.splice(G.secret.vault.indexOf('key'), 1))).toEqual(['BS-501']);
    expect(flaw(vault, (G) => {
      G.secret.vault.splice(G.secret.vault.indexOf('cops'), 1);
      G.seats['0']!.loot.push('cops');
    })).toEqual(['BS-503']);
    expect(flaw(vault, (G) => void (G.seats['0']!.cash = -10))).toEqual(['BS-504']);
    expect(flaw(vault, (G) => void (G.seats['0']!.cash = 15))).toEqual(['BS-504']);
    expect(flaw(vault, (G) => void G.secret.vault.push(G.floor.pop()!))).toEqual(['BS-505']);
    expect(flaw(vault, (G) => void (G.seats['0']!.place = 'fled'))).toEqual(['BS-506']);
    expect(flaw(vault, (G) => {
      G.secret.vault = G.secret.vault.filter((token) => token !== 'cops');
      G.track = 10;
    })).toEqual(['BS-510']);
  });

  test('BS-506 a seat is inside, fled or busted at the end of Act II', () => {
    const table = open(4, 'ends');
    playOn(table, 'ends');
    expect(Object.values(table.G.seats).every(({ place }) => place === 'fled' || place === 'busted')).toBe(true);
    expect(story(table).at(-1)?.type).toBe('won');
  });
});
