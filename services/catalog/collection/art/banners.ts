import { shapes } from '../kit/lottie/layers.ts';
import { glow, linear } from '../kit/lottie/paint.ts';
import { ellipse, fill, group, rect, stroke } from '../kit/lottie/shapes.ts';
import type { ShapeItem } from '../kit/lottie/types.ts';
import { marigoldString, toran } from '../kit/motifs/garlands.ts';
import { mandala } from '../kit/motifs/mandala.ts';
import { palace, ripples } from '../kit/motifs/palace.ts';
import { GOLD, metalRamp } from '../kit/palette.ts';
import type { Picture } from './picture.ts';

const WIDTH = 720;
const HEIGHT = 300;
const MARIGOLDS = ['#f0851f', '#f7b52c'] as const;

/** A browser window with a couple's website: their palace at dusk, three lines of text, a button. */
function page(): ShapeItem[] {
  return [
    group('shadow', [rect(-196, -100, 404, 238, 14), fill('#2a0a20', 34)]),
    group('window', [rect(-202, -112, 404, 238, 14), fill('#fffdf9')]),
    group('bar', [rect(-202, -112, 404, 30, 14), rect(-202, -98, 404, 16), fill('#f0e4d2')]),
    ...[0, 1, 2].map((index) =>
      group('dot', [ellipse([-182 + index * 17, -97], 9), fill(['#c8371f', '#e08a00', '#2f6b4f'][index] ?? '#c8371f')]),
    ),
    group('dusk', [rect(-202, -82, 404, 122), fill(linear([0, -82], [0, 40], [0, '#3c1548'], [1, '#f0925a']))]),
    group('sun', [ellipse([0, 0], 170), fill(glow([0, 0], 85, '#ffd596', 0.9))], { at: [0, 22] }),
    group('palace', [palace('#6a2047', '#ffdf9a', {}, '#f0a060')], { at: [0, 30], scale: 11 }),
    group('water', [rect(-202, 28, 404, 22), fill('#a8404f')]),
    group('ripples', [ripples(900, 3, '#ffd9a0')], { at: [0, 34], scale: 24 }),
    ...[
      [130, 66, '#4a1237'],
      [210, 84, '#cdbfa8'],
      [170, 96, '#cdbfa8'],
    ].map(([width, y, color]) => group('line', [rect(-186, Number(y), Number(width), 7, 3.5), fill(String(color))])),
    group('button', [rect(96, 72, 88, 30, 8), fill('#4a1237')]),
    group('frame', [rect(-202, -112, 404, 238, 14), stroke(metalRamp(GOLD, [-202, -112], [202, 126]), 1.6)]),
  ];
}

/** Shown beside the text about the sister product for wedding websites. */
export const BANNERS: readonly Picture[] = [
  {
    name: 'banner/wedding-website',
    width: WIDTH,
    height: HEIGHT,
    layers: [
      shapes('banner', [
        group('ground', [rect(0, 0, WIDTH, HEIGHT), fill(linear([0, 0], [0, HEIGHT], [0, '#651d4d'], [1, '#3a0d2b']))]),
        mandala(240, { ink: '#d3a044', weight: 1.2 }, { at: [WIDTH / 2, 160], opacity: 34 }),
        group('page', page(), { at: [WIDTH / 2, 168] }),
        group('toran', [toran(2100, 74, '#3f6b35', MARIGOLDS)], { at: [WIDTH / 2, 12], scale: 38 }),
        ...[46, 92, WIDTH - 92, WIDTH - 46].map((x, index) =>
          group('string', [marigoldString(index % 3 === 0 ? 7 : 5, 34, MARIGOLDS)], { at: [x, 6], scale: 46 }),
        ),
      ]),
    ],
  },
];
