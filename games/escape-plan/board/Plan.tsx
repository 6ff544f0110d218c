/** An Escape Plan card: three groups of places, what each holds, and where its owner has been. */
import Check from '~icons/lucide/check';
import { Panel, useMatch } from '../../../ui/kit';
import type { Seat } from '../../kit/types';
import { amountAt, GROUPS } from '../content/places';
import { hasVisited } from '../travel/ends';
import type { PlaceId, PlanId, View } from '../state';
import { ICON, money, spotIcon, useText } from './faces';
import './Plan.css';

/** Of others, whose card is secret, what their cubes tell: `plan` null. */
export function Plan({ plan, seat, owner }: { plan: PlanId | null; seat: Seat; owner?: string }) {
  const t = useText();
  const title = owner === undefined ? t('thing.plan') : t('board.planOf', { name: owner });
  return (
    <Panel tone="paper" title={title} icon={ICON.plan} className="ep-box ep-plan" aria-label={title}>
      {GROUPS.map(({ id, places }) => (
        <div key={id} className="ep-plan-group" role="group" aria-label={t(`group.${id}`)}>
          {places.map((place) => <Place key={place} place={place} plan={plan} seat={seat} />)}
        </div>
      ))}
      <p className="ep-note">{t('board.planNote')}</p>
    </Panel>
  );
}

function Place({ place, plan, seat }: { place: PlaceId; plan: PlanId | null; seat: Seat }) {
  const { view } = useMatch<View>();
  const t = useText();
  const done = hasVisited(view, seat, place);
  const amount = plan === null ? undefined : amountAt(plan, place);
  const known = plan !== null ? (amount === undefined ? t('thing.income') : money(amount))
    : view.displays[place].income.includes(seat) ? t('thing.income') : done ? t('area.plain') : '?';
  return (
    <span className="ep-plan-place" data-done={done || undefined}>
      <span className="ep-plan-icon" aria-hidden>{done ? <Check /> : spotIcon(place)}</span>
      <span>{t(`board.shortSpot.${place}`)}</span>
      <strong>{known}</strong>
      {done && <span className="k-unseen">{t('board.visited')}</span>}
    </span>
  );
}
