/** A secret choice that several make at once: choose, confirm in the action bar, sealed. Shows who has chosen, never what. */
import type { CSSProperties, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import Check from '~icons/lucide/check';
import Lock from '~icons/lucide/lock';
import type { Seat } from '../../games/kit/types';
import { Choice, ChoiceGroup } from './Choice';
import { useMatch } from './match';
import { SeatEmblem } from './seats';
import { useNameOf } from './words';
import './CommitPanel.css';

export interface CommitOption {
  id: string;
  label: string;
  icon: ReactNode;
  /** What it means, in a line. */
  help: ReactNode;
  why?: string | undefined;
  tone?: string;
}

interface CommitPanelProps {
  title: string;
  options: CommitOption[];
  /** The choice not yet confirmed, or the own sealed one. */
  value: string | null;
  onChange: (id: string) => void;
  /** The seats that choose in this step, those that are done included. */
  seats: Seat[];
}

export function CommitPanel({ title, options, value, onChange, seats }: CommitPanelProps) {
  const { seat, view } = useMatch<{ asked: Record<Seat, string> }>();
  const { t } = useTranslation('kit');
  const takesPart = seat !== null && seats.includes(seat);
  const sealed = takesPart && !Object.hasOwn(view.asked, seat);
  return (
    <section className="k-commit" aria-label={title}>
      <h3 className="k-commit-title">{title}</h3>
      {takesPart && (
        <div data-sealed={sealed || undefined} className="k-commit-box">
          <ChoiceGroup className="k-commit-options" label={title} value={value} onChange={onChange}>
            {options.map((option) => (
              <Choice
                key={option.id}
                id={option.id}
                why={sealed ? t('commit.sealed') : option.why}
                className="k-commit-option"
                style={{ '--tone': option.tone } as CSSProperties}
              >
                <span className="k-commit-icon" aria-hidden>{option.icon}</span>
                <strong>{option.label}</strong>
                <span className="k-commit-help">{option.help}</span>
                {sealed && value === option.id && (
                  <span className="k-commit-seal">
                    <Lock aria-hidden /> {t('commit.seal')}
                  </span>
                )}
              </Choice>
            ))}
          </ChoiceGroup>
        </div>
      )}
      <Chosen seats={seats} />
    </section>
  );
}

/** Who has chosen and who still has to, of the seats that choose now. */
export function Chosen({ seats }: { seats: Seat[] }) {
  const { view } = useMatch<{ asked: Record<Seat, string> }>();
  const { t } = useTranslation('kit');
  const nameOf = useNameOf();
  return (
    <ul className="k-chosen" aria-label={t('commit.who')}>
      {seats.map((seat) => {
        const done = !Object.hasOwn(view.asked, seat);
        const text = t(done ? 'commit.done' : 'commit.thinking', { name: nameOf(seat) });
        return (
          <li key={seat} data-done={done || undefined} aria-label={text} title={text}>
            <SeatEmblem seat={seat} size={30} />
            <span className="k-chosen-mark" aria-hidden>{done ? <Check /> : '…'}</span>
          </li>
        );
      })}
    </ul>
  );
}
