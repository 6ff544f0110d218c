/** `playTalk`: the only words between the seats (GT-190 to GT-194). */
import * as v from 'valibot';
import { pick } from '../../kit/chance';
import { refusal } from '../../kit/move';
import { actionOf, sectionOf } from '../content/actions';
import { KEYWORDS } from '../content/keywords';
import { endTurn } from '../turns';
import { defineMove } from '../state';
import { cardsWith, payTime, putAway, refuseSection } from './cards';
import { id } from './schemas';

const CONTEXTS = ['single', 'pair', 'trio'] as const;
/** Messages that are offered for each card: a sample, since there are thousands. */
const SAMPLES = 6;

export const playTalk = defineMove({
  name: 'playTalk',
  args: v.strictObject({ card: id, keywords: v.pipe(v.array(v.picklist(KEYWORDS)), v.minLength(1), v.maxLength(CONTEXTS.length)) }),
  refuse: (view, { card, keywords }, seat) => {
    const why = refuseSection(view, seat, card, 'talk', 'GT-190');
    if (why) return why;
    const most = sectionOf(card, 'talk')!.keywords;
    return keywords.length > most ? refusal('too-many-words', 'GT-190', { most }) : undefined;
  },
  options: (view, seat, dice) =>
    cardsWith(view, seat, 'talk').flatMap((card) =>
      Array.from({ length: SAMPLES }, () => {
        const count = 1 + Math.floor(dice.Number() * sectionOf(card, 'talk')!.keywords);
        return { card, keywords: Array.from({ length: count }, () => pick(KEYWORDS, dice)) };
      })),
  apply: (turn, { card, keywords }) => {
    const { G, seat, tell } = turn;
    const { role } = actionOf(card);
    const [first, second, third] = keywords;
    putAway(turn, role, card, 'discard');
    if (!payTime(turn, card)) return;
    G.talk.push({ role, card, keywords: [...keywords], head: G.head });
    tell({
      type: 'said', seat, card, keywords, context: CONTEXTS[keywords.length - 1]!, first: first!,
      ...(second !== undefined && { second }), ...(third !== undefined && { third }),
    });
    endTurn(turn);
  },
});
