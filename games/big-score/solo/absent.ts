/** What is played for a lone player who is away: the least that goes on. */
import type { Choice } from '../../kit/types';
import { typeOf } from '../content/crew';
import { CREW, type View } from '../state';
import { ME, soloOf } from './ask';
import { mustLay, roomFor, spreads } from './laying';
import { scenarioOf } from './scenarios';

/** The first type of the hand, laid wherever it fits. */
function layFirst(view: View): Choice {
  const type = CREW.find((crew) => view.players[ME]!.hand.some((card) => typeOf(card) === crew))!;
  return { move: 'layType', args: { type, slots: spreads(roomFor(view, type), mustLay(view, type))[0]! } };
}

/** Nothing taken that could be a burden: the first token is removed, the others go back. */
const removeFirst = (view: View): Choice => ({ move: 'split', args: { take: null, remove: soloOf(view).drawn[0]! } });

function settleFirst(view: View): Choice {
  return { move: 'settleToken', args: { slot: soloOf(view).completed[0]!, index: 0, to: 'vault' } };
}

/** The default choice of each stage. */
const DEFAULTS: Record<string, (view: View) => Choice> = {
  boss: () => ({ move: 'chooseSoloBoss', args: { boss: 'dragon' } }),
  strike: () => ({ move: 'chooseStrike', args: { type: CREW[0] } }),
  hire: () => ({ move: 'endHire', args: {} }),
  lay: layFirst,
  more: ({ step }) => ({ move: 'endTurn', args: { keep: [], step } }),
  settle: settleFirst,
  reveal: () => ({ move: 'revealJob', args: { slot: null } }),
  shop: () => ({ move: 'startVault', args: {} }),
  choose: () => ({ move: 'flee', args: {} }),
  cops: () => ({ move: 'returnCops', args: {} }),
  bribe: () => ({ move: 'bribe', args: { count: 0, tokens: [] } }),
  place: (view) => ({ move: 'placeCop', args: { type: scenarioOf(view).vault.spaces(view, 'cops')![0]! } }),
  split: removeFirst,
  market: () => ({ move: 'finish', args: {} }),
};

export const soloStandIn = (view: View): Choice | undefined => DEFAULTS[view.asked[ME] ?? '']?.(view);
