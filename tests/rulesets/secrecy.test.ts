/** Secrets: at every step of seeded matches, every viewer's view, log and frame are the same in every world it can imagine. */
import { describe, expect, test } from 'vitest';
import { Changes, commitsAreHidden, frame, showsNothingHidden, stockFrame } from './secrecy';
import { GAMES, openTable, planned, playerCounts, playMatch, subjects } from './suite';

for (const subject of await subjects()) {
  const { manifest, ruleset } = subject;
  const changes = new Changes();
  let commits = 0;

  describe(`${manifest.id} keeps secrets`, () => {
    for (const players of playerCounts(manifest))
      test(`hazard 1, hazard 2, hazard 50, hazard 51: ${players} players: nothing hidden shows in ${GAMES} matches`, () => {
        for (const match of planned(subject, players))
          playMatch(subject, match, {
            start: (table, dice) => showsNothingHidden(table, [], dice, changes),
            step: (step, dice) => {
              showsNothingHidden(step.table, step.entries, dice, changes);
              if (commitsAreHidden(step, dice)) commits += 1;
            },
          });
      }, 3_600_000);

    test('the other worlds were other worlds', () => {
      expect(changes.changed / changes.states).toBeGreaterThan(0.5);
      expect([...changes.varied].toSorted()).toEqual([...changes.seen].toSorted());
    });

    test('commits were among them, if the game has any', () => {
      expect(commits > 0).toBe(Object.values(ruleset.moves).some(({ commit }) => commit));
    });

    test('hazard 6: no move runs in a browser, on a state without its secrets', () => {
      const moves = Object.values(ruleset.game.phases ?? {}).flatMap((phase) =>
        Object.values(phase.turn?.stages ?? {}).flatMap((stage) => Object.entries(stage.moves ?? {})));
      expect(moves.length).toBeGreaterThan(0);
      expect(moves.filter(([, move]) => typeof move !== 'object' || move.client !== false).map(([name]) => name)).toEqual([]);
      expect(Object.keys(ruleset.game.moves ?? {})).toEqual([]);
    });

    test('hazard 7: nothing of plugins reaches a client but what boardgame.io leaves empty', () => {
      const table = openTable(ruleset, { players: manifest.players.min, options: {} }, 'plugins');
      type Filtered = { plugins: Record<string, { data?: unknown }> };
      const [ours] = JSON.parse(frame(ruleset, null, table.state)) as [Filtered];
      const stock = JSON.parse(stockFrame(ruleset, null, table.state)) as { args: [string, Filtered] };
      expect(ours.plugins).toEqual({});
      for (const [name, { data }] of Object.entries(stock.args[1].plugins)) expect([name, data ?? {}]).toEqual([name, {}]);
    });
  });
}
