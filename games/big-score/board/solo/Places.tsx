/** The six places for jobs: face up with crew and tokens on them, face down, or done. */
import type { ComponentType, ReactNode } from 'react';
import Check from '~icons/lucide/check';
import Eye from '~icons/lucide/eye';
import { useMatch } from '../../../../ui/kit';
import { Card, DropZone, MoveButton, Token } from '../../../../ui/kit/board';
import { laidOn } from '../../solo/cover';
import { ME } from '../../solo/ask';
import { FEES } from '../../solo/numbers';
import type { Place } from '../../solo/state';
import type { CardId, Crew, JobId, View } from '../../state';
import { money, useFaces, useText } from '../faces';
import { JobCard, JobNumber } from '../JobCard';
import '../Jobs.css';
import '../Assign.css';

interface PlacesProps {
  /** The type that matters now glows on the jobs. */
  hot?: Crew | undefined;
  /** Cards that would lie on a job, by job number. */
  planned?: Partial<Record<number, Crew[]>>;
  /** Cards can be put on jobs. */
  open?: boolean;
  /** Below each job. */
  Below?: ComponentType<{ number: number }> | undefined;
}

export const zoneOf = (number: number): string => `job-${number}`;
export const numberOf = (zone: string): number => Number(zone.slice(4));

export function Places({ hot, planned = {}, open = false, Below }: PlacesProps) {
  const { view } = useMatch<View>();
  return (
    <ol className="bs-jobs bs-desk">
      {view.solo!.places.map((place, i) => (
        <li key={i}>
          {view.jobs[i] !== null
            ? <OpenJob number={i + 1} job={view.jobs[i]!} place={place} hot={hot} planned={planned[i + 1] ?? []} open={open} below={Below && <Below number={i + 1} />} />
            : place.faceDown
              ? <HiddenJob number={i + 1} place={place} below={Below && <Below number={i + 1} />} />
              : <DoneJob number={i + 1} tokens={place.tokens} below={Below && <Below number={i + 1} />} />}
        </li>
      ))}
    </ol>
  );
}

interface OpenJobProps {
  number: number;
  job: JobId;
  place: Place;
  hot: Crew | undefined;
  planned: Crew[];
  open: boolean;
  below: ReactNode;
}

function OpenJob({ number, job, place, hot, planned, open, below }: OpenJobProps) {
  const t = useText();
  const card = (
    <JobCard number={number} job={job} crew={[...laidOn(place), ...planned]} hot={hot}>
      <OnJob place={place} />
      {below}
    </JobCard>
  );
  if (!open) return <div className="bs-zone">{card}</div>;
  return <DropZone id={zoneOf(number)} label={t('board.job', { number, job })} className="bs-zone">{card}</DropZone>;
}

/** Crew, JoAT tokens and vault tokens on a job. */
function OnJob({ place: { crew, joat, tokens } }: { place: Place }) {
  const t = useText();
  const faces = useFaces(true);
  if (crew.length + joat.length + tokens.length === 0) return null;
  return (
    <div className="bs-laid">
      {crew.map((card: CardId) => <Card key={card} face={faces.crew(card)} size="s" travels={card} />)}
      {joat.map((type, i) => <Token key={`${type}-${i}`} face={faces.joat()} size="m" help={t('board.solo.joatAs', { crew: type })} />)}
      <TokensOn tokens={tokens} />
    </div>
  );
}

function TokensOn({ tokens }: Pick<Place, 'tokens'>) {
  const faces = useFaces(true);
  return tokens.map((kind, i) => <Token key={`${kind}-${i}`} face={faces.vault(kind)} size="s" help={faces.worth(kind)} />);
}

function HiddenJob({ number, place, below }: { number: number; place: Place; below: ReactNode }) {
  const { view, seat, ctx } = useMatch<View>();
  const t = useText();
  const known = seat === null ? undefined : view.players[seat]?.scouted?.find(({ slot }) => slot === number);
  const canScout = !known && seat === ME && ['soloHire', 'soloAssign'].includes(ctx.phase) && view.asked[ME] !== undefined;
  return (
    <article className="bs-hidden" aria-label={t('board.solo.hidden', { number })}>
      <header className="bs-hidden-head"><JobNumber number={number} /> <span>{known ? t('board.solo.known') : t('board.solo.faceDown')}</span></header>
      {known && <JobCard number={number} job={known.job} />}
      {place.tokens.length > 0 && <div className="bs-hidden-tokens"><TokensOn tokens={place.tokens} /></div>}
      {canScout && (
        <MoveButton move="scout" kind="plain" size="s" args={{ slot: number }} icon={<Eye />}>
          {t('board.solo.scout', { number, cost: money(FEES.scout) })}
        </MoveButton>
      )}
      {below}
    </article>
  );
}

/** An empty place: its job was done in this round. */
function DoneJob({ number, tokens, below }: { number: number; tokens: Place['tokens']; below: ReactNode }) {
  const { view } = useMatch<View>();
  const t = useText();
  const outcome = view.outcomes[number - 1];
  return (
    <article className="bs-done" aria-label={t('board.solo.place', { number })}>
      {outcome && <p><Check aria-hidden /> {t('board.solo.done', { job: outcome.job })}</p>}
      {tokens.length > 0 && <div className="bs-hidden-tokens"><TokensOn tokens={tokens} /></div>}
      {below}
    </article>
  );
}
