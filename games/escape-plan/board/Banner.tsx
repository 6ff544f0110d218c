/** Where the game is: the day, its parts, and whose turn it is in this one. */
import { SeatEmblem, Tooltip, useMatch } from '../../../ui/kit';
import { PhaseBanner, useNameOf } from '../../../ui/kit/board';
import { LAST_DAY } from '../content/numbers';
import { isHuman } from '../seats';
import { SLOTS, type Player, type View } from '../state';
import { OfficerBadge } from './city/shapes';
import { useText } from './faces';
import './Banner.css';

export function Banner() {
  const { view, ctx } = useMatch<View>();
  const t = useText();
  const over = ctx.gameover !== undefined;
  const places = over ? [t('board.end')] : [t('board.dayOf', { day: view.day, days: LAST_DAY }), ...(ctx.phase === 'city' ? [t('phase.city')] : [])];
  return (
    <PhaseBanner
      places={places}
      steps={SLOTS.map((slot) => ({ id: slot, label: t(`slot.${slot}`) }))}
      now={over || ctx.phase === 'city' ? '' : view.slot}
      aside={!over && <Order />}
    />
  );
}

/** The turn order; who has had the turn of this part of the day is behind, who is asked now stands out. */
function Order() {
  const { view, ctx } = useMatch<View>();
  const t = useText();
  const nameOf = useNameOf();
  const stateOf = (player: Player): string => {
    if (isHuman(player) && view.boards[player]!.status !== 'city') return 'out';
    if (isHuman(player) && Object.hasOwn(view.asked, player)) return 'now';
    return ctx.phase !== 'slot' || view.queue.includes(player) ? 'next' : 'done';
  };
  return (
    <ol className="ep-order" aria-label={t('board.order')}>
      {view.order.map((player) => {
        const state = stateOf(player);
        const name = t('board.orderOf', { who: isHuman(player) ? nameOf(player) : t('character.inspector'), state: t(`board.turnState.${state}`) });
        return (
          <li key={player} data-state={state}>
            <Tooltip text={name}>
              <span className="ep-order-mark" role="img" aria-label={name}>
                {isHuman(player) ? <SeatEmblem seat={player} size={26} /> : <OfficerBadge type="inspector" size={28} />}
              </span>
            </Tooltip>
          </li>
        );
      })}
    </ol>
  );
}
