/** The Cops Track of a solo game: as many spaces as Cops end it. */
import Badge from '~icons/game-icons/police-badge';
import Cuffs from '~icons/game-icons/handcuffs';
import { Panel, useMatch } from '../../../../ui/kit';
import { Track } from '../../../../ui/kit/board';
import { scenarioOf } from '../../solo/scenarios';
import type { View } from '../../state';
import { useText } from '../faces';
import '../VaultTable.css';

/** Whether this scenario's Cops go on the track, and may be there by now. */
export const hasTrack = (view: View): boolean => scenarioOf(view).vault.spaces(view, 'cops') === null && (view.act === 2 || !scenarioOf(view).actTwo);

export function SoloTrack() {
  const { view } = useMatch<View>();
  const t = useText();
  const { bustOn, actTwo } = scenarioOf(view);
  const left = bustOn - view.track;
  return (
    <Panel title={t('thing.copsTrack')} icon={<Badge />} className="bs-cops bs-solo-track" data-hot={left <= 2 || undefined} aside={<strong>{view.track}/{bustOn}</strong>}>
      <Track
        label={t('thing.copsTrack')}
        note={left > 0 ? t('board.copsLeft', { count: left }) : t(actTwo ? 'board.solo.copsHere' : 'board.solo.copsLost')}
        spaces={Array.from({ length: bustOn }, (_, i) => {
          const last = i === bustOn - 1;
          const filled = i < view.track;
          return {
            id: String(i),
            print: last ? <Cuffs /> : String(i + 1),
            label: t(filled ? 'board.spaceFilled' : 'board.space', { space: last ? t('place.busted') : i + 1 }),
            ...(last && { end: 'danger' as const }),
            ...(filled && { piece: <span className="bs-cops-piece"><Badge /></span> }),
          };
        })}
      />
    </Panel>
  );
}
