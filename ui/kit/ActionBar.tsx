/** The one place that says what is asked of me now, offers it, and says in words why something is not possible. */
import { AnimatePresence, motion } from 'motion/react';
import { useEffect, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import Book from '~icons/lucide/book-open';
import Eye from '~icons/lucide/eye';
import Back from '~icons/lucide/undo-2';
import Cut from '~icons/lucide/wifi-off';
import Cross from '~icons/lucide/x';
import type { Refusal, Seat } from '../../games/kit/types';
import { Button, IconButton } from './Button';
import { useMatch } from './match';
import { MoveButton } from './MoveButton';
import { SeatEmblem } from './seats';
import { rulePath, useList, useNameOf, useOpenRule, useRefusalText } from './words';
import './ActionBar.css';

interface Asking {
  asked: Record<Seat, string>;
}

interface ActionBarProps {
  /** What is asked, where the board knows it better than the game's `ask.<phase>.<stage>`. */
  ask?: ReactNode;
  /** One more line for who is asked: a hint, or what the choice made so far comes to. */
  hint?: ReactNode;
  /** Who is waited for, where the board knows it better than the match. */
  awaited?: Seat[] | undefined;
  /** The controls. Default: a button for every move that needs no arguments. */
  children?: ReactNode;
}

export function ActionBar({ ask, hint, awaited, children }: ActionBarProps) {
  const match = useMatch<Asking>();
  const { seat, view, line, ctx } = match;
  const stage = seat === null || ctx.gameover !== undefined || line === 'watching' ? undefined : view.asked[seat];
  const state = line === 'offline' ? 'offline' : ctx.gameover !== undefined ? 'over' : stage !== undefined ? 'asked' : 'waiting';
  return (
    <section className="k-bar" data-state={state} aria-live="polite">
      <AnimatePresence>{match.refused && <Refused key="refused" refused={match.refused} onClose={match.forget} />}</AnimatePresence>
      <div className="k-bar-in">
        <span className="k-lamp" aria-hidden />
        <div className="k-bar-text">
          {stage === undefined ? <Waiting state={state} awaited={awaited ?? match.awaited} /> : <Asked stage={stage} ask={ask} />}
          {stage !== undefined && hint && <div className="k-bar-hint">{hint}</div>}
          {line === 'offline' && <Offline />}
          {match.busy && <OnItsWay />}
        </div>
        {stage !== undefined && <div className="k-bar-controls"><TakeBack />{children ?? <PlainMoves />}</div>}
      </div>
    </section>
  );
}

function Asked({ stage, ask }: { stage: string; ask: ReactNode }) {
  const { manifest, ctx } = useMatch();
  const { t } = useTranslation(manifest.id);
  return <p className="k-bar-ask">{ask ?? t(`ask.${ctx.phase}.${stage}`)}</p>;
}

/** Who is awaited, since when, and what they are doing. */
function Waiting({ state, awaited }: { state: string; awaited: Seat[] }) {
  const { manifest, ctx, line, seat } = useMatch();
  const { t } = useTranslation(['kit', manifest.id]);
  const nameOf = useNameOf();
  const list = useList();
  if (state === 'over') return <p className="k-bar-ask">{t('bar.over')}</p>;
  const names = list(awaited.map(nameOf));
  return (
    <>
      <p className="k-bar-ask">
        {line === 'watching' && <WatchMark seat={seat} />}
        <span className="k-bar-emblems">{awaited.map((s) => <SeatEmblem key={s} seat={s} size={24} />)}</span>
        {t('bar.awaited', { names, count: awaited.length })}
      </p>
      <p className="k-bar-hint">
        {t(`wait.${ctx.phase}`, { ns: manifest.id, names, count: awaited.length, context: seat === null ? 'spectator' : undefined, defaultValue: '' })} <Since key={awaited.join()} />
      </p>
    </>
  );
}

function WatchMark({ seat }: { seat: Seat | null }) {
  const { t } = useTranslation('kit');
  const nameOf = useNameOf();
  return (
    <span className="k-bar-watch">
      <Eye aria-hidden /> {seat === null ? t('bar.watching') : t('bar.eyes', { name: nameOf(seat) })}
    </span>
  );
}

/** Says how long it has been, once it is worth saying. Begins anew when mounted. */
function Since() {
  const { t } = useTranslation('kit');
  const [minutes, setMinutes] = useState(0);
  useEffect(() => {
    const timer = setInterval(() => setMinutes((m) => m + 1), 60_000);
    return () => clearInterval(timer);
  }, []);
  return minutes === 0 ? null : <>{t('bar.since', { count: minutes })}</>;
}

/** Said once a move takes longer than one would notice. */
function OnItsWay() {
  const { t } = useTranslation('kit');
  const [late, setLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), 700);
    return () => clearTimeout(timer);
  }, []);
  return late ? <p className="k-bar-hint">{t('bar.on-its-way')}</p> : null;
}

function Offline() {
  const { t } = useTranslation('kit');
  return (
    <p className="k-bar-offline" role="alert">
      <Cut aria-hidden /> {t('refuse.offline')}
    </p>
  );
}

/** A refusal in words, with the rule behind it. */
function Refused({ refused, onClose }: { refused: Refusal; onClose: () => void }) {
  const { t } = useTranslation('kit');
  const word = useRefusalText();
  return (
    <motion.div
      className="k-refused"
      role="alert"
      initial={{ opacity: 0, y: 12 }}
      animate={{ opacity: 1, y: 0 }}
      exit={{ opacity: 0, y: 12 }}
    >
      <p>
        {word(refused)} {refused.rule && <RuleLink rule={refused.rule} />}
      </p>
      <IconButton label={t('close')} icon={<Cross />} onClick={onClose} />
    </motion.div>
  );
}

/** Leads to a rule by its ID. */
export function RuleLink({ rule }: { rule: string }) {
  const { manifest } = useMatch();
  const { t } = useTranslation('kit');
  const open = useOpenRule();
  return (
    <a
      className="k-rule"
      href={rulePath(manifest.id, rule)}
      target="_blank"
      rel="noreferrer"
      aria-label={t('rule', { rule })}
      onClick={(e) => {
        if (!open) return;
        e.preventDefault();
        open(rule);
      }}
    >
      <Book aria-hidden /> {rule}
    </a>
  );
}

/** Takes the last move back, while that is possible. */
function TakeBack() {
  const { canUndo, undo, busy } = useMatch();
  const { t } = useTranslation('kit');
  if (!canUndo) return null;
  return <Button kind="quiet" icon={<Back />} busy={busy} onClick={undo}>{t('bar.undo')}</Button>;
}

/** Every move that needs nothing but a press. */
function PlainMoves() {
  const { choices } = useMatch();
  const plain = choices.filter(({ args }) => Object.keys(args).every((key) => key === 'step'));
  return plain.map(({ move }) => <MoveButton key={move} move={move} size="l" />);
}
