// Scene 4: vines of paisleys grow up both edges to the end; day, time and place between them.
import { vignette } from '../../kit/atmosphere.ts';
import type { Clock } from '../../kit/build-theme.ts';
import { type Layer, shapes } from '../../kit/lottie/layers.ts';
import { EASE, track } from '../../kit/lottie/motion.ts';
import { group } from '../../kit/lottie/shapes.ts';
import { floralDivider } from '../../kit/motifs/garlands.ts';
import { leafFringe, paisley } from '../../kit/motifs/paisley.ts';
import { FONT, type Look, METAL, NAME, STAGE } from './look.ts';

const { x, width, height } = STAGE;

export function dayScene(look: Look, { beat }: Clock): Layer[] {
  const { colors, say, silk, style, tones, vines } = look;
  const crown = (side: 1 | -1) =>
    group('crown', [leafFringe(230, 26, METAL.shine), paisley(230, style)], {
      at: [x + side * 158, 404],
      rotate: side * -18,
      scale: track([2, [0, 0], EASE.spring], [32, [side * -100, 100]]),
    });
  return [
    ...silk(x, 900),
    vines(0, beat(5)),
    shapes('crown', [crown(1), crown(-1)]),
    vignette(width, height, colors.deep, 0.45),
    say('couple', { ...NAME, at: [x, 562], size: 122, width: 770, height: 210, leading: 1.2, from: 8 }),
    shapes('divider', [floralDivider(420, METAL.shine, tones.flower)], {
      at: [x, 690],
      scale: track([14, [0, 100], EASE.out], [40, [100, 100]]),
    }),
    say('weekday', { at: [x, 758], size: 66, width: 740, height: 96, color: tones.soft, from: beat(1) }),
    say('day', {
      at: [x, 930],
      size: 290,
      width: 700,
      height: 290,
      leading: 1,
      font: FONT.lines,
      metal: NAME.metal,
      from: beat(1.2),
    }),
    say('month_year', { at: [x, 1098], size: 78, width: 740, height: 110, from: beat(1.8) }),
    say('time_line', { at: [x, 1190], size: 66, width: 740, height: 96, color: tones.soft, from: beat(2.3) }),
    say('venue', { at: [x, 1336], size: 76, width: 740, height: 200, leading: 1.25, from: beat(2.8), by: 'words' }),
    say('city', { at: [x, 1486], size: 66, width: 740, height: 96, color: tones.soft, from: beat(3.4) }),
    say('invitation', { at: [x, 1650], size: 62, width: 740, height: 200, from: beat(4) }),
  ];
}
