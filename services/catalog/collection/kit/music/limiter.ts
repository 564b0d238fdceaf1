import { peakAfter } from './loudness.ts';
import { SAMPLE_RATE, type Sound } from './sound.ts';

/** Highest true peak, leaving room below −1 dBTP for what the AAC encoder adds. */
const CEILING = 10 ** (-3.8 / 20);
/** The level at which rounding starts, and the maximum after it. */
const KNEE = 0.6;
const MOST = 1.2;
const LOOK_AHEAD = Math.round(0.004 * SAMPLE_RATE);
const RELEASE_SECONDS = 0.09;
/** A point between two samples can exceed both by this factor. */
const OVERSHOOT = 1.5;

/** Raises the loudness and keeps true peaks below the ceiling: the gain glides down before a peak and back after it. */
export function limited(sound: Sound, loudness: number): Sound {
  const samples = sound.left.length;
  const left = sound.left.slice();
  const right = sound.right.slice();
  for (let index = 0; index < samples; index += 1) {
    left[index] = rounded((left[index] ?? 0) * loudness);
    right[index] = rounded((right[index] ?? 0) * loudness);
  }
  const needed = neededGain(left, right);
  const lowest = lowestAhead(needed);
  const release = 1 - Math.exp(-1 / (RELEASE_SECONDS * SAMPLE_RATE));
  let gain = 1;
  for (let index = 0; index < samples; index += 1) {
    const value = lowest[index] ?? 1;
    gain = Math.min(value, gain + (1 - gain) * release);
    lowest[index] = gain;
  }
  // The mean over the look-ahead turns each step into a ramp that is down when its peak comes.
  const first = lowest[0] ?? 1;
  let sum = LOOK_AHEAD * first;
  for (let index = 0; index < samples; index += 1) {
    sum += (lowest[index] ?? 1) - (index < LOOK_AHEAD ? first : (lowest[index - LOOK_AHEAD] ?? 1));
    const smooth = sum / LOOK_AHEAD;
    left[index] = (left[index] ?? 0) * smooth;
    right[index] = (right[index] ?? 0) * smooth;
  }
  return { left, right };
}

/** Peaks of strokes and plucks, a few samples long, are rounded as tape would, so that the gain need not drop for them. */
function rounded(value: number): number {
  const size = Math.abs(value);
  return size < KNEE ? value : Math.sign(value) * (KNEE + (MOST - KNEE) * Math.tanh((size - KNEE) / (MOST - KNEE)));
}

function neededGain(left: Float32Array, right: Float32Array): Float32Array {
  const needed = new Float32Array(left.length).fill(1);
  const near = CEILING / OVERSHOOT;
  let before = 0;
  for (let index = 0; index < left.length; index += 1) {
    const here = Math.max(Math.abs(left[index] ?? 0), Math.abs(right[index] ?? 0));
    if (index > 0 && (here > near || before > near)) {
      const peak = Math.max(peakAfter(left, index - 1), peakAfter(right, index - 1));
      if (peak > CEILING) {
        const gain = CEILING / peak;
        needed[index - 1] = Math.min(needed[index - 1] ?? 1, gain);
        needed[index] = gain;
      }
    }
    before = here;
  }
  return needed;
}

/** The minimum of a value and its look-ahead: a running minimum in one pass. */
function lowestAhead(values: Float32Array): Float32Array {
  const out = new Float32Array(values.length);
  const queue = new Int32Array(values.length);
  let head = 0;
  let tail = 0;
  for (let index = 0; index < values.length + LOOK_AHEAD; index += 1) {
    if (index < values.length) {
      const value = values[index] ?? 1;
      while (tail > head && (values[queue[tail - 1] ?? 0] ?? 1) >= value) tail -= 1;
      queue[tail] = index;
      tail += 1;
    }
    const at = index - LOOK_AHEAD;
    if (at < 0) continue;
    while (head < tail && (queue[head] ?? 0) < at) head += 1;
    out[at] = values[queue[head] ?? 0] ?? 1;
  }
  return out;
}
