/** Starts matches: a table on this device, or one on the server with the first seat taken. */
import type { CatalogueEntry } from '../../games/index';
import { BOT_NAMES } from '../../games/kit/bot';
import type { Options, SoloScenario } from '../../games/kit/manifest';
import type { MatchSummary } from '../../games/kit/wire';
import { lobby, type NewMatch } from '../client/lobby';
import type { LocalSeat } from '../client/local';
import { LobbyTrouble } from '../client/trouble';
import { keepMyName, keepSeat, mySeats } from './device';
import { newTableId, saveTable } from './tables';

/** Sets up a table on this device. Returns its address. Throws `full` if the device cannot keep it. */
export async function startTable(entry: CatalogueEntry, seats: LocalSeat[], options: Options): Promise<string> {
  // The reducer comes along only now: the home page does without it.
  const [ruleset, { newTable }] = await Promise.all([entry.ruleset(), import('../client/local')]);
  const table = newTable(ruleset, { id: newTableId(), seats, options });
  if (!saveTable(table)) throw new Error('full');
  return `/table/${table.id}`;
}

/** How many sit at a table that nobody has said more about. */
const usualCount = ({ min, max }: { min: number; max: number }): number => Math.max(min, Math.min(4, max));

/** One person among bots, with every option as it comes: a game at one press. */
export const startAlone = (entry: CatalogueEntry, name: string): Promise<string> => {
  const count = usualCount(entry.manifest.players);
  return startTable(entry, [{ name, bot: false }, ...BOT_NAMES.slice(0, count - 1).map((bot) => ({ name: bot, bot: true }))], {});
};

/** One person alone against the goal of a scenario. */
export const startSolo = (entry: CatalogueEntry, { options }: SoloScenario, name: string): Promise<string> =>
  startTable(entry, [{ name, bot: false }], options);

/** Takes a seat of a match on the server and keeps its key on this device. Returns the match's address. */
export async function takeSeat(game: string, matchID: string, seat: string, name: string): Promise<string> {
  const { playerCredentials } = await lobby.join(game, matchID, seat, name);
  keepMyName(name);
  keepSeat({ game, matchID, seat, credentials: playerCredentials, name });
  return `/match/${game}/${matchID}`;
}

/** Takes the seat that a code opens and keeps its key on this device. Returns the match's address. */
export async function claimSeat(game: string, matchID: string, code: string, name: string): Promise<string> {
  const { playerID, playerCredentials } = await lobby.claim(game, matchID, code, name);
  if (name !== '') keepMyName(name);
  keepSeat({ game, matchID, seat: playerID, credentials: playerCredentials, name });
  return `/match/${game}/${matchID}`;
}

/** Opens a match on the server and sits down at its first seat. If only the sitting down fails, leads to its seats. */
export async function startOnline(game: string, match: NewMatch, name: string): Promise<string> {
  const { matchID } = await lobby.create(game, match);
  try {
    return await takeSeat(game, matchID, '0', name);
  } catch (error) {
    if (error instanceof LobbyTrouble) return `/join/${game}/${matchID}`;
    throw error;
  }
}

/** Open tables at which somebody waits just now and this device has no seat yet, the fullest first. */
const waitingTables = async (game: string): Promise<MatchSummary[]> => {
  const mine = new Set(mySeats.fan.get().map(({ matchID }) => matchID));
  const free = ({ players }: MatchSummary): number => players.filter(({ name }) => !name).length;
  return (await lobby.open(game))
    .filter(({ matchID, players }) => !mine.has(matchID) && players.some(({ isConnected }) => isConnected))
    .toSorted((a, b) => free(a) - free(b));
};

/** Sits down at an open table of the game where somebody waits, or opens one. Returns the match's address. */
export async function quickMatch({ manifest }: CatalogueEntry, nameAt: (seat: number) => string): Promise<string> {
  const game = manifest.id;
  for (const { matchID, players } of await waitingTables(game)) {
    const seat = players.find(({ name }) => !name)!.id;
    try {
      return await takeSeat(game, matchID, String(seat), nameAt(seat));
    } catch (error) {
      // Somebody was quicker: on to the next table.
      if (!(error instanceof LobbyTrouble) || !['taken', 'denied', 'gone'].includes(error.kind)) throw error;
    }
  }
  return startOnline(game, { numPlayers: usualCount(manifest.players), setupData: {}, unlisted: false, spectators: true }, nameAt(0));
}
