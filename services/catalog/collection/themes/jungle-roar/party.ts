// Scene 4: a board on vines shows day, time and place; the animals peek around it until the end.
import type { Clock } from '../../kit/build-theme.ts';
import { empty, type Layer, shapes } from '../../kit/lottie/layers.ts';
import { EASE, sway, track } from '../../kit/lottie/motion.ts';
import { drawn } from '../../kit/motifs/drawn.ts';
import { elephant, hornbill, lion } from '../../kit/motifs/jungle-animals.ts';
import { bough, hangingBoard } from '../../kit/motifs/jungle-wood.ts';
import { placesIn, type Stage } from '../../kit/stage.ts';
import { fadeIn, pop, type Reveal, wordByWord } from '../../kit/text/reveals.ts';
import type { TextBox } from '../../kit/text/text-layer.ts';
import { COLORS, FONT, floor, GREENS, type Leaf, leaves, say } from './look.ts';

/** The light, the board, the animals around it with their sizes, the bush, the leaves, the lines on the board. */
const WIDE = {
  light: { at: [960, 560], radius: 560 },
  board: { from: [960, -700], at: [960, 530], width: 940, height: 860, planks: 5 },
  elephant: {
    path: [
      [1960, 1100],
      [1716, 1050],
      [1706, 1050],
    ],
    scale: 92,
  },
  bough: { width: 640, at: [40, 506] },
  hornbill: {
    path: [
      [-160, 360],
      [214, 500],
      [214, 494],
    ],
    scale: 70,
  },
  lion: {
    path: [
      [300, 1360],
      [300, 1010],
      [300, 1004],
    ],
    scale: 96,
  },
  bush: 'M-80 1200 V1010 C160 950 420 1040 700 1030 C1000 1020 1300 1040 1600 990 C1760 970 1880 990 2000 1010 V1200 Z',
  leaves: [
    { kind: 'palm', at: [-60, -80], rotate: 122, size: 84, tone: 2 },
    { kind: 'palm', at: [1920, -70], rotate: -130, size: 104, tone: 2 },
    { kind: 'monstera', at: [-70, 620], rotate: 76, size: 70, tone: 1 },
    { kind: 'monstera', at: [1990, 420], rotate: -80, size: 78, tone: 0 },
    { kind: 'banana', at: [1960, 1130], rotate: -30, size: 70, tone: 0 },
  ] satisfies Leaf[],
  lines: {
    width: 860,
    title: [-344, 62],
    day: [-168, 134, 160],
    when: [0, 60],
    venue: [172, 62, 160],
    city: [312, 50],
    hosts: [380, 48],
  },
} as const;
const UPRIGHT = {
  light: { at: [540, 800], radius: 640 },
  board: { from: [540, -1000], at: [540, 790], width: 940, height: 1180, planks: 3 },
  elephant: {
    path: [
      [1260, 2000],
      [910, 1900],
      [902, 1900],
    ],
    scale: 108,
  },
  bough: { width: 520, at: [160, 1604] },
  hornbill: {
    path: [
      [-200, 1450],
      [176, 1598],
      [176, 1592],
    ],
    scale: 56,
  },
  lion: {
    path: [
      [460, 2240],
      [460, 1872],
      [460, 1864],
    ],
    scale: 104,
  },
  bush: 'M-80 2040 V1830 C100 1780 260 1850 440 1846 C640 1836 760 1860 900 1822 C1000 1806 1080 1820 1160 1832 V2040 Z',
  leaves: [
    { kind: 'palm', at: [-70, -100], rotate: 132, size: 60, tone: 2 },
    { kind: 'palm', at: [1140, -90], rotate: -134, size: 68, tone: 2 },
    { kind: 'monstera', at: [-100, 1900], rotate: 40, size: 70, tone: 1 },
    { kind: 'banana', at: [1140, 1980], rotate: -30, size: 76, tone: 0 },
  ] satisfies Leaf[],
  lines: {
    width: 800,
    title: [-486, 74],
    day: [-316, 160, 190],
    when: [-140, 66],
    venue: [46, 74, 270],
    city: [294, 66, 184],
    hosts: [478, 64, 180],
  },
} as const;

export function partyScene({ frames, beat }: Clock, stage: Stage): Layer[] {
  const {
    light,
    board: planks,
    elephant: big,
    hornbill: bird,
    lion: beast,
    lines,
    ...at
  } = placesIn(stage.portrait, WIDE, UPRIGHT);
  type Path = (typeof big)['path'];
  const comes = (start: number, [from, there, rest]: Path, beats: number) =>
    track([start, from, EASE.out], [beat(beats), there, EASE.breath], [frames, rest]);
  const board = empty('board', {
    at: track([0, planks.from, EASE.out], [26, planks.at]),
    rotate: track([0, -4, EASE.out], [26, 1.2, EASE.breath], [60, -0.5, EASE.breath], [90, 0]),
  });
  const written = (
    key: string,
    [y, size, height = size * 1.35]: readonly [number, number, number?],
    color: TextBox['color'],
    reveal: Reveal,
    font = FONT.bold,
  ): Layer => say(key, [0, y], { font, size, color, width: lines.width, height, leading: 1.1, reveal }, { parent: board });
  return [
    ...floor(stage, COLORS.ground, { ...light, color: '#1b6a4a' }),
    shapes('elephant', [elephant(frames)], {
      at: comes(8, big.path, 2.6),
      rotate: sway(frames, 76, 0, 1.2),
      scale: big.scale,
    }),
    shapes('bough', [bough(at.bough.width)], { at: at.bough.at, rotate: -3 }),
    shapes('hornbill', [hornbill(frames)], {
      at: comes(12, bird.path, 2.8),
      scale: bird.scale,
      rotate: sway(frames, 58, 0, 1.8),
    }),
    board,
    shapes('board', [hangingBoard(planks.width, planks.height, planks.planks)], { parent: board }),
    shapes('lion', [lion(frames)], {
      at: comes(4, beast.path, 2.2),
      rotate: sway(frames, 88, -3, 1.4),
      scale: beast.scale,
    }),
    shapes('bush', [drawn(at.bush, GREENS[1])]),
    ...leaves(frames, at.leaves),
    written('party_title', lines.title, '#a0320f', fadeIn(16, 12)),
    written('day_month', lines.day, COLORS.ground, pop(20, 18), FONT.big),
    written('when', lines.when, COLORS.deep, fadeIn(28, 12)),
    written('venue', lines.venue, '#0b5a3c', wordByWord(32, 18)),
    written('city', lines.city, COLORS.deep, fadeIn(38, 12), FONT.text),
    written('hosts', lines.hosts, '#7a2a0c', fadeIn(44, 12), FONT.text),
  ];
}
