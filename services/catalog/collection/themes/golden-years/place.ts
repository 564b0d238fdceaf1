// Scene 5: the last page: day, time and place in ink and gold leaf until the end.
import type { Clock } from '../../kit/build-theme.ts';
import { type Layer, shapes } from '../../kit/lottie/layers.ts';
import { EASE, track } from '../../kit/lottie/motion.ts';
import { fill, rect } from '../../kit/lottie/shapes.ts';
import { falling } from '../../kit/matter.ts';
import { goldFlakes } from '../../kit/motifs/album.ts';
import { tooledFrame } from '../../kit/motifs/tooled-gold.ts';
import { GOLD } from '../../kit/palette.ts';
import { COLORS, FONT, LEAF, METAL, page, STAGE, say } from './look.ts';

export function placeScene({ frames }: Clock): Layer[] {
  const { x, y, width, height } = STAGE;
  const [day, words] = [500, 1180];
  const line = { width: 1000 };
  return [
    ...page('right'),
    shapes('frame', [tooledFrame(width - 250, height - 120, 150, { ...METAL, body: '#a8752a', shine: '#c99a4a' })], {
      at: [x - 30, y],
    }),
    shapes('gold leaf', [goldFlakes(90, 31, [300, 440], GOLD)], {
      at: [day, y],
      scale: track([0, [72, 72], EASE.out], [44, [100, 100], EASE.breath], [frames, [104, 104]]),
      opacity: track([0, 0], [18, 100]),
    }),
    ...(
      [
        [60, 230],
        [1700, 1840],
      ] as const
    ).flatMap(([left, right], index) =>
      falling(['rose-petal-3', 'rose-petal-5', 'rose-petal-8'], {
        ...{ count: 6, seed: 21 + index, left, right, height, frames },
        ...{ sizes: [40, 74], fall: 820, wind: 36 },
      }),
    ),
    say('weekday', { at: [day, 300], size: 62, width: 460, color: COLORS.bloom, from: 8 }),
    say('day', {
      at: [day, 496],
      size: 330,
      width: 460,
      height: 340,
      leading: 1,
      font: FONT.numerals,
      color: LEAF.body,
      metal: LEAF,
      from: 10,
      by: 'letters',
    }),
    say('month', { at: [day, 716], size: 62, width: 460, height: 100, font: FONT.numerals, color: LEAF.shade, from: 18 }),
    say('year', { at: [day, 808], size: 62, width: 460, font: FONT.numerals, color: LEAF.shade, from: 22 }),
    shapes('rule', [rect(-2, -280, 4, 560), fill('#a8752a', 70)], {
      at: [790, y],
      scale: track([12, [100, 0], EASE.weight], [40, [100, 100]]),
    }),
    say('invitation', {
      at: [words + 70, 246],
      size: 60,
      ...line,
      width: 820,
      height: 150,
      leading: 1.16,
      color: COLORS.bloom,
      from: 14,
      by: 'words',
    }),
    say('couple', { at: [words + 70, 404], size: 112, width: 820, height: 150, font: FONT.names, from: 22, by: 'letters' }),
    say('time_line', { at: [words + 70, 536], size: 60, width: 820, from: 28 }),
    say('venue', {
      at: [words + 70, 668],
      size: 72,
      width: 820,
      height: 180,
      leading: 1.16,
      color: COLORS.bloom,
      from: 32,
      by: 'words',
    }),
    say('city', { at: [words + 70, 792], size: 60, width: 820, from: 38 }),
    say('hosts', { at: [words + 70, 892], size: 52, width: 690, height: 80, color: COLORS.bloom, from: 46 }),
  ];
}
