/** Short sounds, synthesised so that no file has to be loaded. */

export type Sound = 'piece' | 'leader' | 'conflict' | 'victory' | 'turn' | 'message';

interface Tone {
  /** Seconds after the sound begins, and its length. */
  at: number;
  length: number;
  /** Hertz at the beginning and at the end; without them, noise. */
  from?: number;
  to?: number;
  wave?: OscillatorType;
  volume: number;
}

const SOUNDS: Record<Sound, readonly Tone[]> = {
  // A tile on a wooden table.
  piece: [
    { at: 0, length: 0.03, volume: 0.1 },
    { at: 0, length: 0.08, from: 420, to: 180, wave: 'triangle', volume: 0.16 },
  ],
  leader: [
    { at: 0, length: 0.03, volume: 0.08 },
    { at: 0, length: 0.16, from: 260, to: 196, wave: 'triangle', volume: 0.18 },
    { at: 0.05, length: 0.2, from: 392, wave: 'sine', volume: 0.07 },
  ],
  // A drum, twice.
  conflict: [
    { at: 0, length: 0.28, from: 130, to: 62, wave: 'sine', volume: 0.32 },
    { at: 0, length: 0.05, volume: 0.08 },
    { at: 0.2, length: 0.34, from: 120, to: 55, wave: 'sine', volume: 0.32 },
    { at: 0.2, length: 0.05, volume: 0.08 },
  ],
  victory: [
    { at: 0, length: 0.3, from: 523, wave: 'triangle', volume: 0.12 },
    { at: 0.14, length: 0.3, from: 659, wave: 'triangle', volume: 0.12 },
    { at: 0.28, length: 0.7, from: 784, wave: 'triangle', volume: 0.14 },
    { at: 0.28, length: 0.7, from: 1047, wave: 'sine', volume: 0.06 },
  ],
  turn: [
    { at: 0, length: 0.45, from: 587, wave: 'sine', volume: 0.12 },
    { at: 0.12, length: 0.45, from: 880, wave: 'sine', volume: 0.12 },
  ],
  message: [{ at: 0, length: 0.14, from: 988, to: 1175, wave: 'sine', volume: 0.07 }],
};

let audio: AudioContext | undefined;
let noise: AudioBuffer | undefined;

/** Play a sound, if the browser allows it: it does after the first click. */
export function play(sound: Sound): void {
  audio ??= new AudioContext();
  if (audio.state !== 'running') return;
  for (const tone of SOUNDS[sound]) playTone(audio, tone);
}

function playTone(context: AudioContext, tone: Tone): void {
  const start = context.currentTime + tone.at;
  const end = start + tone.length;
  const volume = context.createGain();
  volume.gain.setValueAtTime(0.0001, start);
  volume.gain.exponentialRampToValueAtTime(tone.volume, start + 0.01);
  volume.gain.exponentialRampToValueAtTime(0.0001, end);
  volume.connect(context.destination);
  const source = tone.from === undefined ? noiseSource(context) : oscillator(context, tone, start, end);
  source.connect(volume);
  source.start(start);
  source.stop(end + 0.05);
}

function oscillator(
  context: AudioContext,
  { from = 440, to = from, wave = 'sine' }: Tone,
  start: number,
  end: number,
): OscillatorNode {
  const source = context.createOscillator();
  source.type = wave;
  source.frequency.setValueAtTime(from, start);
  source.frequency.exponentialRampToValueAtTime(to, end);
  return source;
}

function noiseSource(context: AudioContext): AudioBufferSourceNode {
  noise ??= whiteNoise(context);
  const source = context.createBufferSource();
  source.buffer = noise;
  return source;
}

function whiteNoise(context: AudioContext): AudioBuffer {
  const buffer = context.createBuffer(1, context.sampleRate / 10, context.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let i = 0; i < samples.length; i++) samples[i] = Math.random() * 2 - 1;
  return buffer;
}
