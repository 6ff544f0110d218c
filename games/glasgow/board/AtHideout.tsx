/** Stage `hideout`: which tool of the tile, and with a full backpack, for which other one (GT-214, GT-217). */
import { useMatch } from '../../../ui/kit';
import { MoveButton } from '../../../ui/kit/board';
import { tileOf } from '../content/house';
import { tileChoices } from '../hideout';
import type { Doing, View } from '../state';
import { useText } from './faces';
import { Frame } from './Frame';

export function AtHideout() {
  const { view } = useMatch<View>();
  const t = useText();
  const { operator, tile } = view.doing as Extract<Doing, { kind: 'hideout' }>;
  const { tool: found, fingerprint } = tileOf(tile);
  return (
    <Frame
      cardsFirst
      ask={t('board.found', { character: operator, found })}
      hint={fingerprint ? t('board.foundPrint') : undefined}
      controls={tileChoices(view, operator, tile).map(({ tool, drop }) => (
        <MoveButton key={`${tool}-${drop}`} move="takeHideoutTool" args={{ tool, ...(drop && { drop }) }} kind={tool === null ? 'plain' : 'primary'}>
          {tool === null ? t('board.declineTool') : drop ? t('board.takeFor', { tool, drop }) : t('board.takeTool', { tool })}
        </MoveButton>
      ))}
    />
  );
}
