import { pen } from '../geometry/pen.ts';
import { symmetric } from '../geometry/transform.ts';
import { glow, linear, radial } from '../lottie/paint.ts';
import { ellipse, fill, group, outline, outlines, type Placement, stroke } from '../lottie/shapes.ts';
import type { ShapeItem } from '../lottie/types.ts';
import { flame } from './lamps.ts';

/** Warm paper colours from the lit bottom to the top. */
const PAPER = { foot: '#fff0b8', body: '#ffbe5a', crown: '#e8743a', edge: '#b8472a' };

/** The outline of a paper lantern, centred; `height` 1.25 of the width. */
function lanternOutline(width: number) {
  const w = width / 2;
  const h = width * 0.62;
  return symmetric(
    pen()
      .move(0, -h)
      .curve(w * 0.62, -h, w, -h * 0.84, w, -h * 0.4)
      .curve(w, h * 0.1, w * 0.72, h * 0.62, w * 0.58, h)
      .line(0, h)
      .outline(),
  );
}

/** A paper sky lantern, lit from below. Centred on its body. */
export function skyLantern(width: number, frames: number, seed: number, place: Placement = {}): ShapeItem {
  const w = width / 2;
  const h = width * 0.62;
  const seam = (part: number) =>
    pen()
      .move(w * part * 0.3, -h * 0.99)
      .curve(w * part, -h * 0.9, w * part * 1.06, -h * 0.2, w * part * 0.58, h)
      .outline();
  return group(
    'sky lantern',
    [
      group('halo', [ellipse([0, h * 0.2], width * 2.6), fill(glow([0, h * 0.2], width * 1.3, '#ff9d4a', 0.5))]),
      group('paper', [
        outline(lanternOutline(width)),
        fill(linear([0, h], [0, -h], [0, PAPER.foot], [0.4, PAPER.body], [1, PAPER.crown])),
      ]),
      group('light', [
        ellipse([0, h * 0.5], width * 0.9, width),
        fill(radial([0, h * 0.5], [w * 0.95, h * 0.5], [0, '#fff8dc', 0.9], [1, '#fff8dc', 0])),
      ]),
      group('seams', [
        ...outlines([-0.66, -0.24, 0.24, 0.66].map(seam)),
        stroke(PAPER.edge, Math.max(1.5, width * 0.008), { opacity: 34 }),
      ]),
      group('ring', [ellipse([0, h], width * 0.58, width * 0.09), fill('#7a2f16'), stroke(PAPER.foot, width * 0.012)]),
      flame(width * 0.15, frames, seed, { at: [0, h + width * 0.02] }),
    ],
    place,
  );
}

/** A close-up of a lantern's face with text on it: no flame, calmer light. */
export function lanternCard(width: number): ShapeItem {
  const h = width * 0.62;
  const w = width / 2;
  const seam = (part: number) =>
    pen()
      .move(w * part * 0.3, -h * 0.99)
      .curve(w * part, -h * 0.9, w * part * 1.06, -h * 0.2, w * part * 0.58, h)
      .outline();
  return group('lantern card', [
    group('halo', [ellipse([0, 0], width * 2.1), fill(glow([0, 0], width * 1.05, '#ff9d4a', 0.6))]),
    group('paper', [
      outline(lanternOutline(width)),
      fill(linear([0, h], [0, -h], [0, '#fff0b8'], [0.5, '#ffd27c'], [1, '#f3954e'])),
    ]),
    group('seams', [...outlines([-0.86, 0.86].map(seam)), stroke('#b8472a', 5, { opacity: 30 })]),
    group('edge', [outline(lanternOutline(width)), stroke('#fff4cf', 6, { opacity: 70 })]),
    group('ring', [ellipse([0, h], width * 0.58, width * 0.07), fill('#8a3a1a'), stroke('#fff0b8', 8)]),
  ]);
}
