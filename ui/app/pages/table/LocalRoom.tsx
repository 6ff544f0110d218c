/** Plays a table of this device. Only the view of the person who holds it is ever made. */
import { useEffect, useMemo, useRef, useState, type CSSProperties } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'wouter';
import Film from '~icons/lucide/film';
import Again from '~icons/lucide/rotate-ccw';
import { LocalTable, newTable, useLocalMatch, type LocalOptions, type SavedTable } from '../../../client/local';
import { useFan } from '../../../client/fan';
import { Button, HandOver, MatchContext, SeatEmblem, useToast } from '../../../kit/index';
import { Latest } from '../../../kit/LogPanel';
import { useKeepBest } from '../../best';
import type { LoadedGame } from '../../games';
import { LinkButton } from '../../parts/LinkButton';
import { EndNote } from '../../room/EndNote';
import { Room, RoomBar } from '../../room/Room';
import { RoomMenu } from '../../room/RoomMenu';
import { newTableId, saveTable } from '../../tables';
import { eyesAt, NOBODY, othersAsked, type Eyes } from './eyes';

interface LocalRoomProps {
  game: LoadedGame;
  bots: Pick<LocalOptions, 'bot' | 'easyBot'>;
  saved: SavedTable;
  botDelayMs?: number;
}

export function LocalRoom({ game, bots, saved, botDelayMs }: LocalRoomProps) {
  const save = useSave();
  const [table] = useState(() => new LocalTable(game.ruleset, saved, { ...bots, save, ...(botDelayMs !== undefined && { botDelayMs }) }));
  // Kept nowhere else: after a reload the cover is back.
  const [hold, setHold] = useState(NOBODY);
  useFan(table.now);
  const { uncovered } = table;
  // Whoever is asked while all look has still to be given the device once there is something to hide.
  useEffect(() => {
    if (uncovered) setHold(NOBODY);
  }, [uncovered]);
  const eyes = eyesAt(table, hold);
  return (
    <Eyed
      table={table}
      game={game}
      eyes={eyes}
      onOpen={(seat) => setHold({ ...hold, holder: seat, ...(seat !== hold.called && { called: null }) })}
      onPass={(seat) => setHold({ holder: null, called: seat, at: table.stateID })}
    />
  );
}

interface EyedProps {
  table: LocalTable;
  game: LoadedGame;
  eyes: Eyes;
  onOpen: (seat: string) => void;
  onPass: (seat: string) => void;
}

function Eyed({ table, game, eyes, onOpen, onPass }: EyedProps) {
  const { t } = useTranslation();
  const { entry, Board } = game;
  const match = useLocalMatch(table, eyes.seat);
  const { id } = table.saved;
  useFocusOnChange(eyes.seat);
  const pass = <PassOn table={table} seats={othersAsked(table, eyes)} onPass={onPass} />;
  if (eyes.cover !== null) {
    const { cover } = eyes;
    return (
      <div className="a-room" style={{ '--c-accent': entry.manifest.accent } as CSSProperties}>
        <RoomBar entry={entry}><RoomMenu items={[]} /></RoomBar>
        <MatchContext value={match}>
          <div id="main" tabIndex={-1} className="a-cover">
            <HandOver
              seat={cover}
              name={table.saved.seats[Number(cover)]!.name}
              open={false}
              onOpen={() => onOpen(cover)}
              meanwhile={
                <>
                  {pass}
                  {table.log.length > 0 && <section className="a-meanwhile" aria-label={t('table.meanwhile')}><h2>{t('table.meanwhile')}</h2><Latest count={5} /></section>}
                </>
              }
            >
              {() => null}
            </HandOver>
          </div>
        </MatchContext>
      </div>
    );
  }
  return (
    <Room
      // Nothing of one person's board (open panels, picked cards) may stay for the next.
      key={eyes.seat ?? 'all'}
      entry={entry}
      match={match}
      Board={Board}
      memory={`${id}/${eyes.seat ?? 'all'}`}
      tools={<RoomMenu items={[]} />}
      notes={table.over ? <EndNote actions={<EndActions table={table} />} /> : <>{pass}<AllMayLook table={table} seat={eyes.seat} /></>}
    />
  );
}

/** Hands the device over at a wish: to another person who is asked at the same time, or may step in. */
function PassOn({ table, seats, onPass }: { table: LocalTable; seats: string[]; onPass: (seat: string) => void }) {
  const { t } = useTranslation();
  if (seats.length === 0) return null;
  return (
    <section className="a-pass" aria-label={t('table.pass-label')}>
      {seats.map((seat) => (
        <Button key={seat} size="s" icon={<SeatEmblem seat={seat} size={20} />} onClick={() => onPass(seat)}>
          {t('table.pass', { name: table.saved.seats[Number(seat)]!.name })}
        </Button>
      ))}
    </section>
  );
}

/** Whose move it is on a device that lies open on the table. */
function AllMayLook({ table: { uncovered, persons, saved }, seat }: { table: LocalTable; seat: string | null }) {
  const { t } = useTranslation();
  if (!uncovered || persons.length <= 1 || seat === null) return null;
  return <p className="a-all-look" role="status"><SeatEmblem seat={seat} size={20} /> {t('table.all-look', { name: saved.seats[Number(seat)]!.name })}</p>;
}

/** When the board comes up for someone, the keyboard starts there and not at the vanished cover. */
function useFocusOnChange(seat: string | null): void {
  const before = useRef(seat);
  useEffect(() => {
    if (before.current === seat) return;
    before.current = seat;
    if (seat !== null) document.getElementById('main')?.focus({ preventScroll: true });
  }, [seat]);
}

function EndActions({ table }: { table: LocalTable }) {
  useKeepBest(true);
  const { t } = useTranslation();
  const [, go] = useLocation();
  const { id, game, seats, options } = table.saved;
  const save = useSave();
  const again = () => {
    const next = newTable(table.ruleset, { id: newTableId(), seats, options });
    save(next);
    go(`/table/${next.id}`);
  };
  return (
    <>
      <Button kind="primary" icon={<Again />} onClick={again}>{t('end.again')}</Button>
      <LinkButton href={`/replay/${game}/${id}`} icon={<Film />}>{t('end.replay')}</LinkButton>
    </>
  );
}

/** Saves, and says once if the device does not take it. */
function useSave(): (table: SavedTable) => void {
  const { t } = useTranslation();
  const toast = useToast();
  const told = useRef(false);
  return useMemo(
    () => (table) => {
      if (saveTable(table) || told.current) return;
      told.current = true;
      toast({ title: t('table.not-saved'), tone: 'bad' });
    },
    [t, toast],
  );
}
