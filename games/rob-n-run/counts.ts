/** Public sizes of what is hidden, and the classes on the backs of safes (section 10 of the rules). */
import { classOf } from './content/safes';
import { total } from './cards';
import { handSizes } from './seats';
import { BUILDING_IDS, type Counts, type RobNRun, type SafeClass } from './state';

export function counts(G: RobNRun): Counts {
  const { secret, players, boss } = G;
  const buildings = {} as Record<(typeof BUILDING_IDS)[number], SafeClass[]>;
  for (const building of BUILDING_IDS) buildings[building] = secret.faces[building].map(classOf);
  const reserve = secret.reserve.map(classOf);
  return {
    buildings,
    reserve: { top: reserve.at(-1) ?? null, classes: reserve.toSorted() },
    removed: secret.removed.map(classOf),
    deck: secret.deck.length,
    trash: total(secret.trash),
    middle: total(secret.middle),
    pile: total(players[boss]!.pile),
    drawn: total(players[boss]!.drawn ?? {}),
    hands: handSizes(G),
    played: Object.fromEntries(Object.entries(players).map(([seat, { played }]) => [seat, played.map(total)])),
  };
}
