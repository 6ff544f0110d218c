/** Phase `assign`: the own crew goes to jobs or into training, by drag, tap or key; one plan, sealed once (BS-140 to BS-150). */
import { useCallback, useEffect } from 'react';
import { useMatch } from '../../../ui/kit';
import { Card, DragTable, useRefusalText } from '../../../ui/kit/board';
import { JOB_NUMBERS, plannedCards } from '../assignment';
import { typeOf } from '../content/crew';
import type { CardId, Plan, View } from '../state';
import { AssignTray } from './AssignTray';
import { useFaces, useText } from './faces';
import { Frame } from './Frame';
import { JobZone, TrainingZone } from './JobZone';
import { JobCard } from './JobCard';
import { jobZone, NO_PLAN, place, unassigned, type Zone } from './plan';
import { SealPlan } from './SealPlan';
import { useOfStep } from './use-of-step';
import './Assign.css';
import './Jobs.css';

export function Assign() {
  const { view, seat } = useMatch<View>();
  const own = seat === null ? undefined : view.players[seat];
  return own ? <Desk hand={own.hand} sealed={own.commit?.kind === 'plan' ? own.commit.plan : null} /> : <Wall />;
}

/** What those without a hand see: the jobs, while others assign. */
function Wall() {
  const { view } = useMatch<View>();
  const t = useText();
  return (
    <Frame>
      <div className="bs-stage">
        <header className="bs-heading">
          <h3>{t('board.tonight')}</h3>
        </header>
        <ol className="bs-jobs">
          {view.jobs.map((job, i) => job && <li key={job}><JobCard number={i + 1} job={job} /></li>)}
        </ol>
      </div>
    </Frame>
  );
}

/** Keys 1-6, T and U put the card in hand without walking to the place; Escape lays it back. */
function useKeys(picked: CardId | null, put: (card: CardId, zone: Zone) => void, drop: () => void): void {
  useEffect(() => {
    if (picked === null) return;
    const byKey = ({ key, target }: KeyboardEvent) => {
      if (target instanceof HTMLInputElement) return;
      const number = JOB_NUMBERS.find((n) => n === key);
      if (number) put(picked, jobZone(number));
      else if (key === 't') put(picked, 'training');
      else if (key === 'u') put(picked, 'unassigned');
      else if (key === 'Escape') drop();
    };
    document.addEventListener('keydown', byKey);
    return () => document.removeEventListener('keydown', byKey);
  });
}

function Desk({ hand, sealed }: { hand: CardId[]; sealed: Plan | null }) {
  const { view, refusal } = useMatch<View>();
  const t = useText();
  const word = useRefusalText();
  const faces = useFaces(view.simple);
  const [draft, setDraft] = useOfStep<Plan>(NO_PLAN);
  const [picked, setPicked] = useOfStep<CardId | null>(null);
  const plan = sealed ?? draft;
  const rest = unassigned(hand, plan);

  const whyNot = useCallback(
    (card: string, zone: string) => {
      const why = refusal('assignCrew', { plan: place(plan, card, zone) });
      return why && word(why);
    },
    [refusal, word, plan],
  );
  const put = (card: CardId, zone: string) => {
    setDraft(place(plan, card, zone));
    setPicked(null);
  };
  useKeys(picked, (card, zone) => whyNot(card, zone) === undefined && put(card, zone), () => setPicked(null));

  const pick = sealed ? undefined : (card: CardId) => setPicked(card === picked ? null : card);
  const count = { jobs: plannedCards(plan).length - plan.training.length, training: plan.training.length, rest: rest.length };
  return (
    <DragTable picked={picked} whyNot={whyNot} onPut={put} renderCard={(card) => <Card face={faces.crew(card)} size="m" />}>
      <Frame
        tray={<AssignTray cards={rest} picked={picked} sealed={sealed !== null} onPick={pick} />}
        hint={picked ? t('board.putHint', { crew: typeOf(picked) }) : rest.length === hand.length ? t('board.assignHint') : t('board.planSum', count)}
        controls={<SealPlan plan={plan} rest={rest} onReset={() => setDraft(NO_PLAN)} />}
      >
        <div className="bs-stage">
          <header className="bs-heading">
            <h3>{sealed ? t('board.planSealed') : t('board.tonight')}</h3>
            {sealed && <p>{t('board.planSealedHint')}</p>}
          </header>
          <ol className="bs-jobs bs-desk">
            {view.jobs.map((job, i) => job && (
              <li key={job}>
                <JobZone number={JOB_NUMBERS[i]!} job={job} cards={plan.jobs[JOB_NUMBERS[i]!] ?? []} picked={picked} onPick={pick} />
              </li>
            ))}
            {!view.simple && <li className="bs-training-place"><TrainingZone cards={plan.training} picked={picked} onPick={pick} /></li>}
          </ol>
        </div>
      </Frame>
    </DragTable>
  );
}
