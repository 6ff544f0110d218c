/** The bot for either role: it weighs tables as far as its own seat sees them, and remembers what was said over the radio. */
import type { Bot, BotTurn } from '../kit/bot';
import type { Choice } from '../kit/types';
import { sightOf } from './effects/effect';
import { knowledgeOf } from './bot/knowledge';
import { keepWorth } from './bot/hands';
import { bestGroup, bestPlacing, bestSplit } from './bot/tokens';

import { bestSteps, laid } from './bot/tries';
import { bestAction, bestMoves, deskOf, type Desk } from './bot/turn';
import { unmarked } from './distribution';
import { roleOf } from './roles';
import { ROLES, type Board, type Doing, type Role, type Tool, type View } from './state';

type Chooses = (desk: Desk, choices: Choice[]) => Choice;
type Of<K extends Doing['kind']> = Extract<Doing, { kind: K }>;

const best = (choices: Choice[], value: (choice: Choice) => number): Choice =>
  choices.reduce<[Choice, number]>((most, choice) => {
    const worth = value(choice);
    return worth > most[1] ? [choice, worth] : most;
  }, [choices[0]!, -Infinity])[0];

const freeOf = (view: View): Record<Role, number> =>
  Object.fromEntries(ROLES.map((role) => [role, unmarked(view, role).length])) as Record<Role, number>;

const moving: Chooses = (desk) => {
  const { points, characters, moved } = desk.view.doing as Of<'moving'>;
  const { first } = bestMoves(desk, desk.view, points, characters, moved);
  return first ? { move: 'moveCharacter', args: first } : { move: 'stopMoving', args: {} };
};

const event: Chooses = ({ view, seat, worthAnew }, choices) => {
  const { first } = bestSteps(sightOf(view, seat), view.doing as Of<'event'>, worthAnew);
  if (first) return { move: 'eventStep', args: { choice: first } };
  return choices.find(({ move }) => move === 'stopEvent') ?? choices[0]!;
};

const hideout: Chooses = ({ view, worthAnew }, choices) => {
  const { operator } = view.doing as Of<'hideout'>;
  return best(choices, ({ args }) => {
    const { tool, drop } = args as { tool: Tool | null; drop?: Tool };
    return worthAnew(tool === null ? view : laid(view, operator, tool, drop));
  });
};

/** The tool that is missed least. */
const makeRoom: Chooses = ({ view, worthAnew }, choices) =>
  best(choices, ({ args }) => {
    const { character, tool } = args as { character: string; tool: Tool };
    const card = view.cards[character]!;
    const tools = [...card.tools];
    tools.splice(tools.indexOf(tool), 1);
    return worthAnew({ ...view, cards: { ...view.cards, [character]: { ...card, tools } } } as Board);
  });

const place: Chooses = ({ view, seat, worthAnew }) => {
  const role = roleOf(view, seat);
  const tokens = view.placing[role];
  const at = tokens.indexOf('fingerprint');
  const found = bestPlacing(view, role, at >= 0 ? [tokens[at]!] : tokens, worthAnew);
  if (!found || (at < 0 && found.gain <= 0)) return { move: 'finishPlacing', args: {} };
  return { move: 'placeToken', args: { ...found.args, index: at >= 0 ? at : found.args.index } };
};

const CHOOSES: Record<string, Chooses> = {
  turn: bestAction,
  moving,
  event,
  hideout,
  makeRoom,
  place,
  discard: (_desk, choices) => best(choices, ({ args }) => -keepWorth(args.card as string)),
  split: ({ view, seat, worthAnew }, choices) => bestSplit(view, seat, choices, worthAnew, freeOf(view)),
  choose: ({ view, seat, worthAnew }) => ({ move: 'chooseGroup', args: { index: bestGroup(view, seat, worthAnew, freeOf(view)) } }),
};

export const bot: Bot<View> = ({ view, seat, choices }: BotTurn<View>) =>
  CHOOSES[view.asked[seat]!]!(deskOf(view, seat, knowledgeOf(view, seat)), choices);
