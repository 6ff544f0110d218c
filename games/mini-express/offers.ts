/**
 * What can be built now, as pure queries for boards and bots: every legal way of every company, with what it costs and
 * gives. Nothing here changes the state; a query takes well under a millisecond once a map has been laid out.
 */
import { refusal } from '../kit/move';
import type { Refusal, Seat } from '../kit/types';
import type { Action } from './actions';
import { COLOURS, COMPANIES, perCompany, type Colour, type Company, type PerCompany } from './companies';
import type { City, CityId, Hex } from './content/map';
import { demandOf } from './demand';
import { ferryTrains, refuseFerry, voyage } from './ferry';
import { cityOf, gridOf, type Grid } from './grid';
import { payable } from './influence';
import { growth, landscape } from './length';
import { reachOf, shortestRoutes, type Reach } from './network';
import { refuseShareOf, sharePayments } from './share';
import type { Board } from './state';
import { refuseTarget, refuseTrains } from './track';
import { compensation, owedFor, roomFor, trainsOn } from './trains';
import { openTunnels } from './tunnel';
import { refuseUnderground } from './underground';

/** One build that is legal now. What is still open in it: wild companies and, for a tunnel, the colour to pay with. */
export interface Offer {
  move: 'buildTrack' | 'buildFerry' | 'buildUnderground' | 'buildTunnel';
  company: Company;
  /** The city of departure, where the build has one: ferries and tunnels. */
  from: CityId | null;
  /** The city built into; null for a hex of the underground. */
  city: CityId | null;
  /** Id of the ferry line or of the hex of the underground. */
  place: string | null;
  /** Land hexes that get a train, in order; the last is the destination. */
  route: Hex[];
  /** Trains that leave the company's area. */
  trains: number;
  /** Trains that each company really gets for it, with those that a tunnel brings to all. */
  compensation: PerCompany;
  /** How far the track length marker moves. */
  length: number;
  /** Track laid by it: `length` without a key city and without the end of the track. */
  laid: number;
  /** Influence for the active seat, one entry an icon. */
  icons: Company[];
  /** Further influence in so many different companies of its choice. */
  wild: number;
  /** The colour that is paid is chosen too (Taiwan). */
  pays: boolean;
}

function offer(board: Board, company: Company, route: Hex[], laid: number, into: City | null, rest: Partial<Offer>): Offer {
  const demand = into ? demandOf(board, into) : { icons: [], wildIcons: 0 };
  return {
    move: 'buildTrack', company, from: null, city: into?.id ?? null, place: null, route, trains: route.length,
    compensation: compensation(board, owedFor(board, company, route)),
    length: growth(board, company, laid + (into?.key ? 1 : 0)), laid,
    icons: demand.icons, wild: demand.wildIcons, pays: false,
    ...rest,
  };
}

/** Whether and how a company reaches a city: with its routes if it can be built to now, else why it cannot. */
export interface TrackReach {
  city: CityId;
  /** Trains needed by the shortest way; null if none leads there. */
  need: number | null;
  routes: Hex[][];
  refusal: Refusal | null;
}

function reachCity(board: Board, company: Colour, city: City, grid: Grid, reach: Reach): TrackReach {
  const far = reach[grid.at.get(`${city.q},${city.r}`)!]!;
  const need = far > 0 ? far : null;
  const why = refuseTarget(board, company, city)
    ?? (need === null ? refusal('unreachable', 'ME-143', { city: city.id, company }) : refuseTrains(board, company, need));
  return { city: city.id, need, routes: why ? [] : shortestRoutes(grid, reach, city.id), refusal: why ?? null };
}

/** Every city of the map for a company: how many trains it takes to get there and by which ways, or why not. */
export function trackReach(board: Board, company: Colour): TrackReach[] {
  const grid = gridOf(board);
  const reach = reachOf(board, company);
  return grid.map.cities.map((city) => reachCity(board, company, city, grid, reach));
}

/** Every legal `buildTrack` of a company. */
export const trackOffers = (board: Board, company: Colour): Offer[] =>
  trackReach(board, company).flatMap(({ city, routes }) =>
    routes.map((route) => offer(board, company, route, landscape(board, route), cityOf(board, city), {})));

/** Every legal `buildFerry` of a company. */
export function ferryOffers(board: Board, company: Colour): Offer[] {
  const { map } = gridOf(board);
  return map.ferries.flatMap((ferry) => {
    const way = voyage(board, company, ferry);
    if (!way) return [];
    const { wildIcons } = demandOf(board, way.to);
    const wild = wildIcons > 0 ? COMPANIES.slice(0, wildIcons) : undefined;
    if (refuseFerry(board, { company, ferry: ferry.id, wild })) return [];
    return offer(board, company, [{ q: way.to.q, r: way.to.r }], map.ferryRule!.lengthGain, way.to, {
      move: 'buildFerry', from: way.from.id, place: ferry.id, trains: ferryTrains(board),
    });
  });
}

/** Every legal `buildUnderground`. */
export const undergroundOffers = (board: Board): Offer[] =>
  gridOf(board).map.underground.flatMap((place) =>
    refuseUnderground(board, place)
      ? []
      : offer(board, 'white', [{ q: place.q, r: place.r }], place.value, null, { move: 'buildUnderground', place: place.id, icons: trainsOn(board, place) }));

/** Every way that `buildTunnel` has now for a seat that can pay. */
export function tunnelOffers(board: Board, seat: Seat): Offer[] {
  if (payable(board, seat).length === 0) return [];
  const { whiteBuild } = gridOf(board).map;
  return openTunnels(board).map(({ from, to, route }) => {
    const owed = owedFor(board, 'white', route);
    for (const company of COLOURS) owed[company] += whiteBuild!.trainsToEachOtherCompany;
    const compensated = perCompany((company) => roomFor(board, company, owed[company]));
    return offer(board, 'white', route, landscape(board, route), to, { move: 'buildTunnel', from: from.id, compensation: compensated, pays: true });
  });
}

/** Every build of a company that a seat may choose from now. */
export const offersOf = (board: Board, company: Company, seat: Seat): Offer[] =>
  company === 'white'
    ? [...undergroundOffers(board), ...tunnelOffers(board, seat)]
    : [...ferryOffers(board, company), ...trackOffers(board, company)];

/** All choices of `count` different companies, in company order. */
export function wildChoices(count: number, from: readonly Company[] = COMPANIES): Company[][] {
  if (count === 0) return [[]];
  return from.flatMap((first, i) => wildChoices(count - 1, from.slice(i + 1)).map((rest) => [first, ...rest]));
}

/** An offer with its open choices made, as an action. `pay` is needed where `pays` is set. */
export function actionOf({ move, company, from, place, route, wild: count }: Offer, wild: Company[], pay?: Colour): Action {
  const wilds = count > 0 ? { wild } : {};
  switch (move) {
    case 'buildTrack': return { move, args: { company: company as Colour, route, ...wilds } };
    case 'buildFerry': return { move, args: { company: company as Colour, ferry: place!, ...wilds } };
    case 'buildUnderground': return { move, args: { id: place! } };
    case 'buildTunnel': return { move, args: { from: from!, route, pay: pay!, ...wilds } };
  }
}

/** An offer with every combination of its open choices. */
export function actionsOf(board: Board, build: Offer, seat: Seat): Action[] {
  const pays: (Colour | undefined)[] = build.pays ? payable(board, seat) : [undefined];
  return pays.flatMap((pay) => wildChoices(build.wild).map((wild) => actionOf(build, wild, pay)));
}

/** The shares that a seat can take now, in every way of paying. */
export const shareActions = (board: Board, seat: Seat): Action[] =>
  COMPANIES.filter((company) => !refuseShareOf(board, company, seat))
    .flatMap((company) => sharePayments(board, company, seat).map((args): Action => ({ move: 'takeShare', args })));

/** Whether a seat can do anything but pass (ME-270). */
export const canAct = (board: Board, seat: Seat): boolean =>
  COMPANIES.some((company) => !refuseShareOf(board, company, seat) || offersOf(board, company, seat).length > 0);
