/** What every stage shares: day and order, the own status, the city, the own board, all others and the supply, and the action bar. */
import type { ReactNode } from 'react';
import { Tabs, useMatch } from '../../../ui/kit';
import { ActionBar, Latest, TableTop, Tray } from '../../../ui/kit/board';
import type { View } from '../state';
import { Banner } from './Banner';
import { CityMap, type Sketch } from './city/CityMap';
import { Dossier } from './Dossier';
import { useText } from './faces';
import { Market } from './Market';
import { Places } from './Places';
import { Rivals } from './Rivals';
import { SpotsContext, type Spots } from './spots';
import { Status } from './Status';
import './Frame.css';

interface FrameProps {
  /** What the thumbs need for this stage, above the action bar. */
  tray?: ReactNode;
  ask?: ReactNode;
  hint?: ReactNode;
  controls?: ReactNode;
  spots?: Spots;
  sketch?: Sketch;
  /** Above everything: the end of the match. */
  top?: ReactNode;
}

const NOTHING: Spots = {};

export function Frame({ tray, ask, hint, controls, spots = NOTHING, sketch, top }: FrameProps) {
  const { view, seat, ctx } = useMatch<View>();
  const t = useText();
  const over = ctx.gameover !== undefined;
  const tabs = [
    { id: 'rivals', label: t(seat === null ? 'board.players' : 'board.rivals'), content: <Rivals /> },
    { id: 'places', label: t('board.places'), content: <Places /> },
    { id: 'market', label: t('board.market'), content: <Market /> },
  ];
  return (
    <SpotsContext value={spots}>
      <TableTop
        className="ep-table"
        head={<Banner />}
        tray={tray && <Tray className="ep-tray">{tray}</Tray>}
        bar={<ActionBar ask={ask} hint={hint}>{controls}</ActionBar>}
      >
        {top}
        {!over && <Status />}
        <div className="ep-grid">
          <div className="ep-main">
            <CityMap {...(sketch && { sketch })} />
            <Latest count={3} />
            {seat !== null && view.boards[seat]!.status !== 'arrested' && !over && <Dossier seat={seat} own />}
          </div>
          <aside className="ep-side"><Tabs label={t('board.table')} tabs={tabs} /></aside>
        </div>
      </TableTop>
    </SpotsContext>
  );
}
