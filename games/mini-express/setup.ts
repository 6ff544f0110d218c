/** Setup for 2-5 seats on either map (ME-060 to ME-109). */
import type { Options } from '../kit/manifest';
import type { Chance, Seat } from '../kit/types';
import { seatsFrom } from '../kit/zones';
import { COMPANIES, isColour, perCompany, type Company } from './companies';
import { BOT, DEBT_TILES, DEMAND_TILES, DRAFT_COMPANIES, INFLUENCE, TRAINS_PER_COMPANY } from './content/tables';
import type { GameMap, MapId } from './content/map';
import { draftOrder, setupFor } from './draft';
import { MAPS } from './grid';
import { keyOf } from './hexes';
import type { Board, CompanyState, DebtId, MiniExpress, SeatState } from './state';
import { placeTrain } from './trains';

interface Table {
  numPlayers: number;
  options: Options;
  random: Chance;
}

const newSeat = (signal: SeatState['signal']): SeatState => ({
  influence: perCompany(() => INFLUENCE.start), shares: perCompany(() => 0), tunnels: 0, substitutes: 0, lastTurn: 0, signal,
});

/** Trains of a company that stand on the map's side tracks and start cities from the beginning (ME-065, ME-091). */
const placedAtStart = (map: GameMap, company: Company): number =>
  map.cities.filter(({ startOf }) => startOf.includes(company)).length
  + (company === 'white' ? map.trainImprovement?.trainsAtSetup ?? 0 : 0);

function newCompany(map: GameMap, company: Company, seats: number): CompanyState {
  const { trainsInArea, startLength } = map.companies.find((row) => row.company === company)!;
  const { boardShares, draftShares } = setupFor(seats);
  return {
    area: trainsInArea,
    supply: TRAINS_PER_COMPANY - trainsInArea - placedAtStart(map, company),
    shares: boardShares,
    prepared: isColour(company) && DRAFT_COMPANIES.includes(company) ? draftShares : 0,
    leftOver: 0,
    length: startLength,
  };
}

/** One open demand tile for each demand city (ME-066, ME-088, ME-101). */
function dealDemand(map: GameMap, random: Chance): Board['demand'] {
  const tiles = DEMAND_TILES.filter(({ wildIcons }) => wildIcons === 0 || map.demandCities.wildTilesUsed)
    .flatMap(({ id, count }) => Array<string>(count).fill(id));
  const shuffled = random.Shuffle(tiles);
  return Object.fromEntries(map.cities.filter(({ role }) => role === 'demand').map(({ id }, i) => [id, shuffled[i]!]));
}

function startTrains(map: GameMap): Board['trains'] {
  const trains: Board['trains'] = {};
  for (const city of map.cities) for (const company of city.startOf) placeTrain({ trains }, keyOf(city), company);
  return trains;
}

/** The start player is drawn among the humans; the Bot comes last (ME-061). */
function drawOrder(humans: number, automata: Seat[], random: Chance): Seat[] {
  return [...seatsFrom(String(Math.floor(random.Number() * humans)), humans), ...automata];
}

/** Cloak & Dagger: one Debt tile a seat, the rest stays hidden (ME-105, ME-106). */
const dealDebts = (options: Options, random: Chance): DebtId[] =>
  options.cloakAndDagger === true ? random.Shuffle(DEBT_TILES.map(({ id }) => id)) : [];

/** The table before the draft: the start player is asked. */
export function setup({ numPlayers, options, random }: Table): MiniExpress {
  const map = MAPS[options.map as MapId];
  const humans = seatsFrom('0', numPlayers);
  // One player never sits alone (ME-374).
  const automata = options.bot === true || numPlayers === 1 ? [String(numPlayers)] : [];
  const seats = [...humans, ...automata];
  const hustle = options.hustleAndBustle === true;
  const order = drawOrder(numPlayers, automata, random);
  const debts = dealDebts(options, random);
  const board: Board = {
    map: map.id,
    cloakAndDagger: options.cloakAndDagger === true,
    hustleAndBustle: hustle,
    peakSteam: options.peakSteam === true,
    order,
    automata,
    companies: Object.fromEntries(COMPANIES.map((c) => [c, newCompany(map, c, seats.length)])) as Board['companies'],
    trains: startTrains(map),
    ferries: {},
    demand: dealDemand(map, random),
    seats: Object.fromEntries(seats.map((seat) => [seat, newSeat(hustle ? 'green' : null)])),
    improvement: map.trainImprovement ? map.trainImprovement.start : null,
    limits: map.limitTiles && { brown: map.limitTiles.start, grey: map.limitTiles.start, orange: map.limitTiles.start },
    booms: [],
    seal: [],
    draft: { picks: draftOrder(order), groups: null },
    turnNo: 0,
    trigger: null,
    passed: [],
    bag: automata.length > 0 ? { ...BOT.chips } : null,
    debts: null,
    raised: {},
  };
  return {
    ...board,
    asked: { [order[0]!]: setupFor(seats.length).draftMethod === 'split' ? 'split' : 'pick' },
    step: 0,
    players: Object.fromEntries(humans.map((seat) => [seat, { debt: debts.pop() ?? null }])),
    secret: { botDebt: automata.length > 0 ? debts.pop() ?? null : null, debts },
  };
}
