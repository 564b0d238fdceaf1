// Scene 1: the cradle swings among jasmine and marigold; the occasion beside it or below.
import type { Clock } from '../../kit/build-theme.ts';
import { type Layer, shapes } from '../../kit/lottie/layers.ts';
import { EASE, sway, track } from '../../kit/lottie/motion.ts';
import { jhula } from '../../kit/motifs/cradle.ts';
import { floralDivider } from '../../kit/motifs/garlands.ts';
import { placesIn, type Stage } from '../../kit/stage.ts';
import { fadeIn } from '../../kit/text/reveals.ts';
import { air, CRADLE, FONT, GLOW, gild, MARIGOLDS, say, strings, WORD_METAL, wall } from './look.ts';

/** The light, the cradle and how deep it hangs, the flowers behind and before it, the words. */
const WIDE = {
  light: [1330, 560],
  jhula: { x: 1330, drop: 590, scale: 108 },
  behind: [
    [960, 5, 'jasmine'],
    [1700, 5, 'jasmine'],
  ],
  before: [
    [880, 8, 'marigold'],
    [1780, 8, 'marigold'],
    [1860, 13, 'jasmine'],
    [1330, 3, 'marigold'],
    [1180, 2, 'jasmine'],
    [1480, 2, 'jasmine'],
  ],
  blessing: { at: [480, 272], width: 640, height: 96, size: 58, align: 'left' },
  title: { at: [490, 438], size: 196, width: 660, height: 290, align: 'left' },
  rite: { at: [490, 610], size: 106, width: 660, height: 170, align: 'left' },
  divider: [424, 730],
  hosts: { at: [480, 850], width: 640, height: 170, size: 58, align: 'left' },
} as const;
const UPRIGHT = {
  light: [540, 620],
  jhula: { x: 540, drop: 700, scale: 112 },
  behind: [
    [214, 7, 'jasmine'],
    [866, 7, 'jasmine'],
  ],
  before: [
    [60, 14, 'marigold'],
    [1020, 14, 'marigold'],
    [130, 20, 'jasmine'],
    [950, 20, 'jasmine'],
    [540, 4, 'marigold'],
    [390, 3, 'jasmine'],
    [690, 3, 'jasmine'],
  ],
  blessing: { at: [540, 1146], width: 860, height: 110, size: 74, align: 'center' },
  title: { at: [540, 1300], size: 210, width: 880, height: 300, align: 'center' },
  rite: { at: [540, 1462], size: 116, width: 860, height: 170, align: 'center' },
  divider: [540, 1560],
  hosts: { at: [540, 1674], width: 890, height: 184, size: 68, align: 'center' },
} as const;

export function jhulaScene({ frames, beat }: Clock, stage: Stage): Layer[] {
  const { light, jhula: cradle, behind, before, divider, ...at } = placesIn(stage.portrait, WIDE, UPRIGHT);
  return [
    ...wall(stage, frames, light),
    ...strings(frames, behind),
    shapes('jhula', [jhula(frames, cradle.drop, CRADLE)], {
      at: track([0, [cradle.x, -140], EASE.out], [30, [cradle.x, -20]]),
      rotate: sway(frames, 76, 0, 3.2, 0.25),
      scale: cradle.scale,
    }),
    ...strings(frames, before),
    ...air(stage, frames, 7),
    say('blessing', at.blessing.at, { ...at.blessing, color: GLOW, reveal: fadeIn(2, 14) }),
    gild('title', at.title.at, WORD_METAL, [14, beat(3)], {
      ...at.title,
      font: FONT.name,
      leading: 1.4,
      reveal: fadeIn(6, 16),
    }),
    say('rite', at.rite.at, { ...at.rite, font: FONT.name, reveal: fadeIn(14, 16) }),
    shapes('divider', [floralDivider(500, '#eec878', MARIGOLDS[0])], {
      at: divider,
      scale: track([18, [0, 100], EASE.out], [44, [100, 100]]),
    }),
    say('hosts', at.hosts.at, { ...at.hosts, leading: 1.4, reveal: fadeIn(28, 16) }),
  ];
}
