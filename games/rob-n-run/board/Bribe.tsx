/** Stage `bribe`: informants that are laid out can be paid; then the raid starts and talk closes (RR-172, RR-176). */
import { useMatch } from '../../../ui/kit';
import { MoveButton } from '../../../ui/kit/board';
import { valueAt } from '../alarms';
import { INFORMANT_COST } from '../content/numbers';
import type { Alarm, View } from '../state';
import { ALARM_LOOKS, spyIcon, useText, type Text } from './faces';
import { Frame } from './Frame';
import './Bribe.css';

export function Bribe() {
  const { view } = useMatch<View>();
  const t = useText();
  return (
    <Frame
      tray={
        <ul className="rr-informants" aria-label={t('thing.informants')}>
          {view.informants.map((alarm) => (
            <li key={alarm} className="rr-informant" data-alarm={alarm}>
              <span className="rr-informant-icon" aria-hidden>{spyIcon}</span>
              <span className="rr-informant-what">
                <strong>{t(`informant.${alarm}`)}</strong>
                <span><span aria-hidden className="rr-cube">{ALARM_LOOKS[alarm].icon}</span> {whatHeDoes(view, alarm, t)}</span>
              </span>
              <MoveButton move="payInformant" args={{ alarm }} kind="plain">{t('board.pay', { count: INFORMANT_COST })}</MoveButton>
            </li>
          ))}
        </ul>
      }
      controls={<MoveButton move="startRaid" size="l" />}
    />
  );
}

/** What one cube less makes of the level and of what the level means. */
function whatHeDoes(view: View, alarm: Alarm, t: Text): string {
  const level = view.levels[alarm];
  if (level === 0) return t('board.informantNone');
  const [now, then] = [level, level - 1].map((each) => valueAt(view.numPlayers, alarm, each));
  return `${t('board.informantLevel', { level, less: level - 1 })} ${now === then ? t('board.informantSame') : t(`level.${alarm}`, { value: `${now} → ${then}` })}`;
}
