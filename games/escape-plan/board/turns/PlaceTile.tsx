/** Stage `place`: a tile, a cell, a rotation; the tile is shown as it would lie (EP-090 to EP-095). */
import { useId } from 'react';
import Left from '~icons/lucide/rotate-ccw';
import Right from '~icons/lucide/rotate-cw';
import { Button, Choice, ChoiceGroup, useMatch } from '../../../../ui/kit';
import { MoveButton } from '../../../../ui/kit/board';
import { gridOf, placings, presentFit } from '../../placing';
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
      hint={t(`board.fit.${presentFit(gridOf(view.city), view.openTiles)}`)}
      tray={
        <>
          <OpenTiles chosen={chosen.id} fits={(id) => all.some((one) => one.id === id)} onChoose={(id) => choose(id === chosen.id ? {} : { id })} />
          {cells.length > 0 && (
            <div className="ep-choices" role="group" aria-label={t('board.freeCells')}>
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
              <Button icon={<Left />} onClick={() => turn(1)}>{t('board.turnLeft')}</Button>
              <Button icon={<Right />} onClick={() => turn(-1)}>{t('board.turnRight')}</Button>
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

function OpenTiles({ chosen, fits, onChoose }: { chosen: string | undefined; fits: (id: string) => boolean; onChoose: (id: string) => void }) {
  const { view } = useMatch<View>();
  const t = useText();
  const scope = useId();
  return (
    <ChoiceGroup className="ep-open-tiles" label={t('board.openTiles')} value={chosen ?? null} onChange={onChoose}>
      {view.openTiles.map((id) => (
        <Choice key={id} id={id} className="ep-open-tile" why={fits(id) ? undefined : t('board.why.fit')}>
          <TilePicture id={id} scope={`${scope}-${id}`} />
          <span>{t(`tile.${id}`)}</span>
        </Choice>
      ))}
    </ChoiceGroup>
  );
}
