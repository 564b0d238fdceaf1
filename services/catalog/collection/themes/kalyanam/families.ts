// Scene 3: the lit lamp; bride, groom and their families on cream silk.
import { ground, softLight } from '../../kit/atmosphere.ts';
import type { Clock } from '../../kit/build-theme.ts';
import { type Layer, shapes } from '../../kit/lottie/layers.ts';
import { EASE, sway, track } from '../../kit/lottie/motion.ts';
import { linear } from '../../kit/lottie/paint.ts';
import { fill, group, rect } from '../../kit/lottie/shapes.ts';
import { floralDivider, jasmineString } from '../../kit/motifs/garlands.ts';
import { oilLamp } from '../../kit/motifs/oil-lamp.ts';
import { silkBorder } from '../../kit/motifs/silk.ts';
import { LEAF, MAROON, METAL, NAME, STAGE, say } from './look.ts';

const { x, width, height } = STAGE;

export function familiesScene({ frames, beat }: Clock): Layer[] {
  const border = silkBorder({ length: width + 40, width: 170, silk: MAROON, accent: LEAF, zari: METAL });
  const name = { ...NAME, size: 118, width: 700, height: 180, color: MAROON } as const;
  const line = { size: 63, width: 900, height: 284, leading: 1.45, color: '#4a2414' } as const;
  return [
    ground('silk', width, height, linear([0, 0], [0, height], [0, '#fff6df'], [1, '#f3d9a4'])),
    shapes('lamp light', [softLight('light', x, 1380, 640, '#ffb84a', 0.7)]),
    shapes('upper border', [border], { at: track([0, [-20, -240], EASE.out], [24, [-20, -30]]) }),
    shapes('lower border', [group('turned', [border], { scale: [100, -100] })], {
      at: track([0, [-20, height + 240], EASE.out], [24, [-20, height + 30]]),
    }),
    shapes('jasmine', [
      ...[70, 140].map((at, index) =>
        jasmineString(5 - index * 2, 38, '#fffaf0', '#c8283c', { at: [at, 190], rotate: sway(frames, 70, 0, 2, index * 0.3) }),
      ),
      ...[width - 70, width - 140].map((at, index) =>
        jasmineString(5 - index * 2, 38, '#fffaf0', '#c8283c', {
          at: [at, 190],
          rotate: sway(frames, 70, 0, 2, 0.5 + index * 0.3),
        }),
      ),
    ]),
    shapes('lamp', [group('tray', [rect(-200, -8, 400, 18, 9), fill(METAL.shade)]), oilLamp(560, METAL, frames, 5)], {
      at: track([2, [x, 1960], EASE.out], [28, [x, 1724]]),
    }),
    say('second', { ...name, at: [x, 336], from: 6 }),
    say('second_parents', { ...line, at: [x, 536], from: beat(1) }),
    shapes('divider', [floralDivider(420, METAL.shade, '#c8283c')], {
      at: [x, 690],
      scale: track([beat(1), [0, 100], EASE.out], [beat(2.4), [100, 100]]),
    }),
    say('first', { ...name, at: [x, 786], from: beat(1.6) }),
    say('first_parents', { ...line, at: [x, 1000], from: beat(2.6) }),
  ];
}
