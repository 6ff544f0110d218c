/** The land under everything: areas, the river under the bridge, the yard, the house with its walls, doors and exits, the track. */
import { useMatch } from '../../../ui/kit';
import { MapIcon } from '../../../ui/kit/board';
import {
  AREA_PICTURES, DOOR_PICTURES, ENTRY_ARROWS, EXIT_PICTURES, GAP, GLASGOW, INTERSECTION_PICTURES, LONDON, OUTSIDE_PICTURE, ROOM_PICTURES, SIGNALS, VIEW_BOX,
} from '../content/picture';
import { ROOMS } from '../content/rooms';
import { SLEEPERS } from '../content/sleepers';
import { AREAS } from '../content/track';
import { toolAt } from '../supplies';
import type { AreaId, View } from '../state';
import { areaIcon, useText } from './faces';

export function MapGround({ plan }: { plan: AreaId | null }) {
  return (
    <>
      <rect {...VIEW_BOX} x={-800} width={3200} y={-800} height={2600} className="gl-land" />
      <Areas plan={plan} />
      <Yard />
      <Track />
    </>
  );
}

function Areas({ plan }: { plan: AreaId | null }) {
  const t = useText();
  return AREAS.map(({ id, number }) => {
    const { box, label } = AREA_PICTURES[id]!;
    return (
      <g key={id} className="gl-area" data-odd={number % 2 === 1 || undefined} data-plan={id === plan || undefined}>
        <rect {...box} />
        {id === 'bridge' && <path className="gl-river" d="M1395 500q60 120 20 240t30 230h70q-50-110-20-230t-20-240z" />}
        <MapIcon icon={areaIcon(id)} x={label.x} y={label.y - 24} size={44} className="gl-area-icon" />
        <text x={label.x} y={label.y + 12} className="gl-area-name">{t(`area.${id}`)}</text>
      </g>
    );
  });
}

function Yard() {
  const t = useText();
  const { box } = OUTSIDE_PICTURE;
  return (
    <>
      <rect {...box} className="gl-yard" rx={30} />
      <text x={box.x + box.width / 2} y={box.y + 16} className="gl-room-name">{t('place.outside')}</text>
      {Object.entries(ENTRY_ARROWS).map(([id, { from, to }]) => (
        <g key={id} className="gl-entry">
          <path d={`M${from.x} ${from.y + 4}V${to.y - 14}`} />
          <path d={`M${to.x - 11} ${to.y - 18}L${to.x} ${to.y - 2}L${to.x + 11} ${to.y - 18}z`} className="gl-entry-head" />
        </g>
      ))}
      <path className="gl-roof" d="M376 64L700 8L1024 64z" />
    </>
  );
}

/** Walls with gaps for doors; drawn over the floors of the rooms. */
export function Walls() {
  return (
    <>
      {Object.entries(ROOM_PICTURES).map(([id, { box }]) => <rect key={id} {...box} className="gl-wall" />)}
      {[...DOOR_PICTURES, ...EXIT_PICTURES].map(({ x, y, wall }) => (
        <path key={`${x}/${y}`} className="gl-door" d={wall === 'vertical' ? `M${x} ${y - GAP / 2}v${GAP}` : `M${x - GAP / 2} ${y}h${GAP}`} />
      ))}
      {EXIT_PICTURES.map(({ x, y }) => {
        const out = x < 700 ? -1 : 1;
        return <path key={x} className="gl-exit" d={`M${x + out * 8} ${y}h${out * 26}m${-out * 10}-9l${out * 11} 9l${-out * 11} 9`} />;
      })}
    </>
  );
}

/** Names of rooms and intersections and what the rooms hold, above the places themselves: those are buttons, which say it. */
export function PlaceNames() {
  const { view } = useMatch<View>();
  const t = useText();
  return (
    <>
      {ROOMS.map((room) => {
        const { box, stock } = ROOM_PICTURES[room]!;
        return (
          <g key={room}>
            <text x={box.x + box.width / 2} y={box.y + 19} className="gl-room-name">{t(`place.${room}`)}</text>
            <text x={stock.x + 23} y={stock.y + 13} className="gl-stock">×{view.stock[toolAt(view, room)]}</text>
          </g>
        );
      })}
      {Object.entries(INTERSECTION_PICTURES).map(([id, { x, y }]) => <text key={id} x={x} y={y + 1} className="gl-crossroads-name">{id}</text>)}
    </>
  );
}

function Track() {
  const rails = (off: number) => SLEEPERS.map(({ x, y }, i) => `${i === 0 ? 'M' : 'L'}${x} ${y + off}`).join('');
  return (
    <>
      <path d={rails(0)} className="gl-bed" />
      {SLEEPERS.map(({ x, y, angle }, i) => (
        <rect key={x} x={-2.500} y={-14} width={5} height={28} rx={1} className="gl-sleeper" data-tenth={(i + 1) % 10 === 0 || undefined} transform={`translate(${x} ${y}) rotate(${angle})`} />
      ))}
      <path d={rails(-8)} className="gl-rail" />
      <path d={rails(8)} className="gl-rail" />
      {SIGNALS.map(({ x, y }) => (
        <g key={x} className="gl-signal" transform={`translate(${x} ${y})`}>
          <path d="M0 -20v-16" />
          <circle cy={-38} r={6} />
        </g>
      ))}
      <Station {...GLASGOW} name="Glasgow" />
      <Station {...LONDON} name="London" />
    </>
  );
}

const Station = ({ x, y, name }: { x: number; y: number; name: string }) => (
  <g className="gl-station" transform={`translate(${x} ${y}) rotate(-90)`}>
    <rect x={-66} y={-17} width={132} height={34} rx={4} />
    <text y={1}>{name.toUpperCase()}</text>
  </g>
);
