/** The bot for either role: it weighs tables as far as its own seat sees them, and remembers what was said over the radio. */
import type { Bot, BotTurn } from '../kit/bot';
import type { Choice } from '../kit/types';
import { keepWorth } from './bot/hands';
import { knowledgeOf } from './bot/knowledge';
import { bestGroup, bestPlacing, bestSplit } from './bot/tokens';
import { bestSteps, laid } from './bot/tries';
import { bestAction, deskOf, Moves, type Desk } from './bot/turn';
import { sightOf } from './effects/effect';
import { roleOf } from './roles';
import type { Doing, Tool, View } from './state';

type Chooses = (desk: Desk, choices: Choice[]) => Choice;
type Of<K extends Doing['kind']> = Extract<Doing, { kind: K }>;

const best = (choices: Choice[], value: (choice: Choice) => number): Choice =>
  choices.reduce<[Choice, number]>((most, choice) => {
    const worth = value(choice);
    return worth > most[1] ? [choice, worth] : most;
  }, [choices[0]!, -Infinity])[0];

const moving: Chooses = (desk) => {
  const { points, characters, moved } = desk.view.doing as Of<'moving'>;
  const [step] = new Moves(desk, desk.view).best(points, characters, moved, points).steps;
  return step ? { move: 'moveCharacter', args: { character: step.character, to: step.to } } : { move: 'stopMoving', args: {} };
};

const event: Chooses = ({ view, seat, whole }, choices) => {
  const { first } = bestSteps(sightOf(view, seat), view.doing as Of<'event'>, whole);
  if (first) return { move: 'eventStep', args: { choice: first } };
  return choices.find(({ move }) => move === 'stopEvent') ?? choices[0]!;
};

const hideout: Chooses = ({ view, tokens }, choices) => {
  const { operator } = view.doing as Of<'hideout'>;
  return best(choices, ({ args }) => {
    const { tool, drop } = args as { tool: Tool | null; drop?: Tool };
    return tokens(tool === null ? view : laid(view, operator, tool, drop));
  });
};

/** The tool that is missed least. */
const makeRoom: Chooses = ({ view, tokens }, choices) =>
  best(choices, ({ args }) => {
    const { character, tool } = args as { character: string; tool: Tool };
    const card = view.cards[character]!;
    const left = [...card.tools];
    left.splice(left.indexOf(tool), 1);
    return tokens({ ...view, cards: { ...view.cards, [character]: { ...card, tools: left } } });
  });

const place: Chooses = ({ view, seat, tokens }) => {
  const role = roleOf(view, seat);
  const group = view.placing[role];
  const at = group.indexOf('fingerprint');
  const found = bestPlacing(view, role, at >= 0 ? [group[at]!] : group, tokens);
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
  split: ({ view, seat, tokens }, choices) => bestSplit(view, seat, choices, tokens),
  choose: ({ view, seat, tokens }) => ({ move: 'chooseGroup', args: { index: bestGroup(view, seat, tokens) } }),
};

export const bot: Bot<View> = ({ view, seat, choices }: BotTurn<View>) =>
  CHOOSES[view.asked[seat]!]!(deskOf(view, seat, knowledgeOf(view, seat)), choices);
