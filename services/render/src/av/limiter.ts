import { SAMPLE_RATE } from '@nimantran/kit/av/pcm';
import { GRAIN, integratedLoudness } from './loudness.ts';

const GRAINS_A_SECOND = SAMPLE_RATE / GRAIN;
/** The gain falls over 5 ms before a peak that is 6 dB too high, and rises slowly enough to avoid audible pumping. */
const FALL_DB_A_GRAIN = 6 / (0.005 * GRAINS_A_SECOND);
const RISE_DB_A_GRAIN = 25 / GRAINS_A_SECOND;
/** Quieter sound is not raised further: below this is the noise of an empty room. */
const MAX_GAIN_DB = 46;
const CLOSE_ENOUGH_LU = 0.02;
const MAX_ROUNDS = 12;
/** −1 dBTP with a small margin for differences between meters. */
const HIGHEST = 10 ** (-1.05 / 20);
const OVERSHOOT_ROOM = 1.1;
/** A block of AAC spreads its noise over 1024 samples. */
const CODEC_GRAINS = 1024 / GRAIN;

export interface Levels {
  energies: Float64Array;
  peaks: Float32Array;
}

/**
 * The gain at the start of each grain (and one past the last) that brings the sound to `target` LUFS and keeps every true peak
 * below `ceiling` (1 is full scale), interpolated linearly in between. Silence keeps a gain of 1.
 */
export function gainsFor({ energies, peaks }: Levels, target: number, ceiling: number): Float32Array {
  const loudness = integratedLoudness(energies);
  if (loudness === undefined) return limited(peaks, 0, ceiling);
  let gainDb = Math.min(MAX_GAIN_DB, target - loudness);
  let gains = limited(peaks, gainDb, ceiling);
  for (let round = 0; round < MAX_ROUNDS; round += 1) {
    const missing = target - (integratedLoudness(withGains(energies, gains)) ?? target);
    if (Math.abs(missing) < CLOSE_ENOUGH_LU || gainDb + missing > MAX_GAIN_DB) break;
    gainDb += missing;
    gains = limited(peaks, gainDb, ceiling);
  }
  return gains;
}

interface Overshoot {
  peaks: Float32Array;
  /** True peaks of the sound after encoding and decoding. */
  heard: Float32Array;
  gains: Float32Array;
  ceiling: number;
}

/** Raises `peaks` around grains that decode above −1 dBTP, so that only their gains fall. Returns whether there was one. */
export function lowerPeaks({ peaks, heard, gains, ceiling }: Overshoot): boolean {
  let tooHigh = false;
  for (const [grain, peak] of heard.entries()) {
    if (peak < HIGHEST) continue;
    tooHigh = true;
    const excess = (peak / HIGHEST) * OVERSHOOT_ROOM;
    for (let near = Math.max(0, grain - CODEC_GRAINS); near <= Math.min(grain + CODEC_GRAINS, peaks.length - 1); near += 1) {
      const reached = ceiling / (gains[near] ?? 1);
      peaks[near] = Math.max(peaks[near] ?? 0, reached * excess);
    }
  }
  return tooHigh;
}

/** A gain that never exceeds the limit set by a grain's peak, and neither falls nor rises faster than allowed. */
function limited(peaks: Float32Array, gainDb: number, ceiling: number): Float32Array {
  const ceilingDb = 20 * Math.log10(ceiling);
  const nodes = new Float32Array(peaks.length + 1).fill(gainDb);
  for (let grain = 0; grain < peaks.length; grain += 1) {
    const peak = peaks[grain] ?? 0;
    if (peak === 0) continue;
    const allowed = ceilingDb - 20 * Math.log10(peak);
    nodes[grain] = Math.min(nodes[grain] ?? 0, allowed);
    nodes[grain + 1] = Math.min(nodes[grain + 1] ?? 0, allowed);
  }
  for (let node = nodes.length - 2; node >= 0; node -= 1)
    nodes[node] = Math.min(nodes[node] ?? 0, (nodes[node + 1] ?? 0) + FALL_DB_A_GRAIN);
  for (let node = 1; node < nodes.length; node += 1)
    nodes[node] = Math.min(nodes[node] ?? 0, (nodes[node - 1] ?? 0) + RISE_DB_A_GRAIN);
  return nodes.map((decibels) => 10 ** (decibels / 20));
}

function withGains(energies: Float64Array, gains: Float32Array): Float64Array {
  return energies.map((energy, grain) => energy * (((gains[grain] ?? 1) + (gains[grain + 1] ?? 1)) / 2) ** 2);
}
