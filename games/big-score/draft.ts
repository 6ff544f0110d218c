/** The hire phase: dealing crew, passing hands, and the last card that needs no choice (BS-102, BS-131 to BS-138). */
import { openCommit } from '../kit/commits';
import { drawTop, moveThings } from '../kit/zones';
import { sortCards } from './content/crew';
import { BY_PLAYERS, PASS_DIRECTION } from './content/numbers';
import type { Turn } from './events';
import { leftOf, rightOf, seatsOf } from './seats';
import type { BigScore, CardId } from './state';
import { takeTrainingBack } from './training';

/** Where hands go in this round. */
export const passDirection = ({ round }: Pick<BigScore, 'round'>): 'left' | 'right' => PASS_DIRECTION[round - 1]!;

/** Deals the crew of a round, and asks for the first picks. */
export function dealCrew(turn: Turn): void {
  const { G } = turn;
  const seats = seatsOf(G);
  const { deal } = BY_PLAYERS[seats.length]!;
  for (const seat of seats) G.players[seat]!.hand = sortCards(drawTop(G.secret.crewDeck, deal));
  openCommit(G, 'pick', seats);
  turn.enter('hire');
}

/** All hands go to the neighbour at once (BS-134). */
function passHands(G: BigScore): void {
  const hands = seatsOf(G).map((seat): [string, CardId[]] => [seat, G.players[seat]!.hand]);
  const to = passDirection(G) === 'left' ? leftOf : rightOf;
  for (const [seat, hand] of hands) G.players[to(G, seat)]!.hand = hand;
}

/** When the last seat has picked: picks are laid down, hands pass, a last single card joins the picks (BS-136). */
export function pickTogether(turn: Turn, picks: [string, CardId][]): void {
  const { G, tell } = turn;
  for (const [seat, card] of picks) moveThings(G.players[seat]!.hand, G.players[seat]!.picks, [card]);
  passHands(G);
  const left = G.players['0']!.hand.length;
  tell({ type: 'all-picked', left, direction: passDirection(G) });
  if (left > 1) return openCommit(G, 'pick', seatsOf(G));
  for (const own of Object.values(G.players)) moveThings(own.hand, own.picks, [...own.hand]);
  takeTrainingBack(turn);
  openCommit(G, 'assign', seatsOf(G));
  turn.enter('assign');
}
