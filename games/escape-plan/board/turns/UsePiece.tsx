/** A piece is taken up: what it is to be used on, then the Executive Action itself (EP-206 to EP-216). */
import type { ReactNode } from 'react';
import { Button, useMatch } from '../../../../ui/kit';
import { MoveButton } from '../../../../ui/kit/board';
import type { MoveTarget, Target } from '../../executive/effects';
import { itemName } from '../../visit/item-spaces';
import type { View } from '../../state';
import { assetIcon, ICON, money, useText } from '../faces';
import { Frame } from '../Frame';
import { usePieces, type HeldPiece } from '../pieces';
import type { Spots } from '../spots';
import { useOfStage } from '../use-of-stage';
import { OfficerBadge } from '../city/shapes';
import { ContactPicker } from './ContactPicker';
import { MoveOfficer } from './MoveOfficer';
import { PieceRow } from './PieceRow';

interface UsePieceProps {
  /** A piece, or a place with several abilities. */
  id: string;
  onBack: () => void;
}

export function UsePiece({ id, onBack }: UsePieceProps) {
  const t = useText();
  const { usable } = usePieces();
  const [chosen, choose] = useOfStage(id);
  const piece = usable.find((each) => each.id === chosen);
  const back = <Button kind="quiet" onClick={onBack}>{t('board.back')}</Button>;
  if (!piece) {
    const some = usable.filter(({ place }) => place === chosen);
    return <Frame ask={t('board.whichAbility')} tray={<PieceRow pieces={some} onChoose={choose} />} controls={back} />;
  }
  switch (piece.effect.do) {
    case 'takeContact': return <ContactPicker move={piece.move} argsFor={(taking) => piece.argsFor(taking)} ask={piece.name} onBack={onBack} />;
    case 'moveOfficer': return <MoveOfficer title={piece.name} price={piece.price} move={piece.move} steps={piece.targets as MoveTarget[]} argsFor={(step) => piece.argsFor(step)} controls={back} />;
    default: return <AimAndUse piece={piece} onBack={onBack} />;
  }
}

function AimAndUse({ piece, onBack }: { piece: HeldPiece; onBack: () => void }) {
  const t = useText();
  const { targets, move, argsFor, name, text, price } = piece;
  const [at, aim] = useOfStage<number | null>(targets.length === 1 ? 0 : null);
  const aimed = targets[0] !== undefined;
  const spots: Spots = Object.fromEntries(targets.flatMap((target, i) => {
    const place = target && placeOf(target);
    return place ? [[place, { press: () => aim(i), selected: i === at }]] : [];
  }));
  return (
    <Frame
      spots={spots}
      ask={<>{name}{price > 0 && ` · ${money(price)}`}</>}
      hint={text}
      tray={aimed && <Targets targets={targets as Target[]} at={at} onAim={aim} />}
      controls={
        <>
          <Button kind="quiet" onClick={onBack}>{t('board.back')}</Button>
          <MoveButton move={move} size="l" args={argsFor(at === null ? undefined : targets[at])} why={at === null ? t('board.why.target') : undefined}>{t('board.use', { name })}</MoveButton>
        </>
      }
    />
  );
}

/** Where a target is pressed on the table. */
function placeOf(target: Target): string | undefined {
  if ('asset' in target || 'card' in target) return undefined;
  if ('space' in target) return `item:${target.space}`;
  return 'type' in target ? `officer:${target.tile}:${target.type}` : `tile:${target.tile}`;
}

function Targets({ targets, at, onAim }: { targets: readonly Target[]; at: number | null; onAim: (index: number) => void }) {
  const { view, seat } = useMatch<View>();
  const t = useText();
  const faceOf = (target: Target): [icon: ReactNode, name: string] => {
    if ('asset' in target) return [assetIcon(target.asset), t(`asset.${target.asset}`)];
    if ('card' in target) return [ICON.contacts, ''];
    if ('space' in target) {
      const tile = view.boards[seat!]!.items[target.space];
      return [ICON.locker, tile && tile.kind !== 'asset' ? t(`item.${itemName(tile)}`) : ''];
    }
    if ('type' in target) return [<OfficerBadge key="badge" type={target.type} size={28} />, t('board.officerIn', { officer: target.type, tile: target.tile })];
    const count = view.turn!.faced.filter(({ tile }) => tile === target.tile).length;
    return [ICON.patrol, t('board.allIn', { tile: target.tile, count })];
  };
  return (
    <div className="ep-options" role="group" aria-label={t('board.why.target')}>
      {targets.map((target, i) => {
        const [icon, name] = faceOf(target);
        return (
          <button key={i} type="button" className="ep-option" aria-pressed={i === at} onClick={() => onAim(i)}>
            <span className="ep-option-icon" aria-hidden>{icon}</span><strong>{name}</strong>
          </button>
        );
      })}
    </div>
  );
}
