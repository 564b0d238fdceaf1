// Scenes 2 and 3: bride and groom, each in a gold ring, she on the left, he on the right; upright both above their words.
import type { Clock } from '../../kit/build-theme.ts';
import { circle } from '../../kit/geometry/circle.ts';
import { type Layer, shapes } from '../../kit/lottie/layers.ts';
import { EASE, track } from '../../kit/lottie/motion.ts';
import { ellipse, fill, group, stroke } from '../../kit/lottie/shapes.ts';
import { diamond, glint, setting } from '../../kit/motifs/diamond.ts';
import { orbit } from '../../kit/motifs/orbits.ts';
import { band } from '../../kit/motifs/rings.ts';
import { framedPhoto, type PhotoPlace } from '../../kit/photo-frame.ts';
import { placesIn, type Stage } from '../../kit/stage.ts';
import { metalText } from '../../kit/text/gold-text.ts';
import { fadeIn, rise, wordByWord } from '../../kit/text/reveals.ts';
import { text } from '../../kit/text/text-layer.ts';
import { COLORS, FONT, METAL, midnight, WORD_METAL } from './look.ts';

const RADIUS = 372;

/** The middles of the pictures and the words of either side. */
const WIDE = {
  y: 556,
  her: { x: 520, words: 1406, align: 'left' },
  his: { x: 1400, words: 514, align: 'right' },
  line: { y: 350, size: 46, width: 720, height: 70 },
  name: { y: 490, size: 170, width: 720, height: 190 },
  parents: { y: 692, size: 58, width: 720, height: 230 },
} as const;
const UPRIGHT = {
  y: 690,
  her: { x: 540, words: 540, align: 'center' },
  his: { x: 540, words: 540, align: 'center' },
  line: { y: 1220, size: 64, width: 880, height: 90 },
  name: { y: 1370, size: 200, width: 880, height: 220 },
  parents: { y: 1604, size: 74, width: 880, height: 280 },
} as const;

interface Side {
  place: PhotoPlace;
  who: 'her' | 'his';
  keys: { name: string; parents: string; line: string };
  stone: boolean;
}

function portrait({ place, who, keys, stone }: Side, { frames }: Clock, stage: Stage): Layer[] {
  const { y, ...at } = placesIn(stage.portrait, WIDE, UPRIGHT);
  const { x, words, align } = at[who];
  const way = who === 'her' ? -1 : 1;
  const come = track([0, [x + way * 160, y], EASE.out], [34, [x, y]]);
  return [
    ...midnight(stage, frames, x, y, stone ? 9 : 14),
    shapes('shadow', [ellipse([12, 34], RADIUS * 2.16), fill('#03060f', 55)], { at: come }),
    ...framedPhoto(place, {
      opening: circle(RADIUS),
      covers: { width: RADIUS * 2, height: RADIUS * 2, middle: [0, 8] },
      at: come,
      from: 0,
      frames,
      backing: '#22335f',
    }),
    shapes(
      'band',
      [
        band({ radius: RADIUS + 14, thickness: 38, metal: METAL }, { rotate: track([0, way * 70, EASE.out], [frames, 0]) }),
        group('inner edge', [ellipse([0, 0], RADIUS * 2 - 12), stroke('#fff3cf', 2, { opacity: 60 })]),
        ...(stone ? [setting(140, METAL, { at: [0, -RADIUS - 26] }), diamond(140, { at: [0, -RADIUS - 30] })] : []),
      ],
      { at: come, rotate: stone ? -28 : 0 },
    ),
    ...(stone
      ? [
          shapes('glint', [glint(300, '#ffffff')], {
            at: [x - Math.sin(0.489) * (RADIUS + 100), y - Math.cos(0.489) * (RADIUS + 100)],
            scale: track([30, [0, 0], EASE.out], [42, [100, 100], EASE.inOut], [64, [34, 34], EASE.breath], [frames, [70, 70]]),
            rotate: track([30, 0], [frames, 45]),
          }),
        ]
      : []),
    shapes(
      'orbit',
      [
        orbit({
          reach: [RADIUS + 150, RADIUS * 0.5],
          lean: way * 24,
          frames,
          rounds: 0.8,
          start: stone ? 0.2 : 0.7,
          color: '#f3d489',
        }),
      ],
      {
        at: [x, y],
      },
    ),
    text(
      {
        ...at.line,
        key: keys.line,
        font: FONT.capitals,
        color: '#f0d79a',
        align,
        tracking: 160,
        reveal: fadeIn(8, 14),
      },
      { at: [words, at.line.y] },
    ),
    metalText(
      {
        ...at.name,
        key: keys.name,
        font: FONT.names,
        color: COLORS.paper,
        align,
        leading: 1.1,
        reveal: rise(10, 22),
      },
      WORD_METAL,
      [24, 84],
      { at: [words, at.name.y] },
    ),
    text(
      {
        ...at.parents,
        key: keys.parents,
        font: FONT.lines,
        color: COLORS.paper,
        align,
        leading: 1.24,
        reveal: wordByWord(22, 20),
      },
      { at: [words, at.parents.y] },
    ),
  ];
}

export const herScene =
  (place: PhotoPlace) =>
  (clock: Clock, stage: Stage): Layer[] =>
    portrait(
      { place, who: 'her', keys: { name: 'bride_name', parents: 'second_parents', line: 'her_line' }, stone: true },
      clock,
      stage,
    );

export const hisScene =
  (place: PhotoPlace) =>
  (clock: Clock, stage: Stage): Layer[] =>
    portrait(
      { place, who: 'his', keys: { name: 'groom_name', parents: 'first_parents', line: 'his_line' }, stone: false },
      clock,
      stage,
    );
