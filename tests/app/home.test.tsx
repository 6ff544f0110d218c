// @vitest-environment happy-dom
/** The home page's way to others: one press. */
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { mySeats } from '../../ui/app/device';
import { myTables } from '../../ui/app/tables';
import { visit } from './visit';

vi.mock('../../games/index', () => import('./toy-game'));

afterEach(() => {
  vi.unstubAllGlobals();
  mySeats.change(() => []);
  myTables.change(() => []);
  localStorage.clear();
});

const table = (matchID: string, players: object[]) => ({ matchID, gameName: 'toy', createdAt: 0, players });
const here = (name: string) => ({ id: 0, name, isConnected: true });

/** A lobby with these open tables, at one of which all seats are taken when one comes. Returns what was asked of it. */
function lobbyWith(matches: object[]): string[] {
  const asked: string[] = [];
  vi.stubGlobal('fetch', async (path: string, init?: RequestInit) => {
    if (init?.method === 'POST') asked.push(`${path} ${String(init.body)}`);
    if (path.includes('late')) return new Response(JSON.stringify({ reason: 'kit:seat-taken' }), { status: 409 });
    return new Response(JSON.stringify({ matches, matchID: 'new-match', playerID: '1', playerCredentials: 'key' }), { status: 200 });
  });
  return asked;
}

test('quick match sits down where somebody waits, fullest table first, and goes on if another was quicker', async () => {
  const asked = lobbyWith([
    table('nobody-here', [{ id: 0, name: 'Gone', isConnected: false }, { id: 1, isConnected: false }]),
    table('more-free', [here('Ann'), { id: 1, isConnected: false }, { id: 2, isConnected: false }]),
    table('too-late', [here('Ben'), { id: 1, isConnected: false }]),
  ]);
  await visit('/');
  fireEvent.click(await screen.findByRole('button', { name: 'Quick match' }));
  await waitFor(() => expect(location.pathname).toBe('/match/toy/more-free'));
  expect(asked).toEqual(['too-late', 'more-free'].map((id) => `/games/toy/${id}/join {"playerID":"1","playerName":"Player 2"}`));
});

test('quick match opens a table for all to see if nobody waits anywhere', async () => {
  const asked = lobbyWith([]);
  await visit('/');
  fireEvent.click(await screen.findByRole('button', { name: 'Quick match' }));
  await waitFor(() => expect(location.pathname).toBe('/match/toy/new-match'));
  expect(asked[0]).toBe('/games/toy/create {"numPlayers":3,"setupData":{},"unlisted":false,"spectators":true}');
});

test('the list of open tables is narrowed to those with room for a party', async () => {
  const free = (id: number) => ({ id, isConnected: false });
  lobbyWith([table('narrow', [here('Ann'), free(1)]), table('roomy', [here('Ben'), free(1), free(2)])]);
  await visit('/');
  const names = () => screen.getAllByRole('link', { name: /^Sit down/, hidden: true }).map((link) => link.getAttribute('href'));
  fireEvent.keyDown(await screen.findByRole('combobox', { name: 'Free seats' }), { key: 'Enter' });
  expect(names()).toEqual(['/join/toy/narrow', '/join/toy/roomy']);
  fireEvent.keyDown(await screen.findByRole('option', { name: '2 or more' }), { key: 'Enter' });
  await waitFor(() => expect(names()).toEqual(['/join/toy/roomy']));
  fireEvent.keyDown(screen.getByRole('combobox', { name: 'Free seats' }), { key: 'Enter' });
  fireEvent.keyDown(await screen.findByRole('option', { name: '4 or more' }), { key: 'Enter' });
  await screen.findByText(/No open table is like that/);
});

test('a running table is cleared away only after a question', async () => {
  myTables.change(() => [{ id: 'local-1', game: 'toy', names: ['Ann', 'Ben'], bots: [false, false], asked: ['0'], over: false, at: 1 }]);
  lobbyWith([]);
  await visit('/');
  const bin = await screen.findByRole('button', { name: 'Clear away the table of Ann, Ben' });
  fireEvent.click(bin);
  fireEvent.click(await screen.findByRole('button', { name: 'Keep it' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(myTables.fan.get()).toHaveLength(1);
  fireEvent.click(bin);
  fireEvent.click(await screen.findByRole('button', { name: 'Clear away' }));
  await waitFor(() => expect(myTables.fan.get()).toEqual([]));
});
