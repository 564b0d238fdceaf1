// Scene 3: strips of paper form a rainbow; the invitation below it.
import type { Clock } from '../../kit/build-theme.ts';
import type { Layer } from '../../kit/lottie/layers.ts';
import { EASE, track } from '../../kit/lottie/motion.ts';
import { sprite } from '../../kit/sprite.ts';
import { placesIn, type Stage } from '../../kit/stage.ts';
import { fadeIn, wordByWord } from '../../kit/text/reveals.ts';
import { balloon, banks, close, FONT, passing, planesOf, RUST, say, sky } from './look.ts';

/** The radius of the outermost strip as part of the sprite's width. */
const OUTER = 570 / 1200;

/** The sun, loose clouds, the rainbow (its radius, the height of its middle at first and at rest), the balloon, the clouds' line, the words. */
const UPRIGHT = {
  slide: [24, -24],
  sun: [540, 760],
  passing: [
    [170, 270, 330, 90],
    [930, 210, 300, -70],
  ],
  rainbow: { radius: 600, from: 1750, y: 1000 },
  balloon: { from: [1180, 450], to: [884, 330], width: 220 },
  top: 1690,
  close: [
    [40, 1640, 560, 130],
    [1060, 1600, 520, -120],
  ],
  please: { at: [540, 900], size: 70, width: 480, height: 90 },
  invitation: { at: [540, 1180], size: 94, width: 600, height: 470 },
} as const;
const WIDE = {
  slide: [40, -20],
  sun: [960, 560],
  passing: [
    [280, 230, 420, 110],
    [1650, 190, 380, -90],
  ],
  rainbow: { radius: 840, from: 1700, y: 910 },
  balloon: { from: [2060, 620], to: [1720, 470], width: 230 },
  top: 1050,
  close: [
    [60, 950, 700, 150],
    [1870, 980, 600, -130],
  ],
  please: { at: [960, 518], size: 58, width: 560, height: 84 },
  invitation: { at: [960, 662], size: 74, width: 720, height: 190 },
} as const;

export function rainbowScene({ frames, beat }: Clock, stage: Stage): Layer[] {
  const at = placesIn(stage.portrait, WIDE, UPRIGHT);
  const planes = planesOf(stage, frames, at.slide);
  const { far, middle, near, close: foremost } = planes;
  const { x } = stage;
  const { radius, from, y } = at.rainbow;
  return [
    ...sky(stage, frames, ['#bfe3f2', '#fdeadb'], at.sun),
    far,
    middle,
    near,
    foremost,
    ...passing(frames, at.passing, far),
    sprite('paper-rainbow', {
      width: radius / OUTER,
      hold: [0.5, 6 / 13],
      at: track([0, [x, from], EASE.out], [beat(2), [x, y]]),
    }),
    balloon('peach', at.balloon.width, frames, track([6, at.balloon.from, EASE.out], [frames, at.balloon.to]), middle, [90, 3]),
    ...banks(stage, frames, at.top, planes),
    ...close(frames, at.close, foremost),
    say('please', at.please.at, { ...at.please, font: FONT.text, color: RUST, reveal: fadeIn(14, 14) }),
    say('invitation', at.invitation.at, { ...at.invitation, leading: 1.16, reveal: wordByWord(18, 26) }),
  ];
}
