/** All that can be looked at or pressed on the map: buildings with their safes, spaces with cubes, officer and car. */
import { MapIcon, type MapThing } from '../../../ui/kit/board';
import { buildingOf, DISTRICTS } from '../content/city';
import { CUBE_OFFSETS, PAWNS_SHARED, SAFE_SLOTS, SPACE_RADIUS } from '../content/picture';
import { scenarioOf } from '../content/scenarios';
import { BUILDING_IDS, TERMINALS, type Alarm, type BuildingId, type View } from '../state';
import { airportPlaces, buildingBox, enlarged, layoutNow, ZOOM, type Placed } from './city-places';
import { ALARM_LOOKS, carIcon, kindIcon, officerIcon, printOfClass, type Text } from './faces';
import type { Spots } from './spots';

const CUBE = 32;
const SAFE = 38;

const KIND = 44;
/** In a tall building all stands lower: its sign hangs in it, since another may stand close above. */
const isTall = ({ width, height }: Placed): boolean => height > width;
const TALL = 20;

/** Which of the three places the safes of a building take, by their number: always in order, and even. */
const SLOTS = [[], [1], [0, 2], [0, 1, 2]];
const slotsFor = (count: number, tall: boolean) =>
  SLOTS[count]!.map((slot) => enlarged(SAFE_SLOTS[slot]!)).map(({ x, y }) => ({ x, y: y + 8 + (tall ? TALL : 0) }));

const districtOfBuilding = (id: BuildingId) => DISTRICTS.find(({ buildings }) => buildings.some((building) => building.id === id))!.id;

function buildingThing(view: View, id: BuildingId, spots: Spots, t: Text): MapThing {
  const box = buildingBox(view, id);
  const { width, height, ...at } = box;
  const tall = isTall(box);
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
        <MapIcon icon={kindIcon(kind)} y={-14 + (tall ? TALL : 0)} size={KIND} className="rr-map-icon" />
        {slotsFor(classes.length, tall).map(({ x, y }) => <rect key={x} x={x - SAFE / 2} y={y - SAFE / 2} width={SAFE} height={SAFE} rx={5} className="rr-map-safe" />)}
      </>
    ),
  };
}

/** Names and classes in print: over the map, since they are said with the buildings already. */
export function BuildingPrint({ view, id, name }: { view: View; id: BuildingId; name: string }) {
  const box = buildingBox(view, id);
  const { x, y, height } = box;
  const tall = isTall(box);
  const lines = name.split(/(?<=[ -])/);
  const classes = view.counts.buildings[id];
  return (
    <g className="rr-far-off" transform={`translate(${x} ${y})`}>
      {slotsFor(classes.length, tall).map((slot, i) => <text key={slot.x} className="rr-map-class" x={slot.x} y={slot.y + 1}>{printOfClass(classes[i]!)}</text>)}
      <text className="rr-sign" y={-height / 2 + (tall ? 8 : 0)}>
        {lines.map((line, i) => <tspan key={line} x={0} dy={i > 0 ? '0.95em' : tall ? 0 : `${(1 - lines.length) * 0.95}em`}>{line.trim()}</tspan>)}
      </text>
    </g>
  );
}

/** Over the road, which runs into the airport. */
export function AirportSign({ view, name }: { view: View; name: string }) {
  return <text className="rr-sign rr-far-off" {...airportPlaces(layoutNow(view)).name}>{name}</text>;
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
