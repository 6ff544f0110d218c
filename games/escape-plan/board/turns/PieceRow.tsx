/** The pieces that can be used right now, each with what it does and costs. */
import { money, useText } from '../faces';
import type { HeldPiece } from '../pieces';
import './AssetChoice.css';

export function PieceRow({ pieces, onChoose }: { pieces: readonly HeldPiece[]; onChoose: (id: string) => void }) {
  const t = useText();
  if (pieces.length === 0) return null;
  return (
    <div className="ep-options" role="group" aria-label={t('board.usable')}>
      {pieces.map(({ id, icon, name, text, price }) => (
        <button key={id} type="button" className="ep-option" onClick={() => onChoose(id)}>
          <span className="ep-option-icon" aria-hidden>{icon}</span>
          <strong>{name}{price > 0 && ` · ${money(price)}`}</strong>
          <span className="ep-option-text">{text}</span>
        </button>
      ))}
    </div>
  );
}
