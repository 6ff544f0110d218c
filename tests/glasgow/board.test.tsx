// @vitest-environment happy-dom
/** The board of The Glasgow Train Robbery at real tables: every stage for every seat and a spectator, and what each may see. */
import { fireEvent, screen, within } from '@testing-library/react';
import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { Board } from '../../games/glasgow/board';
import { bot } from '../../games/glasgow/bot';
import { ACTION_CARDS } from '../../games/glasgow/content/actions';
import { ruleset } from '../../games/glasgow/game';
import texts from '../../games/glasgow/locales/en.json';
import type { Glasgow, Counts } from '../../games/glasgow/state';
import { seededChance } from '../../games/kit/chance';
import { byBot, byChance, playOut } from '../../games/kit/play';
import { Table } from '../../games/kit/table';
import { draw, missingTexts, sit, speak } from '../ui-kit/sit';

beforeAll(() => speak('glasgow', texts));
beforeEach(() => missingTexts.clear());

type GlasgowTable = Table<Glasgow, Counts>;

const IDS = ACTION_CARDS.map(({ id }) => id);

/** Action cards by what their faces say: no two cards of a role are printed alike, which is what makes this a test. */
const cardsShown = (html: string): number => [...html.matchAll(/class="gl-print-card"/g)].length;

/** Everything that a seat sees of hidden cards must come from its own view. */
function check(table: GlasgowTable, seat: string | null): string {
  const html = draw(table, { seat, children: <Board /> });
  const own = seat === null || table.over ? undefined : table.view(seat).players[seat];
  const revealed = table.G.revealed ? Object.values(table.G.revealed.hands).flat().length : 0;
  expect(cardsShown(html), `cards that seat ${seat} sees`).toBe((own?.hand.length ?? 0) + revealed);
  return html;
}

describe.each(['bots', 'chance'])('a table of %s', (who) => {
  test('every stage is drawn for each seat and a spectator, in words, with no card but the own ones', () => {
    const complain = vi.spyOn(console, 'error');
    const seen = new Set<string>();
    const look = (table: GlasgowTable) => {
      const { doing, asked } = table.G;
      const where = JSON.stringify([table.ctx.phase, asked, doing?.kind, doing?.kind === 'event' && doing.effect]);
      if (seen.has(where) && !table.over) return;
      seen.add(where);
      for (const seat of [...table.seats, null]) check(table, seat);
    };
    for (let game = 0; game < (who === 'bots' ? 2 : 10); game++) {
      const table = new Table(ruleset, { players: 2, seed: `board-${who}-${game}` });
      look(table);
      playOut(table, () => (who === 'bots' ? byBot(bot) : byChance), seededChance(`board-${game}`), () => look(table));
    }
    for (const stage of ['split', 'choose', 'place', 'turn', 'moving', 'event']) expect([...seen].join()).toContain(`"${stage}"`);
    expect([...missingTexts]).toEqual([]);
    expect(complain.mock.calls.map(([message]) => String(message))).toEqual([]);
  }, 240_000);
});

void IDS; void fireEvent; void screen; void within; void sit;
