/** What every stage shares: the plans as a banner, gauges, map, cards, radio, and the action bar at the foot. */
import type { ReactNode } from 'react';
import { Panel, useMatch } from '../../../ui/kit';
import { ActionBar, Card, Latest, PhaseBanner, SpotsContext, TableTop, Tray, type Spots } from '../../../ui/kit/board';
import { nextPlan } from '../planning';
import { roleOf } from '../roles';
import { PLAN_NUMBERS, type View } from '../state';
import { useActionFace } from './action-face';
import { Crew } from './Crew';
import { useText } from './faces';
import { Contingencies, PlanNow, Plans } from './Plans';
import { Radio } from './Radio';
import { RobberyMap } from './RobberyMap';
import { Seats } from './Seats';
import { Standing } from './Standing';
import { Supplies } from './Supplies';
import './Frame.css';

interface FrameProps {
  /** Own cards, tokens to divide and the like, in reach above the action bar. */
  tray?: ReactNode;
  ask?: ReactNode;
  hint?: ReactNode;
  controls?: ReactNode;
  /** By kind and id: `place:N3`, `character:gail`, `hideout:4`, `token:2`, `tool:gail:0`, `plan:1`, `contingency:k05`. */
  spots?: Spots;
  /** Above everything: the end of the match. */
  top?: ReactNode;
  /** The cards come before the map, since they are what matters now. */
  cardsFirst?: boolean;
  /** The own action cards are in the tray already, or shown by `top`. */
  handShown?: boolean;
}

const NOTHING: Spots = {};

export function Frame({ tray, ask, hint, controls, spots = NOTHING, top, cardsFirst = false, handShown = false }: FrameProps) {
  const { view, seat, ctx } = useMatch<View>();
  const role = seat === null ? 'coordinator' : roleOf(view, seat);
  return (
    <SpotsContext value={spots}>
      <TableTop
        className="gl-table"
        head={<Banner />}
        tray={tray && <Tray className="gl-tray">{tray}</Tray>}
        bar={<ActionBar ask={ask} hint={hint}>{controls}</ActionBar>}
      >
        {top}
        {ctx.gameover === undefined && <><Standing /><PlanNow /></>}
        <div className="gl-grid" data-cards-first={cardsFirst || undefined}>
          <div className="gl-main">
            <RobberyMap />
            <Latest count={3} />
            {!handShown && <HandToSee />}
          </div>
          <div className="gl-cards"><Crew role={role} /></div>
          <aside className="gl-side">
            <Plans />
            <Radio />
            <Contingencies />
          </aside>
        </div>
        <Supplies />
        <Seats />
      </TableTop>
    </SpotsContext>
  );
}

/** The own action cards, while something else is asked: they are what one decides by. */
function HandToSee() {
  const { view, seat } = useMatch<View>();
  const t = useText();
  const face = useActionFace();
  if (seat === null) return null;
  return (
    <Panel title={t('board.hand')} aria-label={t('board.hand')}>
      <div className="gl-pile">{view.players[seat]!.hand.map((card) => <Card key={card} face={face(card)} />)}</div>
    </Panel>
  );
}

function Banner() {
  const { view, ctx, seat } = useMatch<View>();
  const t = useText();
  const over = ctx.gameover !== undefined;
  const places = [
    over ? t('board.end') : ctx.phase === 'opening' ? t('phase.opening') : t('board.turn', { turn: view.turns }),
    ...(seat === null ? [] : [t('board.youAre', { role: roleOf(view, seat) })]),
  ];
  const steps = PLAN_NUMBERS.map((plan) => ({ id: String(plan), label: t('thing.plan', { plan }) }));
  return <PhaseBanner places={places} steps={steps} now={over ? '' : String(nextPlan(view) ?? '')} />;
}
