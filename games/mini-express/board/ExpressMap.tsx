/** The map of the match, true to its data, with all trains, and the ways that are being thought of. */
import { useContext, useMemo, type ReactNode } from 'react';
import City from '~icons/lucide/building-2';
import { useMatch } from '../../../ui/kit';
import { HexMap, hexOutline, type HexArea, type HexBorder, type HexLink, type MapPart } from '../../../ui/kit/board';
import type { GameMap } from '../content/map';
import { gridOf } from '../grid';
import type { Board, View } from '../state';
import { useText, type Text } from './look';
import { lastBuilt } from './last-built';
import { badgesOf, boxOf, LAYOUT, NEAR, PARTS, sightOf } from './map-geometry';
import { cellsOf } from './map-cells';
import { Fresh, Names, Tracks, Ways } from './map-lines';
import { SpotsContext } from './spots';
import './ExpressMap.css';

/** North and south as on a compass, in both languages. */
const ICONS: Record<string, ReactNode> = { north: <b className="me-compass">N</b>, south: <b className="me-compass">S</b>, london: <City />, centre: <City /> };

const partsOf = ({ id }: GameMap, t: Text): MapPart[] =>
  PARTS[id].parts.map(({ id: part, box }) => ({ id: part, label: t(`board.part.${id}.${part}`), icon: ICONS[part], box }));

const areasOf = (board: Pick<Board, 'map'>): HexArea[] => {
  const { hexes } = gridOf(board);
  return [{ id: 'coast', kind: 'coast', hexes }];
};

const bordersOf = ({ redBorders }: GameMap): HexBorder[] => redBorders.map(({ id, a, b }) => ({ id, a, b, kind: 'red' }));

const linksOf = (board: Board): HexLink[] => {
  const { map, cities } = gridOf(board);
  return map.ferries.map(({ id, q, r, endA, endB }) => ({
    id, kind: Object.hasOwn(board.ferries, id) ? 'ferry-built' : 'ferry', path: [cities.get(endA)!, { q, r }, cities.get(endB)!],
  }));
};

export function ExpressMap() {
  const { view, log } = useMatch<View>();
  const t = useText();
  const spots = useContext(SpotsContext);
  const { map } = gridOf(view);
  const fixed = useMemo(() => ({ box: boxOf(map), areas: areasOf({ map: map.id }), borders: bordersOf(map) }), [map]);
  const { at, onLook, chosen, numbered } = spots;
  const hexes = useMemo(() => cellsOf(view, { at, onLook, chosen }, t), [view, at, onLook, chosen, t]);
  const fresh = useMemo(() => lastBuilt({ map: map.id }, log), [map, log]);
  const pieces = badgesOf(view, numbered.map(({ way }) => way)).map((point, i) => ({
    ...point, ...numbered[i]!, id: `way-${i + 1}`, shape: { r: 13 },
    label: t('board.wayNumber', { number: i + 1, company: numbered[i]!.way.company, count: numbered[i]!.way.trains, length: numbered[i]!.way.length }),
    children: <g className="me-badge"><circle r={11} /><text y={1}>{i + 1}</text></g>,
  }));
  return (
    <HexMap
      className="me-map"
      label={t('board.map', { map: map.id })}
      layout={LAYOUT}
      near={NEAR}
      {...fixed}
      ground={<Sea map={map} t={t} />}
      hexes={hexes}
      links={linksOf(view)}
      middle={<><Fresh hexes={fresh} /><Ways board={view} ways={spots.ways} chosen={chosen} /><Names board={view} t={t} /></>}
      pieces={pieces}
      sight={sightOf(view, spots.sight)}
      keepZoom={!spots.pressed}
      parts={partsOf(map, t)}
      start={PARTS[map.id].start}
      below={<Tracks board={view} />}
    />
  );
}

/** Open sea, with the name of the map on it. */
function Sea({ map, t }: { map: GameMap; t: Text }) {
  const box = boxOf(map);
  const far = 3 * box.width;
  return (
    <>
      <defs>
        <pattern id="me-waves" width={36} height={18} patternUnits="userSpaceOnUse">
          <path className="me-wave" d="M0 9q9 -6 18 0t18 0" />
        </pattern>
      </defs>
      <rect className="me-sea" x={box.x - far} y={box.y - far} width={box.width + 2 * far} height={box.height + 2 * far} />
      <rect fill="url(#me-waves)" x={box.x - far} y={box.y - far} width={box.width + 2 * far} height={box.height + 2 * far} />
      <path className="me-shallows" d={hexOutline(gridOf({ map: map.id }).hexes, LAYOUT)} />
      <text className="me-title" x={box.x + (map.id === 'uk1918' ? 700 : box.width - 190)} y={box.y + (map.id === 'uk1918' ? 120 : box.height - 85)}>
        {t(`board.cartouche.${map.id}`)}
      </text>
    </>
  );
}
