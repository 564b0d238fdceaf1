// Scene 2: groom and bride in two jharokhas, side by side or one above the other, each with its name below.
import { drifting, ground, softLight, vignette } from '../../kit/atmosphere.ts';
import type { Clock } from '../../kit/build-theme.ts';
import { plane, standOn } from '../../kit/camera.ts';
import { type Layer, shapes } from '../../kit/lottie/layers.ts';
import { EASE, sway, track } from '../../kit/lottie/motion.ts';
import { linear } from '../../kit/lottie/paint.ts';
import { fill, group, outline, rect } from '../../kit/lottie/shapes.ts';
import { cuspedArch } from '../../kit/motifs/arches.ts';
import { loosePetal, marigoldString, swag } from '../../kit/motifs/garlands.ts';
import { jharokha } from '../../kit/motifs/jharokha.ts';
import { diya, hangingLamp } from '../../kit/motifs/lamps.ts';
import { mandala } from '../../kit/motifs/mandala.ts';
import { petalFrieze } from '../../kit/motifs/stonework.ts';
import { framedPhoto, type PhotoPlace } from '../../kit/photo-frame.ts';
import { placesIn, type Stage } from '../../kit/stage.ts';
import { rise } from '../../kit/text/reveals.ts';
import { BRIDE, COLORS, FONT, GROOM, gild, MARIGOLDS, METAL, STONE, WORD_METAL } from './look.ts';

/** Both windows: size, sills, the rows of the names, and the flowers that hang beside them. */
const WIDE = {
  size: 1,
  sills: [
    [575, 786],
    [1345, 786],
  ],
  below: 136,
  names: { size: 104, width: 700, height: 104 },
  carving: 470,
  sides: [12, 905],
  between: true,
  slide: [46, 0],
} as const;
const UPRIGHT = {
  size: 0.73,
  sills: [
    [540, 676],
    [540, 1530],
  ],
  below: 138,
  names: { size: 120, width: 840, height: 184 },
  carving: 930,
  sides: [22, 492],
  between: false,
  slide: [0, -40],
} as const;

function windowLayers(
  place: PhotoPlace,
  [x, sill]: readonly [number, number],
  size: number,
  start: number,
  frames: number,
): Layer[] {
  const { slot } = place.asset;
  const arch = { width: 460 * size, height: 520 * size, rise: 200 * size, foils: 3 };
  const arrive = track([start, [x, sill + 90], EASE.out], [start + 30, [x, sill]]);
  const seen = track([start, 0, EASE.inOut], [start + 12, 100]);
  return [
    ...framedPhoto(place, {
      opening: cuspedArch(arch),
      covers: { width: 505 * size, height: 632 * size, middle: [0, -286 * size] },
      at: arrive,
      from: start,
      frames,
      push: [108, 98],
      backing: linear([0, -580 * size], [0, 0], [0, '#f2b36a'], [1, '#7a2b45']),
    }),
    shapes(
      `${slot} inner shade`,
      [outline(cuspedArch(arch)), fill(linear([0, -560 * size], [0, -300 * size], [0, '#1d0718', 0.62], [1, '#1d0718', 0]))],
      { at: arrive, opacity: seen },
    ),
    shapes(`${slot} jharokha`, jharokha({ arch, stone: STONE, metal: METAL, bloom: COLORS.bloom }), {
      at: arrive,
      opacity: seen,
    }),
    shapes(`${slot} swag`, [swag(arch.width * 1.32, 40 * size, 22 * size, MARIGOLDS, { at: [0, 12 * size] })], {
      at: arrive,
      opacity: seen,
    }),
  ];
}

/** A ledge at the foot of the wall, with lamps on it. */
function ledge({ width, height, x }: Stage, frames: number): Layer {
  const top = height - 104;
  return shapes('ledge', [
    group('stone', [rect(-60, top, width + 120, 200), fill(linear([0, top], [0, height], [0, STONE.light], [1, STONE.shade]))]),
    petalFrieze(-60, top + 62, width + 120, 44, METAL.body, STONE.shade),
    group('lines', [rect(-60, top, width + 120, 6), rect(-60, top + 62, width + 120, 3), fill(METAL.body)]),
    ...[-1, 0, 1].map((step) =>
      diya(96 - Math.abs(step) * 8, '#a4532c', METAL.shine, frames, step * 3 + 8, { at: [x + step * 330, top + 6] }),
    ),
  ]);
}

export function coupleScene({ frames }: Clock, stage: Stage): Layer[] {
  const { width, height, x, portrait } = stage;
  const { size, sills, below, names: row, carving, sides, between, slide } = placesIn(portrait, WIDE, UPRIGHT);
  const [flowers, beside] = sides;
  const [his, hers] = sills;
  const move = { frames, slide, zoom: [100, 103] as const };
  const wall = plane('wall plane', 0.35, width, height, move);
  const subject = plane('window plane', 1, width, height, move);
  const near = plane('near plane', 2.2, width, height, move);
  const names = { font: FONT.names, color: COLORS.paper, leading: 1.2, ...row };
  return [
    wall,
    subject,
    near,
    ground('wall', width, height, COLORS.ground),
    ground(
      'wall light',
      width,
      height,
      linear([0, 0], [0, height], [0, '#1a0716', 0.75], [0.5, '#8a2340', 0.25], [1, '#16060f', 0.85]),
    ),
    ...standOn(wall, [
      shapes('carving', [
        mandala(
          620,
          { ink: '#c7803f', weight: 2 },
          { at: [x, carving], rotate: track([0, 0, EASE.linear], [frames, 10]), opacity: 26 },
        ),
      ]),
      shapes(
        'glow',
        sills.map(([at, sill]) => softLight('glow', at, sill - 306 * size, 520, '#ff9d4a', 0.34)),
      ),
    ]),
    ...standOn(subject, [...windowLayers(GROOM, his, size, 2, frames), ...windowLayers(BRIDE, hers, size, 8, frames)]),
    ...(portrait ? [ledge(stage, frames)] : []),
    vignette(width, height, '#0f0410', 0.42),
    ...standOn(subject, [
      gild('first', [his[0], his[1] + below], WORD_METAL, [34, 84], { ...names, reveal: rise(22, 22, 30) }),
      gild('second', [hers[0], hers[1] + below], WORD_METAL, [42, 92], { ...names, reveal: rise(30, 22, 30) }),
    ]),
    ...drifting('petal', (index) => loosePetal(34, index % 3 === 0 ? '#e0435c' : (MARIGOLDS[index % 2] ?? MARIGOLDS[0])), {
      count: 12,
      seed: 21,
      width,
      height,
      frames,
      sizes: [60, 130],
      fall: 460,
      wind: -80,
    }),
    ...standOn(near, [
      shapes('strings', [
        ...(between
          ? [
              marigoldString(5, 22, MARIGOLDS, { at: [x - 50, -20], rotate: sway(frames, 66, 0, 1.6, 0.1) }),
              marigoldString(5, 22, [MARIGOLDS[1], MARIGOLDS[0]], { at: [x + 50, -20], rotate: sway(frames, 66, 0, 1.6, 0.5) }),
              hangingLamp(110, 210, METAL, frames, 5, { at: [x, -20], rotate: sway(frames, 90, 0, 1.4) }),
            ]
          : [-1, 1].map((side) =>
              hangingLamp(100, 430, METAL, frames, 5 + side, {
                at: [x + side * 386, -20],
                rotate: sway(frames, 90, 0, 1.2, side),
              }),
            )),
        ...[-1, 1].map((side) =>
          marigoldString(flowers, 34, MARIGOLDS, {
            at: [x + side * beside, -60],
            rotate: sway(frames, 72, 0, 1.2, 0.3 + side * 0.2),
          }),
        ),
      ]),
    ]),
  ];
}
