/** What every stage shares: the banner, the map, the companies, the influence tracks, the players, and the action bar. */
import type { ReactNode } from 'react';
import { useMatch } from '../../../ui/kit';
import { ActionBar, Latest, PhaseBanner, TableTop } from '../../../ui/kit/board';
import { stillToPlay } from '../ending';
import type { View } from '../state';
import { Companies, EndsWhen } from './Companies';
import { ExpressMap } from './ExpressMap';
import { Extras } from './Extras';
import { Influence } from './Influence';
import { useText } from './look';
import { Players } from './Players';
import { NO_SPOTS, SpotsContext, type Spots } from './spots';
import { Hatches } from './TrainShape';
import './Frame.css';

interface FrameProps {
  spots?: Spots;
  tray?: ReactNode;
  ask?: ReactNode;
  hint?: ReactNode;
  controls?: ReactNode;
  /** Above everything: the end of the match. */
  top?: ReactNode;
}

/** Who is next is said elsewhere. */
const NAMING = ['next-named', 'signals-green', 'bot-drew'];

export function Frame({ spots = NO_SPOTS, tray, ask, hint, controls, top }: FrameProps) {
  return (
    <SpotsContext value={spots}>
      <TableTop className="me-table" head={<Banner />} tray={tray} bar={<ActionBar ask={ask} hint={hint}>{controls}</ActionBar>}>
        <Hatches />
        {top}
        <div className="me-grid">
          <div className="me-main">
            <ExpressMap />
            <div className="me-latest"><Latest count={2} turns without={NAMING} /></div>
          </div>
          <aside className="me-side">
            <Companies />
            <Influence />
            <EndsWhen />
          </aside>
          <div className="me-below">
            <Players />
            <aside className="me-side"><Extras /></aside>
          </div>
        </div>
      </TableTop>
    </SpotsContext>
  );
}

function Banner() {
  const { view, ctx } = useMatch<View>();
  const t = useText();
  const over = ctx.gameover !== undefined;
  const place = over ? t('board.end') : ctx.phase === 'play' ? t('board.turn', { turn: view.turnNo + 1 }) : t(`phase.${ctx.phase}`);
  const left = stillToPlay(view).length;
  const aside = !over && view.trigger !== null && <strong className="me-last">{left > 0 ? t('board.lastRound', { count: left }) : t('board.lastPlayed')}</strong>;
  return <PhaseBanner places={[t(`map.${view.map}`), place]} steps={[]} now="" aside={aside} />;
}
