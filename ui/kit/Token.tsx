/** Tokens and what holds them: single pieces, counted supplies, a bag that only tells how much is left. */
import { motion } from 'motion/react';
import type { CSSProperties, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Card } from './Card';
import { Tooltip } from './Tooltip';
import './Token.css';

export interface TokenFace {
  /** Its name, spoken and shown on hover. */
  label: string;
  icon?: ReactNode;
  /** A number or short text printed on it, for the eye alone: the label says it in words. */
  print?: string;
  tone?: string;
  /** `round`: a coin. `note`: a banknote. `tile`: a small plate. */
  shape?: 'round' | 'note' | 'tile';
}

interface TokenProps {
  face: TokenFace;
  size?: 's' | 'm' | 'l';
  selected?: boolean | undefined;
  why?: string | undefined;
  dim?: boolean;
  /** Said with its name, and shown in its tooltip. */
  help?: ReactNode;
  travels?: string;
  onClick?: (() => void) | undefined;
}

export function Token({ face, size = 'm', selected, why, dim, help, travels, onClick }: TokenProps) {
  const look = {
    className: 'k-token',
    'data-size': size,
    'data-shape': face.shape ?? 'round',
    'data-selected': selected || undefined,
    'data-dim': dim || undefined,
    'aria-label': face.label,
    style: { '--tone': face.tone ?? 'var(--c-fog)' } as CSSProperties,
    ...(travels !== undefined && { layout: 'position' as const, layoutId: travels }),
  };
  const print = (
    <>
      {face.icon && <span className="k-token-icon" aria-hidden>{face.icon}</span>}
      {face.print !== undefined && <span className="k-token-print" data-print={face.print} />}
    </>
  );
  const text = why ?? (help ? <><strong>{face.label}.</strong> {help}</> : face.label);
  return (
    <Tooltip text={text} onTap={why !== undefined}>
      {onClick ? (
        <motion.button
          type="button"
          {...look}
          {...(selected !== undefined && { 'aria-pressed': selected })}
          {...(why !== undefined ? { 'aria-disabled': true } : { onClick })}
        >
          {print}
        </motion.button>
      ) : (
        <motion.span role="img" {...look}>{print}</motion.span>
      )}
    </Tooltip>
  );
}

/** A token with its number: a supply, or what a player has of a kind. */
export function TokenPile({ face, count, size = 's', help }: { face: TokenFace; count: number; size?: 's' | 'm'; help?: ReactNode }) {
  const { t } = useTranslation('kit');
  return (
    <span className="k-pile" data-empty={count === 0 || undefined}>
      <Token face={{ ...face, label: t('pile', { count, name: face.label }) }} size={size} help={help} />
      <span className="k-pile-count" aria-hidden>×{count}</span>
    </span>
  );
}

/** A face-down deck that tells how many cards it has. */
export function Deck({ label, count, size = 's' }: { label: string; count: number; size?: 's' | 'm' }) {
  const { t } = useTranslation('kit');
  return (
    <figure className="k-deck" data-high={Math.min(4, Math.ceil(count / 8))}>
      {count > 0 ? <Card size={size} place={t('deck', { name: label, count })} /> : <span className="k-deck-gone" />}
      <figcaption>
        {label} <strong>{count}</strong>
      </figcaption>
    </figure>
  );
}

export interface BagRow {
  id: string;
  face: TokenFace;
  count: number;
  /** How many there were at first. */
  of: number;
}

/** What is left in a bag, kind by kind. */
export function Bag({ label, rows, children }: { label: string; rows: BagRow[]; children?: ReactNode }) {
  const { t } = useTranslation('kit');
  return (
    <div className="k-bag" role="group" aria-label={label}>
      {children}
      <ul className="k-bag-rows">
        {rows.map(({ id, face, count, of }) => (
          <li key={id} className="k-bag-row" data-empty={count === 0 || undefined}>
            <Token face={face} size="s" help={t('bag', { count, of })} />
            <span aria-hidden className="k-bag-left">
              <strong>{count}</strong>/{of}
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}
