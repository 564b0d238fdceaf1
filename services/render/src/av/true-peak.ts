import { breathe, CHANNELS, type Pcm, samplesOf } from '@nimantran/kit/av/pcm';
import { GRAIN } from './loudness.ts';

/** Three values are interpolated between two samples, as ITU-R BS.1770-4 annex 2 requires, with a longer filter than required. */
const PHASES = 4;
const HALF_TAPS = 12;
const TAPS = HALF_TAPS * 2;
const GRAINS_A_BREATH = 4_000;
const KERNELS = [1, 2, 3].map((phase) => kernelOf(phase / PHASES));

/** The highest true peak of each grain, exact near samples that reach `from`: far below the ceiling nothing can exceed it. */
export async function truePeaks(pcm: Pcm, from: number): Promise<Float32Array> {
  const samples = samplesOf(pcm);
  const peaks = new Float32Array(Math.ceil(samples / GRAIN));
  for (let grain = 0; grain < peaks.length; grain += 1) {
    if (grain % GRAINS_A_BREATH === 0) await breathe();
    const end = Math.min(samples, (grain + 1) * GRAIN);
    let peak = 0;
    for (let sample = grain * GRAIN; sample < end; sample += 1) {
      for (let channel = 0; channel < CHANNELS; channel += 1) {
        const at = sample * CHANNELS + channel;
        const here = Math.abs(pcm[at] ?? 0);
        if (here > peak) peak = here;
        if (here >= from || Math.abs(pcm[at + CHANNELS] ?? 0) >= from) peak = Math.max(peak, peakAfter(pcm, at));
      }
    }
    peaks[grain] = peak;
  }
  return peaks;
}

/** The largest of the three values between a sample and the next of its channel. */
function peakAfter(pcm: Pcm, at: number): number {
  let peak = 0;
  const first = at - (HALF_TAPS - 1) * CHANNELS;
  for (const kernel of KERNELS) {
    let value = 0;
    for (let tap = 0; tap < TAPS; tap += 1) value += (pcm[first + tap * CHANNELS] ?? 0) * (kernel[tap] ?? 0);
    peak = Math.max(peak, Math.abs(value));
  }
  return peak;
}

/** A sinc under a Hann window, for the value `fraction` of a sample after tap HALF_TAPS − 1. */
function kernelOf(fraction: number): Float64Array {
  const kernel = Float64Array.from({ length: TAPS }, (_, tap) => {
    const x = tap - (HALF_TAPS - 1) - fraction;
    const sinc = Math.sin(Math.PI * x) / (Math.PI * x);
    return sinc * 0.5 * (1 + Math.cos((Math.PI * x) / (HALF_TAPS + 0.5)));
  });
  const sum = kernel.reduce((total, value) => total + value, 0);
  return kernel.map((value) => value / sum);
}
