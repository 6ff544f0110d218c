/** Phase `hire`: one card of the hand for me, the rest moves on (BS-131, BS-132). */
import { useMatch } from '../../../ui/kit';
import { Card, Hand, MoveButton, Strip } from '../../../ui/kit/board';
import { passDirection } from '../draft';
import { sortCards, typeOf } from '../content/crew';
import type { CardId, View } from '../state';
import { useFaces, useText } from './faces';
import { Frame } from './Frame';
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
      tray={own && <HireTray picked={picked} sealed={sealed} onPick={setPicked} onTake={take} />}
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
        {own && <Picks cards={mine} />}
      </div>
    </Frame>
  );
}

interface TrayProps {
  picked: CardId | null;
  sealed: CardId | null;
  onPick: (card: CardId | null) => void;
  onTake: (card: CardId) => void;
}

function HireTray({ picked, sealed, onPick, onTake }: TrayProps) {
  const { view, seat } = useMatch<View>();
  const t = useText();
  const faces = useFaces(view.simple);
  const { hand } = view.players[seat!]!;
  return (
    <div className="bs-tray">
      <Hand
        label={t('board.yourHand')}
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

/** The crew hired so far in this round. */
function Picks({ cards }: { cards: CardId[] }) {
  const { view, seat } = useMatch<View>();
  const t = useText();
  const faces = useFaces(view.simple);
  const { picks } = view.players[seat!]!;
  const back = view.seats[seat!]!.training;
  return (
    <section className="bs-stage">
      <header className="bs-heading">
        <h3>{t('board.yourPicks')}</h3>
        <p>{cards.length === 0 ? t('board.noPicks') : t('board.picksSecret')}</p>
      </header>
      {(cards.length > 0 || back.length > 0) && (
        <Strip label={t('board.yourPicks')}>
          {sortCards(cards).map((card) => (
            <Card key={card} face={faces.crew(card)} size="m" {...(picks.includes(card) && { travels: card })} />
          ))}
          {back.map((card) => (
            <Card key={card} face={faces.crew(card)} size="m" dim place={t('board.fromTraining')} note={<span className="bs-from">{t('board.fromTraining')}</span>} />
          ))}
        </Strip>
      )}
    </section>
  );
}
