/** The shape of a map's data (ME-030 to ME-045). Hexes are pointy-top with axial coordinates; north is smaller r. */
import type { Colour, Company } from '../companies';

export interface Hex {
  q: number;
  r: number;
}

export type MapId = 'uk1918' | 'tw1908';
export type CityId = string;

export interface City extends Hex {
  id: CityId;
  number: number | null;
  name: string;
  role: 'start' | 'demand' | 'wild';
  startOf: Company[];
  capacity: 1 | 2 | 3;
  /** UK: wild influence in place of a demand tile. */
  wildIcons: 0 | 1 | 2 | 3;
  /** UK: one more length for each company that reaches it. */
  key: boolean;
  /** Taiwan: counts for the connection bonus. */
  star: boolean;
  /** Taiwan: on which side of the mountains it lies. */
  side: 'W' | 'E' | 'EW' | null;
  /** UK: no land way leads there. */
  ferryOnly: boolean;
}

/** A hex round London; `value` is what White's track length gains there. */
export interface Underground extends Hex {
  id: string;
  direction: 'E' | 'SE' | 'SW' | 'W' | 'NW' | 'NE';
  value: number;
}

/** `q`, `r`: the sea hex on which the trains stand; the ends are city ids. */
export interface Ferry extends Hex {
  id: string;
  endA: CityId;
  endB: CityId;
}

/** An edge that no track may cross; `b` borders `a`. */
export interface RedBorder {
  id: string;
  a: Hex;
  b: Hex;
}

/** Land in row `r` from `qFrom` to `qTo`, both included. */
export interface LandRun {
  r: number;
  qFrom: number;
  qTo: number;
}

/** What a company starts with, and what it gets at each share taken: up to `limit` trains in its area. */
export interface CompanyRow {
  company: Company;
  trainsInArea: number;
  restock: number;
  limit: number;
  startLength: number;
}

export interface GameMap {
  id: MapId;
  name: string;
  /** Encloses all hexes and ferries, in hex radii. */
  bounds: { minX: number; maxX: number; minY: number; maxY: number };
  demandCities: { count: number; wildTilesUsed: boolean };
  companies: CompanyRow[];
  land: LandRun[];
  mountains: Hex[];
  cities: City[];
  underground: Underground[];
  ferries: Ferry[];
  redBorders: RedBorder[];
  // The UK's own rules, null elsewhere.
  trainImprovement: {
    start: number;
    trigger: number;
    companies: Company[];
    restockBefore: number;
    restockAfter: number;
    limitBefore: number;
    limitAfter: number;
    trainsAtSetup: number;
  } | null;
  ferryRule: { trainsOnFerryHex: number; trainsInDestination: number; lengthGain: number } | null;
  // Taiwan's own rules, null elsewhere.
  limitTiles: { companies: Colour[]; start: number; lowest: number } | null;
  connectionBonus: { companies: Colour[]; start: number; rows: { stars: number; bonus: number }[] } | null;
  whiteBuild: {
    mountainsPerBuild: number;
    influencePaid: number;
    boomCityTiles: number;
    trainsToEachOtherCompany: number;
    trainsToActivePlayer: number;
  } | null;
  buildOverWhite: { trainsToWhite: number } | null;
  imperialSeal: { raise: number; lower: number; whitePenaltyPerImpossibleLowering: number } | null;
}
