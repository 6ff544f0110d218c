/** A toy ruleset for the kit's own tests: seats bid in secret for the top card; the loser may give one away (undoable). */
import * as v from 'valibot';
import { openCommit, putCommit, takeCommits, type Committing } from '../../games/kit/commits';
import { moveDefiner, noArgs, refusal } from '../../games/kit/move';
import { defineRuleset } from '../../games/kit/ruleset';
import type { KitState, Seat, View } from '../../games/kit/types';
import { drawTop } from '../../games/kit/zones';

interface Toy extends KitState<{ deck: number[] }, Committing<number> & { chips: number }> {
  won: Record<Seat, number[]>;
}
interface Counts {
  deck: number;
}
type ToyView = View<Toy, Counts>;
const defineMove = moveDefiner<Toy, ToyView>();

const bid = defineMove({
  name: 'bid',
  commit: true,
  args: v.strictObject({ chips: v.pipe(v.number(), v.integer(), v.minValue(0)) }),
  refuse: (view, { chips }, seat) =>
    chips > view.players[seat]!.chips ? refusal('too-few', 'TOY-1', { have: view.players[seat]!.chips }) : undefined,
  options: (view, seat) => Array.from({ length: view.players[seat]!.chips + 1 }, (_, chips) => ({ chips })),
  apply: ({ G, seat, tell, enter }, { chips }) => {
    if (!putCommit(G, seat, chips)) return;
    const bids = takeCommits(G);
    const best = Math.max(...bids.map(([, n]) => n));
    const winner = bids.find(([, n]) => n === best)![0];
    for (const [who, n] of bids) G.players[who]!.chips -= n;
    G.won[winner]!.push(...drawTop(G.secret.deck));
    tell({ type: 'won', seat: winner, bids: Object.fromEntries(bids) });
    G.asked = { [winner]: 'plan' };
    enter('plan');
  },
});

/** Turns the own cards round, as often as one likes, until `done`. */
const flip = defineMove({
  name: 'flip',
  undoable: true,
  args: noArgs,
  options: () => [{}],
  apply: ({ G, seat }) => {
    G.won[seat]!.reverse();
    G.won[seat]![0]! *= -1;
  },
});

const done = defineMove({
  name: 'done',
  args: noArgs,
  options: () => [{}],
  apply: ({ G, enter }) => {
    if (G.secret.deck.length === 0) {
      G.asked = {};
      G.result = { winners: [] };
      return;
    }
    openCommit(G, 'bid', Object.keys(G.players));
    enter('bid');
  },
});

export const toy = defineRuleset<Toy, Counts>({
  manifest: {
    id: 'toy', prefix: 'TOY', version: 1, title: { en: 'Toy', de: 'Spielzeug' }, tagline: { en: '', de: '' },
    players: { min: 2, max: 3 }, minutes: { min: 1, max: 1 }, cooperative: false, talk: 'open', accent: '#000',
    options: [{ id: 'long', type: 'boolean', default: false, label: { en: '', de: '' }, help: { en: '', de: '' } }],
  },
  setup: ({ numPlayers, options, random }) => {
    const seats = Array.from({ length: numPlayers }, (_, i) => String(i));
    const G: Toy = {
      asked: {}, step: 0,
      won: Object.fromEntries(seats.map((s) => [s, []])),
      secret: { deck: random.Shuffle([1, 2, 3, ...(options.long ? [4, 5] : [])]) },
      players: Object.fromEntries(seats.map((s) => [s, { chips: 3 }])),
    };
    openCommit(G, 'bid', seats);
    return G;
  },
  phases: { bid: { bid: [bid] }, plan: { plan: [flip, done] } },
  counts: (G) => ({ deck: G.secret.deck.length }),
  invariants: () => [],
  resample: (G) => G,
  longest: () => 100,
});
