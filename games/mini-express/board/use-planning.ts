/** A turn in the making as state of the board, with all that follows from it. */
import { useMemo } from 'react';
import { useMatch } from '../../../ui/kit';
import type { Action } from '../actions';
import { foreseeTurn, type Foreseen } from '../foresight';
import type { Offer } from '../offers';
import type { Board, View } from '../state';
import { actionOfPlan, allOffers, NO_PLAN, wayOf, type Plan } from './plan';
import { useLooks, type Look, type OnLook } from './use-looks';
import { useOfTurn } from './use-of-turn';

export interface Planning {
  plan: Plan;
  change: (part: Partial<Plan>) => void;
  looked: Look | null;
  onLook: OnLook;
  offers: Offer[];
  way: Offer | null;
  action: Action | null;
  foreseen: Foreseen<Board> | null;
}

/** Of a seated player; whether it is their turn does not matter. */
export function usePlanning(): Planning {
  const { view, seat } = useMatch<View>();
  const [plan, setPlan] = useOfTurn<Plan>(NO_PLAN);
  const looks = useLooks();
  const offers = useMemo(() => allOffers(view, seat!), [view, seat]);
  const way = useMemo(() => wayOf(offers, plan), [offers, plan]);
  const action = useMemo(() => actionOfPlan(view, seat!, plan, way), [view, seat, plan, way]);
  const foreseen = useMemo(() => (action ? foreseeTurn<Board>(view, seat!, action) : null), [view, seat, action]);
  return { plan, change: (part) => setPlan({ ...plan, ...part }), ...looks, offers, way, action, foreseen };
}
