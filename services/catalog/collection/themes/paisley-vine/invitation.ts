// Scene 3: one line of invitation, large, under a bough; paisleys unfold below.
import type { Clock } from '../../kit/build-theme.ts';
import { type Layer, shapes } from '../../kit/lottie/layers.ts';
import { sway } from '../../kit/lottie/motion.ts';
import { hennaFlower, paisley } from '../../kit/motifs/henna.ts';
import { hennaVine } from '../../kit/motifs/henna-vine.ts';
import { fadeIn, wordByWord } from '../../kit/text/reveals.ts';
import { COLORS, drawing, FONT, growing, INK, paper, STAGE, say } from './look.ts';

export function invitationScene({ frames, beat }: Clock): Layer[] {
  const { x, width } = STAGE;
  const half = (side: 1 | -1) =>
    hennaVine(
      [
        [0, 960],
        [130, 950],
        [250, 985],
        [370, 950],
        [490, 976],
        [610, 930],
        [730, 948],
        [840, 900],
        [900, 800],
        [886, 690],
        [912, 580],
      ].map(([px = 0, y = 0]) => [x + side * (60 + px * 0.96), y] as const),
      growing(0, beat(3), 100),
    );
  return [
    ...paper(),
    shapes('vines', [half(1), half(-1)]),
    shapes('flower', [hennaFlower(120, 12, drawing(4, beat(3), 4), { at: [x, 946], rotate: sway(frames, 160, 0, 6) })]),
    shapes('paisleys', [
      paisley(230, drawing(beat(0.5), beat(3), 3.4), { at: [176, 170], rotate: 130 }),
      paisley(230, drawing(beat(0.5), beat(3), 3.4), { at: [width - 176, 170], rotate: -130, scale: [-100, 100] }),
    ]),
    say('invitation', [x, 392], {
      font: FONT.names,
      size: 118,
      width: 1240,
      height: 320,
      leading: 1.36,
      align: 'center',
      color: INK,
      reveal: wordByWord(4, 30),
    }),
    say('hosts', [x, 676], {
      size: 58,
      width: 1180,
      height: 170,
      align: 'center',
      color: COLORS.deep,
      reveal: fadeIn(beat(2), 12),
    }),
  ];
}
