// Scene 1: the leaves part and show the lion in front of the sun; the name beside it.
import type { Clock } from '../../kit/build-theme.ts';
import { type Layer, shapes } from '../../kit/lottie/layers.ts';
import { EASE, sway, track } from '../../kit/lottie/motion.ts';
import { drawn } from '../../kit/motifs/drawn.ts';
import { lion } from '../../kit/motifs/jungle-animals.ts';
import { placesIn, type Stage } from '../../kit/stage.ts';
import { fadeIn, pop } from '../../kit/text/reveals.ts';
import { COLORS, FONT, floor, type Leaf, leaves, OCHRE, say } from './look.ts';

interface Bush {
  far: string;
  near: string;
}

/** The sun, the lion with its size, the leaves behind it, the bushes, the words, the leaves that part. */
const WIDE = {
  sun: { at: [560, 560], radius: 400 },
  lion: {
    path: [
      [560, 1180],
      [560, 852],
      [560, 846],
    ],
    scale: 132,
  },
  behind: [
    { kind: 'palm', at: [150, 1000], rotate: -6, size: 150, tone: 3 },
    { kind: 'palm', at: [960, 1040], rotate: 8, size: 130, tone: 3 },
    { kind: 'banana', at: [330, 1120], rotate: -20, size: 100, tone: 0 },
    { kind: 'banana', at: [800, 1130], rotate: 20, size: 100, tone: 0 },
  ] satisfies Leaf[],
  bush: {
    far: 'M-80 1200 V960 C60 880 180 950 260 910 C380 850 470 930 560 900 C680 860 760 930 860 900 C960 880 1060 960 1160 1010 L1240 1200 Z',
    near: 'M-80 1200 V1010 C100 950 260 1010 420 980 C600 950 760 1000 900 980 C1100 960 1400 1060 2000 1040 V1200 Z',
  } satisfies Bush,
  roar: { at: [1410, 322], size: 60, width: 700, align: 'left' },
  name: { at: [1410, 500], size: 210, width: 700, height: 260, align: 'left' },
  turning: { at: [1410, 694], size: 84, width: 700, height: 120, align: 'left' },
  parting: [
    { kind: 'monstera', at: [-50, 300], rotate: 70, size: 110, tone: 1, from: [560, 520], open: 40 },
    { kind: 'monstera', at: [1160, -60], rotate: 172, size: 84, tone: 0, from: [760, 300], open: 42 },
    { kind: 'palm', at: [-30, -90], rotate: 116, size: 116, tone: 2, from: [420, 200], open: 36 },
    { kind: 'palm', at: [1960, 60], rotate: -120, size: 110, tone: 2, from: [1500, 300], open: 34 },
    { kind: 'banana', at: [1980, 1140], rotate: -38, size: 110, tone: 0, from: [1300, 1040], open: 38 },
    { kind: 'monstera', at: [1720, 1170], rotate: -14, size: 76, tone: 1, from: [1200, 900], open: 44 },
    { kind: 'banana', at: [-40, 1170], rotate: 30, size: 110, tone: 2, from: [420, 1060], open: 40 },
  ] satisfies Leaf[],
} as const;
const UPRIGHT = {
  sun: { at: [540, 1230], radius: 430 },
  lion: {
    path: [
      [540, 1960],
      [540, 1566],
      [540, 1558],
    ],
    scale: 146,
  },
  behind: [
    { kind: 'palm', at: [90, 1740], rotate: -10, size: 150, tone: 3 },
    { kind: 'palm', at: [990, 1760], rotate: 10, size: 140, tone: 3 },
    { kind: 'banana', at: [250, 1880], rotate: -22, size: 110, tone: 0 },
    { kind: 'banana', at: [840, 1890], rotate: 22, size: 110, tone: 0 },
  ] satisfies Leaf[],
  bush: {
    far: 'M-80 2040 V1690 C60 1610 160 1680 260 1640 C380 1590 470 1670 560 1640 C680 1600 780 1670 880 1630 C980 1600 1060 1640 1160 1670 V2040 Z',
    near: 'M-80 2040 V1790 C100 1720 240 1790 420 1760 C600 1730 760 1790 900 1756 C1000 1734 1080 1770 1160 1780 V2040 Z',
  } satisfies Bush,
  roar: { at: [540, 286], size: 70, width: 860, align: 'center' },
  name: { at: [540, 478], size: 250, width: 880, height: 290, align: 'center' },
  turning: { at: [540, 680], size: 96, width: 860, height: 130, align: 'center' },
  parting: [
    { kind: 'monstera', at: [-90, 1010], rotate: 72, size: 96, tone: 1, from: [420, 1180], open: 40 },
    { kind: 'monstera', at: [1170, 900], rotate: -76, size: 100, tone: 0, from: [680, 1120], open: 42 },
    { kind: 'palm', at: [-60, -110], rotate: 128, size: 76, tone: 2, from: [300, 420], open: 36 },
    { kind: 'palm', at: [1140, -100], rotate: -130, size: 78, tone: 2, from: [820, 440], open: 34 },
    { kind: 'banana', at: [1150, 2000], rotate: -30, size: 112, tone: 0, from: [760, 1800], open: 38 },
    { kind: 'monstera', at: [900, 2010], rotate: -10, size: 80, tone: 1, from: [620, 1640], open: 44 },
    { kind: 'banana', at: [-60, 2010], rotate: 30, size: 116, tone: 2, from: [300, 1820], open: 40 },
  ] satisfies Leaf[],
} as const;

export function roarScene({ frames, beat }: Clock, stage: Stage): Layer[] {
  const { sun, lion: beast, behind, bush, parting, ...at } = placesIn(stage.portrait, WIDE, UPRIGHT);
  const [hidden, up, rest] = beast.path;
  return [
    ...floor(stage, COLORS.ground, { ...sun, color: OCHRE }),
    ...leaves(frames, behind),
    shapes('lion', [lion(frames)], {
      at: track([0, hidden, EASE.out], [beat(1.8), up, EASE.breath], [frames, rest]),
      rotate: sway(frames, 90, 0, 1.4),
      scale: beast.scale,
    }),
    shapes('bush', [drawn(bush.far, '#1f6b43')]),
    shapes('near bush', [drawn(bush.near, '#2f8a4a')]),
    say('roar', at.roar.at, { ...at.roar, color: OCHRE, tracking: 20, reveal: fadeIn(10, 12) }),
    say('child_name', at.name.at, { ...at.name, font: FONT.big, leading: 1.1, reveal: pop(14, 20) }),
    say('turning', at.turning.at, { ...at.turning, reveal: fadeIn(30, 12) }),
    ...leaves(frames, parting),
  ];
}
