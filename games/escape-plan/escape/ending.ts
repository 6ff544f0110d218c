/** The end of the game: whoever is still in the city is arrested, all is shown, the best escape wins (EP-250, EP-261, EP-262). */
import type { Seat } from '../../kit/types';
import type { Turn } from '../events';
import { ranking, scoreOf, soloRank } from './scoring';
import { seatsOf } from '../seats';
import type { EscapePlan, EscapePlanResult, Private } from '../state';

function reckon(G: EscapePlan): EscapePlanResult {
  const seats = seatsOf(G);
  const { arrested, ...secret } = G.secret;
  const players: Record<Seat, Private> = Object.fromEntries(seats.map((seat) => [seat, { ...G.players[seat]!, ...arrested[seat] }]));
  const sheets = Object.fromEntries(seats.map((seat) => [seat, scoreOf(G, seat, players[seat]!)]));
  const ranks = ranking(G, sheets);
  ranks.forEach((seat, place) => (sheets[seat]!.rank = place + 1));
  const [winner] = ranks;
  return {
    winners: winner === undefined ? [] : [winner],
    scores: Object.fromEntries(seats.map((seat) => [seat, sheets[seat]!.total])),
    sheets,
    ...(seats.length === 1 && { solo: winner === undefined ? null : soloRank(sheets[winner]!.total) }),
    // A copy: the result is shown to all and must not share parts with what is not.
    shown: JSON.parse(JSON.stringify({ players, secret })) as EscapePlanResult['shown'],
  };
}

export function endGame({ G, tell }: Turn): void {
  for (const board of Object.values(G.boards))
    if (board.status === 'city') Object.assign(board, { status: 'arrested', pawn: null });
  G.turn = null;
  G.queue = [];
  G.asked = {};
  const result = reckon(G);
  G.result = result;
  tell({ type: 'game-over', escaped: G.escapes.length });
  for (const seat of G.escapes) tell({ type: 'scored', seat, total: result.scores[seat]! });
  const [winner] = result.winners;
  if (winner === undefined) tell({ type: 'nobody-won' });
  else tell({ type: 'won', seat: winner, total: result.scores[winner]! });
}
