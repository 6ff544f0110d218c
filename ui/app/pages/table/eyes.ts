/** Whose eyes a table on one device shows, and when it has to be covered first. */
import type { Seat } from '../../../../games/kit/types';

export interface Eyes {
  /** Whose view may be made; null: only what everybody may see. */
  seat: Seat | null;
  /** Who has to confirm first; null: no cover. */
  cover: Seat | null;
}

interface Seated {
  over: boolean;
  /** Seats that must act. */
  asked: Seat[];
  /** Seats with a person. */
  persons: Seat[];
}

/**
 * `holder` is the person who confirmed last. One person among bots needs no cover; with more, the device goes to the
 * next person who is asked, and the view of the holder stays only while they are asked themselves or bots are at work.
 */
export function eyesAt({ over, asked, persons }: Seated, holder: Seat | null): Eyes {
  if (persons.length <= 1) return { seat: persons[0] ?? null, cover: null };
  if (over) return { seat: null, cover: null };
  const waiting = persons.filter((seat) => asked.includes(seat));
  if (waiting.length === 0 || (holder !== null && waiting.includes(holder))) return { seat: holder, cover: null };
  return { seat: null, cover: waiting[0]! };
}
