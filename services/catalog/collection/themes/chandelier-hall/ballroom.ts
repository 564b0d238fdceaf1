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
import { type Places, placesIn, type Stage } from '../../kit/stage.ts';
import { fadeIn, rise, wordByWord } from '../../kit/text/reveals.ts';
import { COLORS, FONT, gild, glints, HONEY, hall, METAL, say, WORD_METAL } from './look.ts';

/** The floor (its far edge, its depth, its tiles), the pillars, the chandelier in its light, and the words. */
const WIDE = {
  floor: { y: 916, depth: 170, columns: 12, tile: [150, 150] },
  pillars: 890,
  light: [1528, 320],
  chandelier: { width: 400, x: 1528, from: -90, to: -10 },
  glints: { strip: { left: 1290, width: 480 }, at: [30, 480] },
  couple: { at: [738, 236], size: 124, width: 1020, height: 250 },
  date: { at: [738, 410], size: 62, width: 1020, height: 84 },
  time: { at: [738, 496], size: 56, width: 1020 },
  rule: [738, 558],
  venue: { at: [738, 676], size: 84, width: 1020, height: 190 },
  city: { at: [738, 818], size: 56, width: 1020, height: 84 },
} as const;
const UPRIGHT = {
  floor: { y: 1490, depth: 430, columns: 8, tile: [118, 300] },
  pillars: 520,
  light: [540, 500],
  chandelier: { width: 430, x: 540, from: -40, to: 40 },
  glints: { strip: { left: 0, width: 1080 }, at: [60, 560] },
  couple: { at: [540, 720], size: 112, width: 800, height: 250 },
  date: { at: [540, 898], size: 66, width: 800, height: 150 },
  time: { at: [540, 1012], width: 800 },
  rule: [540, 1084],
  venue: { at: [540, 1222], size: 88, width: 800, height: 244 },
  city: { at: [540, 1376], width: 800, height: 160 },
} as const;

/** Black and ivory tiles in perspective. */
function floor({ x, width, height }: Stage, { y: edge, ...ground }: Places<typeof WIDE>['floor']): Layer {
  const rows = [0, 0.1, 0.24, 0.44, 0.7, 1.06];
  const [far, near] = ground.tile;
  const at = (column: number, row: number) => {
    const depth = rows[row] ?? 1;
    return [x + (column - ground.columns / 2) * (far + near * depth), edge + depth * ground.depth];
  };
  const tiles = rows.slice(1).flatMap((_, row) =>
    Array.from({ length: ground.columns }, (__, column) => column)
      .filter((column) => (column + row) % 2 === 0)
      .map((column) => polygon(at(column, row), at(column + 1, row), at(column + 1, row + 1), at(column, row + 1))),
  );
  return shapes('floor', [
    group('black', [rect(-20, edge, width + 40, 460), fill('#0c0a0c')]),
    group('ivory', [...outlines(tiles), fill(linear([0, edge], [0, height], [0, '#8f7f62'], [1, '#e9dcc0']))]),
    group('skirting', [rect(-20, edge - 14, width + 40, 14), fill(metalRamp(METAL, [0, 0], [width, 0]))]),
  ]);
}

/** Fluted pillars on both sides. */
function pillars({ x: middle }: Stage, apart: number, edge: number): Layer {
  return shapes(
    'pillars',
    [-1, 1].map((side) =>
      group(
        'pillar',
        [
          group('shaft', [
            rect(-62, 130, 124, edge - 130),
            fill(linear([-62, 0], [62, 0], [0, '#2c2420'], [0.4, '#5b4a36'], [1, '#171216'])),
          ]),
          ...[-44, -22, 0, 22, 44].map((x) => group('flute', [rect(x - 3, 170, 6, edge - 230, 3), fill('#d3a044', 46)])),
          group('capital', [
            outline(polygon([-96, 90], [96, 90], [66, 170], [-66, 170])),
            fill(metalRamp(METAL, [0, 90], [0, 170])),
          ]),
          group('base', [
            outline(polygon([-66, edge - 70], [66, edge - 70], [92, edge], [-92, edge])),
            fill(metalRamp(METAL, [0, edge - 70], [0, edge])),
          ]),
        ],
        { at: [middle + side * apart, 0] },
      ),
    ),
  );
}

export function ballroomScene({ frames }: Clock, stage: Stage): Layer[] {
  const { chandelier: crystal, ...at } = placesIn(stage.portrait, WIDE, UPRIGHT);
  return [
    ...hall(stage, ...at.light),
    pillars(stage, at.pillars, at.floor.y),
    floor(stage, at.floor),
    shapes('chandelier', [chandelier(crystal.width, METAL, frames)], {
      at: track([0, [crystal.x, crystal.from], EASE.out], [50, [crystal.x, crystal.to]]),
      rotate: sway(frames, 140, 0, 0.9),
    }),
    glints(at.glints.strip, frames, 25, ...at.glints.at),
    vignette(stage.width, stage.height, '#000000', 0.5),
    gild('couple', at.couple.at, WORD_METAL, [22, 96], {
      ...at.couple,
      font: FONT.names,
      color: COLORS.paper,
      leading: 1.1,
      reveal: rise(8, 22, 30),
    }),
    say('date_line', at.date.at, { ...at.date, reveal: wordByWord(16, 20) }),
    say('time_line', at.time.at, { ...at.time, color: HONEY, reveal: fadeIn(24, 14) }),
    shapes('rule', [group('rule', [rect(-150, -1.5, 300, 3), rect(-90, 10, 180, 3), fill(METAL.body)])], {
      at: at.rule,
      scale: track([26, [0, 100], EASE.weight], [46, [100, 100]]),
    }),
    say('venue', at.venue.at, { ...at.venue, font: FONT.names, leading: 1.15, reveal: wordByWord(30, 22) }),
    say('city', at.city.at, { ...at.city, color: HONEY, reveal: fadeIn(40, 14) }),
  ];
}
