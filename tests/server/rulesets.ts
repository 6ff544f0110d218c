/** Small rulesets that the server's tests need beside the toy: secrets to steal, moves that break, two who act at once. */
import * as v from 'valibot';
import { openCommit, putCommit, takeCommits, type Committing } from '../../games/kit/commits';
import type { Manifest } from '../../games/kit/manifest';
import { moveDefiner, noArgs, refusal } from '../../games/kit/move';
import { defineRuleset, type Ruleset } from '../../games/kit/ruleset';
import type { KitState, Seat, View } from '../../games/kit/types';
import { drawTop } from '../../games/kit/zones';

interface Lab extends KitState<{ deck: string[]; marker: string }, Committing<string> & { hand: string[] }> {
  played: string[];
  rounds: number;
}
type LabView = View<Lab, { deck: number }>;
const defineMove = moveDefiner<Lab, LabView>();

/** Words that no other seat may ever hear: the test searches every frame for them. */
export const secretOf = (seat: Seat): string => `hand-of-${seat}-secret`;
export const DECK = ['deck-secret-1', 'deck-secret-2', 'deck-secret-3', 'deck-secret-4'];

/** A simultaneous choice of a card, kept from the others until all have chosen. */
const choose = defineMove({
  name: 'choose',
  commit: true,
  args: v.strictObject({ card: v.string() }),
  refuse: (view, { card }, seat) => (view.players[seat]!.hand.includes(card) ? undefined : refusal('not-yours', 'LAB-1', { card: 1 })),
  options: (view, seat) => view.players[seat]!.hand.map((card) => ({ card })),
  apply: ({ G, seat, tell }, { card }) => {
    if (!putCommit(G, seat, card)) return;
    const chosen = takeCommits(G);
    tell({ type: 'revealed', count: chosen.length });
    G.rounds += 1;
    G.played = [...G.played, `round ${G.rounds}`].slice(-20);
    openCommit(G, 'both', Object.keys(G.players));
  },
});

/** Two who act at once, but not by a commit: the second acts on a state that he has not seen. */
const tick = defineMove({ name: 'tick', args: noArgs, options: () => [{}], apply: ({ G, seat }) => void (G.played = [...G.played, `tick ${seat}`].slice(-20)) });

/** Puts a card of the own hand on top: at once, but which one is the mover's own. */
const sort = defineMove({
  name: 'sort', redacted: true, args: v.strictObject({ card: v.string() }),
  refuse: (view, { card }, seat) => (view.players[seat]!.hand.includes(card) ? undefined : refusal('not-yours')),
  options: (view, seat) => view.players[seat]!.hand.map((card) => ({ card })),
  apply: ({ G, seat, tell }, { card }) => {
    G.players[seat]!.hand.sort((a, b) => Number(b === card) - Number(a === card));
    tell({ type: 'sorted', seat });
  },
});

/** Takes a card off the secret deck into the own hand. */
const draw = defineMove({
  name: 'draw', args: noArgs, options: () => [{}],
  apply: ({ G, seat, tell }) => {
    G.players[seat]!.hand.push(...drawTop(G.secret.deck));
    tell({ type: 'drew', seat });
  },
});

/** Breaks as moves break: something is not there. */
const boom = defineMove({
  name: 'boom', args: noArgs, options: () => [],
  apply: ({ G }) => void (G.players['99'] as unknown as { hand: string[] }).hand.push('x'),
});

/** Leaves something in the state that JSON cannot carry. */
const collect = defineMove({
  name: 'collect', args: noArgs, options: () => [],
  apply: ({ G }) => {
    (G as unknown as { bag: unknown }).bag = new Set([1]);
  },
});

const end = defineMove({
  name: 'end', args: noArgs, options: () => [{}],
  apply: ({ G }) => {
    G.asked = {};
    G.result = { winners: ['0'] };
  },
});

const text = { en: '', de: '' };

/** The laboratory: 2 to 4 seats, all of whom may do all of this at any time. */
export function lab(id = 'lab', more: Partial<Manifest> = {}, setupBreaks = false): Ruleset {
  const manifest: Manifest = {
    id, prefix: 'LAB', version: 1, title: text, tagline: text, players: { min: 2, max: 4 }, minutes: { min: 1, max: 1 },
    cooperative: false, talk: 'open', accent: '#000', options: [], ...more,
  };
  return defineRuleset<Lab, { deck: number }>({
    manifest,
    setup: ({ numPlayers, random }) => {
      if (setupBreaks) throw new Error('this setup breaks');
      const seats = Array.from({ length: numPlayers }, (_, i) => String(i));
      const G: Lab = {
        asked: {}, step: 0, played: [], rounds: 0,
        secret: { deck: random.Shuffle([...DECK]), marker: 'marker-secret' },
        players: Object.fromEntries(seats.map((seat) => [seat, { hand: [secretOf(seat), `second-${secretOf(seat)}`] }])),
      };
      openCommit(G, 'both', seats);
      return G;
    },
    phases: { work: { both: [choose, tick, sort, draw, boom, collect, end] } },
    counts: (G) => ({ deck: G.secret.deck.length }),
    invariants: () => [],
    resample: (G) => G,
    longest: () => 1000,
  }) as unknown as Ruleset;
}
