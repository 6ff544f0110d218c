/** The police station: four gauges, each saying what its level means now, and how the raid stands against it. */
import { useState } from 'react';
import { useMatch } from '../../../ui/kit';
import { MapIcon } from '../../../ui/kit/board';
import { valueOf } from '../alarms';
import { MAX_LEVEL, STATION } from '../content/station';
import { ALARMS, type Alarm, type View } from '../state';
import { ALARM_LOOKS, useText, type Text } from './faces';
import './Station.css';

/** Wide tables show every note; on narrow ones a gauge is a button, and one note at a time lies over what is above. */
export function Station() {
  const { view } = useMatch<View>();
  const t = useText();
  const [chosen, choose] = useState<Alarm>();
  return (
    <section className="rr-station" aria-label={t('thing.station')}>
      {ALARMS.map((alarm) => (
        <button key={alarm} type="button" className="rr-gauge" data-alarm={alarm} aria-pressed={alarm === chosen} onClick={() => choose(alarm === chosen ? undefined : alarm)} onBlur={() => choose(undefined)}>
          <Dial alarm={alarm} level={view.levels[alarm]} />
          <strong className="rr-gauge-value">{valueOf(view, alarm)}</strong>
          <span className="rr-gauge-short">{t(`board.gauge.${alarm}`)}</span>
          <span className="rr-gauge-note">{noteOf(view, alarm, t)}</span>
        </button>
      ))}
      {chosen && <p className="rr-gauge-told" data-alarm={chosen}><strong>{t(`alarm.${chosen}`)}.</strong> {noteOf(view, chosen, t)}</p>}
    </section>
  );
}

/** What the level means, how far the raid is from it, and what the next cube would change. */
function noteOf(view: View, alarm: Alarm, t: Text): string {
  const [level, value] = [view.levels[alarm], valueOf(view, alarm)];
  const next = STATION[view.numPlayers]![alarm][level + 1];
  return [
    `${t(`level.${alarm}`, { value })}.`,
    t('board.level', { level, most: MAX_LEVEL }),
    next === undefined ? t('board.levelLast') : t('board.levelNext', { value: next, context: next === value ? 'same' : undefined }),
    view.informants.includes(alarm) ? t('board.informantHere', { alarm }) : '',
  ].filter(Boolean).join(' ');
}

const SEGMENTS = MAX_LEVEL + 1;
const GAP = 5;

const at = (degrees: number, r: number): string => {
  const angle = (degrees * Math.PI) / 180;
  return `${(-Math.cos(angle) * r).toFixed(1)} ${(-Math.sin(angle) * r).toFixed(1)}`;
};

/** A dial from 0 to 4; the needle stands on the level. */
function Dial({ alarm, level }: { alarm: Alarm; level: number }) {
  const step = 180 / SEGMENTS;
  return (
    <svg className="rr-dial" viewBox="-50 -50 100 68" aria-hidden>
      {Array.from({ length: SEGMENTS }, (_, i) => (
        <path
          key={i}
          className="rr-dial-part"
          data-on={i <= level || undefined}
          d={`M${at(i * step + GAP / 2, 42)}A42 42 0 0 1 ${at((i + 1) * step - GAP / 2, 42)}`}
        />
      ))}
      <g className="rr-dial-needle" style={{ rotate: `${(level + 0.5) * step}deg` }}><path d="M0 -4L-36 0L0 4z" /></g>
      <circle r={17} className="rr-dial-hub" />
      <MapIcon icon={ALARM_LOOKS[alarm].icon} y={-1} size={21} />
    </svg>
  );
}
