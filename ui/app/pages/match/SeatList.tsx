/** Who sits where, who is there, and how many watch. The host also says who sits down: bots, or somebody by a code. */
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import Key from '~icons/lucide/key-round';
import Remove from '~icons/lucide/user-x';
import { botKind } from '../../../../games/kit/bot';
import type { SeatInfo } from '../../../../games/kit/wire';
import type { Online, Place } from '../../../client/online';
import { Button, Dialog, DialogClose, IconButton, Menu, SeatEmblem } from '../../../kit/index';
import { BotIcon } from '../../parts/BotIcon';
import { CodeDialog } from './CodeDialog';
import type { Host } from './useHost';

interface SeatListProps {
  game: string;
  place: Place;
  online: Online;
  host: Host | null;
}

export function SeatList({ game, place, online, host }: SeatListProps) {
  const { t } = useTranslation();
  const { seats, table } = online;
  const nameAt = (seat: string) => seats[Number(seat)]?.name ?? t('seats.free');
  return (
    <>
      <ul className="a-places" aria-label={t('seats.title')}>
        {seats.map((seat) => {
          const { id, name, isConnected, data } = seat;
          const bot = botKind(data);
          return (
            <li key={id} className="a-place" data-free={!name || undefined}>
              <SeatEmblem seat={String(id)} size={32} />
              <span className="a-place-name">
                {name ?? t('seats.free')}
                {table?.host === String(id) && <small> {t('seats.host')}</small>}
                <span className="a-place-note" data-away={(name && !isConnected && !bot) || undefined}>
                  {bot ? t(`seats.${bot}`) : name ? t(isConnected ? 'seats.here' : 'seats.away') : t('seats.waiting')}
                </span>
              </span>
              {host && <SeatTools game={game} place={place} seat={seat} host={host} started={table?.started === true} />}
            </li>
          );
        })}
      </ul>
      {table?.hostAway !== undefined && <p className="a-watchers">{t(table.host === place.seat ? 'seats.host-you' : 'seats.host-instead', { name: nameAt(table.hostAway), other: nameAt(table.host!) })}</p>}
      {table !== null && table.watchers > 0 && <p className="a-watchers">{t('seats.watchers', { count: table.watchers })}</p>}
    </>
  );
}

interface SeatToolsProps {
  game: string;
  place: Place;
  seat: SeatInfo;
  host: Host;
  started: boolean;
}

/** What the host can do with one seat. */
function SeatTools({ game, place, seat: { id, name, isConnected, data }, host, started }: SeatToolsProps) {
  const { t } = useTranslation();
  const [giving, setGiving] = useState(false);
  const seat = String(id);
  const number = id + 1;
  if (!name)
    return (
      <span className="a-place-tools">
        <BotTool label={t('host.bot', { number })} host={host} seat={seat} />
        {started && <IconButton label={t('host.give', { number })} icon={<Key />} onClick={() => setGiving(true)} />}
        {giving && <CodeDialog game={game} place={place} seat={seat} onClose={() => setGiving(false)} />}
      </span>
    );
  if (botKind(data))
    return <span className="a-place-tools"><IconButton label={t('host.unbot', { name })} icon={<Remove />} busy={host.busy} onClick={() => host.free(seat)} /></span>;
  if (isConnected || seat === place.seat) return null;
  return (
    <span className="a-place-tools">
      <Dialog
        title={t('host.free-title', { name })}
        description={t('host.free-text')}
        trigger={<IconButton label={t('host.free', { name })} icon={<Remove />} busy={host.busy} />}
        actions={
          <>
            <DialogClose><Button>{t('keep')}</Button></DialogClose>
            <DialogClose><Button kind="danger" onClick={() => host.free(seat)}>{t('host.free-go')}</Button></DialogClose>
          </>
        }
      />
    </span>
  );
}

/** Puts a bot at a free seat; where the game has two, a menu asks which. */
function BotTool({ label, host: { bots, busy, seatBot }, seat }: { label: string; host: Host; seat: string }) {
  const { t } = useTranslation();
  if (bots.length === 1) return <IconButton label={label} icon={<BotIcon kind="bot" />} busy={busy} onClick={() => seatBot(seat, bots[0]!)} />;
  const items = bots.map((kind) => ({ id: kind, label: t(`seats.${kind}`), icon: <BotIcon kind={kind} />, onSelect: () => seatBot(seat, kind) }));
  return <Menu label={label} trigger={<IconButton label={label} icon={<BotIcon kind="bot" />} busy={busy} />} items={items} />;
}
