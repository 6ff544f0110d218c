/** The gallery's map: places that are open, chosen, closed and bare, with a piece on one of them. */
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import House from '~icons/lucide/house';
import { GraphMap, type MapThing } from '../GraphMap';
import { Shelf } from './Shelf';

const BOX = { x: 0, y: 0, width: 800, height: 300 };
const PLACES = [
  { id: 'attic', x: 120, y: 90 },
  { id: 'cellar', x: 330, y: 210 },
  { id: 'track', x: 540, y: 90 },
  { id: 'where', x: 700, y: 220 },
] as const;

export function Maps() {
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
