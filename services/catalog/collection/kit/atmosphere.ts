import { type Layer, shapes } from './lottie/layers.ts';
import { EASE, track } from './lottie/motion.ts';
import { type Color, type Gradient, radial } from './lottie/paint.ts';
import { ellipse, fill, group, rect } from './lottie/shapes.ts';
import type { ShapeItem } from './lottie/types.ts';
import { seeded } from './random.ts';

/** A plane of one paint that exceeds the picture by `bleed` on every side, so that the camera can move. */
export function ground(name: string, width: number, height: number, paint: Color | Gradient, bleed = 120): Layer {
  return shapes(name, [rect(-bleed, -bleed, width + bleed * 2, height + bleed * 2), fill(paint)]);
}

/** Darker corners that draw the eye to the centre. */
export function vignette(width: number, height: number, color: Color, strength = 0.55): Layer {
  const reach = Math.hypot(width, height) / 2;
  const dark = radial(
    [width / 2, height * 0.47],
    [width / 2 + reach, height * 0.47],
    [0, color, 0],
    [0.5, color, 0],
    [0.8, color, strength * 0.45],
    [1, color, strength],
  );
  return shapes('vignette', [rect(0, 0, width, height), fill(dark)]);
}

/**
 * A soft light: a colour that fades to nothing at `radius`, in nearly the same curve as `glow`. It is two cones, one over the other: gradients
 * of two stops cost so much less than one of four that both together take half as long.
 */
export function softLight(name: string, x: number, y: number, radius: number, color: Color, strength: number): ShapeItem {
  const wide = 0.46 * strength;
  const heart = (0.5 * strength) / (1 - wide);
  const cone = (reach: number, alpha: number): ShapeItem =>
    group(name, [ellipse([0, 0], reach * 2), fill(radial([0, 0], [reach, 0], [0, color, alpha], [1, color, 0]))]);
  return group(name, [cone(radius / 2, heart), cone(radius, wide)], { at: [x, y] });
}

export interface Drift {
  count: number;
  seed: number;
  /** Where the strip of `width` begins; 0 if absent. */
  left?: number;
  width: number;
  height: number;
  frames: number;
  /** Smallest and largest size, in percent. */
  sizes: readonly [number, number];
  /** How far a piece falls during the scene (negative: rises) and how far the wind carries it. */
  fall: number;
  wind: number;
  spin?: number;
  opacity?: number;
}

/** Pieces that fall or rise through the picture: petals, confetti, sparks. Each is a loose layer, already in the air at the start. */
export function drifting(name: string, piece: (index: number) => ShapeItem, drift: Drift): Layer[] {
  const random = seeded(drift.seed);
  return Array.from({ length: drift.count }, (_, index) => {
    const x = (drift.left ?? 0) + random.between(-0.05, 1.05) * drift.width;
    const y = random.between(-0.15, 1) * drift.height - drift.fall / 2;
    const size = random.between(...drift.sizes);
    const near = size / drift.sizes[1];
    const spin = (drift.spin ?? 260) * random.between(0.5, 1.2) * (random() < 0.5 ? -1 : 1);
    const start = random.between(0, 360);
    const fall = drift.fall * (0.55 + 0.6 * near);
    const wave = random.between(30, 90) * (random() < 0.5 ? -1 : 1);
    const half = drift.frames / 2;
    const layer = shapes(`${name} ${index + 1}`, [piece(index)], {
      at: track(
        [0, [x, y], EASE.breath],
        [half, [x + drift.wind / 2 + wave, y + fall / 2], EASE.breath],
        [drift.frames, [x + drift.wind, y + fall]],
      ),
      rotate: track([0, start, EASE.linear], [drift.frames, start + spin]),
      scale: track(
        [0, [size, size * 0.9], EASE.breath],
        [half * 0.5, [size, size * 0.35], EASE.breath],
        [half, [size * 0.8, size], EASE.breath],
        [half * 1.5, [size, size * 0.4], EASE.breath],
        [drift.frames, [size, size]],
      ),
      opacity: drift.opacity ?? 100,
    });
    return { ...layer, isLoose: true };
  });
}

/** Flickering points of light: stars, sequins, dust in the sun. */
export function twinkles(
  count: number,
  seed: number,
  width: number,
  height: number,
  frames: number,
  color: Color,
  size: readonly [number, number],
): Layer {
  const random = seeded(seed);
  const points = Array.from({ length: count }, () => {
    const radius = random.between(...size);
    const at = [random() * width, random() * height];
    const low = random.between(8, 35);
    const high = random.between(60, 100);
    const period = Math.round(random.between(26, 60));
    const keys = [];
    for (let frame = -Math.round(random() * period), up = random() < 0.5; frame <= frames + period; frame += period, up = !up)
      keys.push([frame, up ? high : low, EASE.breath] as const);
    return group('point', [ellipse([0, 0], radius * 2), fill(color)], { at, opacity: { keys } });
  });
  return shapes('twinkles', points);
}
