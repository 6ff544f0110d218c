/** The course of the game: days, slots and turns (EP-050 to EP-083). Whatever needs no choice runs by itself. */
import { drawTop } from '../kit/zones';
import type { Seat } from '../kit/types';
import { openTile } from './city/city';
import { EXAMPLE_TILES } from './content/example';
import { DISC_SLOTS, LAST_DAY, TILES_PER_DAY } from './content/numbers';
import { endGame } from './escape/ending';
import type { Turn } from './events';
import { playInspector } from './police/inspector';
import { startManhunt } from './police/manhunt';
import { receiveIncome } from './visit/money';
import { settle } from './police/notoriety';
import { layPatrols } from './police/patrol';
import { inCity, isHuman } from './seats';
import { SLOTS, type Day, type Open, type Player, type Slot, type TurnState } from './state';

const isDiscSlot = (slot: Slot): boolean => DISC_SLOTS.includes(slot);

const newTurn = (): TurnState => ({
  mp: 0, action: null, faced: [], visit: null, completed: null,
  tally: { spent: 0, budget: 0, gas: 0, paid: 0, received: 0, avoided: 0, wounds: 0, healed: 0 },
});

/** Income, Patrol, and the day's tiles turned up. */
export function beginDay(turn: Turn): void {
  const { G, tell } = turn;
  tell({ type: 'day-begun', day: G.day });
  if (G.day > 1) for (const seat of inCity(G)) receiveIncome(turn, seat);
  layPatrols(turn);
  G.openTiles = drawTop(G.secret.cityDeck, TILES_PER_DAY);
  tell({ type: 'tiles-opened', tiles: [...G.openTiles], count: G.openTiles.length });
  if (G.example) layExampleTiles(turn);
  askPlacer(turn);
}

/** In the example city nobody chooses (EP-270). */
function layExampleTiles({ G, tell }: Turn): void {
  for (const id of G.openTiles) {
    const tile = EXAMPLE_TILES.find((each) => each.id === id)!;
    openTile({ G, tell }, { ...tile });
    const { q, r, rot } = tile;
    tell({ type: 'tile-laid', tile: id, q, r, rot });
  }
  G.openTiles = [];
}

/** Asks who places the next tile, starting again from the first human when all have placed one; then the slots begin. */
export function askPlacer(turn: Turn): void {
  const { G, enter } = turn;
  if (G.openTiles.length === 0) {
    setOrder(turn);
    return;
  }
  const placers = inCity(G);
  const placed = TILES_PER_DAY - G.openTiles.length;
  G.asked = { [placers[placed % placers.length]!]: 'place' };
  enter('city');
}

const positionOf = ({ boards, inspector }: Pick<Open, 'boards' | 'inspector'>, player: Player): number =>
  isHuman(player) ? boards[player]!.position : inspector!.position;

/** Highest position first; who is level keeps the order (EP-067, EP-068). */
function setOrder(turn: Turn): void {
  const { G, tell } = turn;
  G.order = [...G.order].sort((a, b) => positionOf(G, b) - positionOf(G, a));
  tell({ type: 'order-set', order: [...G.order] });
  beginSlot(turn, SLOTS[0]);
}

function beginSlot(turn: Turn, slot: Slot): void {
  const { G, tell } = turn;
  G.slot = slot;
  G.queue = [...G.order];
  G.acted = false;
  tell({ type: 'slot-begun', day: G.day, slot });
  nextTurn(turn);
}

/** Calls the next player of the slot; when all were called, its second half follows. */
export function nextTurn(turn: Turn): void {
  const { G } = turn;
  G.turn = null;
  while (G.queue.length > 0 && inCity(G).length > 0) {
    const player = G.queue.shift()!;
    if (isHuman(player) ? callHuman(turn, player) : callInspector(turn)) return;
  }
  G.queue = [];
  secondHalf(turn);
}

/** Returns whether the seat is asked: out of the city, or by night without a disc, it is not. */
function callHuman({ G, enter }: Turn, seat: Seat): boolean {
  const { status, discs } = G.boards[seat]!;
  const night = isDiscSlot(G.slot);
  if (status !== 'city' || (night && discs === 0)) return false;
  if (!night) G.acted = true;
  G.turn = newTurn();
  G.asked = { [seat]: night ? 'disc' : 'open' };
  enter('slot');
  return true;
}

/** She acts by herself, by night with a disc (EP-275, EP-285). Nobody is asked. */
function callInspector(turn: Turn): false {
  const { G } = turn;
  if (isDiscSlot(G.slot)) {
    if (G.inspector!.discs === 0) return false;
    G.inspector!.discs -= 1;
  }
  G.acted = true;
  playInspector(turn);
  return false;
}

/** Notoriety is adjusted and a Manhunt follows, unless nobody acted (EP-070, EP-076 to EP-079, EP-083). */
function secondHalf(turn: Turn): void {
  const { G } = turn;
  if (!G.acted) {
    nextSlot(turn);
    return;
  }
  settleAll(turn);
  if (inCity(G).length === 0) endGame(turn);
  else if (G.manhunt) startManhunt(turn, nextSlot);
  else nextSlot(turn);
}

function settleAll({ G, tell }: Turn): void {
  for (const player of G.order) {
    if (!isHuman(player)) {
      const change = settle(G.inspector!);
      if (change !== 0) tell({ type: 'inspector-settled', change, position: G.inspector!.position });
      continue;
    }
    const board = G.boards[player]!;
    const change = settle(board);
    if (change !== 0) tell({ type: 'settled', seat: player, change, position: board.position });
  }
}

/** After the last slot comes Change of Day (EP-080), after that of day 3 the end. */
export function nextSlot(turn: Turn): void {
  const { G } = turn;
  const next = SLOTS[SLOTS.indexOf(G.slot) + 1];
  if (next) {
    beginSlot(turn, next);
    return;
  }
  if (G.day === LAST_DAY) {
    endGame(turn);
    return;
  }
  for (const board of Object.values(G.boards)) board.rested = false;
  G.day = (G.day + 1) as Day;
  beginDay(turn);
}
