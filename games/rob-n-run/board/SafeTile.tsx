/** A safe: face down it shows its class, face up the tools it needs and its gold. */
import type { ReactNode } from 'react';
import { TokenPile } from '../../../ui/kit/board';
import { GOLD_OF_CLASS, safeOf, TOOLS_OF_CLASS } from '../content/safes';
import { toolsIn } from '../cards';
import type { SafeClass, SafeId } from '../state';
import { goldIcon, printOfClass, safeIcon, useText, useTokenFace } from './faces';
import './SafeTile.css';

interface SafeTileProps {
  class: SafeClass;
  /** Absent: it lies face down. */
  id?: SafeId | undefined;
  /** Its number in the raid, from 1. */
  number?: number;
  cracked?: boolean | undefined;
  /** A line below: who has seen it. */
  note?: ReactNode;
}

export function SafeTile({ class: safeClass, id, number, cracked, note }: SafeTileProps) {
  const t = useText();
  const face = useTokenFace();
  const gold = GOLD_OF_CLASS[safeClass];
  return (
    <article className="rr-safe" data-down={id === undefined || undefined} data-cracked={cracked}>
      <header className="rr-safe-head">
        <span className="rr-safe-icon" data-print={printOfClass(safeClass)} aria-hidden>{safeIcon}</span>
        <span className="rr-safe-name">
          <strong>{number === undefined ? t('thing.safe') : t('thing.number', { number })}</strong>
          <span>{t('thing.class', { class: safeClass })}</span>
        </span>
        <span className="rr-safe-gold"><span aria-hidden>{goldIcon}</span> {t('board.gold', { count: gold })}</span>
      </header>
      {id === undefined ? <p className="rr-safe-closed">{t('board.toolsUnknown', { count: TOOLS_OF_CLASS[safeClass] })}</p> : (
        <p className="rr-safe-tools">
          {toolsIn(safeOf(id).tools).map((tool) => <TokenPile key={tool} face={face(tool)} count={safeOf(id).tools[tool]!} />)}
        </p>
      )}
      {cracked !== undefined && <strong className="rr-safe-stamp" data-cracked={cracked}>{t(cracked ? 'board.cracked' : 'board.closed')}</strong>}
      {note}
    </article>
  );
}
