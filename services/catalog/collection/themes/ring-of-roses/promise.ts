// Scene 2: two interlocked rings on wine red; the couple's text below them.
import { ground, softLight, twinkles } from '../../kit/atmosphere.ts';
import type { Clock } from '../../kit/build-theme.ts';
import { type Layer, shapes } from '../../kit/lottie/layers.ts';
import { EASE, track } from '../../kit/lottie/motion.ts';
import { diamond, glint, setting } from '../../kit/motifs/diamond.ts';
import { band } from '../../kit/motifs/rings.ts';
import { placesIn, type Stage } from '../../kit/stage.ts';
import { fadeIn, rise, wordByWord } from '../../kit/text/reveals.ts';
import { type Bloom, blooming, COLORS, FONT, gild, PALE_ROSE_GOLD, petals, ROSE_GOLD, say } from './look.ts';

/** The rings with the roses at their foot, the lights, the stars, the words. */
const UPRIGHT = {
  rings: [540, 450],
  size: 100,
  lights: [
    [540, 480, 760],
    [540, 1900, 700],
  ],
  stars: [1080, 900],
  name: { size: 138, width: 880, height: 160 },
  parents: { size: 64, width: 880, height: 240 },
  first: [540, 852],
  firstParents: [540, 1016],
  second: [540, 1212],
  secondParents: [540, 1376],
  invitation: { at: [540, 1652], size: 66, width: 860, height: 180 },
} as const;
const WIDE = {
  rings: [470, 496],
  size: 118,
  lights: [
    [470, 500, 780],
    [1900, 1100, 760],
  ],
  stars: [880, 1080],
  name: { size: 126, width: 900, height: 146 },
  parents: { size: 52, width: 900, height: 152 },
  first: [1296, 172],
  firstParents: [1296, 316],
  second: [1296, 486],
  secondParents: [1296, 630],
  invitation: { at: [1296, 858], size: 56, width: 860, height: 170 },
} as const;

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

function rings(frames: number, { rings: at, size }: { rings: readonly [number, number]; size: number }): Layer[] {
  const [x, y] = at;
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
      { at, scale: size },
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
        at: [x + (146 * size) / 100, y - (252 * size) / 100],
      },
    ),
  ];
}

export function promiseScene({ frames }: Clock, stage: Stage): Layer[] {
  const at = placesIn(stage.portrait, WIDE, UPRIGHT);
  const [high, low] = at.lights;
  const name = { ...at.name, font: FONT.names, color: COLORS.paper, leading: 1.1 };
  const parents = { ...at.parents, font: FONT.lines, color: '#f6dccb', leading: 1.18 };
  return [
    ground('wine', stage.width, stage.height, COLORS.deep),
    shapes('glow', [softLight('glow', ...high, '#b8485f', 0.55), softLight('glow', ...low, '#8e2746', 0.6)]),
    twinkles(22, 5, ...at.stars, frames, '#ffdcc4', [1.5, 4]),
    ...rings(frames, at),
    shapes('roses', [blooming(FOOT, 8, 2)], { at: at.rings, scale: at.size }),
    gild('first', at.first, PALE_ROSE_GOLD, [26, 90], { ...name, reveal: rise(16, 20) }),
    say('first_parents', at.firstParents, { ...parents, reveal: wordByWord(24, 20) }),
    gild('second', at.second, PALE_ROSE_GOLD, [44, 108], { ...name, reveal: rise(34, 20) }),
    say('second_parents', at.secondParents, { ...parents, reveal: wordByWord(42, 20) }),
    say('invitation', at.invitation.at, {
      ...at.invitation,
      color: COLORS.paper,
      leading: 1.2,
      reveal: fadeIn(58, 16),
    }),
    ...petals(stage, frames, 7, 11),
  ];
}
