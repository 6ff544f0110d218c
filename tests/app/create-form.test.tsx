// @vitest-environment happy-dom
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { loadTable, myTables } from '../../ui/app/tables';
import { toyEntry } from './toy-game';
import { visit } from './visit';

vi.mock('../../games/index', () => import('./toy-game'));

interface Asked {
  path: string;
  body: unknown;
}

/** Answers requests by path; returns what was asked. */
function serve(answers: Record<string, [number, object]>): Asked[] {
  const asked: Asked[] = [];
  vi.stubGlobal('fetch', async (path: string, init?: RequestInit) => {
    asked.push({ path, body: init?.body === undefined ? undefined : JSON.parse(String(init.body)) });
    const [status, body] = answers[path] ?? [404, { reason: 'kit:no-match' }];
    return new Response(JSON.stringify(body), { status });
  });
  return asked;
}

afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
  delete toyEntry.easyBot;
});

const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));

describe('the create form', () => {
  test('offers the options that exist for this match and sends these, then keeps the seat it gets', async () => {
    const asked = serve({
      '/games/toy/create': [200, { matchID: 'match123' }],
      '/games/toy/match123/join': [200, { playerID: '0', playerCredentials: 'a-secret-of-mine' }],
    });
    await visit('/new/toy?where=online');
    await screen.findByRole('heading', { name: 'A new table: Toy' });
    fireEvent.click(screen.getByRole('radio', { name: 'Online, by invitation' }));
    fireEvent.change(screen.getByLabelText('Your name'), { target: { value: ' Ann ' } });
    expect(screen.getByLabelText('Trio')).toBeTruthy();
    fireEvent.click(screen.getByRole('radio', { name: '2' }));
    expect(screen.queryByLabelText('Trio')).toBeNull();
    expect(screen.queryByRole('radiogroup', { name: 'Pace' })).toBeNull();
    fireEvent.click(screen.getByLabelText('Long game'));
    fireEvent.click(screen.getByRole('radio', { name: 'Fast' }));
    press('Open the table');
    await waitFor(() => expect(location.pathname).toBe('/match/toy/match123'));
    expect(asked.slice(0, 2)).toEqual([
      { path: '/games/toy/create', body: { numPlayers: 2, setupData: { long: true, pace: 'fast' }, unlisted: true, spectators: true } },
      { path: '/games/toy/match123/join', body: { playerID: '0', playerName: 'Ann' } },
    ]);
    expect(JSON.parse(localStorage.getItem('getaway.seats')!)).toMatchObject([{ game: 'toy', matchID: 'match123', seat: '0', credentials: 'a-secret-of-mine' }]);
  });

  test('a seat on this device is a person\'s or a bot\'s; of which bot is asked only where the game has two', async () => {
    const kinds = (seat: number) => within(screen.getByRole('radiogroup', { name: `Who plays seat ${seat}` })).getAllByRole('radio').map(({ textContent }) => textContent);
    const choose = (seat: number, name: string) => fireEvent.click(within(screen.getByRole('radiogroup', { name: `Who plays seat ${seat}` })).getByRole('radio', { name }));
    await visit('/new/toy?where=device');
    await screen.findByRole('heading', { name: 'A new table: Toy' });
    expect(kinds(1)).toEqual(['Person', 'Bot']);
    toyEntry.easyBot = toyEntry.bot;
    await visit('/new/toy?where=device');
    await screen.findByRole('heading', { name: 'A new table: Toy' });
    expect(kinds(1)).toEqual(['Person', 'Bot', 'Easy bot']);
    fireEvent.change(screen.getByLabelText('Name at seat 1'), { target: { value: 'Ann' } });
    choose(1, 'Easy bot');
    choose(1, 'Person');
    choose(2, 'Bot');
    choose(2, 'Easy bot');
    // The options of three are none that the toy itself knows.
    fireEvent.click(screen.getByRole('radio', { name: '2' }));
    press('Start the game');
    await waitFor(() => expect(location.pathname).toMatch(/^\/table\//));
    expect(loadTable(myTables.fan.get()[0]!.id)!.seats).toEqual([{ name: 'Ann', bot: false }, { name: 'Duchess', bot: true, easy: true }]);
  });

  test('asks for the name before it asks the server', async () => {
    const asked = serve({});
    await visit('/new/toy?where=online');
    press('Open the table');
    expect((await screen.findByRole('alert')).textContent).toBe('Give your name first.');
    expect(asked).toEqual([]);
  });

  test('says in words why the server did not open a table, and keeps what was filled in', async () => {
    serve({ '/games/toy/create': [429, { reason: 'kit:too-fast' }] });
    await visit('/new/toy?where=online');
    fireEvent.change(screen.getByLabelText('Your name'), { target: { value: 'Ann' } });
    press('Open the table');
    expect((await screen.findByRole('alert')).textContent).toMatch(/Wait a second/);
    expect((screen.getByLabelText('Your name') as HTMLInputElement).value).toBe('Ann');
  });
});
