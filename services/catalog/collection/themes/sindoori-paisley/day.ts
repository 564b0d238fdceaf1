// Scene 4: vines of paisleys grow up both edges to the end; day, time and place between them in one column or in two.
import { vignette } from '../../kit/atmosphere.ts';
import type { Clock } from '../../kit/build-theme.ts';
import { type Layer, shapes } from '../../kit/lottie/layers.ts';
import { EASE, track } from '../../kit/lottie/motion.ts';
import { group } from '../../kit/lottie/shapes.ts';
import { floralDivider } from '../../kit/motifs/garlands.ts';
import { leafFringe, paisley } from '../../kit/motifs/paisley.ts';
import { placesIn, type Stage } from '../../kit/stage.ts';
import { FONT, type Look, METAL, NAME } from './look.ts';

/** The length of the vines, the pair of paisleys and the divider, and the words. */
const WIDE = {
  vines: 1000,
  light: [960, 520],
  crown: { x: 896, y: 776, dx: 58, size: 96, fringe: 12 },
  divider: [960, 300],
  couple: { at: [960, 184], size: 132, width: 1360, height: 150 },
  weekday: { at: [520, 424], size: 58, width: 560, height: 84 },
  day: { at: [520, 592], size: 280, width: 560, height: 290 },
  month_year: { at: [520, 768], size: 68, width: 560, height: 96 },
  time_line: { at: [520, 866], size: 58, width: 560, height: 84 },
  venue: { at: [1376, 506], size: 76, width: 700, height: 220 },
  city: { at: [1376, 668], size: 58, width: 700, height: 84 },
  invitation: { at: [1386, 812], size: 56, width: 680, height: 160 },
} as const;
const UPRIGHT = {
  vines: 1500,
  light: [540, 900],
  crown: { x: 540, y: 404, dx: 158, size: 230, fringe: 26 },
  divider: [540, 690],
  couple: { at: [540, 562], size: 122, width: 770, height: 210 },
  weekday: { at: [540, 758], size: 66, width: 740, height: 96 },
  day: { at: [540, 930], size: 290, width: 700, height: 290 },
  month_year: { at: [540, 1098], size: 78, width: 740, height: 110 },
  time_line: { at: [540, 1190], size: 66, width: 740, height: 96 },
  venue: { at: [540, 1336], size: 76, width: 740, height: 200 },
  city: { at: [540, 1486], size: 66, width: 740, height: 96 },
  invitation: { at: [540, 1650], size: 62, width: 740, height: 200 },
} as const;

export function dayScene(look: Look, { beat }: Clock, stage: Stage): Layer[] {
  const { vines: length, light, crown: pair, divider, ...words } = placesIn(stage.portrait, WIDE, UPRIGHT);
  const { colors, say, silk, style, tones, vines } = look;
  const crown = (side: 1 | -1) =>
    group('crown', [leafFringe(pair.size, pair.fringe, METAL.shine), paisley(pair.size, style)], {
      at: [pair.x + side * pair.dx, pair.y],
      rotate: side * -18,
      scale: track([2, [0, 0], EASE.spring], [32, [side * -100, 100]]),
    });
  return [
    ...silk(stage, ...light),
    vines(stage, length, 0, beat(5)),
    shapes('crown', [crown(1), crown(-1)]),
    vignette(stage.width, stage.height, colors.deep, 0.45),
    say('couple', { ...NAME, ...words.couple, leading: 1.2, from: 8 }),
    shapes('divider', [floralDivider(420, METAL.shine, tones.flower)], {
      at: divider,
      scale: track([14, [0, 100], EASE.out], [40, [100, 100]]),
    }),
    say('weekday', { ...words.weekday, color: tones.soft, from: beat(1) }),
    say('day', {
      ...words.day,
      leading: 1,
      font: FONT.lines,
      metal: NAME.metal,
      from: beat(1.2),
    }),
    say('month_year', { ...words.month_year, from: beat(1.8) }),
    say('time_line', { ...words.time_line, color: tones.soft, from: beat(2.3) }),
    say('venue', { ...words.venue, leading: 1.25, from: beat(2.8), by: 'words' }),
    say('city', { ...words.city, color: tones.soft, from: beat(3.4) }),
    say('invitation', { ...words.invitation, from: beat(4) }),
  ];
}
