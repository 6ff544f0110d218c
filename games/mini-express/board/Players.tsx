/** The seats: their influence and shares, and what the map or a module puts in front of them (ME-521, ME-522). */
import Certificate from '~icons/game-icons/diploma';
import Seal from '~icons/game-icons/laurel-crown';
import Train from '~icons/lucide/train-front';
import Flag from '~icons/lucide/flag';
import { useContext, useMemo } from 'react';
import { useMatch } from '../../../ui/kit';
import { PlayerPanel } from '../../../ui/kit/board';
import type { Seat } from '../../kit/types';
import { COMPANIES } from '../companies';
import type { View } from '../state';
import { useText } from './look';
import { pointsOf } from '../scoring';
import { SpotsContext } from './spots';
import { Disc } from './TrainShape';
import './Players.css';

export function Players() {
  const { view } = useMatch<View>();
  const { after } = useContext(SpotsContext);
  const t = useText();
  const now = useMemo(() => pointsOf(view), [view]);
  const next = useMemo(() => (after ? pointsOf(after) : now), [after, now]);
  return (
    <section className="me-players" aria-label={t('board.players')}>
      {view.order.map((seat, i) => <Player key={seat} seat={seat} place={i + 1} now={now[seat]!} next={next[seat]!} />)}
    </section>
  );
}

interface PlayerProps {
  seat: Seat;
  place: number;
  /** Points if the game ended now, and after what is being planned. */
  now: number;
  next: number;
}

function Player({ seat, place, now, next }: PlayerProps) {
  const { view, ctx } = useMatch<View>();
  const t = useText();
  const own = view.seats[seat]!;
  const signal = own.signal;
  return (
    <PlayerPanel
      seat={seat}
      role={view.hustleAndBustle ? undefined : t('board.place', { place })}
      mark={
        <>
          {ctx.phase === 'play' && <span className="me-points" title={t('board.pointsNote')}><b>{now === next ? now : `${now} → ${next}`}</b> {t('board.pointsNow', { count: next })}</span>}
          {signal && <span className="me-signal" data-signal={signal}><Flag aria-hidden /> {t(`signal.${signal}`)}</span>}
        </>
      }
    >
      <div className="me-stakes">
        {COMPANIES.map((company) => (
          <span key={company} className="me-stake" role="img" aria-label={t('board.stake', { company, influence: own.influence[company], shares: own.shares[company] })}>
            <Disc company={company} size={22} />
            <b>{own.influence[company]}</b>
            {own.shares[company] > 0 && <span className="me-shares"><Certificate />{own.shares[company]}</span>}
          </span>
        ))}
      </div>
      <Marks seat={seat} />
    </PlayerPanel>
  );
}

/** Taiwan: White trains and the Seal. Cloak & Dagger: the Debt tile, hidden but for one's own. */
function Marks({ seat: who }: { seat: Seat }) {
  const { view, seat } = useMatch<View>();
  const t = useText();
  const { tunnels } = view.seats[who]!;
  const debt = view.debts?.[who] ?? (who === seat ? view.players[who]?.debt : null);
  const sealed = view.seal.includes(who);
  if (tunnels === 0 && !sealed && !view.cloakAndDagger) return null;
  return (
    <p className="me-marks">
      {tunnels > 0 && <span><Train aria-hidden /> {t('board.whiteTrains', { count: tunnels })}</span>}
      {sealed && <span className="me-sealed"><Seal aria-hidden /> {t('board.seal')}</span>}
      {view.cloakAndDagger && <span className="me-debt">{debt ? t('board.debt', { debt }) : t('board.debtHidden')}</span>}
    </p>
  );
}
