/** Stage `avoid`: each officer met is avoided by a piece or costs a Wound (EP-121 to EP-131). */
import { useMatch } from '../../../../ui/kit';
import { MoveButton } from '../../../../ui/kit/board';
import type { Target } from '../../executive/effects';
import type { Faced, TileId, View } from '../../state';
import { foresee } from '../../police/wounds';
import { OfficerBadge } from '../city/shapes';
import { facedKey, money, useText } from '../faces';
import { Frame } from '../Frame';
import { usePieces, usePieceSpots, type HeldPiece } from '../pieces';
import { useOfStage } from '../use-of-stage';
import { Tally, Worst } from './Facts';
import { UsePiece } from './UsePiece';
import './Avoid.css';

export function Avoid() {
  const { view, seat } = useMatch<View>();
  const t = useText();
  const { pieces, usable } = usePieces();
  const [id, choose] = useOfStage<string | null>(null);
  const spots = usePieceSpots(pieces, choose);
  if (id !== null) return <UsePiece id={id} onBack={() => choose(null)} />;
  const { faced } = view.turn!;
  const tiles = [...new Set(faced.map(({ tile }) => tile))];
  const healing = usable.filter(({ effect }) => effect.do === 'heal');
  return (
    <Frame
      spots={spots}
      sketch={{ alarm: faced }}
      hint={<><Worst worst={foresee(view.boards[seat!]!, faced.length)} count={faced.length} /> <Tally /></>}
      tray={
        <>
          {tiles.map((tile) => <OnTile key={tile} tile={tile} faced={faced.filter((each) => each.tile === tile)} usable={usable} />)}
          {healing.length > 0 && (
            <div className="ep-choices" role="group" aria-label={t('thing.wounds')}>
              {healing.map((piece) => <Use key={piece.id} piece={piece} target={undefined} />)}
            </div>
          )}
        </>
      }
      controls={<></>}
    />
  );
}

/** All that a tile's officers can be met with. */
function OnTile({ tile, faced, usable }: { tile: TileId; faced: Faced[]; usable: HeldPiece[] }) {
  const t = useText();
  const whole = usable.filter(({ effect }) => effect.do === 'avoidTile');
  return (
    <section className="ep-met" aria-label={t(`tile.${tile}`)}>
      <header className="ep-met-head">
        <h3>{t(`tile.${tile}`)}</h3>
        {whole.map((piece) => <Use key={piece.id} piece={piece} target={{ tile }}>{t('board.avoidAll', { name: piece.name, count: faced.length })}</Use>)}
      </header>
      {faced.map((each) => <OneFaced key={facedKey(each)} faced={each} usable={usable} />)}
    </section>
  );
}

function OneFaced({ faced, usable }: { faced: Faced; usable: HeldPiece[] }) {
  const { view, seat } = useMatch<View>();
  const t = useText();
  const key = facedKey(faced);
  const single = usable.filter(({ effect, targets }) => effect.do === 'avoidOne' && targets.some((target) => target && facedKey(target as Faced) === key));
  const { arrested } = foresee(view.boards[seat!]!, 1);
  return (
    <div className="ep-met-one">
      <span className="ep-met-who"><OfficerBadge type={faced.type} size={30} /> {t(`officer.${faced.type}`)}</span>
      {single.map((piece) => <Use key={piece.id} piece={piece} target={faced} />)}
      <MoveButton move="takeWound" args={{ officer: faced }} kind={arrested ? 'danger' : 'plain'}>{arrested ? t('board.beArrested') : undefined}</MoveButton>
    </div>
  );
}

function Use({ piece: { move, argsFor, name, icon, price }, target, children }: { piece: HeldPiece; target: Target | undefined; children?: string }) {
  return <MoveButton move={move} icon={icon} args={argsFor(target)}>{`${children ?? name}${price > 0 ? ` · ${money(price)}` : ''}`}</MoveButton>;
}

