/** The row of the crew in Betray the Traitor: tokens lie on its cards, the fewest first (BS-402 to BS-408). */
import { drawTop, moveAll } from '../../kit/zones';
import { sortCards, typeOf } from '../content/crew';
import type { Turn } from '../events';
import { CREW, type BigScore, type CardId, type Crew, type VaultKind } from '../state';
import { bossOf, ME, soloOf } from './ask';
import type { RowCard } from './state';
import { takeOut } from './tokens';
import type { VaultRules } from './vault-rules';

/** BS-406 */
const TRAITORS = 2;

const hasCops = ({ tokens }: RowCard): boolean => tokens.includes('cops');
const cardOf = (row: RowCard[], type: Crew): RowCard => row.find(({ card }) => typeOf(card) === type)!;

/** The cards with the fewest tokens, Cops counted; for Cops those of them without any. */
function spacesFor(row: readonly RowCard[], token: VaultKind): Crew[] {
  const fewest = Math.min(...row.map(({ tokens }) => tokens.length));
  return row.filter((place) => place.tokens.length === fewest && (token !== 'cops' || !hasCops(place))).map(({ card }) => typeOf(card));
}

/** Lays a token that was drawn on the card of a type. */
export function layOnRow({ G, tell }: Turn, token: VaultKind, type: Crew): void {
  cardOf(soloOf(G).row, type).tokens.push(token);
  tell(token === 'cops' ? { type: 'cops-on-crew', seat: ME, crew: type } : { type: 'token-on-crew', seat: ME, token, crew: type });
}

/** Set-up of Act II: one card of each type that was used makes the row, the others are shuffled for the flight. */
export function layRow({ G, random, tell }: Turn): void {
  const solo = soloOf(G);
  const cards = sortCards(solo.aside);
  const first = CREW.flatMap((type): CardId[] => cards.filter((card) => typeOf(card) === type).slice(0, 1));
  solo.row = first.map((card) => ({ card, tokens: [] }));
  G.secret.solo!.traitors = random.Shuffle(cards.filter((card) => !first.includes(card)));
  solo.aside = [];
  tell({ type: 'row-laid', count: first.length, crews: first.map(typeOf) });
}

/** Takes all tokens off a card but, where `keepCops` says so, its Cops. */
function strip(place: RowCard, keepCops: boolean): VaultKind[] {
  const off = place.tokens.filter((token) => !(keepCops && token === 'cops'));
  takeOut(place.tokens, off);
  return off;
}

/** The traitors show themselves: what lies on their cards goes back into the vault. */
function strike({ G, tell }: Turn): void {
  const { row } = soloOf(G);
  const drawn = drawTop(G.secret.solo!.traitors, TRAITORS);
  G.secret.crewDiscard.push(...drawn);
  for (const type of new Set(drawn.map(typeOf))) {
    const lost = row.filter(({ card }) => typeOf(card) === type).flatMap((place) => strip(place, false));
    G.secret.vault.push(...lost);
    tell({ type: 'traitor', seat: ME, crew: type, lost, count: lost.length });
  }
}

const won = ({ solo }: Pick<BigScore, 'solo'>): VaultKind[] => solo!.row.flatMap(({ tokens }) => tokens.filter((token) => token !== 'cops'));

/** The row instead of track, loot and bribes. */
export const rowVault: VaultRules = {
  meetCops: (turn) => {
    const { G } = turn;
    const solo = soloOf(G);
    while (solo.drawn.includes('cops')) {
      const spaces = spacesFor(solo.row, 'cops');
      if (spaces.length === 0) return 'busted';
      if (spaces.length > 1) return 'place';
      takeOut(solo.drawn, ['cops']);
      layOnRow(turn, 'cops', spaces[0]!);
    }
    return solo.row.every(hasCops) ? 'busted' : 'settled';
  },
  spaces: (G, token) => spacesFor(soloOf(G).row, token),
  canRob: (G) => soloOf(G).row.length > 0,
  take: (turn, token, type) => layOnRow(turn, token, type!),
  atRisk: won,
  lose: ({ G }) => soloOf(G).row.flatMap((place) => strip(place, true)),
  escape: (turn) => {
    const { G } = turn;
    strike(turn);
    const kept = soloOf(G).row.flatMap((place) => strip(place, true));
    moveAll([...kept], bossOf(G).stash);
    return kept;
  },
};
