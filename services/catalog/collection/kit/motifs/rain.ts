import { pen } from '../geometry/pen.ts';
import { type Layer, shapes } from '../lottie/layers.ts';
import { EASE, track } from '../lottie/motion.ts';
import { type Color, linear } from '../lottie/paint.ts';
import { ellipse, fill, group, outlines, stroke } from '../lottie/shapes.ts';
import { seeded } from '../random.ts';

interface Rain {
  width: number;
  height: number;
  frames: number;
  seed: number;
  color: Color;
  /** Pixels per frame. */
  speed: number;
  opacity: number;
  count: number;
}

/** Rain as slanting falling dashes; one layer per plane. */
export function rain({ width, height, frames, seed, color, speed, opacity, count }: Rain): Layer {
  const random = seeded(seed);
  const fall = speed * frames;
  const slant = 0.09;
  const lines = Array.from({ length: count }, (_, index) => {
    const x = ((index + random.between(-0.4, 0.4)) / count) * (width + 200) - 60;
    const lift = random.between(0, 420);
    return pen()
      .move(x + (fall + 100) * slant, -fall - 100 - lift)
      .line(x - height * slant, height)
      .outline();
  });
  return shapes('rain', [...outlines(lines), stroke(color, 2.6, { dash: [46, 330], opacity })], {
    at: track([0, [0, 0], EASE.linear], [frames, [-fall * slant, fall]]),
  });
}

/** Drops on the pane, and a few that run down it. */
export function dropsOnGlass(width: number, height: number, frames: number, count: number, seed: number): Layer {
  const random = seeded(seed);
  const drop = (size: number) => [
    group('body', [
      ellipse([0, 0], size * 0.86, size),
      fill(linear([0, -size / 2], [0, size / 2], [0, '#ffffff', 0.1], [1, '#eaf3fa', 0.6])),
    ]),
    group('light', [ellipse([-size * 0.14, -size * 0.2], size * 0.2, size * 0.26), fill('#ffffff', 80)]),
  ];
  const drops = Array.from({ length: count }, (_, index) => {
    const [x, y] = [random() * width, random() * height];
    const runs = index % 7 === 0;
    const start = random.between(0, frames * 0.5);
    const at = runs
      ? track([start, [x, y * 0.4], EASE.in], [start + 40, [x + 4, y * 0.4 + 240], EASE.out], [start + 70, [x, y * 0.4 + 330]])
      : [x, y];
    return group('drop', drop(runs ? 20 : random.between(5, 15)), { at });
  });
  return shapes('drops', drops);
}
