/** What the own seat must know at every moment: time, cash, Notoriety, Wounds, and how to get out. */
import { useMatch } from '../../../ui/kit';
import { Gauges, useList, type Gauge } from '../../../ui/kit/board';
import type { Seat } from '../../kit/types';
import { BY_PLAYERS, CONTACT_SPACES, DISC_SLOTS, EXIT_COSTS, INCOME_CUBES, LAST_DAY, NOTORIETY_PENALTY, SOLO_EXIT_COSTS, TOP_POSITION, WOUND_CUBES } from '../content/numbers';
import { exitCost } from '../escape/escape';
import { incomeOf } from '../visit/money';
import { isExitClosed, lastExit } from '../police/patrol';
import { scoreOf, totalOf } from '../escape/scoring';
import { exitLocation, tileOfSpace } from '../city/spaces';
import { SLOTS, type ExitNumber, type View } from '../state';
import { ICON, money, signed, slotIcon, useText, type Text } from './faces';

export function Status() {
  const { view, seat } = useMatch<View>();
  const t = useText();
  const list = useList();
  if (seat === null) return null;
  return <Gauges label={t('board.status')} gauges={[timeOf(view, seat, t), cashOf(view, seat, t), notorietyOf(view, seat, t), woundsOf(view, seat, t), exitsOf(view, t, list), ...scoreOfNow(view, seat, t)]} />;
}

/** Turns that the seat still has, the present one included, without discs. */
export function turnsLeft({ day, slot, queue, asked, turn, openTiles }: View, seat: Seat): number {
  const regular = SLOTS.length - DISC_SLOTS.length;
  const later = (LAST_DAY - day) * regular;
  // While the city is built the whole day is still to come.
  if (openTiles.length > 0) return later + regular;
  const over = SLOTS.indexOf(slot);
  const waiting = queue.includes(seat) || (turn !== null && Object.hasOwn(asked, seat));
  return later + Math.max(0, regular - over - 1) + (over < regular && waiting ? 1 : 0);
}

function timeOf(view: View, seat: Seat, t: Text): Gauge {
  const left = turnsLeft(view, seat);
  const { discs, rested } = view.boards[seat]!;
  return {
    id: 'time', icon: slotIcon(view.openTiles.length > 0 ? 'morning' : view.slot), name: t('board.timeLeft'), value: discs > 0 ? `${left}+${discs}` : left, alarm: view.day === LAST_DAY && left <= 1,
    note: t('board.timeNote', { left, discs, day: view.day, slot: view.slot, rest: t(rested ? 'board.restedToday' : 'board.canRest') }),
  };
}

function cashOf(view: View, seat: Seat, t: Text): Gauge {
  const cash = view.players[seat]?.cash ?? 0;
  const { income } = view.boards[seat]!;
  const daily = view.day < LAST_DAY ? t('board.cashNextDay', { day: view.day + 1 }) : '';
  return {
    id: 'cash', icon: ICON.cash, name: t('thing.cash'), value: money(cash),
    note: `${t('board.cashNote', { amount: incomeOf({ income }), visited: INCOME_CUBES - income })} ${daily}`.trim(),
  };
}

function notorietyOf(view: View, seat: Seat, t: Text): Gauge {
  const { position, cubes } = view.boards[seat]!;
  const change = cubes.red - cubes.blue;
  const after = Math.min(TOP_POSITION, Math.max(0, position + change));
  return {
    id: 'notoriety', icon: ICON.notoriety, name: t('thing.notoriety'), value: change === 0 ? position : `${position} ${signed(change)}`, alarm: after >= 8,
    note: t('board.notorietyNote', { position, points: signed(-NOTORIETY_PENALTY[position]!), after }),
  };
}

function woundsOf(view: View, seat: Seat, t: Text): Gauge {
  const { wounds, handcuffs } = view.boards[seat]!;
  const next = wounds.green > 0 ? 'wound' : handcuffs < CONTACT_SPACES ? 'handcuff' : 'arrest';
  return {
    id: 'wounds', icon: ICON.wound, name: t('thing.wounds'), value: <>{wounds.red}/{WOUND_CUBES}{handcuffs > 0 && <Cuffs count={handcuffs} />}</>,
    alarm: next === 'arrest', note: t(`board.nextWound.${next}`, { green: wounds.green }),
  };
}

function Cuffs({ count }: { count: number }) {
  const t = useText();
  return <span className="ep-cuffs"><span aria-hidden>{ICON.handcuffs}{count}</span><span className="k-unseen">{t('board.cuffs', { count })}</span></span>;
}

const EXITS: readonly ExitNumber[] = [1, 2, 3];

/** Every Exit Cost that is still to be paid, the next one first. */
export function costsAhead(view: View): number[] {
  const { exitCost: row } = BY_PLAYERS[Object.keys(view.boards).length]!;
  if (row === 'solo') return SLOTS.slice(SLOTS.indexOf(view.slot)).map((slot) => SOLO_EXIT_COSTS[slot]);
  return EXIT_COSTS[row].slice(view.escapes.length, Object.keys(view.boards).length);
}

function exitsOf(view: View, t: Text, list: (parts: string[]) => string): Gauge {
  const out = lastExit(view);
  const open = EXITS.filter((exit) => !isExitClosed(view, exit));
  const location = out && exitLocation(view, out);
  const cost = view.escapes.length < Object.keys(view.boards).length ? exitCost(view) : 0;
  const note = out
    ? t(location ? 'board.exitNow' : 'board.exitNowAway', { exit: out, price: money(cost), ...(location && { tile: tileOfSpace(location) }) })
    : t('board.exitLater', { exits: list(open.map((exit) => t(`spot.exit${exit}`))), price: money(cost) });
  return { id: 'exit', icon: ICON.exit, name: t('board.wayOut'), value: out ? t('board.shortExit', { exit: out }) : t('board.day', { day: LAST_DAY }), note };
}

/** What the score would be after an escape for nothing (EP-252 to EP-260). */
function scoreOfNow(view: View, seat: Seat, t: Text): Gauge[] {
  const own = view.players[seat];
  if (!own) return [];
  const score = scoreOf(view, seat, own);
  const sum = (values: readonly number[]) => values.reduce((all, value) => all + value, 0);
  return [{
    id: 'score', icon: ICON.plan, name: t('board.scoreSoFar'), value: totalOf(score) < 0 ? signed(totalOf(score)) : totalOf(score),
    note: t('board.scoreNote', {
      cash: score.cash, places: sum(score.places.map(({ amount }) => amount)), tiles: sum([...score.lockers, ...score.exits]), contacts: score.contacts.value,
      assets: score.assets, losses: signed(score.wounds.value + score.handcuffs.value + score.notoriety.value),
    }),
  }];
}
