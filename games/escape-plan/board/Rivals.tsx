/** The other players' boards at a glance, the Inspector, and each board whole on demand. */
import type { ReactNode } from 'react';
import { Button, Dialog, Panel, useMatch } from '../../../ui/kit';
import { PlayerPanel, useNameOf } from '../../../ui/kit/board';
import type { Seat } from '../../kit/types';
import { uncovered } from '../visit/contact-cards';
import { CONTACT_BONUS, INCOME_CUBES, WOUND_CUBES } from '../content/numbers';
import { PLACES } from '../content/places';
import { hasVisited } from '../travel/ends';
import { seatsOf } from '../seats';
import { spotName, tileOfSpace } from '../city/spaces';
import type { Board, View } from '../state';
import { OfficerBadge } from './city/shapes';
import { Spaces } from './Dossier';
import { ICON, signed, useText } from './faces';
import { Plan } from './Plan';
import { SpotsContext, type Spots } from './spots';
import { BoxesAndTracks, Cubes } from './Tracks';
import './Rivals.css';

const NOTHING: Spots = {};

export function Rivals() {
  const { view, seat } = useMatch<View>();
  const t = useText();
  const others = seatsOf(view).filter((other) => other !== seat);
  return (
    <div className="ep-rivals">
      {others.map((other) => <Rival key={other} seat={other} />)}
      {view.inspector && <Sandra />}
      {others.length === 0 && !view.inspector && <p className="k-quiet">{t('board.alone')}</p>}
    </div>
  );
}

function Rival({ seat }: { seat: Seat }) {
  const { view } = useMatch<View>();
  const t = useText();
  const nameOf = useNameOf();
  const board = view.boards[seat]!;
  const { status, pawn } = board;
  const stamp = status === 'city' ? undefined : { text: t(`status.${status}`), tone: status === 'escaped' ? 'good' as const : 'bad' as const };
  const place = pawn === null ? t(`status.${status}`) : t('board.spotIn', { spot: spotName(view, pawn), tile: tileOfSpace(pawn) });
  return (
    <PlayerPanel seat={seat} role={`${t(`character.${seat}`)} · ${place}`} stamp={stamp}>
      <Facts board={board} visited={PLACES.filter((each) => hasVisited(view, seat, each)).length} />
      <Dialog title={t('board.boardOf', { name: nameOf(seat) })} shape="wide" trigger={<Button size="s" kind="quiet">{t('board.showBoard')}</Button>}>
        <Panel tone="paper" className="ep-rival-board">
          {/* Only one's own pieces can be taken up. */}
          <SpotsContext value={NOTHING}><Spaces seat={seat} /></SpotsContext>
          <BoxesAndTracks seat={seat} />
          <Plan plan={null} seat={seat} />
        </Panel>
      </Dialog>
    </PlayerPanel>
  );
}

/** The figures of a board, each with its icon and name. */
function Facts({ board, visited }: { board: Board; visited: number }) {
  const t = useText();
  const { position, cubes, wounds, handcuffs, gas, discs, gang, keys } = board;
  const contacts = uncovered(board).length;
  const change = cubes.red - cubes.blue;
  const facts: { name: string; icon: ReactNode; value: string | number }[] = [
    { name: t('thing.notoriety'), icon: ICON.notoriety, value: change === 0 ? position : `${position} ${signed(change)}` },
    { name: t('thing.wounds'), icon: ICON.wound, value: `${wounds.red}/${WOUND_CUBES}` },
    { name: t('thing.handcuffs'), icon: ICON.handcuffs, value: handcuffs },
    { name: t('thing.contacts'), icon: ICON.contacts, value: t('board.contactsWorth', { count: contacts, points: CONTACT_BONUS[contacts] }) },
    { name: t('board.visitedPlaces'), icon: ICON.plan, value: `${visited}/${INCOME_CUBES}` },
    { name: t('thing.keys'), icon: ICON.key, value: keys.filter((key) => key === 'up').length },
    { name: t('thing.gas'), icon: ICON.gas, value: gas },
    { name: t('board.discs'), icon: ICON.disc, value: discs },
    { name: t('board.members'), icon: ICON.gang, value: gang },
  ];
  return (
    <ul className="ep-facts">
      {facts.map(({ name, icon, value }) => (
        <li key={name}><span aria-hidden>{icon}</span><span>{name}</span><strong>{value}</strong></li>
      ))}
    </ul>
  );
}

function Sandra() {
  const { view } = useMatch<View>();
  const t = useText();
  const { position, cubes, pawn, discs, income, discard } = view.inspector!;
  return (
    <Panel title={t('character.inspector')} icon={<OfficerBadge type="inspector" size={30} />} className="ep-sandra">
      <p>{t('board.inspectorAt', { spot: spotName(view, pawn), tile: tileOfSpace(pawn), position })}</p>
      <Cubes boxes={[['bottom', cubes.bottom], ['red', cubes.red], ['blue', cubes.blue]]} name="cubes" />
      <p className="k-quiet">{t('board.inspectorFacts', { discs, income, deck: view.counts.inspectorDeck })}</p>
      {discard.length > 0 && <p className="k-quiet">{t('board.inspectorSeen', { places: discard.map((card) => t(`spot.${card}`)).join(', ') })}</p>}
    </Panel>
  );
}
