// Scene 2: the seal breaks, the flap opens, the letter rises out and unfolds.
import type { Clock } from '../../kit/build-theme.ts';
import { type Layer, shapes } from '../../kit/lottie/layers.ts';
import { EASE, track } from '../../kit/lottie/motion.ts';
import { linear } from '../../kit/lottie/paint.ts';
import { fill, group, outline, rect, stroke } from '../../kit/lottie/shapes.ts';
import type { ShapeItem } from '../../kit/lottie/types.ts';
import { envelopeBack, envelopeFlap, envelopePocket } from '../../kit/motifs/envelope.ts';
import { doily, heartOutline, paperHeart, waxSeal } from '../../kit/motifs/letter.ts';
import { placesIn, type Stage } from '../../kit/stage.ts';
import { COLORS, deskIn, FONT, heartsRising, INK, LINING, PAPER, RED, redRoom, say } from './look.ts';

/** The sheet with its upper edge, the top of the envelope below it, the hearts beside it, the words. */
const UPRIGHT = {
  sheet: { width: 800, height: 1330, top: 190 },
  goes: 1430,
  fallen: 2100,
  hearts: { aside: 452, top: 360 },
  dear: { at: [540, 366], size: 128, width: 640, height: 170, color: RED },
  message: { at: [540, 890], size: 80, width: 664, height: 880 },
} as const;
const WIDE = {
  sheet: { width: 800, height: 1060, top: 64 },
  goes: 884,
  fallen: 1300,
  hearts: { aside: 500, top: 200 },
  dear: { at: [478, 470], size: 150, width: 620, height: 380, color: COLORS.paper },
  message: { at: [1300, 482], size: 70, width: 664, height: 700 },
} as const;
const OPEN = 36;
const UP = 40;
const STANDS = 76;

/** The sheet, its upper edge at the origin. */
function sheet({ width, height }: { width: number; height: number }): ShapeItem[] {
  return [
    group('shadow', [rect(-width / 2 + 12, 22, width, height, 10), fill('#2a060c', 30)]),
    group('paper', [rect(-width / 2, 0, width, height, 10), fill(linear([0, 0], [0, height], [0, '#fffaf4'], [1, '#fbe7dc']))]),
    group('border', [rect(-width / 2 + 30, 30, width - 60, height - 60, 6), stroke('#e08a8a', 4)]),
    group('border', [rect(-width / 2 + 44, 44, width - 88, height - 88, 4), stroke('#e08a8a', 2, { dash: [2, 12] })]),
    group('heart', [outline(heartOutline(64)), fill('#c9304a')], { at: [0, 38] }),
  ];
}

export function letterScene({ frames }: Clock, stage: Stage): Layer[] {
  const { envelope, resting } = deskIn(stage);
  const { hearts, ...at } = placesIn(stage.portrait, WIDE, UPRIGHT);
  const [x, y] = resting;
  const goes = track([UP, resting, EASE.weight], [STANDS, [x, at.goes]]);
  return [
    ...redRoom(stage),
    shapes('lace', [doily(486, COLORS.paper, '#c22a47')], {
      at: [x, y + 280],
      rotate: track([0, 6, EASE.linear], [frames, 22]),
      opacity: track([UP, 100, EASE.inOut], [STANDS, 30]),
    }),
    shapes('back', [envelopeBack(envelope, PAPER, LINING)], { at: goes }),
    shapes('open flap', [envelopeFlap(envelope, PAPER, LINING)], {
      at: goes,
      scale: track([OPEN - 8, [100, 0], EASE.out], [OPEN + 8, [100, -100]]),
      from: OPEN - 8,
    }),
    shapes('letter', sheet(at.sheet), {
      at: track([UP - 2, [x, y + 40], EASE.weight], [STANDS, [x, at.sheet.top]]),
      scale: track([UP - 2, [97, 42], EASE.weight], [STANDS, [100, 100]]),
    }),
    shapes('pocket', [envelopePocket(envelope, PAPER)], { at: goes }),
    shapes('flap', [envelopeFlap(envelope, PAPER)], {
      at: goes,
      scale: track([20, [100, 100], EASE.in], [OPEN - 8, [100, 0]]),
      until: OPEN - 8,
    }),
    shapes('seal', [waxSeal(104, RED)], {
      at: track([12, [x, y + 362], EASE.in], [20, [x, y + 350], EASE.in], [42, [x + 60, at.fallen]]),
      rotate: track([18, 0, EASE.in], [42, 70]),
      until: 44,
    }),
    shapes(
      'hearts from within',
      [-1, 1].map((side, index) =>
        paperHeart(96, index ? '#e2485c' : '#f6cfc8', {
          at: track(
            [UP, [x, y + 120], EASE.out],
            [STANDS + 10, [x + side * hearts.aside, hearts.top + index * 150], EASE.breath],
            [frames, [x + side * (hearts.aside - 8), hearts.top - 40 + index * 150]],
          ),
          rotate: track([UP, 0, EASE.out], [frames, side * 26]),
          opacity: track([UP, 0], [UP + 8, 100]),
        }),
      ),
    ),
    ...heartsRising(stage, frames, 5, 17),
    say('dear', { ...at.dear, font: FONT.names, from: 60, by: 'letters' }),
    say('message', { ...at.message, leading: 1.32, color: INK, from: 70, by: 'words' }),
  ];
}
