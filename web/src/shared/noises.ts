// The noises of the table, made of a little filtered noise: no file is loaded. A browser that has no sound, or does not
// allow it yet, stays silent.

let audio: AudioContext | null = null;
let hiss: AudioBuffer | null = null;

function context(): AudioContext | null {
  if (!audio && typeof AudioContext !== "undefined") audio = new AudioContext();
  if (audio?.state === "suspended") void audio.resume();
  return audio;
}

/** Half a second of white noise, made once. */
function noise(on: AudioContext): AudioBuffer {
  if (hiss) return hiss;
  hiss = on.createBuffer(1, on.sampleRate / 2, on.sampleRate);
  const samples = hiss.getChannelData(0);
  for (let n = 0; n < samples.length; n++) samples[n] = Math.random() * 2 - 1;
  return hiss;
}

/** One knock: noise about a pitch that dies away at once. */
function knock(on: AudioContext, after: number, pitch: number, loud: number, lasts: number): void {
  const [source, filter, volume] = [on.createBufferSource(), on.createBiquadFilter(), on.createGain()];
  const start = on.currentTime + after;
  source.buffer = noise(on);
  filter.type = "bandpass";
  filter.frequency.value = pitch;
  filter.Q.value = 2.5;
  volume.gain.setValueAtTime(loud, start);
  volume.gain.exponentialRampToValueAtTime(0.0001, start + lasts);
  source.connect(filter).connect(volume).connect(on.destination);
  source.start(start, Math.random() * 0.3, lasts);
}

/** A counter put down. */
export function click(): void {
  const on = context();
  if (on) knock(on, 0, 1500, 0.16, 0.05);
}

/** It is our turn: two soft notes. */
export function bell(): void {
  const on = context();
  if (!on) return;
  knock(on, 0, 880, 0.3, 0.25);
  knock(on, 0.18, 1320, 0.3, 0.35);
}

/** Dice in a box: knocks that come to rest. */
export function dice(): void {
  const on = context();
  if (!on) return;
  let after = 0;
  for (let n = 0; n < 9; n++) {
    knock(on, after, 1700 + 1500 * Math.random(), 0.2 * 0.86 ** n, 0.06);
    after += 0.035 + 0.012 * n + 0.02 * Math.random();
  }
}
