// Scene 4: the calm lake, reeds on the right; day, time and place on the left until the end.
import type { Clock } from '../../kit/build-theme.ts';
import { type Layer, shapes } from '../../kit/lottie/layers.ts';
import { EASE, track } from '../../kit/lottie/motion.ts';
import { fill, rect } from '../../kit/lottie/shapes.ts';
import { reeds } from '../../kit/motifs/reeds.ts';
import { gliding, glitter, moon } from './lake.ts';
import { BLUSH, COLORS, FONT, night, SILVER, STAGE, say, water } from './look.ts';

const SHORE = 1420;

export function placeScene({ frames }: Clock): Layer[] {
  const { width, height, safe } = STAGE;
  const middle = safe.left + safe.width / 2;
  const line = { width: safe.width, align: 'left' as const };
  return [
    ...night(frames, SHORE, 14),
    moon(128, { at: track([0, [850, 380], EASE.out], [60, [850, 310], EASE.breath], [frames, [850, 296]]) }),
    water(SHORE),
    glitter(frames, 850, SHORE, 480, 19),
    say('weekday', { at: [middle, 250], ...line, size: 70, color: BLUSH, from: 4 }),
    say('day', {
      at: [safe.left + 250, 450],
      width: 500,
      align: 'left',
      size: 300,
      height: 330,
      leading: 1,
      font: FONT.numerals,
      metal: SILVER,
      from: 6,
      by: 'letters',
    }),
    say('month', { at: [middle, 672], ...line, size: 96, height: 130, from: 16, by: 'letters' }),
    shapes('rule', [rect(0, -2, 260, 4), fill(COLORS.bloom)], {
      at: [safe.left, 762],
      scale: track([18, [0, 100], EASE.weight], [42, [100, 100]]),
    }),
    say('time_line', { at: [middle, 838], ...line, size: 72, color: BLUSH, from: 24 }),
    say('venue', { at: [middle, 998], ...line, size: 96, height: 230, leading: 1.1, from: 28, by: 'words' }),
    say('city', { at: [middle, 1156], ...line, size: 74, color: BLUSH, from: 36 }),
    say('couple', { at: [middle, 1290], ...line, size: 66, height: 170, from: 44 }),
    ...gliding({ from: [150, 1600], to: [330, 1610], size: 62, facing: 'right', frames }),
    ...gliding({ from: [350, 1690], to: [560, 1700], size: 74, facing: 'right', frames, phase: 0.4 }),
    shapes('reeds', [
      reeds(620, '#0c1524', frames, 21, { at: [width - 60, height + 20] }),
      reeds(420, '#101b2e', frames, 24, { at: [width - 250, height + 40] }),
    ]),
  ];
}
