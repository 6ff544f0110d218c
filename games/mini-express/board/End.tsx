/** The end: every company's length, ranks, ties, share values and points, then the sums and how a tie was broken (ME-340 to ME-359). */
import Trophy from '~icons/game-icons/trophy-cup';
import { useMatch } from '../../../ui/kit';
import { ScoreTable, useList, useNameOf, type ScoreCell, type ScoreRow } from '../../../ui/kit/board';
import type { Seat } from '../../kit/types';
import { COMPANIES, type Company } from '../companies';
import type { MiniExpressResult, Stake, View } from '../state';
import { Frame } from './Frame';
import { useText, type Text } from './look';
import { Disc, TrainIcon } from './TrainShape';
import './End.css';

export function End() {
  const { view, ctx } = useMatch<View>();
  const t = useText();
  const list = useList();
  const nameOf = useNameOf();
  const result = (view.result ?? ctx.gameover) as MiniExpressResult;
  const seats = view.order.filter((seat) => Object.hasOwn(result.scores, seat));
  return (
    <Frame
      top={
        <section className="me-end">
          <span className="me-end-icon" aria-hidden><Trophy /></span>
          <h3 className="me-end-title">{t('board.winner', { names: list(result.winners.map(nameOf)), count: result.winners.length })}</h3>
          <p>{t('board.wonWith', { points: Math.max(...Object.values(result.scores)) })}</p>
          <Ties result={result} />
          <ScoreTable caption={t('board.sums')} rows={sumRows(result, seats, t)} winners={result.winners} seats={seats} />
          <p className="me-end-how">{t('board.howScored')} {t('board.howTied', { context: view.map })}</p>
          <div className="me-end-companies">
            {COMPANIES.map((company) => <CompanyScore key={company} company={company} result={result} seats={seats} />)}
          </div>
        </section>
      }
    />
  );
}

/** Step by step, who dropped out of a tie for the first place, and by what. */
function Ties({ result }: { result: MiniExpressResult }) {
  const t = useText();
  const list = useList();
  const nameOf = useNameOf();
  if (result.ties.length === 0) return result.winners.length > 1 ? <p>{t('board.sharedWin')}</p> : null;
  return (
    <ol className="me-end-ties">
      {result.ties.map(({ by, tied, left }) => (
        <li key={by}>{t('board.tieStep', { tied: list(tied.map(nameOf)), left: list(left.map(nameOf)), by, count: left.length })}</li>
      ))}
    </ol>
  );
}

const cells = (seats: Seat[], cellOf: (seat: Seat) => Omit<ScoreCell, 'best'>, value: (seat: Seat) => number): ScoreRow['cells'] => {
  const best = Math.max(...seats.map(value));
  return Object.fromEntries(seats.map((seat) => [seat, { ...cellOf(seat), best: best > 0 && value(seat) === best }]));
};

function sumRows({ companies, scores }: MiniExpressResult, seats: Seat[], t: Text): ScoreRow[] {
  const rows = COMPANIES.map((company): ScoreRow => {
    const points = (seat: Seat) => companies[company].stakes[seat]!.points;
    return { id: company, label: t(`company.${company}`), icon: <Disc company={company} size={24} />, cells: cells(seats, (seat) => ({ value: points(seat) }), points) };
  });
  return [...rows, { id: 'total', label: t('board.total'), total: true, cells: cells(seats, (seat) => ({ value: scores[seat]! }), (seat) => scores[seat]!) }];
}

/** One company: its length, and for each seat how its points come about. */
function CompanyScore({ company, result, seats }: { company: Company; result: MiniExpressResult; seats: Seat[] }) {
  const t = useText();
  const { length, stakes } = result.companies[company];
  const row = (id: string, cellOf: (stake: Stake) => Omit<ScoreCell, 'best'>): ScoreRow => ({
    id, label: t(`board.line.${id}`), cells: Object.fromEntries(seats.map((seat) => [seat, cellOf(stakes[seat]!)])),
  });
  const rows: ScoreRow[] = [
    row('influence', ({ influence }) => ({ value: influence })),
    row('rank', ({ rank, tied }) => ({ value: t('board.rank', { rank }), ...(tied && { note: t('board.tied') }) })),
    row('value', ({ value, rank }) => ({ value, note: t('board.valueOf', { context: rank === 1 ? 'first' : rank === 2 ? 'second' : 'other' }) })),
    row('shares', ({ shares, value }) => ({ value: shares, ...(shares > 0 && { note: `${shares} × ${value}` }) })),
    { id: 'points', label: t('board.line.points'), total: true, cells: cells(seats, (seat) => ({ value: stakes[seat]!.points }), (seat) => stakes[seat]!.points) },
  ];
  return (
    <article className="me-end-company">
      <h4><TrainIcon company={company} size={36} /> {t(`company.${company}`)}</h4>
      <p>{length.bonus > 0 ? t('board.lengthWithStars', { ...length }) : t('board.lengthFinal', { ...length })}</p>
      <ScoreTable caption={t('board.scoreOf', { company })} rows={rows} winners={[]} seats={seats} />
    </article>
  );
}
