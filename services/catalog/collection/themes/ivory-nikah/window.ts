// Scene 1: the shutters of a mashrabiya window open, and moonlight falls on the two names.
import type { Clock } from '../../kit/build-theme.ts';
import { polygon } from '../../kit/geometry/pen.ts';
import { composition } from '../../kit/lottie/composition.ts';
import { type Layer, nested, shapes } from '../../kit/lottie/layers.ts';
import { EASE, track } from '../../kit/lottie/motion.ts';
import { linear } from '../../kit/lottie/paint.ts';
import { fill, outline } from '../../kit/lottie/shapes.ts';
import type { Outline, Vector } from '../../kit/lottie/types.ts';
import { LANDSCAPE } from '../../kit/stage.ts';
import { fadeIn } from '../../kit/text/reveals.ts';
import { COLORS, FONT, gild, INK, INK_METAL, plaster, STAGE, say } from './look.ts';
import { front, SILL, view, X } from './shutters.ts';

function moonlight(beam: Outline, from: Vector, to: Vector): Layer {
  return shapes('moonlight', [outline(beam), fill(linear(from, to, [0, '#fffef8', 0.95], [1, '#fffef6', 0]))], {
    opacity: track([14, 0, EASE.inOut], [56, 100]),
  });
}

/** The words in their column; `rows` are those of bismillah, occasion, first name, “and”, second name. */
function words(x: number, width: number, rows: readonly [number, number, number, number, number], size: number): Layer[] {
  const names = { font: FONT.urdu, size: 1.32 * size, color: COLORS.deep, width, height: 2.62 * size, leading: 1.3 };
  const [top, title, first, between, second] = rows;
  return [
    say('bismillah', [x, top], {
      width: Math.min(width, 860),
      size: 0.66 * size,
      color: '#6b4c1a',
      height: 1.3 * size,
      reveal: fadeIn(6, 16),
    }),
    say('occasion', [x, title], { size: 0.74 * size, width: 700, height: 1.46 * size, reveal: fadeIn(14, 16) }),
    gild('first', [x, first], INK_METAL, [30, 100], { ...names, reveal: fadeIn(20, 18) }),
    say('and', [x, between], { size: 0.64 * size, color: INK, width: 260, height: 1.24 * size, reveal: fadeIn(28, 14) }),
    gild('second', [x, second], INK_METAL, [40, 110], { ...names, reveal: fadeIn(30, 18) }),
  ];
}

export function windowScene({ frames }: Clock): Layer[] {
  const beam = polygon([X - 300, SILL + 38], [X + 300, SILL + 38], [X + 250, 1838], [X - 480, 1838]);
  return [
    ...plaster(STAGE),
    ...view(frames),
    moonlight(beam, [X, SILL + 38], [X - 40, 1800]),
    ...front(),
    ...words(X, 880, [196, 1172, 1336, 1460, 1606], 100),
  ];
}

/** The names beside the window, in the light that falls sideways through it. */
export function wideWindow({ frames }: Clock): Layer[] {
  const [at, sill] = [566, 900];
  // A composition of its own, so that the eye is in front of the window and both shutters open alike.
  const pane = composition('window', STAGE.width, STAGE.height, [...view(frames), ...front()]);
  const beam = polygon([at, 236], [LANDSCAPE.width - 72, 78], [LANDSCAPE.width - 72, 1000], [at, sill - 60]);
  return [
    ...plaster(LANDSCAPE),
    moonlight(beam, [at + 300, 0], [LANDSCAPE.width - 170, 0]),
    nested('window', pane, { anchor: [X, SILL], at: [at, sill] }),
    ...words(1358, 760, [226, 350, 524, 660, 802], 92),
  ];
}
