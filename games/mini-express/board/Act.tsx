/** Stage `act`: a whole turn is planned on the map, seen before it is done, and then done at once (ME-120, ME-122). */
import { useCallback, useMemo, useRef } from 'react';
import { Button, useMatch } from '../../../ui/kit';
import { MoveButton, useRefusalText } from '../../../ui/kit/board';
import { isColour } from '../companies';
import type { View } from '../state';
import { Frame } from './Frame';
import { useText, type Text } from './look';
import { fitting, keyOf, NO_PLAN, targetsOf, waysInView } from './plan';
import { PlanTray } from './PlanTray';
import { placeName } from './place-name';
import { pointsOf } from '../scoring';
import type { Spot, Spots } from './spots';
import { whyNot } from './why-not';
import { usePlanning, type Planning } from './use-planning';

/** For the seat whose turn it is; the others may plan ahead with it while they wait. */
export function Act() {
  const { view, seat } = useMatch<View>();
  const t = useText();
  const planning = usePlanning();
  const { plan, change, action } = planning;
  const spots = useSpots(planning);
  const mine = seat !== null && view.asked[seat] === 'act';
  const begun = plan.company !== null || plan.target !== null;
  const stuck = mine && planning.offers.length === 0;
  return (
    <Frame
      spots={spots}
      ask={action ? t(`board.confirm.${action.move}`) : begun ? whatNext(planning, t) : t('ask.play.act')}
      hint={!mine ? undefined : action ? <Gain planning={planning} /> : begun ? undefined : t('board.actHint')}
      tray={<PlanTray planning={planning} />}
      controls={
        <>
          {begun && <Button kind="quiet" onClick={() => change(NO_PLAN)}>{t('board.clear')}</Button>}
          {stuck && !action && <MoveButton move="pass" size="l" />}
          {begun && (!stuck || action) && (
            <MoveButton move={action?.move ?? 'buildTrack'} args={action?.args ?? {}} why={action ? undefined : whatNext(planning, t)} size="l">
              {t(action ? `move.${action.move}` : 'board.do')}
            </MoveButton>
          )}
        </>
      }
    />
  );
}

/** What is still to be chosen. */
function whatNext({ plan, way, offers }: Planning, t: Text): string {
  if (plan.share || (way?.pays && plan.wild.length === way.wild)) return t('board.next.pay');
  if (way) return t('board.next.wild', { count: way.wild });
  if (plan.target !== null) return t('board.next.way', { place: placeName(plan.target, t), count: fitting(offers, plan).length });
  return t('board.next.target', { company: plan.company });
}

/** What the action would be worth, if the game ended right after it. */
function Gain({ planning: { foreseen } }: { planning: Planning }) {
  const { view, seat } = useMatch<View>();
  const t = useText();
  const [now, after] = [pointsOf(view)[seat!]!, pointsOf(foreseen!.board)[seat!]!];
  return t('board.gain', { now, after });
}

/** What the map offers while the turn is planned. */
function useSpots({ plan, change, offers, way, foreseen, looked, onLook }: Planning): Spots {
  const { view } = useMatch<View>();
  const t = useText();
  const word = useRefusalText();
  const { company, target } = plan;
  const press = useStable((id: string) => change({ target: id === plan.target ? null : id, way: null, share: false, wild: [], pay: null }));
  const at = useMemo(() => {
    const spots: Record<string, Spot> = {};
    for (const [id, why] of Object.entries(whyNot(view, company, word, t('board.noTunnel')))) spots[id] = { why };
    const shown = fitting(offers, { company, target: null });
    for (const id of new Set(shown.flatMap(targetsOf))) {
      const trains = Math.min(...shown.filter((offer) => targetsOf(offer).includes(id)).map((offer) => offer.trains));
      // White of the Underground always takes one train: nothing to compare. Nor are there two kinds of numbers at a time.
      const marked = company !== null && isColour(company) && target === null;
      spots[id] = { onPress: () => press(id), selected: id === target, ...(marked && { mark: String(trains) }) };
    }
    return spots;
  }, [view, t, word, offers, company, target, press]);
  const onPlace = useCallback((id: string, here: boolean) => onLook({ at: 'target', id }, here), [onLook]);
  const seen = looked?.at === 'way' ? offers.find((offer) => keyOf(offer) === looked.id) : undefined;
  const toChoose = target === null ? [] : fitting(offers, plan);
  return {
    at, onLook: onPlace, ways: waysInView(offers, plan, looked), chosen: seen ?? way,
    numbered: toChoose.length < 2 ? [] : toChoose.map((each) => ({
      way: each, selected: each === way,
      onPress: () => change({ way: keyOf(each), wild: [], pay: null }),
      onLook: (here) => onLook({ at: 'way', id: keyOf(each) }, here),
    })),
    sight: way ? [way] : target !== null ? toChoose : waysInView(offers, plan, null), pressed: target !== null, after: foreseen?.board ?? null,
  };
}

/** The same function for good, which does what the latest one would. */
function useStable<A>(act: (arg: A) => void): (arg: A) => void {
  const latest = useRef(act);
  latest.current = act;
  return useCallback((arg: A) => latest.current(arg), []);
}
