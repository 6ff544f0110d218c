/** Crew icons as jobs print them, covered or still missing. */
import type { CSSProperties } from 'react';
import Star from '~icons/game-icons/round-star';
import Check from '~icons/lucide/check';
import { Tooltip } from '../../../ui/kit';
import { CREW, type Crew } from '../state';
import type { Job } from '../content/jobs';
import { CREW_LOOK, useText } from './faces';
import './Icons.css';

/** `open`: just printed. `covered`: a card lies for it. `missing`: the job is being judged without one. */
export type IconState = 'open' | 'covered' | 'missing';

interface CrewIconProps {
  crew: Crew;
  state?: IconState;
  /** It is this type that matters now. */
  hot?: boolean;
  /** An Expert. */
  star?: boolean;
  size?: 's' | 'm';
}

export function CrewIcon({ crew, state = 'open', hot = false, star = false, size = 'm' }: CrewIconProps) {
  const t = useText();
  const { icon, tone, pattern } = CREW_LOOK[crew];
  const plain = state === 'open' ? t(`crew.${crew}`) : t(`board.icon.${state}`, { crew });
  const name = star ? `${plain}, ${t('thing.expert')}` : plain;
  return (
    <Tooltip text={name}>
      <span className="bs-icon" data-state={state} data-hot={hot || undefined} data-size={size} role="img" aria-label={name} style={{ '--tone': tone } as CSSProperties}>
        <span className="bs-icon-art k-pattern" data-pattern={pattern} aria-hidden>{icon}</span>
        <span className="bs-icon-code" aria-hidden>{t(`crewShort.${crew}`)}</span>
        {star && <span className="bs-icon-star" aria-hidden><Star /></span>}
        {state === 'covered' && <span className="bs-icon-tick" aria-hidden><Check /></span>}
      </span>
    </Tooltip>
  );
}

/** One entry per printed icon: whether the given crew covers it. */
export function iconStates(requirement: Job['requirement'], crew: readonly Crew[]): { crew: Crew; covered: boolean }[] {
  return CREW.flatMap((type) => {
    const laid = crew.filter((c) => c === type).length;
    return Array.from({ length: requirement[type] ?? 0 }, (_, i) => ({ crew: type, covered: i < laid }));
  });
}
