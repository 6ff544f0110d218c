/** One tool of several (or two of them), by icon, name and what stands beside it. */
import type { CSSProperties, ReactNode } from 'react';
import { Tooltip } from '../../../ui/kit';
import { TOOLS, type Card } from '../state';
import { cardIcon, cardTone, useText } from './faces';
import './Pick.css';

interface ToolPickProps<K extends Card> {
  label: string;
  kinds?: readonly K[];
  chosen: readonly K[];
  onChoose: (chosen: K[]) => void;
  /** How many are chosen at last. */
  most?: number;
  why?: (kind: K) => string | undefined;
  /** A short fact beside the name. */
  note?: (kind: K) => ReactNode;
}

export function ToolPick<K extends Card>({ label, kinds = TOOLS as unknown as readonly K[], chosen, onChoose, most = 1, why, note }: ToolPickProps<K>) {
  const t = useText();
  const press = (kind: K) => onChoose(chosen.includes(kind) ? chosen.filter((other) => other !== kind) : [...chosen, kind].slice(-most));
  return (
    <div className="rr-pick" role="group" aria-label={label}>
      {kinds.map((kind) => {
        const off = why?.(kind);
        const beside = note?.(kind);
        return (
          <Tooltip key={kind} text={off} onTap>
            <button
              type="button"
              className="rr-tool"
              style={{ '--tone': cardTone(kind) } as CSSProperties}
              aria-pressed={chosen.includes(kind)}
              aria-disabled={off !== undefined || undefined}
              onClick={() => off === undefined && press(kind)}
            >
              <span className="rr-tool-icon" aria-hidden>{cardIcon(kind)}</span>
              <span className="rr-tool-name">{t(`board.print.${kind}`)}</span>
              {beside !== undefined && <span className="rr-tool-note">{beside}</span>}
            </button>
          </Tooltip>
        );
      })}
    </div>
  );
}
