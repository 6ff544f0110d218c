/** A card: warm paper with real edges. Face up it shows what it is by icon, code, pattern and title; face down its back. */
import { motion } from 'motion/react';
import type { CSSProperties, KeyboardEventHandler, FocusEventHandler, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import Star from '~icons/game-icons/round-star';
import { Tooltip } from './Tooltip';
import './Pattern.css';
import './Card.css';

export type Pattern = 'stripes' | 'dots' | 'grid' | 'checks' | 'chevrons' | 'lines' | 'plain';

/** What is printed on a card. */
export interface CardFace {
  title: string;
  icon: ReactNode;
  /** Short code in the corner. */
  code?: string;
  /** CSS colour of the type; the pattern says the same without colour. */
  tone?: string;
  pattern?: Pattern;
  /** Name of the mark that makes the card special. */
  star?: string;
  /** Said in place of the title, where the picture tells more than that. */
  spoken?: string;
}

export interface CardProps {
  /** Absent: the card lies face down. */
  face?: CardFace | undefined;
  size?: 's' | 'm' | 'l';
  selected?: boolean | undefined;
  /** Why it cannot be taken now; the card stays readable. */
  why?: string | undefined;
  /** In the shadow: it is not what matters now. */
  dim?: boolean;
  /** A line below the title, or a mark such as its owner's emblem. */
  note?: ReactNode;
  /** Said with its name: where it lies, whose it is. */
  place?: string;
  /** Same id before and after a move: the card travels. */
  travels?: string;
  onClick?: (() => void) | undefined;
  onDoubleClick?: (() => void) | undefined;
  onKeyDown?: KeyboardEventHandler;
  onFocus?: FocusEventHandler;
  tabIndex?: number;
}

const Print = ({ face, note, size }: Pick<CardProps, 'note' | 'size'> & { face: CardFace }) => (
  <>
    <span className="k-card-art k-pattern" data-pattern={face.pattern ?? 'plain'} aria-hidden>
      <span className="k-card-icon">{face.icon}</span>
    </span>
    {face.code && <span className="k-card-code" data-code={face.code} />}
    {face.star && (
      <span className="k-card-star" aria-hidden>
        <Star />
      </span>
    )}
    {size !== 's' && <span className="k-card-title" aria-hidden>{face.title}</span>}
    {note && <span className="k-card-note">{note}</span>}
  </>
);

/** A button if it can be clicked, else a picture. */
export function Card(props: CardProps) {
  const { face, size = 'm', selected, why, dim, note, place, travels, onClick, onDoubleClick, ...rest } = props;
  const { t } = useTranslation('kit');
  const name = [face ? (face.spoken ?? face.title) : t('card.down'), face?.star, place].filter(Boolean).join(', ');
  const look = {
    className: 'k-card',
    'data-size': size,
    'data-down': face ? undefined : true,
    'data-selected': selected || undefined,
    'data-dim': dim || undefined,
    'aria-label': name,
    style: { '--tone': face?.tone ?? 'var(--c-fog)' } as CSSProperties,
    ...(travels !== undefined && { layout: 'position' as const, layoutId: travels }),
  };
  const print = face ? <Print face={face} note={note} size={size} /> : note && <span className="k-card-note">{note}</span>;
  if (!onClick) {
    return (
      <Tooltip text={size === 's' ? name : undefined}>
        <motion.span role="img" {...look}>{print}</motion.span>
      </Tooltip>
    );
  }
  return (
    <Tooltip text={why ?? (size === 's' ? name : undefined)} onTap={why !== undefined}>
      <motion.button
        type="button"
        {...look}
        {...rest}
        {...(selected !== undefined && { 'aria-pressed': selected })}
        {...(why !== undefined ? { 'aria-disabled': true } : { onClick, onDoubleClick })}
      >
        {print}
      </motion.button>
    </Tooltip>
  );
}
