/** What this device plays: its own tables and its seats online, the one last used first. */
import type { TFunction } from 'i18next';
import { lazy, Suspense, useState, type CSSProperties, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import Globe from '~icons/lucide/globe';
import Tablet from '~icons/lucide/smartphone';
import Trash from '~icons/lucide/trash-2';
import type { MatchSummary } from '../../../../games/kit/wire';
import { IconButton } from '../../../kit/index';
import { useFan } from '../../../client/fan';
import { lobby } from '../../../client/lobby';
import { forgetSeat, mySeats, type MySeat } from '../../device';
import { findGame } from '../../games';
import { useLanguage } from '../../i18n';
import { useAgo } from '../../parts/ago';
import { LinkButton } from '../../parts/LinkButton';
import { usePolled } from '../../parts/polled';
import { useTroubleText } from '../../parts/trouble';
import { dropTable, myTables, type TableSummary } from '../../tables';

/** Few ever clear a running table away: its question comes when it is asked. */
const RemovalDialog = lazy(async () => ({ default: (await import('./RemovalDialog')).RemovalDialog }));

/** More than one looks at: older ones are there again once newer ones are cleared away. */
const SHOWN = 8;

export function MyTables() {
  const { t } = useTranslation();
  const tables = useFan(myTables.fan);
  const seats = useFan(mySeats.fan);
  const all = [
    ...tables.map((table) => ({ at: table.at, ticket: <LocalTicket key={table.id} table={table} /> })),
    ...seats.map((seat) => ({ at: seat.at, ticket: <OnlineTicket key={seat.matchID} mine={seat} /> })),
  ].toSorted((a, b) => b.at - a.at);
  return (
    <section className="a-mine" aria-labelledby="mine">
      <h2 id="mine">{t('mine.title')}</h2>
      {all.length === 0 ? <p className="a-empty">{t('mine.empty')}</p> : <ul className="a-tickets">{all.slice(0, SHOWN).map(({ ticket }) => ticket)}</ul>}
    </section>
  );
}

interface TicketProps {
  game: string;
  icon: ReactNode;
  where: string;
  names: string;
  state: ReactNode;
  /** Something waits for this person. */
  calls?: boolean;
  action: ReactNode;
  removal: ReactNode;
}

function Ticket({ game, icon, where, names, state, calls, action, removal }: TicketProps) {
  const { say } = useLanguage();
  const entry = findGame(game);
  return (
    <li className="a-ticket" style={entry && ({ '--c-accent': entry.manifest.accent } as CSSProperties)}>
      <div>
        <p className="a-ticket-title">{entry ? say(entry.manifest.title) : game}</p>
        <p className="a-ticket-small"><span aria-hidden>{icon}</span> {where} · {names}</p>
        <p className="a-ticket-state" data-calls={calls || undefined}>{state}</p>
      </div>
      <div className="a-ticket-actions">{action}{removal}</div>
    </li>
  );
}

function LocalTicket({ table }: { table: TableSummary }) {
  const { t } = useTranslation();
  const ago = useAgo();
  const persons = table.asked.filter((seat) => !table.bots[Number(seat)]);
  const state = table.over ? t('mine.over') : persons.length > 0
    ? t('mine.turn', { names: persons.map((seat) => table.names[Number(seat)]).join(', ') })
    : t('mine.bots');
  return (
    <Ticket
      game={table.game}
      icon={<Tablet />}
      where={t('mine.device')}
      names={table.names.join(', ')}
      state={<>{state} · {ago(table.at)}</>}
      calls={!table.over}
      action={<LinkButton href={`/table/${table.id}`} kind={table.over ? 'plain' : 'primary'}>{t(table.over ? 'mine.result' : 'mine.go')}</LinkButton>}
      removal={<Removal names={table.names.join(', ')} final={!table.over} onRemove={() => dropTable(table.id)} />}
    />
  );
}

/** How a match on the server stands, in a word to the one at `seat`. */
function onlineState(t: TFunction, { gameover, players, started, asked }: MatchSummary, seat: string): string {
  const free = players.filter(({ name }) => !name).length;
  if (gameover !== undefined) return t('mine.over');
  if (free > 0 && !started) return t('mine.free', { count: free });
  if (!asked) return t('mine.running');
  if (asked.includes(seat)) return t('mine.your-turn');
  return t('mine.turn', { names: asked.map((other) => players[Number(other)]?.name ?? t('seats.free')).join(', ') });
}

function OnlineTicket({ mine }: { mine: MySeat }) {
  const { t } = useTranslation();
  const words = useTroubleText();
  const { data, trouble } = usePolled(mine.matchID, () => lobby.match(mine.game, mine.matchID, mine), 20_000);
  const over = data?.gameover !== undefined;
  // The match is gone, or the key to the seat opens nothing any more.
  const gone = trouble?.kind === 'gone' || trouble?.kind === 'denied';
  const state = data && !gone ? onlineState(t, data, mine.seat) : trouble ? words(trouble) : t('loading');
  return (
    <Ticket
      game={mine.game}
      icon={<Globe />}
      where={t('mine.online')}
      names={data?.players.map(({ name }) => name ?? t('seats.free')).join(', ') ?? mine.name}
      state={state}
      calls={data !== undefined && !over && (data.asked?.includes(mine.seat) ?? true)}
      action={!gone && <LinkButton href={`/match/${mine.game}/${mine.matchID}`} kind={over ? 'plain' : 'primary'}>{t(over ? 'mine.result' : 'mine.go')}</LinkButton>}
      removal={(gone || over) && <Removal names={mine.name} final={false} onRemove={() => forgetSeat(mine.matchID)} />}
    />
  );
}

/** Clears a ticket away; asks first where a running table would be lost for good. */
function Removal({ names, final, onRemove }: { names: string; final: boolean; onRemove: () => void }) {
  const { t } = useTranslation();
  const [asking, setAsking] = useState(false);
  return (
    <>
      <IconButton label={t('mine.remove', { names })} icon={<Trash />} onClick={final ? () => setAsking(true) : onRemove} />
      {asking && <Suspense fallback={null}><RemovalDialog onRemove={onRemove} onClose={() => setAsking(false)} /></Suspense>}
    </>
  );
}
