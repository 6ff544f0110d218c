/** Who sits there: the Boss, and the accomplices with their hands as numbers, what they did this round, and own cards played. */
import Passed from '~icons/lucide/refresh-cw';
import { useMatch } from '../../../ui/kit';
import { PlayerPanel, Strip } from '../../../ui/kit/board';
import type { Seat } from '../../kit/types';
import { total } from '../cards';
import { seatsFrom } from '../../kit/zones';
import type { View } from '../state';
import { CardPiles } from './CardPiles';
import { safeIcon, useText } from './faces';
import './Seats.css';

export function Seats() {
  const { view } = useMatch<View>();
  const t = useText();
  return (
    <Strip label={t('board.seats')} className="rr-seats">
      {seatsFrom(view.boss, view.numPlayers).map((seat) => <OneSeat key={seat} seat={seat} />)}
    </Strip>
  );
}

function OneSeat({ seat }: { seat: Seat }) {
  const { view, seat: me, ctx } = useMatch<View>();
  const t = useText();
  const boss = seat === view.boss;
  const { raid, counts } = view;
  const inRaid = !boss && raid !== null && raid.round > 0;
  return (
    <PlayerPanel seat={seat} role={t(boss ? 'role.boss' : 'role.accomplice')} {...(boss && { mark: <span className="rr-boss" role="img" aria-label={t('role.boss')} title={t('role.boss')}>{safeIcon}</span> })}>
      {inRaid && (
        <p className="rr-seat-facts">
          <span>{t('board.handCount', { count: counts.hands[seat] })}</span>
          <span>{t('board.playedCount', { count: (counts.played[seat] ?? []).reduce((sum, n) => sum + n, 0) })}</span>
          {ctx.phase === 'accomplices' && raid.swapped.includes(seat) && <span><Passed aria-hidden /> {t('board.hasSwapped')}</span>}
        </p>
      )}
      {inRaid && me === seat && <OwnPlays seat={seat} />}
    </PlayerPanel>
  );
}

/** Only its owner sees it (RR-238). */
function OwnPlays({ seat }: { seat: Seat }) {
  const { view } = useMatch<View>();
  const t = useText();
  const played = view.players[seat]?.played ?? [];
  return played.map((zone, i) => total(zone) > 0 && (
    <div key={i} className="rr-own-plays">
      <span>{t('board.youPlayed', { round: i + 1 })}</span>
      <CardPiles cards={zone} label={t('board.youPlayed', { round: i + 1 })} />
    </div>
  ));
}
