// @vitest-environment happy-dom
/** The board of Escape Plan, drawn at real tables: every stage, for each seat and a spectator. */
import { beforeAll, expect, test, vi } from 'vitest';
import { Board } from '../../games/escape-plan/board';
import { bot } from '../../games/escape-plan/bot';
import { ruleset } from '../../games/escape-plan/game';
import texts from '../../games/escape-plan/locales/en.json';
import type { Counts, EscapePlan } from '../../games/escape-plan/state';
import { seededChance } from '../../games/kit/chance';
import { byBot, byChance, playOut } from '../../games/kit/play';
import { Table } from '../../games/kit/table';
import { draw, missingTexts, speak } from '../ui-kit/sit';

beforeAll(() => speak('escape-plan', texts));

type EscapeTable = Table<EscapePlan, Counts>;

const look = (table: EscapeTable, seat: string | null): string => draw(table, { seat, children: <Board /> });

/** Names the kind of moment a table is at: its stage, and in a Visit its step. */
const where = ({ G, ctx }: EscapeTable): string => `${ctx.phase} ${Object.values(G.asked).join()} ${G.turn?.visit?.steps[0] ?? ''}`.trim();

test('every stage and every step of a Visit is drawn for each seat and a spectator, in words', () => {
  const complain = vi.spyOn(console, 'error');
  missingTexts.clear();
  const seen = new Set<string>();
  const once = (table: EscapeTable) => {
    const here = where(table);
    if (seen.has(here)) return;
    seen.add(here);
    for (const seat of [...table.seats, null]) look(table, seat);
  };
  for (const [seed, players] of [['one', 1], ['two', 2], ['three', 3], ['four', 2]] as const) {
    const table = new Table(ruleset, { players, seed });
    once(table);
    playOut(table, () => (seed === 'four' ? byChance : byBot(bot)), seededChance(seed), () => once(table));
    for (const seat of [...table.seats, null]) look(table, seat);
  }
  for (const stage of ['city place', 'slot open', 'slot avoid', 'slot arrived', 'slot after', 'slot disc', 'slot bonus', 'manhunt hunt']) expect([...seen], stage).toContain(stage);
  for (const step of ['contact', 'fixer', 'gas', 'equipment', 'locker', 'keep', 'unlock', 'heal', 'calm', 'treat', 'exit']) expect([...seen], step).toContain(`slot visit ${step}`);
  expect([...missingTexts]).toEqual([]);
  expect(complain.mock.calls.map(([message]) => String(message))).toEqual([]);
});
