/** Every Location that can be reached, the safest first: the other way in beside the map. */
import { Tooltip, useMatch } from '../../../../ui/kit';
import { lookedAt, Strip, useRefusalText } from '../../../../ui/kit/board';
import { spotName, tileOfSpace } from '../../city/spaces';
import type { View } from '../../state';
import type { TravelEnd } from '../../travel/query';
import { OfficerBadge } from '../city/shapes';
import { ICON, spotIcon, useText } from '../faces';
import type { Spots } from '../spots';
import './Ends.css';

/** Told when the pointer or the focus comes to an end (true) or goes. */
type Look = (to: string, here: boolean) => void;

/** Ends on the map: each with the number of officers that its safest way meets. */
export function useEndSpots(ends: readonly TravelEnd[], choose: (to: string) => void, { chosen, onLook }: { chosen?: string; onLook?: Look } = {}): Spots {
  const word = useRefusalText();
  return Object.fromEntries(ends.map(({ to, refusal, ways }) => [`space:${to}`, {
    press: () => choose(to), ...(chosen !== undefined && { selected: to === chosen }), why: refusal && word(refusal),
    ...(!refusal && { mark: String(ways[0]!.faced.length) }),
    ...(onLook && { look: (here: boolean) => onLook(to, here) }),
  }]));
}

const cost = ({ ways }: TravelEnd): number => ways[0]!.faced.length * 10 + ways[0]!.gas * 5 + ways[0]!.spent;

interface EndsProps {
  ends: readonly TravelEnd[];
  onChoose: (to: string) => void;
  onLook: Look;
}

export function Ends({ ends, onChoose, onLook }: EndsProps) {
  const t = useText();
  const word = useRefusalText();
  const sorted = ends.toSorted((a, b) => Number(a.refusal !== undefined) - Number(b.refusal !== undefined) || cost(a) - cost(b));
  return (
    <Strip label={t('board.destinations')} className="ep-ends">
      {sorted.map((end) => <End key={end.to} end={end} why={end.refusal && word(end.refusal)} onChoose={onChoose} onLook={onLook} />)}
    </Strip>
  );
}

function End({ end: { to, ways }, why, onChoose, onLook }: Omit<EndsProps, 'ends'> & { end: TravelEnd; why: string | undefined }) {
  const { view } = useMatch<View>();
  const t = useText();
  const [{ faced, gas, spent, budget }] = ways as [TravelEnd['ways'][0]];
  const spot = spotName(view, to);
  return (
    <Tooltip text={why} onTap>
      <button
        type="button"
        className="ep-end"
        aria-disabled={why !== undefined || undefined}
        onClick={() => why === undefined && onChoose(to)}
        {...lookedAt((here) => onLook(to, here))}
      >
        <span className="ep-end-icon" aria-hidden>{spotIcon(spot)}</span>
        <strong>{t(`board.shortSpot.${spot}`)}</strong>
        <span className="ep-end-tile">{t(`tile.${tileOfSpace(to)}`)}</span>
        <span className="ep-end-cost">
          <span>{t('board.points', { spent, budget })}</span>
          {gas > 0 && <span className="ep-end-gas"><span aria-hidden>{ICON.gas}</span>{t('board.cans', { count: gas })}</span>}
          <span className="ep-end-met" data-none={faced.length === 0 || undefined}>
            {faced.length > 0 && <OfficerBadge type={faced[0]!.type} size={20} />}{t('board.met', { count: faced.length })}
          </span>
        </span>
      </button>
    </Tooltip>
  );
}
