// Scene 1: a fan opens behind the great number; the name beside it.
import { softLight } from '../../kit/atmosphere.ts';
import type { Clock } from '../../kit/film.ts';
import { type Layer, shapes } from '../../kit/lottie/layers.ts';
import { EASE, track } from '../../kit/lottie/motion.ts';
import { decoFan, decoRays } from '../../kit/motifs/art-deco.ts';
import { inked } from '../../kit/motifs/drawn.ts';
import { metalText } from '../../kit/text/gold-text.ts';
import { fadeIn, rise } from '../../kit/text/reveals.ts';
import { text } from '../../kit/text/text-layer.ts';
import { COLORS, FONT, FRAME_GOLD, frame, METAL, RAY, WORD_METAL, wall } from './look.ts';

export function numberScene({ frames, beat }: Clock): Layer[] {
  const [cx, cy] = [536, 1030];
  const digit = { key: 'age', font: FONT.capitals, size: 470, width: 760, height: 500, leading: 1 };
  const at = track([0, [cx, 520], EASE.out], [24, [cx, 470], EASE.breath], [frames, [cx, 462]]);
  return [
    ...wall([cx, 620]),
    shapes('glow', [softLight('glow', cx, 620, 640, '#e9b95a', 0.34)]),
    shapes('rays', [decoRays(1300, 36, RAY(1100))], {
      at: [cx, cy],
      opacity: 40,
      rotate: track([0, 0, EASE.linear], [frames, 10]),
    }),
    shapes('fan', [decoFan(540, METAL, COLORS.deep, {}, 132)], {
      at: [cx, cy],
      scale: track([0, [58, 30], EASE.out], [beat(1.4), [100, 100], EASE.breath], [frames, [103, 103]]),
    }),
    ...frame(),
    text({ ...digit, color: COLORS.deep, border: { color: COLORS.deep, width: 54 } }, { at }),
    text({ ...digit, color: METAL.shade, border: { color: METAL.shine, width: 12 } }, { at }),
    metalText({ ...digit, color: METAL.body }, METAL, [8, beat(4)], { at }),
    text(
      {
        key: 'occasion',
        font: FONT.capitals,
        size: 52,
        color: '#eec878',
        width: 640,
        height: 130,
        tracking: 190,
        align: 'left',
        reveal: fadeIn(8, 14),
      },
      { at: [1420, 330] },
    ),
    shapes('rule', [inked('M0 0 H560', FRAME_GOLD, 4)], {
      at: [1100, 424],
      scale: track([12, [0, 100], EASE.out], [36, [100, 100]]),
    }),
    metalText(
      {
        key: 'name',
        font: FONT.name,
        size: 158,
        color: COLORS.paper,
        width: 640,
        height: 300,
        leading: 1.02,
        align: 'left',
        reveal: rise(10, 24),
      },
      WORD_METAL,
      [24, beat(4.5)],
      { at: [1420, 590] },
    ),
    text(
      {
        key: 'sub',
        font: FONT.text,
        size: 54,
        color: COLORS.paper,
        width: 640,
        height: 150,
        align: 'left',
        leading: 1.3,
        reveal: fadeIn(30, 16),
      },
      { at: [1420, 816] },
    ),
  ];
}
