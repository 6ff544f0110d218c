// @vitest-environment happy-dom
/** The board of The Glasgow Train Robbery, drawn at real tables: every stage, for both seats and a spectator. */
import i18next from 'i18next';
import { beforeAll, expect, test, vi } from 'vitest';
import { Board } from '../../games/glasgow/board';
import { spokenCard } from '../../games/glasgow/board/action-face';
import { bot } from '../../games/glasgow/bot';
import { ruleset } from '../../games/glasgow/game';
import texts from '../../games/glasgow/locales/en.json';
import { EFFECTS } from '../../games/glasgow/state';
import { seededChance } from '../../games/kit/chance';
import { byBot, byChance, playOut } from '../../games/kit/play';
import { Table } from '../../games/kit/table';
import { draw, missingTexts, speak } from '../ui-kit/sit';
import { act, edit, open, type GlasgowTable } from './scene';

beforeAll(() => speak('glasgow', texts));

const spoken = (cards: readonly string[]): string[] => cards.map((card) => spokenCard(card, i18next.getFixedT('en', 'glasgow') as never)).sort();

/** The action cards that lie face up in what was drawn. */
const cardsShown = (html: string): string[] =>
  [...html.matchAll(/<(?:button|span)[^>]*class="k-card"[^>]*aria-label="([^"]*; Costs [^"]*)"/g)].map(([, label]) => label!).sort();

/** Draws the board for a seat, and looks whether it shows the own action cards and no others. */
function look(table: GlasgowTable, seat: string | null): string {
  const html = draw(table, { seat, children: <Board /> });
  const own = seat === null ? [] : table.G.players[seat]!.hand;
  const shown = table.G.revealed ? Object.values(table.G.revealed.hands).flat() : own;
  expect(cardsShown(html), `action cards that seat ${seat} sees`).toEqual(spoken(shown));
  return html;
}

const lookAll = (table: GlasgowTable): string[] => [...table.seats, null].map((seat) => look(table, seat));

test('every stage is drawn for each seat and a spectator, in words, and shows no action card but the own ones', () => {
  const complain = vi.spyOn(console, 'error');
  missingTexts.clear();
  const seen = new Set<string>();
  const once = (table: GlasgowTable) => {
    const { asked, doing } = table.G;
    const where = `${table.ctx.phase} ${Object.values(asked).join()} ${doing?.kind === 'event' ? doing.effect : ''}`;
    if (seen.has(where)) return;
    seen.add(where);
    if (doing?.kind === 'event') look(table, table.asked[0]!);
    else lookAll(table);
  };
  for (const seed of ['one', 'two', 'three', 'four']) {
    const table = new Table(ruleset, { players: 2, seed });
    once(table);
    playOut(table, () => (seed === 'one' ? byBot(bot) : byChance), seededChance(seed), () => once(table));
    lookAll(table);
  }
  for (const stage of ['split', 'choose', 'place,place', 'turn', 'moving', 'event']) expect([...seen].some((where) => where.includes(` ${stage} `)), stage).toBe(true);
  expect([...missingTexts]).toEqual([]);
  expect(complain.mock.calls.map(([message]) => String(message))).toEqual([]);
});

/** At the Operator's first turn. */
function atPlay(): GlasgowTable {
  const table = open('board');
  act(table, 'splitTokens', { group: [0, 1, 2, 3] });
  act(table, 'chooseGroup', { index: 0 });
  for (const role of ['coordinator', 'operator'] as const) act(table, 'finishPlacing', {}, role);
  return table;
}

test('plans and contingency cards are open to those who hold them or were shown them, and face down to all others', () => {
  const table = edit(atPlay(), (scene) => scene.plans('p1-1').contingencies(['k01', 'k05']));
  const [co, op, spectator] = lookAll(table);
  const covered = (html: string | undefined) => [...html!.matchAll(/class="gl-sheet" data-down/g)].length;
  expect([co, op, spectator].map(covered)).toEqual([3, 4, 5]);
  const troubles = (html: string | undefined) => [...html!.matchAll(/class="gl-sheet" data-trouble/g)].length;
  expect([co, op, spectator].map(troubles)).toEqual([0, 2, 0]);
  edit(table, ({ G }) => {
    G.players[G.roles.operator]!.seen.plans.push('p1-1');
    G.shownPlans.push(1);
  });
  expect([...lookAll(table)].map(covered)).toEqual([3, 3, 5]);
});

test('every effect of an event has words for its card', () => {
  expect(Object.keys(texts.board.short).sort()).toEqual([...EFFECTS].sort());
});
