import { SAMPLE_RATE } from '../sound.ts';
import { shape, sing, wavetable } from './wavetable.ts';

/** A section of bowed strings on one note: detuned saws through a gentle low-pass that opens with the swell. */
export function strings(frequency: number, seconds: number, force: number, attack = 0.5, release = 0.7): Float32Array {
  const out = new Float32Array(Math.ceil((seconds + release) * SAMPLE_RATE));
  const saw = wavetable(frequency, (harmonic) => 2 / Math.PI / harmonic);
  [-7, -2, 3, 8].forEach((cents, voice) => {
    sing(out, saw, frequency, { cents, gain: 0.25 * force, phase: (voice * 0.37) % 1, waver: 3, rate: 4.6 + voice * 0.23 });
  });
  let first = 0;
  let second = 0;
  for (let index = 0; index < out.length; index += 1) {
    const level = Math.min(1, index / (attack * SAMPLE_RATE));
    const cutoff = Math.min(0.6, ((frequency * 3 + 700 + 1800 * level * force) * 2 * Math.PI) / SAMPLE_RATE);
    first += cutoff * ((out[index] ?? 0) - first);
    second += cutoff * (first - second);
    out[index] = second;
  }
  return shape(out, seconds, attack, release);
}

/** A round bass: a sine with a little of its octave. */
export function bass(frequency: number, seconds: number, force: number): Float32Array {
  const samples = Math.ceil((seconds + 0.08) * SAMPLE_RATE);
  const out = new Float32Array(samples);
  for (let index = 0; index < samples; index += 1) {
    const time = index / SAMPLE_RATE;
    const level = Math.min(1, time / 0.008) * Math.exp(-time * 1.4) * Math.min(1, Math.max(0, (seconds + 0.08 - time) / 0.08));
    const phase = 2 * Math.PI * frequency * time;
    out[index] =
      force *
      level *
      (Math.sin(phase) + 0.28 * Math.sin(2 * phase) * Math.exp(-time * 5) + 0.1 * Math.sin(3 * phase) * Math.exp(-time * 9));
  }
  return out;
}
