/** A recording's line: every step of it, the chapters and phases that they lie in, and the place of the one that is shown. */
import type { CSSProperties } from 'react';
import { useTranslation } from 'react-i18next';
import type { Recording, Stretch } from '../../../client/replay';

/** A stretch in words: “Act I, round 2 · Hire crew”. */
export function useStretchText(game: string): (stretch: Stretch) => string {
  const { t, i18n } = useTranslation(game);
  return ({ chapter, phase }) => {
    const parts = [chapter && t(`chapter.${chapter.name}`, { number: chapter.number }), i18n.exists(`phase.${phase}`, { ns: game }) && t(`phase.${phase}`)];
    return parts.filter(Boolean).join(' · ');
  };
}

/** The stretch that a step lies in. */
export const stretchAt = (stretches: Stretch[], step: number): Stretch => stretches.findLast((stretch) => stretch.step <= step) ?? stretches[0]!;

interface TimelineProps {
  recording: Recording;
  stretches: Stretch[];
  step: number;
  go: (step: number) => void;
}

export function Timeline({ recording: { last, file }, stretches, step, go }: TimelineProps) {
  const { t } = useTranslation();
  const words = useStretchText(file.game);
  const current = stretchAt(stretches, step);
  return (
    <div className="a-timeline">
      <div className="a-timeline-parts" aria-hidden>
        {stretches.map((stretch, i) => (
          <span
            key={stretch.step}
            className="a-timeline-part"
            data-opens={stretch.opens || undefined}
            data-now={stretch === current || undefined}
            title={words(stretch)}
            style={{ '--from': stretch.step / last, '--to': (stretches[i + 1]?.step ?? last) / last } as CSSProperties}
          />
        ))}
      </div>
      <input
        type="range"
        className="a-replay-line"
        min={0}
        max={last}
        value={step}
        aria-label={t('replay.step')}
        aria-valuetext={t('replay.at-in', { step, last, part: words(current) })}
        onChange={(event) => go(Number(event.target.value))}
      />
    </div>
  );
}
