/** Talk past the app: what the server says to a line that no screen would have sent. */
import { io } from 'socket.io-client';
import type { House, Person } from './house';

/** What the server answers to a line of chat, sent with the own key of the seat that this person took last. */
export async function chatPastTheApp({ url }: House, game: string, { page }: Person): Promise<string> {
  const { matchID, seat, credentials } = await page.evaluate(() =>
    (JSON.parse(localStorage.getItem('getaway.seats')!) as { matchID: string; seat: string; credentials: string }[])[0]!);
  // Lines said before are told to whoever comes; only this one counts.
  const payload = `gloves and rope ${seat} ${Date.now()}`;
  const socket = io(`${url}/${game}`, { transports: ['websocket'], forceNew: true, reconnection: false });
  try {
    return await new Promise((resolve) => {
      socket.on('refused', (_match: string, { reason }: { reason: string }) => resolve(reason));
      socket.on('chat', (...told: unknown[]) => JSON.stringify(told).includes(payload) && resolve('passed on'));
      socket.on('sync', () => socket.emit('chat', matchID, { id: payload, sender: seat, payload }, credentials));
      socket.emit('sync', matchID, seat, credentials, 2);
    });
  } finally {
    socket.disconnect();
  }
}
