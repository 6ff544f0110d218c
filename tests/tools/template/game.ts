/** New Game as a boardgame.io game: setup, phases, and what must always hold. */
import { openCommit } from '../../../games/kit/commits';
import { defineRuleset } from '../../../games/kit/ruleset';
import type { Chance, Seat } from '../../../games/kit/types';
import { drawTop, seatsFrom } from '../../../games/kit/zones';
import { manifest } from './manifest';
import { playCard } from './moves';
import type { Counts, NewGame } from './state';

/** NG-002: cards 1 to CARDS, HAND of them for each seat. */
const CARDS = 20;
const HAND = 3;

const allCards = (G: NewGame): number[] => [
  ...G.secret.deck,
  ...Object.values(G.players).flatMap(({ hand }) => hand),
];

/** Another deal that `seat` cannot tell from this one: the cards it has not seen change places. */
function resample(G: NewGame, seat: Seat | null, random: Chance): NewGame {
  const copy = structuredClone(G);
  const others = Object.entries(copy.players).filter(([who]) => who !== seat);
  const unseen = random.Shuffle([...copy.secret.deck, ...others.flatMap(([, { hand }]) => hand)]);
  for (const [, own] of others) {
    own.hand = unseen.splice(0, own.hand.length);
    if (own.commit !== undefined) own.commit = random.Shuffle(own.hand)[0]!;
  }
  copy.secret.deck = unseen;
  return copy;
}

export const ruleset = defineRuleset<NewGame, Counts>({
  manifest,
  setup: ({ numPlayers, options, random }) => {
    const seats = seatsFrom('0', numPlayers);
    const deck = random.Shuffle(Array.from({ length: CARDS }, (_, i) => i + 1));
    const G: NewGame = {
      asked: {},
      step: 0,
      low: options.low === true,
      shown: {},
      points: Object.fromEntries(seats.map((seat) => [seat, 0])),
      players: Object.fromEntries(seats.map((seat) => [seat, { hand: drawTop(deck, HAND) }])),
      secret: { deck },
    };
    openCommit(G, 'play', seats);
    return G;
  },
  phases: { play: { play: [playCard] } },
  counts: (G) => ({
    deck: G.secret.deck.length,
    hands: Object.fromEntries(Object.entries(G.players).map(([seat, { hand }]) => [seat, hand.length])),
  }),
  invariants: (G) => {
    const cards = allCards(G);
    const played = Object.values(G.points).reduce((sum, n) => sum + n, 0) * Object.keys(G.players).length;
    return [
      ...(new Set(cards).size === cards.length ? [] : ['a card lies in two places']),
      ...(cards.length + played === CARDS ? [] : [`NG-002: ${cards.length} cards and ${played} played are not ${CARDS}`]),
    ];
  },
  resample,
  longest: (numPlayers) => HAND * numPlayers,
});
