/** All that can be looked at or pressed on the map: buildings with their safes, spaces with cubes, officer and car. */
import { MapIcon, type MapThing } from '../../../ui/kit/board';
import { buildingOf, DISTRICTS } from '../content/city';
import { CUBE_OFFSETS, PAWNS_SHARED, SAFE_SLOTS, SPACE_RADIUS } from '../content/picture';
import { scenarioOf } from '../content/scenarios';
import { BUILDING_IDS, TERMINALS, type Alarm, type BuildingId, type SafeClass, type View } from '../state';
import { buildingBox, enlarged, layoutNow, ZOOM } from './city-places';
import { ALARM_LOOKS, carIcon, kindIcon, officerIcon, printOfClass, type Text } from './faces';
import type { Spots } from './spots';

const SAFE = 38;
const CUBE = 32;

function safeDrawing(safeClass: SafeClass, i: number, of: number) {
  const { x, y } = enlarged(SAFE_SLOTS[of === 1 ? 1 : i]!);
  return (
    <g key={i} transform={`translate(${x} ${y + 8})`}>
      <rect x={-SAFE / 2} y={-SAFE / 2} width={SAFE} height={SAFE} rx={5} className="rr-map-safe" />
      <text className="rr-map-class rr-far-off" y={1}>{printOfClass(safeClass)}</text>
    </g>
  );
}

/** The name on the roof, on two lines where it has two words. */
function Sign({ name, y }: { name: string; y: number }) {
  const lines = name.split(/(?<=[ -])/);
  return (
    <text className="rr-sign rr-far-off" y={y}>
      {lines.map((line, i) => <tspan key={line} x={0} dy={i === 0 ? `${(1 - lines.length) * 0.5}em` : '0.95em'}>{line.trim()}</tspan>)}
    </text>
  );
}

const districtOfBuilding = (id: BuildingId) => DISTRICTS.find(({ buildings }) => buildings.some((building) => building.id === id))!.id;

function buildingThing(view: View, id: BuildingId, spots: Spots, t: Text): MapThing {
  const { width, height, ...at } = buildingBox(view, id);
  const { kind } = buildingOf(id);
  const classes = view.counts.buildings[id];
  const spot = spots[id];
  const raided = view.raid?.building === id;
  return {
    id: `building:${id}`, ...at, shape: { width, height },
    label: t('board.buildingIs', { building: id, kind, district: districtOfBuilding(id), count: classes.length, classes: classes.map(printOfClass).join(', '), context: raided ? 'raided' : undefined }),
    onPress: spot?.press, selected: spot?.selected, why: spot?.why,
    children: (
      <>
        <rect x={-width / 2} y={-height / 2} width={width} height={height} rx={6} className="rr-building" data-kind={kind} data-raided={raided || undefined} data-empty={classes.length === 0 || undefined} />
        <MapIcon icon={kindIcon(kind)} y={-20} size={58} className="rr-map-icon" />
        {classes.map((safeClass, i) => safeDrawing(safeClass, i, classes.length))}
        <Sign name={t(`building.${id}`)} y={-height / 2} />
      </>
    ),
  };
}

export const buildingsOf = (view: View, spots: Spots, t: Text): MapThing[] => BUILDING_IDS.map((id) => buildingThing(view, id, spots, t));

function cubeDrawing(alarm: Alarm, i: number) {
  const { x, y } = enlarged(CUBE_OFFSETS[i]!);
  return (
    <g key={alarm} transform={`translate(${x * 1.15} ${y})`}>
      <rect x={-CUBE / 2} y={-CUBE / 2} width={CUBE} height={CUBE} rx={4} fill={ALARM_LOOKS[alarm].fill} className="rr-map-cube" />
      <MapIcon icon={ALARM_LOOKS[alarm].icon} size={24} className="rr-map-icon" />
    </g>
  );
}

export function spacesOf(view: View, t: Text): MapThing[] {
  const { terminals } = scenarioOf(view.scenario);
  return layoutNow(view).route.map((point, space) => {
    const terminal = TERMINALS.find((id) => terminals[id] === space);
    const cubes = view.cubes[space] ?? [];
    const name = terminal ? t(`terminal.${terminal}`) : t('thing.space', { space });
    const r = SPACE_RADIUS * ZOOM;
    return {
      id: `space:${space}`, ...enlarged(point), shape: { r },
      label: [name, ...cubes.map((alarm) => t('board.cube', { alarm }))].join(', '),
      children: (
        <>
          <circle r={r} className="rr-space" data-terminal={terminal} />
          <text className={terminal ? 'rr-space-name' : 'rr-space-name rr-far-off'} y={1}>{terminal ?? space}</text>
          {cubes.map(cubeDrawing)}
        </>
      ),
    };
  });
}

function pawn(view: View, who: 'officer' | 'car', t: Text): MapThing {
  const route = layoutNow(view).route;
  const space = Math.min(view[who], route.length - 1);
  const shared = view.officer === view.car ? enlarged(PAWNS_SHARED[who]) : { x: 0, y: 0 };
  const at = enlarged(route[space]!);
  return {
    id: who, x: at.x + shared.x, y: at.y + shared.y, shape: { r: 40 },
    label: t(who === 'officer' ? 'board.officerOn' : 'board.carOn', { space: view[who] }),
    children: (
      <>
        <circle r={40} className="rr-pawn" data-who={who} />
        <MapIcon icon={who === 'officer' ? officerIcon : carIcon} size={54} className="rr-map-icon" />
      </>
    ),
  };
}

export const pawnsOf = (view: View, t: Text): MapThing[] => [pawn(view, 'officer', t), pawn(view, 'car', t)];
