/** Beside the board: the reserve of safes, which informants are out, and where the next ones come from. */
import { Panel, useMatch } from '../../../ui/kit';
import { scenarioOf } from '../content/scenarios';
import type { View } from '../state';
import { Backs } from './Backs';
import { ALARM_LOOKS, spyIcon, useText } from './faces';
import './Reserve.css';

export function Reserve() {
  const { view } = useMatch<View>();
  const t = useText();
  const { top, classes } = view.counts.reserve;
  return (
    <Panel title={t('thing.reserve')} aria-label={t('thing.reserve')} aside={t('board.safes', { count: classes.length })}>
      {top !== null && (
        <p className="rr-reserve">
          {t('board.reserveTop')} <Backs classes={[top]} /> <span className="rr-reserve-rest">{t('board.reserveAll')} <Backs classes={classes} /></span>
        </p>
      )}
      <ul className="rr-spies" aria-label={t('thing.informants')}>
        {scenarioOf(view.scenario).informantOrder.map((alarm) => {
          const out = view.informants.includes(alarm);
          return (
            <li key={alarm} data-alarm={alarm} data-out={out || undefined}>
              <span className="rr-spy-icon" aria-hidden>{spyIcon}</span>
              <span>{t(`informant.${alarm}`)} <span className="rr-cube" aria-hidden>{ALARM_LOOKS[alarm].icon}</span></span>
              <span className="k-quiet">{t(out ? 'board.informantOut' : 'board.informantAway')}</span>
            </li>
          );
        })}
      </ul>
    </Panel>
  );
}
