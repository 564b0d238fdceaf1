// Scene 1: the shutters of a mashrabiya window open, and moonlight falls on the two names.
import type { Clock } from '../../kit/build-theme.ts';
import { polygon } from '../../kit/geometry/pen.ts';
import { moved } from '../../kit/geometry/transform.ts';
import { eye, type Layer, shapes } from '../../kit/lottie/layers.ts';
import { EASE, track } from '../../kit/lottie/motion.ts';
import { linear } from '../../kit/lottie/paint.ts';
import { fill, group, outline, rect, stroke } from '../../kit/lottie/shapes.ts';
import { jasmine, rose } from '../../kit/motifs/garden-blooms.ts';
import { sprig } from '../../kit/motifs/sprigs.ts';
import { metalRamp } from '../../kit/palette.ts';
import { fadeIn } from '../../kit/text/reveals.ts';
import { COLORS, FONT, gild, INK, INK_METAL, METAL, plaster, ROSE, say, WIDTH } from './look.ts';
import { night, opening, SILL, shutter } from './shutters.ts';

const X = WIDTH / 2;

export function windowScene({ frames }: Clock): Layer[] {
  const beam = polygon([X - 300, SILL + 38], [X + 300, SILL + 38], [X + 250, 1838], [X - 480, 1838]);
  const names = { font: FONT.urdu, size: 132, color: COLORS.deep, width: 880, height: 262, leading: 1.3 };
  return [
    ...plaster(),
    shapes('carved niche', [
      group('shade', [outline(moved(opening(104), X, SILL + 6)), fill('#d8c49c')]),
      group('light', [
        outline(moved(opening(104), X, SILL)),
        fill(linear([0, SILL - 780], [0, SILL], [0, '#fff8e8'], [1, '#ead9b6'])),
      ]),
      group('rule', [outline(moved(opening(74), X, SILL)), stroke(metalRamp(METAL, [X, 260], [X, SILL]), 4)]),
      group('reveal', [outline(moved(opening(40), X, SILL)), fill('#b7986a')]),
    ]),
    ...night(frames),
    shapes('moonlight', [outline(beam), fill(linear([X, SILL + 38], [X - 40, 1800], [0, '#fffef8', 0.95], [1, '#fffef6', 0]))], {
      opacity: track([14, 0, EASE.inOut], [56, 100]),
    }),
    shutter(-1),
    shutter(1),
    eye(WIDTH, 1920, 1900),
    shapes('arch rim', [outline(moved(opening(14), X, SILL)), stroke(metalRamp(METAL, [X, 260], [X, SILL]), 14)]),
    shapes('sill', [
      group('shade', [rect(X - 380, SILL + 30, 760, 26, 6), fill('#b89a66', 60)]),
      group('slab', [
        rect(X - 390, SILL - 6, 780, 44, 8),
        fill(linear([0, SILL - 6], [0, SILL + 38], [0, '#fffaf0'], [1, '#cdb482'])),
      ]),
    ]),
    shapes('flowers on the sill', [
      ...(
        [
          [-330, 96],
          [330, 96],
        ] as const
      ).flatMap(([dx, size]) => [
        sprig(190, '#6f8061', 4, false, { at: [X + dx, SILL], rotate: dx < 0 ? 34 : -34 }),
        sprig(200, '#859673', 4, false, { at: [X + dx, SILL], rotate: dx < 0 ? -24 : 24 }),
        sprig(170, '#6f8061', 4, true, { at: [X + dx, SILL + 6], rotate: dx < 0 ? 108 : -108 }),
        rose(size * 0.72, ROSE, { at: [X + dx, SILL - 30], rotate: dx }),
        rose(size * 0.52, '#e2ada4', { at: [X + dx * 0.78, SILL - 2], rotate: 30 }),
        jasmine(30, '#fffaf0', { at: [X + dx * 1.2, SILL - 12] }),
        jasmine(28, '#fffaf0', { at: [X + dx * 0.88, SILL - 88], rotate: 30 }),
      ]),
    ]),
    say('bismillah', [X, 196], { color: '#6b4c1a', height: 130, reveal: fadeIn(6, 16) }),
    say('occasion', [X, 1172], { size: 74, width: 700, height: 146, reveal: fadeIn(14, 16) }),
    gild('first', [X, 1336], INK_METAL, [30, 100], { ...names, reveal: fadeIn(20, 18) }),
    say('and', [X, 1460], { size: 64, color: INK, width: 260, height: 124, reveal: fadeIn(28, 14) }),
    gild('second', [X, 1606], INK_METAL, [40, 110], { ...names, reveal: fadeIn(30, 18) }),
  ];
}
