// Scene 3: a close-up of the cloth; long folds sweep across with the invitation between them.
import type { Clock } from '../../kit/build-theme.ts';
import { type Layer, shapes } from '../../kit/lottie/layers.ts';
import { EASE, track } from '../../kit/lottie/motion.ts';
import { linear, mix } from '../../kit/lottie/paint.ts';
import { drawn, inked } from '../../kit/motifs/drawn.ts';
import { lighter, PALE_GOLD } from '../../kit/palette.ts';
import { fadeIn, rise, wordByWord } from '../../kit/text/reveals.ts';
import { brocade, FONT, gild, IVORY, LINE, METAL, SAFFRON, say } from './look.ts';

/** A fold from edge to edge: `y` on the left, rising by `lift` to the right. */
function fold(y: number, lift: number, width: number, color: string, start: number, fromLeft: boolean): Layer {
  const edge = (dy: number) => `C320 ${y + dy - lift * 0.1 + 60} 700 ${y + dy - lift * 0.7 + 60} 1180 ${y + dy - lift}`;
  const back = `C700 ${y + width - lift * 0.7 + 70} 320 ${y + width - lift * 0.1 + 70} -100 ${y + width}`;
  return shapes(
    'fold',
    [
      drawn(
        `M-100 ${y} ${edge(0)} L1180 ${y - lift + width} ${back} Z`,
        linear(
          [400, y - lift * 0.4],
          [440, y - lift * 0.4 + width + 60],
          [0, lighter(color, 0.24)],
          [0.45, color],
          [1, mix(color, '#6b2a08', 0.5)],
        ),
      ),
      inked(`M-100 ${y + width * 0.12} ${edge(width * 0.12)}`, METAL.shine, 5),
      inked(`M-100 ${y + width * 0.2} ${edge(width * 0.2)}`, METAL.body, 12, { dash: [0.1, 26] }),
      inked(`M-100 ${y + width * 0.62} ${edge(width * 0.62)}`, mix(color, '#6b2a08', 0.4), 6, { opacity: 55 }),
    ],
    { at: track([start, [fromLeft ? -1300 : 1300, 0], EASE.weight], [start + 30, [0, 0]]) },
  );
}

export function clothScene({ frames }: Clock): Layer[] {
  const x = 540;
  return [
    ...brocade(960),
    fold(190, 330, 190, SAFFRON, 0, true),
    fold(120, 250, 170, IVORY, 3, false),
    fold(-60, 200, 200, SAFFRON, 0, true),
    fold(1790, 330, 180, IVORY, 4, true),
    fold(1890, 300, 200, SAFFRON, 2, false),
    fold(2040, 300, 260, '#c85a14', 0, true),
    say('invitation', [x, 770], { font: FONT.lines, size: 92, height: 520, leading: 1.28, reveal: wordByWord(14, 36) }),
    say('with_regards', [x, 1130], { size: 64, color: LINE, width: 860, tracking: 60, reveal: fadeIn(40, 14) }),
    gild('hosts', [x, 1310], PALE_GOLD, [60, frames], { size: 100, height: 270, leading: 1.14, reveal: rise(44, 24, 40) }),
  ];
}
