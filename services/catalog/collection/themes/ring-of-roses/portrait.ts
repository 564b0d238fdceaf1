// Scene 3, only with a photo: the couple inside the ring, roses at its bottom.
import type { Clock } from '../../kit/build-theme.ts';
import { circle } from '../../kit/geometry/circle.ts';
import { type Layer, shapes } from '../../kit/lottie/layers.ts';
import { EASE, track } from '../../kit/lottie/motion.ts';
import { ellipse, group, stroke } from '../../kit/lottie/shapes.ts';
import { metalRamp } from '../../kit/palette.ts';
import { framedPhoto } from '../../kit/photo-frame.ts';
import { placesIn, type Stage } from '../../kit/stage.ts';
import { rise, wordByWord } from '../../kit/text/reveals.ts';
import { type Bloom, blooming, COUPLE, FONT, paper, petals, ROSE_GOLD, say, WINE } from './look.ts';

const RADIUS = 420;
/** The photo with where it comes from, and the words below or beside it. */
const UPRIGHT = {
  from: [540, 860],
  center: [540, 770],
  line: { at: [540, 1436], size: 150, width: 880, height: 190 },
  couple: { at: [540, 1604], size: 74, width: 880, height: 180 },
} as const;
const WIDE = {
  from: [660, 590],
  center: [620, 540],
  line: { at: [1440, 452], size: 150, width: 620, height: 330 },
  couple: { at: [1440, 700], size: 64, width: 620, height: 190 },
} as const;
const BESIDE: readonly Bloom[] = [
  { x: -392, y: 60, size: 128, tone: 'leaf', turn: -20 },
  { x: -400, y: 170, size: 128, tone: 'leaf', turn: -100 },
  { x: -300, y: 330, size: 136, tone: 'leaf', turn: -130 },
  { x: -130, y: 420, size: 130, tone: 'leaf', turn: 170 },
  { x: -20, y: 420, size: 120, tone: 'leaf', turn: 96 },
  { x: -408, y: 40, size: 80, tone: 'bud', turn: 6 },
  { x: 40, y: 416, size: 80, tone: 'bud', turn: 84 },
  { x: -386, y: 130, size: 74, tone: 'cream' },
  { x: -60, y: 408, size: 80, tone: 'blush' },
  { x: -338, y: 238, size: 108, tone: 'wine' },
  { x: -172, y: 368, size: 112, tone: 'dusk' },
  { x: -262, y: 326, size: 78, tone: 'cream' },
];
const OPPOSITE: readonly Bloom[] = [
  { x: 300, y: -300, size: 120, tone: 'leaf', turn: 20 },
  { x: 340, y: -230, size: 120, tone: 'leaf', turn: 110 },
  { x: 250, y: -330, size: 76, tone: 'bud', turn: -30 },
  { x: 360, y: -180, size: 70, tone: 'blush' },
  { x: 296, y: -272, size: 94, tone: 'dusk' },
];

export function portraitScene({ frames }: Clock, stage: Stage): Layer[] {
  const { from, center, ...at } = placesIn(stage.portrait, WIDE, UPRIGHT);
  return [
    ...paper(stage),
    ...framedPhoto(COUPLE, {
      opening: circle(RADIUS),
      covers: { width: RADIUS * 2, height: RADIUS * 2 },
      at: track([0, from, EASE.out], [30, center]),
      from: 0,
      frames,
      backing: '#eebfb4',
      rim: { paint: metalRamp(ROSE_GOLD, [-RADIUS, -RADIUS], [RADIUS, RADIUS]), width: 16 },
    }),
    shapes('thin ring', [group('ring', [ellipse([0, 0], RADIUS * 2 + 56), stroke(ROSE_GOLD.body, 4)])], {
      at: center,
      scale: track([4, [84, 84], EASE.out], [34, [100, 100]]),
      opacity: track([4, 0], [20, 100]),
    }),
    shapes('roses', [blooming(OPPOSITE, 12, 3), blooming(BESIDE, 6, 2)], { at: center }),
    say('photo_line', at.line.at, {
      ...at.line,
      font: FONT.names,
      color: WINE,
      leading: 1.1,
      reveal: rise(12, 24),
    }),
    say('couple', at.couple.at, { ...at.couple, reveal: wordByWord(26, 18) }),
    ...petals(stage, frames, 7, 23),
  ];
}
