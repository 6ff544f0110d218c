/** Who sits where, who is there, and how many watch. */
import { useTranslation } from 'react-i18next';
import type { Online } from '../../../client/online';
import { SeatEmblem } from '../../../kit/index';

export function SeatList({ online }: { online: Online }) {
  const { t } = useTranslation();
  const { seats, table } = online;
  return (
    <>
      <ul className="a-places" aria-label={t('seats.title')}>
        {seats.map(({ id, name, isConnected, data }) => (
          <li key={id} className="a-place" data-free={!name || undefined}>
            <SeatEmblem seat={String(id)} size={32} />
            <span className="a-place-name">
              {name ?? t('seats.free')}
              {table?.host === String(id) && <small> {t('seats.host')}</small>}
            </span>
            <span className="a-place-note">{data?.bot === true ? t('seats.bot') : name ? t(isConnected ? 'seats.here' : 'seats.away') : t('seats.waiting')}</span>
          </li>
        ))}
      </ul>
      {table !== null && table.watchers > 0 && <p className="a-watchers">{t('seats.watchers', { count: table.watchers })}</p>}
    </>
  );
}
