/** Whose eyes a table on one device shows, and when it has to be covered first. */
import type { Seat } from '../../../../games/kit/types';

export interface Eyes {
  /** Whose view may be made; null: only what everybody may see. */
  seat: Seat | null;
  /** Who has to confirm first; null: no cover. */
  cover: Seat | null;
}

/** Who has the device. */
export interface Hold {
  /** Who confirmed last. */
  holder: Seat | null;
  /** Who was given it at a wish, though the table would have passed it to others. */
  called: Seat | null;
  /** Number of the state in which that was. */
  at: number;
}

export const NOBODY: Hold = { holder: null, called: null, at: 0 };

interface Seated {
  over: boolean;
  /** Seats that may act. */
  asked: Seat[];
  /** Those of them without whom the game does not go on. */
  must: Seat[];
  /** Seats with a person. */
  persons: Seat[];
  /** No seat has anything to hide now. */
  uncovered: boolean;
  /** Number of the present state. */
  stateID: number;
}

/**
 * One person among bots needs no cover. With more, the device goes to the next person who must act, and the view of the
 * holder stays only while that is they or bots are at work. Who merely may act gets the device when somebody hands it
 * over, and keeps it until the next move. While nobody has anything to hide, all may look, and nobody holds it.
 */
export function eyesAt({ over, asked, must, persons, uncovered, stateID }: Seated, { holder, called, at }: Hold): Eyes {
  if (persons.length <= 1) return { seat: persons[0] ?? null, cover: null };
  if (over) return { seat: null, cover: null };
  const next = persons.filter((seat) => must.includes(seat));
  if (uncovered) return { seat: next[0] ?? null, cover: null };
  if (called !== null && asked.includes(called) && (at === stateID || next.length === 0))
    return called === holder ? { seat: called, cover: null } : { seat: null, cover: called };
  if (next.length === 0 || (holder !== null && next.includes(holder))) return { seat: holder, cover: null };
  return { seat: null, cover: next[0]! };
}

/** Persons that the device can be handed to instead of to whom it shows or names now. */
export const othersAsked = ({ over, asked, persons }: Pick<Seated, 'over' | 'asked' | 'persons'>, { seat, cover }: Eyes): Seat[] =>
  over || persons.length <= 1 ? [] : persons.filter((other) => asked.includes(other) && other !== seat && other !== cover);
