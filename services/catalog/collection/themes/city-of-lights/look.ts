// Shared by the scenes: midnight and champagne, the city in two rows, strings of lamps, out-of-focus lights.
import { ground, softLight, twinkles } from '../../kit/atmosphere.ts';
import { plane, standOn } from '../../kit/camera.ts';
import { composition } from '../../kit/lottie/composition.ts';
import { type Layer, type LayerOptions, nested, shapes } from '../../kit/lottie/layers.ts';
import { EASE, sway, track } from '../../kit/lottie/motion.ts';
import { linear } from '../../kit/lottie/paint.ts';
import { fill, group, rect } from '../../kit/lottie/shapes.ts';
import { bulbString } from '../../kit/motifs/bulb-string.ts';
import { bokeh, city, towers } from '../../kit/motifs/skyline.ts';
import { type Metal, palette } from '../../kit/palette.ts';
import { seeded } from '../../kit/random.ts';
import { LANDSCAPE } from '../../kit/stage.ts';
import { gildIn, sayIn } from '../../kit/text/say.ts';
import { FONTS, fontNames } from '../../kit/type-pairings.ts';

export const STAGE = LANDSCAPE;
export const { width: WIDTH, height: HEIGHT } = STAGE;
export const COLORS = palette({ ground: '#0b1030', deep: '#070a1e', metal: '#e8c98f', bloom: '#7a4a78', paper: '#fff8ea' });
/** Champagne: paler than gold. */
export const CHAMPAGNE: Metal = { shade: '#c9a468', body: '#ecd3a0', shine: '#fbeac6', glint: '#fffdf4' };
export const CREAM = '#fff8ea';
export const STRAW = '#f3d9a4';
export const PAIRING = { names: FONTS.playfairItalic, lines: FONTS.josefin } as const;
export const FONT = fontNames(PAIRING);
const USUAL = { font: FONT.lines, size: 52, color: STRAW, width: 1000, height: 70 };
export const say = sayIn(USUAL);
export const gild = gildIn(USUAL);

const WINDOWS = ['#ffdf9a', '#ffc76b', '#fff1c9', '#ffb562', '#cfe0ff'] as const;
const FAR = composition('far city', 2200, 640, [
  shapes('far city', [
    city(
      towers(2200, 5, [190, 430], [60, 130]),
      { walls: '#2b2c5c', edge: '#5a5890', windows: ['#c99a6a', '#a98a8a', '#d9b07a'] },
      { from: -10, frames: 80, lit: 0.42 },
      7,
      { at: [0, 640] },
    ),
  ]),
]);
const NEAR = composition('near city', 2200, 760, [
  shapes('near city', [
    city(
      towers(2200, 23, [170, 560], [110, 220]),
      { walls: linear([0, -560], [0, 0], [0, '#161a40'], [1, '#0a0d26']), edge: '#6a6aa6', windows: WINDOWS },
      { from: 2, frames: 70, lit: 0.56 },
      31,
      { at: [0, 760] },
    ),
  ]),
]);

/** Sky and city; `base` is the height of the roofs, `slide` is how far the near row moves during the scene. */
export function skyline(frames: number, base: number, slide: number, lit = 0): Layer[] {
  const move = { frames, slide: [slide, 0] as const, zoom: [100, 104] as const, ease: EASE.breath };
  const far = plane('far city plane', 0.5, WIDTH, HEIGHT, move);
  const near = plane('near city plane', 1.2, WIDTH, HEIGHT, move);
  // In later scenes the windows are already lit.
  const stand = (at: readonly number[]): LayerOptions & { startAt?: number } => ({ at, startAt: -lit });
  return [
    far,
    near,
    ground('night', WIDTH, HEIGHT, linear([0, 0], [0, base], [0, '#080c26'], [1, '#6b4570'])),
    twinkles(40, 3, WIDTH, base * 0.6, frames, '#fff3d6', [1, 2.4]),
    shapes('city glow', [softLight('city glow', WIDTH / 2, 0, 900, '#e8a970', 0.55)], { at: [0, base - 20], scale: [130, 42] }),
    ...standOn(far, [nested('far city', FAR, stand([-140, base - 620]))]),
    shapes('haze', [
      rect(-40, base - 300, WIDTH + 80, 340),
      fill(linear([0, base - 300], [0, base], [0, '#6b4570', 0], [1, '#6b4570', 0.7])),
    ]),
    ...standOn(near, [nested('near city', NEAR, stand([-140, base - 740]))]),
  ];
}

/** Strings of lamps over the terrace. */
export function lampStrings(
  frames: number,
  beat: number,
  spots: readonly (readonly [x: number, y: number, width: number, sag: number])[],
): Layer {
  return shapes(
    'strings of lamps',
    spots.map(([x, y, width, sag]) =>
      bulbString(
        { width, sag, size: 30, count: Math.round(width / 84), colors: ['#ffd58a', '#ffe6b4'], cord: '#0a0c20', frames, beat },
        { at: [x, y] },
      ),
    ),
  );
}

/** The terrace's parapet across the bottom. */
export function parapet(top: number): Layer {
  return shapes('parapet', [
    group('glass', [
      rect(-40, top, WIDTH + 80, HEIGHT),
      fill(linear([0, top], [0, HEIGHT], [0, '#232a5c', 0.5], [1, '#05071a', 0.95])),
    ]),
    group('rail', [rect(-40, top - 6, WIDTH + 80, 10, 5), fill(linear([0, 0], [WIDTH, 0], [0, '#c9a468'], [1, '#fbeac6']))]),
    group('posts', [...[120, 600, 1080, 1560].map((x) => rect(x, top, 8, HEIGHT)), fill('#8d7650')]),
  ]);
}

/** Out-of-focus champagne lights that rise slowly in the foreground. */
export function lights(frames: number, count: number, seed: number): Layer[] {
  const random = seeded(seed);
  return Array.from({ length: count }, (_, index) => {
    const [x, y] = [random() * WIDTH, HEIGHT * random.between(0.3, 1.1)];
    const radius = random.between(22, 70);
    return shapes(`light ${index + 1}`, [bokeh(radius, index % 3 === 0 ? '#f0a878' : '#f6dca6', 0.26)], {
      at: track([0, [x, y], EASE.linear], [frames, [x + random.between(-50, 50), y - radius * 3.4]]),
      opacity: sway(frames, 70, 68, 32, random()),
    });
  });
}
