/** The seats of a match on the server: take a free one by name, or watch. */
import { useState, type CSSProperties } from 'react';
import { useTranslation } from 'react-i18next';
import { Redirect, useLocation, useParams } from 'wouter';
import Eye from '~icons/lucide/eye';
import Unplug from '~icons/lucide/unplug';
import type { CatalogueEntry } from '../../../games/index';
import { NAME_LETTERS, type MatchSummary } from '../../../games/kit/wire';
import { useFan } from '../../client/fan';
import { lobby } from '../../client/lobby';
import { asTrouble } from '../../client/trouble';
import { Button, SeatEmblem, TextField } from '../../kit/index';
import { mySeats, myName, seatIn } from '../device';
import { findGame } from '../games';
import { useLanguage } from '../i18n';
import { LinkButton } from '../parts/LinkButton';
import { Notice } from '../parts/Notice';
import { Page } from '../parts/Page';
import { usePolled } from '../parts/polled';
import { useTroubleText } from '../parts/trouble';
import { Waiting } from '../parts/Waiting';
import { takeSeat } from '../start';
import { ByCode } from './join/ByCode';
import { codeInAddress } from './match/invite';
import { NotFoundPage } from './NotFound';

export function JoinPage() {
  const { t } = useTranslation();
  const { say } = useLanguage();
  const words = useTroubleText();
  const { game = '', id = '' } = useParams<{ game: string; id: string }>();
  const entry = findGame(game);
  const mine = seatIn(useFan(mySeats.fan), game, id);
  const { data, trouble, again } = usePolled(`${game}/${id}`, () => lobby.match(game, id), 4000);
  if (!entry) return <NotFoundPage />;
  // Whoever comes with a code wants the seat that it opens.
  if (mine && codeInAddress() === '') return <Redirect to={`/match/${game}/${id}`} replace />;
  const title = t('join.title', { game: say(entry.manifest.title) });
  return (
    <Page title={title} className="a-join">
      {data ? (
        <>
          <h1 className="a-title">{title}</h1>
          {trouble && <p role="alert" className="a-problem">{words(trouble)}</p>}
          <Seats entry={entry} match={data} again={again} />
        </>
      ) : trouble ? (
        <Notice
          level={1}
          tone="bad"
          icon={<Unplug />}
          title={t('join.failed')}
          actions={<><Button kind="primary" onClick={again}>{t('again')}</Button><LinkButton href="/">{t('nav.home')}</LinkButton></>}
        >
          <p>{words(trouble)}</p>
        </Notice>
      ) : (
        <Waiting />
      )}
    </Page>
  );
}

function Seats({ entry, match, again }: { entry: CatalogueEntry; match: MatchSummary; again: () => void }) {
  const { t } = useTranslation();
  const words = useTroubleText();
  const [, go] = useLocation();
  const [name, setName] = useState(myName);
  const [taking, setTaking] = useState<string>();
  const [problem, setProblem] = useState<string>();
  const { id: game, accent } = entry.manifest;
  const free = match.players.filter((player) => !player.name);
  const take = async (seat: string) => {
    setTaking(seat);
    setProblem(undefined);
    try {
      go(await takeSeat(game, match.matchID, seat, name.trim()));
    } catch (error) {
      setProblem(words(asTrouble(error)));
      setTaking(undefined);
      again();
    }
  };
  const missing = name.trim() === '' ? t('name.missing') : undefined;
  return (
    <div className="a-form" style={{ '--c-accent': accent } as CSSProperties}>
      {free.length > 0 ? (
        <TextField label={t('name.label')} value={name} onChange={setName} maxLength={NAME_LETTERS} autoComplete="nickname" help={t('name.help')} />
      ) : (
        <p>{t('join.full')}</p>
      )}
      <ul className="a-places" aria-label={t('seats.title')}>
        {match.players.map(({ id, name: holder }) => {
          const seat = String(id);
          return (
            <li key={seat} className="a-place" data-free={!holder || undefined}>
              <SeatEmblem seat={seat} size={36} />
              <span className="a-place-name">{holder ?? t('seats.free')}</span>
              {!holder && (
                <Button kind={seat === String(free[0]?.id) ? 'primary' : 'plain'} why={missing} busy={taking !== undefined} onClick={() => void take(seat)}>
                  {t('join.take', { number: id + 1 })}
                </Button>
              )}
            </li>
          );
        })}
      </ul>
      {problem && <p role="alert" className="a-problem">{problem}</p>}
      {match.gameover === undefined && <ByCode game={game} matchID={match.matchID} name={name.trim()} />}
      {match.spectators && <LinkButton href={`/match/${game}/${match.matchID}`} kind="quiet" icon={<Eye />}>{t('join.watch')}</LinkButton>}
    </div>
  );
}
