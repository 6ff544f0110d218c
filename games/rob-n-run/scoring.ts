/** Scoring of a raid (RR-270 to RR-299): safes, gold, car and cubes, new safes, the officer, the next Boss. */
import { classOf, safeOf } from './content/safes';
import { GOLD, MOST_SAFES } from './content/numbers';
import { TERMINALS, BUILDING_IDS, type BuildingId, type View } from './state';
import { scenarioOf } from './content/scenarios';
import { crackedOf } from './cracking';
import { lose, terminalAt, win } from './ending';
import type { Turn } from './events';
import { ask, leftOf } from './seats';
import { allCards, newPrivate } from './setup';
import { emptyZone, total } from './cards';

/** Steps 1 to 3: talk opens, the safes are shown, all cards become a new deck, the gold is taken. */
export function score(turn: Turn, alarm: boolean): void {
  const { G, tell } = turn;
  const raid = G.raid!;
  const { safes, pile } = G.players[G.boss]!;
  const cracked = crackedOf(safes, raid.rows);
  G.silent = false;
  G.scored.push(...safes);
  safes.forEach((id, i) => tell(cracked.includes(id)
    ? { type: 'cracked', number: i + 1, id, gold: safeOf(id).gold }
    : { type: 'not-cracked', number: i + 1, id }));
  const gold = cracked.reduce((sum, id) => sum + safeOf(id).gold, 0);
  G.lastRaid = {
    boss: G.boss, building: raid.building, safes: safes.map((id) => ({ id, cracked: cracked.includes(id) })),
    rows: { ...raid.rows }, pile: total(pile), alarm, rounds: raid.round, gold,
  };
  G.placing = safes.length - cracked.length;
  putAllAway(turn);
  if (cracked.length > 0) {
    takeGold(turn, gold);
    driveAhead(turn, cracked.length);
  }
  const terminal = terminalAt(G);
  if (terminal) win(turn, terminal);
  else goOnPlacing(turn);
}

/** RR-273: everything that was hidden in the raid is gone, all 61 cards are one shuffled deck. */
function putAllAway({ G, random }: Turn): void {
  G.raid = null;
  G.secret.deck = random.Shuffle(allCards());
  G.secret.trash = emptyZone();
  G.secret.middle = emptyZone();
  for (const seat of Object.keys(G.players)) G.players[seat] = newPrivate();
}

/** RR-275, RR-276: what does not fit into the twenty bars is lost. */
function takeGold({ G, tell }: Turn, gold: number): void {
  G.treasury = Math.min(GOLD, G.treasury + gold);
  tell({ type: 'gold', count: gold, treasury: G.treasury });
}

/** Steps 4 and 5: the car makes all its moves, and collects the cubes of every space it enters (RR-277 to RR-279). */
function driveAhead({ G, tell }: Turn, count: number): void {
  const from = G.car;
  G.car = Math.min(from + count, scenarioOf(G.scenario).terminals[TERMINALS.at(-1)!]);
  tell({ type: 'car', count: G.car - from, space: G.car });
  for (let space = from + 1; space <= G.car; space++) {
    for (const alarm of G.cubes[space] ?? []) {
      G.levels[alarm] += 1;
      tell({ type: 'cube', alarm, space, level: G.levels[alarm] });
    }
    delete G.cubes[space];
  }
}

/** Buildings that may get a new safe, from the numbers of safes in them (RR-282, RR-283). */
export const placesFor = (safesIn: (building: BuildingId) => number): BuildingId[] =>
  BUILDING_IDS.filter((building) => safesIn(building) > 0 && safesIn(building) < MOST_SAFES);

/** The same from a view. */
export const placesIn = ({ counts }: View): BuildingId[] => placesFor((building) => counts.buildings[building].length);

/** Puts the top safe of the reserve, face down, on a building. */
export function placeSafe({ G, tell }: Turn, building: BuildingId): void {
  const id = G.secret.reserve.pop()!;
  G.secret.faces[building].push(id);
  G.placing -= 1;
  tell({ type: 'safe-placed', building, class: classOf(id) });
}

/** RR-284: a safe that cannot be laid anywhere leaves the game unseen. */
function removeSafe({ G, tell }: Turn): void {
  const id = G.secret.reserve.pop()!;
  G.secret.removed.push(id);
  G.placing -= 1;
  tell({ type: 'safe-removed', class: classOf(id) });
}

/** Step 7: new safes for those not cracked, one after another; the Boss is asked where there is a choice (RR-281 to RR-286). */
export function goOnPlacing(turn: Turn): void {
  const { G } = turn;
  while (G.placing > 0 && G.secret.reserve.length > 0) {
    const places = placesFor((building) => G.secret.faces[building].length);
    if (places.length > 1) {
      ask(G, G.boss, 'place');
      turn.enter('scoring');
      return;
    }
    if (places.length === 1) placeSafe(turn, places[0]!);
    else removeSafe(turn);
  }
  G.placing = 0;
  chase(turn);
}

/** How far the officer comes after a raid with so many safes not cracked, and the red alarm triggered or not (RR-287 to RR-289). */
export const officerSteps = (closed: number, alarm: boolean): number => 1 + closed + (alarm ? 1 : 0);

/** Step 8: the officer moves, and catches the car or not; then step 9. */
function chase(turn: Turn): void {
  const { G, tell } = turn;
  const { safes, alarm } = G.lastRaid!;
  const count = officerSteps(safes.filter(({ cracked }) => !cracked).length, alarm);
  G.officer += count;
  tell({ type: 'officer', count, space: G.officer });
  if (G.officer >= G.car) lose(turn, 'caught');
  else if (BUILDING_IDS.every((building) => G.secret.faces[building].length === 0)) lose(turn, 'stranded');
  else nextBoss(turn);
}

/** Step 9: the role goes to the left, and the next raid is prepared (RR-140, RR-290). */
function nextBoss({ G, tell, enter }: Turn): void {
  G.boss = leftOf(G.boss, G);
  tell({ type: 'boss', seat: G.boss });
  ask(G, G.boss, 'target');
  enter('prepare');
}

/** Whether any building holds a safe, as the Boss chooses from them. */
export const buildingsWithSafes = ({ counts }: View): BuildingId[] =>
  BUILDING_IDS.filter((building) => counts.buildings[building].length > 0);
