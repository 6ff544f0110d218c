/** What the signs of the city mean: kinds of Location with what they bring, officers, Land. */
import { useId, type ReactNode } from 'react';
import Help from '~icons/lucide/map';
import { Button, Dialog } from '../../../ui/kit';
import { LOCATION_KINDS, OFFICERS } from '../state';
import { LANDS, LandPatterns, landFill } from './city/Ground';
import { OfficerBadge } from './city/shapes';
import { ICON, spotIcon, useText } from './faces';
import './Legend.css';

export function Legend() {
  const t = useText();
  const scope = useId();
  return (
    <Dialog title={t('board.legend')} shape="wide" trigger={<Button size="s" kind="quiet" icon={<Help />}>{t('board.legend')}</Button>}>
      <dl className="ep-legend">
        {LOCATION_KINDS.map((kind) => <Entry key={kind} sign={<span className="ep-legend-spot" data-kind={kind}>{spotIcon(kind)}</span>} name={t(`spot.${kind}`)} text={t(`spotText.${kind}`)} />)}
        {OFFICERS.map((type) => <Entry key={type} sign={<OfficerBadge type={type} size={34} />} name={t(`officer.${type}`)} text={t('board.legendOfficer')} />)}
        {LANDS.map((land) => (
          <Entry
            key={land}
            sign={<svg width={38} height={38}><LandPatterns scope={`${scope}-${land}`} /><rect width={38} height={38} rx={4} fill={landFill(`${scope}-${land}`, land)} /></svg>}
            name={t(`land.${land}`)} text={t(land === 'W' ? 'board.legendWater' : 'board.legendLand')}
          />
        ))}
        <Entry sign={<span className="ep-legend-ferry">{ICON.ferry}</span>} name={t('thing.ferry')} text={t('board.legendFerry')} />
      </dl>
    </Dialog>
  );
}

const Entry = ({ sign, name, text }: { sign: ReactNode; name: string; text: string }) => (
  <div>
    <dt><span aria-hidden>{sign}</span>{name}</dt>
    <dd>{text}</dd>
  </div>
);
