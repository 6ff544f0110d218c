/** Figures of the rules: pieces, days, tracks, fees, points. Those of our own making are listed in section 12 of the rules. */
import type { Day, Slot, SoloRank } from '../state';

export interface PlayerRow {
  /** Cubes that close a Business (EP-157). */
  closeAt: number;
  keysEach: number;
  exitCost: 'solo' | 'small' | 'large';
  inspector: boolean;
  /** Starting cash by first turn order (EP-044). */
  startCash: readonly number[];
}

export const BY_PLAYERS: Readonly<Record<number, PlayerRow>> = {
  1: { closeAt: 2, keysEach: 1, exitCost: 'solo', inspector: true, startCash: [6] },
  2: { closeAt: 2, keysEach: 2, exitCost: 'small', inspector: true, startCash: [6, 6] },
  3: { closeAt: 2, keysEach: 2, exitCost: 'small', inspector: false, startCash: [6, 6, 7] },
  4: { closeAt: 3, keysEach: 3, exitCost: 'large', inspector: false, startCash: [6, 6, 7, 7] },
  5: { closeAt: 3, keysEach: 3, exitCost: 'large', inspector: false, startCash: [6, 6, 7, 7, 8] },
};

export const LAST_DAY: Day = 3;
export const TILES_PER_DAY = 4;
export const PATROL_REVEALS: Readonly<Record<Day, number>> = { 1: 2, 2: 2, 3: 1 };
/** In these only a disc buys a turn (EP-071). */
export const DISC_SLOTS: readonly Slot[] = ['night', 'dawn'];

/** City tiles lie at most so far from one of the start tiles' cells (EP-091). */
export const CITY_RADIUS = 3;
export const OFFICERS_PER_TYPE = 10;
export const DISPLAY_SIZE = 7;
export const GAS_CANS = 6;
export const GANG_SIZE = 2;

export const CONTACT_SPACES = 5;
export const ITEM_SPACES = 5;
export const GAS_SPACES = 2;
export const DISC_SPACES = 2;
export const KEY_SPACES = 3;
export const NOTORIETY_CUBES = 4;
export const INCOME_CUBES = 9;
export const WOUND_CUBES = 3;
export const CONTROL_MARKERS = 2;

/** By Asset space: what its Asset costs to use, and what a used one is worth in the end (EP-213, EP-257). */
export const ASSET_PRICES: readonly number[] = [5, 4, 3, 2, 1];
export const ASSET_BONUS: readonly number[] = [15, 12, 9, 6, 3];

/** Income by cubes taken off the track (EP-156). */
export const INCOME: readonly number[] = [9, 8, 7, 6, 5, 5, 4, 4, 3, 3];
export const TOP_POSITION = 12;
/** Points lost by Notoriety position (EP-260). */
export const NOTORIETY_PENALTY: readonly number[] = [0, 0, 5, 10, 15, 20, 25, 30, 40, 50, 60, 75, 90];

/** Movement points of a Travel (EP-102). */
export const MOVEMENT = 3;
/** Tiles that a Heliport or the Helicopter reaches (EP-116). */
export const FLIGHT = 2;
export const GANG_FEE = 5;
export const CHURCH_FEE = 1;
/** Hospital fees for 1, 2, 3 Wounds (EP-193). */
export const HOSPITAL_FEES: readonly number[] = [1, 3, 6];
export const EQUIPMENT_A_VISIT = 2;

/** Exit Costs: by how many left before, and with one human by slot (EP-205, EP-289). */
export const EXIT_COSTS: Readonly<Record<'small' | 'large', readonly number[]>> = { small: [0, 5, 10], large: [0, 3, 6, 10, 15] };
export const SOLO_EXIT_COSTS: Readonly<Record<Slot, number>> = { morning: 0, afternoon: 2, evening: 4, night: 6, dawn: 8 };

export const WOUND_POINTS = -15;
export const HANDCUFF_POINTS = -30;
/** Points by uncovered Contacts (EP-256). */
export const CONTACT_BONUS: readonly number[] = [0, 5, 15, 35, 65, 100];
/** Best first (EP-291). */
export const SOLO_RANKS: readonly { id: SoloRank; from: number }[] = [
  { id: 'legend', from: 450 },
  { id: 'mastermind', from: 350 },
  { id: 'professional', from: 250 },
  { id: 'pettyThief', from: 0 },
];
