// Scene 1: the shagun thali turns in, seen from above; the names on the cloth beside it or below.
import { softLight } from '../../kit/atmosphere.ts';
import type { Clock } from '../../kit/build-theme.ts';
import { type Layer, shapes } from '../../kit/lottie/layers.ts';
import { EASE, type Track, track } from '../../kit/lottie/motion.ts';
import { ellipse, fill, group } from '../../kit/lottie/shapes.ts';
import type { ShapeItem, Vector } from '../../kit/lottie/types.ts';
import { betelLeaf } from '../../kit/motifs/betel.ts';
import { marigold } from '../../kit/motifs/garlands.ts';
import { band } from '../../kit/motifs/rings.ts';
import { betelNut, brassPlate, coconut, riceHeap } from '../../kit/motifs/shagun-thali.ts';
import { PALE_GOLD } from '../../kit/palette.ts';
import { placesIn, type Stage } from '../../kit/stage.ts';
import { fadeIn, rise } from '../../kit/text/reveals.ts';
import { BRASS, COLORS, cloth, FONT, gild, LEAF, say, TURMERIC } from './look.ts';

const RADIUS = 470;

/** The plate with its size, and the words. */
const WIDE = {
  plate: { from: [430, 560], to: [510, 545], size: 100 },
  hush: [1396, 540, 640],
  occasion: { at: [1396, 212], size: 84, height: 120 },
  first: { at: [1396, 392], size: 190, width: 700, height: 220 },
  and: { at: [1396, 540], size: 68, width: 400, height: 100 },
  second: { at: [1396, 682], size: 190, width: 700, height: 220 },
  teaser: { at: [1396, 868], height: 96 },
} as const;
const UPRIGHT = {
  plate: { from: [470, 704], to: [540, 680], size: 84 },
  hush: [540, 1450, 760],
  occasion: { at: [540, 218], size: 100, width: 860, height: 140 },
  first: { at: [540, 1220], size: 190, width: 860, height: 230 },
  and: { at: [540, 1368], size: 72, width: 400, height: 100 },
  second: { at: [540, 1506], size: 190, width: 860, height: 230 },
  teaser: { at: [540, 1704], size: 72, width: 880, height: 110 },
} as const;

const landing = (first: number): Track<Vector> => track([first, [0, 0], EASE.spring], [first + 22, [100, 100]]);

/** The items on the plate, each set down a little after the previous one. */
function offerings(): ShapeItem[] {
  const leaves = [-64, -32, 0, 32, 64].map((angle, index) =>
    betelLeaf(330, LEAF, { at: [-30, -60], rotate: 180 + angle - 26, scale: landing(-8 + index * 3) }),
  );
  const nuts = [
    [-250, 120],
    [-196, 176],
    [-280, 196],
  ] as const;
  return [
    ...leaves,
    coconut(122, { at: [-128, 36], scale: landing(14) }),
    riceHeap(172, 420, 8, { at: [130, 150], scale: landing(18) }),
    band({ radius: 62, thickness: 17, metal: BRASS, width: 118 }, { at: [104, 132], rotate: -24, scale: landing(24) }),
    band({ radius: 62, thickness: 17, metal: BRASS, width: 112 }, { at: [168, 168], rotate: 30, scale: landing(26) }),
    ...nuts.map(([x, y], index) => betelNut(58, { at: [x, y], scale: landing(20 + index * 2) })),
    group(
      'kumkum',
      [
        group('shadow', [ellipse([6, 10], 152), fill('#2a0c08', 40)]),
        group('bowl', [ellipse([0, 0], 148), fill(BRASS.shine)]),
        group('rim', [ellipse([0, 0], 130), fill(BRASS.shade)]),
        group('powder', [ellipse([0, 0], 116), fill('#c4122e')]),
        group('light', [ellipse([-16, -16], 56, 40), fill('#e8465a', 70)]),
      ],
      { at: [-70, 270], scale: landing(22) },
    ),
    ...(
      [
        [300, -40, 46],
        [276, 40, 34],
        [250, -108, 38],
      ] as const
    ).map(([x, y, size], index) =>
      marigold(size, index === 1 ? '#e8672b' : TURMERIC, { at: [x, y], scale: landing(24 + index * 2) }),
    ),
  ];
}

export function thaliScene({ frames }: Clock, stage: Stage): Layer[] {
  const { plate, hush, ...at } = placesIn(stage.portrait, WIDE, UPRIGHT);
  const name = { font: FONT.big, color: COLORS.paper, leading: 1.2 };
  const grown = (part: number) => [plate.size * part, plate.size * part];
  return [
    ...cloth(stage, COLORS.ground, '#3d0412', ['#ffe9c8', '#f2b01e']),
    shapes('hush', [softLight('hush', ...hush, '#5a0818', 0.95)], { scale: [100, 100] }),
    shapes('plate', [brassPlate(RADIUS, BRASS), ...offerings()], {
      at: track([0, plate.from, EASE.out], [36, plate.to]),
      rotate: track([0, -34, EASE.out], [46, 0, EASE.breath], [frames, 5]),
      scale: track([0, grown(0.88), EASE.out], [40, grown(1)]),
    }),
    say('occasion', at.occasion.at, { ...at.occasion, color: '#ffd56b', reveal: fadeIn(6, 14) }),
    gild('first', at.first.at, PALE_GOLD, [22, 84], { ...name, ...at.first, reveal: rise(8, 20) }),
    say('and', at.and.at, { ...at.and, font: FONT.text, color: '#ffd56b', reveal: fadeIn(18, 14) }),
    gild('second', at.second.at, PALE_GOLD, [32, 94], { ...name, ...at.second, reveal: rise(18, 20) }),
    say('teaser', at.teaser.at, { ...at.teaser, font: FONT.text, reveal: fadeIn(34, 16) }),
  ];
}
