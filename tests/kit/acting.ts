/** Moves made as a seat, and what they tell: for the tests of every game. */
import { eventsOf, type Table } from '../../games/kit/table';
import type { GameEvent, KitState, Refusal, Seat } from '../../games/kit/types';

/** For a game with these events. */
export function acting<E extends GameEvent>() {
  return {
    /** Makes a move that must be legal, and gives back what it told. */
    act<G extends KitState, C>(table: Table<G, C>, seat: Seat, move: string, args: Record<string, unknown> = {}): E[] {
      const logged = table.log.length;
      const why = table.act(seat, move, args);
      if (why) throw new Error(`${seat} ${move} ${JSON.stringify(args)}: ${JSON.stringify(why)}`);
      return table.log.slice(logged).flatMap((entry) => eventsOf(entry)) as E[];
    },

    /** Why a move is refused; checks that the attempt has changed nothing. */
    refused<G extends KitState, C>(table: Table<G, C>, seat: Seat, move: string, args: Record<string, unknown> = {}): Refusal | undefined {
      const before = JSON.stringify(table.state);
      const why = table.act(seat, move, args);
      if (JSON.stringify(table.state) !== before) throw new Error(`${move} was not refused without a trace`);
      return why;
    },

    /** The events of one type. */
    only: <T extends E['type']>(events: E[], type: T) => events.filter((event): event is Extract<E, { type: T }> => event.type === type),

    /** Everything told so far. */
    story: <G extends KitState, C>(table: Table<G, C>): E[] => table.log.flatMap((entry) => eventsOf(entry)) as E[],
  };
}
