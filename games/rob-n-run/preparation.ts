/** Preparation of a raid (RR-140 to RR-143, RR-165 to RR-181): building, informants, the start. */
import { draw, emptyRow, put } from './cards';
import { INFORMANT_COST } from './content/numbers';
import { classOf } from './content/safes';
import { scenarioOf } from './content/scenarios';
import { valueOf } from './alarms';
import type { Turn } from './events';
import { brief } from './hint-phase';
import { accomplicesOf, ask } from './seats';
import { type Alarm, type BuildingId, type HintId, type Open, type SafeId } from './state';

/** Safes go face down behind the screen (RR-166 to RR-168); an emptied building brings an informant (RR-169). */
export function robBuilding(turn: Turn, building: BuildingId, numbers: readonly number[] | undefined): void {
  const { G, tell } = turn;
  const all = G.secret.faces[building];
  const taken: SafeId[] = all.filter((_, i) => !numbers || numbers.includes(i));
  G.secret.faces[building] = all.filter((id) => !taken.includes(id));
  G.secret.screen = taken;
  const classes = taken.map(classOf);
  G.raids += 1;
  G.raid = {
    building, safes: classes, round: 0, paid: [], hints: {}, rows: emptyRow(), bags: 0, sorted: [], notes: [],
    doing: null, passes: 0, swapped: [],
  };
  tell({ type: 'building-chosen', seat: G.boss, building, classes, count: taken.length });
  if (G.secret.faces[building].length === 0) layOutInformant(turn);
  goOnBribing(turn);
}

/** RR-170: the next informant in order, as long as there is one. */
function layOutInformant({ G, tell }: Turn): void {
  const alarm = scenarioOf(G.scenario).informantOrder[G.informants.length];
  if (alarm === undefined) return;
  G.informants.push(alarm);
  tell({ type: 'informant', alarm });
}

/** Informants that can be paid now (RR-173). */
export const payable = ({ informants, raid, levels, treasury }: Pick<Open, 'informants' | 'raid' | 'levels' | 'treasury'>): Alarm[] =>
  treasury < INFORMANT_COST ? [] : informants.filter((alarm) => !raid!.paid.includes(alarm) && levels[alarm] > 0);

/** The Boss may pay informants; where none can be paid, the raid starts by itself (RR-116). */
export function goOnBribing(turn: Turn): void {
  const { G } = turn;
  if (payable(G).length > 0) ask(G, G.boss, 'bribe');
  else startRaid(turn);
}

/** Talk closes, the Boss looks at the safes, hints and cards are dealt, round 1 begins (RR-176 to RR-181). */
export function startRaid(turn: Turn): void {
  const { G, random, tell } = turn;
  const raid = G.raid!;
  G.silent = true;
  G.players[G.boss]!.safes = G.secret.screen;
  G.secret.screen = [];
  const six = scenarioOf(G.scenario).hints;
  const open: readonly HintId[] = random.Shuffle([...six]).slice(0, valueOf(G, 'yellow'));
  for (const hint of six) raid.hints[hint] = open.includes(hint) ? 'open' : 'closed';
  const hand = valueOf(G, 'green');
  for (const seat of accomplicesOf(G)) put(G.players[seat]!.hand, draw(G, hand, random));
  raid.round = 1;
  tell({ type: 'raid-started', seat: G.boss, building: raid.building, open: six.filter((hint) => open.includes(hint)), count: open.length, hand });
  brief(turn);
}
