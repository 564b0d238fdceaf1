// Scene 5: the edge of a large ring rises like a horizon; day, time and place above it until the end.
import type { Clock } from '../../kit/build-theme.ts';
import { type Layer, shapes } from '../../kit/lottie/layers.ts';
import { EASE, track } from '../../kit/lottie/motion.ts';
import { linear } from '../../kit/lottie/paint.ts';
import { ellipse, fill, group, stroke } from '../../kit/lottie/shapes.ts';
import { diamond, glint, setting } from '../../kit/motifs/diamond.ts';
import { orbit } from '../../kit/motifs/orbits.ts';
import { fadeIn, rise, wordByWord } from '../../kit/text/reveals.ts';
import { FONT, gild, METAL, midnight, STAGE, say, WORD_METAL } from './look.ts';

const RADIUS = 1500;

/** The upper part of a ring so large that only its top is visible. */
function horizon(frames: number): Layer[] {
  const rim = (paint: Parameters<typeof stroke>[0], width: number, shift: number) =>
    group('rim', [ellipse([0, shift], RADIUS * 2), stroke(paint, width)]);
  const along = linear(
    [-800, 0],
    [800, 0],
    [0, METAL.shade],
    [0.24, METAL.body],
    [0.5, METAL.glint],
    [0.76, METAL.body],
    [1, METAL.shade],
  );
  const at = track([0, [STAGE.x, STAGE.height + RADIUS + 60], EASE.out], [40, [STAGE.x, STAGE.height + RADIUS - 118]]);
  return [
    shapes('inside', [ellipse([0, 0], RADIUS * 2), fill('#070d24')], { at }),
    shapes('great band', [rim(METAL.shade, 64, 0), rim(along, 52, -3), rim('#fff6d8', 6, -16)], { at }),
    shapes('stone', [setting(144, METAL, { at: [0, -RADIUS - 22] }), diamond(144, { at: [0, -RADIUS - 26] })], {
      at,
      rotate: track([0, -14, EASE.out], [frames, 14]),
    }),
    shapes('orbit', [orbit({ reach: [1000, 150], frames, rounds: 0.9, start: 0.75, color: '#f3d489', size: 11 })], {
      at: [STAGE.x, STAGE.height - 70],
    }),
  ];
}

export function placeScene({ frames }: Clock): Layer[] {
  const { x } = STAGE;
  return [
    ...midnight(frames, x, STAGE.height, 33),
    ...horizon(frames),
    gild('couple', [x, 210], WORD_METAL, [18, 90], {
      font: FONT.names,
      size: 124,
      height: 150,
      leading: 1.1,
      reveal: rise(4, 24),
    }),
    say('date_line', [x, 366], { font: FONT.capitals, tracking: 20, reveal: wordByWord(14, 22) }),
    say('time_line', [x, 458], { color: '#f0d79a', width: 1300, height: 80, reveal: fadeIn(24, 14) }),
    say('venue', [x, 606], { font: FONT.names, size: 90, height: 200, leading: 1.12, reveal: wordByWord(28, 20) }),
    say('city', [x, 752], { size: 60, color: '#f0d79a', width: 1300, reveal: fadeIn(38, 14) }),
    shapes('glint', [glint(260, '#ffffff')], {
      at: [x, 850],
      scale: track([60, [0, 0], EASE.out], [76, [60, 60], EASE.inOut], [100, [0, 0]]),
      rotate: track([60, 0], [110, 40]),
    }),
  ];
}
