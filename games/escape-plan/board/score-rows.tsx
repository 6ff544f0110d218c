/** The lines of the final reckoning, for the end and for what one has so far (EP-252 to EP-260). */
import type { ReactNode } from 'react';
import type { ScoreRow } from '../../../ui/kit/board';
import type { Seat } from '../../kit/types';
import type { Score } from '../state';
import { ICON, signed, useText, type Text } from './faces';

type Line = Exclude<keyof Score, 'escaped' | 'total' | 'rank'>;
const sum = (values: readonly number[]): number => values.reduce((all, value) => all + value, 0);

/** The lines of the sheet: points, and how they come about. */
const LINES: { id: Line; icon: ReactNode; value: (score: Score) => number; note?: (score: Score, t: Text) => string }[] = [
  { id: 'cash', icon: ICON.cash, value: ({ cash }) => cash },
  { id: 'places', icon: ICON.plan, value: ({ places }) => sum(places.map(({ amount }) => amount)), note: ({ places }, t) => places.map(({ place, amount }) => `${t(`board.shortSpot.${place}`)} ${amount}`).join(', ') },
  { id: 'lockers', icon: ICON.locker, value: ({ lockers }) => sum(lockers), note: ({ lockers }) => lockers.join(' + ') },
  { id: 'exits', icon: ICON.exit, value: ({ exits }) => sum(exits), note: ({ exits }) => exits.join(' + ') },
  { id: 'contacts', icon: ICON.contacts, value: ({ contacts }) => contacts.value, note: ({ contacts }, t) => t('board.line.contacts', { count: contacts.count }) },
  { id: 'assets', icon: ICON.key, value: ({ assets }) => assets },
  { id: 'wounds', icon: ICON.wound, value: ({ wounds }) => wounds.value, note: ({ wounds }, t) => t('board.line.wounds', { count: wounds.count }) },
  { id: 'handcuffs', icon: ICON.handcuffs, value: ({ handcuffs }) => handcuffs.value, note: ({ handcuffs }, t) => t('board.line.handcuffs', { count: handcuffs.count }) },
  { id: 'notoriety', icon: ICON.notoriety, value: ({ notoriety }) => notoriety.value, note: ({ notoriety }, t) => t('board.line.notoriety', { position: notoriety.position }) },
];

/** A row for each line; those who did not get away have a dash in every one (EP-250). */
export function useScoreRows(sheets: Record<Seat, Score>): ScoreRow[] {
  const t = useText();
  const seats = Object.keys(sheets);
  const away = seats.filter((seat) => sheets[seat]!.escaped);
  const cells = (value: (score: Score) => number, note?: (score: Score, t: Text) => string): ScoreRow['cells'] => {
    const best = Math.max(...away.map((seat) => value(sheets[seat]!)));
    return Object.fromEntries(seats.map((seat) => {
      const score = sheets[seat]!;
      const points = value(score);
      const how = points === 0 ? '' : (note?.(score, t) ?? '');
      return [seat, { value: score.escaped ? signedOrDash(points) : '–', ...(how && score.escaped && { note: how }), best: away.length > 1 && score.escaped && points === best && points > 0 }];
    }));
  };
  return [
    ...LINES.map(({ id, icon, value, note }): ScoreRow => ({ id, icon, label: t(`board.scoreLine.${id}`), cells: cells(value, note) })),
    {
      id: 'total', label: t('score.total'), total: true,
      cells: Object.fromEntries(seats.map((seat) => [seat, sheets[seat]!.escaped ? { value: sheets[seat]!.total < 0 ? signed(sheets[seat]!.total) : sheets[seat]!.total } : { value: t('status.arrested') }])),
    },
  ];
}

const signedOrDash = (points: number): string => (points === 0 ? '–' : points < 0 ? signed(points) : String(points));
