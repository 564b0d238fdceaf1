// Scenes 2 and 3: bride and groom, each in a gold ring, she on the left, he on the right.
import type { Clock } from '../../kit/build-theme.ts';
import { circle } from '../../kit/geometry/circle.ts';
import { type Layer, shapes } from '../../kit/lottie/layers.ts';
import { EASE, track } from '../../kit/lottie/motion.ts';
import { ellipse, fill, group, stroke } from '../../kit/lottie/shapes.ts';
import { diamond, glint, setting } from '../../kit/motifs/diamond.ts';
import { orbit } from '../../kit/motifs/orbits.ts';
import { band } from '../../kit/motifs/rings.ts';
import { framedPhoto, type PhotoPlace } from '../../kit/photo-frame.ts';
import { metalText } from '../../kit/text/gold-text.ts';
import { fadeIn, rise, wordByWord } from '../../kit/text/reveals.ts';
import { text } from '../../kit/text/text-layer.ts';
import { COLORS, FONT, METAL, midnight, STAGE, WORD_METAL } from './look.ts';

const RADIUS = 372;

interface Side {
  place: PhotoPlace;
  /** Horizontal centre of the picture, and of the text. */
  x: number;
  words: number;
  keys: { name: string; parents: string; line: string };
  align: 'left' | 'right';
  stone: boolean;
}

function portrait({ place, x, words, keys, align, stone }: Side, { frames }: Clock): Layer[] {
  const y = 556;
  const way = align === 'left' ? -1 : 1;
  const come = track([0, [x + way * 160, y], EASE.out], [34, [x, y]]);
  const line = { width: 720, align };
  return [
    ...midnight(frames, x, y, stone ? 9 : 14),
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
        key: keys.line,
        font: FONT.capitals,
        size: 46,
        color: '#f0d79a',
        ...line,
        height: 70,
        tracking: 160,
        reveal: fadeIn(8, 14),
      },
      { at: [words, 350] },
    ),
    metalText(
      {
        key: keys.name,
        font: FONT.names,
        size: 170,
        color: COLORS.paper,
        ...line,
        height: 190,
        leading: 1.1,
        reveal: rise(10, 22),
      },
      WORD_METAL,
      [24, 84],
      { at: [words, 490] },
    ),
    text(
      {
        key: keys.parents,
        font: FONT.lines,
        size: 58,
        color: COLORS.paper,
        ...line,
        height: 230,
        leading: 1.24,
        reveal: wordByWord(22, 20),
      },
      { at: [words, 692] },
    ),
  ];
}

export const herScene =
  (place: PhotoPlace) =>
  (clock: Clock): Layer[] =>
    portrait(
      {
        place,
        x: 520,
        words: 1406,
        keys: { name: 'bride_name', parents: 'second_parents', line: 'her_line' },
        align: 'left',
        stone: true,
      },
      clock,
    );

export const hisScene =
  (place: PhotoPlace) =>
  (clock: Clock): Layer[] =>
    portrait(
      {
        place,
        x: STAGE.width - 520,
        words: STAGE.width - 1406,
        keys: { name: 'groom_name', parents: 'first_parents', line: 'his_line' },
        align: 'right',
        stone: false,
      },
      clock,
    );
