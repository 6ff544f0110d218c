/** The cards of a raid as a seat could imagine them: hands, deck, trash, middle, pile, and who has played what. */
import type { Chance, Seat } from '../kit/types';
import { addCards, emptyRow, emptyZone, picture, spread, takeCards, total, zoneOf } from './cards';
import { needsOf } from './needs';
import { accomplicesOf } from './seats';
import { allCards } from './setup';
import { TOOLS, type Card, type Fact, type RobNRun, type Row, type Zone } from './state';

/** Cards that the viewer cannot place, of which all hidden zones are filled. */
class Pool {
  constructor(public cards: Card[], readonly random: Chance) {
    this.cards = random.Shuffle(cards);
  }
  /** Takes one card of a kind that fits; nothing if there is none. */
  take(fits: (card: Card) => boolean): Card | undefined {
    const at = this.cards.findIndex(fits);
    return at < 0 ? undefined : this.cards.splice(at, 1)[0];
  }
  /** So many cards as a zone. */
  zone(count: number): Zone {
    return zoneOf(this.cards.splice(0, count));
  }
}

const ABOUT_HANDS: readonly Fact['what'][] = ['hand', 'most-held', 'mark', 'cleared-kinds', 'given-card'];

/** Seats whose hands the viewer has been shown, or heard of, in this round: they keep them, and what they play from them. */
function shownSeats({ raid, players, boss }: RobNRun, viewer: Seat | null): Set<Seat> {
  const notes = [...raid!.notes, ...(viewer === null ? [] : players[viewer]!.notes)];
  const facts = notes.filter(({ round }) => round === raid!.round).map(({ fact }) => fact);
  const seen = viewer === boss && raid!.doing?.seat ? [raid!.doing.seat] : [];
  return new Set([...seen, ...facts.flatMap((fact) => (ABOUT_HANDS.includes(fact.what) && 'seat' in fact ? [fact.seat] : []))]);
}

/** Cards of others in each past round: rows and bags as all know them, and wrong cards that the viewer could imagine. */
function pastPiles(G: RobNRun, viewer: Seat | null, pool: Pool): Zone[] | undefined {
  const needs = needsOf(G.players[G.boss]!.safes);
  const rows: Row = emptyRow();
  const piles: Zone[] = [];
  for (const [i, { row, pile }] of G.raid!.sorted.entries()) {
    const own = viewer === null ? undefined : G.players[viewer]!.played[i];
    const wrong = emptyZone();
    for (const tool of TOOLS) {
      rows[tool] += row[tool];
      for (let n = row[tool]; n < (own?.[tool] ?? 0); n++) if (pool.take((card) => card === tool)) wrong[tool] += 1;
    }
    while (total(wrong) < pile) {
      const card = pool.take((kind) => kind !== 'bag' && needs[kind] === rows[kind]);
      if (card === undefined) return undefined;
      wrong[card] += 1;
    }
    piles.push(wrong);
  }
  return piles;
}

/** The wrong cards of each past round as they were. */
const truePiles = (G: RobNRun): Zone[] =>
  G.raid!.sorted.map(({ row }, i) => {
    const wrong = emptyZone();
    for (const tool of TOOLS)
      wrong[tool] = accomplicesOf(G).reduce((sum, seat) => sum + G.players[seat]!.played[i]![tool], 0) - row[tool];
    return wrong;
  });

/** Who of the others played which card in each past round is dealt anew. */
function redealPast(G: RobNRun, viewer: Seat | null, piles: Zone[], random: Chance): void {
  G.raid!.sorted.forEach(({ row, bags }, i) => {
    const middle: Zone = { ...row, bag: bags };
    addCards(middle, piles[i]!);
    const others = accomplicesOf(G).filter((seat) => seat !== viewer);
    if (viewer !== null && viewer !== G.boss) takeCards(middle, G.players[viewer]!.played[i]!);
    const cards = random.Shuffle(spread(middle));
    for (const seat of others) {
      const { played } = G.players[seat]!;
      const count = total(played[i]!);
      played[i] = zoneOf(cards.splice(0, count));
    }
  });
}

/** The alarm pile of these wrong cards, less as many as H15 has taken away; those are in the pool again. */
function pileOf(piles: Zone[], size: number, pool: Pool): Zone {
  const cards = pool.random.Shuffle(piles.flatMap(spread));
  pool.cards.push(...cards.splice(size));
  return zoneOf(cards);
}

/** All 61 cards without those in `zones`. */
function without(zones: readonly Partial<Zone>[]): Card[] {
  const left = zoneOf(allCards());
  for (const zone of zones) takeCards(left, zone);
  return spread(left);
}

/** Deals everything that is hidden from the viewer anew. Returns false if these safes cannot be. */
export function dealRaid(G: RobNRun, viewer: Seat | null, random: Chance): boolean {
  const { secret, players, boss } = G;
  const raid = G.raid!;
  const own = players[boss]!;
  const shown = shownSeats(G, viewer);
  const knowsPile = viewer === boss || raid.notes.some(({ fact }) => fact.what === 'pile');
  const kept = accomplicesOf(G).filter((seat) => seat === viewer || shown.has(seat));
  const acting = total(secret.middle) > 0;
  const playing = kept.map((seat) => (acting ? players[seat]!.played.at(-1)! : emptyZone()));
  const fixed = [{ ...raid.rows, bag: raid.bags }, ...kept.map((seat) => players[seat]!.hand), ...playing, ...(knowsPile ? [own.pile] : []), ...(viewer === boss && own.drawn ? [own.drawn] : [])];
  const pool = new Pool(without(fixed), random);

  const piles = knowsPile ? truePiles(G) : pastPiles(G, viewer, pool);
  if (!piles) return false;
  if (!knowsPile) own.pile = pileOf(piles, total(own.pile), pool);
  redealPast(G, viewer, piles, random);
  pool.cards = random.Shuffle(pool.cards);

  const middle = emptyZone();
  for (const zone of playing) addCards(middle, zone);
  for (const seat of accomplicesOf(G).filter((other) => !kept.includes(other))) {
    const each = players[seat]!;
    each.hand = pool.zone(total(each.hand));
    if (!acting) continue;
    each.played[raid.round - 1] = pool.zone(total(each.played[raid.round - 1]!));
    addCards(middle, each.played[raid.round - 1]!);
  }
  if (viewer !== boss && own.drawn) own.drawn = picture(pool.zone(total(own.drawn)));
  if (own.seen) own.seen = picture(players[raid.doing!.seat!]!.hand);
  secret.middle = middle;
  secret.trash = pool.zone(total(secret.trash));
  secret.deck = pool.cards;
  return true;
}
