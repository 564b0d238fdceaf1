// Scene 2: two large betel leaves carry the couple's and their parents' names, on green cloth.
import type { Clock } from '../../kit/build-theme.ts';
import { type Layer, shapes } from '../../kit/lottie/layers.ts';
import { EASE, sway, track } from '../../kit/lottie/motion.ts';
import { ellipse, fill, group, stroke } from '../../kit/lottie/shapes.ts';
import { betelLeaf } from '../../kit/motifs/betel.ts';
import { betelNut } from '../../kit/motifs/shagun-thali.ts';
import { fadeIn, rise, wordByWord } from '../../kit/text/reveals.ts';
import { COLORS, cloth, FONT, STAGE, say } from './look.ts';

export function familiesScene({ frames }: Clock): Layer[] {
  const { x } = STAGE;
  const sides = [
    { key: 'first', at: x - 424, start: 0, lean: 5, way: -1 },
    { key: 'second', at: x + 424, start: 8, lean: -5, way: 1 },
  ] as const;
  return [
    ...cloth(COLORS.bloom, '#8a4a06', ['#a3142c', '#14532f'], 74),
    ...sides.map(({ key, at, start, lean, way }) =>
      shapes(`${key} leaf`, [betelLeaf(1160, '#1c6237', {}, 30)], {
        at: track([start, [at + way * 240, -60], EASE.out], [start + 34, [at, 62]]),
        rotate: sway(frames, 150, lean, 0.8, start / 30),
        scale: track([start, [92, 78], EASE.out], [start + 34, [92, 86]]),
      }),
    ),
    shapes(
      'seal',
      [
        group('shadow', [ellipse([8, 14], 350), fill('#5a2a04', 45)]),
        group('dye', [ellipse([0, 0], 344), fill(COLORS.ground)]),
        group('knots', [ellipse([0, 0], 316), stroke('#ffe9c8', 10, { dash: [0.1, 16.45] })]),
      ],
      { at: [x, 846], scale: track([28, [0, 0], EASE.spring], [48, [100, 100]]) },
    ),
    shapes('nuts', [betelNut(64, { at: [x - 36, 200] }), betelNut(58, { at: [x + 34, 226] }), betelNut(60, { at: [x, 150] })], {
      scale: track([24, [96, 96], EASE.spring], [44, [100, 100]]),
      opacity: track([20, 0], [30, 100]),
    }),
    ...sides.flatMap(({ key, at, start }) => [
      say(key, [at, 330], { size: 146, color: '#ffe08a', width: 620, leading: 1.2, reveal: rise(start + 14, 18) }),
      say(`${key}_parents`, [at, 560], {
        font: FONT.text,
        size: 54,
        width: 600,
        height: 270,
        leading: 1.4,
        reveal: wordByWord(start + 22, 20),
      }),
    ]),
    say('families_line', [x, 846], { size: 52, color: '#ffe9c8', width: 300, leading: 1.3, reveal: fadeIn(40, 14) }),
  ];
}
