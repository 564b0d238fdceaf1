// Scene 3: the portrait in a stepped mirror, rays behind it, a line beside it.
import { softLight } from '../../kit/atmosphere.ts';
import type { Clock } from '../../kit/build-theme.ts';
import { path } from '../../kit/geometry/path.ts';
import { type Layer, shapes } from '../../kit/lottie/layers.ts';
import { EASE, track } from '../../kit/lottie/motion.ts';
import { decoFan, decoRays } from '../../kit/motifs/art-deco.ts';
import { drawn, inked } from '../../kit/motifs/drawn.ts';
import { metalRamp } from '../../kit/palette.ts';
import { framedPhoto } from '../../kit/photo-frame.ts';
import { metalText } from '../../kit/text/gold-text.ts';
import { fadeIn, rise, wordByWord } from '../../kit/text/reveals.ts';
import { text } from '../../kit/text/text-layer.ts';
import type { DecoLook } from './look.ts';

const MIRROR = 'M-250 360 V-190 H-200 V-260 H-140 V-320 H-70 V-360 H70 V-320 H140 V-260 H200 V-190 H250 V360 Z';
const OUTER = 'M-286 396 V-226 H-236 V-296 H-176 V-356 H-106 V-396 H106 V-356 H176 V-296 H236 V-226 H286 V396 Z';

export function portraitScene(look: DecoLook, { frames, beat }: Clock): Layer[] {
  const { accent, colors, font, frame, frameGold, metal, ray, shine, star, wall, wordMetal } = look;
  const at = track([0, [590, 640], EASE.out], [24, [590, 560], EASE.breath], [frames, [590, 552]]);
  const [opening] = path(MIRROR);
  if (opening === undefined) throw new Error('The mirror has no outline.');
  const gold = metalRamp(metal, [-280, -380], [280, 380]);
  return [
    ...wall([590, 540]),
    shapes('glow', [softLight('glow', 590, 520, 640, shine, 0.36)]),
    shapes('rays', [decoRays(1000, 44, ray(640))], {
      at: [590, 540],
      opacity: 34,
      rotate: track([0, 0, EASE.linear], [frames, 9]),
    }),
    shapes(
      'fans',
      [
        decoFan(222, metal, colors.deep, { at: [-276, 396], rotate: -40 }, 110),
        decoFan(222, metal, colors.deep, { at: [276, 396], rotate: 40 }, 110),
      ],
      {
        at,
        scale: track([4, [70, 70], EASE.out], [30, [100, 100]]),
      },
    ),
    shapes('mirror', [drawn(OUTER, colors.deep), inked(OUTER, gold, 7, { join: 'miter' })], { at }),
    ...framedPhoto(star, {
      opening,
      covers: { width: 500, height: 720 },
      at,
      from: 2,
      frames,
      backing: colors.ground,
      rim: { paint: gold, width: 12 },
    }),
    ...frame(),
    text(
      {
        key: 'cheers',
        font: font.capitals,
        size: 52,
        color: accent,
        width: 640,
        height: 80,
        tracking: 190,
        align: 'left',
        reveal: fadeIn(8, 14),
      },
      { at: [1430, 360] },
    ),
    shapes('rule', [inked('M0 0 H560', frameGold, 4)], {
      at: [1110, 430],
      scale: track([12, [0, 100], EASE.out], [36, [100, 100]]),
    }),
    metalText(
      {
        key: 'name',
        font: font.name,
        size: 128,
        color: colors.paper,
        width: 640,
        height: 260,
        leading: 1.02,
        align: 'left',
        reveal: rise(12, 24),
      },
      wordMetal,
      [24, beat(4.5)],
      { at: [1430, 570] },
    ),
    text(
      {
        key: 'words',
        font: font.text,
        size: 54,
        color: colors.paper,
        width: 640,
        height: 240,
        align: 'left',
        leading: 1.3,
        reveal: wordByWord(24, 24),
      },
      { at: [1430, 800] },
    ),
  ];
}
