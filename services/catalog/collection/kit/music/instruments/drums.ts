import { SAMPLE_RATE } from '../sound.ts';
import { burst, type Mode, struck } from './struck.ts';

/** A drum head's modes above `pitch`; the pitch drops after the stroke. */
function skin(
  pitch: number,
  { ring, bright, seed, drop = 0.12 }: { ring: number; bright: number; seed: number; drop?: number },
): Float32Array {
  const modes: Mode[] = [
    [pitch, 0.8, ring],
    [pitch * 1.59, 0.34 * bright, ring * 0.5],
    [pitch * 2.14, 0.26 * bright, ring * 0.38],
    [pitch * 2.65, 0.14 * bright, ring * 0.28],
    [pitch * 3.5, 0.1 * bright, ring * 0.2],
  ];
  const out = struck(modes, ring * 1.3, (time) => 1 + drop * Math.exp(-time / 0.025));
  return softened(burst(out, 0.3 * bright, 0.018, 0.3 + 0.4 * bright, seed));
}

/** A millisecond of attack, because a hand is soft. */
function softened(out: Float32Array): Float32Array {
  for (let index = 0; index < 40 && index < out.length; index += 1) out[index] = ((out[index] ?? 0) * index) / 40;
  return out;
}

/** A slap: skin and fingers, with hardly any pitch. */
function slap(pitch: number, seed: number, strength = 0.55): Float32Array {
  const out = struck(
    [
      [pitch, 0.34, 0.12],
      [pitch * 1.7, 0.26, 0.08],
      [pitch * 2.9, 0.16, 0.05],
    ],
    0.22,
  );
  return softened(burst(burst(out, strength, 0.035, 0.6, seed), strength * 0.6, 0.09, 0.35, seed + 1));
}

/** The bass head pressed with the heel of the hand: its pitch bends up. */
function swung(pitch: number, ring: number, seed: number): Float32Array {
  const out = struck(
    [
      [pitch, 0.9, ring],
      [pitch * 1.6, 0.2, ring * 0.35],
    ],
    ring * 1.2,
    (time) => 0.82 + 0.5 * Math.min(1, time / 0.16) + 0.25 * Math.exp(-time / 0.02),
  );
  return softened(burst(out, 0.22, 0.02, 0.25, seed));
}

/** A drum's strokes by name, with their levels and positions. */
export type DrumKit = Readonly<Record<string, { sound: Float32Array; gain: number; pan: number; hall: number }>>;

/** Dholak: a two-headed barrel drum played at weddings. */
export function dholak(pitch = 233): DrumKit {
  return {
    ge: { sound: swung(82, 0.55, 101), gain: 1, pan: -0.16, hall: 0.1 },
    dhe: { sound: skin(92, { ring: 0.4, bright: 0.5, seed: 102 }), gain: 0.95, pan: -0.16, hall: 0.12 },
    na: { sound: skin(pitch * 1.5, { ring: 0.2, bright: 1, seed: 103, drop: 0.05 }), gain: 0.62, pan: 0.2, hall: 0.16 },
    ta: { sound: slap(pitch * 2.2, 104), gain: 0.6, pan: 0.2, hall: 0.2 },
    ti: { sound: slap(pitch * 2.8, 106, 0.3), gain: 0.36, pan: 0.24, hall: 0.12 },
  };
}

/** Dhol: played with two sticks, one bent and deep, one thin and sharp. */
export function dholPair(): DrumKit {
  return {
    dha: { sound: skin(70, { ring: 0.62, bright: 0.55, seed: 111, drop: 0.55 }), gain: 1.1, pan: -0.12, hall: 0.14 },
    ge: { sound: skin(86, { ring: 0.34, bright: 0.4, seed: 112, drop: 0.3 }), gain: 0.8, pan: -0.12, hall: 0.1 },
    na: { sound: slap(520, 113, 0.62), gain: 0.66, pan: 0.18, hall: 0.2 },
    ti: { sound: slap(640, 115, 0.32), gain: 0.42, pan: 0.22, hall: 0.12 },
  };
}

/** A large frame drum with rings, and the riq beside it. */
export function frameDrum(): DrumKit {
  const rattle = (seed: number, strength: number, seconds: number): Float32Array =>
    burst(
      struck(
        [
          [5200, 0.08 * strength, seconds],
          [6730, 0.07 * strength, seconds * 0.8],
          [8900, 0.05 * strength, seconds * 0.6],
        ],
        seconds,
      ),
      0.2 * strength,
      seconds * 0.6,
      0.85,
      seed,
    );
  return {
    dum: { sound: skin(78, { ring: 0.75, bright: 0.4, seed: 121, drop: 0.2 }), gain: 1, pan: -0.08, hall: 0.22 },
    tek: { sound: slap(410, 122), gain: 0.62, pan: 0.12, hall: 0.26 },
    ka: { sound: slap(340, 124, 0.3), gain: 0.42, pan: 0.04, hall: 0.22 },
    ring: { sound: rattle(126, 1, 0.16), gain: 0.3, pan: 0.4, hall: 0.2 },
    roll: { sound: rattle(127, 0.6, 0.09), gain: 0.26, pan: 0.4, hall: 0.16 },
  };
}

/** Mridangam: the right head rings like a note, the left is deep. */
export function mridangam(pitch = 293.66): DrumKit {
  const ring: readonly Mode[] = [
    [pitch, 0.4, 0.5],
    [pitch * 2.01, 0.42, 0.4],
    [pitch * 3.02, 0.3, 0.28],
    [pitch * 4.05, 0.12, 0.16],
  ];
  return {
    nam: { sound: softened(burst(struck(ring, 0.6), 0.3, 0.016, 0.6, 131)), gain: 0.6, pan: 0.2, hall: 0.16 },
    dhin: { sound: softened(burst(struck(ring.slice(0, 2), 0.7), 0.12, 0.016, 0.4, 132)), gain: 0.72, pan: 0.2, hall: 0.18 },
    tha: { sound: slap(pitch * 1.6, 133, 0.4), gain: 0.5, pan: 0.22, hall: 0.14 },
    ki: { sound: slap(pitch * 2.4, 135, 0.28), gain: 0.36, pan: 0.24, hall: 0.12 },
    thom: { sound: skin(84, { ring: 0.5, bright: 0.3, seed: 137, drop: 0.3 }), gain: 0.95, pan: -0.18, hall: 0.12 },
  };
}

/** Thavil: thimbles on the right head, a stick on the left; the loudest drum of the south. */
export function thavil(pitch = 320): DrumKit {
  return {
    thom: { sound: skin(96, { ring: 0.34, bright: 0.7, seed: 161, drop: 0.25 }), gain: 1, pan: -0.2, hall: 0.12 },
    nam: { sound: skin(pitch, { ring: 0.2, bright: 1, seed: 162, drop: 0.04 }), gain: 0.62, pan: 0.2, hall: 0.16 },
    tha: { sound: slap(pitch * 1.5, 163, 0.6), gain: 0.6, pan: 0.22, hall: 0.18 },
    ki: { sound: slap(pitch * 2.1, 165, 0.36), gain: 0.42, pan: 0.26, hall: 0.14 },
  };
}

/** What dancers and singers hold in their hands: khartal of wood and brass, and the sticks of dandiya. */
export function clappers(): DrumKit {
  const clack = (pitch: number, seconds: number, seed: number) =>
    burst(
      struck(
        [
          [pitch, 0.4, seconds],
          [pitch * 2.07, 0.3, seconds * 0.8],
          [pitch * 3.4, 0.14, seconds * 0.6],
        ],
        seconds * 1.4,
      ),
      0.2,
      0.01,
      0.6,
      seed,
    );
  return {
    khartal: { sound: clack(2150, 0.09, 171), gain: 0.6, pan: 0.4, hall: 0.14 },
    stick: { sound: clack(1080, 0.05, 172), gain: 0.9, pan: -0.36, hall: 0.22 },
  };
}

/** Drums and cymbals of a dance floor; `soft` is a drummer with brushes. */
export function beatBox(soft = false): DrumKit {
  const bright = soft ? 0.66 : 0.9;
  const hat = (seconds: number, seed: number) =>
    burst(new Float32Array(Math.ceil(seconds * 1.3 * SAMPLE_RATE)), 0.4, seconds, bright, seed);
  const snare = struck(
    [
      [188, 0.5, 0.14],
      [331, 0.24, 0.1],
    ],
    0.3,
  );
  const foot = struck([[soft ? 52 : 49, 1, soft ? 0.3 : 0.42]], 0.5, (time) => 1 + (soft ? 1 : 2.2) * Math.exp(-time / 0.026));
  return {
    foot: { sound: burst(foot, soft ? 0.06 : 0.2, 0.008, 0.5, 141), gain: 0.95, pan: 0, hall: 0.02 },
    snare: {
      sound: softened(burst(snare, soft ? 0.22 : 0.45, soft ? 0.16 : 0.2, bright, 142)),
      gain: soft ? 0.45 : 0.6,
      pan: 0.05,
      hall: 0.2,
    },
    rim: { sound: slap(820, 143, 0.24), gain: 0.4, pan: -0.2, hall: 0.2 },
    hat: { sound: hat(0.045, 144), gain: soft ? 1.5 : 1.2, pan: 0.3, hall: 0.06 },
    open: { sound: hat(0.24, 145), gain: 0.8, pan: 0.3, hall: 0.1 },
    ride: { sound: ride(), gain: 0.8, pan: 0.26, hall: 0.12 },
  };
}

function ride(): Float32Array {
  const modes = [3150, 4260, 5480, 6910, 8720].map((pitch): Mode => [pitch, 0.06, 1.1]);
  return burst(struck(modes, 0.9), 0.14, 0.35, 0.9, 146);
}

/** Noise that grows for this many seconds and stops: it leads into a new part. */
export function swell(seconds: number, seed = 151): Float32Array {
  const noise = burst(new Float32Array(Math.ceil(seconds * SAMPLE_RATE)), 0.5, 60, 0.5, seed);
  const last = 0.03 * SAMPLE_RATE;
  return noise.map((value, index) => value * (index / noise.length) ** 3 * Math.min(1, (noise.length - index) / last));
}
