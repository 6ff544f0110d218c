/** Sound: off until somebody turns it on, which this device remembers. What makes the sounds loads only then. */
import { Fan } from '../../client/fan';
import { read, write } from '../device';
import type { Sound } from './synth';

export const soundOn = new Fan(read('sound') === true);

export function setSound(on: boolean): void {
  write('sound', on);
  soundOn.set(on);
  // Says by itself what has been turned on, and wakes the browser's audio while a press still counts as a wish for it.
  if (on) playSound('turn');
}

export function playSound(sound: Sound): void {
  if (!soundOn.get()) return;
  // Without a line on the first time, or without any audio, it stays silent.
  import('./synth').then(({ play }) => play(sound)).catch(() => undefined);
}
