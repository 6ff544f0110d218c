/** What both must know at every moment: time, fingerprints, contingencies, and where the board game strikes next. */
import Clock from '~icons/game-icons/sands-of-time';
import Trouble from '~icons/game-icons/hazard-sign';
import { useMatch } from '../../../ui/kit';
import { Gauges, useList, type Gauge } from '../../../ui/kit/board';
import { PLANS } from '../content/plans';
import { areaOf } from '../content/track';
import { penaltyOf, tokensOut } from '../contingencies';
import { fingerprintsLeft, monopolyStrike, planOutlook, sleepersToLondon } from '../queries';
import { areaAt } from '../train';
import { COLOURS, type PlanNumber, type View } from '../state';
import { diceIcon, tokenIcon, useText } from './faces';

export function Standing() {
  const t = useText();
  return <Gauges label={t('board.gauges')} gauges={[useTime(), usePrints(), useTrouble(), useGame()]} />;
}

/** The areas where a plan of this number can lie, by the earliest and the latest end (GT-032, known to both). */
function endsOf(plan: PlanNumber): [number, number] {
  const ends = PLANS.filter((card) => card.plan === plan).map(({ area }) => areaOf(area).lastSleeper);
  return [Math.min(...ends), Math.max(...ends)];
}

const SOON = 4;

function useTime(): Gauge {
  const { view, seat } = useMatch<View>();
  const t = useText();
  const outlook = planOutlook(view, seat);
  const london = sleepersToLondon(view);
  const at = areaAt(view.head);
  const where = view.head > 0 && at ? t('board.trainAt', { head: view.head, area: at }) : t('board.trainStart');
  const gauge = { id: 'time', icon: <Clock /> };
  if (!outlook) return { ...gauge, name: t('board.timeLondon'), value: Math.max(0, london), note: where };
  const { plan, card, sleepersLeft, there } = outlook;
  if (card) {
    const first = areaOf(card.area).firstSleeper - view.head;
    const note = there ? t('board.planHere', { area: card.area }) : t('board.planAhead', { area: card.area, count: first });
    return { ...gauge, name: t('board.timePlan', { plan }), value: Math.max(0, sleepersLeft!), alarm: sleepersLeft! <= SOON, note: `${note} ${where}` };
  }
  const [early, late] = endsOf(plan);
  const range = early === late ? late - view.head : `${Math.max(0, early - view.head)}–${Math.max(0, late - view.head)}`;
  return { ...gauge, name: t('board.timePlan', { plan }), value: range, note: `${t('board.planUnknown')} ${where}` };
}

const FEW_PRINTS = 2;

function usePrints(): Gauge {
  const { view } = useMatch<View>();
  const t = useText();
  const { supply, bag, cards } = fingerprintsLeft(view);
  const note = t('board.printsElsewhere', { bag, cards });
  return { id: 'prints', icon: tokenIcon('fingerprint'), name: t('board.printsLeft'), value: supply, alarm: supply <= FEW_PRINTS, note };
}

function useTrouble(): Gauge {
  const { view } = useMatch<View>();
  const t = useText();
  const out = tokensOut(view);
  const { time, fingerprints } = penaltyOf(view);
  const note = view.delayed ? t('board.troubleDelayed') : out.length === 0 ? t('board.troubleNone') : t('board.troubleCosts', { time, fingerprints });
  const full = out.length === 4 && view.counts.contingencyDeck > 0;
  return {
    id: 'trouble', icon: <Trouble />, name: t('board.troubleOut'), value: t('board.ofFour', { count: out.length }), alarm: full,
    note: full ? t('board.troubleFull') : note,
  };
}

function useGame(): Gauge {
  const { view } = useMatch<View>();
  const t = useText();
  const list = useList();
  const { room, players, arrested, next } = monopolyStrike(view);
  const names = (ids: string[]) => list(ids.map((id) => t(`character.${id}`)));
  const note = arrested.length > 0 ? t('board.gameArrests', { names: names(arrested) })
    : players.length > 0 ? t('board.gamePlayers', { names: names(players), count: players.length })
    : t('board.gameNobody');
  const after = t('board.gameNext', Object.fromEntries(COLOURS.map((colour) => [colour, next[colour]])));
  return { id: 'game', icon: diceIcon, name: t('thing.monopoly'), value: t(`place.${room}`), alarm: arrested.length > 0, note: `${note} ${after}` };
}
