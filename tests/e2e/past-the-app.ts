/** Past the app: what the server says to what no screen would have sent, words above all. */
import { io } from 'socket.io-client';
import type { House, Person } from './house';

interface Own {
  matchID: string;
  seat: string;
  credentials: string;
}

/** The key of the seat that this person took last. */
const ownOf = ({ page }: Person): Promise<Own> =>
  page.evaluate(() => (JSON.parse(localStorage.getItem('getaway.seats')!) as Own[])[0]!);

/** What the server answers to a line of chat, sent with the person's own key, or by somebody who only watches. */
export async function chatPastTheApp({ url }: House, game: string, person: Person, as: 'seat' | 'spectator' = 'seat'): Promise<string> {
  const { matchID, seat, credentials } = await ownOf(person);
  // Lines said before are told to whoever comes; only this one counts.
  const payload = `gloves and rope ${seat} ${Date.now()}`;
  const socket = io(`${url}/${game}`, { transports: ['websocket'], forceNew: true, reconnection: false });
  try {
    return await new Promise((resolve) => {
      socket.on('refused', (_match: string, { reason }: { reason: string }) => resolve(reason));
      socket.on('chat', (...told: unknown[]) => JSON.stringify(told).includes(payload) && resolve('passed on'));
      socket.on('sync', () => socket.emit('chat', matchID, { id: payload, sender: seat, payload }, credentials));
      socket.emit('sync', matchID, as === 'seat' ? seat : null, credentials, 2);
    });
  } finally {
    socket.disconnect();
  }
}

const outcome = async (answer: Response): Promise<string> => (answer.ok ? 'passed on' : ((await answer.json()) as { reason: string }).reason);

/** What the server answers to another name for the person's own seat, as good as a word to all. */
export async function renamePastTheApp({ url }: House, game: string, person: Person, newName: string): Promise<string> {
  const { matchID, seat: playerID, credentials } = await ownOf(person);
  return outcome(await fetch(`${url}/games/${game}/${matchID}/update`, {
    method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify({ playerID, credentials, newName }),
  }));
}

/** What the server answers to the person who asks for the recording of the match. */
export async function replayPastTheApp({ url }: House, game: string, person: Person): Promise<string> {
  const { matchID, seat, credentials } = await ownOf(person);
  return outcome(await fetch(`${url}/games/${game}/${matchID}/replay`, { headers: { authorization: `Bearer ${seat}:${credentials}` } }));
}
