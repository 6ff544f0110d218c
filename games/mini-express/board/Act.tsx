/** Stage `act`: a whole turn is planned on the map, seen before it is done, and then done at once (ME-120, ME-122). */
import { useCallback, useMemo, useRef } from 'react';
import { Button, useMatch } from '../../../ui/kit';
import { MoveButton, useLook, useRefusalText } from '../../../ui/kit/board';
import { isColour } from '../companies';
import { trackReach } from '../offers';
import type { View } from '../state';
import { Frame } from './Frame';
import { useText } from './look';
import { fitting, NO_PLAN, targetsOf } from './plan';
import { PlanTray } from './PlanTray';
import type { Spot, Spots } from './spots';
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
      ask={action ? t(`board.confirm.${action.move}`) : begun ? t('board.goOn') : t('ask.play.act')}
      hint={!mine ? undefined : action ? t('board.confirmHint') : t('board.actHint')}
      tray={<PlanTray planning={planning} />}
      controls={
        <>
          {begun && <Button kind="quiet" onClick={() => change(NO_PLAN)}>{t('board.clear')}</Button>}
          {stuck && !action && <MoveButton move="pass" size="l" />}
          {(!stuck || action) && (
            <MoveButton move={action?.move ?? 'buildTrack'} args={action?.args ?? {}} why={action ? undefined : t(whyNot(planning))} size="l">
              {t(action ? `move.${action.move}` : 'board.do')}
            </MoveButton>
          )}
        </>
      }
    />
  );
}

/** What is still to be chosen. */
function whyNot({ plan, way }: Planning): string {
  if (plan.share || (way?.pays && plan.wild.length === way.wild)) return 'board.why.pay';
  if (way) return 'board.why.wild';
  return plan.target === null ? 'board.why.target' : 'board.why.way';
}

/** What the map offers while the turn is planned. */
function useSpots({ plan, change, offers, way, foreseen }: Planning): Spots {
  const { view } = useMatch<View>();
  const word = useRefusalText();
  const { looked, onLook } = useLook();
  const { company, target, share } = plan;
  const press = useStable((id: string) => change({ target: id === plan.target ? null : id, way: null, share: false, wild: [], pay: null }));
  const at = useMemo(() => {
    const spots: Record<string, Spot> = {};
    if (company !== null && isColour(company))
      for (const { city, refusal } of trackReach(view, company)) if (refusal) spots[city] = { why: word(refusal) };
    const shown = fitting(offers, { company, target: null });
    for (const id of new Set(shown.flatMap(targetsOf))) {
      const ways = shown.filter((offer) => targetsOf(offer).includes(id));
      const trains = Math.min(...ways.map((offer) => offer.trains));
      spots[id] = { onPress: () => press(id), selected: id === target, ...(company !== null && { mark: String(trains) }) };
    }
    return spots;
  }, [view, word, offers, company, target, press]);
  const seen = target ?? looked;
  const ways = seen === null || share ? [] : fitting(offers, { company, target: seen });
  return { at, onLook, ways, chosen: way, pressed: target !== null, after: foreseen?.board ?? null };
}

/** The same function for good, which does what the latest one would. */
function useStable<A>(act: (arg: A) => void): (arg: A) => void {
  const latest = useRef(act);
  latest.current = act;
  return useCallback((arg: A) => latest.current(arg), []);
}
