/** Small sounds, made on the spot: no files. Loads with the first sound that is played. */

/** `turn`: I am awaited. `card`: something was played. `coin`: the game is over. `fail`: a move was refused. */
export type Sound = 'turn' | 'card' | 'coin' | 'fail';

interface Note {
  /** Hertz, at the start and at the end. */
  from: number;
  to?: number;
  /** Seconds after the call, and how long it rings. */
  at: number;
  lasts: number;
  shape: OscillatorType;
  /** 0 to 1. */
  loud: number;
}

const NOTES: Record<Exclude<Sound, 'card'>, Note[]> = {
  // A station gong: two tones, the second lower.
  turn: [
    { from: 784, at: 0, lasts: 0.5, shape: 'sine', loud: 0.3 },
    { from: 587, at: 0.18, lasts: 0.7, shape: 'sine', loud: 0.3 },
  ],
  coin: [
    { from: 1568, at: 0, lasts: 0.09, shape: 'triangle', loud: 0.2 },
    { from: 2093, at: 0.07, lasts: 0.4, shape: 'triangle', loud: 0.2 },
  ],
  fail: [{ from: 190, to: 120, at: 0, lasts: 0.28, shape: 'square', loud: 0.08 }],
};

let context: AudioContext | undefined;

function ring(audio: AudioContext, { from, to = from, at, lasts, shape, loud }: Note): void {
  const begins = audio.currentTime + at;
  const tone = new OscillatorNode(audio, { type: shape, frequency: from });
  tone.frequency.linearRampToValueAtTime(to, begins + lasts);
  const volume = new GainNode(audio, { gain: 0 });
  volume.gain.setValueAtTime(0, begins);
  volume.gain.linearRampToValueAtTime(loud, begins + 0.01);
  volume.gain.exponentialRampToValueAtTime(0.001, begins + lasts);
  tone.connect(volume).connect(audio.destination);
  tone.start(begins);
  tone.stop(begins + lasts);
}

/** A card on the table: a breath of noise through a band that falls. */
function slide(audio: AudioContext): void {
  const lasts = 0.12;
  const noise = audio.createBuffer(1, Math.ceil(audio.sampleRate * lasts), audio.sampleRate);
  const samples = noise.getChannelData(0);
  for (let i = 0; i < samples.length; i++) samples[i] = (Math.random() * 2 - 1) * (1 - i / samples.length) ** 2;
  const band = new BiquadFilterNode(audio, { type: 'bandpass', frequency: 2600, Q: 0.8 });
  band.frequency.linearRampToValueAtTime(700, audio.currentTime + lasts);
  const source = new AudioBufferSourceNode(audio, { buffer: noise });
  source.connect(band).connect(new GainNode(audio, { gain: 0.25 })).connect(audio.destination);
  source.start();
}

/** Plays a sound now, if the browser lets it: before the first press on a page none of them does. */
export async function play(sound: Sound): Promise<void> {
  context ??= new AudioContext();
  if (context.state === 'suspended') await context.resume();
  if (sound === 'card') slide(context);
  else for (const note of NOTES[sound]) ring(context, note);
}
