/** Which key opens: a key tile, the master key at its price, or a Locksmith (EP-158, EP-216). */
import { Choice, ChoiceGroup, useMatch } from '../../../../ui/kit';
import { ASSET_PRICES } from '../../content/numbers';
import { contactOf } from '../../content/contacts';
import { KEY_COLOURS } from '../../content/tokens';
import type { KeySource } from '../../visit/keys';
import type { View } from '../../state';
import { ICON, money, useText } from '../faces';

export function KeyChoice({ keys, chosen, onChoose }: { keys: readonly KeySource[]; chosen: number; onChoose: (index: number) => void }) {
  const { view, seat } = useMatch<View>();
  const t = useText();
  const { contacts } = view.boards[seat!]!;
  const nameOf = (key: KeySource): string => {
    if ('slot' in key) return t(`board.key.${KEY_COLOURS[key.slot]!}`);
    if ('asset' in key) return `${t('board.key.master')}, ${money(ASSET_PRICES[key.asset]!)}`;
    const lying = contacts[key.contact];
    return `${t('board.key.locksmith')}, ${money(lying?.kind === 'contact' ? contactOf(lying.card).price : 0)}`;
  };
  return (
    <ChoiceGroup className="ep-chips" label={t('board.whichKey')} value={String(chosen)} onChange={(id) => onChoose(Number(id))}>
      <span className="ep-chips-name" aria-hidden>{t('board.whichKey')}</span>
      {keys.map((key, i) => <Choice key={i} id={String(i)} className="ep-chip"><span aria-hidden className="ep-chip-icon">{ICON.key}</span>{nameOf(key)}</Choice>)}
    </ChoiceGroup>
  );
}
