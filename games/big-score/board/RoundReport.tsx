/** How the round before went: six jobs, who was there, what came of it. Opened for the details. */
import Down from '~icons/lucide/chevron-down';
import { SeatEmblem, useMatch } from '../../../ui/kit';
import { useNameOf } from '../../../ui/kit/board';
import { typeOf } from '../content/crew';
import { useText } from './faces';
import { CrewIcon } from './Icons';
import { JobNumber, JobPay } from './JobCard';
import { lastRound, type JobReport } from './story';
import './RoundReport.css';

const MARKS = { success: '✓', failure: '✕', empty: '–' } as const;

export function RoundReport() {
  const { log } = useMatch();
  const t = useText();
  const report = lastRound(log);
  if (!report) return null;
  return (
    <details className="bs-report">
      <summary>
        <Down aria-hidden /> {t('board.report', { round: report.round })}
        <span className="bs-report-marks">
          {report.jobs.map(({ number, job, result }) => (
            <span key={number} data-result={result}>
              <span className="k-unseen">{t('board.job', { number, job })}: {t(`outcome.${result}`)}. </span>
              <span aria-hidden>{number} {MARKS[result]}</span>
            </span>
          ))}
        </span>
      </summary>
      <ol className="bs-report-jobs">
        {report.jobs.map((job) => <Reported key={job.number} job={job} />)}
      </ol>
    </details>
  );
}

function Reported({ job }: { job: JobReport }) {
  const t = useText();
  const nameOf = useNameOf();
  return (
    <li className="bs-reported" data-result={job.result}>
      <JobNumber number={job.number} />
      <div className="bs-reported-what">
        <strong>{t(`job.${job.job}`)}</strong>
        <span className="bs-reported-result">{t(`outcome.${job.result}`)}</span>
      </div>
      {job.result === 'success' && <JobPay job={job.job} />}
      {job.participants.length > 0 && (
        <ul className="bs-reported-crew">
          {job.participants.map((seat) => (
            <li key={seat}>
              <SeatEmblem seat={seat} name={nameOf(seat)} size={24} />
              {job.pile.filter((laid) => laid.seat === seat).map(({ card }) => <CrewIcon key={card} crew={typeOf(card)} size="s" />)}
            </li>
          ))}
          {job.insideMan && <li>{t('thing.insideMan')} <CrewIcon crew={typeOf(job.insideMan)} size="s" /></li>}
          {job.joat > 0 && <li>{t('board.joatPlayed', { count: job.joat })}</li>}
        </ul>
      )}
    </li>
  );
}
