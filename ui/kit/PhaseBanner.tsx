/** Where the game is: act, round and phase, like the head of a departures board. */
import type { ReactNode } from 'react';
import './PhaseBanner.css';

export interface PhaseStep {
  id: string;
  label: string;
}

interface PhaseBannerProps {
  /** “Act I”, “Round 2 of 3” …, the widest first. */
  places: string[];
  /** The phases that follow each other here. */
  steps: PhaseStep[];
  /** The step the game is in. */
  now: string;
  /** A fact that matters in this phase, such as where hands are passed. */
  aside?: ReactNode;
}

export function PhaseBanner({ places, steps, now, aside }: PhaseBannerProps) {
  return (
    <header className="k-phase">
      <h2 className="k-phase-place">
        {places.map((place) => (
          <span key={place}>{place}</span>
        ))}
      </h2>
      <ol className="k-phase-steps">
        {steps.map((step) => (
          <li key={step.id} aria-current={step.id === now ? 'step' : undefined}>{step.label}</li>
        ))}
      </ol>
      {aside && <div className="k-phase-aside">{aside}</div>}
    </header>
  );
}
