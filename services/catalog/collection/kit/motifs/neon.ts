import { polygon } from '../geometry/pen.ts';
import { type Animated, EASE, type Key, type Track } from '../lottie/motion.ts';
import { type Color, linear, radial } from '../lottie/paint.ts';
import { ellipse, fill, group, outlines, type Placement, rect, stroke, trim } from '../lottie/shapes.ts';
import type { Outline, ShapeItem } from '../lottie/types.ts';
import { lighter } from '../palette.ts';
import { seeded } from '../random.ts';

/** Glowing glass tubes: the same lines in five widths, faint and wide at the bottom, white-hot on top. No blur is needed. */
export function neon(
  shapes: readonly Outline[],
  color: Color,
  width: number,
  drawn?: Animated<number>,
  place: Placement = {},
): ShapeItem {
  const part = (times: number, opacity: number, paint: Color) =>
    group('tube', [
      ...outlines(shapes),
      ...(drawn === undefined ? [] : [trim(0, drawn)]),
      stroke(paint, width * times, { opacity }),
    ]);
  return group(
    'neon',
    [part(7, 6, color), part(4.2, 10, color), part(2.4, 24, color), part(1, 100, color), part(0.42, 92, lighter(color, 0.78))],
    place,
  );
}

/** A tube lighting up at `first`: it flickers twice and stays on. */
export function switchOn(first: number, off = 7): Track<number> {
  const keys: Key<number>[] = [[0, off, 'hold']];
  for (const [after, value] of [
    [0, 90],
    [2, off],
    [5, 70],
    [7, 20],
    [10, 100],
  ] as const)
    keys.push([first + after, value, 'hold']);
  return { keys: keys.filter(([frame], index) => index === 0 || frame > 0) };
}

/** A mirror ball on its rod. Facets shine in turn. */
export function mirrorBall(
  radius: number,
  rod: number,
  tones: readonly [dark: Color, middle: Color, light: Color],
  frames: number,
  place: Placement = {},
): ShapeItem {
  const [dark, middle, light] = tones;
  const random = seeded(77);
  const rows = 11;
  const facets: ShapeItem[][] = [[], [], [], [], []];
  for (let row = 0; row < rows; row += 1) {
    const low = -90 + (180 * row) / rows;
    const [top, bottom] = [low, low + 180 / rows].map((angle) => Math.sin((angle * Math.PI) / 180) * radius * 0.98);
    const girth = Math.cos(((low + 90 / rows) * Math.PI) / 180) * radius;
    const across = Math.max(3, Math.round((girth / radius) * 12));
    for (let column = 0; column < across; column += 1) {
      const [left, right] = [column, column + 1].map((edge) => -Math.cos((edge / across) * Math.PI) * girth * 0.985);
      const gap = radius * 0.012;
      if (top === undefined || bottom === undefined || left === undefined || right === undefined) continue;
      facets[Math.floor(random() * facets.length)]?.push(
        rect(left + gap, top + gap, right - left - gap * 2, bottom - top - gap * 2, radius * 0.012),
      );
    }
  }
  const shine = [dark, middle, light, '#ffffff', middle];
  const glitter = (turn: number): Track<number> => {
    const keys: Key<number>[] = [];
    for (let frame = -turn * 9, up = turn % 2 === 0; frame <= frames + 30; frame += 15, up = !up)
      keys.push([frame, up ? 92 : 34, EASE.breath]);
    return { keys };
  };
  return group(
    'mirror ball',
    [
      group('rod', [rect(-radius * 0.025, -radius - rod, radius * 0.05, rod), fill(middle)]),
      group('cap', [rect(-radius * 0.14, -radius * 1.1, radius * 0.28, radius * 0.16, radius * 0.04), fill(light)]),
      group('ball', [
        ellipse([0, 0], radius * 2),
        fill(radial([-radius * 0.35, -radius * 0.4], [radius, radius * 0.9], [0, middle], [1, dark])),
      ]),
      ...facets.map((some, turn) => group('facets', [...some, fill(shine[turn] ?? middle)], { opacity: glitter(turn) })),
      group('shade', [
        ellipse([0, 0], radius * 2),
        fill(
          radial(
            [-radius * 0.4, -radius * 0.45],
            [radius * 0.9, radius * 0.85],
            [0, '#ffffff', 0.4],
            [0.45, dark, 0],
            [1, dark, 0.72],
          ),
        ),
      ]),
    ],
    place,
  );
}

/** A beam of light from the origin downwards, `spread` wide at its end. */
export function beam(length: number, spread: number, color: Color, strength: number, place: Placement = {}): ShapeItem {
  return group(
    'beam',
    [polygon([-spread * 0.02, 0], [spread * 0.02, 0], [spread / 2, length], [-spread / 2, length])].flatMap((shape) => [
      ...outlines([shape]),
      fill(linear([0, 0], [0, length], [0, color, strength], [1, color, 0])),
    ]),
    place,
  );
}
