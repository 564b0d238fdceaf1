// Scene 1: a fan opens behind the large number; the name beside it.
import { softLight } from '../../kit/atmosphere.ts';
import type { Clock } from '../../kit/build-theme.ts';
import { type Layer, shapes } from '../../kit/lottie/layers.ts';
import { EASE, track } from '../../kit/lottie/motion.ts';
import { decoFan, decoRays } from '../../kit/motifs/art-deco.ts';
import { inked } from '../../kit/motifs/drawn.ts';
import { metalText } from '../../kit/text/gold-text.ts';
import { fadeIn, rise } from '../../kit/text/reveals.ts';
import { text } from '../../kit/text/text-layer.ts';
import type { DecoLook } from './look.ts';

export function numberScene(look: DecoLook, { frames, beat }: Clock): Layer[] {
  const { accent, colors, font, frame, frameGold, metal, ray, shine, wall, wordMetal } = look;
  const [cx, cy] = [536, 1030];
  const digit = { key: 'age', font: font.capitals, size: 470, width: 760, height: 500, leading: 1 };
  const at = track([0, [cx, 520], EASE.out], [24, [cx, 470], EASE.breath], [frames, [cx, 462]]);
  return [
    ...wall([cx, 620]),
    shapes('glow', [softLight('glow', cx, 620, 640, shine, 0.34)]),
    shapes('rays', [decoRays(1300, 36, ray(1100))], {
      at: [cx, cy],
      opacity: 40,
      rotate: track([0, 0, EASE.linear], [frames, 10]),
    }),
    shapes('fan', [decoFan(510, metal, colors.deep, {}, 132)], {
      at: [cx, cy],
      scale: track([0, [58, 30], EASE.out], [beat(1.4), [100, 100], EASE.breath], [frames, [103, 103]]),
    }),
    ...frame(),
    text({ ...digit, color: colors.deep, border: { color: colors.deep, width: 54 } }, { at }),
    text({ ...digit, color: metal.shade, border: { color: metal.shine, width: 12 } }, { at }),
    metalText({ ...digit, color: metal.body }, metal, [8, beat(4)], { at }),
    text(
      {
        key: 'occasion',
        font: font.capitals,
        size: 52,
        color: accent,
        width: 640,
        height: 130,
        tracking: 190,
        align: 'left',
        reveal: fadeIn(8, 14),
      },
      { at: [1420, 330] },
    ),
    shapes('rule', [inked('M0 0 H560', frameGold, 4)], {
      at: [1100, 424],
      scale: track([12, [0, 100], EASE.out], [36, [100, 100]]),
    }),
    metalText(
      {
        key: 'name',
        font: font.name,
        size: 158,
        color: colors.paper,
        width: 640,
        height: 300,
        leading: 1.02,
        align: 'left',
        reveal: rise(10, 24),
      },
      wordMetal,
      [24, beat(4.5)],
      { at: [1420, 590] },
    ),
    text(
      {
        key: 'sub',
        font: font.text,
        size: 54,
        color: colors.paper,
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
