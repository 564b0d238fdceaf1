import { seeded } from '../../random.ts';
import { SAMPLE_RATE } from '../sound.ts';

/** A mode of a struck object: its frequency, strength and the seconds until it is 60 dB down. */
export type Mode = readonly [frequency: number, strength: number, seconds: number];

/** Modes that decay independently; `bend` shifts them all. */
export function struck(modes: readonly Mode[], seconds: number, bend?: (time: number) => number): Float32Array {
  const out = new Float32Array(Math.ceil(seconds * SAMPLE_RATE));
  for (const [frequency, strength, decay] of modes) {
    const fall = Math.exp(-6.91 / (decay * SAMPLE_RATE));
    let level = strength;
    let phase = 0;
    for (let index = 0; index < out.length && level > 1e-4; index += 1) {
      phase += (frequency * (bend?.(index / SAMPLE_RATE) ?? 1)) / SAMPLE_RATE;
      out[index] = (out[index] ?? 0) + level * Math.sin(2 * Math.PI * phase);
      level *= fall;
    }
  }
  return out;
}

/** Adds a burst of noise: the hand, the stick, the pick. `tone` is 0 dark … 1 bright. */
export function burst(out: Float32Array, strength: number, seconds: number, tone: number, seed: number, start = 0): Float32Array {
  const random = seeded(seed);
  const fall = Math.exp(-6.91 / (seconds * SAMPLE_RATE));
  let level = strength;
  let low = 0;
  for (let index = Math.round(start * SAMPLE_RATE); index < out.length && level > 1e-4; index += 1) {
    const noise = random() * 2 - 1;
    low += tone * (noise - low);
    out[index] = (out[index] ?? 0) + level * (tone > 0.6 ? noise - low * 0.6 : low);
    level *= fall;
  }
  return out;
}

/** Modes of constant pitch, at two multiplications per sample each; `attack` seconds prevent a click. */
export function ringing(modes: readonly Mode[], seconds: number, attack = 0.001): Float32Array {
  const out = new Float32Array(Math.ceil(seconds * SAMPLE_RATE));
  for (const [frequency, strength, decay] of modes) {
    const angle = (2 * Math.PI * frequency) / SAMPLE_RATE;
    const fall = Math.exp(-6.91 / (decay * SAMPLE_RATE));
    const turn = 2 * Math.cos(angle) * fall;
    const keep = fall * fall;
    const last = Math.min(out.length, Math.ceil((decay * SAMPLE_RATE * Math.log(Math.max(1e-9, strength) / 3e-5)) / 6.91));
    let before = 0;
    let now = strength * Math.sin(angle) * fall;
    for (let index = 1; index < last; index += 1) {
      out[index] = (out[index] ?? 0) + now;
      const next = turn * now - keep * before;
      before = now;
      now = next;
    }
  }
  const rise = Math.round(attack * SAMPLE_RATE);
  for (let index = 0; index < rise && index < out.length; index += 1) out[index] = ((out[index] ?? 0) * index) / rise;
  return out;
}
