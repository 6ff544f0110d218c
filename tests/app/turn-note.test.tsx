// @vitest-environment happy-dom
/** Whose turn it has become is told once, and by the browser itself only to those who asked for that. */
import { act, cleanup, render } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Ruleset } from '../../games/kit/ruleset';
import { startTexts } from '../../ui/app/i18n';
import { notifying, setNotifying } from '../../ui/app/notify';
import { useTurnNote } from '../../ui/app/pages/match/useTurnNote';
import { LocalTable, newTable } from '../../ui/client/local';
import { Kit, type Match } from '../../ui/kit/index';
import { toy } from '../kit/toy';

const shown: string[] = [];
class FakeNotification extends EventTarget {
  static permission: NotificationPermission = 'default';
  static requestPermission = vi.fn(async () => (FakeNotification.permission = 'granted'));
  constructor(title: string) {
    super();
    shown.push(title);
  }
}

beforeEach(async () => {
  shown.length = 0;
  FakeNotification.permission = 'default';
  vi.stubGlobal('Notification', FakeNotification);
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  await startTexts('en');
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  localStorage.clear();
});

const Tab = ({ match }: { match: Match }) => {
  useTurnNote(match, 'm');
  return null;
};

test('a note comes once a turn to a hidden page, after it was asked for by a control', async () => {
  const ruleset = toy as unknown as Ruleset;
  const table = new LocalTable(ruleset, newTable(ruleset, { id: 'x', seats: [{ name: 'Ann', bot: false }, { name: 'Ben', bot: false }], options: {}, seed: 'note' }), { bot: () => undefined, save: () => {} });
  const bid = (seat: string, chips: number) => table.act(seat, { move: 'bid', args: { chips, step: table.state.G.step } });
  document.title = 'Toy';
  const { rerender } = render(<Kit><Tab match={table.match('0')} /></Kit>);
  const look = () => act(async () => rerender(<Kit><Tab match={table.match('0')} /></Kit>));
  expect(FakeNotification.requestPermission).not.toHaveBeenCalled();
  expect(document.title).toBe('● Toy');
  expect(await setNotifying(true)).toBe('on');
  bid('0', 3);
  await look();
  expect(document.title).toBe('Toy');
  bid('1', 0);
  await look();
  table.act('0', { move: 'flip', args: {} });
  await look();
  expect([document.title, shown]).toEqual(['● Toy', ['It is your turn']]);
  await setNotifying(false);
  expect(notifying()).toBe('off');
  table.act('0', { move: 'done', args: {} });
  bid('0', 0);
  await look();
  bid('1', 0);
  await look();
  expect(shown).toHaveLength(1);
});
