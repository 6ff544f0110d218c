/** Places on the desk: a job with the own cards that go there, and the training ground. */
import Cap from '~icons/game-icons/graduate-cap';
import { useMatch } from '../../../ui/kit';
import { Card, DropZone, Lift } from '../../../ui/kit/board';
import { typeOf } from '../content/crew';
import { TRAINING_NEEDED } from '../content/numbers';
import type { CardId, JobId, View } from '../state';
import { useFaces, useText } from './faces';
import { JobCard } from './JobCard';
import { jobZone, type JobKey } from './plan';

interface LaidProps {
  cards: CardId[];
  picked: CardId | null;
  /** Absent: the plan is sealed. */
  onPick: ((card: CardId) => void) | undefined;
}

/** Small cards that lie on a place; tap one to take it up again. */
function Laid({ cards, picked, onPick, place }: LaidProps & { place: string }) {
  const { view } = useMatch<View>();
  const faces = useFaces(view.simple);
  return (
    <div className="bs-laid">
      {cards.map((card) => (
        <Lift key={card} id={card} on={onPick !== undefined}>
          <Card
            face={faces.crew(card)}
            size="s"
            travels={card}
            place={place}
            selected={onPick && picked === card}
            onClick={onPick && (() => onPick(card))}
          />
        </Lift>
      ))}
    </div>
  );
}

export function JobZone({ number, job, cards, picked, onPick }: LaidProps & { number: JobKey; job: JobId }) {
  const t = useText();
  const label = t('board.job', { number, job });
  return (
    <DropZone id={jobZone(number)} label={label} holds={cards} className="bs-zone">
      <JobCard number={Number(number)} job={job} crew={cards.map(typeOf)} hot={picked ? typeOf(picked) : undefined}>
        {cards.length > 0 && <Laid {...{ cards, picked, onPick }} place={label} />}
      </JobCard>
    </DropZone>
  );
}

export function TrainingZone({ cards, picked, onPick }: LaidProps) {
  const t = useText();
  return (
    <DropZone id="training" label={t('thing.training')} holds={cards} className="bs-zone bs-training">
      <h4 className="bs-training-title">
        <Cap aria-hidden /> {t('thing.training')}
      </h4>
      <p className="bs-training-help">{t('board.trainingRule')}</p>
      <div className="bs-slots">
        {cards.length > 0 && <Laid {...{ cards, picked, onPick }} place={t('thing.training')} />}
        {Array.from({ length: Math.max(0, TRAINING_NEEDED - cards.length) }, (_, i) => <span key={i} className="bs-slot" aria-hidden />)}
      </div>
    </DropZone>
  );
}
