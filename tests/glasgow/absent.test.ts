/** What the table plays for somebody who is away. */
import { describe, expect, test } from 'vitest';
import { bot } from '../../games/glasgow/bot';
import { ruleset } from '../../games/glasgow/game';
import { seededChance } from '../../games/kit/chance';
import { byBot, playOut, type Chooser } from '../../games/kit/play';
import type { Counts, Glasgow } from '../../games/glasgow/state';
import { open, scene, viewOf } from './scene';

const away: Chooser<Glasgow, Counts> = (table, seat) => ruleset.standIn!(table.view(seat), table.ctx.phase, seat);

describe('a seat whose player is away', () => {
  test('GT-117 rests on its turn, and has nothing to play when it is not asked', () => {
    const table = scene((s) => s.hand('operator', 'O01', 'O14'));
    expect(ruleset.standIn!(viewOf(table, 'operator'), 'play', '1')).toEqual({ move: 'rest', args: {} });
    expect(ruleset.standIn!(viewOf(table, 'coordinator'), 'play', '0')).toBeUndefined();
  });

  test('can be played for to the end, in every stage that its partner brings about', () => {
    const stages = new Set<string>();
    const moves = new Set<string>();
    for (const absent of ['0', '1'])
      for (let match = 0; match < 4; match++) {
        const table = open(`absent-${match}`);
        playOut(table, (seat) => (seat === absent ? away : byBot(bot)), seededChance(`absent-${match}`), ({ before, seat, choice }) => {
          if (seat !== absent) return;
          stages.add(before.G.asked[seat]!);
          moves.add(choice.move);
        });
        expect(table.over).toBe(true);
      }
    expect([...stages]).toEqual(expect.arrayContaining(['turn', 'split', 'choose', 'place']));
    expect([...moves].filter((move) => move.startsWith('play'))).toEqual([]);
  });

  test.each([
    ['moving', 'stopMoving', { kind: 'moving', card: 'O14', points: 3, characters: 2, moved: [] }],
    ['event', 'eventStep', { kind: 'event', card: 'O19', effect: 'removeOutsideFingerprints', amount: 3, steps: [] }],
    ['hideout', 'takeHideoutTool', { kind: 'hideout', card: 'O06', operator: 'fred', tile: 'grey-3' }],
  ] as const)('in the middle of a card: stage %s ends by %s', (stage, move, doing) => {
    const table = scene(({ G }) => {
      G.doing = doing as unknown as Glasgow['doing'];
      G.asked = { '1': stage };
      G.cards.fred!.fingerprint = true;
      G.supply -= 1;
    });
    const choice = ruleset.standIn!(viewOf(table, 'operator'), 'play', '1')!;
    expect(choice.move).toBe(move);
    expect(ruleset.refuse(viewOf(table, 'operator'), table.ctx, '1', choice)).toBeUndefined();
  });
});
