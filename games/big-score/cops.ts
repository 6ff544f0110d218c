/** The Cops Track and what its last space does (BS-195 to BS-198, BS-204, BS-205). */
import type { Seat } from '../kit/types';
import { COPS_TRACK } from './content/numbers';
import type { Turn } from './events';
import type { BigScore } from './state';

/** Index on the track of the n-th Cops token of the game (from 1). Those beyond Busted lie beside it (BS-421). */
export const spaceOfCops = (players: number, nth: number): number =>
  Math.min(COPS_TRACK.findIndex((space) => space === String(players)) + nth - 1, COPS_TRACK.length - 1);

/** How many Cops on the track bring the cops in. */
export const bustOnCops = (players: number): number =>
  COPS_TRACK.length - COPS_TRACK.findIndex((space) => space === String(players));

/** Whether a Cops token lies on Busted. */
export const copsAreHere = (G: Pick<BigScore, 'track' | 'seats'>): boolean =>
  G.track >= bustOnCops(Object.keys(G.seats).length);

/** All Cops of one reveal go on the track at once. */
export function placeCops({ G, tell }: Turn, count: number): void {
  if (count === 0) return;
  const from = G.track;
  G.track += count;
  tell({ type: 'cops', count, from, track: G.track, bust: copsAreHere(G) });
}

/** Who is still inside puts loot and the token just drawn back into the vault. */
export function bust({ G, tell }: Turn, caught: Seat[]): void {
  for (const seat of caught) {
    const boss = G.seats[seat]!;
    const lost = [...boss.loot, ...(boss.held === null ? [] : [boss.held])];
    G.secret.vault.push(...lost);
    Object.assign(boss, { place: 'busted', loot: [], held: null });
    tell({ type: 'busted', seat, lost, count: lost.length });
  }
}
