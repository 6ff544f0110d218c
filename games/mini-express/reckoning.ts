/** Before scoring: debts, the Seal, the bonus for star cities (ME-315 to ME-340). */
import type { Seat } from '../kit/types';
import { botRaise } from './bot-seat';
import { COMPANIES, type Colour } from './companies';
import { DEBT_TILES } from './content/tables';
import type { Turn } from './events';
import { lose } from './influence';
import { finalLength, reckonScores } from './scoring';
import { lowerOthers, raiseMarker } from './seal';
import type { Board, MiniExpress } from './state';

/** The game is over: everything up to the first choice of a Seal owner, or to the end. */
export function reckon(turn: Turn): void {
  payDebts(turn);
  askNextOwner(turn);
}

/** Cloak & Dagger: all Debt tiles are revealed and their losses applied (ME-315, ME-317). */
function payDebts({ G, tell }: Turn): void {
  if (!G.cloakAndDagger) return;
  const tileOf = (seat: Seat) => (G.automata.includes(seat) ? G.secret.botDebt : G.players[seat]!.debt)!;
  G.debts = Object.fromEntries(Object.keys(G.seats).map((seat) => [seat, tileOf(seat)]));
  G.secret.botDebt = null;
  for (const [seat, tile] of Object.entries(G.debts)) {
    tell({ type: 'debt-revealed', seat, tile });
    for (const { company, influence } of DEBT_TILES.find(({ id }) => id === tile)!.penalties) {
      const count = lose(G, seat, company, -influence);
      tell({ type: 'debt-paid', seat, company, count, now: G.seats[seat]!.influence[company] });
    }
  }
}

/** Owners of the Seal in reverse turn order (ME-332). */
export const ownersInReverse = ({ seal, seats }: Pick<Board, 'seal' | 'seats'>): Seat[] =>
  [...seal].sort((a, b) => seats[b]!.lastTurn - seats[a]!.lastTurn);

/** Asks the next owner who has not raised a marker; after the last, all lower theirs. */
function askNextOwner(turn: Turn): void {
  const { G } = turn;
  const owner = ownersInReverse(G).find((seat) => !Object.hasOwn(G.raised, seat));
  if (owner === undefined) return finish(turn);
  if (G.automata.includes(owner)) return raise(turn, owner, botRaise(G, owner));
  G.asked = { [owner]: 'raise' };
  turn.enter('reckoning');
}

/** An owner has chosen which marker goes up. */
export function raise(turn: Turn, seat: Seat, colour: Colour): void {
  raiseMarker({ ...turn, seat }, colour);
  turn.G.raised[seat] = colour;
  askNextOwner(turn);
}

function finish(turn: Turn): void {
  const { G, tell } = turn;
  for (const seat of ownersInReverse(G)) lowerOthers({ G, seat, tell }, G.raised[seat]!);
  for (const company of COMPANIES) {
    const { stars, bonus, final } = finalLength(G, company);
    if (bonus > 0) tell({ type: 'star-bonus', company, stars, bonus, now: final });
  }
  endGame(G, tell);
}

function endGame(G: MiniExpress, tell: Turn['tell']): void {
  const result = reckonScores(G);
  G.asked = {};
  G.result = result;
  tell({ type: 'game-over', winners: result.winners, totals: result.scores });
  for (const { by, tied, left } of result.ties) if (left.length === 1) tell({ type: 'tie-broken', seat: left[0]!, by, tied });
  for (const seat of result.winners) tell({ type: 'won', seat, total: result.scores[seat]! });
}
