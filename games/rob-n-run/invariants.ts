/** What must hold after every move (RR-540 to RR-553). */
import type { Seat } from '../kit/types';
import { alarmValues } from './alarms';
import { picture, total, zoneOf } from './cards';
import { BAGS, GOLD, MOST_RAIDS, MOST_ROUNDS, MOST_SAFES, TOOL_COPIES } from './content/numbers';
import { SAFES } from './content/safes';
import { scenarioOf } from './content/scenarios';
import { MAX_LEVEL } from './content/station';
import { missingNow, missingTotal, needsOf } from './needs';
import { accomplicesOf } from './seats';
import { ALARMS, BUILDING_IDS, CARDS, TOOLS, type Card, type Note, type RobNRun } from './state';

type Check = (G: RobNRun) => string[];

const broken = (rule: string, holds: boolean, what: string): string[] => (holds ? [] : [`${rule}: ${what}`]);
const privates = (G: RobNRun) => Object.values(G.players);

const cards: Check = (G) => {
  const { secret, players, boss, raid } = G;
  const inDeck = zoneOf(secret.deck);
  const zones = [secret.trash, secret.middle, ...privates(G).flatMap(({ hand, drawn, pile }) => [hand, drawn ?? {}, pile])];
  const lost = CARDS.filter((kind) => {
    const open = kind === 'bag' ? raid?.bags ?? 0 : raid?.rows[kind] ?? 0;
    return inDeck[kind] + open + zones.reduce((sum, zone) => sum + (zone[kind] ?? 0), 0) !== (kind === 'bag' ? BAGS : TOOL_COPIES);
  });
  return [
    ...broken('RR-540', lost.length === 0, `cards lost or doubled: ${lost.join()}`),
    ...broken('RR-540', zones.every((zone) => CARDS.every((kind) => (zone[kind] ?? 0) >= 0)), 'less than none of a card'),
    ...broken('RR-512', players[boss]!.pile.bag === 0, 'a bag in the alarm pile'),
  ];
};

const ALL_SAFES: ReadonlySet<string> = new Set(SAFES.map(({ id }) => id));

const safes: Check = (G) => {
  const { secret, players, boss, raid, scored } = G;
  const places = [...BUILDING_IDS.flatMap((building) => secret.faces[building]), ...secret.reserve, ...secret.screen, ...secret.removed, ...players[boss]!.safes, ...scored];
  const behind = secret.screen.length + players[boss]!.safes.length;
  return [
    ...broken('RR-541', new Set(places).size === places.length && places.every((id) => ALL_SAFES.has(id)), 'a safe in two places'),
    ...broken('RR-543', BUILDING_IDS.every((building) => secret.faces[building].length <= MOST_SAFES), 'a crowded building'),
    ...broken('RR-543', secret.reserve.length <= scenarioOf(G.scenario).reserve.length, 'too large a reserve'),
    ...broken('RR-543', raid ? behind >= 1 && behind <= MOST_SAFES && behind === raid.safes.length : behind === 0, 'the wrong number of safes behind the screen'),
  ];
};

const gold: Check = ({ treasury }) => broken('RR-542', treasury >= 0 && treasury <= GOLD, 'gold lost or doubled');

/** Whether the raid has been started. */
const running = ({ raid }: RobNRun): boolean => raid !== null && raid.round > 0;

const raidHolds: Check = (G) => {
  const { players, boss, raid } = G;
  if (!raid || !running(G)) return [];
  const { wrongAllowed, middleSize } = alarmValues(G);
  const needs = needsOf(players[boss]!.safes);
  const missing = missingNow(G);
  const acting = Object.values(G.asked)[0] === 'act';
  const middle = total(G.secret.middle);
  return [
    ...broken('RR-544', TOOLS.every((tool) => missing[tool] >= 0) && missingTotal(raid) > 0, 'a row too long, or nothing missing'),
    ...broken('RR-250', TOOLS.every((tool) => players[boss]!.pile[tool] === 0 || raid.rows[tool] === needs[tool]), 'a needed card in the alarm pile'),
    ...broken('RR-545', total(players[boss]!.pile) <= wrongAllowed, 'too many wrong cards'),
    ...broken('RR-546', acting ? middle < middleSize : middle === 0, 'the wrong number of cards in the middle'),
    ...broken('RR-553', raid.round <= MOST_ROUNDS && raid.sorted.length === raid.round - 1, 'too many rounds'),
  ];
};

const hints: Check = (G) => {
  const states = Object.entries(G.raid?.hints ?? {});
  const six = scenarioOf(G.scenario).hints;
  return broken('RR-547', !running(G) || (states.length === six.length && states.every(([hint]) => six.some((other) => other === hint))), 'not the six hints of the game');
};

const cubes: Check = (G) => {
  const { cubes: placed } = scenarioOf(G.scenario);
  const sum = (spaces: Record<string, readonly unknown[]>) => Object.values(spaces).flat().length;
  const levels = ALARMS.map((alarm) => G.levels[alarm]);
  const collected = (alarm: string) => Object.entries(placed).filter(([space]) => Number(space) <= G.car).flatMap(([, lying]) => lying).filter((each) => each === alarm).length;
  return [
    ...broken('RR-548', levels.every((level) => level >= 0 && level <= MAX_LEVEL), 'a level that the station does not show'),
    ...broken('RR-548', Object.keys(G.cubes).every((space) => Number(space) > G.car), 'a cube behind the car'),
    ...broken('RR-548', sum(G.cubes) === Object.entries(placed).filter(([space]) => Number(space) > G.car).flatMap(([, lying]) => lying).length, 'cubes lost on the route'),
    ...broken('RR-548', ALARMS.every((alarm) => G.levels[alarm] <= collected(alarm)), 'a cube from nowhere'),
  ];
};

const hands: Check = (G) => {
  const own = G.players[G.boss]!;
  const emptyNow = privates(G).every(({ hand, played, notes, safes: faces, pile, seen, drawn }) =>
    total(hand) + total(pile) + played.length + notes.length + faces.length === 0 && seen === null && drawn === null);
  const shown = G.raid?.doing;
  const stage = Object.values(G.asked)[0];
  return [
    ...broken('RR-549', total(own.hand) === 0 && own.played.length === 0, 'the Boss has a hand'),
    ...broken('RR-526', running(G) || G.result !== undefined || emptyNow, 'something private outside of a raid'),
    ...broken('RR-549', running(G) || G.secret.deck.length === TOOLS.length * TOOL_COPIES + BAGS, 'cards out of the deck outside of a raid'),
    ...broken('RR-102', Boolean(shown) === ['ask', 'point', 'mark', 'answer', 'clear', 'supply'].includes(stage ?? ''), 'a hint without its second step'),
    ...broken('RR-519', (own.seen !== null) === ['mark', 'clear'].includes(stage ?? '') && (own.drawn !== null) === (stage === 'supply'), 'a hand or cards shown to the Boss at the wrong time'),
    ...broken('RR-519', own.seen === null || JSON.stringify(own.seen) === JSON.stringify(picture(G.players[shown!.seat!]!.hand)), 'another hand than the one seen'),
    ...broken('RR-110', G.result !== undefined || Object.keys(G.asked).length === 1, 'not exactly one seat is asked'),
  ];
};

const plays: Check = (G) => {
  if (!running(G)) return [];
  const now = G.raid!.round;
  const acting = Object.values(G.asked)[0] === 'act';
  const seats = accomplicesOf(G).map((seat) => G.players[seat]!);
  const ofRound = (round: number, kind: Card) => seats.reduce((sum, { played }) => sum + (played[round]?.[kind] ?? 0), 0);
  const told = G.raid!.sorted.every(({ row, pile, bags }, round) =>
    ofRound(round, 'bag') === bags && TOOLS.reduce((sum, tool) => sum + ofRound(round, tool) - row[tool], 0) === pile
    && TOOLS.every((tool) => ofRound(round, tool) >= row[tool]));
  return [
    ...broken('RR-508', seats.every(({ played }) => played.length === (acting ? now : now - 1)), 'own plays of the wrong rounds'),
    ...broken('RR-546', !acting || CARDS.every((kind) => ofRound(now - 1, kind) === G.secret.middle[kind]), 'the middle is not what was played'),
    ...broken('RR-262', told, 'what was sorted is not what was played'),
  ];
};

const pawns: Check = (G) => {
  const { terminals } = scenarioOf(G.scenario);
  return [
    ...broken('RR-550', G.car <= terminals.C && (G.result?.won === false || G.officer < G.car), 'the officer has passed the car'),
    ...broken('RR-550', G.result !== undefined || G.car < terminals.A, 'a terminal without an end'),
    ...broken('RR-553', G.raids <= MOST_RAIDS, 'too many raids'),
    ...broken('RR-124', G.silent === running(G), 'talk is open in a raid or closed outside'),
  ];
};

const passing: Check = (G) => {
  if (!G.raid) return [];
  const holding = accomplicesOf(G).filter((seat) => total(G.players[seat]!.hand) > 0);
  return broken('RR-551', Object.values(G.asked)[0] !== 'act' || (G.raid.passes <= holding.length && holding.some((seat) => G.asked[seat])), 'too many passes, or a seat without cards in turn');
};

const notes: Check = (G) => {
  const fits = (seat: Seat) => (note: Note) => note.seats !== 'all' && note.seats.includes(seat);
  const right = (G.raid?.notes ?? []).every(({ seats }) => seats === 'all')
    && Object.entries(G.players).every(([seat, own]) => own.notes.every(fits(seat)));
  return broken('RR-552', right, 'a note in the wrong hands');
};

const CHECKS: Check[] = [cards, safes, gold, raidHolds, hints, cubes, hands, plays, pawns, passing, notes];

/** The broken invariants in words; none if all is well. */
export const invariants = (G: RobNRun): string[] => CHECKS.flatMap((check) => check(G));
