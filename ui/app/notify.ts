/** The browser's own notifications: asked for by a control alone, never unasked, and remembered on this device. */
import { read, write } from './device';

/** `none`: this browser has none. `denied`: it was told not to. */
export type Notifying = 'none' | 'denied' | 'on' | 'off';

export function notifying(): Notifying {
  if (!('Notification' in window)) return 'none';
  if (Notification.permission === 'denied') return 'denied';
  return Notification.permission === 'granted' && read('notify') === true ? 'on' : 'off';
}

/** Turns them on, which may make the browser ask, or off. Returns how it stands then. */
export async function setNotifying(on: boolean): Promise<Notifying> {
  if (on && Notification.permission === 'default') await Notification.requestPermission();
  write('notify', on && Notification.permission === 'granted');
  return notifying();
}

/** Shows a note, if they are on; one for all tabs with the same `tag`. A press on it brings the page up. */
export function notify(title: string, body: string, tag: string): void {
  if (notifying() !== 'on') return;
  try {
    const note = new Notification(title, { body, tag });
    note.addEventListener('click', () => {
      window.focus();
      note.close();
    });
  } catch {
    // Some phones allow them to service workers only: the title's mark is left.
  }
}
