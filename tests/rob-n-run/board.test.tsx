// @vitest-environment happy-dom
/** The board of Rob 'n Run, drawn at real tables: every stage, for every seat and a spectator. */
import { beforeAll, expect, test, vi } from 'vitest';
import { Board } from '../../games/rob-n-run/board';
import { ruleset } from '../../games/rob-n-run/game';
import texts from '../../games/rob-n-run/locales/en.json';
import { CARDS, type Counts, type RobNRun } from '../../games/rob-n-run/state';
import { seededChance } from '../../games/kit/chance';
import { byChance, playOut, type Chooser } from '../../games/kit/play';
import { Table } from '../../games/kit/table';
import { draw, missingTexts, speak } from '../ui-kit/sit';

beforeAll(() => speak('rob-n-run', texts));

type RobTable = Table<RobNRun, Counts>;

/** The cards of the own hand, by what is said of them. */
const handShown = (html: string): string[] =>
  [...(html.match(/<ul class="k-hand-cards".*?<\/ul>/s)?.[0] ?? '').matchAll(/class="k-card"[^>]*aria-label="([^"]*)"/g)].map(([, label]) => label!);

/** How many safes lie face up behind the Boss's screen. */
const facesUp = (html: string): number =>
  [...(html.match(/class="rr-screen".*?<ul class="rr-rows"/s)?.[0] ?? '').matchAll(/<article class="rr-safe"(?! data-down)/g)].length;

/** Draws the board for a seat, and looks whether it shows that seat's secrets and no others. */
function look(table: RobTable, seat: string | null): string {
  const html = draw(table, { seat, children: <Board /> });
  const own = seat === null ? undefined : table.G.players[seat]!;
  const kinds = own ? CARDS.filter((card) => own.hand[card] > 0) : [];
  const shown = handShown(html);
  expect(shown.length === 0 || shown.length === kinds.length, `hand that seat ${seat} sees: ${shown.join()}`).toBe(true);
  const faces = own ? own.safes.length || own.notes.filter(({ fact }) => fact.what === 'face').length : 0;
  expect(facesUp(html) <= faces, `faces that seat ${seat} sees`).toBe(true);
  return html;
}

const lookAll = (table: RobTable): string[] => [...table.seats, null].map((seat) => look(table, seat));

/** Uses hints as long as there are some, else anything. */
const talkative: Chooser<RobNRun, Counts> = (table, seat, choices, dice) => {
  const hints = choices.filter(({ move }) => move === 'useHint');
  return byChance(table, seat, hints.length > 0 ? hints : choices, dice);
};

/** Plays matches by chance and looks at each kind of stage once. */
function lookThrough(seeds: { seed: string; players: number; options?: Record<string, string> }[]): Set<string> {
  const seen = new Set<string>();
  for (const { seed, ...at } of seeds) {
    const table: RobTable = new Table(ruleset, { ...at, seed });
    const once = () => {
      const { asked, raid } = table.G;
      const where = `${table.ctx.phase} ${Object.values(asked).join()} ${raid?.doing?.hint ?? ''} `;
      if (seen.has(where)) return;
      seen.add(where);
      lookAll(table);
    };
    once();
    playOut(table, () => talkative, seededChance(seed), once);
    lookAll(table);
  }
  return seen;
}

const MATCHES = ['1', '2', '3', '4', '5', '6', '3', '5'].map((scenario, i) => ({
  seed: `board-${scenario}-${i}`, players: 2 + (i % 4), options: { scenario, ...(i % 2 === 1 && { arrangement: 'random', safesPerRaid: 'choose' }) },
}));

test('every stage is drawn for each seat and a spectator, in words, and shows no secret but the own ones', () => {
  const complain = vi.spyOn(console, 'error');
  missingTexts.clear();
  const seen = lookThrough(MATCHES);
  for (const stage of ['target', 'bribe', 'brief', 'ask', 'point', 'mark', 'answer', 'clear', 'supply', 'act', 'place'])
    expect([...seen].some((where) => where.includes(` ${stage} `)), stage).toBe(true);
  expect([...missingTexts]).toEqual([]);
  expect(complain.mock.calls.map(([message]) => String(message))).toEqual([]);
});
