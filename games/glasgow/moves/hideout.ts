/** `playHideout`, then `takeHideoutTool` (GT-210 to GT-217). */
import * as v from 'valibot';
import { refusal } from '../../kit/move';
import type { Refusal } from '../../kit/types';
import { freeIcons } from '../backpack';
import { characterOf } from '../content/characters';
import { canUseHideout, openTile, spaceBeside, takeTileTool, tileChoices, turnCard } from '../hideout';
import { ownCharacters } from '../roles';
import { defineMove, type Board, type Doing, type View } from '../state';
import { cardsWith, payTime, putAway, refuseSection } from './cards';
import { id, tool } from './schemas';

function refuseOperator(view: View, operator: string): Refusal | undefined {
  if (!ownCharacters(view, 'operator').includes(operator)) return refusal('not-yours', 'GT-210');
  const space = spaceBeside(view, operator);
  if (space === undefined) return refusal('no-hideout', 'GT-210', { character: operator });
  const colour = view.hideouts[space - 1];
  if (!colour) return refusal('hideout-empty', 'GT-210', { space });
  return canUseHideout(view, operator) ? undefined : refusal('hideout-colour', 'GT-210', { character: operator, colour: characterOf(operator).colour });
}

export const playHideout = defineMove({
  name: 'playHideout',
  args: v.strictObject({ card: id, operator: id }),
  refuse: (view, { card, operator }, seat) => refuseSection(view, seat, card, 'hideout', 'GT-210') ?? refuseOperator(view, operator),
  options: (view, seat) =>
    cardsWith(view, seat, 'hideout').flatMap((card) =>
      ownCharacters(view, 'operator').filter((operator) => canUseHideout(view, operator)).map((operator) => ({ card, operator }))),
  apply: (turn, { card, operator }) => {
    const { G, seat, tell } = turn;
    putAway(turn, 'operator', card, 'discard');
    tell({ type: 'hideout-card', seat, card, operator, space: spaceBeside(G, operator)! });
    if (!payTime(turn, card)) return;
    turnCard(turn, operator);
    openTile(turn, operator, card);
  },
});

type AtHideout = Extract<Doing, { kind: 'hideout' }>;
const tileIn = ({ doing }: Pick<Board, 'doing'>): AtHideout => doing as AtHideout;

export const takeHideoutTool = defineMove({
  name: 'takeHideoutTool',
  args: v.strictObject({ tool: v.nullable(tool), drop: v.optional(tool) }),
  refuse: (view, args) => {
    const { operator, tile } = tileIn(view);
    if (tileChoices(view, operator, tile).some((choice) => choice.tool === args.tool && choice.drop === args.drop)) return undefined;
    return freeIcons(view, operator) > 0 ? refusal('choose-tool', 'GT-214') : refusal('choose-tool-or-drop', 'GT-217', { character: operator });
  },
  options: (view) => tileChoices(view, tileIn(view).operator, tileIn(view).tile),
  apply: (turn, { tool: taken, drop }) => {
    const { operator, tile } = tileIn(turn.G);
    takeTileTool(turn, operator, tile, taken, drop);
  },
});
