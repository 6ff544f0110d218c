/** The five plans and the contingency cards, as far as this seat may see them. */
import { useMatch, Panel, Tooltip } from '../../../ui/kit';
import { Deck, Token, useSpots } from '../../../ui/kit/board';
import { contingencyOf } from '../content/contingencies';
import { planOf } from '../content/plans';
import { tokensOut } from '../contingencies';
import { missingColours, nextPlan, plannerOf } from '../planning';
import { planOutlook } from '../queries';
import { PLAN_NUMBERS, type Colour, type ContingencyId, type PlanId, type PlanNumber, type View } from '../state';
import { areaIcon, COLOUR_LOOK, listed, useText, useTokenFace } from './faces';
import './Plans.css';

/** The plan cards that the seat can see, by number. */
function usePlans(): Partial<Record<PlanNumber, PlanId>> {
  const { view, seat } = useMatch<View>();
  const own = seat === null ? undefined : view.players[seat];
  const known = [...view.resolved, ...(view.revealed?.plans ?? []), ...(own ? [...own.plans, ...own.seen.plans] : [])];
  return Object.fromEntries(known.map((id) => [planOf(id).plan, id]));
}

export function Plans() {
  const t = useText();
  const { view } = useMatch<View>();
  const known = usePlans();
  const next = nextPlan(view);
  return (
    <Panel title={t('board.plans')} className="gl-plans">
      <ol className="gl-plan-list">
        {PLAN_NUMBERS.map((plan) => (
          <li key={plan} className="gl-plan" data-now={plan === next || undefined} data-done={plan <= view.resolved.length || undefined}>
            {known[plan] ? <PlanCard id={known[plan]} /> : <Covered plan={plan} />}
          </li>
        ))}
      </ol>
    </Panel>
  );
}

function PlanCard({ id }: { id: PlanId }) {
  const { view } = useMatch<View>();
  const t = useText();
  const { plan, area, tools, fingerprints, time } = planOf(id);
  const spot = useSpots()[`plan:${plan}`];
  const done = view.resolved.includes(id);
  const Tag = spot ? 'button' : 'div';
  return (
    <Tag className="gl-sheet" {...(spot && { type: 'button', onClick: spot.press, 'data-open': true, 'aria-pressed': spot.selected ?? false })}>
      <span className="gl-plan-number">{plan}</span>
      <span className="gl-sheet-title">{t(`plan.${plan}`)}</span>
      {done ? <span className="gl-done">{t('board.resolved')}</span> : (
        <>
          <Where area={area} />
          <span className="gl-needs">
            <Operators plan={id} />
            <Needed tools={listed(tools)} />
          </span>
          <span className="gl-sheet-note">{t('board.planPenalty', { fingerprints, time, context: fingerprints === 0 ? 'time' : time === 0 ? 'prints' : undefined })}</span>
          {view.shownPlans.includes(plan) && <span className="gl-sheet-note">{t('board.planShown')}</span>}
        </>
      )}
    </Tag>
  );
}

export const Where = ({ area }: { area: string }) => {
  const t = useText();
  return <span className="gl-where"><span aria-hidden>{areaIcon(area)}</span> {t(`area.${area}`)}</span>;
};

/** The next plan in one line, for tables too narrow to show all plans beside the map; nothing if the seat does not know it. */
export function PlanNow() {
  const { view, seat } = useMatch<View>();
  const t = useText();
  const card = planOutlook(view, seat)?.card;
  if (!card) return null;
  return (
    <section className="gl-now" aria-label={t('board.planNow', { plan: card.plan })}>
      <Where area={card.area} />
      <span className="gl-needs">
        <Operators plan={card.id} />
        <Needed tools={listed(card.tools)} />
      </span>
    </section>
  );
}

/** The colours that have to stand in a plan's area, and whether they do. */
function Operators({ plan }: { plan: PlanId }) {
  const { view } = useMatch<View>();
  const card = planOf(plan);
  const missing = missingColours(view, card);
  return card.operators.map((colour) => <ColourDot key={colour} colour={colour} there={!missing.includes(colour)} />);
}

function ColourDot({ colour, there }: { colour: Colour; there: boolean }) {
  const t = useText();
  const name = t(there ? 'board.operatorThere' : 'board.operatorOf', { colour });
  return (
    <Tooltip text={name}>
      <span className="gl-dot" role="img" aria-label={name} style={{ background: COLOUR_LOOK[colour].deep }} data-print={t(`board.colourShort.${colour}`)} data-there={there || undefined} />
    </Tooltip>
  );
}

export function Needed({ tools }: { tools: ReturnType<typeof listed> }) {
  const face = useTokenFace();
  return tools.map((tool, i) => <Token key={i} face={face(tool)} size="s" />);
}

/** A plan that this seat cannot see: who holds it, or that it lies face down. */
function Covered({ plan }: { plan: PlanNumber }) {
  const { view } = useMatch<View>();
  const t = useText();
  const inHand = plan <= view.resolved.length + 2 || plan === PLAN_NUMBERS.at(-1);
  return (
    <div className="gl-sheet" data-down>
      <span className="gl-plan-number">{plan}</span>
      <span className="gl-sheet-title">{t(`plan.${plan}`)}</span>
      <span className="gl-sheet-note">{inHand ? t('board.planHeld', { role: plannerOf(plan) }) : t('board.planDown')}</span>
    </div>
  );
}

/** The contingency cards that the seat sees, and how many it does not. */
export function useContingencies(): ContingencyId[] {
  const { view, seat } = useMatch<View>();
  const own = seat === null ? undefined : view.players[seat];
  return [...new Set([...(own ? [...own.contingencies, ...own.seen.contingencies] : []), ...(view.revealed?.contingencies ?? [])])];
}

export function Contingencies() {
  const { view, seat } = useMatch<View>();
  const t = useText();
  const known = useContingencies();
  const spots = useSpots();
  const shown = seat === null ? [] : view.players[seat]!.shown;
  const hidden = view.counts.contingencies - known.length;
  return (
    <Panel title={t('board.contingencies')} aside={<Deck label={t('thing.deck')} count={view.counts.contingencyDeck} />}>
      <ul className="gl-plan-list">
        {known.map((id) => {
          const { area, tools } = contingencyOf(id);
          const numbers = tokensOut(view).filter((number) => view.tokens[number] === area);
          const spot = spots[`contingency:${id}`];
          const Tag = spot ? 'button' : 'div';
          return (
            <li key={id} className="gl-plan">
              <Tag className="gl-sheet" data-trouble {...(spot && { type: 'button', onClick: spot.press, 'data-open': true, 'aria-pressed': spot.selected ?? false })}>
                <Where area={area} />
                <span className="gl-needs"><Needed tools={listed(tools)} /></span>
                <span className="gl-sheet-note">{t('board.troubleTokens', { numbers: numbers.join(', '), count: numbers.length })}</span>
                {shown.includes(id) && <span className="gl-sheet-note">{t('board.troubleShown')}</span>}
              </Tag>
            </li>
          );
        })}
      </ul>
      {hidden > 0 && <p className="k-quiet">{t('board.troubleHidden', { count: hidden })}</p>}
      {known.length === 0 && hidden === 0 && <p className="k-quiet">{t('board.troubleNone')}</p>}
    </Panel>
  );
}
