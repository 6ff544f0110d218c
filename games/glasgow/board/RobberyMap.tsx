/** The board: the house above, the track from Glasgow to London below, and all that stands on it. */
import House from '~icons/lucide/house';
import Train from '~icons/lucide/train-front';
import { useMatch } from '../../../ui/kit';
import { GraphMap, useSpots, type MapEdge, type MapPart } from '../../../ui/kit/board';
import { INTERSECTION_PICTURES, VIEW_BOX } from '../content/picture';
import { PATHS } from '../content/track';
import { planOutlook } from '../queries';
import { roleOf } from '../roles';
import type { TileId, View } from '../state';
import { useText, type Text } from './faces';
import { MapGround, PlaceNames, Walls } from './MapGround';
import { MapZones } from './MapZones';
import { nodesOf, piecesOf, regionsOf } from './things';
import { sleeperAt, TrainShape } from './TrainShape';
import './RobberyMap.css';

const EDGES: MapEdge[] = PATHS.map(({ a, b, kind }) => ({
  id: `${a}-${b}`, from: INTERSECTION_PICTURES[a]!, to: INTERSECTION_PICTURES[b]!, kind,
}));

const HOUSE = { x: 340, y: 20, width: 720, height: 430 };

/** The part of the track around the train. */
const around = (head: number) => {
  const { x } = sleeperAt(head);
  return { x: Math.min(1060, Math.max(40, x - 180)), y: 500, width: 500, height: 480 };
};

const partsOf = (head: number, t: Text): MapPart[] => [
  { id: 'house', label: t('thing.house'), icon: <House />, box: HOUSE },
  { id: 'train', label: t('thing.train'), icon: <Train />, box: around(head) },
];

/** Pixels a unit of the picture from which names fit into it at 14 px. */
const PRINT_FITS = 0.4;

const NOBODY: Readonly<Record<string, TileId>> = {};

export function RobberyMap() {
  const { view, seat } = useMatch<View>();
  const t = useText();
  const spots = useSpots();
  const own = seat === null ? undefined : view.players[seat];
  const plan = planOutlook(view, seat)?.card?.area ?? null;
  const start = seat !== null && roleOf(view, seat) === 'operator' ? 'train' : 'house';
  return (
    <GraphMap
      className="gl-map"
      label={t('board.map')}
      box={VIEW_BOX}
      ground={<><MapGround plan={plan} /><MapZones /></>}
      regions={regionsOf(view, spots, t)}
      edges={EDGES}
      nodes={nodesOf(view, spots, t)}
      middle={<><Walls /><PlaceNames /><TrainShape head={view.head} /></>}
      pieces={piecesOf(view, own?.peeked ?? NOBODY, spots, t)}
      parts={partsOf(view.head, t)}
      start={start}
      near={PRINT_FITS}
    />
  );
}
