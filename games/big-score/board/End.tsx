/** The end: who won and why, line by line, with the tie-break where it decided (section 6 of the rules). */
import type { ReactNode } from 'react';
import Amphora from '~icons/game-icons/amphora';
import Banknote from '~icons/game-icons/banknote';
import Diamond from '~icons/game-icons/cut-diamond';
import GoldBar from '~icons/game-icons/gold-bar';
import Laptop from '~icons/game-icons/laptop';
import UsbKey from '~icons/game-icons/usb-key';
import { SeatEmblem, useMatch } from '../../../ui/kit';
import { ScoreTable, useList, useNameOf, type ScoreCell, type ScoreRow } from '../../../ui/kit/board';
import { VALUES } from '../content/numbers';
import type { BigScoreResult, Score, View } from '../state';
import { bossIcon, money, useText } from './faces';
import { Frame } from './Frame';
import { Reveal } from './VaultTable';
import './End.css';

type Text = ReturnType<typeof useText>;

/** The lines of the sheet: what is read from a seat's score, and how it came about. */
const LINES: { id: string; icon?: ReactNode; value: (s: Score) => number; note?: (s: Score, t: Text) => string | undefined }[] = [
  { id: 'cash', icon: <Banknote />, value: (s) => s.cash },
  { id: 'vaultCash', icon: <Banknote />, value: (s) => s.vaultCash },
  { id: 'diamonds', icon: <Diamond />, value: (s) => s.diamonds.value, note: (s, t) => (s.diamonds.count > 0 ? t('board.pieces', { count: s.diamonds.count }) : undefined) },
  { id: 'artifacts', icon: <Amphora />, value: (s) => s.artifacts.value, note: (s) => (s.artifacts.count > 0 ? `${s.artifacts.count} × ${money(VALUES.artifact)}` : undefined) },
  { id: 'bonus', icon: <Amphora />, value: (s) => s.artifacts.bonus },
  { id: 'drives', icon: <UsbKey />, value: (s) => s.drives.value, note: (s, t) => (s.drives.drives + s.drives.keys > 0 ? t('board.pairs', { drives: s.drives.drives, keys: s.drives.keys }) : undefined) },
  { id: 'hacker', icon: <Laptop />, value: (s) => s.drives.hacker },
  { id: 'bars', icon: <GoldBar />, value: (s) => s.bars },
];

export function useRows(sheets: Record<string, Score>): ScoreRow[] {
  const t = useText();
  const seats = Object.keys(sheets);
  const row = (id: string, cellOf: (s: Score) => Omit<ScoreCell, 'best'>, value: (s: Score) => number): ScoreRow['cells'] => {
    const best = Math.max(...seats.map((seat) => value(sheets[seat]!)));
    return Object.fromEntries(seats.map((seat) => [seat, { ...cellOf(sheets[seat]!), best: best > 0 && value(sheets[seat]!) === best }]));
  };
  const lines = LINES.filter(({ id, value }) => id === 'cash' || seats.some((seat) => value(sheets[seat]!) !== 0)).map(
    ({ id, icon, value, note }): ScoreRow => ({
      id,
      icon,
      label: t(`board.line.${id}`),
      cells: row(id, (s) => ({ value: value(s) === 0 ? '–' : money(value(s)), note: note?.(s, t) }), value),
    }),
  );
  return [...lines, { id: 'total', label: t('score.total'), total: true, cells: row('total', (s) => ({ value: money(s.total) }), (s) => s.total) }];
}

/** Why the winners won, in a sentence (BS-258, BS-259). */
function useReason({ sheets, winners }: BigScoreResult): string {
  const t = useText();
  const list = useList();
  const nameOf = useNameOf();
  const best = Math.max(...Object.values(sheets).map(({ total }) => total));
  const tied = Object.keys(sheets).filter((seat) => sheets[seat]!.total === best);
  const facts = { amount: money(best), names: list(tied.map(nameOf)) };
  if (tied.length === 1) return t('board.wonBy.total', facts);
  if (winners.length > 1) return t('board.wonBy.shared', facts);
  const free = tied.filter((seat) => !sheets[seat]!.busted);
  if (free.length === 1 && tied.length > 1) return t('board.wonBy.free', facts);
  return t('board.wonBy.cash', { ...facts, cash: money(sheets[winners[0]!]!.tieCash) });
}

export function End() {
  const { view, ctx } = useMatch<View>();
  const t = useText();
  const nameOf = useNameOf();
  const list = useList();
  const result = (view.result ?? ctx.gameover) as BigScoreResult;
  const rows = useRows(result.sheets);
  const reason = useReason(result);
  const busted = Object.keys(result.sheets).filter((seat) => result.sheets[seat]!.busted);
  return (
    <Frame>
      <section className="bs-end">
        <div className="bs-end-faces" aria-hidden>
          {result.winners.map((seat) => (
            <span key={seat} className="bs-end-face">
              {bossIcon(view.seats[seat]!.boss!)}
              <SeatEmblem seat={seat} size={40} />
            </span>
          ))}
        </div>
        <h3 className="bs-end-title">{t('board.winner', { names: list(result.winners.map(nameOf)), count: result.winners.length })}</h3>
        <p className="bs-end-reason">{reason}</p>
        <ScoreTable caption={t('board.reckoning')} rows={rows} winners={result.winners} seats={Object.keys(result.sheets)} />
        {busted.length > 0 && <p className="bs-fact">{t('board.busted', { names: list(busted.map(nameOf)), count: busted.length })}</p>}
        <Reveal />
      </section>
    </Frame>
  );
}
