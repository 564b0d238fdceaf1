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
import { placesIn, type Stage } from '../../kit/stage.ts';
import { metalText } from '../../kit/text/gold-text.ts';
import { fadeIn, rise, wordByWord } from '../../kit/text/reveals.ts';
import { text } from '../../kit/text/text-layer.ts';
import type { DecoLook } from './look.ts';

/** The mirror's path, the light on the wall, and the words beside the mirror or below it. */
const WIDE = {
  mirror: [
    [590, 640],
    [590, 560],
    [590, 552],
  ],
  light: [590, 540],
  cheers: { at: [1430, 360], size: 52, width: 640, height: 80, align: 'left' },
  rule: [1110, 430],
  name: { at: [1430, 570], size: 128, width: 640, height: 260, align: 'left' },
  words: { at: [1430, 800], size: 54, width: 640, height: 240, align: 'left' },
} as const;
const UPRIGHT = {
  mirror: [
    [540, 710],
    [540, 622],
    [540, 614],
  ],
  light: [540, 620],
  cheers: { at: [540, 1190], size: 64, width: 860, height: 96, align: 'center' },
  rule: [260, 1264],
  name: { at: [540, 1382], size: 136, width: 860, height: 210, align: 'center' },
  words: { at: [540, 1628], size: 66, width: 870, height: 272, align: 'center' },
} as const;

const MIRROR = 'M-250 360 V-190 H-200 V-260 H-140 V-320 H-70 V-360 H70 V-320 H140 V-260 H200 V-190 H250 V360 Z';
const OUTER = 'M-286 396 V-226 H-236 V-296 H-176 V-356 H-106 V-396 H106 V-356 H176 V-296 H236 V-226 H286 V396 Z';

export function portraitScene(look: DecoLook, { frames, beat }: Clock, stage: Stage): Layer[] {
  const { mirror, light, ...at } = placesIn(stage.portrait, WIDE, UPRIGHT);
  const [low, high, highest] = mirror;
  const frameGold = look.frameGold(stage);
  const { accent, colors, font, frame, metal, ray, shine, star, wall, wordMetal } = look;
  const hangs = { at: track([0, low, EASE.out], [24, high, EASE.breath], [frames, highest]) };
  const [opening] = path(MIRROR);
  if (opening === undefined) throw new Error('The mirror has no outline.');
  const gold = metalRamp(metal, [-280, -380], [280, 380]);
  return [
    ...wall(stage, light),
    shapes('glow', [softLight('glow', light[0], light[1] - 20, 640, shine, 0.36)]),
    shapes('rays', [decoRays(1000, 44, ray(640))], {
      at: light,
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
        ...hangs,
        scale: track([4, [70, 70], EASE.out], [30, [100, 100]]),
      },
    ),
    shapes('mirror', [drawn(OUTER, colors.deep), inked(OUTER, gold, 7, { join: 'miter' })], hangs),
    ...framedPhoto(star, {
      opening,
      covers: { width: 500, height: 720 },
      ...hangs,
      from: 2,
      frames,
      backing: colors.ground,
      rim: { paint: gold, width: 12 },
    }),
    ...frame(stage),
    text(
      { ...at.cheers, key: 'cheers', font: font.capitals, color: accent, tracking: 190, reveal: fadeIn(8, 14) },
      { at: at.cheers.at },
    ),
    shapes('rule', [inked('M0 0 H560', frameGold, 4)], {
      at: at.rule,
      scale: track([12, [0, 100], EASE.out], [36, [100, 100]]),
    }),
    metalText(
      { ...at.name, key: 'name', font: font.name, color: colors.paper, leading: 1.02, reveal: rise(12, 24) },
      wordMetal,
      [24, beat(4.5)],
      { at: at.name.at },
    ),
    text(
      { ...at.words, key: 'words', font: font.text, color: colors.paper, leading: 1.3, reveal: wordByWord(24, 24) },
      { at: at.words.at },
    ),
  ];
}
