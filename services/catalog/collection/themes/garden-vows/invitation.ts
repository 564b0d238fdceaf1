// Scene 3: a wreath of eucalyptus and peonies closes around the invitation, on deep sage.
import { ground, softLight, vignette } from '../../kit/atmosphere.ts';
import type { Clock } from '../../kit/build-theme.ts';
import { type Layer, shapes } from '../../kit/lottie/layers.ts';
import { EASE, track } from '../../kit/lottie/motion.ts';
import { linear } from '../../kit/lottie/paint.ts';
import { ring } from '../../kit/lottie/shapes.ts';
import type { ShapeItem } from '../../kit/lottie/types.ts';
import { sprig } from '../../kit/motifs/sprigs.ts';
import { fadeIn, rise, wordByWord } from '../../kit/text/reveals.ts';
import { cluster, FONT, HEIGHT, say, WIDTH } from './look.ts';

const X = WIDTH / 2;
const Y = 1010;
const RADIUS = 470;

export function invitationScene({ frames }: Clock): Layer[] {
  const around = (name: string, count: number, item: ShapeItem, rotate: number): ShapeItem =>
    ring(name, count, [item], { rotate });
  const turn = (by: number) => track([0, by, EASE.out], [50, 0, EASE.breath], [frames, -by * 0.2]);
  const grow = track([0, [82, 82], EASE.out], [44, [100, 100]]);
  const line = { font: FONT.lines, color: '#fbf4e8', width: 690 } as const;
  return [
    ground('sage', WIDTH, HEIGHT, linear([0, 0], [0, HEIGHT], [0, '#47604f'], [1, '#2c4034'])),
    shapes('light', [softLight('light', X, Y, 760, '#6f8a74', 0.34)]),
    vignette(WIDTH, HEIGHT, '#1d2c24', 0.4),
    shapes('wreath behind', [around('sprigs', 13, sprig(300, '#6f8a74', 6, false, { at: [0, -RADIUS], rotate: 74 }), 0)], {
      at: [X, Y],
      rotate: turn(24),
      scale: grow,
    }),
    shapes('wreath', [around('sprigs', 12, sprig(270, '#a9bca5', 6, true, { at: [0, -RADIUS - 6], rotate: 98 }), 12)], {
      at: [X, Y],
      rotate: turn(-30),
      scale: grow,
    }),
    cluster({
      rotate: 8,
      at: [X - 230, Y + RADIUS + 64],
      scale: track([8, [60, 60], EASE.spring], [40, [112, 112]]),
    }),
    cluster({
      rotate: 190,
      at: [X + 310, Y - RADIUS + 70],
      scale: track([12, [44, 44], EASE.spring], [44, [82, 82]]),
    }),
    say('couple', [X, 270], { font: FONT.names, size: 132, color: '#fbf4e8', height: 170, leading: 1.15, reveal: rise(6, 22) }),
    say('invitation', [X, Y - 140], { ...line, size: 76, height: 290, reveal: wordByWord(12, 28) }),
    say('parents_line', [X, Y + 44], {
      ...line,
      font: FONT.capitals,
      size: 62,
      color: '#fbe6de',
      height: 84,
      reveal: fadeIn(34, 14),
    }),
    say('families', [X, Y + 160], { ...line, height: 176, reveal: wordByWord(38, 24) }),
  ];
}
