/** The end: who got away with what, line by line, and all that was hidden (EP-250 to EP-262, EP-291). */
import type { ReactNode } from 'react';
import { useMatch } from '../../../ui/kit';
import { ScoreTable, useNameOf, type ScoreRow } from '../../../ui/kit/board';
import type { Seat } from '../../kit/types';
import { SOLO_RANKS } from '../content/numbers';
import type { EscapePlanResult, Score, View } from '../state';
import { ICON, signed, useText, type Text } from './faces';
import { Frame } from './Frame';
import { Plan } from './Plan';
import './End.css';

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
      cells: Object.fromEntries(seats.map((seat) => [seat, sheets[seat]!.escaped ? { value: sheets[seat]!.total } : { value: t('status.arrested') }])),
    },
  ];
}

const signedOrDash = (points: number): string => (points === 0 ? '–' : points < 0 ? signed(points) : String(points));

export function End() {
  const { view, ctx } = useMatch<View>();
  const t = useText();
  const nameOf = useNameOf();
  const result = (view.result ?? ctx.gameover) as EscapePlanResult;
  const rows = useScoreRows(result.sheets);
  const [winner] = result.winners;
  const title = result.solo !== undefined ? t(`solo.${result.solo ?? 'lost'}`)
    : winner === undefined ? t('board.nobodyAway') : t('board.winner', { name: nameOf(winner), total: result.sheets[winner]!.total });
  return (
    <Frame
      top={
        <section className="ep-end-sheet" data-won={winner !== undefined || undefined}>
          <span className="ep-end-mark" aria-hidden>{winner === undefined ? ICON.handcuffs : ICON.exit}</span>
          <h3 className="ep-end-title">{title}</h3>
          <p>{reason(result, t)}</p>
          <ScoreTable caption={t('board.reckoning')} rows={rows} winners={result.winners} seats={Object.keys(result.sheets)} />
          <p className="k-quiet">{t('board.scoreHow')}</p>
          <div className="ep-end-plans">
            {Object.entries(result.shown.players).map(([seat, { plan }]) => <Plan key={seat} plan={plan} seat={seat} owner={nameOf(seat)} />)}
          </div>
        </section>
      }
    />
  );
}

/** Why it ended so: the tie-break where it decided, the band of a lone player. */
function reason({ sheets, winners, solo }: EscapePlanResult, t: Text): string {
  const [winner] = winners;
  if (winner === undefined) return t('board.endArrest');
  const { total, notoriety } = sheets[winner]!;
  if (solo !== undefined) return t('board.soloBands', { total, bands: SOLO_RANKS.map(({ id, from }) => `${t(`solo.${id}`)} ${from}`).join(', ') });
  const level = Object.values(sheets).filter((score) => score.escaped && score.total === total);
  if (level.length < 2) return t('board.endHighest');
  return level.filter((score) => score.notoriety.position === notoriety.position).length < 2 ? t('board.endTieNotoriety', { position: notoriety.position }) : t('board.endTieEarlier');
}
