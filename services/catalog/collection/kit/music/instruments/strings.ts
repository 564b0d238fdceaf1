import { SAMPLE_RATE } from '../sound.ts';
import { type Mode, ringing } from './struck.ts';
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
  const modes: Mode[] = [
    [frequency, force, 6.91 / 1.4],
    [frequency * 2, 0.28 * force, 6.91 / 6.4],
    [frequency * 3, 0.1 * force, 6.91 / 10.4],
  ];
  return shape(ringing(modes, seconds + 0.08, 0), seconds, 0.012, 0.08);
}
