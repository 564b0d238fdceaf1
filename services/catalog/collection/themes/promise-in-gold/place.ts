// Scene 5: the edge of a large ring rises like a horizon; day, time and place above it until the end.
import type { Clock } from '../../kit/build-theme.ts';
import { type Layer, shapes } from '../../kit/lottie/layers.ts';
import { EASE, track } from '../../kit/lottie/motion.ts';
import { linear } from '../../kit/lottie/paint.ts';
import { ellipse, fill, group, stroke } from '../../kit/lottie/shapes.ts';
import { diamond, glint, setting } from '../../kit/motifs/diamond.ts';
import { orbit } from '../../kit/motifs/orbits.ts';
import { placesIn, type Stage } from '../../kit/stage.ts';
import { fadeIn, rise, wordByWord } from '../../kit/text/reveals.ts';
import { FONT, gild, METAL, midnight, say, WORD_METAL } from './look.ts';

/** The ring (its radius, its top, the reach of its light), the orbit along it, the glint of its stone, and the words. */
const WIDE = {
  ring: { radius: 1500, top: 962, light: 800, stone: 144 },
  orbit: { reach: [1000, 150], y: 1010 },
  glint: [260, 850],
  couple: { at: [960, 210], size: 124, height: 150 },
  date: { at: [960, 366], font: FONT.capitals, tracking: 20 },
  time: { at: [960, 458], width: 1300, height: 80 },
  venue: { at: [960, 606], size: 90, height: 200 },
  city: { at: [960, 752], size: 60, width: 1300 },
} as const;
const UPRIGHT = {
  ring: { radius: 900, top: 1590, light: 520, stone: 190 },
  orbit: { reach: [620, 130], y: 1680 },
  glint: [340, 1446],
  couple: { at: [540, 340], size: 168, width: 880, height: 390 },
  // Small letters, of which a long date fits in one line.
  date: { at: [540, 620], font: FONT.lines, size: 78, width: 890, height: 106 },
  time: { at: [540, 722], size: 72, width: 880, height: 100 },
  venue: { at: [540, 930], size: 96, width: 880, height: 330 },
  city: { at: [540, 1168], size: 74, width: 880, height: 196 },
} as const;

/** The upper part of a ring so large that only its top is visible. */
function horizon(frames: number, { x }: Stage, { ring, orbit: path }: typeof WIDE | typeof UPRIGHT): Layer[] {
  const { radius, top, light } = ring;
  const rim = (paint: Parameters<typeof stroke>[0], width: number, shift: number) =>
    group('rim', [ellipse([0, shift], radius * 2), stroke(paint, width)]);
  const along = linear(
    [-light, 0],
    [light, 0],
    [0, METAL.shade],
    [0.24, METAL.body],
    [0.5, METAL.glint],
    [0.76, METAL.body],
    [1, METAL.shade],
  );
  const at = track([0, [x, top + radius + 178], EASE.out], [40, [x, top + radius]]);
  return [
    shapes('inside', [ellipse([0, 0], radius * 2), fill('#070d24')], { at }),
    shapes('great band', [rim(METAL.shade, 64, 0), rim(along, 52, -3), rim('#fff6d8', 6, -16)], { at }),
    shapes('stone', [setting(ring.stone, METAL, { at: [0, -radius - 22] }), diamond(ring.stone, { at: [0, -radius - 26] })], {
      at,
      rotate: track([0, -14, EASE.out], [frames, 14]),
    }),
    shapes('orbit', [orbit({ reach: path.reach, frames, rounds: 0.9, start: 0.75, color: '#f3d489', size: 11 })], {
      at: [x, path.y],
    }),
  ];
}

export function placeScene({ frames }: Clock, stage: Stage): Layer[] {
  const { x, height, portrait } = stage;
  const { glint: shine, ...at } = placesIn(portrait, WIDE, UPRIGHT);
  return [
    ...midnight(stage, frames, x, height, 33),
    ...horizon(frames, stage, portrait ? UPRIGHT : WIDE),
    gild('couple', at.couple.at, WORD_METAL, [18, 90], {
      font: FONT.names,
      leading: 1.1,
      ...at.couple,
      reveal: rise(4, 24),
    }),
    say('date_line', at.date.at, { ...at.date, reveal: wordByWord(14, 22) }),
    say('time_line', at.time.at, { ...at.time, color: '#f0d79a', reveal: fadeIn(24, 14) }),
    say('venue', at.venue.at, { ...at.venue, font: FONT.names, leading: 1.12, reveal: wordByWord(28, 20) }),
    say('city', at.city.at, { ...at.city, color: '#f0d79a', reveal: fadeIn(38, 14) }),
    shapes('glint', [glint(shine[0], '#ffffff')], {
      at: [x, shine[1]],
      scale: track([60, [0, 0], EASE.out], [76, [60, 60], EASE.inOut], [100, [0, 0]]),
      rotate: track([60, 0], [110, 40]),
    }),
  ];
}
