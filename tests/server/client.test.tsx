// @vitest-environment happy-dom
/** The app's client against the real server, where boardgame.io's own client goes wrong. */
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import { StrictMode, type ReactNode } from 'react';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { Fan } from '../../ui/client/fan';
import { OnlineSeat, useOnline, type Place } from '../../ui/client/online';
import { openHouse, until, type House } from './house';
import { lab, secretOf } from './rulesets';
import '../patience';

const ruleset = lab();
let house: House;
const seats: OnlineSeat[] = [];
beforeAll(async () => {
  // The page of this test's window comes from another site.
  house = await openHouse({ rulesets: [ruleset], origins: [location.origin], easyBots: new Map([['lab', () => undefined]]) });
});
afterEach(() => {
  cleanup();
  for (const seat of seats.splice(0)) seat.stop();
});
afterAll(() => house.close());

/** Shows all that the client holds, so that a leak into the page would be seen. */
function Screen({ place }: { place: Place }): ReactNode {
  const { match, stateID } = useOnline(ruleset, place);
  return <pre data-testid="screen">{match ? `${match.seat} at ${stateID} ${JSON.stringify(match.view)} ${JSON.stringify(match.log)}` : 'covered'}</pre>;
}
const shown = (): string => screen.getByTestId('screen').textContent!;

test('hazard 40: under React\'s StrictMode, over real sockets, a board connects once, follows the match and complains of nothing', async () => {
  const faults = vi.spyOn(console, 'error').mockImplementation(() => {});
  const { matchID, credentials } = await house.open({ game: 'lab' });
  const place = { matchID, seat: '0', credentials: credentials[0]!, server: house.base };
  render(<StrictMode><Screen place={place} /></StrictMode>);
  await waitFor(() => expect(shown()).toMatch(/^0 at 0 /));
  const other = await house.line(matchID, '1', credentials[1], 'lab');
  await act(() => other.move('tick'));
  await waitFor(() => expect(shown()).toMatch(/^0 at 1 /));
  // The first of StrictMode's two mounts has left its seat again.
  await until(() => house.server.tables.rooms.members(matchID).length === 2, 'one socket a seat');
  expect(faults).not.toHaveBeenCalled();
  faults.mockRestore();
});

test('hazard 41: a listener that comes after another has gone takes nobody\'s place', () => {
  const fan = new Fan(0);
  const heard: string[] = [];
  const leave = fan.subscribe(() => heard.push('a'));
  fan.subscribe(() => heard.push('b'));
  leave();
  fan.subscribe(() => heard.push('c'));
  fan.set(1);
  expect(heard).toEqual(['b', 'c']);
});

test('hazard 42: another seat is covered until its own sync is there: no render shows it with the hand of the one before', async () => {
  const { matchID, credentials } = await house.open({ game: 'lab' });
  const place = (seat: number): Place => ({ matchID, seat: String(seat), credentials: credentials[seat]!, server: house.base });
  const renders: string[] = [];
  const { rerender } = render(<Screen place={place(0)} />);
  const watch = new MutationObserver(() => renders.push(shown()));
  watch.observe(screen.getByTestId('screen'), { childList: true, characterData: true, subtree: true });
  await waitFor(() => expect(shown()).toContain(secretOf('0')));
  rerender(<Screen place={place(1)} />);
  expect(shown()).toBe('covered');
  await waitFor(() => expect(shown()).toContain(secretOf('1')));
  watch.disconnect();
  for (const text of [...renders, shown()]) expect(text.startsWith('1 at') && text.includes(secretOf('0'))).toBe(false);
});

test('everybody at the table is told which seats bots play, and which bots', async () => {
  const { matchID, credentials: [mine] } = await house.open({ game: 'lab', players: 3, seated: 1 });
  for (const [seat, easy] of [['1', false], ['2', true]])
    await house.ask(`/games/lab/${matchID}/bot`, { playerID: '0', credentials: mine, seat, on: true, easy });
  const watcher = new OnlineSeat(ruleset, { matchID, seat: null, server: house.base });
  seats.push(watcher);
  watcher.start();
  await until(() => watcher.fan.get().match !== null, 'the sync');
  expect(watcher.fan.get().match!.players.map(({ seat, bot, easy, connected }) => [seat, bot, easy, connected]))
    .toEqual([['0', false, false, false], ['1', true, false, true], ['2', true, true, true]]);
});

test('hazard 4: what the page of one seat holds and shows has nothing of another seat\'s', async () => {
  const { matchID, credentials } = await house.open({ game: 'lab' });
  const seat = new OnlineSeat(ruleset, { matchID, seat: '0', credentials: credentials[0]!, server: house.base });
  seats.push(seat);
  seat.start();
  await until(() => seat.fan.get().match !== null, 'the sync');
  const held = JSON.stringify(seat.fan.get());
  expect(held).toContain(secretOf('0'));
  for (const word of [secretOf('1'), 'deck-secret', 'marker-secret', '"seed"']) expect(held).not.toContain(word);
});
