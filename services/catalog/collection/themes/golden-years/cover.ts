// Scene 1: the album's gold-tooled cover; the number of years appears in gold leaf.
import { ground, softLight } from '../../kit/atmosphere.ts';
import type { Clock } from '../../kit/build-theme.ts';
import { type Layer, shapes } from '../../kit/lottie/layers.ts';
import { EASE, track } from '../../kit/lottie/motion.ts';
import { linear } from '../../kit/lottie/paint.ts';
import { fill, group, rect } from '../../kit/lottie/shapes.ts';
import { goldFlakes } from '../../kit/motifs/album.ts';
import { laurel, tooledFrame } from '../../kit/motifs/tooled-gold.ts';
import { GOLD, PALE_GOLD } from '../../kit/palette.ts';
import { metalText } from '../../kit/text/gold-text.ts';
import { rise } from '../../kit/text/reveals.ts';
import { COLORS, FONT, METAL, STAGE, say } from './look.ts';

const SPINE = 150;

/** The rounded back of the album with its raised bands. */
export function spine(width: number, height: number, ribs: readonly number[]): Layer {
  return shapes('spine', [
    group('round', [
      rect(0, -10, width, height + 20),
      fill(linear([0, 0], [width, 0], [0, '#1c060b', 0.85], [1, '#1c060b', 0.1])),
    ]),
    group('groove', [rect(width, -10, 10, height + 20), fill('#1a0509', 70)]),
    group('groove light', [rect(width + 10, -10, 3, height + 20), fill('#c46a6e', 40)]),
    ...ribs.map((top) => group('rib', [rect(-10, top, width - 6, 12), rect(-10, top + 22, width - 6, 3), fill(METAL.body, 80)])),
  ]);
}

export function coverScene({ frames }: Clock): Layer[] {
  const { width, height, y } = STAGE;
  const number = 570;
  const words = 1352;
  return [
    ground('leather', width, height, COLORS.deep),
    shapes('light on leather', [
      softLight('light', 1040, 420, 1050, '#9c3a44', 0.62),
      softLight('dark', width, height, 760, '#1c060b', 0.75),
    ]),
    spine(SPINE, height, [150, 400, 650, 900]),
    shapes('frame', [tooledFrame(width - SPINE - 118, height - 100, 210, METAL)], {
      at: [(width + SPINE) / 2 + 4, y],
      opacity: track([0, 55, EASE.inOut], [22, 100]),
    }),
    shapes('leaf', [goldFlakes(80, 12, [470, 440], GOLD)], {
      at: [number, y],
      scale: track([0, [70, 70], EASE.out], [40, [100, 100], EASE.breath], [frames, [104, 104]]),
      rotate: track([0, -8, EASE.out], [frames, 2]),
    }),
    shapes('laurel', [laurel(330, METAL)], { at: [number, y - 6], scale: track([0, [80, 80], EASE.out], [36, [100, 100]]) }),
    metalText(
      {
        key: 'years',
        font: FONT.numerals,
        size: 400,
        color: COLORS.paper,
        width: 500,
        height: 420,
        leading: 1,
        reveal: rise(0, 18, 60),
      },
      PALE_GOLD,
      [12, 96],
      { at: [number, y - 24] },
    ),
    say('years_word', {
      at: [number, y + 186],
      size: 64,
      width: 420,
      color: '#ffe9b8',
      font: FONT.numerals,
      tracking: 160,
      from: 14,
    }),
    say('together', { at: [words, 300], size: 70, width: 740, color: '#ffe3ad', from: 8 }),
    say('his_name', {
      at: [words, 456],
      size: 168,
      width: 740,
      height: 200,
      font: FONT.names,
      color: COLORS.paper,
      metal: PALE_GOLD,
      from: 12,
      by: 'letters',
    }),
    say('and', { at: [words, 574], size: 70, width: 300, color: '#ffe3ad', from: 20 }),
    say('her_name', {
      at: [words, 700],
      size: 168,
      width: 740,
      height: 200,
      font: FONT.names,
      color: COLORS.paper,
      metal: PALE_GOLD,
      from: 22,
      by: 'letters',
    }),
    say('occasion', {
      at: [words, 846],
      size: 47,
      width: 700,
      color: COLORS.paper,
      font: FONT.numerals,
      tracking: 20,
      from: 36,
    }),
  ];
}
