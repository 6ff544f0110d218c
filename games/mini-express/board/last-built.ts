/** Where the latest action of the match was built, so that the map can show what has just changed. */
import type { LogEntry } from 'boardgame.io';
import { eventsOf } from '../../kit/table';
import type { MiniExpressEvent } from '../events';
import type { Hex } from '../content/map';
import { gridOf } from '../grid';
import type { Board } from '../state';

/** A turn's last moves: the action, and perhaps naming who is next. */
const LOOK_BACK = 3;

/** The hexes of the latest action, if it was a build. */
export function lastBuilt(board: Pick<Board, 'map'>, log: readonly LogEntry[]): Hex[] {
  for (const event of log.slice(-LOOK_BACK).flatMap((entry) => eventsOf(entry) as unknown as MiniExpressEvent[]).reverse())
    switch (event.type) {
      case 'track-built':
      case 'tunnel-built': return event.route;
      case 'underground-built': return [event.hex];
      case 'ferry-built': return [gridOf(board).ferries.get(event.ferry)!, gridOf(board).cities.get(event.city)!].map(({ q, r }) => ({ q, r }));
      case 'share-taken':
      case 'passed': return [];
    }
  return [];
}
