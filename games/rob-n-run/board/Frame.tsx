/** What every stage shares: where the game is, the chase, the station, the raid, the hints, the city, and the action bar. */
import type { ReactNode } from 'react';
import { Panel, useMatch } from '../../../ui/kit';
import { ActionBar, Latest, PhaseBanner, TableTop, Tray, useNameOf } from '../../../ui/kit/board';
import { total } from '../cards';
import type { View } from '../state';
import { Chase } from './Chase';
import { CityMap } from './CityMap';
import { CardPiles } from './CardPiles';
import { useText } from './faces';
import { Hints } from './Hints';
import { Notes } from './Notes';
import { RaidTable } from './RaidTable';
import { Report } from './Report';
import { Reserve } from './Reserve';
import { Rounds } from './Rounds';
import { Seats } from './Seats';
import { SpotsContext, type Spots } from './spots';
import { Station } from './Station';
import './Frame.css';

interface FrameProps {
  /** Own cards, tools to name and the like, in reach above the action bar. */
  tray?: ReactNode;
  ask?: ReactNode;
  hint?: ReactNode;
  controls?: ReactNode;
  spots?: Spots;
  /** Above everything: the end of the match. */
  top?: ReactNode;
  /** The own hand is in the tray already. */
  handShown?: boolean;
}

const NOTHING: Spots = {};
const PHASES = ['prepare', 'hints', 'accomplices', 'scoring'];

export function Frame({ tray, ask, hint, controls, spots = NOTHING, top, handShown = false }: FrameProps) {
  const { view } = useMatch<View>();
  const { raid } = view;
  const inRaid = raid !== null && raid.round > 0;
  return (
    <SpotsContext value={spots}>
      <TableTop
        className={inRaid ? 'rr-table rr-in-raid' : 'rr-table'}
        head={<Banner />}
        tray={tray && <Tray>{tray}</Tray>}
        bar={<ActionBar ask={ask} hint={hint}>{controls}</ActionBar>}
      >
        {top}
        <Chase />
        <Station />
        <div className="rr-grid">
          <div className="rr-main">
            {raid && <RaidTable raid={raid} />}
            {!inRaid && <CityMap />}
            <Latest count={3} />
            {inRaid && <Notes raid={raid} />}
            {inRaid && !handShown && <HandToSee />}
            {inRaid && <Hints />}
          </div>
          <aside className="rr-side">
            {inRaid && <Rounds raid={raid} />}
            {!inRaid && <Report />}
            {inRaid && <CityMap />}
            <Reserve />
          </aside>
        </div>
        <Seats />
        {!inRaid && <Hints />}
      </TableTop>
    </SpotsContext>
  );
}

/** The own hand, while something else is asked. */
function HandToSee() {
  const { view, seat } = useMatch<View>();
  const t = useText();
  const hand = seat === null ? undefined : view.players[seat]?.hand;
  if (!hand || total(hand) === 0) return null;
  return <Panel title={t('board.hand')} aria-label={t('board.hand')}><CardPiles cards={hand} label={t('board.hand')} /></Panel>;
}

function Banner() {
  const { view, ctx, seat } = useMatch<View>();
  const t = useText();
  const nameOf = useNameOf();
  const over = ctx.gameover !== undefined;
  const places = [
    t('board.raid', { raid: Math.max(1, view.raids + (ctx.phase === 'prepare' && view.raid === null ? 1 : 0)) }),
    ...(view.raid && view.raid.round > 0 ? [t('thing.round', { round: view.raid.round })] : []),
    seat === view.boss ? t('board.youAreBoss') : t('board.bossIs', { name: nameOf(view.boss) }),
  ];
  return (
    <PhaseBanner
      places={over ? [t('board.end'), t(`scenario.${view.scenario}`)] : places}
      steps={PHASES.map((id) => ({ id, label: t(`phase.${id}`) }))}
      now={over ? '' : ctx.phase}
      aside={!over && t(`scenario.${view.scenario}`)}
    />
  );
}
