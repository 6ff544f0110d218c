/** A replay's controls: the timeline, its buttons, and whose eyes to look through. */
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import Next from '~icons/lucide/chevron-right';
import Previous from '~icons/lucide/chevron-left';
import Pause from '~icons/lucide/pause';
import Play from '~icons/lucide/play';
import First from '~icons/lucide/skip-back';
import Last from '~icons/lucide/skip-forward';
import type { Eyes, Recording } from '../../../client/replay';
import { IconButton, Select } from '../../../kit/index';

/** Time a step stands while it plays. */
const PACE_MS = 1400;

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
  const { last, file } = recording;
  const [playing, setPlaying] = usePlaying(step, last, go);
  const atStart = step === 0 ? t('replay.at-start') : undefined;
  const atEnd = step === last ? t('replay.at-end') : undefined;
  const seats = Array.from({ length: file.numPlayers }, (_, i) => String(i));
  return (
    <footer className="a-replay" aria-label={t('replay.controls')}>
      <div className="a-replay-buttons">
        <IconButton label={t('replay.first')} icon={<First />} why={atStart} onClick={() => go(0)} />
        <IconButton label={t('replay.previous')} icon={<Previous />} why={atStart} onClick={() => go(step - 1)} />
        <IconButton
          label={t(playing ? 'replay.pause' : 'replay.play')}
          icon={playing ? <Pause /> : <Play />}
          why={playing ? undefined : atEnd}
          onClick={() => setPlaying(!playing)}
        />
        <IconButton label={t('replay.next')} icon={<Next />} why={atEnd} onClick={() => go(step + 1)} />
        <IconButton label={t('replay.last')} icon={<Last />} why={atEnd} onClick={() => go(last)} />
      </div>
      <input
        type="range"
        className="a-replay-line"
        min={0}
        max={last}
        value={step}
        aria-label={t('replay.step')}
        aria-valuetext={t('replay.at', { step, last })}
        onChange={(event) => go(Number(event.target.value))}
      />
      <output className="a-replay-at">{peeking ? t('replay.peek') : t('replay.at', { step, last })}</output>
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

/** Plays on by itself until the end, or until someone pauses. */
function usePlaying(step: number, last: number, go: (step: number) => void): [boolean, (playing: boolean) => void] {
  const [wanted, setWanted] = useState(false);
  const playing = wanted && step < last;
  const advance = useRef(() => {});
  advance.current = () => go(step + 1);
  useEffect(() => {
    if (!playing) return;
    const timer = setInterval(() => advance.current(), PACE_MS);
    return () => clearInterval(timer);
  }, [playing]);
  useEffect(() => {
    if (step === last) setWanted(false);
  }, [step, last]);
  return [playing, setWanted];
}
