/** Hostile input: what is refused changes nothing, throws nothing, and has its words in both languages. */
import { CreateGameReducer } from 'boardgame.io/internal';
import { afterAll, describe, expect, test, vi } from 'vitest';
import { Table } from '../../games/kit/table';
import type { Chance, Choice, Refusal } from '../../games/kit/types';
import { stateHolds } from './checks';
import { attempts, type Attempt } from './hostile';
import { must, planned, playerCounts, playMatch, subjects, type AnyTable } from './suite';
import { wordsOf } from './words';

// boardgame.io logs each refused move.
const logged = vi.spyOn(console, 'error').mockReturnValue();
afterAll(() => logged.mockRestore());

const show = ({ seat, move, args }: Attempt): string => `${seat} ${move} ${JSON.stringify(args)?.slice(0, 300)}`;

/** A whole state as text, but for what the last move added to the log and for what plugins do during a move. */
const textOf = ({ G, ctx, _stateID, _undo, _redo }: AnyTable['state']): string => JSON.stringify([G, ctx, _stateID, _undo, _redo]);

/** Whether all that `textOf` would word is the very same: needs no wording then. */
const isSame = (a: AnyTable['state'], b: AnyTable['state']): boolean =>
  a.G === b.G && a.ctx === b.ctx && a._stateID === b._stateID && a._undo === b._undo && a._redo === b._redo;

/** boardgame.io's reducer words each refused move for its log, and throws where that cannot be done. */
function canBeWorded(args: unknown): boolean {
  try {
    return typeof String([args]) === 'string';
  } catch {
    return false;
  }
}

/** Sends an attempt to the ruleset's check and past it to boardgame.io's reducer: both must say the same. */
function attack(table: AnyTable, attempt: Attempt, before: string, dice: Chance): Refusal | undefined {
  const { ruleset, state } = table;
  const { seat, move, args } = attempt;
  const refused = ruleset.refuse(table.view(seat), table.ctx, seat, { move, args: args as Choice['args'] });
  if (!canBeWorded(args)) return refused;
  const action = { type: 'MAKE_MOVE', payload: { type: move, args: [args], playerID: seat } } as const;
  const { transients: _, ...after } = CreateGameReducer({ game: ruleset.game })(state as never, action as never) as AnyTable['state'] & { transients?: unknown };
  must(textOf(state) === before, () => `${show(attempt)} wrote into the state`);
  const changed = !isSame(after as AnyTable['state'], state) && textOf(after as AnyTable['state']) !== before;
  must(changed === !refused, () => `${show(attempt)}: ${refused ? `refused (${refused.reason}), but it changed the state` : 'allowed, but nothing changed'}`);
  if (changed) {
    stateHolds(new Table(ruleset, after as AnyTable['state']), dice, 0);
  }
  return refused;
}

for (const subject of await subjects()) {
  const { manifest, texts } = subject;
  describe(`${manifest.id} refuses`, () => {
    const words = wordsOf(manifest.id, texts);
    const reasons = new Map<string, Refusal>();

    for (const players of playerCounts(manifest))
      test(`hazard 13, hazard 14, hazard 21: ${players} players: hostile choices change nothing and throw nothing`, () => {
        for (const match of planned(subject, players)) {
          const pool: Choice[] = [];
          const attackAll = (table: AnyTable, dice: Chance) => {
            const before = textOf(table.state);
            for (const attempt of attempts(table, pool, 8, dice)) {
              const refused = attack(table, attempt, before, dice);
              if (refused) reasons.set(refused.reason, refused);
            }
          };
          playMatch(subject, match, {
            start: attackAll,
            step: ({ table }, dice) => attackAll(table, dice),
            end: attackAll,
          });
        }
        must(!('polluted' in {}), () => 'an attempt reached Object.prototype');
      }, 600_000);

    test('every refusal that was met has its words, with all that it tells, in both languages', () => {
      expect([...reasons.keys()]).toContain('kit:arguments');
      expect([...reasons.values()].flatMap((refused) => words.refusalFaults(refused))).toEqual([]);
    });
  });
}
