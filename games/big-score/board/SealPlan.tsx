/** The one confirmation of a plan: it is final (BS-092), so it is read back first. */
import { useState, type ReactNode } from 'react';
import { Button, Dialog, DialogClose, useMatch } from '../../../ui/kit';
import { MoveButton, useList, useRefusalText } from '../../../ui/kit/board';
import { JOB_NUMBERS, plannedCards } from '../assignment';
import { typeOf } from '../content/crew';
import type { CardId, Plan, View } from '../state';
import { useText } from './faces';
import { CrewIcon } from './Icons';
import { JobNumber } from './JobCard';

export function SealPlan({ plan, rest, onReset }: { plan: Plan; rest: CardId[]; onReset: () => void }) {
  const { view, refusal } = useMatch<View>();
  const t = useText();
  const word = useRefusalText();
  const [open, setOpen] = useState(false);
  const refused = refusal('assignCrew', { plan });
  const empty = plannedCards(plan).length === 0;
  return (
    <>
      <Button kind="plain" size="l" onClick={onReset} why={empty ? t('board.why.nothingLaid') : undefined}>
        {t('board.startOver')}
      </Button>
      <Button kind="primary" size="l" onClick={() => setOpen(true)} why={refused && word(refused)}>
        {t('board.seal')}
      </Button>
      <Dialog
        title={t('board.sealTitle')}
        description={t('board.sealText')}
        open={open}
        onOpenChange={setOpen}
        actions={
          <>
            <DialogClose><Button>{t('board.back')}</Button></DialogClose>
            <MoveButton move="assignCrew" args={{ plan }} onPlayed={() => setOpen(false)}>{t('board.sealNow')}</MoveButton>
          </>
        }
      >
        <ul className="bs-summary">
          {JOB_NUMBERS.map((number, i) => {
            const cards = plan.jobs[number];
            const job = view.jobs[i];
            return cards && job && (
              <Line key={number} head={<><JobNumber number={i + 1} /> {t(`job.${job}`)}</>} cards={cards} />
            );
          })}
          {plan.training.length > 0 && <Line head={t('thing.training')} cards={plan.training} />}
          {rest.length > 0 && <Line head={t('board.lost')} cards={rest} lost />}
        </ul>
        {empty && <p className="bs-warning">{t('board.nobodyGoes')}</p>}
      </Dialog>
    </>
  );
}

function Line({ head, cards, lost = false }: { head: ReactNode; cards: CardId[]; lost?: boolean }) {
  const t = useText();
  const list = useList();
  return (
    <li data-lost={lost || undefined}>
      <span className="bs-summary-head">{head}</span>
      <span className="bs-summary-cards" role="img" aria-label={list(cards.map((card) => t(`crew.${typeOf(card)}`)))}>
        {cards.map((card) => <CrewIcon key={card} crew={typeOf(card)} size="s" />)}
      </span>
    </li>
  );
}
