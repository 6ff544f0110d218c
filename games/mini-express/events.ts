/** The public events of Mini Express, as moves tell them into the log: for wording and for animation alike. */
import type { Play } from '../kit/move';
import type { Seat } from '../kit/types';
import type { Colour, Company } from './companies';
import type { CityId, Hex } from './content/map';
import type { Board, DebtId, DemandId, MiniExpress, TieStep } from './state';

/** A discriminated union by `type`; `seat` is whose story it is, the Bot's too. `now` is where a marker stands after it. */
export type MiniExpressEvent =
  // Draft
  | { type: 'draft-split'; seat: Seat; single: Colour; groups: [Company[], Company[]] }
  | { type: 'group-chosen'; seat: Seat; index: number; shares: Company[]; company: Company; second: Company }
  | { type: 'share-drafted'; seat: Seat; company: Company }
  | { type: 'share-left'; company: Company; count: number; now: number }
  /** The draft is over, `seat` begins. */
  | { type: 'play-began'; seat: Seat; order: Seat[] }
  // Actions; `length`: how far the marker moved
  | { type: 'track-built'; seat: Seat; company: Colour; city: CityId; route: Hex[]; count: number; length: number; now: number }
  | { type: 'ferry-built'; seat: Seat; company: Colour; ferry: string; city: CityId; length: number; now: number }
  | { type: 'underground-built'; seat: Seat; id: string; hex: Hex; length: number; now: number }
  | { type: 'tunnel-built'; seat: Seat; start: CityId; city: CityId; route: Hex[]; count: number; length: number; now: number }
  /** `paid`: influence given for it; `restocked`: trains that the company got. */
  | { type: 'share-taken'; seat: Seat; company: Company; paid: number; restocked: number; now: number }
  | { type: 'passed'; seat: Seat }
  // What follows from actions
  | { type: 'compensated'; company: Company; count: number; now: number }
  | { type: 'key-reached'; company: Company; city: CityId; now: number }
  | { type: 'influence-gained'; seat: Seat; company: Company; count: number; now: number }
  /** Gained in vain: the marker stands at the top, or below a Limit tile. */
  | { type: 'influence-lost'; seat: Seat; company: Company; count: number; now: number }
  | { type: 'tile-gone'; city: CityId; tile: DemandId }
  | { type: 'track-improved'; now: number }
  /** UK: restock and limit of brown, grey and orange have grown. */
  | { type: 'faster-trains'; restock: number; limit: number }
  /** Taiwan: influence paid for dealing with White; `limit`: the space of the Limit tile now. */
  | { type: 'colour-paid'; seat: Seat; company: Colour; now: number; limit: number; lowered: boolean }
  | { type: 'pushed-down'; seat: Seat; company: Colour; now: number }
  | { type: 'boom-city'; city: CityId; star: boolean; left: number }
  /** A White train taken in front of the seat; `count`: its White builds so far. */
  | { type: 'white-train'; seat: Seat; count: number; substitute: boolean }
  | { type: 'seal-gained'; seat: Seat; count: number }
  | { type: 'seal-lost'; seat: Seat }
  // Turns
  /** The Bot drew a company and a target city (ME-410, ME-411); `none`: every city is full. */
  | { type: 'bot-drew'; seat: Seat; company: Company; city: CityId | 'none' }
  | { type: 'signals-green' }
  /** `from` named `seat` to play next; `auto`: there was nobody else. */
  | { type: 'next-named'; seat: Seat; from: Seat; auto: boolean }
  | { type: 'end-triggered'; seat: Seat; companies: Company[] }
  | { type: 'all-passed' }
  // Reckoning
  | { type: 'debt-revealed'; seat: Seat; tile: DebtId }
  | { type: 'debt-paid'; seat: Seat; company: Company; count: number; now: number }
  | { type: 'seal-raised'; seat: Seat; company: Colour; now: number }
  | { type: 'seal-lowered'; seat: Seat; company: Colour; now: number }
  /** A marker that could not be lowered cost White influence instead (ME-331). */
  | { type: 'seal-penalty'; seat: Seat; company: Colour; count: number; now: number }
  | { type: 'star-bonus'; company: Company; stars: number; bonus: number; now: number }
  | { type: 'game-over'; winners: Seat[]; totals: Record<Seat, number> }
  | { type: 'tie-broken'; seat: Seat; by: TieStep['by']; tied: Seat[] }
  | { type: 'won'; seat: Seat; total: number };

type Tell = (event: MiniExpressEvent) => void;

/** What actions use: the open table, whose action it is, and the log. Runs on `G`, and on copies of a view alike. */
export interface Deed {
  G: Board;
  seat: Seat;
  tell: Tell;
}

/** What rules beyond an action use: `Play` with this game's events. */
export type Turn = Omit<Play<MiniExpress>, 'tell'> & { tell: Tell };
