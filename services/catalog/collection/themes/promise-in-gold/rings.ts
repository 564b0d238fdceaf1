// Scene 1: two rings turn towards each other and interlock; the stone catches the light. The names are on the left or below.
import type { Clock } from '../../kit/build-theme.ts';
import { type Layer, shapes } from '../../kit/lottie/layers.ts';
import { EASE, track } from '../../kit/lottie/motion.ts';
import type { Vector } from '../../kit/lottie/types.ts';
import { diamond, glint, setting } from '../../kit/motifs/diamond.ts';
import { rays } from '../../kit/motifs/lamps.ts';
import { band } from '../../kit/motifs/rings.ts';
import { placesIn, type Stage } from '../../kit/stage.ts';
import { fadeIn, rise } from '../../kit/text/reveals.ts';
import { COLORS, FONT, gild, LIGHT, METAL, midnight, orbits, say, WORD_METAL } from './look.ts';

/** The rings, the light in the sky, the reach of the sparks, and the words. */
const WIDE = {
  center: [1370, 590],
  light: [1370, 470],
  orbits: 350,
  occasion: { at: [554, 250], size: 48, width: 800, height: 70, align: 'left' },
  first: { at: [554, 420], width: 800, align: 'left' },
  and: { at: [558, 552], size: 76, width: 800, height: 90, align: 'left' },
  second: { at: [554, 680], width: 800, align: 'left' },
  teaser: { at: [554, 836], size: 56, width: 800, height: 76, align: 'left' },
} as const;
const UPRIGHT = {
  center: [530, 640],
  light: [540, 520],
  orbits: 330,
  occasion: { at: [540, 1032], size: 64, width: 880, height: 90, align: 'center' },
  first: { at: [540, 1190], width: 880, align: 'center' },
  and: { at: [540, 1328], size: 92, width: 400, height: 110, align: 'center' },
  second: { at: [540, 1462], width: 880, align: 'center' },
  teaser: { at: [540, 1636], size: 70, width: 880, height: 96, align: 'center' },
} as const;
const RADIUS = 232;
/** The final position of the right ring, from which its stone follows. */
const RIGHT = { at: [132, -10], lean: 14 } as const;

function lockedBands(frames: number, center: Vector): Layer[] {
  const spec = { radius: RADIUS, thickness: 50, metal: METAL };
  const turn = (narrow: number, wide: number) =>
    track(
      [0, narrow, EASE.weight],
      [44, wide, EASE.breath],
      [Math.round(frames * 0.7), wide * 0.9, EASE.breath],
      [frames, wide * 0.97],
    );
  const left = { at: track([0, [-330, 60], EASE.weight], [44, [-132, 24]]), rotate: track([0, -46, EASE.weight], [48, -14]) };
  const right = {
    at: track([0, [330, -50], EASE.weight], [44, [...RIGHT.at]]),
    rotate: track([0, 46, EASE.weight], [48, RIGHT.lean]),
  };
  const stone = (anchor: number) => ({ ...right, anchor: [0, RADIUS + anchor] });
  return [
    shapes(
      'bands',
      [
        band({ ...spec, width: turn(150, 440) }, left),
        band({ ...spec, width: turn(110, 430) }, right),
        band({ ...spec, width: turn(150, 440), part: [1, 34] }, left),
        setting(180, METAL, stone(8)),
        diamond(180, stone(12)),
      ],
      { at: center },
    ),
  ];
}

export function ringsScene({ frames, beat }: Clock, stage: Stage): Layer[] {
  const { center, light, orbits: swing, ...at } = placesIn(stage.portrait, WIDE, UPRIGHT);
  const [x, y] = center;
  const lean = (RIGHT.lean * Math.PI) / 180;
  const reach = RADIUS + 96;
  const stone = [x + RIGHT.at[0] + Math.sin(lean) * reach, y + RIGHT.at[1] - Math.cos(lean) * reach];
  const lit = beat(1.5);
  const name = {
    font: FONT.names,
    size: 214,
    color: COLORS.paper,
    height: 230,
    leading: 1.1,
  };
  return [
    ...midnight(stage, frames, ...light, 3),
    shapes('light of the stone', [rays(1150, 14, LIGHT, 0.3, { rotate: track([0, 0, EASE.linear], [frames, 22]) })], {
      at: stone,
      scale: track([lit, [0, 0], EASE.out], [lit + 26, [100, 100]]),
      opacity: track([lit, 0, EASE.out], [lit + 8, 100, EASE.inOut], [frames, 60]),
    }),
    orbits(frames, x, y - 20, swing),
    ...lockedBands(frames, center),
    shapes('glint', [glint(420, '#ffffff', { rotate: track([lit, 0, EASE.linear], [frames, 50]) })], {
      at: stone,
      scale: track(
        [lit, [0, 0], EASE.out],
        [lit + 12, [80, 80], EASE.inOut],
        [lit + 34, [34, 34], EASE.breath],
        [frames, [50, 50]],
      ),
    }),
    say('occasion', at.occasion.at, {
      ...at.occasion,
      font: FONT.capitals,
      color: '#f0d79a',
      tracking: 200,
      reveal: fadeIn(4, 14),
    }),
    gild('first', at.first.at, WORD_METAL, [20, 80], { ...name, ...at.first, reveal: rise(6, 22) }),
    say('and', at.and.at, { ...at.and, color: '#f0d79a', reveal: fadeIn(18, 14) }),
    gild('second', at.second.at, WORD_METAL, [34, 94], { ...name, ...at.second, reveal: rise(18, 22) }),
    say('teaser', at.teaser.at, { ...at.teaser, reveal: fadeIn(38, 16) }),
  ];
}
