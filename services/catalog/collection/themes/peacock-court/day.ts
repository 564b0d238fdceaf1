// Scene 4: the day in the eye of one large feather, so close that its barbs fill the frame.
import { vignette } from '../../kit/atmosphere.ts';
import type { Clock } from '../../kit/build-theme.ts';
import { type Layer, shapes } from '../../kit/lottie/layers.ts';
import { EASE, sway, track } from '../../kit/lottie/motion.ts';
import { radial, type Stop } from '../../kit/lottie/paint.ts';
import { fill, group, outline, stroke } from '../../kit/lottie/shapes.ts';
import type { ShapeItem } from '../../kit/lottie/types.ts';
import { eyeEgg } from '../../kit/motifs/peacock-fan.ts';
import { metalRamp } from '../../kit/palette.ts';
import { drawing } from '../../kit/sprite.ts';
import { placesIn, type Stage } from '../../kit/stage.ts';
import { COLORS, court, FONT, METAL, motes, say, WORD_METAL } from './look.ts';

/** The eye, and the words: beside it, or below it. */
const WIDE = {
  light: [560, 520],
  eye: [560, 520],
  size: 100,
  low: 860,
  x: 1390,
  weekday: { y: 330, size: 86, width: 720, height: 120 },
  month: { y: 460, size: 84, width: 740, height: 120 },
  invitation: { y: 690, size: 58, width: 740, height: 250 },
} as const;
const UPRIGHT = {
  light: [540, 680],
  eye: [540, 600],
  size: 108,
  low: 400,
  x: 540,
  weekday: { y: 1246, size: 106, width: 880, height: 130 },
  month: { y: 1366, size: 90, width: 900, height: 104 },
  invitation: { y: 1592, size: 70, width: 890, height: 350 },
} as const;

/** The rings of the eye, and the blue field in which the day stands. */
function greatEye(): ShapeItem[] {
  const ring = (name: string, width: number, ...stops: Stop[]) =>
    group(name, [outline(eyeEgg(width)), fill(radial([0, 0], [0, width * 0.62], ...stops))]);
  return [
    group('shadow', [outline(eyeEgg(680)), fill(COLORS.deep, 40)], { at: [0, 20] }),
    ring('moss', 650, [0, '#c98d2e'], [0.8, '#c9a23e'], [0.9, '#7fa84a'], [1, '#1f7a50']),
    ring('bronze', 590, [0, '#e0a03a'], [0.75, '#b8742a'], [1, '#8a4f1f']),
    group('gold', [outline(eyeEgg(478)), fill(metalRamp(METAL, [-230, -280], [230, 270]))]),
    ring('turquoise', 456, [0, '#0f6fb0'], [0.72, '#119aa8'], [1, '#4fe0c0']),
    group('heart', [
      outline(eyeEgg(366)),
      fill(radial([0, -60], [0, 200], [0, '#1c3aa8'], [0.6, '#101f78'], [1, '#070d42'])),
      stroke('#3fd0c8', 4, { opacity: 70 }),
    ]),
  ];
}

export function dayScene({ frames, beat }: Clock, stage: Stage): Layer[] {
  const { width, height } = stage;
  const { light, eye, size, low, x, ...rows } = placesIn(stage.portrait, WIDE, UPRIGHT);
  const [eyeX, eyeY] = eye;
  const { y: named, ...weekday } = rows.weekday;
  const { y: dated, ...month } = rows.month;
  const { y: invited, ...invitation } = rows.invitation;
  const grow = track(
    [0, [size * 0.78, size * 0.78], EASE.out],
    [beat(2), [size, size], EASE.linear],
    [frames, [size * 1.05, size * 1.05]],
  );
  return [
    ...court(stage, ...light),
    drawing('great-feather', stage.portrait ? 'upright' : 'wide', 1000, {
      at: [eyeX, eyeY],
      scale: grow,
      rotate: sway(frames, 110, 0, 1.6),
    }),
    shapes('great eye', greatEye(), { at: [eyeX, eyeY], scale: grow, rotate: sway(frames, 110, 0, 0.5) }),
    ...motes(stage, frames, 6),
    vignette(width, height, COLORS.deep, 0.6),
    say('day', {
      at: [eyeX, eyeY + 6],
      size: 230,
      width: 340,
      height: 280,
      font: FONT.capitals,
      metal: WORD_METAL,
      leading: 1,
      from: 8,
    }),
    say('weekday', { ...weekday, at: [x, named], color: '#9fe0d2', from: beat(0.8) }),
    say('month_year', {
      ...month,
      at: [x, dated],
      font: FONT.capitals,
      metal: WORD_METAL,
      from: beat(1.2),
    }),
    say('invitation', { ...invitation, at: [x, invited], leading: 1.3, from: beat(2), by: 'words' }),
  ];
}
