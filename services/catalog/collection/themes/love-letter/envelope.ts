// Scene 1: a sealed envelope on paper lace, and the recipient's name.
import type { Clock } from '../../kit/build-theme.ts';
import { type Layer, shapes } from '../../kit/lottie/layers.ts';
import { EASE, track } from '../../kit/lottie/motion.ts';
import { envelopeBack, envelopeFlap, envelopePocket } from '../../kit/motifs/envelope.ts';
import { doily, waxSeal } from '../../kit/motifs/letter.ts';
import { COLORS, ENVELOPE, FONT, heartsRising, LINING, PAPER, RED, RESTING, redRoom, STAGE, say } from './look.ts';

export function envelopeScene({ frames }: Clock): Layer[] {
  const { x } = STAGE;
  const lying = { at: track([0, [x, RESTING + 130], EASE.out], [34, [x, RESTING]]), rotate: track([0, -7, EASE.out], [36, 0]) };
  return [
    ...redRoom(),
    shapes('lace', [doily(486, COLORS.paper, '#c22a47')], {
      at: [x, RESTING + 280],
      rotate: track([0, -24, EASE.out], [60, 0, EASE.linear], [frames, 6]),
      scale: track([0, [84, 84], EASE.out], [40, [100, 100]]),
    }),
    ...heartsRising(frames, 7, 6),
    shapes(
      'envelope',
      [envelopeBack(ENVELOPE, PAPER, LINING), envelopePocket(ENVELOPE, PAPER), envelopeFlap(ENVELOPE, PAPER)],
      lying,
    ),
    shapes('seal', [waxSeal(104, RED)], {
      at: track([0, [x, RESTING + 480], EASE.out], [34, [x, RESTING + 362]]),
      scale: track([10, [150, 150], EASE.weight], [30, [100, 100]]),
      opacity: track([6, 0, EASE.inOut], [16, 100]),
    }),
    say('letter_for', { at: [x, 266], size: 88, width: 880, from: 2 }),
    say('to', { at: [x, 432], size: 230, width: 890, height: 260, leading: 1.1, font: FONT.names, from: 8, by: 'letters' }),
    say('occasion', { at: [x, 1692], size: 92, width: 880, color: '#ffe0d6', from: 30, by: 'words' }),
  ];
}
