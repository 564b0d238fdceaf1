// Shared by the scenes: terracotta, cream and ink, the paper ground, left-aligned text.
import { ground } from '../../kit/atmosphere.ts';
import { pen } from '../../kit/geometry/pen.ts';
import { type Layer, shapes } from '../../kit/lottie/layers.ts';
import { EASE, type Track, track } from '../../kit/lottie/motion.ts';
import type { Color } from '../../kit/lottie/paint.ts';
import { ellipse, fill } from '../../kit/lottie/shapes.ts';
import type { Outline, Vector } from '../../kit/lottie/types.ts';
import { palette } from '../../kit/palette.ts';
import { seeded } from '../../kit/random.ts';
import { LANDSCAPE, type Stage } from '../../kit/stage.ts';
import { type TextBox, text } from '../../kit/text/text-layer.ts';
import { FONTS, fontNames } from '../../kit/type-pairings.ts';

export const STAGE = LANDSCAPE;
export const COLORS = palette({ ground: '#f4eadb', deep: '#2a211d', metal: '#d9a45f', bloom: '#bf5b3b', paper: '#fdf8ee' });
export const INK = '#2a211d';
export const CLAY = '#b45233';
export const DARK_CLAY = '#81351f';
export const SAND = '#e3c7a0';
export const OCHRE = '#d9a45f';
export const OLIVE = '#6f7351';
export const PAIRING = { big: FONTS.fraunces, lines: FONTS.josefin } as const;
export const FONT = fontNames(PAIRING);

/** A sheet of paper with the flecks of its fibre. */
export function sheet({ width, height }: Stage, color: Color, fleck: string, seed: number): Layer[] {
  const random = seeded(seed);
  const flecks = Array.from({ length: 60 }, () =>
    ellipse([random() * width, random() * height], random.between(2, 5), random.between(1, 2.4)),
  );
  return [ground('sheet', width, height, color), shapes('fibre', [...flecks, fill(fleck, 40)])];
}

/** Text with its left edge at x. */
export function setLeft(box: Omit<TextBox, 'align'>, [x, y]: readonly [number, number]): Layer {
  return text({ ...box, align: 'left' }, { at: [x + box.width / 2, y] });
}

/** A piece of paper being laid down: from outside the frame to its place. */
export function laid(from: Vector, to: Vector, start: number, frames = 34): Track<Vector> {
  return track([start, from, EASE.out], [start + frames, to]);
}

/** A torn strip over the stage's whole width whose upper edge waves; it goes on below the frame. */
export function wave({ width, height }: Stage, y: number, lift: number, shift: number, below: number): Outline {
  const bottom = height + below;
  const crest = (index: number) => y - lift * Math.sin(index * 1.9 + shift);
  const path = pen().move(-200, bottom).line(-200, crest(0));
  for (let x = -200, index = 0; x < width + 300; x += 420, index += 1)
    path.curve(x + 190, crest(index), x + 230, crest(index + 1), x + 420, crest(index + 1));
  return path
    .line(width + 700, bottom)
    .close()
    .outline();
}
