// Scene 1: a vine grows out of the bowl of paste around a large paisley; the names on the left, or below.
import type { Clock } from '../../kit/build-theme.ts';
import type { Layer } from '../../kit/lottie/layers.ts';
import { placesIn, type Stage } from '../../kit/stage.ts';
import { fadeIn, wordByWord } from '../../kit/text/reveals.ts';
import { BRONZE, close, FONT, gilded, growing, INK, paper, planesOf, rule, say, things, vines } from './look.ts';

/** The camera's way, stain and shadow on the paper, the vines with the size of their leaves, the paisley, what lies on the paper and before the lens, the words. */
const WIDE = {
  slide: [-40, -10],
  stain: [1420, 560, 1300],
  shade: [-40, 420, 1000],
  first: {
    leaf: 120,
    way: [
      [1700, 1120],
      [1760, 1010],
      [1806, 900],
      [1780, 780],
      [1800, 660],
      [1846, 550],
      [1822, 430],
      [1836, 310],
      [1800, 210],
      [1700, 140],
      [1590, 120],
      [1480, 84],
      [1370, 96],
      [1270, 66],
    ],
  },
  second: {
    leaf: 96,
    way: [
      [1640, 1120],
      [1530, 1030],
      [1420, 1006],
      [1310, 1030],
      [1200, 1000],
      [1090, 1024],
      [980, 994],
      [880, 1018],
    ],
  },
  paisley: { at: [1440, 540], size: 640, rotate: 4 },
  things: [
    ['henna-bowl', 1720, 930, 330, 0],
    ['henna-cone', 1500, 950, 112, 108],
    ['marigold-1', 1876, 760, 130, 20],
    ['marigold-3', 1560, 1050, 120, 80],
    ['rose-petal-2', 1300, 1010, 90, 30],
    ['rose-petal-6', 700, 1030, 76, 130],
  ],
  close: [
    ['henna-sprig-soft', 100, 60, 900, 32],
    ['marigold-2-soft', 40, 1050, 420, 20],
  ],
  occasion: { at: [640, 232], size: 76, width: 950, height: 116 },
  first_name: { at: [640, 396], size: 204, width: 950, height: 250 },
  and: { at: [640, 566], size: 62, width: 950 },
  second_name: { at: [640, 706], size: 204, width: 950, height: 250 },
  rule: [166, 846, 420],
} as const;
const UPRIGHT = {
  slide: [20, -40],
  stain: [520, 600, 1300],
  shade: [-60, 1300, 1000],
  first: {
    leaf: 112,
    way: [
      [900, 1990],
      [964, 1880],
      [1010, 1760],
      [984, 1640],
      [1006, 1520],
      [1040, 1400],
      [1012, 1280],
      [1030, 1160],
      [1044, 1040],
      [1012, 920],
      [1036, 800],
      [1044, 680],
      [1010, 560],
      [1040, 440],
    ],
  },
  second: {
    leaf: 96,
    way: [
      [860, 1960],
      [750, 1850],
      [640, 1822],
      [530, 1850],
      [420, 1820],
      [310, 1846],
      [200, 1816],
      [100, 1840],
    ],
  },
  paisley: { at: [490, 560], size: 760, rotate: 4 },
  things: [
    ['henna-bowl', 900, 1770, 330, 0],
    ['henna-cone', 640, 1800, 112, 104],
    ['marigold-1', 1020, 1580, 140, 20],
    ['marigold-3', 740, 1880, 130, 80],
    ['marigold-2', 84, 980, 120, 10],
    ['rose-petal-6', 420, 1780, 76, 130],
  ],
  close: [
    ['henna-sprig-soft', 60, 60, 860, 38],
    ['marigold-2-soft', 20, 1890, 400, 20],
  ],
  occasion: { at: [520, 1110], size: 80, width: 820, height: 120 },
  first_name: { at: [500, 1254], size: 190, width: 780, height: 230 },
  and: { at: [520, 1422], size: 66, width: 820 },
  second_name: { at: [500, 1570], size: 190, width: 780, height: 230 },
  rule: [110, 1698, 400],
} as const;

export function namesScene({ frames, beat }: Clock, stage: Stage): Layer[] {
  const at = placesIn(stage.portrait, WIDE, UPRIGHT);
  const { far, middle, near, close: foremost } = planesOf(stage, frames, at.slide);
  const { first, second, paisley } = at;
  const name = { font: FONT.names, leading: 1.2, color: INK };
  return [
    ...paper(stage, frames, at.stain, at.shade),
    far,
    middle,
    near,
    foremost,
    ...vines(
      'vines of the names',
      stage,
      [
        [first.way, growing(-26, beat(4), first.leaf)],
        [second.way, growing(6, beat(3), second.leaf, 5)],
      ],
      far,
    ),
    ...gilded(paisley.at, paisley.size, frames, [-16, beat(4)], far, { rotate: paisley.rotate }),
    ...things(at.things, middle),
    ...close(frames, at.close, foremost),
    say('occasion', at.occasion.at, { ...at.occasion, color: BRONZE, reveal: fadeIn(2, 10) }),
    say('first', at.first_name.at, { ...at.first_name, ...name, reveal: wordByWord(4, 16) }),
    say('and', at.and.at, { ...at.and, color: BRONZE, reveal: fadeIn(14, 10) }),
    say('second', at.second_name.at, { ...at.second_name, ...name, reveal: wordByWord(beat(1), 16) }),
    rule(at.rule, beat(1.5)),
  ];
}
