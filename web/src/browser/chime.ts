import { lasting } from './storage.ts';

const KEY = 'arbiter.sound';

/** Whether the reader wants a sound at each turn. */
export function isSoundOn(): boolean {
  return lasting.read(KEY) === 'on';
}

export function setSound(isOn: boolean): void {
  if (isOn) lasting.keep(KEY, 'on');
  else lasting.drop(KEY);
}

/** The pitches of the sound, in hertz, and the time between them, in seconds. */
const PITCHES = [660, 880];
const STEP = 0.14;
/** How long a tone sounds, in seconds, and its volume from 0 to 1. */
const LENGTH = 0.4;
const VOLUME = 0.15;

/** Plays two soft tones. Stays silent until the reader has used the page, because browsers allow no sound earlier. */
export function chime(): void {
  if (typeof AudioContext === 'undefined' || !navigator.userActivation?.hasBeenActive) return;
  const context = new AudioContext();
  const tones = PITCHES.map((pitch, place) => tone(context, pitch, context.currentTime + place * STEP));
  tones.at(-1)?.addEventListener('ended', () => void context.close());
}

function tone(context: AudioContext, frequency: number, at: number): OscillatorNode {
  const oscillator = new OscillatorNode(context, { frequency });
  const volume = new GainNode(context, { gain: 0 });
  volume.gain.setValueAtTime(0, at);
  volume.gain.linearRampToValueAtTime(VOLUME, at + 0.02);
  volume.gain.linearRampToValueAtTime(0, at + LENGTH);
  oscillator.connect(volume).connect(context.destination);
  oscillator.start(at);
  oscillator.stop(at + LENGTH);
  return oscillator;
}
