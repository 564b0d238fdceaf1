// Scene 4: the day in the eye of one large feather.
import { vignette } from '../../kit/atmosphere.ts';
import type { Clock } from '../../kit/build-theme.ts';
import { moved } from '../../kit/geometry/transform.ts';
import { type Layer, shapes } from '../../kit/lottie/layers.ts';
import { EASE, sway, track } from '../../kit/lottie/motion.ts';
import { radial } from '../../kit/lottie/paint.ts';
import { fill, group, outline, stroke } from '../../kit/lottie/shapes.ts';
import { eyeOutline, featherEye } from '../../kit/motifs/peacock.ts';
import { metalRamp } from '../../kit/palette.ts';
import { placesIn, type Stage } from '../../kit/stage.ts';
import { COLORS, court, FONT, fan, METAL, say, WORD_METAL } from './look.ts';

/** The eye, the fan behind it, and the words: beside the eye, or below it. */
const WIDE = {
  light: [560, 480],
  fan: { root: [560, 1230], from: -72, to: 16 },
  lengths: [1010, 800],
  eye: [560, 950],
  x: 1390,
  weekday: { y: 330, size: 86, width: 720, height: 120 },
  month: { y: 460, size: 84, width: 740, height: 120 },
  invitation: { y: 690, size: 58, width: 740, height: 250 },
} as const;
const UPRIGHT = {
  light: [540, 680],
  fan: { root: [540, 1230], from: -78, to: 78 },
  lengths: [880, 690],
  eye: [540, 1130],
  x: 540,
  weekday: { y: 1246, size: 106, width: 880, height: 130 },
  month: { y: 1366, size: 90, width: 900, height: 104 },
  invitation: { y: 1592, size: 70, width: 890, height: 350 },
} as const;

export function dayScene({ frames, beat }: Clock, stage: Stage): Layer[] {
  const { width, height } = stage;
  const { light, fan: opened, lengths, eye, x, ...rows } = placesIn(stage.portrait, WIDE, UPRIGHT);
  const [eyeX, foot] = eye;
  const { y: named, ...weekday } = rows.weekday;
  const { y: dated, ...month } = rows.month;
  const { y: invited, ...invitation } = rows.invitation;
  const grow = track([0, [70, 70], EASE.out], [beat(2), [100, 100]]);
  return [
    ...court(stage, ...light),
    fan({
      ...opened,
      folded: 0,
      rows: [
        { length: lengths[0], eye: 112, count: 13 },
        { length: lengths[1], eye: 92, count: 8 },
      ],
      first: 0,
      lasts: beat(3),
      frames,
    }),
    shapes(
      'great eye',
      [
        group('shadow', [outline(moved(eyeOutline(660), 0, 30)), fill(COLORS.deep, 50)]),
        group('barbs', [outline(moved(eyeOutline(664), 0, 14)), stroke('#e9c46a', 6, { dash: [2, 14] })]),
        featherEye(620, METAL),
        group('deep', [
          outline(moved(eyeOutline(446), 0, -106)),
          fill(radial([0, -420], [300, -420], [0, '#16308a'], [1, '#081048'])),
          stroke(metalRamp(METAL, [-220, -660], [220, -106]), 12),
        ]),
      ],
      { at: track([0, [eyeX, foot + 90], EASE.out], [beat(2), [eyeX, foot]]), scale: grow, rotate: sway(frames, 120, 0, 0.5) },
    ),
    vignette(width, height, COLORS.deep, 0.6),
    say('day', {
      at: [eyeX, foot - 438],
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
