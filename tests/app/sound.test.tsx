// @vitest-environment happy-dom
/** Sound is off until it is turned on at this device, and then tells the turn, a card, a refusal and the end apart. */
import { act, cleanup, render } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Ruleset } from '../../games/kit/ruleset';
import { setSound, soundOn } from '../../ui/app/sound/sound';
import { useSounds } from '../../ui/app/sound/useSounds';
import { LocalTable, newTable } from '../../ui/client/local';
import type { Match } from '../../ui/kit/index';
import { toy } from '../kit/toy';

const heard: string[] = [];
vi.mock('../../ui/app/sound/synth', () => ({ play: async (sound: string) => void heard.push(sound) }));

const ruleset = toy as unknown as Ruleset;
const Ear = ({ match }: { match: Match }) => {
  useSounds(match);
  return null;
};

beforeEach(() => {
  heard.length = 0;
  localStorage.clear();
});
afterEach(() => {
  cleanup();
  setSound(false);
});

/** Plays the toy to its end and listens at seat 0. */
async function listen(): Promise<void> {
  const table = new LocalTable(ruleset, newTable(ruleset, { id: 'x', seats: [{ name: 'Ann', bot: false }, { name: 'Ben', bot: false }], options: {}, seed: 's' }), { bot: () => undefined, save: () => {} });
  const { rerender } = render(<Ear match={table.match('0')} />);
  const step = async (what: () => unknown) => {
    await act(async () => void what());
    rerender(<Ear match={table.match('0')} />);
    await act(async () => {});
  };
  await step(() => table.match('0').act('bid', { chips: 99 }));
  for (let moves = 0; !table.over && moves < 50; moves++) {
    const seat = table.asked.at(-1)!;
    const [choice] = ruleset.choices(ruleset.view(table.state.G, seat), table.state.ctx, seat, { Shuffle: (cards) => cards, Number: () => 0 }).filter(({ move }) => move !== 'flip');
    await step(() => table.act(seat, choice!));
  }
  expect(table.over).toBe(true);
}

test('nothing sounds by default', async () => {
  expect(soundOn.get()).toBe(false);
  await listen();
  expect(heard).toEqual([]);
});

test('turned on, each kind of news has its sound, and the device remembers', async () => {
  setSound(true);
  expect(localStorage.getItem('getaway.sound')).toBe('true');
  await listen();
  expect(heard[0]).toBe('turn');
  expect(heard[1]).toBe('fail');
  expect(heard.at(-1)).toBe('coin');
  expect(new Set(heard)).toEqual(new Set(['turn', 'fail', 'card', 'coin']));
});
