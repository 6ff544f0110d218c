/** The influence tracks: who stands where with each company; in Taiwan with the Limit tiles (ME-021, ME-220). */
import { useContext } from 'react';
import Lock from '~icons/lucide/lock';
import { Panel, SeatEmblem, useMatch } from '../../../ui/kit';
import { useNameOf } from '../../../ui/kit/board';
import type { Seat } from '../../kit/types';
import { COMPANIES, isColour, type Company } from '../companies';
import { INFLUENCE } from '../content/tables';
import type { View } from '../state';
import { useText } from './look';
import { SpotsContext } from './spots';
import { Disc } from './TrainShape';
import './Influence.css';

const SPACES = Array.from({ length: INFLUENCE.max - INFLUENCE.min + 1 }, (_, i) => INFLUENCE.min + i);

export function Influence() {
  const t = useText();
  return (
    <Panel title={t('board.influence')}>
      <div className="me-influence">{COMPANIES.map((company) => <InfluenceTrack key={company} company={company} />)}</div>
    </Panel>
  );
}

function InfluenceTrack({ company }: { company: Company }) {
  const { view } = useMatch<View>();
  const { after } = useContext(SpotsContext);
  const t = useText();
  const nameOf = useNameOf();
  const seats = Object.keys(view.seats);
  const limits = (after ?? view).limits;
  const limit = limits && isColour(company) ? limits[company] : undefined;
  const words = seats.map((seat) => `${nameOf(seat)} ${view.seats[seat]!.influence[company]}`).join(', ');
  const at = (space: number): { seat: Seat; kind: 'now' | 'gone' | 'next' }[] => seats.flatMap((seat) => {
    const now = view.seats[seat]!.influence[company];
    const next = after?.seats[seat]!.influence[company] ?? now;
    if (now === space) return { seat, kind: next === now ? 'now' as const : 'gone' as const };
    return next === space ? { seat, kind: 'next' as const } : [];
  });
  return (
    <div className="me-track" role="img" aria-label={`${t(`company.${company}`)}: ${words}${limit === undefined ? '' : `. ${t('board.limitTile', { limit })}`}`}>
      <Disc company={company} size={26} />
      {SPACES.map((space) => {
        const here = at(space);
        return (
          <span key={space} className="me-space" data-closed={(limit !== undefined && space >= limit) || undefined} data-many={here.length > 1 || undefined} style={{ flexGrow: Math.max(1, here.length) }}>
            {here.length === 0 && (space === limit ? <Lock /> : space)}
            {here.map(({ seat, kind }) => (
              <span key={seat} className="me-marker" data-kind={kind}><SeatEmblem seat={seat} size={here.length > 1 ? 18 : 24} /></span>
            ))}
          </span>
        );
      })}
    </div>
  );
}
