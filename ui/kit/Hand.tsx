/** A hand of cards: sorted as you like, walked through with the arrow keys, selected by tap, key or drag. */
import { useDraggable } from '@dnd-kit/core';
import { useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Card, type CardFace } from './Card';
import { Segmented } from './Field';
import './Hand.css';

export interface HandCard {
  id: string;
  face: CardFace;
  why?: string | undefined;
  note?: ReactNode;
}

export interface HandSort {
  id: string;
  label: string;
  compare: (a: HandCard, b: HandCard) => number;
}

interface HandProps {
  label: string;
  cards: HandCard[];
  selected: string[];
  onSelect: (id: string) => void;
  /** Double click, or Enter on a selected card. */
  onTake?: (id: string) => void;
  sorts?: HandSort[];
  /** Cards can be dragged; needs `DragTable` above. */
  draggable?: boolean;
  size?: 's' | 'm' | 'l';
  className?: string;
  /** Beside the ways to sort. */
  head?: ReactNode;
  /** Said where no card is. */
  empty?: ReactNode;
}

export function Hand({ label, cards, selected, onSelect, onTake, sorts = [], draggable = false, size = 'm', className = '', head, empty }: HandProps) {
  const { t } = useTranslation('kit');
  const [sort, setSort] = useState(sorts[0]?.id ?? '');
  const [at, setAt] = useState(0);
  const list = useRef<HTMLUListElement>(null);
  const compare = sorts.find(({ id }) => id === sort)?.compare;
  const shown = compare ? [...cards].sort(compare) : cards;
  const stop = Math.min(at, shown.length - 1);

  const walk = (e: KeyboardEvent) => {
    const to = { ArrowRight: stop + 1, ArrowLeft: stop - 1, Home: 0, End: shown.length - 1 }[e.key];
    if (to === undefined) return;
    e.preventDefault();
    list.current?.querySelectorAll<HTMLElement>('.k-card')[Math.max(0, Math.min(shown.length - 1, to))]?.focus();
  };

  return (
    <div className={`k-hand ${className}`} data-size={size}>
      <div className="k-hand-head">
        {head}
        {sorts.length > 1 && shown.length > 1 && (
          <Segmented label={t('hand.sort')} hideLabel value={sort} onChange={setSort} options={sorts.map(({ id, label: name }) => ({ id, label: name }))} />
        )}
      </div>
      <ul className="k-hand-cards" ref={list} aria-label={label}>
        {shown.map((card, i) => (
          <li key={card.id}>
            <Lift id={card.id} on={draggable && card.why === undefined}>
              <Card
                face={card.face}
                size={size}
                note={card.note}
                why={card.why}
                travels={card.id}
                selected={selected.includes(card.id)}
                tabIndex={i === stop ? 0 : -1}
                onFocus={() => setAt(i)}
                onClick={() => onSelect(card.id)}
                onDoubleClick={onTake && (() => onTake(card.id))}
                onKeyDown={(e) => {
                  if (e.key === 'Enter' && onTake && selected.includes(card.id)) {
                    e.preventDefault();
                    onTake(card.id);
                  } else walk(e);
                }}
              />
            </Lift>
          </li>
        ))}
      </ul>
      {shown.length === 0 && empty}
    </div>
  );
}

/** Lets the mouse or a finger take a card up. Keyboards select it instead. */
export function Lift({ id, on = true, children }: { id: string; on?: boolean; children: ReactNode }) {
  const { setNodeRef, listeners, isDragging } = useDraggable({ id, disabled: !on });
  return (
    <span ref={setNodeRef} className="k-lift" data-away={isDragging || undefined} {...listeners}>
      {children}
    </span>
  );
}
