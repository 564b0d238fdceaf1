import { SAMPLE_RATE } from '../sound.ts';

/** A section of bowed strings on one note: detuned saws through a gentle low-pass that opens with the swell. */
export function strings(frequency: number, seconds: number, force: number, attack = 0.5, release = 0.7): Float32Array {
  const samples = Math.ceil((seconds + release) * SAMPLE_RATE);
  const out = new Float32Array(samples);
  const phases = [0, 0.37, 0.71, 0.19];
  const detune = [-7, -2, 3, 8].map((cents) => frequency * 2 ** (cents / 1200));
  let first = 0;
  let second = 0;
  for (let index = 0; index < samples; index += 1) {
    const time = index / SAMPLE_RATE;
    const rise = Math.min(1, time / attack);
    const fall = time < seconds ? 1 : Math.max(0, 1 - (time - seconds) / release);
    const level = rise * rise * (3 - 2 * rise) * fall * fall;
    let saw = 0;
    for (let voice = 0; voice < 4; voice += 1) {
      const step = (detune[voice] ?? frequency) / SAMPLE_RATE;
      let phase = (phases[voice] ?? 0) + step * (1 + 0.0009 * Math.sin(time * 29 + voice * 2));
      if (phase >= 1) phase -= 1;
      phases[voice] = phase;
      saw += 2 * phase - 1 - edge(phase, step);
    }
    const cutoff = Math.min(0.6, ((frequency * 3 + 700 + 1800 * level * force) * 2 * Math.PI) / SAMPLE_RATE);
    first += cutoff * (saw * 0.25 - first);
    second += cutoff * (first - second);
    out[index] = second * level * force;
  }
  return out;
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

/** Takes the step out of a saw's jump (polyBLEP). */
function edge(phase: number, step: number): number {
  if (phase < step) return 2 * (phase / step) - (phase / step) ** 2 - 1;
  if (phase > 1 - step) return ((phase - 1) / step) ** 2 + 2 * ((phase - 1) / step) + 1;
  return 0;
}
