/** Stage `bonus`: all three places of a group have been visited (EP-165 to EP-168). */
import { useMatch } from '../../../../ui/kit';
import { MoveButton } from '../../../../ui/kit/board';
import { DISC_SPACES } from '../../content/numbers';
import { GROUPS } from '../../content/places';
import type { AssetId, View } from '../../state';
import { useText } from '../faces';
import { Frame } from '../Frame';
import { useOfStage } from '../use-of-stage';
import { AssetChoice, useLocked, useUnlockNote } from './AssetChoice';

export function Bonus() {
  const { view, seat } = useMatch<View>();
  const t = useText();
  const locked = useLocked();
  const [asset, choose] = useOfStage<AssetId | null>(null);
  const group = GROUPS.find(({ id }) => id === view.turn!.completed)!;
  const full = view.boards[seat!]!.discs === DISC_SPACES;
  return (
    <Frame
      ask={t('board.groupDone', { group: group.id })}
      hint={<>{useUnlockNote()} {full && t('board.discsFull')}</>}
      tray={locked.length > 0 && <AssetChoice value={asset} onChoose={choose} />}
      controls={
        <>
          <MoveButton move="groupBonus" args={{ choice: 'none' }} kind="quiet">{t('bonusText.none')}</MoveButton>
          <MoveButton move="groupBonus" args={{ choice: 'disc' }} kind={full ? 'plain' : 'primary'}>{t('bonusText.disc')}</MoveButton>
          <MoveButton move="groupBonus" args={{ choice: 'other', ...(asset && { asset }) }} why={asset === null && locked.length > 0 ? t('board.why.asset') : undefined}>
            {t(`bonusText.${group.other}`)}
          </MoveButton>
        </>
      }
    />
  );
}
