/** Follows one place of a match on the server: connecting, waiting for players, playing, the end, and what goes wrong. */
import { useEffect, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'wouter';
import Unplug from '~icons/lucide/unplug';
import { useOnline, type Online, type Place } from '../../../client/online';
import { Button, type Match } from '../../../kit/index';
import { Chat } from '../../../kit/Chat';
import { forgetSeat } from '../../device';
import type { LoadedGame } from '../../games';
import { LinkButton } from '../../parts/LinkButton';
import { Notice } from '../../parts/Notice';
import { Page } from '../../parts/Page';
import { useTroubleText } from '../../parts/trouble';
import { Waiting } from '../../parts/Waiting';
import { EndNote } from '../../room/EndNote';
import { Room } from '../../room/Room';
import { AbsentNotes } from './AbsentNotes';
import { OnlineEnd } from './OnlineEnd';
import { OnlineTools } from './OnlineTools';
import { SeatList } from './SeatList';
import { useHost, type Host } from './useHost';
import { useTurnNote } from './useTurnNote';
import { WaitingRoom } from './WaitingRoom';

interface OnlineRoomProps {
  game: LoadedGame;
  place: Place;
  /** Begins anew with a fresh line. */
  again: () => void;
}

export function OnlineRoom({ game, place, again }: OnlineRoomProps) {
  const { t } = useTranslation();
  const online = useOnline(game.ruleset, place);
  const { match, trouble, table, stateID } = online;
  const named = useNamed(match);
  const host = useHost(game.entry.manifest.id, place, online);
  useTurnNote(match, place.matchID);
  if (trouble !== null && typeof trouble === 'object') return <Closed reason={trouble.reason} place={place} again={again} />;
  if (!match || !named) return trouble === null ? <Page><Waiting what={t('match.connecting')} /></Page> : <NoLine trouble={trouble} again={again} />;
  const free = online.seats.some(({ name }) => !name);
  if (free && stateID === 0 && !table?.started) return <WaitingRoom entry={game.entry} online={online} place={place} host={host} />;
  return <Playing game={game} place={place} online={online} match={named} host={host} />;
}

interface PlayingProps {
  game: LoadedGame;
  place: Place;
  online: Online;
  match: Match;
  host: Host | null;
}

function Playing({ game, place, online, match, host }: PlayingProps) {
  const { t } = useTranslation();
  const { entry, Board } = game;
  const { table } = online;
  const next = table?.nextMatchID;
  const [read, setRead] = useState(0);
  const unread = online.chat.slice(read).filter(({ sender }) => sender !== place.seat).length;
  return (
    <Room
      entry={entry}
      match={match}
      Board={Board}
      memory={`${place.matchID}/${place.seat ?? 'all'}`}
      tabs={[
        { id: 'chat', label: t('room.chat'), ...(unread > 0 && { badge: unread }), content: <Talk online={online} match={match} onRead={setRead} /> },
        { id: 'seats', label: t('room.seats'), content: <SeatList game={entry.manifest.id} place={place} online={online} host={host} /> },
      ]}
      news={unread > 0}
      tools={<OnlineTools entry={entry} online={online} place={place} />}
      notes={
        <>
          <AbsentNotes online={online} host={host} ruleset={game.ruleset} />
          {table?.readOnly && <p className="a-note" role="status">{t('match.read-only')}</p>}
          {match.ctx.gameover !== undefined && <EndNote actions={<OnlineEnd game={entry.manifest.id} place={place} {...(next !== undefined && { next })} />} />}
        </>
      }
    />
  );
}

/** The chat, closed where the rules ask for silence, where one only watches, and while the line is cut. */
function Talk({ online, match, onRead }: { online: Online; match: Match; onRead: (count: number) => void }) {
  const { t } = useTranslation();
  const { length } = online.chat;
  // It is only there while its tab is looked at.
  useEffect(() => onRead(length), [length, onRead]);
  const { manifest, ctx, seat, line } = match;
  const running = ctx.gameover === undefined;
  const silent = running && manifest.talk === 'signals' ? t('chat.signals') : running && manifest.quiet?.includes(ctx.phase) ? t('chat.quiet') : undefined;
  const closed = seat === null ? t('chat.watching') : line === 'offline' ? t('kit:refuse.offline') : silent;
  return <Chat messages={online.chat.map(({ id, sender, text }) => ({ id, seat: sender, text }))} onSend={online.say} closed={closed} refused={online.unsaid} />;
}

/** The match with a word for every seat that has no name. */
function useNamed(match: Match | null): Match | null {
  const { t } = useTranslation();
  return useMemo(
    () => match && { ...match, players: match.players.map((player) => ({ ...player, name: player.name || t('seats.free') })) },
    [match, t],
  );
}

function NoLine({ trouble, again }: { trouble: 'silent' | 'network' | 'busy'; again: () => void }) {
  const { t } = useTranslation();
  return (
    <Page title={t('match.no-line')}>
      <Notice
        level={1}
        tone="bad"
        icon={<Unplug />}
        title={t('match.no-line')}
        actions={<><Button kind="primary" onClick={again}>{t('again')}</Button><LinkButton href="/">{t('nav.home')}</LinkButton></>}
      >
        <p>{t(`match.${trouble}`)}</p>
        <p role="status">{t('match.trying')}</p>
      </Notice>
    </Page>
  );
}

/** The server has closed this place for good: why, and what is left to do. */
function Closed({ reason, place, again }: { reason: string; place: Place; again: () => void }) {
  const { t } = useTranslation();
  const words = useTroubleText();
  const [, go] = useLocation();
  const gone = reason === 'kit:no-match';
  const title = t(gone ? 'match.gone' : 'match.closed');
  // Giving up the seat's key leaves the seat as it is: one may watch, or sit down elsewhere.
  const drop = () => {
    forgetSeat(place.matchID);
    go('/');
  };
  return (
    <Page title={title}>
      <Notice
        level={1}
        tone="bad"
        icon={<Unplug />}
        title={title}
        actions={
          <>
            {!gone && <Button kind="primary" onClick={again}>{t('again')}</Button>}
            <LinkButton href="/" kind={gone ? 'primary' : 'plain'}>{t('nav.home')}</LinkButton>
            {place.seat !== null && <Button kind="quiet" onClick={drop}>{t('match.forget')}</Button>}
          </>
        }
      >
        <p>{words({ kind: 'refused', reason })}</p>
      </Notice>
    </Page>
  );
}
