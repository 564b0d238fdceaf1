import { SAMPLE_RATE } from '../sound.ts';
import { burst, struck } from './struck.ts';

/** The right drum's ringing stroke; its modes are nearly harmonic thanks to the black paste. */
export function na(pitch: number): Float32Array {
  return burst(
    struck(
      [
        [pitch, 0.12, 0.25],
        [pitch * 2.02, 0.5, 0.42],
        [pitch * 3.01, 0.42, 0.34],
        [pitch * 4.03, 0.16, 0.2],
        [pitch * 5.1, 0.09, 0.14],
      ],
      0.6,
    ),
    0.28,
    0.02,
    0.7,
    3,
  );
}

export function tin(pitch: number): Float32Array {
  return burst(
    struck(
      [
        [pitch, 0.55, 0.75],
        [pitch * 2.01, 0.3, 0.5],
        [pitch * 3, 0.08, 0.24],
      ],
      0.8,
    ),
    0.12,
    0.014,
    0.6,
    5,
  );
}

/** The left drum, its skin bent by the heel of the hand. */
export function ge(pitch: number): Float32Array {
  return burst(
    struck(
      [
        [pitch, 0.95, 0.7],
        [pitch * 1.62, 0.2, 0.25],
        [pitch * 2.2, 0.1, 0.16],
      ],
      0.9,
      (time) => 1 + 0.34 * Math.min(1, time / 0.14) - 0.16 * Math.exp(-time / 0.02),
    ),
    0.3,
    0.02,
    0.25,
    7,
  );
}

/** A dry tap on both drums. */
export function ka(): Float32Array {
  return burst(burst(new Float32Array(SAMPLE_RATE * 0.12), 0.4, 0.04, 0.35, 11), 0.2, 0.02, 0.8, 12);
}

/** A deep drum for arrivals. */
export function dhol(pitch = 62): Float32Array {
  return burst(
    struck(
      [
        [pitch, 1, 0.9],
        [pitch * 1.5, 0.36, 0.4],
        [pitch * 2.3, 0.2, 0.22],
      ],
      1.2,
      (time) => 1 + 0.5 * Math.exp(-time / 0.03),
    ),
    0.5,
    0.035,
    0.3,
    13,
  );
}

export function kick(): Float32Array {
  return burst(
    struck([[48, 1, 0.35]], 0.5, (time) => 1 + 1.9 * Math.exp(-time / 0.028)),
    0.18,
    0.008,
    0.5,
    14,
  );
}

/** Several hands, not quite together. */
export function clap(seed: number): Float32Array {
  const out = new Float32Array(Math.ceil(0.32 * SAMPLE_RATE));
  for (const [start, strength] of [
    [0, 0.5],
    [0.009, 0.6],
    [0.019, 0.75],
    [0.027, 1],
  ] as const)
    burst(out, strength * 0.5, start < 0.02 ? 0.03 : 0.16, 0.5, seed * 7 + Math.round(start * 1000), start);
  let low = 0;
  return out.map((value) => {
    low += 0.09 * (value - low);
    return value - low;
  });
}

export function shaker(seed: number): Float32Array {
  return burst(new Float32Array(Math.ceil(0.1 * SAMPLE_RATE)), 0.34, 0.07, 0.9, seed);
}

/** Small hand cymbals. */
export function manjira(): Float32Array {
  return struck(
    [
      [2960, 0.2, 0.9],
      [4410, 0.26, 0.7],
      [6230, 0.2, 0.5],
      [8130, 0.12, 0.35],
      [3010, 0.14, 0.8],
    ],
    1,
  );
}

/** A temple bell: a low hum, a third between minor and major, and a slow beat. */
export function templeBell(pitch: number): Float32Array {
  return struck(
    [
      [pitch * 0.5, 0.3, 4],
      [pitch, 0.5, 3.4],
      [pitch * 1.003, 0.4, 3.3],
      [pitch * 1.19, 0.22, 2.4],
      [pitch * 1.5, 0.2, 1.9],
      [pitch * 2.01, 0.34, 1.7],
      [pitch * 2.74, 0.18, 1],
      [pitch * 3.76, 0.1, 0.6],
      [pitch * 5.1, 0.06, 0.4],
    ],
    4,
  );
}

/** Glockenspiel: bright bars. */
export function bar(pitch: number, force: number): Float32Array {
  return struck(
    [
      [pitch, 0.7 * force, 1.5],
      [pitch * 2.756, 0.22 * force, 0.5],
      [pitch * 5.4, 0.1 * force * force, 0.2],
      [pitch * 1.002, 0.2 * force, 1.4],
    ],
    1.6,
  );
}
