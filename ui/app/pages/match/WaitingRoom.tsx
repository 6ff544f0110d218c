/** Before the first move: who is there, who is missing, and the link that brings them. */
import { useLayoutEffect, useState, type CSSProperties } from 'react';
import { useTranslation } from 'react-i18next';
import Copy from '~icons/lucide/copy';
import Share from '~icons/lucide/share-2';
import type { CatalogueEntry } from '../../../../games/index';
import type { Online, Place } from '../../../client/online';
import { Button, Dialog, DialogClose, TextField } from '../../../kit/index';
import { useLanguage } from '../../i18n';
import { BotIcon } from '../../parts/BotIcon';
import { LinkButton } from '../../parts/LinkButton';
import { Page } from '../../parts/Page';
import { Qr } from '../../parts/Qr';
import { inviteLink, useCopy } from './invite';
import { LeaveDialog } from './OnlineTools';
import { SeatList } from './SeatList';
import type { Host } from './useHost';

interface WaitingRoomProps {
  entry: CatalogueEntry;
  online: Online;
  place: Place;
  host: Host | null;
}

export function WaitingRoom({ entry, online, place, host }: WaitingRoomProps) {
  const { t } = useTranslation();
  const { say } = useLanguage();
  const [leaving, setLeaving] = useState(false);
  // The last button of this page lies far down; the board that takes its place at the same address begins at its top.
  useLayoutEffect(() => () => scrollTo(0, 0), []);
  const { id: game, title, accent } = entry.manifest;
  const free = online.seats.filter(({ name }) => !name).length;
  const heading = t('wait.title', { count: free });
  return (
    <Page title={`${heading} · ${say(title)}`} className="a-join">
      <p className="a-over-title">{say(title)}</p>
      <div role="status"><h1 className="a-title">{heading}</h1></div>
      <div className="a-form" style={{ '--c-accent': accent } as CSSProperties}>
        {online.trouble !== null && <p role="alert" className="a-problem">{t('match.trying')}</p>}
        <Invite game={game} matchID={place.matchID} />
        <SeatList game={game} place={place} online={online} host={host} />
        <p className="k-quiet">{t('wait.text')}</p>
        <div className="a-actions">
          {host?.bots.map((kind) => (
            <Button key={kind} kind={kind === 'bot' ? 'primary' : 'plain'} icon={<BotIcon kind={kind} />} busy={host.busy} onClick={() => host.fill(kind)}>{t(`host.fill.${kind}`)}</Button>
          ))}
          {place.seat === null && <LinkButton href={`/join/${game}/${place.matchID}`} kind="primary">{t('wait.sit')}</LinkButton>}
          <LinkButton href={`/rules/${game}`}>{t('facts.rules')}</LinkButton>
          {place.seat !== null && <Button kind="quiet" onClick={() => setLeaving(true)}>{t('leave.title')}</Button>}
          {host && <CloseButton host={host} />}
        </div>
      </div>
      {leaving && <LeaveDialog game={game} place={place} onClose={() => setLeaving(false)} />}
    </Page>
  );
}

function CloseButton({ host }: { host: Host }) {
  const { t } = useTranslation();
  return (
    <Dialog
      title={t('host.close-title')}
      description={t('host.close-text')}
      trigger={<Button kind="quiet">{t('host.close')}</Button>}
      actions={
        <>
          <DialogClose><Button>{t('keep')}</Button></DialogClose>
          <Button kind="danger" busy={host.busy} onClick={host.close}>{t('host.close')}</Button>
        </>
      }
    />
  );
}

function Invite({ game, matchID }: { game: string; matchID: string }) {
  const { t } = useTranslation();
  const copy = useCopy();
  const link = inviteLink(game, matchID);
  return (
    <div className="a-invite">
      <Qr address={link} label={t('wait.qr')} />
      <TextField label={t('wait.invite')} readOnly value={link} onFocus={(event) => event.target.select()} />
      <div className="a-actions">
        <Button kind="primary" icon={<Copy />} onClick={() => copy(link)}>{t('match.copy')}</Button>
        {'share' in navigator && <Button icon={<Share />} onClick={() => void navigator.share({ url: link }).catch(() => undefined)}>{t('wait.share')}</Button>}
      </div>
    </div>
  );
}
