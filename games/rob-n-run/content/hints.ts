/** What is printed on the 16 hints (RR-019, RR-200 to RR-215); what they do is in hints/. (house), but for their number. */
import type { HintId } from '../state';
import { finder } from '../../kit/find';

/** What the Boss names with the hint. */
export type HintChoice = 'tool' | 'tools' | 'seat' | 'safe';
/** The stage of the second step (RR-103, RR-104). */
export type HintStage = 'ask' | 'point' | 'mark' | 'answer' | 'clear' | 'supply';

export interface Hint {
  id: HintId;
  key: string;
  /** `fact`: something true about what is missing; `talk`: between seats; `cards`: moves cards. */
  group: 'fact' | 'talk' | 'cards';
  chooses: readonly HintChoice[];
  stage: HintStage | null;
  rule: string;
}

export const HINT_CARDS: readonly Hint[] = [
  { id: 'H01', key: 'assortment', group: 'fact', chooses: [], stage: null, rule: 'RR-200' },
  { id: 'H02', key: 'peak', group: 'fact', chooses: [], stage: null, rule: 'RR-201' },
  { id: 'H03', key: 'call-out', group: 'fact', chooses: ['tool'], stage: null, rule: 'RR-202' },
  { id: 'H04', key: 'all-clear', group: 'fact', chooses: ['tool'], stage: null, rule: 'RR-203' },
  { id: 'H05', key: 'bulk-order', group: 'fact', chooses: ['tool'], stage: null, rule: 'RR-204' },
  { id: 'H06', key: 'exact-count', group: 'fact', chooses: ['tool'], stage: null, rule: 'RR-205' },
  { id: 'H07', key: 'either-or', group: 'fact', chooses: ['tools'], stage: null, rule: 'RR-206' },
  { id: 'H08', key: 'question', group: 'talk', chooses: ['seat'], stage: 'ask', rule: 'RR-207' },
  { id: 'H09', key: 'open-hand', group: 'talk', chooses: ['seat'], stage: 'point', rule: 'RR-208' },
  { id: 'H10', key: 'nudge', group: 'talk', chooses: ['seat'], stage: 'mark', rule: 'RR-209' },
  { id: 'H11', key: 'radio-call', group: 'talk', chooses: [], stage: 'answer', rule: 'RR-210' },
  { id: 'H12', key: 'clear-out', group: 'cards', chooses: ['seat'], stage: 'clear', rule: 'RR-211' },
  { id: 'H13', key: 'supply', group: 'cards', chooses: [], stage: 'supply', rule: 'RR-212' },
  { id: 'H14', key: 'crib-sheet', group: 'talk', chooses: ['safe', 'seat'], stage: null, rule: 'RR-213' },
  { id: 'H15', key: 'laundered', group: 'cards', chooses: [], stage: null, rule: 'RR-214' },
  { id: 'H16', key: 'stocktaking', group: 'talk', chooses: [], stage: null, rule: 'RR-215' },
];

export const hintOf = finder(HINT_CARDS, 'id');

/** Cards that H13 draws (RR-212) and that H12 may throw away (RR-227). */
export const SUPPLY_CARDS = 3;
export const CLEAR_CARDS = 3;
