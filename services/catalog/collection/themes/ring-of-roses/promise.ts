// Scene 2: two interlocked rings on wine red; the couple's text below them.
import { ground, softLight, twinkles } from '../../kit/atmosphere.ts';
import type { Clock } from '../../kit/build-theme.ts';
import { type Layer, shapes } from '../../kit/lottie/layers.ts';
import { EASE, track } from '../../kit/lottie/motion.ts';
import { diamond, glint, setting } from '../../kit/motifs/diamond.ts';
import { band } from '../../kit/motifs/rings.ts';
import { fadeIn, rise, wordByWord } from '../../kit/text/reveals.ts';
import { type Bloom, blooming, COLORS, FONT, gild, PALE_ROSE_GOLD, petals, ROSE_GOLD, STAGE, say } from './look.ts';

const FOOT: readonly Bloom[] = [
  { x: -170, y: 190, size: 130, tone: 'leaf', turn: -70 },
  { x: 190, y: 196, size: 130, tone: 'leaf', turn: 72 },
  { x: -120, y: 216, size: 110, tone: 'leaf', turn: -120 },
  { x: 130, y: 222, size: 110, tone: 'leaf', turn: 124 },
  { x: -236, y: 176, size: 84, tone: 'bud', turn: -78 },
  { x: 250, y: 182, size: 84, tone: 'bud', turn: 80 },
  { x: -120, y: 196, size: 66, tone: 'blush' },
  { x: 128, y: 200, size: 72, tone: 'cream' },
  { x: 6, y: 206, size: 104, tone: 'dusk' },
];

function rings(frames: number): Layer[] {
  const metal = ROSE_GOLD;
  const spec = { radius: 176, thickness: 34, metal };
  const left = { at: track([0, [-300, 30], EASE.weight], [36, [-104, 20]]), rotate: track([0, -40, EASE.weight], [40, -12]) };
  const right = { at: track([0, [300, 0], EASE.weight], [36, [104, 0]]), rotate: track([0, 40, EASE.weight], [40, 12]) };
  const width = (narrow: number) => track([0, narrow, EASE.weight], [42, 344, EASE.breath], [frames, 326]);
  return [
    shapes(
      'rings',
      [
        band({ ...spec, width: width(120) }, left),
        band({ ...spec, width: width(90) }, right),
        band({ ...spec, width: width(120), part: [2, 47] }, left),
        setting(112, metal, { ...right, anchor: [0, 180] }),
        diamond(112, { ...right, anchor: [0, 186] }),
      ],
      { at: [STAGE.x, 450] },
    ),
    shapes(
      'light',
      [
        glint(260, '#ffffff', {
          scale: track([34, [0, 0], EASE.out], [50, [100, 100], EASE.breath], [90, [46, 46]]),
          rotate: track([34, 0], [frames, 60]),
        }),
      ],
      {
        at: [STAGE.x + 146, 198],
      },
    ),
  ];
}

export function promiseScene({ frames }: Clock): Layer[] {
  const { x } = STAGE;
  const name = { font: FONT.names, size: 138, color: COLORS.paper, width: 880, height: 160, leading: 1.1 };
  const parents = { font: FONT.lines, size: 64, color: '#f6dccb', width: 880, height: 240, leading: 1.18 };
  return [
    ground('wine', STAGE.width, STAGE.height, COLORS.deep),
    shapes('glow', [softLight('glow', x, 480, 760, '#b8485f', 0.55), softLight('glow', x, 1900, 700, '#8e2746', 0.6)]),
    twinkles(22, 5, STAGE.width, 900, frames, '#ffdcc4', [1.5, 4]),
    ...rings(frames),
    shapes('roses', [blooming(FOOT, 8, 2)], { at: [x, 450] }),
    gild('first', [x, 852], PALE_ROSE_GOLD, [26, 90], { ...name, reveal: rise(16, 20) }),
    say('first_parents', [x, 1016], { ...parents, reveal: wordByWord(24, 20) }),
    gild('second', [x, 1212], PALE_ROSE_GOLD, [44, 108], { ...name, reveal: rise(34, 20) }),
    say('second_parents', [x, 1376], { ...parents, reveal: wordByWord(42, 20) }),
    say('invitation', [x, 1652], {
      size: 66,
      color: COLORS.paper,
      width: 860,
      height: 180,
      leading: 1.2,
      reveal: fadeIn(58, 16),
    }),
    ...petals(frames, 7, 11),
  ];
}
