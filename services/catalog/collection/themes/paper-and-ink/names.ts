// Scene 1: a clay disc and paper leaves on the right with an ink branch over them; the names large on the left.
import type { Clock } from '../../kit/build-theme.ts';
import { type Layer, shapes } from '../../kit/lottie/layers.ts';
import { EASE, sway, track } from '../../kit/lottie/motion.ts';
import { fill, rect } from '../../kit/lottie/shapes.ts';
import { cutPaper, foldedLeaf, scissoredDisc } from '../../kit/motifs/cut-paper.ts';
import { lineBranch } from '../../kit/motifs/line-botanicals.ts';
import { fadeIn, rise } from '../../kit/text/reveals.ts';
import { CLAY, COLORS, DARK_CLAY, FONT, INK, laid, OCHRE, OLIVE, SAND, setLeft, sheet } from './look.ts';

export function namesScene({ frames }: Clock): Layer[] {
  const left = 156;
  const name = { font: FONT.big, size: 236, color: COLORS.deep, width: 866, height: 250, leading: 1.05 };
  const drift = (dx: number, dy: number, [x, y]: [number, number]) =>
    track([0, [x + dx, y + dy], EASE.out], [36, [x, y], EASE.breath], [frames, [x - dx * 0.06, y - dy * 0.06]]);
  return [
    ...sheet(COLORS.ground, '#cdb48d', 3),
    shapes('sand', [cutPaper(scissoredDisc(360), SAND)], { at: drift(300, -200, [1690, 250]) }),
    shapes('clay', [cutPaper(scissoredDisc(380), CLAY)], {
      at: drift(500, 60, [1420, 560]),
      rotate: track([0, 30, EASE.out], [60, 0]),
    }),
    shapes('olive leaf', [foldedLeaf(340, 640, OLIVE)], {
      at: drift(260, 420, [1770, 1130]),
      rotate: sway(frames, 140, 14, 1.6),
    }),
    shapes('ochre leaf', [foldedLeaf(270, 480, OCHRE)], {
      at: drift(120, 460, [1190, 1130]),
      rotate: sway(frames, 130, -20, 1.6, 0.4),
    }),
    shapes('branch', [lineBranch(820, 6, { ink: '#fdf8ee', weight: 6, from: 6, frames: 62 })], {
      at: [1440, 1010],
      rotate: sway(frames, 150, 4, 0.8),
    }),
    setLeft({ key: 'first', ...name, reveal: rise(6, 18, 80) }, left, 336),
    setLeft(
      { key: 'and', font: FONT.lines, size: 62, color: DARK_CLAY, width: 300, height: 80, reveal: fadeIn(18, 12) },
      left,
      492,
    ),
    setLeft({ key: 'second', ...name, reveal: rise(16, 18, 80) }, left, 642),
    shapes('rule', [rect(0, 0, 150, 5), fill(CLAY)], {
      at: laid([left, 836], [left, 836], 0),
      scale: track([26, [0, 100], EASE.weight], [46, [100, 100]]),
    }),
    setLeft(
      { key: 'occasion', font: FONT.lines, size: 60, color: INK, width: 860, height: 80, reveal: fadeIn(30, 14) },
      left,
      900,
    ),
  ];
}
