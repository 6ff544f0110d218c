/** In the bar of a match on the server: how the line is, and leaving. */
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'wouter';
import Bell from '~icons/lucide/bell';
import BellOff from '~icons/lucide/bell-off';
import Link from '~icons/lucide/link';
import Leave from '~icons/lucide/log-out';
import Move from '~icons/lucide/monitor-smartphone';
import type { CatalogueEntry } from '../../../../games/index';
import { lobby } from '../../../client/lobby';
import type { Online, Place } from '../../../client/online';
import { asTrouble } from '../../../client/trouble';
import { Button, Dialog, DialogClose, useToast, type MenuItem } from '../../../kit/index';
import { forgetSeat } from '../../device';
import { useLanguage } from '../../i18n';
import { notifying, setNotifying } from '../../notify';
import { useTroubleText } from '../../parts/trouble';
import { RoomMenu } from '../../room/RoomMenu';
import { CodeDialog } from './CodeDialog';
import { inviteLink, useCopy } from './invite';

export function OnlineTools({ entry, online, place }: { entry: CatalogueEntry; online: Online; place: Place }) {
  const { t } = useTranslation();
  const [leaving, setLeaving] = useState(false);
  const [moving, setMoving] = useState(false);
  const copy = useCopy();
  const notes = useNotesItem();
  const game = entry.manifest.id;
  const items: MenuItem[] = [
    { id: 'invite', label: t('match.copy'), icon: <Link />, onSelect: () => copy(inviteLink(game, place.matchID)) },
    ...(place.seat === null ? [] : [
      ...notes,
      { id: 'move', label: t('code.move'), icon: <Move />, onSelect: () => setMoving(true) },
      { id: 'leave', label: t('leave.title'), icon: <Leave />, danger: true, onSelect: () => setLeaving(true) },
    ]),
  ];
  return (
    <>
      <LineState online={online} watching={place.seat === null} />
      <RoomMenu items={items} />
      {moving && <CodeDialog game={game} place={place} seat={place.seat!} onClose={() => setMoving(false)} />}
      {leaving && <LeaveDialog game={game} place={place} onClose={() => setLeaving(false)} />}
    </>
  );
}

/** From here on a line is called slow. */
const SLOW_MS = 800;

/** How the line is. Its time is told only where one would notice it. */
function LineState({ online: { trouble, lagMs }, watching }: { online: Online; watching: boolean }) {
  const { t } = useTranslation();
  const { language } = useLanguage();
  const state = trouble !== null ? 'offline' : lagMs !== null && lagMs >= SLOW_MS ? 'slow' : watching ? 'watching' : 'live';
  const seconds = ((lagMs ?? 0) / 1000).toLocaleString(language, { maximumFractionDigits: 1 });
  return (
    <span className="a-line" data-line={state} role="status">
      <span className="a-line-dot" aria-hidden />
      <span className="a-line-text">{t(`line.${state}`, { seconds })}</span>
    </span>
  );
}

/** Turns notifications on and off, where the browser has them. */
function useNotesItem(): MenuItem[] {
  const { t } = useTranslation();
  const [state, setState] = useState(notifying);
  if (state === 'none') return [];
  const on = state === 'on';
  return [{
    id: 'notes', label: t(on ? 'notes.off' : 'notes.on'), icon: on ? <BellOff /> : <Bell />,
    ...(state === 'denied' && { why: t('notes.denied') }),
    onSelect: () => void setNotifying(!on).then(setState),
  }];
}

export function LeaveDialog({ game, place, onClose }: { game: string; place: Place; onClose: () => void }) {
  const { t } = useTranslation();
  const words = useTroubleText();
  const toast = useToast();
  const [, go] = useLocation();
  const [busy, setBusy] = useState(false);
  const leave = async () => {
    setBusy(true);
    try {
      await lobby.leave(game, place.matchID, place.seat!, place.credentials ?? '');
    } catch (error) {
      const trouble = asTrouble(error);
      // A match that is gone has been left already.
      if (trouble.kind !== 'gone' && trouble.kind !== 'denied') {
        toast({ title: words(trouble), tone: 'bad' });
        setBusy(false);
        return;
      }
    }
    go('/');
    forgetSeat(place.matchID);
  };
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t('leave.title')}
      description={t('leave.text')}
      actions={
        <>
          <DialogClose><Button>{t('leave.stay')}</Button></DialogClose>
          <Button kind="danger" busy={busy} onClick={() => void leave()}>{t('leave.go')}</Button>
        </>
      }
    />
  );
}
