/**
 * Facts that a player must know at every moment. Where there is room for it each is explained; on narrow tables, and where
 * there are many, a press explains one at a time.
 */
import { useState, type CSSProperties, type ReactNode } from 'react';
import './Gauges.css';

export interface Gauge {
  id: string;
  icon: ReactNode;
  name: string;
  value: ReactNode;
  /** It is dangerously high or low. */
  alarm?: boolean;
  /** What the value means and what comes of it, in a sentence or two. */
  note: string;
}

/** So many can be explained side by side. */
const FEW = 4;

export function Gauges({ label, gauges }: { label: string; gauges: Gauge[] }) {
  const [chosen, choose] = useState<string>();
  const told = gauges.find(({ id }) => id === chosen) ?? gauges.find(({ alarm }) => alarm);
  return (
    <section className="k-gauges" aria-label={label} data-many={gauges.length > FEW || undefined} style={{ '--gauges': gauges.length } as CSSProperties}>
      {gauges.map(({ id, icon, name, value, alarm, note }) => (
        <button key={id} type="button" className="k-gauge" data-alarm={alarm || undefined} aria-pressed={id === told?.id} onClick={() => choose(id === chosen ? undefined : id)}>
          <span className="k-gauge-icon" aria-hidden>{icon}</span>
          <span className="k-gauge-name">{name}</span>
          <strong className="k-gauge-value">{value}</strong>
          <span className="k-gauge-note">{note}</span>
        </button>
      ))}
      {told && <p className="k-gauge-told" data-alarm={told.alarm || undefined}><strong>{told.name}.</strong> {told.note}</p>}
    </section>
  );
}
