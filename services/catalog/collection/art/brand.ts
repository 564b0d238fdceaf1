import { createRequire } from 'node:module';
import { type Canvas, GlobalFonts } from '@napi-rs/canvas';
import { shapes } from '../kit/lottie/layers.ts';
import { glow, linear } from '../kit/lottie/paint.ts';
import { ellipse, fill, group, rect } from '../kit/lottie/shapes.ts';
import type { ShapeItem } from '../kit/lottie/types.ts';
import { drawn, inked } from '../kit/motifs/drawn.ts';
import { marigoldString, toran } from '../kit/motifs/garlands.ts';
import { facade } from '../kit/motifs/jharokha.ts';
import { diya, hangingLamp } from '../kit/motifs/lamps.ts';
import { mandala } from '../kit/motifs/mandala.ts';
import { palace, ripples } from '../kit/motifs/palace.ts';
import { doorLeaf } from '../kit/motifs/palace-door.ts';
import { GOLD } from '../kit/palette.ts';
import { type Picture, paint } from './picture.ts';

const AUBERGINE = '#4a1237';
const MARIGOLD = '#e08a00';
const MARIGOLDS = ['#f0851f', '#f7b52c'] as const;
const require = createRequire(import.meta.url);

/** The shop's logo: a toran arch in one line, with an open door in it. Drawn in 32 × 32 units. */
function mark(line: string): ShapeItem[] {
  const style = { cap: 'round', join: 'round' } as const;
  return [
    inked('M5 29 L5 13.5 C5 8 10 7 16 2 C22 7 27 8 27 13.5 L27 29', line, 1.6, style),
    inked('M11 29 L11 17 C11 14 13.2 13.1 16 10.5 C18.8 13.1 21 14 21 17 L21 29', MARIGOLD, 1.6, style),
    group('bindi', [ellipse([16, 6.6], 2.2), fill(MARIGOLD)]),
  ];
}

/** The app's icon; `room` is the fraction that the logo takes, because systems crop a maskable icon to their own shape. */
export function appIcon(size: number, room: number): Canvas {
  const items = [
    group('ground', [rect(0, 0, size, size), fill(AUBERGINE)]),
    group('mark', mark('#fbf7f0'), {
      at: [size / 2, size / 2 + size * room * 0.02],
      anchor: [16, 15.5],
      scale: ((size * room) / 32) * 100,
    }),
  ];
  return paint({ name: 'app icon', width: size, height: size, layers: [shapes('icon', items)] }, 1);
}

/** The shop's preview picture for messengers and social networks. */
export function socialPicture(): Canvas {
  const [width, height] = [1200, 630];
  const stone = { light: '#6d2452', body: '#4a1237', shade: '#2c0a22' };
  const items = [
    group('dusk', [rect(0, 0, width, height), fill(linear([0, 0], [0, 480], [0, '#2a1040'], [1, '#f0925a']))]),
    group('sun', [ellipse([0, 0], 620), fill(glow([0, 0], 310, '#ffd596', 0.9))], { at: [860, 470] }),
    group('palace', [palace('#6a2047', '#ffdf9a', {}, '#f0a060')], { at: [860, 478], scale: 26 }),
    group('water', [rect(0, 476, width, 200), fill(linear([0, 476], [0, height], [0, '#d9764e'], [1, '#33143f']))]),
    group('ripples', [ripples(900, 8, '#ffd9a0')], { at: [860, 490], scale: 50 }),
    group(
      'wall',
      facade({
        width: 1720,
        height: 900,
        arch: { width: 700, height: 560, rise: 240, foils: 3 },
        sill: [1230, 900],
        stone,
        metal: GOLD,
      }),
      {
        scale: 70,
      },
    ),
    group('toran', [toran(1000, 74, '#3f6b35', MARIGOLDS)], { at: [860, 52], scale: 56 }),
    ...[598, 1124].map((x) => group('string', [marigoldString(6, 34, MARIGOLDS)], { at: [x, 30], scale: 60 })),
    group('mark', mark('#fbf7f0'), { at: [84, 132], scale: 280 }),
  ];
  const canvas = paint({ name: 'social', width, height, layers: [shapes('social', items)] }, 1);
  const font = (name: string, file: string) => GlobalFonts.registerFromPath(require.resolve(`@expo-google-fonts/${file}`), name);
  font('Wordmark', 'fraunces/600SemiBold/Fraunces_600SemiBold.ttf');
  font('Wordmark Devanagari', 'tiro-devanagari-hindi/400Regular/TiroDevanagariHindi_400Regular.ttf');
  font('Words', 'mukta/500Medium/Mukta_500Medium.ttf');
  const context = canvas.getContext('2d');
  context.fillStyle = '#fbf7f0';
  context.font = '78px Wordmark';
  context.fillText('Nimantran', 80, 336);
  context.fillStyle = '#f3d489';
  context.font = '54px "Wordmark Devanagari"';
  context.fillText('निमंत्रण', 82, 416);
  context.fillStyle = '#fbf7f0';
  context.font = '34px Words';
  context.fillText('Video invitations,', 82, 500);
  context.fillText('made by designers', 82, 544);
  return canvas;
}

const EMPTY = { width: 360, height: 240 };
const empty = (name: string, items: readonly ShapeItem[]): Picture => ({
  name: `empty/${name}`,
  ...EMPTY,
  layers: [shapes(name, items)],
});

/** Shown above the text of empty pages. */
export const EMPTY_STATES: readonly Picture[] = [
  empty('orders', [
    mandala(118, { ink: '#e6dccb', weight: 1.4 }, { at: [180, 122] }),
    group('light', [ellipse([180, 150], 190), fill(glow([180, 150], 95, '#fbe0ab', 0.9))]),
    group('left leaf', doorLeaf({ width: 300, height: 560, wood: '#7d2742', metal: GOLD, hinge: 'left' }), {
      at: [96, 222],
      scale: [20, 34],
    }),
    group('right leaf', doorLeaf({ width: 300, height: 560, wood: '#7d2742', metal: GOLD, hinge: 'right' }), {
      at: [264, 222],
      scale: [20, 34],
    }),
    group('toran', [toran(700, 74, '#3f6b35', MARIGOLDS)], { at: [180, 26], scale: 30 }),
    diya(44, '#a8482a', '#f8b62d', 60, 3, { at: [180, 226] }),
  ]),
  empty('lost', [
    group('hill', [ellipse([180, 262], 380, 110), fill('#f4ecdf')]),
    drawn(
      'M164 240 C150 214 214 208 196 188 C182 174 206 166 204 158 L212 158 C216 168 196 176 212 190 C236 212 182 216 206 240 Z',
      '#e6dccb',
    ),
    hangingLamp(84, 52, GOLD, 60, 3, { at: [208, -10] }),
    diya(26, '#a8482a', '#f8b62d', 60, 2, { at: [150, 224] }),
    diya(20, '#a8482a', '#f8b62d', 60, 4, { at: [226, 206] }),
    diya(15, '#a8482a', '#f8b62d', 60, 6, { at: [184, 186] }),
  ]),
  empty('drawing', [
    mandala(104, { ink: '#cdbfa8', weight: 1.6 }, { at: [180, 122] }),
    group('heart', [ellipse([180, 122], 14), fill(MARIGOLD)]),
    group(
      'brush',
      [
        drawn('M-5 -150 L5 -150 L4 -24 L-4 -24 Z', AUBERGINE),
        drawn('M-6 -26 L6 -26 L7 -8 L-7 -8 Z', '#d3a044'),
        drawn('M-7 -9 L7 -9 C8 2 3 10 0 18 C-3 10 -8 2 -7 -9 Z', '#241a1e'),
      ],
      { at: [246, 168], rotate: 38 },
    ),
  ]),
];
