/** All that was said, to be read for the whole game (GT-194). Words come in the reader's own language. */
import { SeatEmblem, useMatch, Panel } from '../../../ui/kit';
import { useNameOf } from '../../../ui/kit/board';
import { sectionIcon, useText } from './faces';
import type { View } from '../state';
import './Radio.css';

export function Radio() {
  const { view } = useMatch<View>();
  const t = useText();
  const nameOf = useNameOf();
  return (
    <Panel title={t('board.radio')} icon={sectionIcon('talk')}>
      {view.talk.length === 0 && <p className="k-quiet">{t('board.radioSilent')}</p>}
      <ol className="gl-radio" aria-label={t('board.radio')} reversed>
        {view.talk.map(({ role, keywords, head }, i) => (
          <li key={i}>
            <SeatEmblem seat={view.roles[role]} name={nameOf(view.roles[role])} size={26} />
            <span className="gl-words">{keywords.map((word, at) => <b key={at}>{t(`keyword.${word}`)}</b>)}</span>
            <span className="gl-radio-at">{t('board.saidAt', { head })}</span>
          </li>
        )).toReversed()}
      </ol>
    </Panel>
  );
}
