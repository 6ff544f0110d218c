/** `playMove`, then `moveCharacter` and `stopMoving` (GT-195 to GT-206, GT-347, GT-348). */
import * as v from 'valibot';
import { noArgs, refusal } from '../../kit/move';
import type { Refusal } from '../../kit/types';
import { actionOf, sectionOf } from '../content/actions';
import { CHARACTERS } from '../content/characters';
import { mayMove, moveTo, occupied, pointsFor, reachable } from '../movement';
import { ask, roleOf } from '../roles';
import { defineMove, type Board, type Doing, type Role, type View } from '../state';
import { endTurn } from '../turns';
import { waysOf } from '../ways';
import { cardsWith, payTime, putAway, refuseSection } from './cards';
import { id } from './schemas';

type Moving = Extract<Doing, { kind: 'moving' }>;

export const playMove = defineMove({
  name: 'playMove',
  args: v.strictObject({ card: id }),
  refuse: (view, { card }, seat) => refuseSection(view, seat, card, 'move', 'GT-195'),
  options: (view, seat) => cardsWith(view, seat, 'move').map((card) => ({ card })),
  apply: (turn, { card }) => {
    const { G, seat, tell } = turn;
    const { role } = actionOf(card);
    const { points, characters } = sectionOf(card, 'move')!;
    putAway(turn, role, card, 'discard');
    tell({ type: 'move-card', seat, card, points, characters });
    if (!payTime(turn, card)) return;
    G.doing = { kind: 'moving', card, points, characters, moved: [] };
    ask(G, 'moving', [role]);
  },
});

const movingIn = ({ doing }: Pick<Board, 'doing'>): Moving => doing as Moving;

function refuseWay(view: View, { character, to }: { character: string; to: string }, by: Role): Refusal | undefined {
  if (!CHARACTERS.some((other) => other.id === character)) return refusal('no-such-character', 'GT-196');
  if (!mayMove(view, by, character)) return refusal('not-outside', 'GT-197', { character });
  const { moved, points } = movingIn(view);
  if (moved.includes(character)) return refusal('moved-already', 'GT-198', { character });
  const steps = reachable(view, character).get(to);
  if (steps === undefined) return occupied(view, to) ? refusal('occupied', 'GT-204', { place: to }) : refusal('no-way', 'GT-198', { character });
  const needed = pointsFor(view, by, character, steps);
  return needed > points ? refusal('too-far', 'GT-195', { needed, points }) : undefined;
}

export const moveCharacter = defineMove({
  name: 'moveCharacter',
  args: v.strictObject({ character: id, to: id }),
  refuse: (view, args, seat) => refuseWay(view, args, roleOf(view, seat)),
  options: (view, seat) => {
    const { moved, points } = movingIn(view);
    return CHARACTERS.filter((character) => !moved.includes(character.id))
      .flatMap((character) => waysOf(view, roleOf(view, seat), character.id, points))
      .map(({ character, to }) => ({ character, to }));
  },
  apply: (turn, { character, to }) => {
    const { G, seat } = turn;
    const by = roleOf(G, seat);
    const moving = movingIn(G);
    const steps = reachable(G, character).get(to)!;
    moving.points -= pointsFor(G, by, character, steps);
    moving.characters -= 1;
    moving.moved.push(character);
    moveTo(turn, by, character, to, steps);
    if (moving.points === 0 || moving.characters === 0) endTurn(turn);
  },
});

export const stopMoving = defineMove({
  name: 'stopMoving',
  args: noArgs,
  options: () => [{}],
  apply: (turn) => {
    const { G, seat, tell } = turn;
    tell({ type: 'stopped', seat, count: movingIn(G).points });
    endTurn(turn);
  },
});
