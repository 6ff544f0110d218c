/** Stage `place`: the Boss puts a new safe, face down, on a building that has safes and room (RR-281 to RR-285). */
import { useMatch } from '../../../ui/kit';
import { MoveButton, useRefusalText } from '../../../ui/kit/board';
import { BUILDING_IDS, type BuildingId, type View } from '../state';
import { BuildingList } from './BuildingList';
import { useText } from './faces';
import { Frame } from './Frame';
import { useOfStage } from './use-of-stage';

export function Place() {
  const { view, refusal } = useMatch<View>();
  const t = useText();
  const word = useRefusalText();
  const [building, choose] = useOfStage<BuildingId | null>(null);
  const why = (id: BuildingId) => {
    const refused = refusal('placeSafe', { building: id });
    return refused && word(refused);
  };
  return (
    <Frame
      spots={Object.fromEntries(BUILDING_IDS.map((id) => [id, { press: () => choose(id), selected: id === building, why: why(id) }]))}
      hint={t('board.placing', { count: view.placing, class: view.counts.reserve.top })}
      tray={<BuildingList label={t('ask.scoring.place')} chosen={building} onChoose={choose} why={why} />}
      controls={<MoveButton move="placeSafe" args={{ building: building ?? BUILDING_IDS[0] }} why={building === null ? t('board.why.building') : undefined} size="l" />}
    />
  );
}
