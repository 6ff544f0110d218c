/** What the Boss knows of each kind of card, in a word or two. */
import { useMatch } from '../../../ui/kit';
import { missingNow } from '../needs';
import type { Card, View } from '../state';
import { useText } from './faces';

export function useKnown(): (card: Card) => string {
  const { view } = useMatch<View>();
  const t = useText();
  const missing = missingNow(view);
  return (card) => {
    if (card === 'bag') return t('board.isNoTool');
    return missing[card] > 0 ? t('board.missingCount', { count: missing[card] }) : t('board.notMissing');
  };
}
