/** What a boss's open goods are worth as things stand, with the sum explained. */
import { Tooltip, useMatch } from '../../../ui/kit';
import type { Seat } from '../../kit/types';
import { reckon } from '../scoring';
import { escaped, soloSheet } from '../solo/end';
import type { Score, View } from '../state';
import { money, useText } from './faces';
import './Worth.css';

/** The sheet as if the game ended now; `escape`: as if the seat got its loot out first. */
export function sheetNow(view: Pick<View, 'seats' | 'solo'>, seat: Seat, escape = false): Score {
  if (view.solo) return soloSheet(escape ? escaped(view) : view);
  const { seats } = view;
  const boss = seats[seat]!;
  const held = boss.held === null ? [] : [boss.held];
  return reckon({ seats: escape ? { ...seats, [seat]: { ...boss, stash: [...boss.stash, ...boss.loot, ...held] } } : seats })[seat]!;
}

/** The lines of a sheet that are worth something, with how they come about. */
export function useLines(): (sheet: Score) => { id: string; label: string; value: number }[] {
  const t = useText();
  return (s) =>
    [
      { id: 'cash', label: t('score.cash'), value: s.cash },
      { id: 'vaultCash', label: t('score.vaultCash'), value: s.vaultCash },
      { id: 'diamonds', label: t('score.diamonds', { count: s.diamonds.count }), value: s.diamonds.value },
      { id: 'artifacts', label: t('score.artifacts', { count: s.artifacts.count }), value: s.artifacts.value },
      { id: 'bonus', label: t('score.bonus'), value: s.artifacts.bonus },
      { id: 'drives', label: t('score.drives', { pairs: s.drives.pairs }), value: s.drives.value },
      { id: 'hacker', label: t('score.hacker'), value: s.drives.hacker },
      { id: 'bars', label: t('score.bars'), value: s.bars },
    ].filter(({ value }) => value !== 0);
}

export function Worth({ seat }: { seat: Seat }) {
  const { view } = useMatch<View>();
  const t = useText();
  const linesOf = useLines();
  const sheet = sheetNow(view, seat);
  const atRisk = view.seats[seat]!.place === 'inside' ? sheetNow(view, seat, true).total - sheet.total : 0;
  const text = (
    <span className="bs-worth-lines">
      <strong>{t('board.worthNow')}</strong>
      {linesOf(sheet).map(({ id, label, value }) => (
        <span key={id}>
          <span>{label}</span> <span>{money(value)}</span>
        </span>
      ))}
      {sheet.drives.drives > sheet.drives.pairs && <em>{t('board.locked', { count: sheet.drives.drives - sheet.drives.pairs })}</em>}
      {atRisk !== 0 && <em>{t('board.escape', { amount: money(atRisk) })}</em>}
    </span>
  );
  return (
    <Tooltip text={text} onTap>
      <button type="button" className="bs-worth">
        <span className="k-unseen">{t('board.worthNow')}</span> = {money(sheet.total)}
        {atRisk > 0 && <span className="bs-worth-risk">+{money(atRisk)}</span>}
      </button>
    </Tooltip>
  );
}
