/** The state of Mini Express: `G`, what a seat sees of it, and how the end is explained. */
import { moveDefiner } from '../kit/move';
import type { KitState, Result, Seat, View as KitView } from '../kit/types';
import type { Colour, Company, PerCompany } from './companies';
import type { CityId, MapId } from './content/map';

export type Phase = 'draft' | 'play' | 'reckoning';
/** A land hex as `q,r`. */
export type HexKey = string;
export type DemandId = string;
export type DebtId = string;

/** One company's row of the Company Asset Board (ME-023) and its place on the tracking board. */
export interface CompanyState {
  /** Trains in the area: they pay for track, and a share costs as much influence as there are. */
  area: number;
  supply: number;
  /** Shares on the board, to be taken. */
  shares: number;
  /** Shares set aside for the draft; 0 after it. */
  prepared: number;
  /** Shares that nobody drafted: out of play (ME-084). */
  leftOver: number;
  /** The track length marker. Taiwan's bonus for star cities joins it only at the end (ME-337). */
  length: number;
}

/** What lies openly in front of a seat (ME-521, ME-522). */
export interface SeatState {
  influence: PerCompany;
  shares: PerCompany;
  /** Taiwan: White builds of this seat, each with a train in front of it (ME-262). */
  tunnels: number;
  /** How many of those trains are stand-ins, taken when the supply was empty (ME-264). */
  substitutes: number;
  /** Number of the seat's latest turn, 0 before its first (ME-126). */
  lastTurn: number;
  /** Hustle & Bustle: the face of the Signal tile; null without the module. */
  signal: 'green' | 'red' | null;
}

/** The draft of starting shares; null once it is over. */
export interface Draft {
  /** Seats still to decide, in order; the first is due. */
  picks: Seat[];
  /** 2 seats, after the split: the two groups of three. */
  groups: [Company[], Company[]] | null;
}

/** All that lies on the table openly: what the rules of a turn read and change. `G` and every view have it. */
export interface Board {
  map: MapId;
  cloakAndDagger: boolean;
  hustleAndBustle: boolean;
  peakSteam: boolean;
  /** Order of play from the start player; the Bot, if it plays, comes last. */
  order: Seat[];
  /** The Bot's seat, if it plays: it has no client, the rules play it (ME-125). */
  automata: Seat[];
  companies: Record<Company, CompanyState>;
  /** Companies with a train on a land hex, in company order. Hexes without any are left out. Lists are replaced, never changed. */
  trains: Record<HexKey, Company[]>;
  /** Ferry lines built, by id, with their company. */
  ferries: Record<string, Company>;
  /** Demand tiles still on their cities. */
  demand: Record<CityId, DemandId>;
  seats: Record<Seat, SeatState>;
  /** UK: the space that the train improvement track has reached; null in Taiwan. */
  improvement: number | null;
  /** Taiwan: the spaces of the Limit tiles; null in the UK. */
  limits: Record<Colour, number> | null;
  /** Taiwan: Boom Cities in the order of their building. */
  booms: CityId[];
  /** Taiwan: who holds the Imperial Seal, by rising seat number. */
  seal: Seat[];
  draft: Draft | null;
  /** Turns finished so far. */
  turnNo: number;
  /** Whose turn triggered the end. */
  trigger: Seat | null;
  /** Seats that have passed since the last action that was not a pass (ME-308). */
  passed: Seat[];
  /** The Bot's bag: chips left in it by company; null without a Bot. */
  bag: PerCompany | null;
  /** Debt tiles of all seats once they are revealed; null before, and without the module. */
  debts: Record<Seat, DebtId> | null;
  /** Phase `reckoning`: which marker each Seal owner has raised so far. */
  raised: Record<Seat, Colour>;
}

export interface Secret {
  /** Debt tiles that were not dealt. */
  debts: DebtId[];
  /** The Bot's Debt tile: nobody looks at it (ME-524). */
  botDebt: DebtId | null;
}

export interface Private {
  /** Cloak & Dagger: the own Debt tile; null without the module. */
  debt: DebtId | null;
}

/** One seat's stake in one company at the end. */
export interface Stake {
  influence: number;
  /** 1 is the best; equal influence shares the better rank, and the next one is skipped (ME-341). */
  rank: number;
  /** Whether another seat has the same rank. */
  tied: boolean;
  /** Value of one share. */
  value: number;
  shares: number;
  points: number;
}

/** The scoring of one company. */
export interface CompanyScore {
  /** `track` with what star cities add (Taiwan), capped: `final`. */
  length: { track: number; stars: number; bonus: number; final: number };
  stakes: Record<Seat, Stake>;
}

/** One step of breaking a tie for the highest score: `tied` went in, `left` came out. */
export interface TieStep {
  by: 'seal' | 'shares' | 'turn';
  tied: Seat[];
  left: Seat[];
}

/** Seats here include the Bot's. */
export interface MiniExpressResult extends Result {
  scores: Record<Seat, number>;
  companies: Record<Company, CompanyScore>;
  /** Empty: nobody tied. */
  ties: TieStep[];
}

export interface MiniExpress extends Board, KitState<Secret, Private> {
  automata: Seat[];
  result?: MiniExpressResult;
}

/** Public sizes of hidden zones (section 10). */
export interface Counts {
  /** Debt tiles in front of each seat, 0 or 1, the Bot's too. */
  debts: Record<Seat, number>;
  undealtDebts: number;
}

export type View = KitView<MiniExpress, Counts>;

export const defineMove = moveDefiner<MiniExpress, View>();
