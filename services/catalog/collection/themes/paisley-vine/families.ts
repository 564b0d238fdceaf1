// Scene 2: the families one below the other; the vine climbs the left edge and leans over them.
import type { Clock } from '../../kit/build-theme.ts';
import type { Layer } from '../../kit/lottie/layers.ts';
import { sway } from '../../kit/lottie/motion.ts';
import { paisley } from '../../kit/motifs/henna.ts';
import { placesIn, type Stage } from '../../kit/stage.ts';
import { fadeIn, wordByWord } from '../../kit/text/reveals.ts';
import {
  BRONZE,
  COLORS,
  close,
  drawing,
  FONT,
  gilded,
  growing,
  INK,
  paper,
  planesOf,
  raised,
  rule,
  say,
  things,
  vines,
} from './look.ts';

/** The camera's way, stain and shadow on the paper, the vines, the gilded paisley and the other, what lies on the paper and before the lens, the words. */
const WIDE = {
  slide: [40, 10],
  stain: [440, 500, 1100],
  shade: [-40, 620, 1000],
  climbing: {
    leaf: 118,
    way: [
      [120, 1140],
      [176, 1020],
      [150, 900],
      [92, 790],
      [110, 670],
      [166, 560],
      [140, 440],
      [88, 330],
      [120, 220],
      [220, 140],
      [340, 116],
      [460, 70],
      [590, 84],
      [710, 58],
    ],
  },
  lying: {
    leaf: 92,
    way: [
      [200, 1140],
      [330, 1040],
      [450, 1016],
      [560, 1036],
      [680, 1010],
    ],
  },
  great: { at: [470, 430], size: 430, weight: 3.2 },
  small: { at: [440, 836], size: 210 },
  things: [
    ['marigold-2', 690, 930, 140, 10],
    ['marigold-1', 590, 1010, 130, 60],
    ['henna-cone', 270, 960, 108, 62],
    ['rose-petal-4', 700, 190, 84, 200],
    ['rose-petal-8', 800, 1020, 76, 40],
  ],
  close: [['henna-sprig-soft', 1850, 1040, 900, 196]],
  line: { x: 1270, width: 980 },
  blessing: { y: 190, size: 56 },
  first: { y: 330, size: 130, height: 170 },
  first_parents: { y: 480, size: 56, height: 160 },
  second: { y: 710, size: 130, height: 170 },
  second_parents: { y: 860, size: 56, height: 160 },
  rule: [782, 596, 300],
} as const;
const UPRIGHT = {
  slide: [-20, 30],
  stain: [640, 340, 1000],
  shade: [-80, 1500, 1000],
  climbing: {
    leaf: 108,
    way: [
      [70, 2000],
      [116, 1880],
      [84, 1760],
      [52, 1640],
      [84, 1520],
      [64, 1400],
      [40, 1280],
      [76, 1160],
      [52, 1040],
      [36, 920],
      [70, 800],
      [48, 680],
      [36, 560],
      [70, 440],
      [48, 320],
      [110, 210],
      [220, 130],
      [340, 92],
    ],
  },
  lying: {
    leaf: 96,
    way: [
      [180, 1990],
      [320, 1880],
      [440, 1850],
      [560, 1876],
      [680, 1846],
      [800, 1870],
      [920, 1840],
    ],
  },
  great: { at: [700, 330], size: 420, weight: 3.2 },
  small: { at: [920, 1690], size: 220 },
  things: [
    ['marigold-2', 430, 396, 140, 10],
    ['marigold-1', 336, 476, 120, 60],
    ['henna-cone', 480, 1760, 112, 98],
    ['marigold-3', 250, 1800, 150, 20],
    ['rose-petal-4', 960, 560, 84, 200],
    ['rose-petal-8', 700, 1720, 76, 40],
  ],
  close: [['henna-sprig-soft', 1030, 60, 820, 140]],
  line: { x: 590, width: 800 },
  blessing: { y: 622, size: 66 },
  first: { y: 756, size: 138, height: 180 },
  first_parents: { y: 960, size: 66, height: 270 },
  second: { y: 1230, size: 138, height: 180 },
  second_parents: { y: 1434, size: 66, height: 270 },
  rule: [190, 1130, 300],
} as const;

export function familiesScene({ frames, beat }: Clock, stage: Stage): Layer[] {
  const at = placesIn(stage.portrait, WIDE, UPRIGHT);
  const { far, middle, near, close: foremost } = planesOf(stage, frames, at.slide);
  const { climbing, lying, great, small, line } = at;
  const { width } = line;
  const name = { font: FONT.names, leading: 1.2, color: INK, width };
  return [
    ...paper(stage, frames, at.stain, at.shade),
    far,
    middle,
    near,
    foremost,
    ...vines(
      'vines of the families',
      stage,
      [
        [climbing.way, growing(0, beat(4), climbing.leaf)],
        [lying.way, growing(4, beat(2.5), lying.leaf, 5)],
      ],
      far,
    ),
    ...gilded(great.at, great.size, frames, [6, beat(3.5)], far, { rotate: -10, mirrored: true, weight: great.weight }),
    ...raised(
      'small paisley',
      stage,
      [paisley(small.size, drawing(beat(1), beat(4), 3.4), { at: small.at, rotate: sway(frames, 150, 14, 2, 0.3) })],
      far,
    ),
    ...things(at.things, middle),
    ...close(frames, at.close, foremost),
    say('blessing', [line.x, at.blessing.y], { ...at.blessing, width, color: BRONZE, reveal: fadeIn(4, 10) }),
    say('first', [line.x, at.first.y], { ...at.first, ...name, reveal: wordByWord(8, 16) }),
    say('first_parents', [line.x, at.first_parents.y], {
      ...at.first_parents,
      width,
      color: COLORS.deep,
      reveal: fadeIn(16, 12),
    }),
    rule(at.rule, beat(1)),
    say('second', [line.x, at.second.y], { ...at.second, ...name, reveal: wordByWord(beat(1.5), 16) }),
    say('second_parents', [line.x, at.second_parents.y], {
      ...at.second_parents,
      width,
      color: COLORS.deep,
      reveal: fadeIn(beat(1.5) + 8, 12),
    }),
  ];
}
