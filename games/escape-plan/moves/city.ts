/** Phase `city`: a tile is placed (EP-090 to EP-095). */
import * as v from 'valibot';
import { openTile } from '../city/city';
import { askPlacer } from '../days';
import { placings, refusePlacing } from '../city/placing';
import { defineMove, type PlacedTile } from '../state';
import { coordinate, tileId } from './schemas';

interface Placing extends Omit<PlacedTile, 'id'> {
  tile: string;
}

const asTile = ({ tile, q, r, rot }: Placing): PlacedTile => ({ id: tile, q, r, rot });

export const placeTile = defineMove({
  name: 'placeTile',
  args: v.strictObject({ tile: tileId, q: coordinate, r: coordinate, rot: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(5)) }),
  refuse: (view, args) => refusePlacing(view, asTile(args)),
  options: (view) => placings(view).map(({ id, q, r, rot }) => ({ tile: id, q, r, rot })),
  apply: (turn, args) => {
    const { G, seat, tell } = turn;
    G.openTiles.splice(G.openTiles.indexOf(args.tile), 1);
    tell({ type: 'tile-placed', seat, ...args });
    openTile({ G, tell }, asTile(args));
    askPlacer(turn);
  },
});
