/** How the Boss's bot prepares a raid and gives hints: each hint is judged by what it lets the others believe. */
import type { Choice, Seat } from '../../kit/types';
import { alarmValues } from '../alarms';
import { toolsIn, total } from '../cards';
import { hintOf } from '../content/hints';
import { TOOLS_OF_CLASS } from '../content/safes';
import { payable } from '../preparation';
import { missingKinds, missingNow } from '../needs';
import { accomplicesOf } from '../seats';
import { TOOLS, type Alarm, type BuildingId, type Card, type Fact, type HintId, type Note, type Row, type SafeClass, type Tool, type View } from '../state';
import { beliefIn, beliefOf, chanceOf, fit, worldsOf, type Belief, type Worlds } from './belief';
import { WEIGHTS } from './weights';

const best = <T>(things: readonly T[], worth: (thing: T) => number): T =>
  things.reduce<[T, number]>((most, thing) => {
    const value = worth(thing);
    return value > most[1] ? [thing, value] : most;
  }, [things[0]!, -Infinity])[0];

/** How likely a raid on so many tools is to succeed, by the alarms. */
function success(view: View, tools: number): number {
  const { openHints, handSize, middleSize, wrongAllowed } = alarmValues(view);
  const ease = openHints * 0.8 + wrongAllowed * 0.8 - (middleSize - 3) * 0.6 + handSize * (view.numPlayers - 1) * 0.06;
  return 1 / (1 + Math.exp((tools - 4.5 - ease) * 0.8));
}

/** What a raid on safes of these classes promises: spaces of the car, less those of the officer. */
function promise(view: View, classes: readonly SafeClass[]): number {
  const chance = success(view, classes.reduce((sum, safeClass) => sum + TOOLS_OF_CLASS[safeClass], 0));
  const cracked = classes.length * (chance + (1 - chance) * (classes.length > 1 ? 0.3 : 0));
  const lost = classes.length - cracked + (1 - chance) * 0.6;
  return cracked * 1.6 - lost;
}

/** The classes of the safes that a choice of a building takes. */
function classesOf(view: View, { building, safes }: { building: BuildingId; safes?: number[] }): SafeClass[] {
  const all = view.counts.buildings[building];
  return safes ? safes.map((number) => all[number]!) : all;
}

export const target = (view: View, choices: Choice[]): Choice =>
  best(choices, ({ args }) => promise(view, classesOf(view, args as never)));

/** Which alarm hurts most. Some gold is kept, to buy a hint when it counts. */
const HURTS: Record<Alarm, number> = { red: 4, white: 3, green: 2, yellow: 1 };

export function bribe(view: View): Choice {
  const alarm = best(payable(view), (each) => HURTS[each] + view.levels[each]);
  return view.treasury >= WEIGHTS.save ? { move: 'payInformant', args: { alarm } } : { move: 'startRaid', args: {} };
}

interface Named {
  hint: HintId;
  tool?: Tool;
  tools?: [Tool, Tool];
  seat?: Seat;
  safe?: number;
}

/** What all would be told by a hint of facts; nothing for other hints. */
function factOf(view: View, { hint, tool, tools }: Named): Fact | undefined {
  const missing = missingNow(view);
  switch (hint) {
    case 'H01': return { what: 'kinds', n: missingKinds(missing).length };
    case 'H02': return { what: 'highest', n: Math.max(...TOOLS.map((each) => missing[each])) };
    case 'H03': case 'H04': return { what: 'missing', tool: tool!, yes: missing[tool!] > 0 };
    case 'H05': return { what: 'most', tool: tool! };
    case 'H06': return { what: 'count', tool: tool!, n: missing[tool!] };
    case 'H07': return { what: 'one-of', tools: tools! };
    case 'H16': return { what: 'pile', cards: view.players[view.boss]!.pile };
    default: return undefined;
  }
}

/** What the Boss weighs hints with. */
interface Desk {
  view: View;
  missing: Row;
  /** What all can know. */
  worlds: Worlds;
  belief: Belief;
  /** How well all believe what is true. */
  fit: number;
}

function deskOf(view: View): Desk {
  const missing = missingNow(view);
  const worlds = worldsOf(view);
  const belief = beliefIn(worlds);
  return { view, missing, worlds, belief, fit: fit(belief, missing) };
}

const left = ({ missing }: Desk): number => TOOLS.reduce((sum, tool) => sum + missing[tool], 0);

/** What a fact brings that is told to all now. */
const gainOf = ({ worlds, missing, fit: before }: Desk, fact: Fact, hint?: HintId): number => fit(beliefIn(worlds, fact, hint), missing) - before;

/** A safe is shown to one accomplice of several. */
function cribGain({ view, missing, fit: before }: Desk, safe: number, seat: Seat): number {
  const known = view.raid!.notes.some(({ fact }) => fact.what === 'shown-safe' && fact.safe === safe && fact.seat === seat);
  if (known) return 0;
  const face: Note = { round: view.raid!.round, hint: 'H14', seats: [seat], lasts: 'raid', fact: { what: 'face', safe, id: view.players[view.boss]!.safes[safe]! } };
  return (fit(beliefOf(view, { notes: [face], played: [] }), missing) - before) / Math.max(1, view.numPlayers - 2) + WEIGHTS.crib;
}

/** What hints that are no mere facts bring, roughly. */
function otherGain(desk: Desk, { hint, safe, seat }: Named): number {
  const { view, belief, missing } = desk;
  switch (hint) {
    case 'H08': {
      const tool = best(TOOLS, (each) => chanceOf(belief, each) * (1 - chanceOf(belief, each)));
      return gainOf(desk, { what: 'count', tool, n: missing[tool] });
    }
    case 'H14': return cribGain(desk, safe!, seat!);
    case 'H15': return view.counts.pile >= alarmValues(view).wrongAllowed - 1 ? WEIGHTS.launder : 0;
    case 'H13': return WEIGHTS.supply;
    default: return Math.min(1, left(desk) / 3) * (WEIGHTS.hand + view.counts.hands[seat ?? accomplicesOf(view)[0]!]! * 0.02);
  }
}

/** What it brings that the Boss uses a hint in this way. */
function gain(desk: Desk, named: Named): number {
  const fact = factOf(desk.view, named);
  return fact ? gainOf(desk, fact, named.hint) : otherGain(desk, named);
}

/** Which hint is bought first: one that says much, by the Boss's choice. */
const buyWorth = (hint: HintId): number => {
  const { group, chooses } = hintOf(hint);
  return (group === 'fact' ? 1 : 0) - (chooses.length === 0 ? 0.5 : 0);
};

/** Uses the best hint there is, buys one where much is uncertain, and sends the accomplices off. */
export function brief(view: View, choices: Choice[]): Choice {
  const desk = deskOf(view);
  const uses = choices.filter(({ move }) => move === 'useHint').map((choice) => ({ choice, worth: gain(desk, choice.args as unknown as Named) }));
  const use = best(uses, ({ worth }) => worth);
  if (use && use.worth >= WEIGHTS.gain) return use.choice;
  const buys = choices.filter(({ move, args }) => move === 'reopenHint' && !['H15', 'H16'].includes(args.hint as HintId));
  const late = left(desk) <= WEIGHTS.late || alarmValues(view).wrongAllowed - view.counts.pile <= 1;
  if (buys.length > 0 && late && left(desk) - desk.fit > WEIGHTS.buy) return best(buys, ({ args }) => buyWorth(args.hint as HintId));
  return { move: 'endHints', args: {} };
}

/** Second steps: what is missing most is said first. */
export function sayTool(view: View, choices: Choice[]): Choice {
  const missing = missingNow(view);
  const belief = beliefOf(view);
  return best(choices, ({ args }) => {
    const tool = args.tool as Tool | null;
    return tool === null ? 0 : missing[tool] > 0 ? missing[tool] + 2 - chanceOf(belief, tool) : chanceOf(belief, tool);
  });
}

/** Throws away as much as may be, of what others would believe in first. */
export function clear(view: View, choices: Choice[]): Choice {
  const belief = beliefOf(view);
  return best(choices, ({ args }) => {
    const tools = args.tools as Partial<Record<Tool, number>>;
    return total(tools) + toolsIn(tools).reduce((sum, tool) => sum + chanceOf(belief, tool), 0) * 0.1;
  });
}

/** Gives what is missing most to the smallest hand. */
export function supply(view: View, choices: Choice[]): Choice {
  const missing = missingNow(view);
  return best(choices, ({ args }) => {
    const card = args.card as Card;
    return (card === 'bag' ? 0.5 : missing[card]) - view.counts.hands[args.seat as Seat]! * 0.01;
  });
}

/** New safes go where a raid promises most. */
export const place = (view: View, choices: Choice[]): Choice =>
  best(choices, ({ args }) => -view.counts.buildings[args.building as BuildingId].length + promise(view, view.counts.buildings[args.building as BuildingId]) * 0.01);
