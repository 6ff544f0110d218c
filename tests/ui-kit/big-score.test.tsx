// @vitest-environment happy-dom
import { fireEvent, screen } from '@testing-library/react';
import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { Board } from '../../games/big-score/board';
import { typeOf } from '../../games/big-score/content/crew';
import { ruleset } from '../../games/big-score/game';
import texts from '../../games/big-score/locales/en.json';
import type { BigScore, Counts, Crew } from '../../games/big-score/state';
import { seededChance } from '../../games/kit/chance';
import { byChance, playOut } from '../../games/kit/play';
import { Table } from '../../games/kit/table';
import { draw, missingTexts, sit, speak } from './sit';

beforeAll(() => speak('big-score', texts));
beforeEach(() => missingTexts.clear());

const TYPES = Object.fromEntries(Object.entries(texts.crew).map(([type, name]) => [name, type as Crew]));

/** The crew cards that lie face up in what was drawn, by type. */
const cardsShown = (html: string): Crew[] =>
  [...html.matchAll(/<(?:button|span)[^>]*class="k-card"[^>]*>/g)].flatMap(([tag]) => TYPES[/aria-label="([^",]*)/.exec(tag)?.[1] ?? ''] ?? []);

/** The crew cards that the seat's own view holds. */
function cardsKnown(table: Table<BigScore, Counts>, seat: string | null): Crew[] {
  const { players, seats, open } = table.view(seat);
  const own = seat === null ? undefined : players[seat];
  const plan = own?.commit?.kind === 'plan' ? own.commit.plan : own?.plan;
  return [
    ...(own ? [...own.hand, ...own.picks, ...Object.values(plan?.jobs ?? {}).flat(), ...(plan?.training ?? [])] : []),
    ...Object.values(seats).flatMap(({ training }) => training),
    ...(open ? [...open.pile.map(({ card }) => card), ...(open.insideMan ? [open.insideMan] : [])] : []),
  ].map(typeOf);
}

describe.each([2, 5])('the board at a table of %i', (players) => {
  test('draws every phase for every seat and a spectator, from what that seat knows and in words', () => {
    const complain = vi.spyOn(console, 'error');
    const table = new Table(ruleset, { players, seed: `board-${players}` });
    const seen = new Set<string>();
    let cards = 0;
    const drawAll = () => {
      // Two seats at a time, all in turn: at larger tables a state looks much the same from each.
      const eyes = table.seats.filter((_, i) => (i + seen.size) % table.seats.length < 2);
      for (const seat of [...eyes, null]) {
        const known = cardsKnown(table, seat);
        for (const shown of cardsShown(draw(table, { seat, children: <Board /> }))) {
          const at = known.indexOf(shown);
          expect(at, `a ${shown} that seat ${seat} cannot know, in ${table.ctx.phase}`).toBeGreaterThanOrEqual(0);
          known.splice(at, 1);
          cards++;
        }
      }
    };
    drawAll();
    playOut(table, () => byChance, seededChance('board'), () => {
      // Each phase once as it begins and once when some have chosen, and hiring also after a first round.
      const { round, asked } = table.G;
      const where = [table.ctx.phase, round > 1 && table.ctx.phase === 'hire', Object.keys(asked).length === 1].join();
      if (seen.has(where)) return;
      seen.add(where);
      drawAll();
    });
    drawAll();
    expect(cards).toBeGreaterThan(40);
    expect(draw(table, { seat: null, children: <Board /> })).toContain(texts.board.reckoning);
    expect([...missingTexts]).toEqual([]);
    expect(complain.mock.calls.map(([message]) => String(message))).toEqual([]);
  });
});

/** Plays a table by chance until it is in `phase`. */
function upTo(phase: string): Table<BigScore, Counts> {
  const table = new Table(ruleset, { players: 3, seed: 'upto', options: { ages: 'seats' } });
  const dice = seededChance('upto');
  while (table.ctx.phase !== phase) {
    const [seat] = table.asked;
    const { move, args } = byChance(table, seat!, table.choices(seat!, dice), dice);
    table.act(seat!, move, args);
  }
  return table;
}

const hand = () => [...document.querySelectorAll<HTMLElement>(`[aria-label="${texts.board.yourHand}"] .k-card`)];
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name, hidden: true }));

test('BS-131 hiring: the pick is sealed, and the hand cannot be played from again', () => {
  const table = upTo('hire');
  sit(table, { seat: '0', children: <Board /> });
  const first = table.G.players['0']!.hand[0]!;
  fireEvent.click(hand()[0]!);
  press(/^Hire the/);
  expect(table.G.players['0']!.commit).toEqual({ kind: 'pick', card: first });
  expect(hand().every((card) => card.getAttribute('aria-disabled') === 'true')).toBe(true);
});

test('BS-140 BS-143 assigning by keyboard: keys lay cards, places say why not, the plan is sealed after it is read back', () => {
  const table = upTo('assign');
  sit(table, { seat: '0', children: <Board /> });
  const own = [...table.G.players['0']!.hand];
  const plan: Record<string, string[]> = {};
  let stays = 0;
  while (hand().length > stays) {
    const before = hand().length;
    fireEvent.click(hand()[stays]!);
    for (const key of ['1', '2', '3', '4', '5', '6']) {
      if (hand().length < before) break;
      fireEvent.keyDown(document.body, { key });
      if (hand().length < before) (plan[key] ??= []).push('laid');
    }
    if (hand().length < before) continue;
    // No job takes this one: every job says so.
    expect(document.querySelectorAll('[aria-label^="Not here, Job"]')).toHaveLength(6);
    fireEvent.keyDown(document.body, { key: 'Escape' });
    stays++;
  }
  press(texts.board.seal);
  press(texts.board.sealNow);
  const commit = table.G.players['0']!.commit!;
  if (commit.kind !== 'plan') throw new Error('no plan');
  const laid = Object.fromEntries(Object.entries(commit.plan.jobs).map(([number, cards]) => [number, cards.map(() => 'laid')]));
  expect(laid).toEqual(plan);
  expect(Object.values(commit.plan.jobs).flat().length).toBe(own.length - stays);
});
