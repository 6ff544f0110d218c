/** Rest: all is turned up again, and an Asset is unlocked (EP-096 to EP-101). */
import { Button } from '../../../../ui/kit';
import { MoveButton } from '../../../../ui/kit/board';
import type { AssetId } from '../../state';
import { useText } from '../faces';
import { Frame } from '../Frame';
import { useOfStage } from '../use-of-stage';
import { AssetChoice, useLocked, useUnlockNote } from './AssetChoice';

export function RestTurn({ onBack }: { onBack: () => void }) {
  const t = useText();
  const locked = useLocked();
  const [asset, choose] = useOfStage<AssetId | null>(null);
  return (
    <Frame
      ask={t('board.restAsk')}
      hint={useUnlockNote()}
      tray={locked.length > 0 && <AssetChoice value={asset} onChoose={choose} />}
      controls={
        <>
          <Button kind="quiet" onClick={onBack}>{t('board.back')}</Button>
          <MoveButton move="rest" size="l" args={asset ? { asset } : {}} why={asset === null && locked.length > 0 ? t('board.why.asset') : undefined} />
        </>
      }
    />
  );
}
