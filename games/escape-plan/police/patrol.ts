/** Patrol cards close Exits and bring officers (EP-061 to EP-065, EP-337). */
import { drawTop } from '../../kit/zones';
import { PATROL_REVEALS } from '../content/numbers';
import { EXIT_STACKS, PATROL_CARDS } from '../content/tokens';
import type { Turn } from '../events';
import { postOfficer } from './officers';
import { exitLocation, tileOfSpace } from '../city/spaces';
import type { ExitNumber, ExitStack, Open } from '../state';

type Patrolled = Pick<Open, 'patrol'>;

const EXITS: readonly ExitNumber[] = [1, 2, 3];
/** So many cards close an Exit (EP-062). */
const CLOSING = 2;

export const cardsAt = ({ patrol }: Patrolled, exit: ExitNumber): number =>
  patrol.filter((card) => PATROL_CARDS[card]!.exit === exit).length;

export const isExitClosed = (open: Patrolled, exit: ExitNumber): boolean => cardsAt(open, exit) >= CLOSING;

/** Exits in the order in which they closed. */
function closedExits({ patrol }: Patrolled): ExitNumber[] {
  const closings = patrol.filter((card, i) => cardsAt({ patrol: patrol.slice(0, i + 1) }, PATROL_CARDS[card]!.exit) === CLOSING);
  return [...new Set(closings.map((card) => PATROL_CARDS[card]!.exit))];
}

/** The stack of a closed Exit: A for the first that closed, B for the second (EP-064). */
export function exitStack(open: Patrolled, exit: ExitNumber): ExitStack | undefined {
  const place = closedExits(open).indexOf(exit);
  return place < 0 ? undefined : EXIT_STACKS[place];
}

/** Day 3 leaves one Exit open (EP-063). Undefined before. */
export function lastExit(open: Pick<Open, 'patrol' | 'day'>): ExitNumber | undefined {
  return open.day === 3 ? EXITS.find((exit) => !isExitClosed(open, exit)) : undefined;
}

/** Reveals the day's Patrol cards. */
export function layPatrols({ G, tell }: Turn): void {
  for (const card of drawTop(G.secret.patrolDeck, PATROL_REVEALS[G.day])) {
    const { exit, officer } = PATROL_CARDS[card]!;
    G.patrol.push(card);
    const location = exitLocation(G, exit);
    const posted = location !== undefined && postOfficer(G, tileOfSpace(location), officer);
    tell({ type: 'patrol-laid', card, exit, officer, closed: isExitClosed(G, exit), posted });
  }
}
