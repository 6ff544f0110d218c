/** What an event's effect is made of: its legal steps from what its owner sees, and what a step does (GT-222, GT-223). */
import { roleOf } from '../roles';
import type { Turn } from '../events';
import type { Board, EventStep, Glasgow, Private, Role, RunningEvent, View } from '../state';

/** What the acting role sees of the table; effects decide from nothing else. */
export interface Sight {
  board: Board;
  role: Role;
  own: Private;
  /** Cards in the own action deck. */
  deck: number;
}

export const sightOf = (view: View, seat: string): Sight => {
  const role = roleOf(view, seat);
  return { board: view, role, own: view.players[seat]!, deck: view.counts.decks[role] };
};

export const sightIn = (G: Glasgow, role: Role): Sight => ({
  board: G, role, own: G.players[G.roles[role]]!, deck: G.secret.decks[role].length,
});

export interface Effect {
  /** `one` step, as many as the card's number, or `any` number (GT-223). */
  most: 'one' | 'amount' | 'any';
  /** Has no choice: its one empty step is made by itself. */
  automatic?: true;
  /** The steps that are legal now. */
  steps: (sight: Sight, event: RunningEvent) => EventStep[];
  apply: (turn: Turn, role: Role, step: EventStep, event: RunningEvent) => void;
}

/** The one step of an effect without choice, if it would change something. */
export const ifAny = (changes: boolean): EventStep[] => (changes ? [{}] : []);

/** Characters that steps of this event have named already. */
export const named = ({ steps }: RunningEvent): string[] => steps.flatMap(({ character }) => character ?? []);
