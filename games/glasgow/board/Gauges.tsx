/** What both must know at every moment: time, fingerprints, contingencies, and where the board game strikes next. */
import type { ReactNode } from 'react';
import Clock from '~icons/game-icons/sands-of-time';
import Trouble from '~icons/game-icons/hazard-sign';
import { useMatch } from '../../../ui/kit';
import { useList } from '../../../ui/kit/board';
import { PLANS } from '../content/plans';
import { areaOf } from '../content/track';
import { penaltyOf, tokensOut } from '../contingencies';
import { fingerprintsLeft, monopolyStrike, planOutlook, sleepersToLondon } from '../queries';
import { areaAt } from '../train';
import { COLOURS, type PlanNumber, type View } from '../state';
import { diceIcon, tokenIcon, useText } from './faces';
import './Gauges.css';

export function Gauges() {
  return (
    <section className="gl-gauges">
      <TimeGauge />
      <PrintsGauge />
      <TroubleGauge />
      <GameGauge />
    </section>
  );
}

interface GaugeProps {
  icon: ReactNode;
  name: string;
  value: ReactNode;
  alarm?: boolean;
  children: ReactNode;
}

const Gauge = ({ icon, name, value, alarm = false, children }: GaugeProps) => (
  <div className="gl-gauge" role="group" aria-label={name} data-alarm={alarm || undefined}>
    <span className="gl-gauge-icon" aria-hidden>{icon}</span>
    <span className="gl-gauge-name" aria-hidden>{name}</span>
    <strong className="gl-gauge-value">{value}</strong>
    <span className="gl-gauge-note">{children}</span>
  </div>
);

/** The areas where a plan of this number can lie, by the earliest and the latest end (GT-032, known to both). */
function endsOf(plan: PlanNumber): [number, number] {
  const ends = PLANS.filter((card) => card.plan === plan).map(({ area }) => areaOf(area).lastSleeper);
  return [Math.min(...ends), Math.max(...ends)];
}

const SOON = 4;

function TimeGauge() {
  const { view, seat } = useMatch<View>();
  const t = useText();
  const outlook = planOutlook(view, seat);
  const london = sleepersToLondon(view);
  const at = areaAt(view.head);
  const where = at ? t('board.trainAt', { head: view.head, area: at }) : t('board.trainStart');
  if (!outlook) return <Gauge icon={<Clock />} name={t('board.timeLondon')} value={Math.max(0, london)}>{where}</Gauge>;
  const { plan, card, sleepersLeft, there } = outlook;
  if (card) {
    const first = areaOf(card.area).firstSleeper - view.head;
    const note = there ? t('board.planHere', { area: card.area }) : t('board.planAhead', { area: card.area, count: first });
    return (
      <Gauge icon={<Clock />} name={t('board.timePlan', { plan })} value={Math.max(0, sleepersLeft!)} alarm={sleepersLeft! <= SOON}>
        {note} {where}
      </Gauge>
    );
  }
  const [early, late] = endsOf(plan);
  const range = early === late ? late - view.head : `${Math.max(0, early - view.head)}–${Math.max(0, late - view.head)}`;
  return <Gauge icon={<Clock />} name={t('board.timePlan', { plan })} value={range}>{t('board.planUnknown')} {where}</Gauge>;
}

const FEW_PRINTS = 2;

function PrintsGauge() {
  const { view } = useMatch<View>();
  const t = useText();
  const { supply, bag, cards } = fingerprintsLeft(view);
  return (
    <Gauge icon={tokenIcon('fingerprint')} name={t('board.printsLeft')} value={supply} alarm={supply <= FEW_PRINTS}>
      {t('board.printsElsewhere', { bag, cards })}
    </Gauge>
  );
}

function TroubleGauge() {
  const { view } = useMatch<View>();
  const t = useText();
  const out = tokensOut(view);
  const { time, fingerprints } = penaltyOf(view);
  const note = view.delayed ? t('board.troubleDelayed') : out.length === 0 ? t('board.troubleNone') : t('board.troubleCosts', { time, fingerprints });
  const full = out.length === 4 && view.counts.contingencyDeck > 0;
  return (
    <Gauge icon={<Trouble />} name={t('board.troubleOut')} value={t('board.ofFour', { count: out.length })} alarm={full}>
      {full ? t('board.troubleFull') : note}
    </Gauge>
  );
}

function GameGauge() {
  const { view } = useMatch<View>();
  const t = useText();
  const list = useList();
  const { room, players, arrested, next } = monopolyStrike(view);
  const names = (ids: string[]) => list(ids.map((id) => t(`character.${id}`)));
  const note = arrested.length > 0 ? t('board.gameArrests', { names: names(arrested) })
    : players.length > 0 ? t('board.gamePlayers', { names: names(players), count: players.length })
    : t('board.gameNobody');
  return (
    <Gauge icon={diceIcon} name={t('thing.monopoly')} value={t(`place.${room}`)} alarm={arrested.length > 0}>
      {note}{' '}
      <span className="gl-next">{t('board.gameNext', Object.fromEntries(COLOURS.map((colour) => [colour, next[colour]])))}</span>
    </Gauge>
  );
}

