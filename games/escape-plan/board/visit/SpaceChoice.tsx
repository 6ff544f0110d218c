/** On which Item space a new tile goes; a tile that lies there goes to the box for 1 Notoriety (EP-146, EP-200, EP-201). */
import { Choice, ChoiceGroup, useMatch } from '../../../../ui/kit';
import { emptyItemSpaces } from '../../visit/item-spaces';
import type { View } from '../../state';
import { itemPlate } from '../Dossier';
import { useText } from '../faces';
import { Plate } from '../Plate';
import { useOfStage } from '../use-of-stage';
import './StepList.css';

interface SpaceChoiceProps {
  spaces: readonly number[];
  chosen: number | undefined;
  onChoose: (space: number) => void;
}

/** The space that is chosen at first: an empty one. With none empty the player has to say which tile goes. */
export function useSpace(spaces: readonly number[]): [number | undefined, (space: number) => void] {
  const { view, seat } = useMatch<View>();
  const [empty] = emptyItemSpaces(view.boards[seat!]!).filter((space) => spaces.includes(space));
  return useOfStage<number | undefined>(empty);
}

export function SpaceChoice({ spaces, chosen, onChoose }: SpaceChoiceProps) {
  const { view, seat } = useMatch<View>();
  const t = useText();
  const { items } = view.boards[seat!]!;
  const values = new Map(view.players[seat!]?.kept.map(({ space, value }) => [space, value]));
  return (
    <ChoiceGroup className="ep-item-spaces" label={t('board.whichSpace')} value={chosen === undefined ? null : String(chosen)} onChange={(id) => onChoose(Number(id))}>
      {items.map((tile, space) => {
        const { place: _, help: __, ...plate } = itemPlate(tile, space, values.get(space), t);
        const why = spaces.includes(space) ? undefined : t(tile?.kind === 'asset' ? 'refuse.locked-asset-there' : 'refuse.take-empty-space');
        return <Choice key={space} id={String(space)} className="ep-item-space" why={why}><Plate {...plate} /></Choice>;
      })}
    </ChoiceGroup>
  );
}

/** Says what is lost if the space is taken. */
export function useReplaceNote(space: number | undefined): string | undefined {
  const { view, seat } = useMatch<View>();
  const t = useText();
  const tile = space === undefined ? null : view.boards[seat!]!.items[space];
  return tile && tile.kind !== 'asset' ? t('board.replaces', { item: tile.kind === 'kept' ? `tile-${tile.stack}` : tile.id }) : undefined;
}
