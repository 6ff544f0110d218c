/** The story of the match in words, newest at the foot, with a line where you last looked. */
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useMatch } from './match';
import { scroller } from './scroller';
import { SeatEmblem } from './seats';
import { tellAll, useEventText, type Told } from './words';
import './LogPanel.css';

interface LogPanelProps {
  /** Remembers under this key (a match's id and seat) how far you have read. */
  memory?: string;
}

const KEY = 'getaway.read.';

function readUpTo(memory: string | undefined): number {
  try {
    return memory === undefined ? 0 : Number(localStorage.getItem(KEY + memory) ?? 0);
  } catch {
    return 0;
  }
}

/** Up to which event was read when the panel (or the window) was last opened. */
function useSeen(memory: string | undefined, count: number): number {
  const [seen, setSeen] = useState(() => readUpTo(memory));
  const latest = useRef(count);
  latest.current = count;
  useEffect(() => {
    if (memory === undefined || document.hidden) return;
    try {
      localStorage.setItem(KEY + memory, String(count));
    } catch {
      // No storage: the line is only missing after a reload.
    }
  }, [memory, count]);
  useEffect(() => {
    let left = latest.current;
    const turn = () => {
      if (document.hidden) left = latest.current;
      else setSeen(left);
    };
    document.addEventListener('visibilitychange', turn);
    return () => document.removeEventListener('visibilitychange', turn);
  }, []);
  return seen;
}

export function LogPanel({ memory }: LogPanelProps) {
  const { log } = useMatch();
  const { t } = useTranslation('kit');
  const word = useEventText();
  const told = useMemo(() => tellAll(log, word), [log, word]);
  const seen = useSeen(memory, told.length);
  const list = useRef<HTMLOListElement>(null);
  const atFoot = useRef(true);
  useLayoutEffect(() => {
    const element = list.current;
    if (element && atFoot.current) element.scrollTop = element.scrollHeight;
  }, [told.length]);

  const shown = told.filter(({ text }) => text !== undefined);
  if (shown.length === 0) return <p className="k-log-empty">{t('log.empty')}</p>;
  const firstNew = seen > 0 ? shown.find(({ at }) => at >= seen) : undefined;
  return (
    <ol
      ref={list}
      className="k-log"
      {...scroller}
      aria-label={t('log.title')}
      onScroll={({ currentTarget: { scrollTop, clientHeight, scrollHeight } }) => {
        atFoot.current = scrollTop + clientHeight > scrollHeight - 24;
      }}
    >
      {shown.map((line) => (
        <Line key={line.at} line={line} isFirstNew={line === firstNew} />
      ))}
    </ol>
  );
}

function Line({ line: { event, text }, isFirstNew }: { line: Told; isFirstNew: boolean }) {
  const { t } = useTranslation('kit');
  const seat = typeof event.seat === 'string' ? event.seat : undefined;
  return (
    <>
      {isFirstNew && <li className="k-log-new">{t('log.new')}</li>}
      <li className="k-log-line" data-own={seat !== undefined || undefined}>
        {seat !== undefined && <SeatEmblem seat={seat} size={20} />}
        <span>{text}</span>
      </li>
    </>
  );
}

/** What one move told, by the seat whose story it is: a move may bring on what another seat, such as an automatic one, does. */
function turnsOf(told: readonly Told[]): Told[][] {
  const turns: Told[][] = [];
  for (const each of told) {
    const last = turns.at(-1);
    const { seat } = each.event;
    if (last && (typeof seat !== 'string' || seat === last[0]!.event.seat)) last.push(each);
    else turns.push([each]);
  }
  return turns;
}

interface LatestProps {
  /** How many lines. */
  count?: number;
  /** A line is a whole turn: all that one seat brought about. Else it is one event. */
  turns?: boolean;
  /** Types of events that are not worth a line here. */
  without?: readonly string[];
}

const ALL: readonly string[] = [];

/** Whose story a line is. */
function Teller({ line }: { line: readonly Told[] }) {
  const seat = line.map(({ event }) => event.seat).find((each) => typeof each === 'string');
  return seat === undefined ? null : <SeatEmblem seat={seat} size={20} />;
}

/** The last few events in words, for the table itself; a screen reader hears each of them. */
export function Latest({ count = 3, turns = false, without = ALL }: LatestProps) {
  const { log } = useMatch();
  const { t } = useTranslation('kit');
  const word = useEventText();
  const told = useMemo(
    () => {
      const lines = log.slice(-12).map((entry) => tellAll([entry], word)).flatMap((each) => (turns ? turnsOf(each) : each.map((one) => [one])));
      const said = lines.map((line) => line.filter(({ text, event }) => text !== undefined && !without.includes(event.type)));
      return said.filter((line) => line.length > 0).slice(-count);
    },
    [log, word, count, turns, without],
  );
  return (
    <div className="k-latest" role="log" aria-live="polite" aria-label={t('log.latest')} data-turns={turns || undefined}>
      {told.map((line, i) => (
        <p key={`${log.length}-${i}`} className="k-log-line">
          <Teller line={line} />
          <span>{line.map(({ text }) => text).join(' ')}</span>
        </p>
      ))}
    </div>
  );
}
