/** Stage `place`: a tile, a cell, a rotation; the tile is shown as it would lie (EP-090 to EP-095). */
import { useId } from 'react';
import Left from '~icons/lucide/rotate-ccw';
import Right from '~icons/lucide/rotate-cw';
import Back from '~icons/lucide/undo-2';
import { Button, IconButton, Tooltip, useMatch } from '../../../../ui/kit';
import { MoveButton } from '../../../../ui/kit/board';
import { gridOf, placings, presentFit } from '../../city/placing';
import type { PlacedTile, View } from '../../state';
import { TilePicture } from '../city/TilePicture';
import { useText } from '../faces';
import { Frame } from '../Frame';
import type { Spots } from '../spots';
import { useOfStage } from '../use-of-stage';
import './PlaceTile.css';

type Cell = Pick<PlacedTile, 'q' | 'r'>;
const same = (a: Cell, b: Cell): boolean => a.q === b.q && a.r === b.r;

export function PlaceTile() {
  const { view } = useMatch<View>();
  const t = useText();
  const [chosen, choose] = useOfStage<Partial<PlacedTile>>({});
  const all = placings(view);
  const ofTile = all.filter(({ id }) => id === chosen.id);
  const cells = ofTile.filter((one, i) => ofTile.findIndex((other) => same(one, other)) === i);
  const here = ofTile.filter(({ q, r }) => q === chosen.q && r === chosen.r);
  const ghost = here.find(({ rot }) => rot === chosen.rot);
  const toCell = (cell: Cell) => choose(ofTile.find((one) => same(one, cell) && one.rot === chosen.rot) ?? ofTile.find((one) => same(one, cell))!);
  const turn = (by: number) => choose(here[(here.indexOf(ghost!) + by + here.length) % here.length]!);
  const spots: Spots = Object.fromEntries(cells.map((cell) => [`cell:${cell.q},${cell.r}`, { press: () => (ghost && same(cell, ghost) ? turn(1) : toCell(cell)), selected: ghost !== undefined && same(cell, ghost) }]));
  return (
    <Frame
      spots={spots}
      sketch={{ cells, ghost }}
      ask={t(chosen.id === undefined ? 'board.placeWhich' : ghost ? 'board.placeTurn' : 'board.placeWhere', { tile: chosen.id ?? 'none' })}
      hint={chosen.id === undefined && t(`board.fit.${presentFit(gridOf(view.city), view.openTiles)}`)}
      tray={
        <>
          {chosen.id === undefined && <OpenTiles fits={(id) => all.some((one) => one.id === id)} onChoose={(id) => choose({ id })} />}
          {cells.length > 0 && (
            <div className="ep-choices" role="group" aria-label={t('board.freeCells')}>
              {view.openTiles.length > 1 && <Button size="s" kind="quiet" icon={<Back />} onClick={() => choose({})}>{t('board.otherTile')}</Button>}
              {cells.map((cell, i) => (
                <Button key={`${cell.q},${cell.r}`} size="s" aria-pressed={ghost !== undefined && same(cell, ghost)} kind={ghost && same(cell, ghost) ? 'primary' : 'plain'} onClick={() => toCell(cell)}>
                  {t('board.freeCell', { number: i + 1 })}
                </Button>
              ))}
            </div>
          )}
        </>
      }
      controls={
        <>
          {ghost && here.length > 1 && (
            <>
              <IconButton kind="plain" icon={<Left />} label={t('board.turnLeft')} onClick={() => turn(1)} />
              <IconButton kind="plain" icon={<Right />} label={t('board.turnRight')} onClick={() => turn(-1)} />
            </>
          )}
          <MoveButton
            move="placeTile" size="l"
            args={ghost && { tile: ghost.id, q: ghost.q, r: ghost.r, rot: ghost.rot }}
            why={chosen.id === undefined ? t('board.why.tile') : ghost ? undefined : t('board.why.cell')}
          />
        </>
      }
    />
  );
}

function OpenTiles({ fits, onChoose }: { fits: (id: string) => boolean; onChoose: (id: string) => void }) {
  const { view } = useMatch<View>();
  const t = useText();
  const scope = useId();
  return (
    <div className="ep-open-tiles" role="group" aria-label={t('board.openTiles')}>
      {view.openTiles.map((id) => {
        const why = fits(id) ? undefined : t('board.why.fit');
        return (
          <Tooltip key={id} text={why} onTap={why !== undefined}>
            <button type="button" className="ep-open-tile" aria-disabled={why !== undefined || undefined} onClick={() => why === undefined && onChoose(id)}>
              <TilePicture id={id} scope={`${scope}-${id}`} />
              <span>{t(`tile.${id}`)}</span>
            </button>
          </Tooltip>
        );
      })}
    </div>
  );
}
