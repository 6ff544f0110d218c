/** Small facts that several stages show: what the turn has cost so far, whom a way meets, what that would come to. */
import { useMatch } from '../../../../ui/kit';
import type { TravelWay } from '../../travel/query';
import type { Faced, View } from '../../state';
import { OfficerBadge } from '../city/shapes';
import { useText } from '../faces';
import './Facts.css';

/** The running total of this turn (every price is public). */
export function Tally() {
  const { view } = useMatch<View>();
  const t = useText();
  if (!view.turn) return null;
  const { mp, action, tally } = view.turn;
  const { spent, budget, gas, paid, received, avoided, wounds, healed } = tally;
  const parts = [
    action === 'move' ? t('tally.movement', { spent, budget }) : mp > 0 ? t('board.extraPoints', { count: mp }) : action === 'rest' ? t('board.hasRested') : '',
    gas > 0 && t('tally.gas', { count: gas }), paid > 0 && t('tally.paid', { amount: paid }), received > 0 && t('tally.received', { amount: received }),
    avoided > 0 && t('tally.avoided', { count: avoided }), wounds > 0 && t('tally.wounds', { count: wounds }), healed > 0 && t('tally.healed', { count: healed }),
  ].filter(Boolean);
  return parts.length > 0 ? <span className="ep-tally">{parts.join(' · ')}</span> : null;
}

/** Badges of officers by tile, in words and pictures. */
export function FacedList({ faced }: { faced: readonly Faced[] }) {
  const t = useText();
  if (faced.length === 0) return <span className="ep-clear">{t('board.nobodyMet')}</span>;
  const tiles = [...new Set(faced.map(({ tile }) => tile))];
  return (
    <span className="ep-faced">
      {tiles.map((tile) => (
        <span key={tile} className="ep-faced-tile">
          {faced.filter((each) => each.tile === tile).map(({ type }) => (
            <span key={type} role="img" aria-label={t(`officer.${type}`)} title={t(`officer.${type}`)}><OfficerBadge type={type} size={24} /></span>
          ))}
          {t(`tile.${tile}`)}
        </span>
      ))}
    </span>
  );
}

/** What it comes to if none of them is avoided. */
export function Worst({ worst, count }: { worst: TravelWay['worst']; count: number }) {
  const { view, seat } = useMatch<View>();
  const t = useText();
  if (count === 0) return null;
  const cuffs = worst.handcuffs - view.boards[seat!]!.handcuffs;
  const text = worst.arrested ? t('board.worstArrest') : cuffs > 0 ? t('board.worstCuffs', { count, cuffs, red: worst.red }) : t('board.worstWounds', { count, red: worst.red });
  return <span className="ep-worst" data-bad={worst.arrested || cuffs > 0 || undefined}>{text}</span>;
}
