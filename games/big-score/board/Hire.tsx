/** Phase `hire`: one card of the hand for me, the rest moves on (BS-131, BS-132). */
import { useMatch } from '../../../ui/kit';
import { Hand, MoveButton } from '../../../ui/kit/board';
import { passDirection } from '../draft';
import { isExpert, sortCards, typeOf } from '../content/crew';
import type { CardId, View } from '../state';
import { useFaces, useText } from './faces';
import { Frame } from './Frame';
import { CrewIcon } from './Icons';
import { JobCard } from './JobCard';
import { RoundReport } from './RoundReport';
import { useOfStep } from './use-of-step';
import './Jobs.css';

export function Hire() {
  const { view, seat, act, refusal } = useMatch<View>();
  const t = useText();
  const [picked, setPicked] = useOfStep<CardId | null>(null);
  const own = seat === null ? undefined : view.players[seat];
  const sealed = own?.commit?.kind === 'pick' ? own.commit.card : null;
  const chosen = sealed ?? picked;
  const mine = own ? [...own.picks, ...(sealed ? [sealed] : [])] : [];
  const take = (card: CardId) => {
    if (!refusal('pickCrew', { card })) act('pickCrew', { card });
  };
  return (
    <Frame
      tray={own && <HireTray mine={mine} picked={picked} sealed={sealed} onPick={setPicked} onTake={take} />}
      hint={own && t('board.handLeft', { count: own.hand.length, direction: passDirection(view) })}
      controls={
        <MoveButton move="pickCrew" size="l" args={{ card: picked ?? '' }} why={picked ? undefined : t('board.why.card')}>
          {picked ? t('board.hire', { crew: typeOf(picked) }) : t('move.pickCrew')}
        </MoveButton>
      }
    >
      <div className="bs-stage">
        <RoundReport />
        <header className="bs-heading">
          <h3>{t('board.tonight')}</h3>
          {own && <p>{t('board.tonightHint')}</p>}
        </header>
        <ol className="bs-jobs">
          {view.jobs.map((job, i) => job && (
            <li key={job}>
              <JobCard number={i + 1} job={job} crew={mine.map(typeOf)} hot={chosen && !sealed ? typeOf(chosen) : undefined} />
            </li>
          ))}
        </ol>
      </div>
    </Frame>
  );
}

interface TrayProps {
  mine: CardId[];
  picked: CardId | null;
  sealed: CardId | null;
  onPick: (card: CardId | null) => void;
  onTake: (card: CardId) => void;
}

function HireTray({ mine, picked, sealed, onPick, onTake }: TrayProps) {
  const { view, seat } = useMatch<View>();
  const t = useText();
  const faces = useFaces(view.simple);
  const { hand } = view.players[seat!]!;
  return (
    <div className="bs-tray">
      <Hand
        label={t('board.yourHand')}
        head={<Picks cards={mine} />}
        cards={hand.map((card) => ({
          id: card,
          face: faces.crew(card),
          ...(sealed && { why: card === sealed ? t('board.why.picked') : t('board.why.waitPick') }),
        }))}
        selected={sealed ? [sealed] : picked ? [picked] : []}
        onSelect={(card) => onPick(card === picked ? null : card)}
        onTake={onTake}
      />
    </div>
  );
}

/** The crew hired so far in this round, and who comes back from training when hiring is over (BS-138). */
function Picks({ cards }: { cards: CardId[] }) {
  const { view, seat } = useMatch<View>();
  const t = useText();
  const back = view.seats[seat!]!.training;
  const star = (card: CardId) => isExpert(card) && !view.simple;
  return (
    <div className="bs-picks" role="group" aria-label={t('board.yourPicks')}>
      <strong>{t('board.yourPicks')}</strong>
      {cards.length === 0 && <span className="bs-fact">{t('board.noPicks')}</span>}
      {sortCards(cards).map((card) => <CrewIcon key={card} crew={typeOf(card)} star={star(card)} size="s" />)}
      {cards.length > 0 && <span className="bs-fact">{t('board.picksSecret')}</span>}
      {back.length > 0 && (
        <>
          <span className="bs-fact">+ {t('board.fromTraining')}</span>
          {back.map((card) => <CrewIcon key={card} crew={typeOf(card)} star={star(card)} size="s" />)}
        </>
      )}
    </div>
  );
}
