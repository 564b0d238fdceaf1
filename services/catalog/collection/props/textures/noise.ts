import { seeded } from '../../kit/random.ts';

/** Smooth value noise in 0…1 over the plane; it repeats after `period` units, a whole number. */
export function valueNoise(seed: number, period: number): (x: number, y: number) => number {
  const random = seeded(seed);
  const grid = Float32Array.from({ length: period * period }, () => random());
  const at = (x: number, y: number): number =>
    grid[(((y % period) + period) % period) * period + (((x % period) + period) % period)] ?? 0;
  const eased = (t: number): number => t * t * t * (t * (t * 6 - 15) + 10);
  return (x, y) => {
    const [left, top] = [Math.floor(x), Math.floor(y)];
    const [u, v] = [eased(x - left), eased(y - top)];
    const upper = at(left, top) * (1 - u) + at(left + 1, top) * u;
    const lower = at(left, top + 1) * (1 - u) + at(left + 1, top + 1) * u;
    return upper * (1 - v) + lower * v;
  };
}

/** Noise of several octaves, each twice as fine and half as strong; in 0…1. It repeats after `period` units. */
export function clouds(seed: number, period: number, octaves: number): (x: number, y: number) => number {
  const parts = Array.from({ length: octaves }, (_, octave) => valueNoise(seed + octave * 101, period * 2 ** octave));
  const whole = 2 - 2 ** (1 - octaves);
  return (x, y) => {
    let sum = 0;
    for (const [octave, part] of parts.entries()) sum += part(x * 2 ** octave, y * 2 ** octave) / 2 ** octave;
    return sum / whole;
  };
}

export function smoothstep(low: number, high: number, value: number): number {
  const t = Math.min(1, Math.max(0, (value - low) / (high - low)));
  return t * t * (3 - 2 * t);
}
