/** Store, then tell: the process is killed again and again under load, and nobody was told what is not stored. */
import type { State } from 'boardgame.io';
import { expect, test } from 'vitest';
import { foldLog, playedEntries } from '../../games/kit/replay';
import type { Seat } from '../../games/kit/types';
import { Store } from '../../server/store/store';
import type { GameState } from '../../server/types';
import { bundled } from './bundle';
import { Line, openMatch, pause, until, type Match } from './house';
import { lab, secretOf } from './rulesets';

const KILLS = 50;
const MATCHES = 4;
const ruleset = lab();

const at = bundled();

interface Known extends Match {
  /** The last state that was found stored, and every state since the crash before. */
  last: GameState;
  entries: number;
}

const open = async (): Promise<Known> => ({ ...(await openMatch(at.spawned.base, { game: 'lab' })), last: undefined as never, entries: 0 });

/** A bot that chooses whenever it is asked to, as fast as the server tells it. */
function chooser(line: Line): void {
  const act = (): void => {
    const { asked, step } = line.state!.G as { asked: Record<Seat, string>; step: number };
    if (!Object.hasOwn(asked, line.seat!)) return;
    line.emit('update', { type: 'MAKE_MOVE', payload: { type: 'choose', args: [{ card: secretOf(line.seat!), step }], playerID: line.seat } }, line.state!._stateID, line.matchID, line.seat);
  };
  line.socket.on('sync', act).on('update', act);
}

/** The frames of a client that show a state: what it was told. */
const told = (line: Line): State[] =>
  line.frames.filter(([type]) => type === 'sync' || type === 'update').map(([type, , content]) => (type === 'sync' ? (content as { state: State }).state : (content as State)));

/** Every state that is stored since the one that was known, by its id. */
async function storedStates(store: Store, known: Known): Promise<Map<number, GameState>> {
  const logged = (await store.loadLogged(known.matchID))!;
  const from = known.last ?? logged.initialState;
  const states = foldLog(ruleset, from, logged.log.slice(known.entries)) as GameState[];
  // The log ends exactly where the state is.
  expect(states.at(-1)!._stateID).toBe(logged.state._stateID);
  expect(playedEntries(logged.log)).toHaveLength(logged.state._stateID);
  expect(states.at(-1)!.G).toEqual(logged.state.G);
  known.last = logged.state;
  known.entries = logged.log.length;
  return new Map(states.map((state) => [state._stateID, state]));
}

test(`hazard 24: ${KILLS} times killed with -9 under load on ${MATCHES} matches: zero frames lost, zero split`, async () => {
  const matches = await Promise.all(Array.from({ length: MATCHES }, open));
  let frames = 0;
  for (let kill = 0; kill < KILLS; kill++) {
    const lines = matches.flatMap(({ matchID, credentials }) => credentials.map((secret, i) => new Line(at.spawned.base, 'lab', matchID, String(i), secret)));
    lines.forEach(chooser);
    await Promise.all(lines.map((line) => line.sync()));
    await pause(5 + Math.random() * 60);
    await at.spawned.end('SIGKILL');
    await until(() => lines.every(({ socket }) => socket.disconnected), 'all lines to break');
    const store = new Store(`file:${at.spawned.folder}/test.db`);
    for (const known of matches) {
      const states = await storedStates(store, known);
      for (const line of lines.filter(({ matchID }) => matchID === known.matchID))
        for (const state of told(line)) {
          const stored = states.get(state._stateID);
          expect(stored, `state ${state._stateID} was told and is lost`).toBeDefined();
          expect(state.G, `state ${state._stateID} was told otherwise`).toEqual(ruleset.view(stored!.G, line.seat));
          frames++;
        }
    }
    await store.close();
    await at.spawned.start();
  }
  expect(frames).toBeGreaterThan(KILLS * MATCHES * 4);
});
