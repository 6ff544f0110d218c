/** Whole matches, by chance and by bots, with every state checked. */
import { afterAll, describe, expect, test, vi } from 'vitest';
import { commitsAreDeclared, stateHolds, undoIsFair } from './checks';
import { GAMES, planned, playerCounts, playMatch, settingsOf, subjects } from './suite';

const all = await subjects();

// boardgame.io only logs what goes wrong in hooks, events and plugins, and rolls the move back.
const logged = vi.spyOn(console, 'error').mockReturnValue();
afterAll(() => logged.mockRestore());

/** Matches more at most, to see what is rare. */
const SEARCH = 150;

for (const subject of all) {
  const { manifest, ruleset } = subject;
  const played = new Set<string>();
  const phases = new Set<string>();

  describe(`${manifest.id} plays`, () => {
    for (const players of playerCounts(manifest))
      test(`hazard 3, hazard 30, hazard 31, hazard 36: ${players} players: every state of ${GAMES} matches holds`, () => {
        for (const match of planned(subject, players))
          playMatch(subject, match, {
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

    test('every phase and every move is seen, what is rare in more matches', () => {
      const unseen = () => [
        ...Object.keys(ruleset.phases).filter((phase) => !phases.has(phase)),
        ...Object.values(ruleset.moves).filter(({ name, rare }) => !rare && !played.has(name)).map(({ name }) => name),
      ];
      const counts = playerCounts(manifest);
      for (let i = 0; i < SEARCH && unseen().length > 0; i++) {
        const players = counts[i % counts.length]!;
        // All settings in turn: what one scenario never shows may be common in another.
        const settings = settingsOf(manifest, players);
        const setting = settings[Math.floor(i / counts.length) % settings.length]!;
        playMatch(subject, { setting, seed: `search-${i}`, play: (['bot', 'chance', 'mixed', 'chance'] as const)[i % 4]! }, {
          step: (step, dice) => {
            const rare = !played.has(step.choice.move) || !phases.has(step.before.ctx.phase);
            played.add(step.choice.move);
            phases.add(step.before.ctx.phase);
            if (rare) stateHolds(step.table, dice);
          },
        });
      }
      expect(unseen()).toEqual([]);
    });

    test('hazard 34: in all these matches boardgame.io logged no fault of a move, hook or plugin', () => {
      expect(logged.mock.calls).toEqual([]);
    });
  });
}
