/** Buildings that have safes, to choose from; the same can be pressed on the map, where empty ones say why not. */
import { Choice, ChoiceGroup, useMatch } from '../../../ui/kit';
import { buildingOf } from '../content/city';
import { buildingsWithSafes } from '../scoring';
import type { BuildingId, View } from '../state';
import { Backs } from './Backs';
import { kindIcon, useText } from './faces';
import './BuildingList.css';

interface BuildingListProps {
  label: string;
  chosen: BuildingId | null;
  onChoose: (building: BuildingId) => void;
  why: (building: BuildingId) => string | undefined;
}

export function BuildingList({ label, chosen, onChoose, why }: BuildingListProps) {
  const { view } = useMatch<View>();
  const t = useText();
  return (
    <ChoiceGroup label={label} value={chosen} onChange={(id) => onChoose(id as BuildingId)} className="rr-buildings">
      {buildingsWithSafes(view).map((id) => {
        const classes = view.counts.buildings[id];
        return (
          <Choice key={id} id={id} why={why(id)} className="rr-building-choice">
            <span className="rr-building-icon" aria-hidden>{kindIcon(buildingOf(id).kind)}</span>
            <span className="rr-building-name">{t(`building.${id}`)}</span>
            <span className="rr-building-safes"><Backs classes={classes} /></span>
          </Choice>
        );
      })}
    </ChoiceGroup>
  );
}
