// Scene 1: the white arch in the morning; the names beneath it or beside it, the chapel far off.
import { drifting, softLight } from '../../kit/atmosphere.ts';
import type { Clock } from '../../kit/build-theme.ts';
import { type Layer, shapes } from '../../kit/lottie/layers.ts';
import { EASE, sway, track } from '../../kit/lottie/motion.ts';
import { ellipse, fill, group } from '../../kit/lottie/shapes.ts';
import type { Vector } from '../../kit/lottie/types.ts';
import { vowArch } from '../../kit/motifs/chapel.ts';
import { loosePetal } from '../../kit/motifs/garlands.ts';
import { placesIn, type Stage } from '../../kit/stage.ts';
import { fadeIn, rise } from '../../kit/text/reveals.ts';
import { COLORS, cluster, FONT, INK, morning, say } from './look.ts';

/** The land, the arch with its flowers, where petals fall, and the words. */
const WIDE = {
  land: { horizon: 640, depth: 0.74, church: { x: 1376, y: 704, size: 190 }, aisle: { x: 1446, width: 1000 } },
  hush: [552, 500, 760],
  shade: [1446, 1004, 660, 44],
  arch: { size: [640, 900], at: [1446, 1000] },
  tied: [
    { at: [1168, 230], size: 74, turn: -34, phase: 0.1 },
    { at: [1726, 900], size: 66, turn: 120, phase: 0.5 },
  ],
  petals: { left: 1080, width: 840, fall: 380, wind: -60 },
  opening: { at: [552, 216], size: 50, width: 780, height: 72 },
  name: { size: 190, width: 780, height: 210 },
  first: [552, 366],
  and: { at: [552, 500], size: 70, width: 300 },
  second: [552, 630],
  occasion: { at: [552, 778], size: 58, width: 780, height: 76 },
} as const;
const UPRIGHT = {
  land: { horizon: 1396, depth: 1, church: { x: 520, y: 1478, size: 200 }, aisle: { x: 540, width: 1080 } },
  hush: [540, 840, 620],
  shade: [540, 1796, 940, 60],
  arch: { size: [930, 1500], at: [540, 1790] },
  tied: [
    { at: [176, 392], size: 98, turn: -34, phase: 0.1 },
    { at: [900, 1590], size: 86, turn: 120, phase: 0.5 },
  ],
  petals: { left: 0, width: 1080, fall: 520, wind: -70 },
  opening: { at: [540, 622], size: 62, width: 620, height: 84 },
  name: { size: 190, width: 640, height: 210 },
  first: [540, 778],
  and: { at: [540, 900], size: 76, width: 300 },
  second: [540, 1026],
  occasion: { at: [540, 1164], size: 68, width: 560, height: 86 },
} as const;

export function archScene({ frames }: Clock, stage: Stage): Layer[] {
  const { land, shade, arch, petals, ...at } = placesIn(stage.portrait, WIDE, UPRIGHT);
  const [x, y, width, height] = shade;
  const name = { ...at.name, font: FONT.names, color: COLORS.deep, leading: 1.15 };
  const tied = (at: Vector, size: number, turn: number, phase: number): Layer =>
    cluster({
      at,
      scale: track([0, [size * 0.8, size * 0.8], EASE.spring], [34, [size, size]]),
      rotate: sway(frames, 120, turn, 0.8, phase),
    });
  return [
    ...morning(stage, frames, land),
    shapes('hush', [softLight('hush', ...at.hush, '#fffaf0', 0.8)]),
    shapes('ground shade', [group('shade', [ellipse([x, y], width, height), fill('#3f5a46', 34)])]),
    shapes('arch', [vowArch(...arch.size, '#f6f1e8')], {
      at: arch.at,
      scale: track([0, [103, 103], EASE.out], [40, [100, 100]]),
    }),
    ...drifting('petal', (index) => loosePetal(30, index % 2 ? '#f0c9c2' : '#fbf1e4'), {
      count: 9,
      seed: 12,
      ...petals,
      height: stage.height,
      frames,
      sizes: [50, 110],
    }),
    say('opening', at.opening.at, { ...at.opening, font: FONT.capitals, reveal: fadeIn(8, 14) }),
    say('first', at.first, { ...name, reveal: rise(12, 20) }),
    say('and', at.and.at, { ...at.and, reveal: fadeIn(22, 14) }),
    say('second', at.second, { ...name, reveal: rise(22, 20) }),
    say('occasion', at.occasion.at, { ...at.occasion, color: INK, reveal: fadeIn(34, 16) }),
    ...at.tied.map(({ at, size, turn, phase }) => tied(at, size, turn, phase)),
  ];
}
