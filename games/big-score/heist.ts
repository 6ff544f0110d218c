/** One round of Act II: rob or flee, the reveal in its order, then on to the trade or the end (BS-185 to BS-206). */
import { openCommit } from '../kit/commits';
import type { Seat } from '../kit/types';
import { drawFrom, moveAll } from '../kit/zones';
import { bust, copsAreHere, placeCops } from './cops';
import { DRIVER_DRAWS } from './content/numbers';
import type { Turn } from './events';
import { passMarker } from './marker';
import { endGame } from './scoring';
import { clockwise, isInside, seatsOf } from './seats';
import type { BigScore, VaultKind } from './state';
import { askMuscles } from './trading';

const insideSeats = (G: BigScore): Seat[] => seatsOf(G).filter((seat) => isInside(G, seat));

/** All inside seats choose again. */
export function startVaultRound(turn: Turn): void {
  const { G, tell } = turn;
  G.vaultRound += 1;
  tell({ type: 'vault-round', round: G.vaultRound, inside: insideSeats(G) });
  openCommit(G, 'choose', insideSeats(G));
  turn.enter('vault');
}

/** All fists open: steps 1 and 2 of the reveal, then abilities of those who fled. */
export function reveal(turn: Turn, choices: Record<Seat, 'rob' | 'flee'>): void {
  const { G, tell } = turn;
  const order = clockwise(G, G.marker!).filter((seat) => isInside(G, seat));
  const drawn = order
    .filter((seat) => choices[seat] === 'rob')
    .map((seat) => ({ seat, token: drawFrom(G.secret.vault, turn.random) ?? null }));
  tell({ type: 'revealed', choices, drawn });
  for (const { seat, token } of drawn) {
    if (token !== null) tell({ type: 'drew', seat, token });
    G.seats[seat]!.held = token === 'cops' ? null : token;
  }
  placeCops(turn, drawn.filter(({ token }) => token === 'cops').length);
  flee(turn, order.filter((seat) => choices[seat] === 'flee'));
  useGetaway(turn);
}

/** Who fled carries all loot out; a marker holder among them passes it on. The rest of step 3 waits in `G.waiting`. */
function flee(turn: Turn, fled: Seat[]): void {
  const { G, tell } = turn;
  for (const seat of fled) {
    const boss = G.seats[seat]!;
    tell({ type: 'fled', seat, loot: [...boss.loot], count: boss.loot.length });
    moveAll(boss.loot, boss.stash);
    boss.place = 'fled';
  }
  if (fled.includes(G.marker!)) passMarker(turn);
  G.waiting = clockwise(G, G.marker!).filter(
    (seat) => fled.includes(seat) && ['driver', 'grease'].includes(G.seats[seat]!.ability ?? ''),
  );
}

/** Drivers draw and Grease Men grab, the closest to the marker first, until one has to choose; then the reveal goes on. */
export function useGetaway(turn: Turn): void {
  const { G } = turn;
  while (G.waiting.length > 0) {
    const seat = G.waiting[0]!;
    if (G.seats[seat]!.ability === 'grease' && G.floor.length > 0) {
      G.asked = { [seat]: 'grab' };
      return turn.enter('getaway');
    }
    if (G.seats[seat]!.ability === 'driver') drawOnLeaving(turn, seat);
    G.waiting.shift();
  }
  finishReveal(turn);
}

/** The Driver's two tokens; Cops among them go back, not on the track (BS-230 to BS-233). */
function drawOnLeaving({ G, random, tell }: Turn, seat: Seat): void {
  const boss = G.seats[seat]!;
  const drawn: VaultKind[] = [];
  for (let i = 0; i < DRIVER_DRAWS; i++) {
    const token = drawFrom(G.secret.vault, random);
    if (token !== undefined) drawn.push(token);
  }
  const kept = drawn.filter((token) => token !== 'cops');
  const cops = drawn.length - kept.length;
  G.secret.vault.push(...drawn.filter((token) => token === 'cops'));
  boss.stash.push(...kept);
  boss.abilityUsed = true;
  tell({ type: 'driver-drew', seat, drawn, kept, cops, count: kept.length });
  for (const token of kept) tell({ type: 'driver-kept', seat, token });
}

/** Steps 4 and 5: the bust, or the trade; with nobody inside Act II is over. */
function finishReveal(turn: Turn): void {
  const { G } = turn;
  if (copsAreHere(G)) bust(turn, insideSeats(G));
  if (insideSeats(G).length === 0) return endGame(turn);
  askMuscles(turn, startVaultRound);
}
