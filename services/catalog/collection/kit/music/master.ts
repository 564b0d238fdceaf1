import { SAMPLE_RATE, type Sound } from './sound.ts';

const TARGET_LUFS = -16;
/** Highest sample, leaving room for what the AAC encoder adds. */
const CEILING = 10 ** (-1.8 / 20);
const LOOK_AHEAD = Math.round(0.004 * SAMPLE_RATE);

/** Brings a mix to its loudness, keeps its peaks below the ceiling, and lets it end in silence. */
export function master(sound: Sound, fadeSeconds = 0.6): Sound {
  const clean = { left: withoutRumble(sound.left), right: withoutRumble(sound.right) };
  const loudness = loudnessOf(clean);
  const gain = Number.isFinite(loudness) ? 10 ** ((TARGET_LUFS - loudness) / 20) : 1;
  const limited = limit({ left: clean.left.map((value) => value * gain), right: clean.right.map((value) => value * gain) });
  return fadedOut(limited, fadeSeconds);
}

/** High-pass at 35 Hz, second order: phones cannot play what is below, and the limiter should not hear it. */
function withoutRumble(samples: Float32Array): Float32Array {
  const angle = (2 * Math.PI * 35) / SAMPLE_RATE;
  const alpha = Math.sin(angle) * Math.SQRT1_2;
  const norm = 1 + alpha;
  const high = (1 + Math.cos(angle)) / 2 / norm;
  return biquad(samples, [high, -2 * high, high], [(-2 * Math.cos(angle)) / norm, (1 - alpha) / norm]);
}

function limit({ left, right }: Sound): Sound {
  const out: Sound = { left: new Float32Array(left.length), right: new Float32Array(right.length) };
  const needed = new Float32Array(left.length + LOOK_AHEAD).fill(1);
  for (let index = 0; index < left.length; index += 1) {
    const peak = Math.max(Math.abs(left[index] ?? 0), Math.abs(right[index] ?? 0));
    if (peak > CEILING) needed[index] = CEILING / peak;
  }
  // The gain that the next samples need, held over the look-ahead: a running minimum in one pass.
  const queue = new Int32Array(needed.length);
  let head = 0;
  let tail = 0;
  let gain = 1;
  const release = 1 - Math.exp(-1 / (0.12 * SAMPLE_RATE));
  for (let index = 0; index < needed.length; index += 1) {
    const value = needed[index] ?? 1;
    while (tail > head && (needed[queue[tail - 1] ?? 0] ?? 1) >= value) tail -= 1;
    queue[tail] = index;
    tail += 1;
    while ((queue[head] ?? 0) < index - LOOK_AHEAD) head += 1;
    const at = index - LOOK_AHEAD;
    if (at < 0) continue;
    const lowest = needed[queue[head] ?? 0] ?? 1;
    gain = lowest < gain ? lowest : gain + (1 - gain) * release;
    if (gain > lowest) gain = lowest;
    out.left[at] = (left[at] ?? 0) * gain;
    out.right[at] = (right[at] ?? 0) * gain;
  }
  return out;
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

/** Integrated loudness in LUFS (ITU-R BS.1770-4: K-weighting, blocks of 400 ms, gated). */
export function loudnessOf(sound: Sound): number {
  const sides = [sound.left, sound.right].map(kWeighted);
  const block = Math.round(0.4 * SAMPLE_RATE);
  const hop = block / 4;
  const powers: number[] = [];
  for (let start = 0; start + block <= sound.left.length; start += hop) {
    let power = 0;
    for (const side of sides) {
      let sum = 0;
      for (let index = start; index < start + block; index += 1) sum += (side[index] ?? 0) ** 2;
      power += sum / block;
    }
    powers.push(power);
  }
  const level = (list: readonly number[]) => -0.691 + 10 * Math.log10(list.reduce((sum, power) => sum + power, 0) / list.length);
  const audible = powers.filter((power) => -0.691 + 10 * Math.log10(power) > -70);
  if (audible.length === 0) return Number.NEGATIVE_INFINITY;
  const gate = level(audible) - 10;
  return level(audible.filter((power) => -0.691 + 10 * Math.log10(power) > gate));
}

/** The two filters of K-weighting at 48 kHz. */
function kWeighted(samples: Float32Array): Float32Array {
  const shelf = biquad(samples, [1.53512485958697, -2.69169618940638, 1.19839281085285], [-1.69065929318241, 0.73248077421585]);
  return biquad(shelf, [1, -2, 1], [-1.99004745483398, 0.99007225036621]);
}

function biquad(
  samples: Float32Array,
  [b0, b1, b2]: readonly [number, number, number],
  [a1, a2]: readonly [number, number],
): Float32Array {
  const out = new Float32Array(samples.length);
  let x1 = 0;
  let x2 = 0;
  let y1 = 0;
  let y2 = 0;
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
