import { limited } from './limiter.ts';
import { loudnessOf } from './loudness.ts';
import { SAMPLE_RATE, type Sound } from './sound.ts';

const TARGET_LUFS = -14;
/** The accepted deviation from the target, and the number of attempts: limiting reduces the loudness again. */
const NEAR_LU = 0.2;
const MOST_TRIES = 3;

/** Brings a mix to its loudness, compresses it, keeps its peaks below the ceiling, and fades it to silence. */
export function master(sound: Sound, fadeSeconds = 0.6): Sound {
  const clean = fadedOut({ left: withoutEdges(sound.left), right: withoutEdges(sound.right) }, fadeSeconds);
  const even = evened(clean);
  const loudness = loudnessOf(even);
  if (!Number.isFinite(loudness)) return clean;
  let gain = 10 ** ((TARGET_LUFS - loudness) / 20);
  let result = limited(even, gain);
  for (let tries = 1; tries < MOST_TRIES; tries += 1) {
    const missing = TARGET_LUFS - loudnessOf(result);
    if (Math.abs(missing) < NEAR_LU) break;
    gain *= 10 ** ((missing * 1.2) / 20);
    result = limited(even, gain);
  }
  return result;
}

/**
 * High-pass at 35 Hz, low-pass at 15 kHz, each of second order. Phones cannot play what is below, and the limiter should not
 * react to it; AAC cannot preserve what is above, and would raise the peaks again by dropping it.
 */
function withoutEdges(samples: Float32Array): Float32Array {
  return secondOrder(secondOrder(samples, 35, 'high'), 15_000, 'low');
}

function secondOrder(samples: Float32Array, frequency: number, pass: 'high' | 'low'): Float32Array {
  const angle = (2 * Math.PI * frequency) / SAMPLE_RATE;
  const alpha = Math.sin(angle) * Math.SQRT1_2;
  const norm = 1 + alpha;
  const sign = pass === 'high' ? -1 : 1;
  const edge = (1 - sign * Math.cos(angle)) / 2 / norm;
  return biquad(samples, [edge, 2 * sign * edge, edge], [(-2 * Math.cos(angle)) / norm, (1 - alpha) / norm]);
}

function biquad(
  samples: Float32Array,
  [b0, b1, b2]: readonly [number, number, number],
  [a1, a2]: readonly [number, number],
): Float32Array {
  const out = new Float32Array(samples.length);
  let [x1, x2, y1, y2] = [0, 0, 0, 0];
  for (let index = 0; index < samples.length; index += 1) {
    const x = samples[index] ?? 0;
    const y = b0 * x + b1 * x1 + b2 * x2 - a1 * y1 - a2 * y2;
    x2 = x1;
    x1 = x;
    y2 = y1;
    y1 = y;
    out[index] = y;
  }
  return out;
}

/** Above this multiple of the mean power, level rises half as fast. */
const KNEE = 1.25;
const STEP = 48;

/** A slow 2 : 1 compressor linked across both channels: it evens out the parts of a piece inaudibly. */
function evened({ left, right }: Sound): Sound {
  const knee = KNEE * meanPower(left, right);
  const attack = 1 - Math.exp(-STEP / (0.03 * SAMPLE_RATE));
  const release = 1 - Math.exp(-STEP / (0.35 * SAMPLE_RATE));
  const out: Sound = { left: new Float32Array(left.length), right: new Float32Array(right.length) };
  let power = 0;
  let gain = 1;
  for (let start = 0; start < left.length; start += STEP) {
    const end = Math.min(start + STEP, left.length);
    let sum = 0;
    for (let index = start; index < end; index += 1) sum += (left[index] ?? 0) ** 2 + (right[index] ?? 0) ** 2;
    const now = sum / STEP;
    power += (now - power) * (now > power ? attack : release);
    const next = power > knee ? (power / knee) ** -0.25 : 1;
    for (let index = start; index < end; index += 1) {
      const value = gain + ((next - gain) * (index - start)) / STEP;
      out.left[index] = (left[index] ?? 0) * value;
      out.right[index] = (right[index] ?? 0) * value;
    }
    gain = next;
  }
  return out;
}

function meanPower(left: Float32Array, right: Float32Array): number {
  let sum = 0;
  for (let index = 0; index < left.length; index += 1) sum += (left[index] ?? 0) ** 2 + (right[index] ?? 0) ** 2;
  return sum / left.length;
}

function fadedOut({ left, right }: Sound, seconds: number): Sound {
  const samples = Math.min(left.length, Math.round(seconds * SAMPLE_RATE));
  for (const side of [left, right])
    for (let index = 0; index < samples; index += 1) {
      const at = side.length - samples + index;
      side[at] = (side[at] ?? 0) * Math.cos((index / samples) * (Math.PI / 2)) ** 1.5;
    }
  return { left, right };
}
