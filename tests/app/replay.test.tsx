// @vitest-environment happy-dom
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { seededChance } from '../../games/kit/chance';
import type { Ruleset } from '../../games/kit/ruleset';
import { saveTable } from '../../ui/app/tables';
import { LocalTable, newTable, tableReplay, type SavedTable } from '../../ui/client/local';
import { openPanel, parseReplay, Recording, type Peek } from '../../ui/client/replay';
import { toy } from '../kit/toy';
import { visit } from './visit';

vi.mock('../../games/index', () => import('./toy-game'));

const ruleset = toy as unknown as Ruleset;

/** A finished table with two people. */
function played(): SavedTable {
  const seats = [{ name: 'Ann', bot: false }, { name: 'Ben', bot: false }];
  const table = new LocalTable(ruleset, newTable(ruleset, { id: 'local-over', seats, options: {}, seed: 'replay' }), { bot: () => ({ move: '', args: {} }), save: () => {} });
  const dice = seededChance('replay');
  while (!table.over) {
    const seat = table.asked[0]!;
    const choices = ruleset.choices(ruleset.view(table.state.G, seat), table.state.ctx, seat, dice);
    table.act(seat, choices.at(-1)!);
  }
  return table.toSave();
}

const file = tableReplay(played());
const recording = new Recording(ruleset, parseReplay(JSON.stringify(file)));
const at = () => screen.getByRole('slider', { name: 'Step' }).getAttribute('aria-valuetext');
const key = (name: string) => fireEvent.keyDown(document.body, { key: name });

beforeEach(() => localStorage.clear());

describe('a replay', () => {
  test('shows every state from any seat, a spectator or all open', () => {
    const { last } = recording;
    expect(last).toBeGreaterThan(5);
    for (let step = 0; step <= last; step++) {
      expect(Object.keys((recording.match(step, '1').view as { players: object }).players)).toEqual(['1']);
      expect(Object.keys((recording.match(step, null).view as { players: object }).players)).toEqual([]);
      expect(Object.keys((recording.match(step, 'open').view as { players: object }).players)).toEqual(['0', '1']);
    }
    expect(recording.match(last, null).ctx.gameover).toBeDefined();
    expect(recording.match(0, '0').refusal('bid', { chips: 1 })).toEqual({ reason: 'kit:watching' });
  });

  test('a file that does not end as recorded, or is none, is turned down', () => {
    expect(() => new Recording(ruleset, { ...file, finalState: file.initialState })).toThrow('another state');
    for (const text of ['', 'null', '[]', '{"format":"getaway-replay"}', 'PK..']) expect(() => parseReplay(text)).toThrow('shape');
  });

  test('is stepped by buttons and keys, and its step stands in the address', async () => {
    saveTable(played());
    const { last } = recording;
    await visit('/replay/toy/local-over#step=2');
    await screen.findByRole('slider', { name: 'Step' });
    expect(at()).toContain(`2 of ${last},`);
    key('ArrowRight');
    expect(at()).toContain(`3 of ${last},`);
    expect(location.hash).toBe('#step=3');
    key('End');
    expect(at()).toContain(`${last} of ${last},`);
    expect(screen.getByRole('button', { name: 'One step on' }).getAttribute('aria-disabled')).toBe('true');
    key('ArrowRight');
    expect(at()).toContain(`${last} of ${last},`);
    fireEvent.click(screen.getByRole('button', { name: 'One step back' }));
    expect(at()).toContain(`${last - 1} of ${last},`);
    key('Home');
    expect(at()).toContain(`0 of ${last},`);
    expect(document.body.textContent).toContain('board of nobody');
  });

  test('its line is marked with chapters and phases', () => {
    const counted = new Recording({ ...ruleset, chapter: (G) => ({ name: 'deal', number: (G as unknown as { won: object[][] }).won[0]!.length + 1 }) }, file);
    const { stretches } = counted;
    expect(stretches[0]).toEqual({ step: 0, phase: 'bid', chapter: { name: 'deal', number: 1 }, opens: true });
    for (const [i, { step, phase, chapter, opens }] of stretches.entries()) {
      const until = stretches[i + 1]?.step ?? counted.last;
      for (let k = step; k < until; k++) expect(counted.states[k]!.ctx.phase).toBe(phase);
      expect(opens).toBe(i === 0 || stretches[i - 1]!.chapter!.number !== chapter!.number);
      if (i > 0) expect([phase, chapter]).not.toEqual([stretches[i - 1]!.phase, stretches[i - 1]!.chapter]);
    }
    expect(stretches.at(-1)!.step).toBeLessThan(counted.last);
    expect(new Set(stretches.map(({ phase }) => phase))).toEqual(new Set(['bid', 'plan']));
    // Without chapters the phases alone make the parts.
    expect(recording.stretches.filter(({ opens }) => opens)).toHaveLength(1);
  });

  test('plays by itself at any speed, pauses, and jumps from part to part', async () => {
    saveTable(played());
    await visit('/replay/toy/local-over#step=0');
    await screen.findByRole('slider', { name: 'Step' });
    const { last, stretches } = recording;
    fireEvent.keyDown(document.body, { key: 'ArrowRight', shiftKey: true });
    expect(at()).toBe(`${stretches[1]!.step} of ${last}, Planning`);
    fireEvent.click(screen.getByRole('button', { name: 'Next part' }));
    expect(at()).toBe(`${stretches[2]!.step} of ${last}, Bidding`);
    fireEvent.keyDown(document.body, { key: 'ArrowLeft', shiftKey: true });
    expect(at()).toBe(`${stretches[1]!.step} of ${last}, Planning`);
    vi.useFakeTimers();
    try {
      key('Home');
      fireEvent.click(screen.getByRole('button', { name: 'Speed: 1×' }));
      key(' ');
      for (let beat = 0; beat < 2; beat++) await act(() => vi.advanceTimersByTimeAsync(710));
      expect(at()).toBe(`2 of ${last}, Planning`);
      key(' ');
      await act(() => vi.advanceTimersByTimeAsync(5000));
      expect(at()).toBe(`2 of ${last}, Planning`);
      key(' ');
      for (let beat = 2; beat < last; beat++) await act(() => vi.advanceTimersByTimeAsync(710));
      expect(at()).toContain(`${last} of ${last}`);
      expect(screen.getByRole('button', { name: 'Play' })).toBeTruthy();
    } finally {
      vi.useRealTimers();
    }
  });

  test('finished tables of this device wait at the page of replays', async () => {
    saveTable(played());
    await visit('/replay');
    expect((await screen.findByRole('link', { name: 'Watch the replay' })).getAttribute('href')).toBe('/replay/toy/local-over');
  });

  test('a table that is not over is not told', async () => {
    saveTable(newTable(ruleset, { id: 'local-open', seats: [{ name: 'Ann', bot: false }, { name: 'Ben', bot: false }], options: {}, seed: 'x' }));
    vi.spyOn(console, 'error').mockImplementation(() => {});
    await visit('/replay/toy/local-open');
    await waitFor(() => expect(document.body.textContent).toContain('The game is not over yet.'));
    expect(document.body.innerHTML).not.toContain('purse of seat');
  });

  test('hazard 55: the debug panel, fed with the same log, rewinds to the true states', async () => {
    const place = document.createElement('div');
    document.body.append(place);
    const peeks: (Peek | null)[] = [];
    const panel = await act(() => openPanel(recording, place, (peek) => peeks.push(peek)));
    await act(async () => fireEvent.keyPress(window, { key: 'l' }));
    const entries = [...place.querySelectorAll('.log-event')];
    expect(entries.length).toBe(recording.last);
    for (const [i, entry] of entries.entries()) {
      await act(async () => fireEvent.mouseEnter(entry));
      expect(peeks.at(-1)!.G).toEqual(recording.states[i + 1]!.G);
      expect(peeks.at(-1)!.ctx.turn).toBe(recording.states[i + 1]!.ctx.turn);
      // The story beside the board goes back with it.
      expect(recording.match(recording.last, null, peeks.at(-1)).log).toHaveLength(i + 1);
    }
    await act(async () => fireEvent.mouseLeave(entries.at(-1)!));
    expect(peeks.at(-1)).toBeNull();
    panel.close();
    place.remove();
  });
});
