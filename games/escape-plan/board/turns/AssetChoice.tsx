/** One of the locked Assets, to be unlocked (EP-100, EP-101, EP-323). */
import { Choice, ChoiceGroup, useMatch } from '../../../../ui/kit';
import { lockedAssets } from '../../visit/assets';
import { ASSET_BONUS, ASSET_PRICES } from '../../content/numbers';
import type { AssetId, View } from '../../state';
import { assetIcon, money, useText } from '../faces';
import './AssetChoice.css';

export function useLocked(): AssetId[] {
  const { view, seat } = useMatch<View>();
  return lockedAssets(view.boards[seat!]!);
}

/** Where the Asset will go. */
export function useUnlockNote(): string {
  const { view, seat } = useMatch<View>();
  const t = useText();
  const board = view.boards[seat!]!;
  if (lockedAssets(board).length === 0) return t('board.nothingLocked');
  const space = board.assets.indexOf(null);
  return space < 0 ? t('board.unlockToBox') : t('board.unlockTo', { price: money(ASSET_PRICES[space]!), bonus: ASSET_BONUS[space] });
}

interface AssetChoiceProps {
  value: AssetId | null;
  onChoose: (asset: AssetId) => void;
}

export function AssetChoice({ value, onChoose }: AssetChoiceProps) {
  const t = useText();
  return (
    <ChoiceGroup className="ep-options" label={t('board.whichAsset')} value={value} onChange={(id) => onChoose(id as AssetId)}>
      {useLocked().map((asset) => (
        <Choice key={asset} id={asset} className="ep-option">
          <span className="ep-option-icon" aria-hidden>{assetIcon(asset)}</span>
          <strong>{t(`asset.${asset}`)}</strong>
          <span className="ep-option-text">{t(`assetText.${asset}`)}</span>
        </Choice>
      ))}
    </ChoiceGroup>
  );
}
