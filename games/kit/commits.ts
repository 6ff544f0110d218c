/** Simultaneous secret choices: asked of several seats, kept in each seat's private part, revealed together. */
import type { KitState, Seat } from './types';

/** A private part that can hold a commit. `commit` is absent while the seat has not chosen. */
export interface Committing<C> {
  commit?: C;
}

type CommitState<C> = KitState<unknown, Committing<C>>;

/** Asks `seats` to choose at the same time, in `stage`. Starts a new step; earlier commits must have been revealed. */
export function openCommit(G: KitState, stage: string, seats: Seat[]): void {
  G.step += 1;
  G.asked = Object.fromEntries(seats.map((seat) => [seat, stage]));
}

/** Keeps a seat's choice and takes it off the asked. Returns whether it was the last one awaited. */
export function putCommit<C>(G: CommitState<C>, seat: Seat, choice: C): boolean {
  G.players[seat]!.commit = choice;
  delete G.asked[seat];
  return Object.keys(G.asked).length === 0;
}

/** Takes all choices out of the private parts, by seat in rising order. */
export function takeCommits<C>(G: CommitState<C>): [Seat, C][] {
  const taken: [Seat, C][] = [];
  for (const [seat, own] of Object.entries(G.players)) {
    if (own.commit === undefined) continue;
    taken.push([seat, own.commit]);
    delete own.commit;
  }
  return taken;
}
