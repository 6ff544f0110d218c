/** What Contacts, Fixers, Assets and gang members can do, and in which windows of a turn (EP-206, EP-217 to EP-244). */
import type { OfficerType, Stage } from '../state';

interface OnOfficers<Name extends string> {
  do: Name;
  types: readonly OfficerType[];
}

export type Effect =
  | OnOfficers<'removeOfficer'>
  | OnOfficers<'moveOfficer'>
  | OnOfficers<'avoidOne'>
  | { do: 'sellItem'; amount: number }
  | {
      do:
        | 'gainDisc' | 'avoidTile' | 'loseNotoriety' | 'movementPoint' | 'heal' | 'income' | 'key' | 'unlock'
        | 'fly' | 'gangAbility' | 'readyAll' | 'takeContact';
    };

/** O: before Travel or Rest. A: while officers are faced. V: on arrival. E: at the end of the turn. */
export type Window = 'O' | 'A' | 'V' | 'E';

export const WINDOW_OF: Readonly<Partial<Record<Stage, Window>>> = { open: 'O', avoid: 'A', arrived: 'V', after: 'E' };

/** Keys and the Helicopter are used as arguments of other moves; the Motorcycle has the window of the ability it brings. */
export const WINDOWS: Readonly<Record<Effect['do'], readonly Window[]>> = {
  removeOfficer: ['O', 'V', 'E'],
  moveOfficer: ['O', 'V', 'E'],
  gainDisc: ['O', 'V', 'E'],
  avoidTile: ['A'],
  avoidOne: ['A'],
  loseNotoriety: ['O', 'V', 'E'],
  movementPoint: ['O'],
  heal: ['O', 'A', 'V', 'E'],
  income: ['O', 'V', 'E'],
  key: [],
  unlock: ['O', 'V', 'E'],
  sellItem: ['O', 'V', 'E'],
  fly: [],
  gangAbility: ['O', 'A', 'V', 'E'],
  readyAll: ['O', 'V', 'E'],
  takeContact: ['O', 'V', 'E'],
};
