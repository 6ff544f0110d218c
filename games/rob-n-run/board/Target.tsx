/** Stage `target`: the Boss chooses which building is robbed, and with the option which of its safes (RR-142, RR-165). */
import { Button, useMatch } from '../../../ui/kit';
import { MoveButton } from '../../../ui/kit/board';
import { MOST_SAFES } from '../content/numbers';
import { BUILDING_IDS, type BuildingId, type View } from '../state';
import { BuildingList } from './BuildingList';
import { useText } from './faces';
import { Frame } from './Frame';
import { useOfStage } from './use-of-stage';

/** Safes of a building by number. */
const ALL = Array.from({ length: MOST_SAFES }, (_, i) => i);

export function Target() {
  const { view } = useMatch<View>();
  const t = useText();
  const [building, choose] = useOfStage<BuildingId | null>(null);
  const [left, leave] = useOfStage<number[]>([]);
  const pick = (id: BuildingId) => {
    choose(id);
    leave([]);
  };
  const why = (id: BuildingId) => (view.counts.buildings[id].length === 0 ? t('refuse.building-empty') : undefined);
  const classes = building ? view.counts.buildings[building] : [];
  const safes = ALL.slice(0, classes.length).filter((safe) => !left.includes(safe));
  const choosy = view.safesPerRaid === 'choose' && classes.length > 1;
  return (
    <Frame
      spots={Object.fromEntries(BUILDING_IDS.filter((id) => !why(id)).map((id) => [id, { press: () => pick(id), selected: id === building }]))}
      {...(building && { hint: t('board.raidWhat', { building, count: safes.length }) })}
      tray={
        <>
          <BuildingList label={t('ask.prepare.target')} chosen={building} onChoose={pick} why={why} />
          {choosy && (
            <div className="rr-seats-pick" role="group" aria-label={t('board.whichSafes')}>
              {classes.map((safeClass, i) => (
                <Button key={i} aria-pressed={!left.includes(i)} kind={left.includes(i) ? 'plain' : 'primary'} onClick={() => leave(left.includes(i) ? left.filter((other) => other !== i) : [...left, i])}>
                  {t('board.safeOfClass', { number: i + 1, class: safeClass })}
                </Button>
              ))}
            </div>
          )}
        </>
      }
      controls={
        <MoveButton
          move="chooseBuilding"
          args={{ building: building ?? BUILDING_IDS[0], ...(choosy && left.length > 0 && { safes }) }}
          why={building === null ? t('board.why.building') : safes.length === 0 ? t('board.why.safe') : undefined}
          size="l"
        />
      }
    />
  );
}
