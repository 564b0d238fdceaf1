// Scene 1: a fan opens behind the large number; the name beside it.
import { softLight } from '../../kit/atmosphere.ts';
import type { Clock } from '../../kit/build-theme.ts';
import { type Layer, shapes } from '../../kit/lottie/layers.ts';
import { EASE, track } from '../../kit/lottie/motion.ts';
import { decoFan, decoRays } from '../../kit/motifs/art-deco.ts';
import { inked } from '../../kit/motifs/drawn.ts';
import { placesIn, type Stage } from '../../kit/stage.ts';
import { metalText } from '../../kit/text/gold-text.ts';
import { fadeIn, rise } from '../../kit/text/reveals.ts';
import { text } from '../../kit/text/text-layer.ts';
import type { DecoLook } from './look.ts';

/** The middle of the fan, the number's path, and the words beside the fan or below it. */
const WIDE = {
  fan: [536, 1030],
  number: [520, 470, 462],
  occasion: { at: [1420, 330], size: 52, width: 640, height: 130, align: 'left' },
  rule: [1100, 424],
  name: { at: [1420, 590], size: 158, width: 640, height: 300, align: 'left' },
  sub: { at: [1420, 816], size: 54, width: 640, height: 150, align: 'left' },
} as const;
const UPRIGHT = {
  fan: [540, 1064],
  number: [570, 520, 512],
  occasion: { at: [540, 1178], size: 64, width: 860, height: 100, align: 'center' },
  rule: [260, 1256],
  name: { at: [540, 1418], size: 168, width: 860, height: 270, align: 'center' },
  sub: { at: [540, 1654], size: 68, width: 840, height: 190, align: 'center' },
} as const;

export function numberScene(look: DecoLook, { frames, beat }: Clock, stage: Stage): Layer[] {
  const { accent, colors, font, frame, metal, ray, shine, wall, wordMetal } = look;
  const { fan, number, ...at } = placesIn(stage.portrait, WIDE, UPRIGHT);
  const [cx, cy] = fan;
  const [low, high, highest] = number;
  const frameGold = look.frameGold(stage);
  const digit = { key: 'age', font: font.capitals, size: 470, width: 760, height: 500, leading: 1 };
  const rises = track([0, [cx, low], EASE.out], [24, [cx, high], EASE.breath], [frames, [cx, highest]]);
  return [
    ...wall(stage, [cx, cy - 410]),
    shapes('glow', [softLight('glow', cx, cy - 410, 640, shine, 0.34)]),
    shapes('rays', [decoRays(1300, 36, ray(1100))], {
      at: [cx, cy],
      opacity: 40,
      rotate: track([0, 0, EASE.linear], [frames, 10]),
    }),
    shapes('fan', [decoFan(510, metal, colors.deep, {}, 132)], {
      at: [cx, cy],
      scale: track([0, [58, 30], EASE.out], [beat(1.4), [100, 100], EASE.breath], [frames, [103, 103]]),
    }),
    ...frame(stage),
    text({ ...digit, color: colors.deep, border: { color: colors.deep, width: 54 } }, { at: rises }),
    text({ ...digit, color: metal.shade, border: { color: metal.shine, width: 12 } }, { at: rises }),
    metalText({ ...digit, color: metal.body }, metal, [8, beat(4)], { at: rises }),
    text(
      { ...at.occasion, key: 'occasion', font: font.capitals, color: accent, tracking: 190, reveal: fadeIn(8, 14) },
      { at: at.occasion.at },
    ),
    shapes('rule', [inked('M0 0 H560', frameGold, 4)], {
      at: at.rule,
      scale: track([12, [0, 100], EASE.out], [36, [100, 100]]),
    }),
    metalText(
      { ...at.name, key: 'name', font: font.name, color: colors.paper, leading: 1.02, reveal: rise(10, 24) },
      wordMetal,
      [24, beat(4.5)],
      { at: at.name.at },
    ),
    text(
      { ...at.sub, key: 'sub', font: font.text, color: colors.paper, leading: 1.3, reveal: fadeIn(30, 16) },
      { at: at.sub.at },
    ),
  ];
}
