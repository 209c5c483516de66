// Sounds of the board, synthesised: no files. Nothing sounds before the first click or key, and nothing while sounds are off.
import { settings } from '../settings';

export type Sound = 'move' | 'capture' | 'check' | 'end' | 'hurry';

interface Tone {
  /** Seconds from now. */
  at: number;
  /** Seconds. */
  long: number;
  /** Hertz at the beginning and at the end. */
  from: number;
  to: number;
  loud: number;
  shape: OscillatorType;
}

/** Wood on wood: a short dull knock. */
const knock = (at: number, pitch: number, loud: number): Tone[] => [
  { at, long: 0.07, from: pitch, to: pitch * 0.55, loud, shape: 'triangle' },
  { at, long: 0.03, from: pitch * 2.7, to: pitch * 1.9, loud: loud * 0.35, shape: 'sine' },
];

const bell = (at: number, pitch: number, loud: number, long = 0.5): Tone[] => [
  { at, long, from: pitch, to: pitch, loud, shape: 'sine' },
  { at, long: long * 0.6, from: pitch * 2.01, to: pitch * 2.01, loud: loud * 0.3, shape: 'sine' },
];

const SOUNDS: Record<Sound, Tone[]> = {
  move: knock(0, 300, 0.32),
  capture: [...knock(0, 240, 0.34), ...knock(0.06, 170, 0.3)],
  check: [...knock(0, 300, 0.3), ...bell(0.05, 784, 0.12, 0.35)],
  hurry: [...bell(0, 988, 0.1, 0.18), ...bell(0.16, 988, 0.1, 0.3)],
  end: [...bell(0, 523, 0.13), ...bell(0.14, 659, 0.13), ...bell(0.28, 784, 0.15, 0.8)],
};

let context: AudioContext | null = null;

function tone(audio: AudioContext, { at, long, from, to, loud, shape }: Tone): void {
  const start = audio.currentTime + at;
  const oscillator = audio.createOscillator();
  const volume = audio.createGain();
  oscillator.type = shape;
  oscillator.frequency.setValueAtTime(from, start);
  oscillator.frequency.exponentialRampToValueAtTime(to, start + long);
  volume.gain.setValueAtTime(0.0001, start);
  volume.gain.exponentialRampToValueAtTime(loud, start + 0.004);
  volume.gain.exponentialRampToValueAtTime(0.0001, start + long);
  oscillator.connect(volume).connect(audio.destination);
  oscillator.start(start);
  oscillator.stop(start + long + 0.02);
}

/** What a position shows that is heard. */
type Audible = { outcome: unknown; checked: readonly string[]; pieces: readonly unknown[] };

/** The sound of a turn: the end, a check, a capture, or just a move. */
export function turnSound(before: Pick<Audible, 'pieces'>, after: Audible): Sound {
  if (after.outcome) return 'end';
  if (after.checked.length > 0) return 'check';
  return after.pieces.length < before.pieces.length ? 'capture' : 'move';
}

/** Plays a sound, unless sounds are off or the browser does not allow any yet. */
export function play(sound: Sound): void {
  if (!settings.value.sound || typeof AudioContext === 'undefined') return;
  if (!navigator.userActivation?.hasBeenActive) return;
  try {
    context ??= new AudioContext();
    if (context.state === 'suspended') void context.resume();
    for (const part of SOUNDS[sound]) tone(context, part);
  } catch {
    // A machine without a sound device plays in silence.
  }
}
