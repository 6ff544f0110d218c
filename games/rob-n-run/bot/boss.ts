/** How the Boss's bot prepares a raid and gives hints: each hint is judged by what it lets the others believe. */
import type { Choice, Seat } from '../../kit/types';
import { alarmValues } from '../alarms';
import { toolsIn, total } from '../cards';
import { hintOf } from '../content/hints';
import { INFORMANT_COST } from '../content/numbers';
import { TOOLS_OF_CLASS } from '../content/safes';
import { payable } from '../preparation';
import { missingKinds, missingNow } from '../needs';
import { accomplicesOf } from '../seats';
import { buildingsWithSafes } from '../scoring';
import { TOOLS, type Alarm, type BuildingId, type Card, type Fact, type HintId, type Raid, type Tool, type View } from '../state';
import { beliefOf, chanceOf, fit } from './belief';
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

/** Spaces that the car is expected to gain on the officer, and the way still to go. */
function promise(view: View, building: BuildingId): number {
  const classes = view.counts.buildings[building];
  const chance = success(view, classes.reduce((sum, safeClass) => sum + TOOLS_OF_CLASS[safeClass], 0));
  const cracked = classes.length * (chance + (1 - chance) * (classes.length > 1 ? 0.3 : 0));
  const lost = classes.length - cracked + (1 - chance) * 0.6;
  return cracked * 1.6 - lost;
}

export const target = (view: View): Choice => ({
  move: 'chooseBuilding', args: { building: best(buildingsWithSafes(view), (building) => promise(view, building)) },
});

/** Which alarm hurts most. */
const HURTS: Record<Alarm, number> = { red: 4, white: 3, green: 2, yellow: 1 };

export function bribe(view: View): Choice {
  const alarm = best(payable(view), (each) => HURTS[each] + view.levels[each]);
  return view.treasury >= INFORMANT_COST && view.levels[alarm] > 0 ? { move: 'payInformant', args: { alarm } } : { move: 'startRaid', args: {} };
}

/** A raid in which one more fact is known to all. */
const told = (raid: Raid, hint: HintId, fact: Fact): Raid =>
  ({ ...raid, notes: [...raid.notes, { round: raid.round, hint, seats: 'all', lasts: 'raid', fact }] });

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

/** What hints that are no mere facts bring, roughly. */
function otherGain(view: View, { hint, safe, seat }: Named, before: number): number {
  const missing = missingNow(view);
  const left = TOOLS.reduce((sum, tool) => sum + missing[tool], 0);
  const { wrongAllowed } = alarmValues(view);
  switch (hint) {
    case 'H08': {
      const belief = beliefOf(view);
      const tool = best(TOOLS, (each) => chanceOf(belief, each) * (1 - chanceOf(belief, each)));
      return fit(beliefOf({ ...view, raid: told(view.raid!, hint, { what: 'count', tool, n: missing[tool] }) }), missing) - before;
    }
    case 'H14': {
      const face = { round: 1, hint, seats: [seat!], lasts: 'raid', fact: { what: 'face', safe: safe!, id: view.players[view.boss]!.safes[safe!]! } } as const;
      const known = view.raid!.notes.some(({ fact }) => fact.what === 'shown-safe' && fact.safe === safe && fact.seat === seat);
      return known ? 0 : (fit(beliefOf(view, { notes: [{ ...face, seats: [seat!] }], played: [] }), missing) - before) / Math.max(1, view.numPlayers - 2) + 0.2;
    }
    case 'H15': return view.counts.pile >= wrongAllowed - 1 ? 2 : 0;
    case 'H13': return 0.9;
    default: return Math.min(1, left / 3) * (0.9 + view.counts.hands[seat ?? accomplicesOf(view)[0]!]! * 0.02);
  }
}

/** What it brings that the Boss uses a hint in this way. */
function gain(view: View, named: Named): number {
  const missing = missingNow(view);
  const before = fit(beliefOf(view), missing);
  const fact = factOf(view, named);
  return fact ? fit(beliefOf({ ...view, raid: told(view.raid!, named.hint, fact) }), missing) - before : otherGain(view, named, before);
}

/** Uses the best hint there is, buys one where much is uncertain, and sends the accomplices off. */
export function brief(view: View, choices: Choice[]): Choice {
  const uses = choices.filter(({ move }) => move === 'useHint');
  const use = best(uses, ({ args }) => gain(view, args as unknown as Named));
  if (use && gain(view, use.args as unknown as Named) >= WEIGHTS.gain) return use;
  const missing = missingNow(view);
  const doubt = TOOLS.reduce((sum, tool) => sum + missing[tool], 0) - fit(beliefOf(view), missing);
  const buys = choices.filter(({ move, args }) => move === 'reopenHint' && !['H15', 'H16'].includes(args.hint as HintId));
  if (buys.length > 0 && doubt > WEIGHTS.buy) return best(buys, ({ args }) => (hintOf(args.hint as HintId).group === 'fact' ? 1 : 0) - (hintOf(args.hint as HintId).chooses.length === 0 ? 0.5 : 0));
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
  best(choices, ({ args }) => -view.counts.buildings[args.building as BuildingId].length + promise(view, args.building as BuildingId) * 0.01);
