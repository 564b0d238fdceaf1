// Scene 2: a broad stroke covers the left; the welcome in it, the invitation beside it.
import type { Clock } from '../../kit/build-theme.ts';
import { type Layer, shapes } from '../../kit/lottie/layers.ts';
import { EASE, tween } from '../../kit/lottie/motion.ts';
import { brushStroke } from '../../kit/motifs/brushwork.ts';
import { fadeIn, rise, wordByWord } from '../../kit/text/reveals.ts';
import { text } from '../../kit/text/text-layer.ts';
import { COLORS, DARK_RED, FONT, paper, RED, say } from './look.ts';

export function strokeScene(_: Clock): Layer[] {
  const right = { align: 'left' as const, width: 830 };
  const x = 935 + 415;
  return [
    ...paper(),
    shapes('stroke', [
      brushStroke('M-120 380 C200 340 560 420 900 366', 300, RED, tween(-4, 26, 0, 100, EASE.inOut), 5),
      brushStroke('M-120 640 C240 680 540 590 880 640', 310, RED, tween(10, 38, 0, 100, EASE.inOut), 9),
    ]),
    say('welcome_first', [424, 372], {
      font: FONT.names,
      size: 200,
      width: 530,
      height: 280,
      leading: 1.2,
      reveal: rise(16, 22, 60),
    }),
    say('welcome_second', [424, 640], {
      font: FONT.names,
      size: 150,
      width: 530,
      height: 230,
      leading: 1.2,
      reveal: rise(28, 22, 50),
    }),
    text(
      {
        key: 'invitation',
        font: FONT.lines,
        size: 84,
        color: COLORS.deep,
        ...right,
        height: 480,
        leading: 1.5,
        reveal: wordByWord(22, 40),
      },
      { at: [x, 440] },
    ),
    text(
      { key: 'hosts', font: FONT.names, size: 84, color: DARK_RED, ...right, height: 220, leading: 1.4, reveal: fadeIn(52, 18) },
      { at: [x, 800] },
    ),
  ];
}
