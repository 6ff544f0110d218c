/** The numbers and tiles that both maps share (ME-018 to ME-024, ME-031). Every table here may be replaced without touching code. */
import type { Colour, Company } from '../companies';

/** ME-018 */
export const TRAINS_PER_COMPANY = 25;

/** ME-021: the influence tracks. */
export const INFLUENCE = { min: 0, max: 10, start: 0 };

/** ME-022, ME-389: the ends of the track length track, without and with its extension. */
export const TRACK_LENGTH = { max: 15, maxWithPeakSteam: 20 };

/** ME-301 */
export const EXHAUSTED_TO_END = 2;

/** ME-072: shares that are drafted at the start. */
export const DRAFT_COMPANIES: readonly Colour[] = ['brown', 'grey', 'orange'];

export interface SetupRow {
  seats: number;
  /** Shares of each company on the board. */
  boardShares: number;
  /** Shares of each drafted company that are set aside. */
  draftShares: number;
  draftMethod: 'split' | 'snake';
  sharesPerSeat: number;
  leftOver: number;
}

/** ME-068 to ME-071. What is left of a company's 9 shares stays in the box (ME-019, ME-067). */
export const SETUP_BY_SEATS: readonly SetupRow[] = [
  { seats: 2, boardShares: 4, draftShares: 2, draftMethod: 'split', sharesPerSeat: 3, leftOver: 0 },
  { seats: 3, boardShares: 5, draftShares: 2, draftMethod: 'snake', sharesPerSeat: 2, leftOver: 0 },
  { seats: 4, boardShares: 5, draftShares: 3, draftMethod: 'snake', sharesPerSeat: 2, leftOver: 1 },
  { seats: 5, boardShares: 5, draftShares: 4, draftMethod: 'snake', sharesPerSeat: 2, leftOver: 2 },
];

export interface ShareValue {
  length: number;
  /** For the highest influence, the second, and all below. */
  first: number;
  second: number;
  other: number;
}

/** ME-343, ME-391: one row for each final track length. */
export const SHARE_VALUES: readonly ShareValue[] = [
  { length: 0, first: 0, second: 0, other: 0 },
  { length: 1, first: 1, second: 1, other: 0 },
  { length: 2, first: 2, second: 1, other: 0 },
  { length: 3, first: 3, second: 2, other: 0 },
  { length: 4, first: 4, second: 2, other: 1 },
  { length: 5, first: 5, second: 3, other: 1 },
  { length: 6, first: 6, second: 3, other: 1 },
  { length: 7, first: 7, second: 4, other: 1 },
  { length: 8, first: 8, second: 4, other: 2 },
  { length: 9, first: 9, second: 5, other: 2 },
  { length: 10, first: 10, second: 5, other: 2 },
  { length: 11, first: 11, second: 6, other: 2 },
  { length: 12, first: 12, second: 6, other: 3 },
  { length: 13, first: 13, second: 7, other: 3 },
  { length: 14, first: 14, second: 7, other: 3 },
  { length: 15, first: 15, second: 8, other: 3 },
  { length: 16, first: 16, second: 8, other: 4 },
  { length: 17, first: 17, second: 9, other: 4 },
  { length: 18, first: 18, second: 9, other: 4 },
  { length: 19, first: 19, second: 10, other: 4 },
  { length: 20, first: 20, second: 10, other: 5 },
];

export interface DemandTile {
  id: string;
  icons: Company[];
  /** Influence in as many different companies of one's choice. */
  wildIcons: number;
  count: number;
}

/** ME-020 */
export const DEMAND_TILES: readonly DemandTile[] = [
  { id: 'brown-grey', icons: ['brown', 'grey'], wildIcons: 0, count: 4 },
  { id: 'brown-orange', icons: ['brown', 'orange'], wildIcons: 0, count: 4 },
  { id: 'brown-white', icons: ['brown', 'white'], wildIcons: 0, count: 4 },
  { id: 'grey-orange', icons: ['grey', 'orange'], wildIcons: 0, count: 4 },
  { id: 'grey-white', icons: ['grey', 'white'], wildIcons: 0, count: 4 },
  { id: 'orange-white', icons: ['orange', 'white'], wildIcons: 0, count: 4 },
  { id: 'brown-brown', icons: ['brown', 'brown'], wildIcons: 0, count: 1 },
  { id: 'grey-grey', icons: ['grey', 'grey'], wildIcons: 0, count: 1 },
  { id: 'orange-orange', icons: ['orange', 'orange'], wildIcons: 0, count: 1 },
  { id: 'white-white', icons: ['white', 'white'], wildIcons: 0, count: 1 },
  { id: 'wild', icons: [], wildIcons: 2, count: 4 },
];

export interface DebtTile {
  id: string;
  penalties: { company: Company; influence: number }[];
}

/** ME-386 */
export const DEBT_TILES: readonly DebtTile[] = [
  { id: 'debt-brown-grey', penalties: [{ company: 'brown', influence: -1 }, { company: 'grey', influence: -1 }] },
  { id: 'debt-brown-orange', penalties: [{ company: 'brown', influence: -1 }, { company: 'orange', influence: -1 }] },
  { id: 'debt-brown-white', penalties: [{ company: 'brown', influence: -1 }, { company: 'white', influence: -1 }] },
  { id: 'debt-grey-orange', penalties: [{ company: 'grey', influence: -1 }, { company: 'orange', influence: -1 }] },
  { id: 'debt-grey-white', penalties: [{ company: 'grey', influence: -1 }, { company: 'white', influence: -1 }] },
  { id: 'debt-orange-white', penalties: [{ company: 'orange', influence: -1 }, { company: 'white', influence: -1 }] },
];

/** ME-410, ME-412 */
export const BOT = {
  chips: { brown: 3, grey: 3, orange: 3, white: 3 },
  takesShareAtOrBelow: 1,
};
