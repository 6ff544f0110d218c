/** How a match ends (RR-280, RR-295 to RR-303). */
import { RATINGS, TERMINAL_BONUS } from './content/numbers';
import { scenarioOf } from './content/scenarios';
import type { Turn } from './events';
import { TERMINALS, type Open, type RatingId, type RobNRun, type RobResult, type Terminal } from './state';

/** The terminal on which the car stands, if any. */
export const terminalAt = ({ scenario, car }: Pick<Open, 'scenario' | 'car'>): Terminal | undefined =>
  TERMINALS.find((terminal) => scenarioOf(scenario).terminals[terminal] === car);

/** The rating of a score: the highest row that it reaches (RR-302). */
export const ratingOf = (score: number): RatingId => RATINGS.findLast(({ min }) => score >= min)!.id;

/** Ends the match with the same result for all (RR-303). */
function end(G: RobNRun, result: Omit<RobResult, 'winners' | 'raids'>): void {
  G.asked = {};
  G.result = { winners: result.won ? Object.keys(G.players) : [], ...result, raids: G.raids };
}

export function win({ G, tell }: Turn, terminal: Terminal): void {
  const score = G.treasury + TERMINAL_BONUS[terminal];
  end(G, { won: true, terminal, score, rating: ratingOf(score), reason: null });
  tell({ type: 'won', terminal, score, rating: ratingOf(score) });
}

export function lose({ G, tell }: Turn, reason: NonNullable<RobResult['reason']>): void {
  end(G, { won: false, terminal: null, score: null, rating: null, reason });
  tell(reason === 'caught' ? { type: 'caught', space: G.officer } : { type: 'stranded' });
}
