// @vitest-environment happy-dom
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Ruleset } from '../../games/kit/ruleset';
import type { Bot } from '../../games/kit/bot';
import { eyesAt } from '../../ui/app/pages/table/eyes';
import { loadTable, saveTable } from '../../ui/app/tables';
import { LocalTable, newTable, type LocalSeat } from '../../ui/client/local';
import { Kit, MatchContext } from '../../ui/kit/index';
import { PlayerPanel } from '../../ui/kit/PlayerPanel';
import { toy } from '../kit/toy';
import { toyEntry } from './toy-game';
import { visit } from './visit';

vi.mock('../../games/index', () => import('./toy-game'));

const person = (name: string): LocalSeat => ({ name, bot: false });
const bot = (name: string): LocalSeat => ({ name, bot: true });

const easyBot = (name: string): LocalSeat => ({ name, bot: true, easy: true });

const setUp = (seats: LocalSeat[]) =>
  saveTable(newTable(toy as unknown as Ruleset, { id: 'local-test', seats, options: {}, seed: 'table' }));

const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));
const shown = () => document.body.innerHTML;

beforeEach(() => localStorage.clear());
afterEach(() => {
  vi.useRealTimers();
  delete toy.standIn;
  delete toy.manifest.uncovered;
  delete toyEntry.easyBot;
});

describe('a table on one device', () => {
  test('a cover names who is next, and nothing private is in the document before that person confirms', async () => {
    setUp([person('Ann'), person('Ben')]);
    await visit('/table/local-test');
    await screen.findByRole('heading', { name: /Ann/ });
    expect(shown()).not.toContain('purse of seat');
    press('I am Ann');
    expect(shown()).toContain('purse of seat 0');
    expect(shown()).not.toContain('purse of seat 1');
    press(/bid.*"chips":2/);
    expect(screen.getByRole('heading', { name: /Ben/ })).toBeTruthy();
    expect(shown()).not.toContain('purse of seat');
    press('I am Ben');
    expect(shown()).toContain('purse of seat 1');
    expect(shown()).not.toContain('purse of seat 0');
  });

  test('after a reload the cover is back, and the table goes on where it was', async () => {
    setUp([person('Ann'), person('Ben')]);
    const first = await visit('/table/local-test');
    await screen.findByRole('button', { name: 'I am Ann' });
    press('I am Ann');
    press(/bid.*"chips":2/);
    press('I am Ben');
    expect(shown()).toContain('purse of seat 1');
    first.unmount();
    await visit('/table/local-test');
    await screen.findByRole('button', { name: 'I am Ben' });
    expect(shown()).not.toContain('purse of seat');
    expect(loadTable('local-test')!.state._stateID).toBe(1);
  });

  test('one person among bots needs no cover, and the bots play to the end by themselves', async () => {
    setUp([person('Ann'), bot('Lefty')]);
    await visit('/table/local-test');
    await screen.findByText('purse of seat 0', { exact: false });
    vi.useFakeTimers();
    while (loadTable('local-test')!.state.ctx.gameover === undefined) {
      const [mine] = screen.queryAllByRole('button', { name: /^(bid|done)/ });
      if (mine) fireEvent.click(mine);
      await act(() => vi.advanceTimersByTimeAsync(1000));
      expect(shown()).not.toContain('purse of seat 1');
    }
    vi.useRealTimers();
    expect(screen.getByRole('link', { name: 'Watch the replay' }).getAttribute('href')).toBe('/replay/toy/local-test');
  });

  test('an easy bot plays the seats that are marked so, and no other: those of older saves have none of its mark', async () => {
    const asked: string[] = [];
    const easy: Bot<never> = ({ seat, choices }) => {
      asked.push(seat);
      return choices[0];
    };
    toyEntry.easyBot = async () => easy;
    setUp([person('Ann'), bot('Lefty'), easyBot('Duchess')]);
    await visit('/table/local-test');
    await screen.findByText('purse of seat 0', { exact: false });
    await waitFor(() => expect(loadTable('local-test')!.state._stateID).toBe(2));
    expect(asked).toEqual(['2']);
    expect(loadTable('local-test')!.seats[2]).toEqual(easyBot('Duchess'));
  });

  test('everybody sees which bot plays a seat', async () => {
    await visit('/about');
    const table = newTable(toy as unknown as Ruleset, { id: 'x', seats: [person('Ann'), bot('Lefty'), easyBot('Duchess')], options: {} });
    const match = new LocalTable(toy as unknown as Ruleset, table, { bot: () => undefined, save: () => {} }).match('0');
    render(<Kit><MatchContext value={match}>{match.players.map(({ seat }) => <PlayerPanel key={seat} seat={seat} />)}</MatchContext></Kit>);
    const marks = (name: RegExp) => within(screen.getByRole('article', { name })).queryAllByRole('img', { name: /^Played by/ }).map((mark) => mark.getAttribute('aria-label'));
    expect([marks(/Ann/), marks(/Lefty/), marks(/Duchess/)]).toEqual([[], ['Played by a bot'], ['Played by an easy bot']]);
  });

  test('why a choice is refused is shown to whoever made it, not to the next who gets the device', () => {
    const table = newTable(toy as unknown as Ruleset, { id: 'x', seats: [person('Ann'), person('Ben')], options: {} });
    const at = new LocalTable(toy as unknown as Ruleset, table, { bot: () => undefined, save: () => {} });
    at.match('0').act('bid', { chips: 99 });
    const seen = (['0', '1', null] as const).map((seat) => at.match(seat).refused?.reason);
    expect(seen).toEqual([expect.any(String), undefined, undefined]);
    at.match('0').forget();
    expect(at.match('0').refused).toBeNull();
  });

  test('a table that another tab has played on is taken up from there', async () => {
    setUp([person('Ann'), bot('Lefty')]);
    await visit('/table/local-test');
    await screen.findByText('purse of seat 0', { exact: false });
    const table = loadTable('local-test')!;
    const state = structuredClone(table.state) as unknown as { G: { players: Record<string, { chips: number }> } };
    state.G.players['0']!.chips = 77;
    localStorage.setItem('getaway.table.local-test', JSON.stringify({ ...table, state }));
    await act(async () => dispatchEvent(new StorageEvent('storage', { key: 'getaway.table.local-test', newValue: 'changed' })));
    await waitFor(() => expect(shown()).toContain('"chips":77'));
  });

  test('whose eyes: the next person who must act, the holder while bots are at work, nobody once it is over', () => {
    const at = (asked: string[], holder: string | null, more: { over?: boolean; must?: string[]; uncovered?: boolean; called?: string; at?: number } = {}) =>
      eyesAt({ asked, must: more.must ?? asked, persons: ['0', '2'], over: more.over ?? false, uncovered: more.uncovered ?? false, stateID: 7 }, { holder, called: more.called ?? null, at: more.at ?? 7 });
    expect(at(['0', '2'], null)).toEqual({ seat: null, cover: '0' });
    expect(at(['0', '2'], '2')).toEqual({ seat: '2', cover: null });
    expect(at(['0'], '2')).toEqual({ seat: null, cover: '0' });
    expect(at(['1'], '2')).toEqual({ seat: '2', cover: null });
    expect(at(['1'], null)).toEqual({ seat: null, cover: null });
    expect(at([], '2', { over: true })).toEqual({ seat: null, cover: null });
    // With nothing to hide there is no cover, for whomever the table waits.
    expect(at(['0'], '2', { uncovered: true })).toEqual({ seat: '0', cover: null });
    expect(at(['1'], '2', { uncovered: true })).toEqual({ seat: null, cover: null });
    // Who only may act keeps nobody waiting, and gets the device when it is handed over, until the next move.
    expect(at(['0', '2'], '0', { must: ['2'] })).toEqual({ seat: null, cover: '2' });
    expect(at(['0', '2'], '2', { must: ['2'] })).toEqual({ seat: '2', cover: null });
    expect(at(['0', '2'], null, { must: ['2'], called: '0' })).toEqual({ seat: null, cover: '0' });
    expect(at(['0', '2'], '0', { must: ['2'], called: '0' })).toEqual({ seat: '0', cover: null });
    expect(at(['0', '2'], '0', { must: ['2'], called: '0', at: 6 })).toEqual({ seat: null, cover: '2' });
  });

  test('while nobody has anything to hide the device lies open; who acted then is given it anew once there is something', async () => {
    toy.manifest.uncovered = ['plan'];
    setUp([person('Ann'), person('Ben')]);
    await visit('/table/local-test');
    await screen.findByRole('button', { name: 'I am Ann' });
    press('I am Ann');
    press(/bid.*"chips":1/);
    press('I am Ben');
    press(/bid.*"chips":2/);
    expect(screen.getByText('board of 1')).toBeTruthy();
    expect(screen.getByRole('status').textContent).toContain('Ben to act.');
    press(/^done/);
    expect(shown()).not.toContain('purse of seat');
    press('I am Ann');
    press(/bid.*"chips":0/);
    // Ben has moved last, and still has to confirm.
    expect(shown()).not.toContain('purse of seat');
    press('I am Ben');
    expect(shown()).toContain('purse of seat 1');
  });

  test('while one must act and another only may, neither is stuck: the device goes round by a control', async () => {
    toy.standIn = (_view, _phase, seat) => (seat === '1' ? { move: 'bid', args: { chips: 0 } } : undefined);
    setUp([person('Ann'), person('Ben')]);
    await visit('/table/local-test');
    await screen.findByRole('button', { name: 'I am Ben' });
    press('Pass to Ann');
    expect(shown()).not.toContain('purse of seat');
    press('I am Ann');
    expect(shown()).toContain('purse of seat 0');
    press('Pass to Ben');
    expect(shown()).not.toContain('purse of seat');
    press('I am Ben');
    press(/bid.*"chips":1/);
    // Nobody else is left now: the one who only may is asked after all.
    expect(screen.getByRole('button', { name: 'I am Ann' })).toBeTruthy();
  });
});
