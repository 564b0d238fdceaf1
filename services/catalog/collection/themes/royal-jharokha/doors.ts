// Scene 1: studded doors swing open under a toran; behind them are the names over the lake at dusk.
import { drifting, softLight, twinkles, vignette } from '../../kit/atmosphere.ts';
import type { Clock } from '../../kit/build-theme.ts';
import { plane, standOn } from '../../kit/camera.ts';
import { eye, type Layer, shapes } from '../../kit/lottie/layers.ts';
import { EASE, sway, track } from '../../kit/lottie/motion.ts';
import { loosePetal, marigoldString, toran } from '../../kit/motifs/garlands.ts';
import { facade } from '../../kit/motifs/jharokha.ts';
import { hangingLamp, rays } from '../../kit/motifs/lamps.ts';
import { doorLeaf } from '../../kit/motifs/palace-door.ts';
import { type Places, placesIn, type Stage } from '../../kit/stage.ts';
import { fadeIn, rise } from '../../kit/text/reveals.ts';
import { COLORS, FONT, gild, LEAF, lake, MARIGOLDS, METAL, STONE, say, WORD_METAL } from './look.ts';

/** The opening, the view through it, and the words above the palace. */
const WIDE = {
  arch: { width: 1180, height: 900, rise: 400, foils: 4 },
  leaf: 1100,
  view: [962, 37],
  stars: 480,
  light: 560,
  toran: 1500,
  strings: [850, 925],
  lamps: [700, 170],
  blessing: { y: 214, size: 54, width: 520 },
  names: { size: 170, width: 900, height: 150, leading: 1.2 },
  rows: [342, 450, 560],
  and: { width: 300 },
  occasion: { y: 674, size: 46, width: 760, height: 64, tracking: 140 },
} as const;
const UPRIGHT = {
  arch: { width: 800, height: 1640, rise: 420, foils: 4 },
  leaf: 1830,
  view: [1520, 48],
  stars: 900,
  light: 900,
  toran: 1180,
  strings: [452, 516],
  lamps: [392, 240],
  blessing: { y: 436, size: 72, width: 460, height: 100 },
  names: { size: 216, width: 690, height: 250, leading: 1 },
  rows: [630, 800, 970],
  and: { size: 76, width: 300, height: 100 },
  occasion: { y: 1150, size: 62, width: 690, height: 90, tracking: 40 },
} as const;
type Opening = Places<typeof WIDE> | Places<typeof UPRIGHT>;

function doors({ arch, leaf: height }: Opening, stage: Stage): Layer[] {
  const leaf = { width: arch.width / 2 + 6, height, wood: '#6b1d2c', metal: METAL };
  const foot = stage.height + 20;
  const swing = (side: 1 | -1) => track([3, 0, EASE.weight], [56, -104 * side]);
  const hinge = (side: 1 | -1) => [stage.x - side * (arch.width / 2 + 2), foot, 0];
  return [
    shapes('left leaf', doorLeaf({ ...leaf, hinge: 'left' }), { at: hinge(1), turnY: swing(1), until: 58 }),
    shapes('right leaf', doorLeaf({ ...leaf, hinge: 'right' }), { at: hinge(-1), turnY: swing(-1), until: 58 }),
    eye(stage.width, stage.height, 1500),
  ];
}

function words({ blessing, names, rows, and, occasion }: Opening, x: number): Layer[] {
  const [first, between, second] = rows;
  const { y, ...title } = occasion;
  const { y: top, ...line } = blessing;
  return [
    say('blessing', [x, top], { font: FONT.devanagari, color: '#ffd98f', ...line, reveal: fadeIn(16, 16) }),
    gild('first', [x, first], WORD_METAL, [30, 80], { font: FONT.names, ...names, reveal: rise(18, 22) }),
    say('and', [x, between], { font: FONT.lines, ...and, reveal: fadeIn(26, 14) }),
    gild('second', [x, second], WORD_METAL, [40, 90], { font: FONT.names, ...names, reveal: rise(28, 22) }),
    say('occasion', [x, y], { ...title, reveal: fadeIn(42, 16) }),
  ];
}

export function doorsScene({ frames }: Clock, stage: Stage): Layer[] {
  const { width, height, x } = stage;
  const opening = placesIn(stage.portrait, WIDE, UPRIGHT);
  const [lampsAt, chain] = opening.lamps;
  const move = { frames, zoom: [100, 107] as const };
  const middle = plane('palace plane', 0.7, width, height, move);
  const wordPlane = plane('word plane', 0.85, width, height, move);
  const front = plane('wall plane', 1, width, height, move);
  const near = plane('near plane', 2.4, width, height, move);
  const view = lake(stage, ...opening.view);
  const lightOut = shapes(
    'light through the doors',
    [rays(1200, 18, '#ffdf9e', 0.34, { at: [x, opening.light], rotate: track([0, 0, EASE.linear], [frames, 9]) })],
    {
      opacity: track([2, 0, EASE.out], [24, 90, EASE.inOut], [66, 0]),
    },
  );
  const strings = [-1, 1].flatMap((side) => [
    shapes(`marigolds ${side}`, [
      marigoldString(9, 30, MARIGOLDS, { at: [x + side * opening.strings[0], -60], rotate: sway(frames, 70, 0, 1.4, 0.2) }),
      marigoldString(6, 27, [MARIGOLDS[1], MARIGOLDS[0]], {
        at: [x + side * opening.strings[1], -60],
        rotate: sway(frames, 64, 0, 1.8, 0.6),
      }),
    ]),
  ]);
  return [
    middle,
    wordPlane,
    front,
    near,
    ...view.sky,
    twinkles(46, 7, width, opening.stars, frames, '#fff4d6', [1, 2.6]),
    ...standOn(middle, [...view.far, ...view.palace, ...view.water]),
    shapes('hush behind the words', [softLight('hush', x, opening.light + 20, 640, '#2a0d2c', 0.55)]),
    lightOut,
    ...standOn(wordPlane, words(opening, x)),
    ...drifting('petal', (index) => loosePetal(34, MARIGOLDS[index % 2] ?? MARIGOLDS[0]), {
      count: 9,
      seed: 3,
      width,
      height,
      frames,
      sizes: [40, 90],
      fall: 420,
      wind: 60,
    }),
    ...doors(opening, stage),
    ...standOn(front, [
      shapes('wall', facade({ width, height, arch: opening.arch, sill: [x, height], stone: STONE, metal: METAL })),
      shapes('toran', [toran(opening.toran, 74, LEAF, MARIGOLDS)], { at: [x, 66] }),
    ]),
    ...standOn(near, [
      ...strings,
      shapes(
        'lamps',
        [-1, 1].map((side, index) =>
          hangingLamp(120, chain, METAL, frames, index + 2, {
            at: [x + side * lampsAt, -30],
            rotate: sway(frames, 90, 0, 1.6, index * 0.3),
          }),
        ),
      ),
    ]),
    vignette(width, height, COLORS.deep, 0.6),
  ];
}
