import { breathe, CHANNELS, type Pcm, SAMPLE_RATE, samplesOf } from '@nimantran/kit/av/pcm';

/** Samples per grain, the step of loudness, peaks and the limiter's gain. It divides 100 ms, the step of the gate. */
export const GRAIN = 32;
const GRAINS_A_STEP = SAMPLE_RATE / 10 / GRAIN;
const STEPS_A_BLOCK = 4;
const ABSOLUTE_GATE_LUFS = -70;
const RELATIVE_GATE_LU = -10;
const GRAINS_A_BREATH = 10_000;

/** K-weighting of ITU-R BS.1770-4 at 48 kHz: the shelf that models the head, then the high-pass filter. */
const SHELF = { b0: 1.53512485958697, b1: -2.69169618940638, b2: 1.19839281085285, a1: -1.69065929318241, a2: 0.73248077421585 };
const LOW_CUT = { b0: 1, b1: -2, b2: 1, a1: -1.99004745483398, a2: 0.99007225036621 };

/** K-weighted energy of each grain, both channels added. */
export async function weightedEnergies(pcm: Pcm): Promise<Float64Array> {
  const grains = Math.ceil(samplesOf(pcm) / GRAIN);
  const energies = new Float64Array(grains);
  for (let channel = 0; channel < CHANNELS; channel += 1) {
    let [x1, x2, y1, y2, z1, z2] = [0, 0, 0, 0, 0, 0];
    for (let grain = 0; grain < grains; grain += 1) {
      if (grain % GRAINS_A_BREATH === 0) await breathe();
      let energy = 0;
      const end = Math.min(pcm.length, (grain + 1) * GRAIN * CHANNELS);
      for (let at = grain * GRAIN * CHANNELS + channel; at < end; at += CHANNELS) {
        const x = pcm[at] ?? 0;
        const y = SHELF.b0 * x + SHELF.b1 * x1 + SHELF.b2 * x2 - SHELF.a1 * y1 - SHELF.a2 * y2;
        const z = LOW_CUT.b0 * y + LOW_CUT.b1 * y1 + LOW_CUT.b2 * y2 - LOW_CUT.a1 * z1 - LOW_CUT.a2 * z2;
        x2 = x1;
        x1 = x;
        y2 = y1;
        y1 = y;
        z2 = z1;
        z1 = z;
        energy += z * z;
      }
      energies[grain] = (energies[grain] ?? 0) + energy;
    }
  }
  return energies;
}

/** Integrated loudness in LUFS by ITU-R BS.1770-4 with both gates, or undefined for silence. */
export function integratedLoudness(energies: Float64Array): number | undefined {
  const steps: number[] = [];
  for (let from = 0; from + GRAINS_A_STEP <= energies.length; from += GRAINS_A_STEP) {
    let sum = 0;
    for (let grain = from; grain < from + GRAINS_A_STEP; grain += 1) sum += energies[grain] ?? 0;
    steps.push(sum);
  }
  const blocks: number[] = [];
  for (let first = 0; first + STEPS_A_BLOCK <= steps.length; first += 1) {
    const sum = steps.slice(first, first + STEPS_A_BLOCK).reduce((total, step) => total + step, 0);
    blocks.push(sum / (STEPS_A_BLOCK * GRAINS_A_STEP * GRAIN));
  }
  const loud = blocks.filter((power) => lufs(power) > ABSOLUTE_GATE_LUFS);
  if (loud.length === 0) return undefined;
  const gate = lufs(mean(loud)) + RELATIVE_GATE_LU;
  return lufs(mean(loud.filter((power) => lufs(power) > gate)));
}

function lufs(power: number): number {
  return -0.691 + 10 * Math.log10(power);
}

function mean(values: number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}
