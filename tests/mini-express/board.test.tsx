// @vitest-environment happy-dom
/** The board of Mini Express at real tables: every stage drawn, and turns planned, seen, taken back and done. */
import { act, fireEvent, screen, within } from '@testing-library/react';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { seededChance } from '../../games/kit/chance';
import { byChance, playOut } from '../../games/kit/play';
import { Board } from '../../games/mini-express/board';
import { badgesOf } from '../../games/mini-express/board/map-geometry';
import texts from '../../games/mini-express/locales/en.json';
import { gridOf } from '../../games/mini-express/grid';
import { offersOf } from '../../games/mini-express/offers';
import type { MiniExpressResult } from '../../games/mini-express/state';
import { draw, missingTexts, sit, speak } from '../ui-kit/sit';
import { edit, fresh, open, TW, UK, type MiniTable } from './play';

beforeAll(() => speak('mini-express', texts));

const ALL = { cloakAndDagger: true, peakSteam: true };
const TABLES: [players: number, options: Record<string, string | boolean>][] = [
  [2, { ...UK, ...ALL }], [3, { ...UK, ...ALL, hustleAndBustle: true }], [3, { ...TW, ...ALL }], [1, { ...TW, bot: true }],
];

test('every stage is drawn for each seat and a spectator, in words', () => {
  const complain = vi.spyOn(console, 'error');
  missingTexts.clear();
  const seen = new Set<string>();
  for (const [players, options] of TABLES) {
    const table = open(players, options);
    let acts = 0;
    const once = () => {
      const stage = Object.values(table.G.asked).join();
      const late = stage === 'act' && ++acts % 40 === 20;
      const where = `${table.G.map} ${table.ctx.phase} ${stage}`;
      if (seen.has(where) && !late) return;
      seen.add(where);
      for (const seat of [...table.seats, null]) draw(table, { seat, children: <Board /> });
    };
    once();
    playOut(table, () => byChance, seededChance(String(players)), once);
    for (const seat of ['0', null]) draw(table, { seat, children: <Board /> });
  }
  for (const stage of ['split', 'choose', 'pick', 'act', 'signal', 'raise']) expect([...seen].some((where) => where.endsWith(` ${stage}`)), stage).toBe(true);
  expect([...missingTexts]).toEqual([]);
  expect(complain.mock.calls.map(([message]) => String(message))).toEqual([]);
});

const sitAt = (table: MiniTable, seat = '0') => sit(table, { seat, children: <Board /> });
const button = (name: RegExp | string) => screen.getByRole('button', { name });
const company = (name: string) => within(screen.getByRole('group', { name: 'Company' })).getByRole('button', { name: new RegExp(`^${name}`) });
const onMap = (id: string) => document.querySelector<SVGElement>(`[data-thing="${id}"]`)!;
const ways = () => within(screen.getByRole('radiogroup', { name: /way/ })).getAllByRole('radio');
const isOff = (element: Element) => element.getAttribute('aria-disabled') === 'true';

describe('a turn', () => {
  test('both maps show every city, ferry line and hex of the underground by name, true to the data', () => {
    for (const options of [UK, TW]) {
      const table = fresh(3, options);
      sitAt(table);
      const { map } = gridOf(table.G);
      for (const { id, capacity } of map.cities) {
        expect(onMap(id).getAttribute('aria-label'), id).toContain(texts.city[id as keyof typeof texts.city]);
        const slots = onMap(id).querySelectorAll('.me-slot, .me-train').length;
        expect(slots, id).toBe(capacity);
      }
      for (const { id } of [...map.ferries, ...map.underground]) expect(onMap(id), id).not.toBeNull();
      expect(document.querySelectorAll('.k-hex-border')).toHaveLength(map.redBorders.length);
      expect(document.querySelectorAll('.me-mountain')).toHaveLength(map.mountains.length);
      expect(document.querySelectorAll('.me-key')).toHaveLength(map.cities.filter(({ key }) => key).length);
      expect(document.querySelectorAll('.me-star')).toHaveLength(map.cities.filter(({ star }) => star).length);
    }
  });

  test('a city shows all legal ways into it, each with cost and gain; a company narrows them down', () => {
    const table = fresh();
    sitAt(table);
    const all = ['brown', 'grey', 'orange', 'white'].flatMap((c) => offersOf(table.G, c as never, '0')).filter(({ city }) => city === 'cambridge');
    expect(all.length).toBeGreaterThan(1);
    fireEvent.click(onMap('cambridge'));
    expect(ways()).toHaveLength(all.length);
    expect(ways()[0]!.textContent).toMatch(/Cambridge.*2 trains.*Length \+1/);
    expect(document.querySelectorAll('.me-way')).toHaveLength(all.length);
    fireEvent.click(company('Grey'));
    expect(ways()).toHaveLength(all.filter((offer) => offer.company === 'grey').length);
  });

  test('looking at a city shows its ways on the map, and looking away hides them', () => {
    sitAt(fresh());
    const oxford = onMap('oxford');
    fireEvent.focus(oxford);
    expect(document.querySelectorAll('.me-way').length).toBeGreaterThan(1);
    fireEvent.blur(oxford);
    expect(document.querySelectorAll('.me-way')).toHaveLength(0);
  });

  test('a company shows all its ways on the map: looked at by keys or mouse before it is chosen, and once it is', () => {
    const table = fresh();
    sitAt(table);
    const drawn = () => document.querySelectorAll('.me-way').length;
    const all = offersOf(table.G, 'grey', '0').length;
    expect(all).toBeGreaterThan(3);
    fireEvent.pointerEnter(company('Grey'), { pointerType: 'mouse' });
    expect(drawn()).toBe(all);
    fireEvent.pointerLeave(company('Grey'));
    expect(drawn()).toBe(0);
    act(() => company('Grey').focus());
    expect(drawn()).toBe(all);
    act(() => company('Grey').blur());
    fireEvent.pointerEnter(company('Grey'), { pointerType: 'touch' });
    expect(drawn()).toBe(0);
    fireEvent.click(company('Grey'));
    expect(drawn()).toBe(all);
  });

  test('ways to a city have the same numbers in the tray and on the map, and can be chosen on either', () => {
    const table = fresh();
    sitAt(table);
    fireEvent.click(company('Grey'));
    fireEvent.click(onMap('oxford'));
    const count = ways().length;
    expect(count).toBeGreaterThan(1);
    expect([...document.querySelectorAll('.me-badge')].map((badge) => badge.textContent)).toEqual(ways().map((_, i) => String(i + 1)));
    const points = [...document.querySelectorAll<HTMLElement>('[data-thing^="way-"]')].map((badge) => badge.style.transform || badge.getAttribute('transform'));
    expect(new Set(points).size).toBe(count);
    expect(onMap('way-2').getAttribute('aria-label')).toMatch(/^Way 2: Grey, \d trains?, length \+\d/);
    fireEvent.click(onMap('way-2'));
    expect(ways().map((way) => way.getAttribute('aria-checked'))).toEqual(ways().map((_, i) => String(i === 1)));
    expect(onMap('way-2').getAttribute('aria-pressed')).toBe('true');
  });

  test('numbers of ways stand on their own lines and clear of each other', () => {
    const { G } = fresh();
    const offers = offersOf(G, 'grey', '0');
    const apart = (a: { x: number; y: number }, b: { x: number; y: number }) => Math.hypot(a.x - b.x, a.y - b.y);
    for (const city of ['oxford', 'leicester', 'bristol', 'southampton']) {
      const several = offers.filter((offer) => offer.city === city);
      const badges = badgesOf(G, several);
      expect(badges, city).toHaveLength(several.length);
      for (const [i, badge] of badges.entries()) for (const other of badges.slice(i + 1)) expect(apart(badge, other), city).toBeGreaterThan(24);
    }
  });

  test('a button that is gone once pressed hands the focus on', () => {
    sitAt(fresh());
    fireEvent.click(company('Grey'));
    const place = within(screen.getByRole('group', { name: /What can be done/ })).getByRole('button', { name: /^Oxford/ });
    place.focus();
    fireEvent.click(place);
    expect(document.activeElement).toBe(ways()[0]);
    const clear = button('Clear');
    clear.focus();
    fireEvent.click(clear);
    expect(document.activeElement).toBe(screen.getByRole('group', { name: 'Company' }));
  });

  test('what a turn is worth is seen before it is done: points now and then, for everybody', () => {
    const table = fresh();
    edit(table, (G) => {
      G.demand['hastings'] = 'brown-brown';
      for (const seat of ['0', '1', '2']) Object.assign(G.seats[seat]!, { shares: { brown: 1, grey: 0, orange: 0, white: 0 } });
    });
    sitAt(table);
    const points = (seat: string) => within(screen.getByRole('region', { name: 'Players' })).getByRole('article', { name: new RegExp(`Player ${seat}`) }).querySelector('.me-points')!.textContent;
    expect(['0', '1', '2'].map(points)).toEqual(['0 points now', '0 points now', '0 points now']);
    fireEvent.click(company('Brown'));
    fireEvent.click(onMap('hastings'));
    fireEvent.click(ways()[0]!);
    expect(screen.getByText(/Your points, if it ended then: 0 → 1/)).toBeDefined();
    expect(['0', '1', '2'].map(points)).toEqual(['0 → 1 point now', '0 → 1 point now', '0 → 1 point now']);
  });

  test('is planned, seen in advance, taken back, planned anew, and only then done', () => {
    const table = fresh();
    edit(table, (G) => void (G.demand['hastings'] = 'brown-brown'));
    sitAt(table);
    const before = JSON.stringify(table.G);
    expect(document.querySelector('.me-fresh')).toBeNull();
    fireEvent.click(company('Brown'));
    expect(isOff(button('Do it'))).toBe(true);
    fireEvent.click(onMap('hastings'));
    if (isOff(screen.getByRole('button', { name: /Do it|Build track/ }))) fireEvent.click(ways()[0]!);
    const outcome = screen.getByRole('region', { name: 'What happens' });
    expect(outcome.textContent).toContain('builds Brown to Hastings');
    expect(outcome.textContent).toContain('+2 influence in Brown, now 2.');
    expect(screen.getByRole('article', { name: 'Brown' }).textContent).toContain('4 → 2');
    fireEvent.click(button('Clear'));
    expect(screen.queryByRole('region', { name: 'What happens' })).toBeNull();
    expect(JSON.stringify(table.G)).toBe(before);
    fireEvent.click(onMap('hastings'));
    fireEvent.click(ways()[0]!);
    fireEvent.click(button('Build track'));
    expect(table.G.seats['0']!.influence.brown).toBe(2);
    expect(table.G.turnNo).toBe(1);
    // Told whole, and to be seen on the map.
    const told = screen.getByRole('log').querySelectorAll('.k-log-line');
    expect([...told].at(-1)!.textContent).toMatch(/^Player 0 builds Brown to Hastings with 2 trains.*\+2 influence in Brown, now 2\./);
    expect(document.querySelector('.me-fresh')).not.toBeNull();
  });

  test('goes by keys alone: arrows walk the map, Enter presses, and the way is a radio', () => {
    const table = fresh();
    sitAt(table);
    const stop = () => document.querySelector<SVGElement>('.k-map-svg [tabindex="0"]')!;
    stop().focus();
    const seen = new Set<string>();
    for (const key of ['ArrowUp', 'ArrowRight', 'ArrowDown', 'ArrowLeft']) {
      fireEvent.keyDown(document.activeElement!, { key });
      seen.add(document.activeElement!.getAttribute('data-thing')!);
    }
    expect(seen.size).toBeGreaterThan(2);
    onMap('dover').focus();
    fireEvent.keyDown(document.activeElement!, { key: 'Enter' });
    fireEvent.click(ways()[0]!);
    fireEvent.click(button('Build track'));
    expect(table.G.turnNo).toBe(1);
  });

  test('a place that cannot be built to says why: for the chosen company, or for the one that comes nearest', () => {
    const table = fresh();
    edit(table, (G) => void (G.ferries['dover-calais'] = 'grey'));
    sitAt(table);
    const why = (id: string) => {
      expect(onMap(id).getAttribute('aria-disabled'), id).toBe('true');
      fireEvent.focus(onMap(id));
      const tip = screen.getByRole('tooltip').textContent;
      fireEvent.blur(onMap(id));
      return tip;
    };
    expect(why('london')).toMatch(/London/);
    expect(why('inverness')).toMatch(/has 4 trains in its area, this takes/);
    expect(why('dover-calais')).toMatch(/belongs to Grey/);
    expect(onMap('oxford').getAttribute('aria-disabled')).toBeNull();
    fireEvent.click(company('Orange'));
    expect(why('inverness')).toMatch(/Orange has 4 trains in its area/);
    expect(why('torquay-hastings')).toMatch(/Orange is in neither end/);
    fireEvent.click(company('White'));
    expect(why('oxford')).toMatch(/only on the six hexes round London/);
  });

  test('wild influence and the colour to pay are asked for before it can be confirmed', () => {
    const table = fresh(3, TW);
    edit(table, (G) => {
      G.seats['0']!.influence = { brown: 1, grey: 2, orange: 0, white: 0 };
      for (const city of gridOf(G).map.cities) if (Object.hasOwn(G.demand, city.id)) G.demand[city.id] = 'wild';
    });
    const tunnel = offersOf(table.G, 'white', '0')[0]!;
    sitAt(table);
    fireEvent.click(company('White'));
    fireEvent.click(onMap(tunnel.city!));
    fireEvent.click(ways()[0]!);
    const doIt = () => screen.getByRole('button', { name: /Do it|Build the tunnel/ });
    expect(isOff(doIt())).toBe(true);
    const wild = within(screen.getByRole('group', { name: /of your choice/ }));
    fireEvent.click(wild.getByRole('button', { name: 'Orange' }));
    fireEvent.click(wild.getByRole('button', { name: 'White' }));
    expect(isOff(doIt())).toBe(true);
    fireEvent.click(within(screen.getByRole('radiogroup', { name: /Pay 1/ })).getByRole('radio', { name: 'Grey' }));
    fireEvent.click(doIt());
    expect(table.G.seats['0']!.influence).toEqual({ brown: 1, grey: 1, orange: 1, white: 1 });
    expect(table.G.booms).toEqual([tunnel.city]);
  });

  test('a share is planned and taken the same way', () => {
    const table = fresh();
    edit(table, (G) => void (G.seats['0']!.influence.white = 3));
    sitAt(table);
    fireEvent.click(company('White'));
    fireEvent.click(button('Share for 2 influence'));
    expect(screen.getByRole('region', { name: 'What happens' }).textContent).toContain('takes a share of White for 2');
    fireEvent.click(button('Take a share'));
    expect(table.G.seats['0']!.shares.white).toBe(1);
  });

  test('who waits may plan, but not act', () => {
    const table = fresh();
    sitAt(table, '1');
    fireEvent.click(company('Brown'));
    fireEvent.click(onMap('dover'));
    expect(ways().length).toBeGreaterThan(0);
    expect(screen.queryByRole('button', { name: 'Build track' })).toBeNull();
    expect(screen.getByText(/You can plan ahead/)).toBeDefined();
    fireEvent.click(button('Clear'));
    expect(document.querySelectorAll('.me-way')).toHaveLength(0);
  });

  test('a debt is seen by its owner alone', () => {
    const table = fresh(3, { ...UK, cloakAndDagger: true });
    const shown = (seat: string | null) => draw(table, { seat, children: <Board /> }).split('class="me-debt"').slice(1).map((part) => part.startsWith('>Debt: '));
    expect(shown('0').filter(Boolean)).toHaveLength(1);
    expect(shown(null).filter(Boolean)).toHaveLength(0);
    expect(shown(null)).toHaveLength(3);
  });
});

test('who holds the Seal sees what each choice does to all four markers', () => {
  const table = fresh(3, TW);
  edit(table, (G) => {
    G.asked = { 0: 'raise' };
    G.seats['0']!.influence = { brown: 4, grey: 0, orange: 3, white: 7 };
  });
  sitAt(table);
  const words = (name: RegExp) => [...button(name).querySelectorAll('.me-change')].map((change) => change.textContent);
  expect(words(/^Brown 4 → 5/)).toEqual(['Brown 4 → 5', 'Orange 3 → 2', 'White 7 → 5']);
  expect(words(/Grey 0 → 1/)).toEqual(['Brown 4 → 3', 'Grey 0 → 1', 'Orange 3 → 2']);
});

test('ME-344 the end shows length, influence, ranks, ties, share values, shares and points of every company, and the sums', () => {
  const table = open(3, { ...TW, ...ALL });
  playOut(table, () => byChance, seededChance('end'), () => {});
  sitAt(table);
  const result = table.G.result as MiniExpressResult;
  for (const name of ['brown', 'grey', 'orange', 'white'] as const) {
    const { stakes, length } = result.companies[name];
    const sheet = screen.getByRole('region', { name: `Scoring of ${texts.company[name]}` });
    const rows = within(sheet).getAllByRole('row').slice(1).map((row) => within(row).getAllByRole('cell').map((cell) => cell.querySelector('strong')!.textContent));
    const seats = table.G.order.map((seat) => stakes[seat]!);
    expect(rows).toEqual([
      seats.map(({ influence }) => String(influence)), seats.map(({ rank }) => `${rank}.`), seats.map(({ value }) => String(value)),
      seats.map(({ shares }) => String(shares)), seats.map(({ points }) => String(points)),
    ]);
    const ties = within(sheet).queryAllByText('tied');
    expect(ties).toHaveLength(seats.filter(({ tied }) => tied).length);
    expect(sheet.parentElement!.textContent).toContain(length.bonus > 0 ? `: ${length.final}` : `Length ${length.final}`);
  }
  const sums = screen.getByRole('region', { name: 'Points of all companies' });
  const totals = within(within(sums).getAllByRole('row').at(-1)!).getAllByRole('cell').map((cell) => cell.textContent);
  expect(totals).toEqual(table.G.order.map((seat) => String(result.scores[seat])));
});
