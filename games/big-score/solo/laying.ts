/** Which cards fit where, and the ways to lay all cards of a type (BS-318, BS-320). */
import { typeOf } from '../content/crew';
import { jobOf } from '../content/jobs';
import type { Crew, View } from '../state';
import { ME, soloOf } from './ask';
import { laidOn } from './cover';
import { scenarioOf } from './scenarios';

/** How many cards of a type the job with this number takes; none if it is not face up. */
export function roomAt(view: Pick<View, 'jobs' | 'solo'>, number: number, type: Crew): number {
  const job = view.jobs[number - 1];
  return job ? scenarioOf(view).room(jobOf(job), laidOn(soloOf(view).places[number - 1]!), type) : 0;
}

const NUMBERS = [1, 2, 3, 4, 5, 6] as const;

/** Room for a type by job number, only where there is some. */
export const roomFor = (view: Pick<View, 'jobs' | 'solo'>, type: Crew): [number, number][] =>
  NUMBERS.flatMap((number): [number, number][] => {
    const room = roomAt(view, number, type);
    return room > 0 ? [[number, room]] : [];
  });

/** Cards of a type in the hand. */
export const ofType = (view: View, type: Crew): number => view.players[ME]!.hand.filter((card) => typeOf(card) === type).length;

/** How many cards of a type must be laid: all that find room. */
export const mustLay = (view: View, type: Crew): number =>
  Math.min(ofType(view, type), roomFor(view, type).reduce((sum, [, room]) => sum + room, 0));

/** All ways to spread so many cards over places with room, as job numbers in rising order. */
export function spreads(room: readonly [number, number][], count: number): number[][] {
  const [first, ...rest] = room;
  if (!first) return count === 0 ? [[]] : [];
  const [number, most] = first;
  return Array.from({ length: Math.min(most, count) + 1 }, (_, n) => n).flatMap((n) =>
    spreads(rest, count - n).map((others) => [...Array<number>(n).fill(number), ...others]));
}
