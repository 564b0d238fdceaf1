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
import { fadeIn, rise } from '../../kit/text/reveals.ts';
import { COLORS, FONT, gild, HEIGHT, LEAF, lake, MARIGOLDS, METAL, STONE, say, WIDTH, WORD_METAL } from './look.ts';

const ARCH = { width: 1180, height: 900, rise: 400, foils: 4 };

function doors(): Layer[] {
  const leaf = { width: ARCH.width / 2 + 6, height: 1100, wood: '#6b1d2c', metal: METAL };
  const foot = HEIGHT + 20;
  const swing = (side: 1 | -1) => track([3, 0, EASE.weight], [56, -104 * side]);
  const hinge = (side: 1 | -1) => [WIDTH / 2 - side * (ARCH.width / 2 + 2), foot, 0];
  return [
    shapes('left leaf', doorLeaf({ ...leaf, hinge: 'left' }), { at: hinge(1), turnY: swing(1), until: 58 }),
    shapes('right leaf', doorLeaf({ ...leaf, hinge: 'right' }), { at: hinge(-1), turnY: swing(-1), until: 58 }),
    eye(WIDTH, HEIGHT, 1500),
  ];
}

function words(): Layer[] {
  const x = WIDTH / 2;
  return [
    say('blessing', [x, 226], { font: FONT.devanagari, size: 54, color: '#ffd98f', width: 520, reveal: fadeIn(16, 16) }),
    gild('first', [x, 362], WORD_METAL, [30, 80], {
      font: FONT.names,
      size: 170,
      height: 150,
      leading: 1.2,
      reveal: rise(18, 22),
    }),
    say('and', [x, 478], { font: FONT.lines, width: 300, reveal: fadeIn(26, 14) }),
    gild('second', [x, 596], WORD_METAL, [40, 90], {
      font: FONT.names,
      size: 170,
      height: 150,
      leading: 1.2,
      reveal: rise(28, 22),
    }),
    say('occasion', [x, 728], { size: 46, width: 760, height: 64, tracking: 140, reveal: fadeIn(42, 16) }),
  ];
}

export function doorsScene({ frames }: Clock): Layer[] {
  const move = { frames, zoom: [100, 107] as const };
  const middle = plane('palace plane', 0.7, WIDTH, HEIGHT, move);
  const wordPlane = plane('word plane', 0.85, WIDTH, HEIGHT, move);
  const front = plane('wall plane', 1, WIDTH, HEIGHT, move);
  const near = plane('near plane', 2.4, WIDTH, HEIGHT, move);
  const view = lake(962, 37);
  const x = WIDTH / 2;
  const lightOut = shapes(
    'light through the doors',
    [rays(1200, 18, '#ffdf9e', 0.34, { at: [x, 560], rotate: track([0, 0, EASE.linear], [frames, 9]) })],
    {
      opacity: track([2, 0, EASE.out], [24, 90, EASE.inOut], [66, 0]),
    },
  );
  const strings = [-1, 1].flatMap((side) => [
    shapes(`marigolds ${side}`, [
      marigoldString(9, 30, MARIGOLDS, { at: [x + side * 850, -60], rotate: sway(frames, 70, 0, 1.4, 0.2) }),
      marigoldString(6, 27, [MARIGOLDS[1], MARIGOLDS[0]], { at: [x + side * 925, -60], rotate: sway(frames, 64, 0, 1.8, 0.6) }),
    ]),
  ]);
  return [
    middle,
    wordPlane,
    front,
    near,
    ...view.sky,
    twinkles(46, 7, WIDTH, 480, frames, '#fff4d6', [1, 2.6]),
    ...standOn(middle, [...view.far, ...view.palace, ...view.water]),
    shapes('hush behind the words', [softLight('hush', x, 580, 640, '#2a0d2c', 0.55)]),
    lightOut,
    ...standOn(wordPlane, words()),
    ...drifting('petal', (index) => loosePetal(34, MARIGOLDS[index % 2] ?? MARIGOLDS[0]), {
      count: 9,
      seed: 3,
      width: WIDTH,
      height: HEIGHT,
      frames,
      sizes: [40, 90],
      fall: 420,
      wind: 60,
    }),
    ...doors(),
    ...standOn(front, [
      shapes('wall', facade({ width: WIDTH, height: HEIGHT, arch: ARCH, sill: [x, HEIGHT], stone: STONE, metal: METAL })),
      shapes('toran', [toran(1500, 74, LEAF, MARIGOLDS)], { at: [x, 66] }),
    ]),
    ...standOn(near, [
      ...strings,
      shapes(
        'lamps',
        [-1, 1].map((side, index) =>
          hangingLamp(120, 170, METAL, frames, index + 2, {
            at: [x + side * 700, -30],
            rotate: sway(frames, 90, 0, 1.6, index * 0.3),
          }),
        ),
      ),
    ]),
    vignette(WIDTH, HEIGHT, COLORS.deep, 0.6),
  ];
}
