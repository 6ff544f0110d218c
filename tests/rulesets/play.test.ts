/** Whole matches, by chance and by bots, with every state checked. */
import { afterAll, afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { commitsAreDeclared, stateHolds, undoIsFair } from './checks';
import { GAMES, plannedMatches, playMatch, settingsOf, subjects } from './suite';

const all = await subjects();

// boardgame.io only logs what goes wrong in hooks, events and plugins, and rolls the move back.
const logged = vi.spyOn(console, 'error');
beforeEach(() => logged.mockReset());
afterEach(() => expect(logged.mock.calls).toEqual([]));
afterAll(() => logged.mockRestore());

for (const subject of all) {
  const { manifest, ruleset } = subject;
  const played = new Set<string>();
  const phases = new Set<string>();

  describe(`${manifest.id} plays`, () => {
    for (const setting of settingsOf(manifest))
      test(`${setting.name}: every state of ${Math.max(2, GAMES)} matches holds (hazards 30, 31, 34, 36)`, () => {
        for (const { seed, play } of plannedMatches(GAMES))
          playMatch(subject, setting, seed, play, {
            start: (table, dice) => stateHolds(table, dice),
            step: (step, dice) => {
              played.add(step.choice.move);
              phases.add(step.before.ctx.phase);
              stateHolds(step.table, dice);
              undoIsFair(step);
              commitsAreDeclared(step);
            },
          });
      }, 600_000);

    test('these matches saw every phase', () => {
      expect([...phases].toSorted()).toEqual(Object.keys(ruleset.phases).toSorted());
    });

    test('these matches saw every move', () => {
      expect([...played].toSorted()).toEqual(Object.keys(ruleset.moves).toSorted());
    });
  });
}
