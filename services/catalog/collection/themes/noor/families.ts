// Scene 2: the large star turns on the left; both families beside it.
import { ground, softLight, vignette } from '../../kit/atmosphere.ts';
import type { Clock } from '../../kit/build-theme.ts';
import { moved } from '../../kit/geometry/transform.ts';
import { type Layer, shapes } from '../../kit/lottie/layers.ts';
import { EASE, track } from '../../kit/lottie/motion.ts';
import { linear, radial } from '../../kit/lottie/paint.ts';
import { ellipse, fill, group, outline, ring, stroke } from '../../kit/lottie/shapes.ts';
import { eightStar, starLattice, starMedallion } from '../../kit/motifs/star-lattice.ts';
import { metalRamp } from '../../kit/palette.ts';
import { fadeIn, rise, wordByWord } from '../../kit/text/reveals.ts';
import { text } from '../../kit/text/text-layer.ts';
import { COLORS, CREAM, FONT, gild, HEIGHT, HONEY, lanterns, METAL, say, WIDTH, WORD_METAL } from './look.ts';

/** Nested stars; neighbouring rings turn in opposite directions. */
export function greatStar(frames: number, center: [number, number], size = 100): Layer[] {
  const grow = track([0, [size * 0.7, size * 0.7], EASE.out], [44, [size, size]]);
  const turn = (by: number) => track([0, 0, EASE.linear], [frames, by]);
  return [
    shapes('star light', [softLight('star light', 0, 0, 640, '#e2b458', 0.34)], { at: center }),
    shapes(
      'star back',
      [group('points', [outline(eightStar(430, 0.83)), stroke(METAL.body, 3, { join: 'miter' }), fill('#0a2f35')])],
      {
        at: center,
        scale: grow,
        rotate: turn(14),
      },
    ),
    shapes('star', [starMedallion(390, METAL, radial([0, 0], [390, 0], [0, '#137062'], [1, '#06262c']))], {
      at: center,
      scale: grow,
      rotate: turn(-10),
    }),
    shapes(
      'heart of the star',
      [
        group('cross star', [outline(eightStar(318)), stroke(METAL.body, 4, { join: 'miter' })], { rotate: 22.5 }),
        ring('bars', 16, [outline(moved(eightStar(20), 0, -196)), fill(METAL.body)]),
        group('inner', [
          outline(eightStar(170)),
          fill('#061a2c'),
          stroke(metalRamp(METAL, [0, -170], [0, 170]), 9, { join: 'miter' }),
        ]),
        group('inmost', [outline(eightStar(118, 0.5)), fill(metalRamp(METAL, [-118, -118], [118, 118]))]),
        group('pearl', [ellipse([0, 0], 46), fill('#fff6d8')]),
      ],
      { at: center, scale: grow, rotate: turn(8) },
    ),
  ];
}

/** A small star between two lines. */
export function between(at: [number, number]): Layer {
  return shapes(
    'between',
    [
      group('star', [outline(eightStar(20)), fill(METAL.body)]),
      group('line', [
        outline({
          v: [
            [-220, 0],
            [-44, 0],
          ],
          i: [
            [0, 0],
            [0, 0],
          ],
          o: [
            [0, 0],
            [0, 0],
          ],
          c: false,
        }),
        outline({
          v: [
            [44, 0],
            [220, 0],
          ],
          i: [
            [0, 0],
            [0, 0],
          ],
          o: [
            [0, 0],
            [0, 0],
          ],
          c: false,
        }),
        stroke(METAL.body, 3),
      ]),
    ],
    {
      at,
      scale: track([24, [0, 100], EASE.weight], [46, [100, 100]]),
    },
  );
}

export function familiesScene({ frames }: Clock): Layer[] {
  const x = 1286;
  const column = { width: 956 } as const;
  const name = { ...column, font: FONT.names, size: 108, color: COLORS.paper, height: 110, leading: 1.1 };
  const parents = { ...column, font: FONT.lines, size: 50, color: CREAM, height: 126 };
  return [
    ground('emerald', WIDTH, HEIGHT, linear([0, 0], [WIDTH, 0], [0, '#0d5a4c'], [1, '#052326'])),
    shapes('quiet lattice', [
      starLattice(180, 12, 7, { face: '#2b7a68', line: '#2b7a68', shade: '#062b2b', width: 4 }, { at: [0, 0], opacity: 34 }),
    ]),
    vignette(WIDTH, HEIGHT, '#020f14', 0.55),
    ...greatStar(frames, [346, 540]),
    shapes('hush', [softLight('hush', x, 540, 700, '#04191f', 0.5)]),
    text(
      { key: 'together', ...column, font: FONT.lines, size: 50, color: HONEY, height: 70, reveal: fadeIn(8, 14) },
      { at: [x, 196] },
    ),
    gild('groom_caption', [x, 318], WORD_METAL, [26, 80], { ...name, reveal: rise(14, 20, 30) }),
    say('first_parents', [x, 440], { ...parents, reveal: wordByWord(24, 22) }),
    between([x, 530]),
    gild('bride_caption', [x, 630], WORD_METAL, [46, 100], { ...name, reveal: rise(34, 20, 30) }),
    say('second_parents', [x, 756], { ...parents, reveal: wordByWord(44, 22) }),
    text(
      { key: 'invitation', ...column, font: FONT.lines, size: 50, color: HONEY, height: 126, reveal: wordByWord(62, 24) },
      { at: [x, 910] },
    ),
    ...lanterns(frames, [[1800, 30, 104]]),
  ];
}
