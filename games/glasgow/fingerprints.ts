/** Where fingerprints go, and when there is no place or none left for them (GT-160 to GT-164, GT-303, GT-304, GT-335). */
import { freeIcons, kindsOn, sendHome } from './backpack';
import { lose, marked } from './ending';
import type { Turn } from './events';
import { controllerOf, keeperOf } from './roles';
import type { CharacterId, FingerprintSource } from './state';

/** Whether the supply has `needed`; the match is lost if not. */
function supplied(turn: Turn, needed: number, source: FingerprintSource): boolean {
  const { supply } = turn.G;
  if (needed <= supply) return true;
  lose(turn, { cause: 'noFingerprints', source, needed, supply });
  return false;
}

/**
 * Whether each of these characters can get a fingerprint. If one has one already the match is lost by `arrest`, if the
 * supply is too small by `noFingerprints`; nothing is moved then (GT-335).
 */
export function canMark(turn: Turn, characters: CharacterId[], source: FingerprintSource): boolean {
  const arrested = marked(turn.G, characters);
  if (arrested.length === 0) return supplied(turn, characters.length, source);
  lose(turn, {
    cause: 'arrest', source, characters: arrested, needed: characters.length,
    free: characters.length - arrested.length, role: controllerOf(turn.G, arrested[0]!),
  });
  return false;
}

/** A fingerprint lies on one of the character's free icons from now on; where it comes from is the caller's. */
export function layFingerprint({ G, tell }: Turn, character: CharacterId, source: FingerprintSource): void {
  G.cards[character]!.fingerprint = true;
  tell({ type: 'fingerprint', seat: keeperOf(G, character), character, source, supply: G.supply });
}

/** A fingerprint from the supply onto a free icon. */
export function mark(turn: Turn, character: CharacterId, source: FingerprintSource): void {
  turn.G.supply -= 1;
  layFingerprint(turn, character, source);
}

/**
 * Marks all whose backpack has a free icon, or tools of one kind only, one of which goes home by itself (GT-162).
 * Returns the others: their owner has to choose a tool. Call `canMark` before.
 */
export function markAll(turn: Turn, characters: CharacterId[], source: FingerprintSource): CharacterId[] {
  const { G } = turn;
  return characters.filter((character) => {
    const kinds = kindsOn(G, character);
    if (freeIcons(G, character) === 0) {
      if (kinds.length > 1) return true;
      sendHome(turn, character, kinds[0]!);
    }
    mark(turn, character, source);
    return false;
  });
}

/** Fingerprints from the supply into the bag (GT-163). Returns whether there were enough; if not, the match is lost. */
export function markBag(turn: Turn, count: number, source: FingerprintSource): boolean {
  if (!supplied(turn, count, source)) return false;
  if (count === 0) return true;
  turn.G.supply -= count;
  turn.G.bag.fingerprint += count;
  turn.tell({ type: 'bag-fingerprints', count, source, supply: turn.G.supply });
  return true;
}
