/** The gallery's maps: places that are open, chosen, closed and bare, with a piece on one of them; hexes pointy and flat. */
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import House from '~icons/lucide/house';
import { GraphMap, type MapThing } from '../GraphMap';
import { HexMap, hexBox, hexCentre, hexKey, type Hex, type HexCell } from '../HexMap';
import { Shelf } from './Shelf';

const BOX = { x: 0, y: 0, width: 800, height: 300 };
const PLACES = [
  { id: 'attic', x: 120, y: 90 },
  { id: 'cellar', x: 330, y: 210 },
  { id: 'track', x: 540, y: 90 },
  { id: 'where', x: 700, y: 220 },
] as const;

/** An island: rows of hexes, as long as they are numbered. */
const ISLAND: Hex[] = [[2, 4], [1, 5], [0, 5], [0, 4], [0, 2]].flatMap(([from, to], r) =>
  Array.from({ length: to! - from! + 1 }, (_, i) => ({ q: from! + i, r })));
const LAKE = { q: 2, r: 2 };
const ROAD: Hex[] = [{ q: 2, r: 0 }, { q: 2, r: 1 }, { q: 3, r: 1 }, { q: 3, r: 2 }];

export function Maps() {
  return (
    <>
      <Nodes />
      <Hexes title="HexMap" />
      <Hexes title="HexMap, flat" flat />
    </>
  );
}

function Hexes({ title, flat = false }: { title: string; flat?: boolean }) {
  const { t } = useTranslation('kit');
  const [at, setAt] = useState<Hex>(ROAD[3]!);
  const layout = { size: 34, flat };
  const cells = ISLAND.map((hex): HexCell => {
    const lake = hexKey(hex) === hexKey(LAKE);
    const label = lake ? t('gallery.lake') : t('gallery.hex', { hex: hexKey(hex) });
    return { ...hex, label, terrain: lake ? 'lake' : 'land', ...(lake ? { onPress: () => {}, why: t('gallery.full') } : { onPress: () => setAt(hex) }) };
  });
  return (
    <Shelf title={title}>
      <HexMap
        className="k-gallery-map"
        label={t('gallery.map')}
        layout={layout}
        hexes={cells}
        areas={[{ id: 'coast', hexes: ISLAND }, { id: 'shore', hexes: [LAKE] }]}
        links={[{ id: 'road', path: ROAD }]}
        borders={[{ id: 'wall', a: { q: 1, r: 2 }, b: { q: 1, r: 3 } }, { id: 'more', a: { q: 1, r: 2 }, b: { q: 0, r: 3 } }]}
        pieces={[{ id: 'fox', label: t('gallery.fox'), ...hexCentre(at, layout), shape: { r: 12 }, children: <circle r={12} fill="#a32a20" /> }]}
        parts={[{ id: 'lake', label: t('gallery.lake'), icon: <House />, box: hexBox([LAKE], layout, 40) }]}
      />
    </Shelf>
  );
}

function Nodes() {
  const { t } = useTranslation('kit');
  const [at, setAt] = useState<string>('attic');
  const nodes = PLACES.map(({ id, x, y }, i): MapThing => ({
    id, x, y, shape: { r: 26 }, label: t(`gallery.${id}`),
    children: <circle r={26} fill="#f4ecd9" stroke="#12151d" strokeWidth={4} />,
    ...(id === 'cellar' ? { onPress: () => {}, why: t('gallery.full') } : id === 'where' ? {} : { onPress: () => setAt(id), selected: id === at, mark: String(i + 1) }),
  }));
  const here = PLACES.find(({ id }) => id === at)!;
  return (
    <Shelf title="GraphMap">
      <GraphMap
        className="k-gallery-map"
        label={t('gallery.map')}
        box={BOX}
        regions={[{ id: 'region', x: 230, y: 150, shape: { width: 400, height: 260 }, label: t('gallery.title'), children: <rect x={-200} y={-130} width={400} height={260} rx={12} fill="#4f6240" /> }]}
        edges={PLACES.slice(1).map((to, i) => ({ id: to.id, from: PLACES[i]!, to }))}
        nodes={nodes}
        pieces={[{ id: 'piece', x: here.x, y: here.y, shape: { r: 14 }, label: t('gallery.fox'), children: <circle r={14} fill="#a32a20" /> }]}
        parts={[{ id: 'part', label: t('gallery.attic'), icon: <House />, box: { x: 20, y: 20, width: 300, height: 200 } }]}
      />
    </Shelf>
  );
}
