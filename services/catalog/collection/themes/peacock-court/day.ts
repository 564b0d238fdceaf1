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
import { COLORS, court, FONT, fan, METAL, STAGE, say, WORD_METAL } from './look.ts';

const { width, height } = STAGE;

export function dayScene({ frames, beat }: Clock): Layer[] {
  const grow = track([0, [70, 70], EASE.out], [beat(2), [100, 100]]);
  return [
    ...court(560, 480),
    fan({
      root: [560, 1230],
      folded: 0,
      from: -72,
      to: 16,
      rows: [
        { length: 1010, eye: 112, count: 13 },
        { length: 800, eye: 92, count: 8 },
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
      { at: track([0, [560, 1040], EASE.out], [beat(2), [560, 950]]), scale: grow, rotate: sway(frames, 120, 0, 0.5) },
    ),
    vignette(width, height, COLORS.deep, 0.6),
    say('day', {
      at: [560, 512],
      size: 230,
      width: 340,
      height: 280,
      font: FONT.capitals,
      metal: WORD_METAL,
      leading: 1,
      from: 8,
    }),
    say('weekday', { at: [1390, 330], size: 86, width: 720, height: 120, color: '#9fe0d2', from: beat(0.8) }),
    say('month_year', {
      at: [1390, 460],
      size: 84,
      width: 740,
      height: 120,
      font: FONT.capitals,
      metal: WORD_METAL,
      from: beat(1.2),
    }),
    say('invitation', { at: [1390, 690], size: 58, width: 740, height: 250, leading: 1.3, from: beat(2), by: 'words' }),
  ];
}
