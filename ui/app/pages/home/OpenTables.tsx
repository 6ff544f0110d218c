/** Open tables on the server: who sits there, and a seat to take. */
import { lazy, Suspense, useState, type CSSProperties } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../kit/index';
import { lobby } from '../../../client/lobby';
import { useFan } from '../../../client/fan';
import type { MatchSummary } from '../../../../games/kit/wire';
import { mySeats, seatIn } from '../../device';
import { catalogue, findGame } from '../../games';
import type { Wanted } from './OpenFilter';
import { useLanguage } from '../../i18n';
import { useAgo } from '../../parts/ago';
import { LinkButton } from '../../parts/LinkButton';
import { usePolled } from '../../parts/polled';
import { useTroubleText } from '../../parts/trouble';

/** Comes with the first open table: before, there is nothing to choose from, and the page is lighter without it. */
const OpenFilter = lazy(async () => ({ default: (await import('./OpenFilter')).OpenFilter }));

const freeSeats = ({ players }: MatchSummary): number => players.filter(({ name }) => !name).length;

const openTables = async (): Promise<MatchSummary[]> => {
  const lists = await Promise.all(catalogue.map(({ manifest }) => lobby.open(manifest.id)));
  return lists.flat().toSorted((a, b) => b.createdAt - a.createdAt);
};

export function OpenTables() {
  const { t } = useTranslation();
  const words = useTroubleText();
  const seats = useFan(mySeats.fan);
  const { data, trouble, again } = usePolled('open', openTables, 10_000);
  const [wanted, setWanted] = useState<Wanted>({ game: null, free: 1 });
  const others = data?.filter(({ gameName, matchID }) => !seatIn(seats, gameName, matchID));
  const tables = others?.filter((table) => (wanted.game ?? table.gameName) === table.gameName && freeSeats(table) >= wanted.free);
  return (
    <section className="a-open" aria-labelledby="open">
      <h2 id="open">{t('open.title')}</h2>
      {others && others.length > 0 && <Suspense fallback={null}><OpenFilter wanted={wanted} onChange={setWanted} /></Suspense>}
      {trouble ? (
        <div className="a-empty">
          <p>{words(trouble)} {t('open.still')}</p>
          <Button size="s" onClick={again}>{t('again')}</Button>
        </div>
      ) : tables === undefined ? (
        <p className="a-empty">{t('loading')}</p>
      ) : tables.length === 0 ? (
        <p className="a-empty">{t(others?.length === 0 ? 'open.empty' : 'open.unfit')}</p>
      ) : (
        <ul className="a-tickets">{tables.map((table) => <OpenTicket key={table.matchID} table={table} />)}</ul>
      )}
    </section>
  );
}

function OpenTicket({ table }: { table: MatchSummary }) {
  const { t } = useTranslation();
  const { say } = useLanguage();
  const ago = useAgo();
  const manifest = findGame(table.gameName)?.manifest;
  const title = manifest ? say(manifest.title) : table.gameName;
  const names = table.players.flatMap(({ name }) => name ?? []).join(', ');
  const free = freeSeats(table);
  return (
    <li className="a-ticket" style={manifest && ({ '--c-accent': manifest.accent } as CSSProperties)}>
      <div>
        <p className="a-ticket-title">{title}</p>
        <p className="a-ticket-small">{names || t('open.nobody')}</p>
        <p className="a-ticket-state">{t('open.free', { count: free, all: table.players.length })} · {ago(table.createdAt)}</p>
      </div>
      <div className="a-ticket-actions">
        <LinkButton href={`/join/${table.gameName}/${table.matchID}`} aria-label={t('open.join-label', { title, names: names || t('open.nobody') })}>
          {t('open.join')}
        </LinkButton>
      </div>
    </li>
  );
}
