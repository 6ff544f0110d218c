/** A replay's controls: the timeline, its buttons, and whose eyes to look through. */
import { useEffect, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import Next from '~icons/lucide/chevron-right';
import Previous from '~icons/lucide/chevron-left';
import NextPart from '~icons/lucide/chevrons-right';
import PreviousPart from '~icons/lucide/chevrons-left';
import Pause from '~icons/lucide/pause';
import Play from '~icons/lucide/play';
import First from '~icons/lucide/skip-back';
import Last from '~icons/lucide/skip-forward';
import type { Eyes, Recording } from '../../../client/replay';
import { Button, IconButton, Select } from '../../../kit/index';
import { read, write } from '../../device';
import { useLanguage } from '../../i18n';
import { stretchAt, Timeline, useStretchText } from './Timeline';
import { useStepKeys } from './useStep';

/** Time a step stands while it plays at speed 1. */
const PACE_MS = 1400;

const SPEEDS = [0.5, 1, 2, 4];

interface ControlsProps {
  recording: Recording;
  step: number;
  go: (step: number) => void;
  eyes: Eyes;
  onEyes: (eyes: Eyes) => void;
  /** The debug panel shows a moment of its own. */
  peeking: boolean;
}

export function Controls({ recording, step, go, eyes, onEyes, peeking }: ControlsProps) {
  const { t } = useTranslation();
  const { language } = useLanguage();
  const { last, file } = recording;
  const stretches = useMemo(() => recording.stretches, [recording]);
  const current = stretchAt(stretches, step);
  const words = useStretchText(file.game);
  const [speed, nextSpeed] = useSpeed();
  const [playing, setPlaying] = usePlaying(step, last, go, PACE_MS / speed);
  const nextPart = stretches.find((stretch) => stretch.step > step)?.step ?? last;
  // From within a part to its beginning first, as with the tracks of a record.
  const previousPart = step > current.step ? current.step : (stretches.findLast((stretch) => stretch.step < step)?.step ?? 0);
  const toggle = () => {
    if (!playing && step === last) go(0);
    setPlaying(!playing);
  };
  useStepKeys({
    ArrowLeft: () => go(step - 1), ArrowRight: () => go(step + 1), Home: () => go(0), End: () => go(last),
    'Shift+ArrowLeft': () => go(previousPart), 'Shift+ArrowRight': () => go(nextPart), ' ': toggle,
  });
  const atStart = step === 0 ? t('replay.at-start') : undefined;
  const atEnd = step === last ? t('replay.at-end') : undefined;
  const seats = Array.from({ length: file.numPlayers }, (_, i) => String(i));
  return (
    <footer className="a-replay" aria-label={t('replay.controls')}>
      <div className="a-replay-buttons">
        <IconButton className="a-replay-far" label={t('replay.first')} icon={<First />} why={atStart} onClick={() => go(0)} />
        <IconButton label={t('replay.previous-part')} icon={<PreviousPart />} why={atStart} onClick={() => go(previousPart)} />
        <IconButton label={t('replay.previous')} icon={<Previous />} why={atStart} onClick={() => go(step - 1)} />
        <IconButton
          label={t(playing ? 'replay.pause' : 'replay.play')}
          icon={playing ? <Pause /> : <Play />}
          onClick={toggle}
        />
        <IconButton label={t('replay.next')} icon={<Next />} why={atEnd} onClick={() => go(step + 1)} />
        <IconButton label={t('replay.next-part')} icon={<NextPart />} why={atEnd} onClick={() => go(nextPart)} />
        <IconButton className="a-replay-far" label={t('replay.last')} icon={<Last />} why={atEnd} onClick={() => go(last)} />
        <Button kind="quiet" size="s" aria-label={t('replay.speed', { speed: speed.toLocaleString(language) })} onClick={nextSpeed}>{`${speed.toLocaleString(language)}×`}</Button>
      </div>
      <Timeline recording={recording} stretches={stretches} step={step} go={go} />
      <output className="a-replay-at">
        <strong>{peeking ? t('replay.peek') : t('replay.at', { step, last })}</strong> <span>{words(current)}</span>
      </output>
      <div className="a-replay-eyes">
        <Select
          label={t('replay.eyes')}
          value={eyes ?? 'spectator'}
          onChange={(id) => onEyes(id === 'spectator' ? null : id)}
          options={[
            { id: 'spectator', label: t('replay.spectator') },
            { id: 'open', label: t('replay.all-open') },
            ...seats.map((seat) => ({ id: seat, label: file.names[seat] || t('seats.player', { number: Number(seat) + 1 }) })),
          ]}
        />
      </div>
    </footer>
  );
}

/** How fast it plays, kept on this device, and the way to the next speed. */
function useSpeed(): [number, () => void] {
  const [speed, setSpeed] = useState(() => SPEEDS.find((known) => known === read('replay-speed')) ?? 1);
  const next = SPEEDS[(SPEEDS.indexOf(speed) + 1) % SPEEDS.length]!;
  return [speed, () => {
    setSpeed(next);
    write('replay-speed', next);
  }];
}

/** Plays on by itself until the end, or until someone pauses. */
function usePlaying(step: number, last: number, go: (step: number) => void, paceMs: number): [boolean, (playing: boolean) => void] {
  const [wanted, setWanted] = useState(false);
  const playing = wanted && step < last;
  const advance = useRef(() => {});
  advance.current = () => go(step + 1);
  useEffect(() => {
    if (!playing) return;
    const timer = setInterval(() => advance.current(), paceMs);
    return () => clearInterval(timer);
  }, [playing, paceMs]);
  useEffect(() => {
    if (step === last) setWanted(false);
  }, [step, last]);
  return [playing, setWanted];
}
