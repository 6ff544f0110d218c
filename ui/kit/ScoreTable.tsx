/** The final reckoning, line by line and seat by seat: why it ended as it did. */
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import Trophy from '~icons/lucide/trophy';
import type { Seat } from '../../games/kit/types';
import { scroller } from './scroller';
import { SeatEmblem } from './seats';
import { useNameOf } from './words';
import './ScoreTable.css';

export interface ScoreCell {
  value: ReactNode;
  /** How it comes about: “3 × 30”. */
  note?: ReactNode;
  /** The best of its line. */
  best?: boolean;
}

export interface ScoreRow {
  id: string;
  label: string;
  icon?: ReactNode;
  cells: Record<Seat, ScoreCell>;
  total?: boolean;
}

export function ScoreTable({ caption, rows, winners, seats }: { caption: string; rows: ScoreRow[]; winners: Seat[]; seats: Seat[] }) {
  return (
    <div className="k-score" role="region" aria-label={caption} {...scroller}>
      <table className="k-score-table">
        <caption className="k-unseen">{caption}</caption>
        <Heads winners={winners} seats={seats} />
        <tbody>
          {rows.map((row) => (
            <tr key={row.id} data-total={row.total || undefined}>
              <th scope="row">
                <span className="k-score-label">
                  {row.icon && <span aria-hidden className="k-score-icon">{row.icon}</span>}
                  {row.label}
                </span>
              </th>
              {seats.map((seat) => {
                const cell = row.cells[seat];
                return (
                  <td key={seat} data-winner={winners.includes(seat) || undefined} data-best={cell?.best || undefined}>
                    <strong>{cell?.value ?? '–'}</strong>
                    {cell?.note !== undefined && <small>{cell.note}</small>}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Heads({ winners, seats }: { winners: Seat[]; seats: Seat[] }) {
  const { t } = useTranslation('kit');
  const nameOf = useNameOf();
  return (
    <thead>
      <tr>
        <th scope="col">
          <span className="k-unseen">{t('score.line')}</span>
        </th>
        {seats.map((seat) => (
          <th key={seat} scope="col" data-winner={winners.includes(seat) || undefined}>
            <SeatEmblem seat={seat} size={32} />
            <span className="k-score-name">{nameOf(seat)}</span>
            {winners.includes(seat) && (
              <span className="k-score-won">
                <Trophy aria-hidden /> {t('score.winner')}
              </span>
            )}
          </th>
        ))}
      </tr>
    </thead>
  );
}
