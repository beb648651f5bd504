/** The few sounds of a table, made here and now: no files. A sound says that something happened, never what was chosen. */
import { settings } from "../store.svelte";

export type Sound = "turn" | "told" | "no" | "said" | "end";

/** Tones of a small bell: pitch in hertz, when it is struck, how loud. */
const TONES: Record<Sound, readonly (readonly [pitch: number, at: number, loud: number])[]> = {
  turn: [[659, 0, 0.16], [988, 0.13, 0.14]],
  told: [[392, 0, 0.05]],
  no: [[196, 0, 0.1], [185, 0.07, 0.08]],
  said: [[784, 0, 0.06]],
  end: [[523, 0, 0.14], [659, 0.16, 0.14], [784, 0.32, 0.14], [1047, 0.5, 0.12]],
};
const RINGS = 0.7;

let context: AudioContext | undefined;

/** Play a sound, unless this device is muted or has not been touched yet (browsers allow none before). */
export function play(sound: Sound): void {
  if (!settings.sound || !navigator.userActivation?.hasBeenActive) return;
  context ??= new AudioContext();
  if (context.state === "suspended") void context.resume();
  for (const [pitch, at, loud] of TONES[sound]) strike(context, pitch, context.currentTime + at, loud);
}

function strike(room: AudioContext, pitch: number, at: number, loud: number): void {
  const volume = room.createGain();
  volume.gain.setValueAtTime(0, at);
  volume.gain.linearRampToValueAtTime(loud, at + 0.008);
  volume.gain.exponentialRampToValueAtTime(0.0001, at + RINGS);
  volume.connect(room.destination);
  // A bell has a second voice, not quite an octave above.
  for (const [times, share] of [[1, 1], [2.76, 0.25]] as const) {
    const tone = room.createOscillator();
    const part = room.createGain();
    part.gain.value = share;
    tone.frequency.value = pitch * times;
    tone.connect(part).connect(volume);
    tone.start(at);
    tone.stop(at + RINGS);
  }
}
