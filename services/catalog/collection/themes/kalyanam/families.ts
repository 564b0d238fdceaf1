// Scene 3: the lit lamp; bride, groom and their families on cream silk, one above the other or on both sides of the lamp.
import { ground, softLight } from '../../kit/atmosphere.ts';
import type { Clock } from '../../kit/build-theme.ts';
import { type Layer, shapes } from '../../kit/lottie/layers.ts';
import { EASE, sway, track } from '../../kit/lottie/motion.ts';
import { linear } from '../../kit/lottie/paint.ts';
import { fill, group, rect } from '../../kit/lottie/shapes.ts';
import { floralDivider, jasmineString } from '../../kit/motifs/garlands.ts';
import { oilLamp } from '../../kit/motifs/oil-lamp.ts';
import { silkBorder } from '../../kit/motifs/silk.ts';
import { placesIn, type Stage } from '../../kit/stage.ts';
import { LEAF, MAROON, METAL, NAME, say } from './look.ts';

/** The borders' height, the jasmine (length and distance from the edge), the lamp in its light, the dividers, and the words. */
const WIDE = {
  border: { width: 140, out: 24 },
  jasmine: {
    y: 148,
    strings: [
      [5, 58],
      [3, 112],
    ],
  },
  light: [540, 560],
  lamp: { size: 600, from: 1160, to: 884 },
  dividers: [
    [484, 452],
    [1436, 452],
  ],
  second: { at: [484, 340], size: 104, width: 650, height: 170 },
  second_parents: { at: [484, 634], size: 52, width: 650, height: 300 },
  first: { at: [1436, 340], size: 104, width: 650, height: 170 },
  first_parents: { at: [1436, 634], size: 52, width: 650, height: 300 },
} as const;
const UPRIGHT = {
  border: { width: 170, out: 30 },
  jasmine: {
    y: 190,
    strings: [
      [5, 70],
      [3, 140],
    ],
  },
  light: [1380, 640],
  lamp: { size: 440, from: 1960, to: 1734 },
  dividers: [[540, 744]],
  second: { at: [540, 326], size: 118, width: 700, height: 180 },
  second_parents: { at: [540, 558], size: 63, width: 900, height: 284 },
  first: { at: [540, 878], size: 118, width: 700, height: 180 },
  first_parents: { at: [540, 1110], size: 63, width: 900, height: 284 },
} as const;

export function familiesScene({ frames, beat }: Clock, { x, width, height, portrait }: Stage): Layer[] {
  const { border, jasmine, light, lamp, dividers, ...words } = placesIn(portrait, WIDE, UPRIGHT);
  const cloth = silkBorder({ length: width + 40, width: border.width, silk: MAROON, accent: LEAF, zari: METAL });
  const name = { ...NAME, color: MAROON } as const;
  const line = { leading: 1.45, color: '#4a2414' } as const;
  const hung = ([count, at]: readonly [number, number], index: number, phase: number) =>
    jasmineString(count, 38, '#fffaf0', '#c8283c', { at: [at, jasmine.y], rotate: sway(frames, 70, 0, 2, phase + index * 0.3) });
  return [
    ground('silk', width, height, linear([0, 0], [0, height], [0, '#fff6df'], [1, '#f3d9a4'])),
    shapes('lamp light', [softLight('light', x, ...light, '#ffb84a', 0.7)]),
    shapes('upper border', [cloth], { at: track([0, [-20, -240], EASE.out], [24, [-20, -border.out]]) }),
    shapes('lower border', [group('turned', [cloth], { scale: [100, -100] })], {
      at: track([0, [-20, height + 240], EASE.out], [24, [-20, height + border.out]]),
    }),
    shapes('jasmine', [
      ...jasmine.strings.map((string, index) => hung(string, index, 0)),
      ...jasmine.strings.map(([count, at], index) => hung([count, width - at], index, 0.5)),
    ]),
    shapes('lamp', [group('tray', [rect(-200, -8, 400, 18, 9), fill(METAL.shade)]), oilLamp(lamp.size, METAL, frames, 5)], {
      at: track([2, [x, lamp.from], EASE.out], [28, [x, lamp.to]]),
    }),
    say('second', { ...name, ...words.second, from: 6 }),
    say('second_parents', { ...line, ...words.second_parents, from: beat(1) }),
    ...dividers.map((at) =>
      shapes('divider', [floralDivider(420, METAL.shade, '#c8283c')], {
        at,
        scale: track([beat(1), [0, 100], EASE.out], [beat(2.4), [100, 100]]),
      }),
    ),
    say('first', { ...name, ...words.first, from: beat(1.6) }),
    say('first_parents', { ...line, ...words.first_parents, from: beat(2.6) }),
  ];
}
