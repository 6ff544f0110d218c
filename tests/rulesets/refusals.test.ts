/** Hostile input: what is refused changes nothing, throws nothing, and has its words in both languages. */
import { CreateGameReducer } from 'boardgame.io/internal';
import { afterAll, describe, expect, test, vi } from 'vitest';
import type { Chance, Choice, Refusal } from '../../games/kit/types';
import { stateHolds } from './checks';
import { attempts, isMove, type Attempt } from './hostile';
import { GAMES, must, openTable, plannedMatches, playMatch, settingsOf, subjects, type AnyTable } from './suite';
import { wordsOf } from './words';

// boardgame.io logs each refused move.
const logged = vi.spyOn(console, 'error').mockReturnValue();
afterAll(() => logged.mockRestore());

const show = ({ seat, move, args }: Attempt): string => `${seat} ${move} ${JSON.stringify(args)?.slice(0, 300)}`;

/** Sends an attempt to the ruleset's check and past it to boardgame.io's reducer: both must say the same. */
function attack(table: AnyTable, attempt: Attempt, before: string, dice: Chance): Refusal | undefined {
  const { ruleset, state } = table;
  const { seat, move, args } = attempt;
  const refused = ruleset.refuse(table.view(seat), table.ctx, seat, { move, args: args as Choice['args'] });
  if (!isMove(ruleset, move)) {
    must(refused !== undefined, () => `${show(attempt)} is no move, but allowed`);
    return refused;
  }
  const action = { type: 'MAKE_MOVE', payload: { type: move, args: [args], playerID: seat } } as const;
  const { transients: _, ...after } = CreateGameReducer({ game: ruleset.game })(state as never, action as never) as AnyTable['state'] & { transients?: unknown };
  must(JSON.stringify(state) === before, () => `${show(attempt)} wrote into the state`);
  const changed = JSON.stringify(after) !== before;
  must(changed === !refused, () => `${show(attempt)}: ${refused ? `refused (${refused.reason}), but it changed the state` : 'allowed, but nothing changed'}`);
  if (changed) {
    const copy = openTable(ruleset, { players: table.ctx.numPlayers, options: {}, name: '' }, 'copy');
    copy.state = after as AnyTable['state'];
    stateHolds(copy, dice, 0);
  }
  return refused;
}

for (const subject of await subjects()) {
  const { manifest, texts } = subject;
  describe(`${manifest.id} refuses`, () => {
    const words = wordsOf(manifest.id, texts);
    const reasons = new Map<string, Refusal>();

    for (const setting of settingsOf(manifest))
      test(`${setting.name}: hostile choices change nothing and throw nothing (hazards 13, 14, 21)`, () => {
        for (const { seed, play } of plannedMatches(GAMES / 2)) {
          const pool: Choice[] = [];
          const attackAll = (table: AnyTable, dice: Chance) => {
            const before = JSON.stringify(table.state);
            for (const attempt of attempts(table, pool, 12, dice)) {
              const refused = attack(table, attempt, before, dice);
              if (refused) reasons.set(refused.reason, refused);
            }
          };
          playMatch(subject, setting, seed, play, {
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
