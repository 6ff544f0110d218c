/** Phase `resolve`: the open job with its common pile, and the fists with or without a Jack of All Trades (BS-155 to BS-171). */
import { motion } from 'motion/react';
import Fist from '~icons/game-icons/fist';
import Knife from '~icons/game-icons/swiss-army-knife';
import { SeatEmblem, seatColour, useMatch } from '../../../ui/kit';
import { Card, CommitPanel, MoveButton, Strip, useNameOf } from '../../../ui/kit/board';
import { JOB_NUMBERS } from '../assignment';
import { typeOf } from '../content/crew';
import { participantsOf } from '../resolve';
import type { OpenJob, View } from '../state';
import { useFaces, useText } from './faces';
import { Frame } from './Frame';
import { CrewIcon } from './Icons';
import { JobCard, JobNumber } from './JobCard';
import { useOfStep } from './use-of-step';
import './Resolve.css';

export function Resolve() {
  const { view, seat } = useMatch<View>();
  const t = useText();
  const [count, setCount] = useOfStep<string | null>(null);
  const open = view.open!;
  const job = view.jobs[open.number - 1]!;
  const commit = seat === null ? undefined : view.players[seat]?.commit;
  const deciders = participantsOf(open).filter((who) => view.seats[who]!.joat > 0);
  const mine = seat === null ? 0 : view.seats[seat]!.joat;
  const options = Array.from({ length: mine + 1 }, (_, n) => ({
    id: String(n),
    label: n === 0 ? t('board.emptyFist') : t('board.fistWith', { count: n }),
    icon: n === 0 ? <Fist /> : <Knife />,
    help: n === 0 ? t('board.emptyFistHelp') : t('board.fistHelp', { count: n }),
    tone: n === 0 ? 'var(--c-fog)' : 'var(--c-brass)',
  }));
  const total = deciders.reduce((sum, who) => sum + view.seats[who]!.joat, 0);
  return (
    <Frame
      hint={t('board.joatNeed', { count: open.missing.length, total })}
      controls={
        <MoveButton move="commitJoat" size="l" args={{ count: Number(count ?? 0) }} why={count === null ? t('board.why.fist') : undefined}>
          {count === null ? t('move.commitJoat') : t('board.holdOut', { what: options[Number(count)]!.label })}
        </MoveButton>
      }
    >
      <Night />
      <div className="bs-raid">
        <JobCard number={open.number} job={job} crew={covering(open)} judged />
        <Pile open={open} />
        <CommitPanel
          title={t('board.fists')}
          options={options}
          value={commit?.kind === 'joat' ? String(commit.count) : count}
          onChange={setCount}
          seats={deciders}
        />
      </div>
      <MyCrew />
    </Frame>
  );
}

/** The crew types that cover icons of the open job, the Inside Man's among them if he helps. */
const covering = (open: OpenJob) => [...open.pile.map(({ card }) => typeOf(card)), ...(open.insideMan ? [typeOf(open.insideMan)] : [])];

/** The night's six jobs: done, being done, still to come. */
function Night() {
  const { view } = useMatch<View>();
  const t = useText();
  const nameOf = useNameOf();
  return (
    <Strip label={t('board.nightJobs')} className="bs-night">
      {view.jobs.map((job, i) => {
        const outcome = view.outcomes[i];
        const state = outcome?.result ?? (view.open?.number === i + 1 ? 'now' : 'later');
        const id = outcome?.job ?? job;
        return id && (
          <div key={id} className="bs-night-job" data-state={state} aria-current={state === 'now' ? 'step' : undefined}>
            <JobNumber number={i + 1} />
            <span className="bs-night-text">
              <strong>{t(`job.${id}`)}</strong>
              <span>{outcome ? t(`outcome.${outcome.result}`) : t(`board.night.${state}`)}</span>
            </span>
            {outcome && (
              <span className="bs-night-who">
                {outcome.participants.map((who) => <SeatEmblem key={who} seat={who} name={nameOf(who)} size={22} />)}
              </span>
            )}
          </div>
        );
      })}
    </Strip>
  );
}

/** The common pile by owner, and what it still lacks. */
function Pile({ open }: { open: OpenJob }) {
  const { view } = useMatch<View>();
  const t = useText();
  const nameOf = useNameOf();
  const faces = useFaces(view.simple);
  return (
    <section className="bs-pile" aria-label={t('board.pile')}>
      {participantsOf(open).map((who) => (
        <div key={who} className="bs-pile-owner" style={{ borderColor: seatColour(who) }}>
          <span className="bs-pile-name"><SeatEmblem seat={who} size={26} /> {nameOf(who)}</span>
          <div className="bs-pile-cards">
            {open.pile.filter((laid) => laid.seat === who).map(({ card }, i) => (
              <motion.div key={card} initial={{ opacity: 0, y: -24, rotate: -6 }} animate={{ opacity: 1, y: 0, rotate: 0 }} transition={{ delay: i * 0.05 }}>
                <Card face={faces.crew(card)} size="m" place={nameOf(who)} travels={card} />
              </motion.div>
            ))}
          </div>
        </div>
      ))}
      {open.insideMan && (
        <div className="bs-pile-owner" data-inside>
          <span className="bs-pile-name">{t('thing.insideMan')}</span>
          <div className="bs-pile-cards"><Card face={faces.crew(open.insideMan)} size="m" place={t('thing.insideMan')} /></div>
        </div>
      )}
      <div className="bs-pile-owner" data-missing>
        <span className="bs-pile-name">{t('board.missing', { count: open.missing.length })}</span>
        <div className="bs-pile-cards">
          {open.missing.map((crew, i) => <CrewIcon key={`${crew}-${i}`} crew={crew} state="missing" />)}
        </div>
      </div>
    </section>
  );
}

/** Where the rest of my crew is waiting for its job. */
function MyCrew() {
  const { view, seat } = useMatch<View>();
  const t = useText();
  const plan = seat === null ? null : view.players[seat]?.plan;
  const waiting = JOB_NUMBERS.filter((number) => (plan?.jobs[number]?.length ?? 0) > 0);
  if (!plan || (waiting.length === 0 && plan.training.length === 0)) return null;
  return (
    <section className="bs-mycrew">
      <h3>{t('board.myCrew')}</h3>
      <ul>
        {waiting.map((number) => (
          <li key={number}>
            <JobNumber number={Number(number)} />
            {plan.jobs[number]!.map((card) => <CrewIcon key={card} crew={typeOf(card)} size="s" />)}
          </li>
        ))}
        {plan.training.length > 0 && (
          <li>{t('thing.training')} {plan.training.map((card) => <CrewIcon key={card} crew={typeOf(card)} size="s" />)}</li>
        )}
      </ul>
    </section>
  );
}
