/** The Company Asset Board and the track lengths: trains, shares, length, and what a share is worth now (ME-022, ME-023, ME-343). */
import { useContext } from 'react';
import Certificate from '~icons/game-icons/diploma';
import { Panel, useMatch } from '../../../ui/kit';
import { COMPANIES, type Company } from '../companies';
import { EXHAUSTED_TO_END, SHARE_VALUES } from '../content/tables';
import { isExhausted } from '../ending';
import { longestTrack } from '../length';
import { finalLength } from '../scoring';
import type { View } from '../state';
import { termsOf } from '../trains';
import { useText } from './look';
import { SpotsContext } from './spots';
import { TrainIcon } from './TrainShape';
import './Companies.css';

export function Companies() {
  const t = useText();
  return (
    <Panel title={t('board.companies')}>
      <div className="me-companies">{COMPANIES.map((company) => <CompanyCard key={company} company={company} />)}</div>
    </Panel>
  );
}

/** When the match ends, and how near that is. */
export function EndsWhen() {
  const { view, ctx } = useMatch<View>();
  const t = useText();
  if (ctx.gameover !== undefined) return null;
  return <p className="me-ends">{t('board.endsWhen', { count: COMPANIES.filter((company) => isExhausted(view, company)).length, of: EXHAUSTED_TO_END })}</p>;
}

function CompanyCard({ company }: { company: Company }) {
  const { view } = useMatch<View>();
  const { after } = useContext(SpotsContext);
  const t = useText();
  const { area, supply, shares, prepared } = view.companies[company];
  const next = after?.companies[company];
  return (
    <article className="me-company" aria-label={t(`company.${company}`)} data-company={company}>
      <header>
        <TrainIcon company={company} size={38} />
        <h4>{t(`company.${company}`)}</h4>
        {isExhausted(view, company) && <span className="me-exhausted">{t('board.exhausted')}</span>}
      </header>
      <Area company={company} area={area} next={next?.area ?? area} />
      <dl>
        <Fact name={t('board.supply')} now={supply} next={next?.supply} />
        <Fact name={t('board.shares')} now={shares} next={next?.shares} />
        {prepared > 0 && <Fact name={t('board.prepared')} now={prepared} next={undefined} />}
      </dl>
      <Length company={company} />
    </article>
  );
}

/** The train space of the board: as many places as its limit, filled with what is there. */
function Area({ company, area, next }: { company: Company; area: number; next: number }) {
  const { view } = useMatch<View>();
  const t = useText();
  const { limit, restock } = termsOf(view, company);
  const places = Math.max(limit, area, next);
  return (
    <div className="me-area" role="img" aria-label={t('board.area', { area, limit, restock })}>
      {Array.from({ length: places }, (_, i) => (
        <span key={i} className="me-area-place" data-gone={(i < area && i >= next) || undefined}>
          {i < Math.max(area, next) && <TrainIcon company={company} size={24} ghost={i >= area} />}
        </span>
      ))}
      <b className="me-area-count" aria-hidden>{next === area ? area : `${area} → ${next}`}</b>
    </div>
  );
}

const Fact = ({ name, now, next }: { name: string; now: number; next: number | undefined }) => (
  <div>
    <dt>{name}</dt>
    <dd data-changed={(next !== undefined && next !== now) || undefined}>{next === undefined || next === now ? now : `${now} → ${next}`}</dd>
  </div>
);

const RANKS = ['first', 'second', 'other'] as const;

/** The track length marker, and the value of a share for each rank at that length. */
function Length({ company }: { company: Company }) {
  const { view } = useMatch<View>();
  const { after } = useContext(SpotsContext);
  const t = useText();
  const longest = longestTrack(view);
  const { track, bonus, final } = finalLength(view, company);
  const next = after ? finalLength(after, company) : undefined;
  const shown = next ?? { track, bonus, final };
  const value = SHARE_VALUES.find(({ length }) => length === shown.final)!;
  return (
    <div className="me-length">
      <p>
        <span>{t('board.length')}</span>
        <b data-changed={(next && next.track !== track) || undefined}>{next && next.track !== track ? `${track} → ${next.track}` : track}</b>
        {shown.bonus > 0 && <span>{t('board.starBonus', { bonus: shown.bonus, final: shown.final })}</span>}
      </p>
      <span className="me-length-bar" aria-hidden>
        <i style={{ width: `${(shown.final / longest) * 100}%` }} data-kind="after" />
        <i style={{ width: `${(track / longest) * 100}%` }} />
      </span>
      <p className="me-worth" title={t('board.worth')}>
        <Certificate aria-hidden />
        <span className="k-unseen">{t('board.worth')}</span>
        {RANKS.slice(0, Object.keys(view.seats).length).map((rank) => <span key={rank} className="me-rank">{t(`board.worthAt.${rank}`)} <b>{value[rank]}</b></span>)}
      </p>
    </div>
  );
}
