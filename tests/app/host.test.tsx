// @vitest-environment happy-dom
/** The host's tools at a table online, and seats that go to another device by a code. */
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Ruleset } from '../../games/kit/ruleset';
import type { SeatInfo } from '../../games/kit/wire';
import { startTexts } from '../../ui/app/i18n';
import { AbsentNotes } from '../../ui/app/pages/match/AbsentNotes';
import { CodeDialog } from '../../ui/app/pages/match/CodeDialog';
import { useHost } from '../../ui/app/pages/match/useHost';
import { WaitingRoom } from '../../ui/app/pages/match/WaitingRoom';
import type { Online } from '../../ui/client/online';
import { newTable, LocalTable } from '../../ui/client/local';
import { Kit } from '../../ui/kit/index';
import { toy } from '../kit/toy';
import { toyEntry } from './toy-game';
import { visit } from './visit';

vi.mock('../../games/index', () => import('./toy-game'));

const ruleset = toy as unknown as Ruleset;
const me = { playerID: '0', credentials: 'my-key' };
const place = { matchID: 'match123', seat: '0', credentials: 'my-key' };
const asked: { path: string; body: unknown }[] = [];

beforeEach(async () => {
  asked.length = 0;
  await startTexts('en');
  vi.stubGlobal('fetch', async (path: string, init?: RequestInit) => {
    asked.push({ path, body: init?.body === undefined ? undefined : JSON.parse(String(init.body)) });
    const seats = [{ id: 0, name: 'Ann', isConnected: true }, { id: 1, name: 'Ben', isConnected: false }];
    const answers: Record<string, object> = {
      code: { code: 'ABCDEFGHJKLM' }, claim: { playerID: '1', playerCredentials: 'new-key' },
      match123: { matchID: 'match123', gameName: 'toy', players: seats, spectators: true, started: true },
    };
    return new Response(JSON.stringify(answers[path.split('/').at(-1)!] ?? {}), { status: 200 });
  });
});
afterEach(() => {
  cleanup();
  delete toyEntry.easyBot;
  vi.unstubAllGlobals();
  vi.useRealTimers();
  localStorage.clear();
  history.replaceState(null, '', '/');
});

const ann: SeatInfo = { id: 0, name: 'Ann', isConnected: true };
const online = (seats: SeatInfo[], host = '0'): Online => {
  const table = new LocalTable(ruleset, newTable(ruleset, { id: 'x', seats: seats.map(() => ({ name: '', bot: false })), options: {} }), { bot: () => undefined, save: () => {} });
  return {
    match: table.match('0'), stateID: 0, trouble: null, seats, chat: [], say: () => {}, unsaid: null, lagMs: null,
    table: { host, watchers: 0, spectators: true, started: false, readOnly: false },
  };
};

const Room = ({ at }: { at: Online }) => <WaitingRoom entry={toyEntry} online={at} place={place} host={useHost('toy', place, at)} />;
const Notes = ({ at }: { at: Online }) => <AbsentNotes online={at} host={useHost('toy', place, at)} ruleset={{ ...ruleset, standIn: () => ({ move: 'bid', args: {} }) }} />;

test('the host fills the free seats with bots, the others have no such tools; the invitation is a link and a QR code', async () => {
  const seats: SeatInfo[] = [ann, { id: 1, isConnected: false }, { id: 2, name: 'Domino', isConnected: false, data: { bot: true } }];
  const { rerender } = render(<Kit><Room at={online(seats)} /></Kit>);
  expect(screen.getByRole('img', { name: 'Invitation link as a QR code' }).querySelectorAll('path').length).toBeGreaterThan(0);
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Fill with bots and start' })));
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Take the bot Domino off' })));
  expect(asked).toEqual([
    { path: '/games/toy/match123/bot', body: { ...me, seat: '1', on: true } },
    { path: '/games/toy/match123/free', body: { ...me, seat: '2' } },
  ]);
  rerender(<Kit><Room at={online(seats, '1')} /></Kit>);
  expect(screen.queryByRole('button', { name: /bot/i })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Close the table' })).toBeNull();
});

test('the board that takes the place of the waiting room begins at its top', () => {
  const { rerender } = render(<Kit><Room at={online([ann, { id: 1, isConnected: false }])} /></Kit>);
  scrollTo(0, 300);
  rerender(<Kit><Room at={online([ann, { id: 1, isConnected: true, name: 'Ben' }])} /></Kit>);
  expect(scrollY).toBe(300);
  rerender(<Kit><p>The board</p></Kit>);
  expect(scrollY).toBe(0);
});

test('where the game has an easy bot, the host chooses which bot plays, and the list tells which does', async () => {
  toyEntry.easyBot = toyEntry.bot;
  const seats: SeatInfo[] = [
    ann, { id: 1, isConnected: false },
    { id: 2, name: 'Domino', isConnected: false, data: { bot: true, easy: true } }, { id: 3, name: 'Smoke', isConnected: false, data: { bot: true } },
  ];
  render(<Kit><Room at={online(seats)} /></Kit>);
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(['Ann HostHere', 'Free seatWaiting for someone', 'DominoEasy bot', 'SmokeBot']);
  for (const name of ['Bot', 'Easy bot']) {
    fireEvent.keyDown(screen.getByRole('button', { name: 'Put a bot at seat 2' }), { key: 'Enter' });
    await act(async () => fireEvent.click(await screen.findByRole('menuitem', { name })));
  }
  for (const name of ['Fill with easy bots and start', 'Fill with bots and start'])
    await act(async () => fireEvent.click(screen.getByRole('button', { name })));
  const [strong, easy] = [{ ...me, seat: '1', on: true }, { ...me, seat: '1', on: true, easy: true }];
  expect(asked.map(({ path, body }) => [path.split('/').at(-1), body])).toEqual([strong, easy, easy, strong].map((body) => ['bot', body]));
});

test('where the game has an easy bot, either may take the seat of who is away', async () => {
  toyEntry.easyBot = toyEntry.bot;
  vi.useFakeTimers();
  render(<Kit><Notes at={online([ann, { id: 1, name: 'Ben', isConnected: false }])} /></Kit>);
  await act(() => vi.advanceTimersByTimeAsync(31_000));
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Put an easy bot there' })));
  expect(asked).toEqual([
    { path: '/games/toy/match123/free', body: { ...me, seat: '1' } },
    { path: '/games/toy/match123/bot', body: { ...me, seat: '1', on: true, easy: true } },
  ]);
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Put a bot there' })));
  expect(asked.at(-1)!.body).toEqual({ ...me, seat: '1', on: true });
});

test('hazard 28: after a while the host may let the table play for who is away, and nobody is played for at once', async () => {
  vi.useFakeTimers();
  render(<Kit><Notes at={online([ann, { id: 1, name: 'Ben', isConnected: false }])} /></Kit>);
  expect(screen.queryByRole('status')).toBeNull();
  await act(() => vi.advanceTimersByTimeAsync(31_000));
  expect(screen.getByRole('status').textContent).toMatch(/waits for Ben/);
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Let the table play once' })));
  expect(asked).toEqual([{ path: '/games/toy/match123/standIn', body: { ...me, seat: '1' } }]);
});

test('a seat goes on at another device: a code here, its link there', async () => {
  render(<Kit><CodeDialog game="toy" place={place} seat="0" onClose={() => {}} /></Kit>);
  await screen.findByText('ABCD-EFGH-JKLM');
  expect(screen.getByRole('img', { name: 'Link to the seat as a QR code' })).toBeTruthy();
  await visit('/join/toy/match123#code=ABCDEFGHJKLM');
  fireEvent.click(await screen.findByRole('button', { name: 'Take the seat by code' }));
  await waitFor(() => expect(location.pathname).toBe('/match/toy/match123'));
  expect(asked.find(({ path }) => path.endsWith('claim'))!.body).toEqual({ code: 'ABCDEFGHJKLM' });
  expect(JSON.parse(localStorage.getItem('getaway.seats')!)).toMatchObject([{ matchID: 'match123', seat: '1', credentials: 'new-key' }]);
});
