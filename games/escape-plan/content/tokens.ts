/** Locker and Exit tiles, keys and Patrol cards (EP-034, EP-035, EP-037, EP-179, EP-181, EP-184). */
import { COLOURS, type ExitNumber, type ExitStack, type LockerColour, type OfficerType, type PatrolId, type Stack } from '../state';

export interface Locker {
  /** What Notoriety position and uncovered Contacts must reach together. */
  need: number;
  /** Tiles drawn beside one an uncovered Contact. */
  draw: number;
}

export const LOCKERS: Readonly<Record<LockerColour, Locker>> = {
  green: { need: 2, draw: 1 },
  black: { need: 5, draw: 0 },
  brown: { need: 7, draw: -1 },
};

/** The values in each stack: known to all, their order to nobody. */
export const STACK_VALUES: Readonly<Record<Stack, readonly number[]>> = {
  green: [0, 30, 30, 50, 50],
  black: [0, 70, 70, 100, 100],
  brown: [0, 100, 100, 140, 140],
  A: [20, 30, 40, 50, 60],
  B: [30, 40, 50, 60, 70],
};

/** The stack of the first Exit to close, then that of the second. */
export const EXIT_STACKS: readonly ExitStack[] = ['A', 'B'];

/** Keys by the number of their Safe House, from 1: the key space with the number's index holds them. */
export const KEY_COLOURS: readonly LockerColour[] = COLOURS;

export interface PatrolCard {
  exit: ExitNumber;
  officer: OfficerType;
}

export const PATROL_CARDS: Readonly<Record<PatrolId, PatrolCard>> = {
  PC1: { exit: 1, officer: 'swat' },
  PC2: { exit: 1, officer: 'federal' },
  PC3: { exit: 2, officer: 'swat' },
  PC4: { exit: 2, officer: 'county' },
  PC5: { exit: 3, officer: 'federal' },
  PC6: { exit: 3, officer: 'county' },
};
