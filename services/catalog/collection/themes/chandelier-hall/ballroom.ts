// Scene 4: the ballroom's floor recedes into the dark under the chandelier; names, day and place until the end.
import { vignette } from '../../kit/atmosphere.ts';
import type { Clock } from '../../kit/build-theme.ts';
import { polygon } from '../../kit/geometry/pen.ts';
import { type Layer, shapes } from '../../kit/lottie/layers.ts';
import { EASE, sway, track } from '../../kit/lottie/motion.ts';
import { linear } from '../../kit/lottie/paint.ts';
import { fill, group, outline, outlines, rect } from '../../kit/lottie/shapes.ts';
import { chandelier } from '../../kit/motifs/chandelier.ts';
import { metalRamp } from '../../kit/palette.ts';
import { fadeIn, rise, wordByWord } from '../../kit/text/reveals.ts';
import { COLORS, FONT, gild, glints, HEIGHT, HONEY, hall, METAL, say, WIDTH, WORD_METAL } from './look.ts';

const FLOOR = 1490;

/** Black and ivory tiles in perspective. */
function floor(): Layer {
  const rows = [0, 0.1, 0.24, 0.44, 0.7, 1.06];
  const at = (column: number, row: number) => {
    const depth = rows[row] ?? 1;
    return [WIDTH / 2 + (column - 4) * (118 + 300 * depth), FLOOR + depth * 430];
  };
  const tiles = rows.slice(1).flatMap((_, row) =>
    Array.from({ length: 8 }, (__, column) => column)
      .filter((column) => (column + row) % 2 === 0)
      .map((column) => polygon(at(column, row), at(column + 1, row), at(column + 1, row + 1), at(column, row + 1))),
  );
  return shapes('floor', [
    group('black', [rect(-20, FLOOR, WIDTH + 40, 460), fill('#0c0a0c')]),
    group('ivory', [...outlines(tiles), fill(linear([0, FLOOR], [0, HEIGHT], [0, '#8f7f62'], [1, '#e9dcc0']))]),
    group('skirting', [rect(-20, FLOOR - 14, WIDTH + 40, 14), fill(metalRamp(METAL, [0, 0], [WIDTH, 0]))]),
  ]);
}

/** Fluted pillars on both sides. */
function pillars(): Layer {
  return shapes(
    'pillars',
    [-1, 1].map((side) =>
      group(
        'pillar',
        [
          group('shaft', [
            rect(-62, 130, 124, FLOOR - 130),
            fill(linear([-62, 0], [62, 0], [0, '#2c2420'], [0.4, '#5b4a36'], [1, '#171216'])),
          ]),
          ...[-44, -22, 0, 22, 44].map((x) => group('flute', [rect(x - 3, 170, 6, FLOOR - 230, 3), fill('#d3a044', 46)])),
          group('capital', [
            outline(polygon([-96, 90], [96, 90], [66, 170], [-66, 170])),
            fill(metalRamp(METAL, [0, 90], [0, 170])),
          ]),
          group('base', [
            outline(polygon([-66, FLOOR - 70], [66, FLOOR - 70], [92, FLOOR], [-92, FLOOR])),
            fill(metalRamp(METAL, [0, FLOOR - 70], [0, FLOOR])),
          ]),
        ],
        { at: [WIDTH / 2 + side * 520, 0] },
      ),
    ),
  );
}

export function ballroomScene({ frames }: Clock): Layer[] {
  const x = WIDTH / 2;
  const line = { width: 800 } as const;
  return [
    ...hall(x, 500),
    pillars(),
    floor(),
    shapes('chandelier', [chandelier(430, METAL, frames)], {
      at: track([0, [x, -40], EASE.out], [50, [x, 40]]),
      rotate: sway(frames, 140, 0, 0.9),
    }),
    glints(frames, 25, 60, 560),
    vignette(WIDTH, HEIGHT, '#000000', 0.5),
    gild('couple', [x, 720], WORD_METAL, [22, 96], {
      ...line,
      font: FONT.names,
      size: 112,
      color: COLORS.paper,
      height: 250,
      leading: 1.1,
      reveal: rise(8, 22, 30),
    }),
    say('date_line', [x, 898], { ...line, size: 66, height: 150, reveal: wordByWord(16, 20) }),
    say('time_line', [x, 1012], { ...line, color: HONEY, reveal: fadeIn(24, 14) }),
    shapes('rule', [group('rule', [rect(-150, -1.5, 300, 3), rect(-90, 10, 180, 3), fill(METAL.body)])], {
      at: [x, 1084],
      scale: track([26, [0, 100], EASE.weight], [46, [100, 100]]),
    }),
    say('venue', [x, 1222], { ...line, font: FONT.names, size: 88, height: 244, leading: 1.15, reveal: wordByWord(30, 22) }),
    say('city', [x, 1376], { ...line, color: HONEY, height: 160, reveal: fadeIn(40, 14) }),
  ];
}
