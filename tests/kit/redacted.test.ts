/** Moves whose arguments are the mover's own, though they are no commits: what the log keeps of them, and who sees it. */
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import type { Move, Play } from '../../games/kit/move';
import { defineRuleset } from '../../games/kit/ruleset';
import { eventsOf, Table } from '../../games/kit/table';
import type { KitState } from '../../games/kit/types';
import { logFor } from '../../server/views';
import { toy } from './toy';

type ToyMove = (typeof toy.moves)[string];
const { bid, done } = toy.moves;

/** A table of the toy at which seat 0 has just hidden two chips; `how` says what is special about that move. */
function hidden(how: Partial<Pick<Move, 'redacted'>>) {
  const hide: ToyMove = {
    ...done!, ...how, name: 'hide', args: v.strictObject({ chips: v.number() }), options: () => [{ chips: 2 }],
    apply: ({ G, seat, tell }: Play<KitState>, args) => {
      (G.players[seat] as { chips: number }).chips -= (args as { chips: number }).chips;
      tell({ type: 'hid', seat });
    },
  };
  const table = new Table(defineRuleset({ ...toy, phases: { ...toy.phases, plan: { plan: [hide, done!] } } }), { players: 3, seed: 'seed' });
  for (const seat of table.seats) table.act(seat, 'bid', { chips: 0 });
  const before = table.view('1');
  expect(table.act('0', 'hide', { chips: 2 })).toBeUndefined();
  const entries = table.log.filter(({ action }) => action.payload.type === 'hide');
  return { table, before, entries };
}

const argsSeenBy = (entries: ReturnType<typeof hidden>['entries'], seat: string | null): unknown[] =>
  logFor(entries, seat).map(({ action }) => action.payload.args as unknown);

describe('redacted moves', () => {
  test('only the mover sees the arguments; all see that the move was made, and what it told', () => {
    const { entries } = hidden({ redacted: true });
    expect(entries).toHaveLength(1);
    expect(argsSeenBy(entries, '0')).toEqual([[{ chips: 2 }]]);
    for (const other of ['1', '2', null]) {
      expect(argsSeenBy(entries, other)).toEqual([null]);
      const [entry] = logFor(entries, other);
      expect([entry!.action.payload.type, entry!.action.payload.playerID]).toEqual(['hide', '0']);
      expect(eventsOf(entry!)).toEqual([{ type: 'hid', seat: '0' }]);
      expect(entry).not.toHaveProperty('redact');
    }
  });

  test('they act at once and need no step, unlike a commit; other views show nothing of them', () => {
    const { table, before } = hidden({ redacted: true });
    expect(table.view('0').players['0']!.chips).toBe(1);
    expect(table.view('1')).toEqual(before);
    expect(table.asked).toEqual(['0']);
  });

  test('the kept log has the arguments, so that a replay can make the move again', () => {
    const [entry] = hidden({ redacted: true }).entries;
    expect([entry!.redact, entry!.action.payload.args]).toEqual([true, [{ chips: 2 }]]);
  });

  test('other moves are open; commits are redacted without saying so', () => {
    const { entries, table } = hidden({});
    for (const seat of ['0', '1', null]) expect(argsSeenBy(entries, seat)).toEqual([[{ chips: 2 }]]);
    expect([bid!.commit, bid!.redacted]).toEqual([true, false]);
    const bids = table.log.filter(({ action }) => action.payload.type === 'bid');
    expect(argsSeenBy(bids, '1')).toEqual([null, [{ chips: 0, step: 1 }], null]);
  });
});
