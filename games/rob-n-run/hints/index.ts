/** All 16 hints by their id (RR-200 to RR-215). */
import type { HintId } from '../state';
import { allClear, assortment, bulkOrder, callOut, eitherOr, exactCount, peak } from './facts';
import type { HintRule } from './hint';
import { cribSheet, laundered, stocktaking } from './looks';
import { clearOut, supply } from './supplies';
import { nudge, openHand, question, radioCall } from './talk';

export const HINT_RULES: Readonly<Record<HintId, HintRule>> = {
  H01: assortment,
  H02: peak,
  H03: callOut,
  H04: allClear,
  H05: bulkOrder,
  H06: exactCount,
  H07: eitherOr,
  H08: question,
  H09: openHand,
  H10: nudge,
  H11: radioCall,
  H12: clearOut,
  H13: supply,
  H14: cribSheet,
  H15: laundered,
  H16: stocktaking,
};
