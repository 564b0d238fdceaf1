// Scene 1: the lattice parts along its large star; behind it the garden, the moon and the two names.
import { vignette } from '../../kit/atmosphere.ts';
import type { Clock } from '../../kit/build-theme.ts';
import { plane, standOn } from '../../kit/camera.ts';
import { moved } from '../../kit/geometry/transform.ts';
import { type Layer, shapes } from '../../kit/lottie/layers.ts';
import { EASE, track } from '../../kit/lottie/motion.ts';
import { fill, group, outline, stroke } from '../../kit/lottie/shapes.ts';
import { crescent } from '../../kit/motifs/moonlit-garden.ts';
import { besideStar, eightStar, starLattice } from '../../kit/motifs/star-lattice.ts';
import { metalRamp } from '../../kit/palette.ts';
import type { Stage } from '../../kit/stage.ts';
import { fadeIn, rise } from '../../kit/text/reveals.ts';
import { COLORS, FONT, garden, gild, HEIGHT, HONEY, lanterns, METAL, STAGE, STRAP, say, WIDTH, WORD_METAL } from './look.ts';

const CELL = 180;
const STAR = 400;
const X = WIDTH / 2;

/** One side of the lattice, with half of the star cut out of it and a gold rim; it opens by `way`. */
export function latticeLeaf(side: 1 | -1, { width, height, x: X, y: Y }: Stage = STAGE, way = 390): Layer {
  const wide = width + 300;
  const rows = Math.ceil(height / CELL) + 2;
  const shape = moved(besideStar(side, STAR, wide, height + 200), X, Y);
  const at = track([4, [0, 0], EASE.weight], [52, [side * way, 0]]);
  return shapes(
    `lattice ${side}`,
    [
      group('screen', [outline(shape), fill('#04202a', 82)]),
      starLattice(CELL, 14, rows, STRAP, { at: [X - CELL * 6.5, Y - (CELL * (rows - 1)) / 2] }),
      group('rim shade', [outline(moved(eightStar(STAR), X + 5 * side, Y + 8)), stroke('#03101c', 46, { join: 'miter' })]),
      group('rim', [
        outline(moved(eightStar(STAR), X, Y)),
        stroke(metalRamp(METAL, [X, Y - STAR], [X, Y + STAR]), 40, { join: 'miter' }),
      ]),
      group('rim line', [outline(moved(eightStar(STAR + 2), X, Y)), stroke('#7c5320', 3, { join: 'miter' })]),
      group('edge', [outline(shape), stroke(METAL.body, 26, { join: 'miter' })]),
    ],
    { at, masks: [shape] },
  );
}

export function latticeScene({ frames }: Clock): Layer[] {
  const move = { frames, zoom: [100, 106] as const };
  const far = plane('far plane', 0.5, WIDTH, HEIGHT, move);
  const near = plane('near plane', 1.8, WIDTH, HEIGHT, move);
  const view = garden(X, 896, frames, 60);
  const names = { font: FONT.names, size: 168, color: COLORS.paper, width: 1060, height: 180, leading: 1.1 };
  return [
    far,
    near,
    ...view.sky,
    shapes('moon', [crescent(58, '#fff3cf', 4.4, { at: [X + 320, 140], rotate: 18 })], {
      at: track([0, [0, 40], EASE.out], [60, [0, 0]]),
    }),
    ...standOn(far, [...view.far, ...view.pavilion]),
    ...view.water,
    say('bismillah', [X, 154], {
      font: FONT.urdu,
      size: 50,
      color: HONEY,
      width: 640,
      height: 110,
      leading: 1.9,
      reveal: fadeIn(14, 16),
    }),
    gild('first', [X, 372], WORD_METAL, [30, 86], { ...names, reveal: rise(14, 20) }),
    say('and', [X, 480], { size: 54, width: 200, height: 70, reveal: fadeIn(22, 14) }),
    gild('second', [X, 588], WORD_METAL, [38, 94], { ...names, reveal: rise(22, 20) }),
    say('occasion', [X, 252], { font: FONT.names, size: 46, width: 800, tracking: 220, reveal: fadeIn(32, 16) }),
    latticeLeaf(-1),
    latticeLeaf(1),
    ...standOn(
      near,
      lanterns(frames, [
        [150, 130, 150],
        [WIDTH - 150, 130, 150],
        [330, 20, 96],
        [WIDTH - 330, 20, 96],
      ]),
    ),
    vignette(WIDTH, HEIGHT, '#020a12', 0.5),
  ];
}
