/** What must hold after every move (ME-540 to ME-555). */
import type { Seat } from '../kit/types';
import { COLOURS, COMPANIES, isColour, type Company } from './companies';
import { INFLUENCE, TRAINS_PER_COMPANY } from './content/tables';
import { setupFor } from './draft';
import { gridOf, MAPS } from './grid';
import { keyOf } from './hexes';
import { highest } from './influence';
import { longestTrack, measured } from './length';
import type { MiniExpress } from './state';
import { hasTrain, isBoom, isFull, termsOf } from './trains';

type Check = (G: MiniExpress) => string[];

const broken = (rule: string, holds: boolean, what: string): string[] => (holds ? [] : [`${rule}: ${what}`]);
const seatsOf = (G: MiniExpress) => Object.values(G.seats);
const sum = (numbers: number[]): number => numbers.reduce((total, n) => total + n, 0);
const each = (what: (company: Company) => string[]): string[] => COMPANIES.flatMap(what);
const sold = (G: MiniExpress): number => sum(COMPANIES.map((c) => setupFor(seatsOf(G).length).boardShares - G.companies[c].shares));
const trainsOnLand = (G: MiniExpress, company: Company): number => Object.values(G.trains).filter((there) => there.includes(company)).length;
const inFront = (G: MiniExpress): number => sum(seatsOf(G).map(({ tunnels, substitutes }) => tunnels - substitutes));

const trainsConserved: Check = (G) => each((company) => {
  const { area, supply } = G.companies[company];
  const { trainImprovement: faster, ferryRule } = MAPS[G.map];
  const ferries = Object.values(G.ferries).filter((builder) => builder === company).length * (ferryRule?.trainsOnFerryHex ?? 0);
  const white = company === 'white' ? inFront(G) + (faster ? faster.trainsAtSetup + G.improvement! : 0) : 0;
  return broken('ME-540', supply + area + trainsOnLand(G, company) + ferries + white === TRAINS_PER_COMPANY, `trains of ${company} lost or doubled`);
});

const sharesConserved: Check = (G) => each((company) => {
  const { shares, prepared, leftOver } = G.companies[company];
  const { boardShares, draftShares } = setupFor(seatsOf(G).length);
  const front = sum(seatsOf(G).map((own) => own.shares[company]));
  return broken('ME-541', shares + prepared + leftOver + front === boardShares + (isColour(company) ? draftShares : 0), `shares of ${company} lost or doubled`);
});

const areas: Check = (G) => each((company) => {
  const { area, supply } = G.companies[company];
  return broken('ME-542', area >= 0 && supply >= 0 && area <= termsOf(G, company).limit, `trains of ${company} below 0 or above the limit`);
});

const influence: Check = (G) => each((company) => {
  const reckoning = Object.keys(G.raised).length > 0 && isColour(company);
  const top = highest(G, company) + (reckoning ? 1 : 0);
  return broken('ME-543', seatsOf(G).every((own) => own.influence[company] >= INFLUENCE.min && own.influence[company] <= top), `influence in ${company} out of bounds`);
});

const lengths: Check = (G) => each((company) =>
  broken('ME-544', G.companies[company].length === Math.min(longestTrack(G), measured(G, company)), `track length of ${company} is wrong`));

const hexes: Check = (G) => {
  const { cities } = gridOf(G).map;
  return [
    ...broken('ME-545', Object.values(G.trains).every((there) => there.length > 0 && new Set(there).size === there.length), 'two trains of a company on a hex'),
    ...broken('ME-545', cities.every((city) => (G.trains[keyOf(city)]?.length ?? 0) <= city.capacity), 'a city with more trains than slots'),
    ...broken('ME-545', cities.filter((city) => isBoom(G, city)).every((city) => G.trains[keyOf(city)]!.join() === 'white'), 'a Boom City with other trains than White\'s'),
  ];
};

const ferriesAndUnderground: Check = (G) => {
  const { map, ferries, cities } = gridOf(G);
  if (!map.ferryRule) return [];
  const ring = new Set(map.underground.map(keyOf));
  return [
    ...broken('ME-546', Object.entries(G.trains).every(([key, there]) => !there.includes('white') || ring.has(key)), 'White outside of the underground'),
    ...broken('ME-546', Object.entries(G.ferries).every(([id, company]) => {
      const { endA, endB } = ferries.get(id)!;
      return hasTrain(G, cities.get(endA)!, company) && hasTrain(G, cities.get(endB)!, company);
    }), 'a ferry line whose company is not in both ends'),
  ];
};

const fasterTrains: Check = (G) => {
  const { trainImprovement: faster } = MAPS[G.map];
  if (!faster) return [];
  const grown = sold(G) >= faster.trigger;
  return [
    ...broken('ME-547', G.improvement === Math.min(faster.trigger, sold(G)), 'the train improvement track does not match the shares taken'),
    ...broken('ME-547', COLOURS.every((colour) => {
      const { restock, limit } = termsOf(G, colour);
      return restock === (grown ? faster.restockAfter : faster.restockBefore) && limit === (grown ? faster.limitAfter : faster.limitBefore);
    }), 'wrong restock or limit'),
  ];
};

const taiwan: Check = (G) => {
  const { limitTiles, whiteBuild, mountains } = MAPS[G.map];
  if (!limitTiles || !whiteBuild) return [];
  const onMountains = mountains.map((hex) => G.trains[keyOf(hex)] ?? []);
  const used = onMountains.filter((there) => there.length > 0).length;
  return [
    ...broken('ME-548', onMountains.every((there) => there.length === 0 || there.join() === 'white'), 'others than White on a mountain'),
    ...broken('ME-548', used === G.booms.length * whiteBuild.mountainsPerBuild, 'a White build without its one mountain'),
    ...broken('ME-549', G.booms.length <= whiteBuild.boomCityTiles && G.booms.length === sum(seatsOf(G).map(({ tunnels }) => tunnels)), 'Boom Cities do not match White builds'),
    ...broken('ME-550', Object.values(G.limits!).every((tile) => tile >= limitTiles.lowest && tile <= limitTiles.start), 'a Limit tile out of bounds'),
  ];
};

const demand: Check = (G) =>
  broken('ME-551', gridOf(G).map.cities.every((city) =>
    (city.id in G.demand) === (city.role === 'demand' && !isFull(G, city) && !isBoom(G, city))), 'a demand tile too many or too few');

const shares: Check = (G) =>
  broken('ME-552', COMPANIES.every((c) => G.companies[c].shares >= 0 && G.companies[c].shares <= setupFor(seatsOf(G).length).boardShares), 'wrong number of shares on the board');

const signals: Check = (G) => {
  const acting = (Object.keys(G.asked) as Seat[]).filter((seat) => G.asked[seat] === 'act');
  return broken('ME-555', seatsOf(G).every(({ signal }) => (signal !== null) === G.hustleAndBustle)
    && acting.every((seat) => G.seats[seat]!.signal !== 'red'), 'a seat plays although its Signal tile is red');
};

const CHECKS: Check[] = [
  trainsConserved, sharesConserved, areas, influence, lengths, hexes, ferriesAndUnderground, fasterTrains, taiwan, demand, shares, signals,
];

/** The broken invariants in words; none if all is well. */
export const invariants = (G: MiniExpress): string[] => CHECKS.flatMap((check) => check(G));
