// Scene 1: a sealed envelope on paper lace, and the recipient's name.
import type { Clock } from '../../kit/build-theme.ts';
import { type Layer, shapes } from '../../kit/lottie/layers.ts';
import { EASE, track } from '../../kit/lottie/motion.ts';
import { envelopeBack, envelopeFlap, envelopePocket } from '../../kit/motifs/envelope.ts';
import { doily, waxSeal } from '../../kit/motifs/letter.ts';
import { placesIn, type Stage } from '../../kit/stage.ts';
import { COLORS, deskIn, FONT, heartsRising, LINING, PAPER, RED, redRoom, say } from './look.ts';

/** The words above and below the envelope, or beside it. */
const UPRIGHT = {
  letter: { at: [540, 266], size: 88, width: 880 },
  to: { at: [540, 432], size: 230, width: 780, height: 260 },
  occasion: { at: [540, 1692], size: 92, width: 880 },
} as const;
const WIDE = {
  letter: { at: [470, 318], size: 78, width: 620 },
  to: { at: [470, 500], size: 220, width: 610, height: 270 },
  occasion: { at: [470, 718], size: 70, width: 620 },
} as const;

export function envelopeScene({ frames }: Clock, stage: Stage): Layer[] {
  const { envelope, resting } = deskIn(stage);
  const at = placesIn(stage.portrait, WIDE, UPRIGHT);
  const [x, y] = resting;
  const lying = { at: track([0, [x, y + 130], EASE.out], [34, resting]), rotate: track([0, -7, EASE.out], [36, 0]) };
  return [
    ...redRoom(stage),
    shapes('lace', [doily(486, COLORS.paper, '#c22a47')], {
      at: [x, y + 280],
      rotate: track([0, -24, EASE.out], [60, 0, EASE.linear], [frames, 6]),
      scale: track([0, [84, 84], EASE.out], [40, [100, 100]]),
    }),
    ...heartsRising(stage, frames, 7, 6),
    shapes(
      'envelope',
      [envelopeBack(envelope, PAPER, LINING), envelopePocket(envelope, PAPER), envelopeFlap(envelope, PAPER)],
      lying,
    ),
    shapes('seal', [waxSeal(104, RED)], {
      at: track([0, [x, y + 480], EASE.out], [34, [x, y + 362]]),
      scale: track([10, [150, 150], EASE.weight], [30, [100, 100]]),
      opacity: track([6, 0, EASE.inOut], [16, 100]),
    }),
    say('letter_for', { ...at.letter, from: 2 }),
    say('to', { ...at.to, leading: 1.1, font: FONT.names, from: 8, by: 'letters' }),
    say('occasion', { ...at.occasion, color: '#ffe0d6', from: 30, by: 'words' }),
  ];
}
