/** What is printed on City tiles: Land by colour and pattern, a Ferry, the tile's name. Nothing here is pressed. */
import { MapIcon } from '../../../../ui/kit/board';
import { PICTURES, turned } from '../../content/picture';
import { tileOf, type Land } from '../../content/tiles';
import type { PlacedTile } from '../../state';
import { ICON, LAND_LOOK, useText } from '../faces';
import { HEXAGON, outlineOf, SIZE, written } from './places';

export const LANDS: readonly Land[] = ['I', 'C', 'R', 'W'];

/** Sheds, streets, gardens, waves: each Land can be told without its colour. */
const PATTERNS: Record<Land, { size: number; path: string }> = {
  I: { size: 14, path: 'M0 14L14 0M-3 3L3 -3M11 17L17 11' },
  C: { size: 20, path: 'M0 10H20M10 0V20' },
  R: { size: 18, path: 'M5 8L9 4L13 8V13H5Z' },
  W: { size: 24, path: 'M0 8Q6 3 12 8T24 8M0 20Q6 15 12 20T24 20' },
};

export const landFill = (scope: string, land: Land): string => `url(#${scope}-${land})`;

export function LandPatterns({ scope }: { scope: string }) {
  return (
    <defs>
      {LANDS.map((land) => {
        const { size, path } = PATTERNS[land];
        return (
          <pattern key={land} id={`${scope}-${land}`} width={size} height={size} patternUnits="userSpaceOnUse">
            <rect width={size} height={size} fill={LAND_LOOK[land]} />
            <path d={path} className="ep-land-line" />
          </pattern>
        );
      })}
    </defs>
  );
}

/** A tile around the middle of its cell. */
export function TileArt({ tile, scope }: { tile: PlacedTile; scope: string }) {
  return (
    <>
      {tileOf(tile.id).regions.map(({ land }, index) => <polygon key={index} points={written(outlineOf(tile, index))} fill={landFill(scope, land)} className="ep-region" />)}
      <polygon points={written(HEXAGON)} className="ep-tile-edge" />
      <Prints tile={tile} />
    </>
  );
}

const LINE = 15;

/** The name of a tile, one word a line, and its Ferry. */
function Prints({ tile: { id, rot } }: { tile: PlacedTile }) {
  const t = useText();
  const { label, ferry } = PICTURES[id]!;
  const [x, y] = turned(label, rot).map((part) => part * SIZE) as [number, number];
  const dock = ferry && turned(ferry, rot);
  return (
    <>
      <text className="ep-tile-name">
        {t(`tile.${id}`).split(' ').map((word, i, all) => <tspan key={word} x={x} y={y + (i - (all.length - 1) / 2) * LINE}>{word}</tspan>)}
      </text>
      {dock && (
        <g transform={`translate(${dock[0] * SIZE} ${dock[1] * SIZE})`}>
          <circle r={15} className="ep-ferry" />
          <MapIcon icon={ICON.ferry} size={21} className="ep-white" />
        </g>
      )}
    </>
  );
}
