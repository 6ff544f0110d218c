/** A job as it hangs on the wall: number, name, whom it needs, what each of its crew is paid. */
import type { ReactNode } from 'react';
import { Token } from '../../../ui/kit/board';
import { jobOf } from '../content/jobs';
import type { Crew, JobId } from '../state';
import { money, useFaces, useText } from './faces';
import { CrewIcon, iconStates, type IconState } from './Icons';
import './JobCard.css';

interface JobCardProps {
  number: number;
  job: JobId;
  /** Crew that would lie there: the icons it covers are ticked. */
  crew?: readonly Crew[];
  /** The job is judged now: icons without a card are missing, not merely open. */
  judged?: boolean;
  /** Glows where it shows this type. */
  hot?: Crew | undefined;
  children?: ReactNode;
}

export function JobCard({ number, job: id, crew = [], judged = false, hot, children }: JobCardProps) {
  const t = useText();
  const job = jobOf(id);
  const stateOf = (covered: boolean): IconState => (covered ? 'covered' : judged ? 'missing' : 'open');
  return (
    <article className="bs-job" aria-label={t('board.job', { number, job: id })}>
      <JobNumber number={number} />
      <h4 className="bs-job-name">{t(`job.${id}`)}</h4>
      <div className="bs-job-icons" role="group" aria-label={t('board.needs')}>
        {iconStates(job.requirement, crew).map((icon, i) => (
          <CrewIcon key={`${icon.crew}-${i}`} crew={icon.crew} state={stateOf(icon.covered)} hot={hot === icon.crew && !icon.covered} />
        ))}
      </div>
      <JobPay job={id} />
      {children}
    </article>
  );
}

export const JobNumber = ({ number }: { number: number }) => (
  <span className="bs-number" aria-hidden>
    <span>{number}</span>
  </span>
);

/** What each participant gets. */
export function JobPay({ job: id }: { job: JobId }) {
  const t = useText();
  const faces = useFaces();
  const job = jobOf(id);
  const what = job.tokens.join('+') || 'cash';
  return (
    <div className="bs-pay" role="img" aria-label={t('board.pays', { pay: t(`pay.${what}`, { cash: job.cash }) })}>
      <span className="bs-pay-cash">{money(job.cash)}</span>
      {job.tokens.map((token) => (
        <Token key={token} face={faces.payout(token)} size="s" help={faces.worth(token)} />
      ))}
    </div>
  );
}
