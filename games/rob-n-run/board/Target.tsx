/** Stage `target`: the Boss chooses which building is robbed, and with the option which of its safes (RR-142, RR-165). */
import { Button, useMatch } from '../../../ui/kit';
import { MoveButton } from '../../../ui/kit/board';
import { MOST_SAFES } from '../content/numbers';
import { GOLD_OF_CLASS, TOOLS_OF_CLASS } from '../content/safes';
import { scenarioOf } from '../content/scenarios';
import { BUILDING_IDS, type BuildingId, type SafeClass, type View } from '../state';
import { BuildingList } from './BuildingList';
import { printOfClass, useText } from './faces';
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
      spots={Object.fromEntries(BUILDING_IDS.map((id) => [id, { press: () => pick(id), selected: id === building, why: why(id) }]))}
      hint={building ? <Outcome building={building} safes={safes} /> : <Classes />}
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

const SAFE_CLASSES: readonly SafeClass[] = [1, 2, 3];

/** What the classes on the backs stand for (RR-025). */
function Classes() {
  const t = useText();
  const each = SAFE_CLASSES.map((safeClass) => t('board.classIs', { class: printOfClass(safeClass), tools: TOOLS_OF_CLASS[safeClass], gold: GOLD_OF_CLASS[safeClass] }));
  return `${t('board.classes')} ${each.join(' · ')}`;
}

/** What robbing these safes asks and brings, and who turns up where none is left (RR-169). */
function Outcome({ building, safes }: { building: BuildingId; safes: number[] }) {
  const { view } = useMatch<View>();
  const t = useText();
  const classes = view.counts.buildings[building];
  const sum = (of: Readonly<Record<SafeClass, number>>) => safes.reduce((all, safe) => all + of[classes[safe]!], 0);
  const spy = safes.length === classes.length ? scenarioOf(view.scenario).informantOrder[view.informants.length] : undefined;
  return `${t('board.raidWhat', { building, count: safes.length, tools: sum(TOOLS_OF_CLASS), gold: sum(GOLD_OF_CLASS) })} ${spy ? t('board.raidSpy', { alarm: spy }) : ''}`;
}
