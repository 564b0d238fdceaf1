// Shared by the scenes: sage and blush, the hills in the morning, the tied flowers.
import { ground, softLight } from '../../kit/atmosphere.ts';
import { plane, standOn } from '../../kit/camera.ts';
import { composition } from '../../kit/lottie/composition.ts';
import { type Layer, type LayerOptions, nested, shapes } from '../../kit/lottie/layers.ts';
import { EASE } from '../../kit/lottie/motion.ts';
import { linear } from '../../kit/lottie/paint.ts';
import { ellipse, fill, group, outline } from '../../kit/lottie/shapes.ts';
import type { ShapeItem } from '../../kit/lottie/types.ts';
import { chapel, ridge } from '../../kit/motifs/chapel.ts';
import { drawn } from '../../kit/motifs/drawn.ts';
import { jasmine, peony, rose } from '../../kit/motifs/garden-blooms.ts';
import { sprig } from '../../kit/motifs/sprigs.ts';
import { palette } from '../../kit/palette.ts';
import { photoPlace } from '../../kit/photo-frame.ts';
import { seeded } from '../../kit/random.ts';
import { PORTRAIT } from '../../kit/stage.ts';
import { sayIn } from '../../kit/text/say.ts';
import { FONTS, fontNames } from '../../kit/type-pairings.ts';
import { churchCouple } from '../../samples/church-couples.ts';

export const STAGE = PORTRAIT;
export const { width: WIDTH, height: HEIGHT } = STAGE;
export const COLORS = palette({ ground: '#f6efe4', deep: '#2f4438', metal: '#a5834c', bloom: '#e7b4ae', paper: '#fffdf8' });
export const BLUSH = '#e9b9b3';
export const INK = '#2f4438';
export const ROSEWOOD = '#7c3d40';
export const PAIRING = { names: FONTS.parisienne, lines: FONTS.garamond, capitals: FONTS.josefin } as const;
export const FONT = fontNames(PAIRING);
export const say = sayIn({ font: FONT.lines, size: 66, color: ROSEWOOD, width: 880, height: 90 });
export const COUPLE = photoPlace('couple', 'Photo of the two of you', churchCouple);

/** Rows of hills with the chapel on one of them; `horizon` sets the height of the land, `church.size` that of the chapel. */
export function morning(frames: number, horizon: number, church: { x: number; y: number; size: number }): Layer[] {
  const move = { frames, zoom: [100, 106] as const, ease: EASE.breath };
  const far = plane('far hills', 0.3, WIDTH, HEIGHT, move);
  const middle = plane('middle hills', 0.7, WIDTH, HEIGHT, move);
  const near = plane('near meadow', 1.4, WIDTH, HEIGHT, move);
  const hill = (name: string, heights: [number, number, number], color: string) =>
    shapes(name, [group('hill', [outline(ridge(WIDTH, heights, HEIGHT + 200)), fill(color)])]);
  const h = horizon;
  const bushes = [-60, 90, 250, 420, 640, 820, 990, 1120].map((x, index) =>
    ellipse([x, h + 330 + (index % 3) * 26], 260 + (index % 2) * 80, 190 + (index % 3) * 40),
  );
  return [
    far,
    middle,
    near,
    ground('sky', WIDTH, HEIGHT, linear([0, 0], [0, h + 100], [0, '#dfe8e2'], [1, '#fdf0e2'])),
    shapes('sun', [softLight('sun', WIDTH * 0.72, h - 260, 620, '#fff6e0', 0.95)]),
    ...standOn(far, [
      hill('far ridge', [h - 120, h - 190, h - 60], '#d3ddd3'),
      hill('ridge', [h - 20, h - 90, h - 120], '#bfcdbf'),
    ]),
    shapes('haze', [softLight('haze', WIDTH / 2, h + 60, 760, '#fff8ec', 0.6)]),
    ...standOn(middle, [
      hill('chapel hill', [h + 120, h + 30, h + 70], '#a9bba8'),
      shapes(
        'chapel',
        [
          group('trees', [
            ...[-0.62, -0.44, 0.86, 1.02].map((dx, index) =>
              ellipse(
                [church.size * dx, -church.size * (0.16 + (index % 2) * 0.05)],
                church.size * 0.26,
                church.size * (0.42 + (index % 2) * 0.12),
              ),
            ),
            fill('#8aa08a'),
          ]),
          chapel(church.size, '#fffaf2', '#9c7468', '#ffe3a8'),
        ],
        { at: [church.x, church.y] },
      ),
      hill('meadow', [h + 210, h + 190, h + 150], '#94aa93'),
      shapes('path to the door', [
        drawn(
          `M${church.x - 10} ${church.y + 2} C${church.x - 20} ${church.y + 70} ${WIDTH * 0.62} ${h + 190} ${WIDTH * 0.47} ${h + 420} L${WIDTH * 0.56} ${h + 420} C${WIDTH * 0.68} ${h + 200} ${church.x + 16} ${church.y + 70} ${church.x + 12} ${church.y + 2} Z`,
          '#e6dcc4',
        ),
      ]),
    ]),
    ...standOn(near, [
      shapes('bushes', [group('bushes', [...bushes, fill('#7f967f')])]),
      hill('lawn', [h + 380, h + 350, h + 390], '#6f8872'),
      shapes('aisle', [
        drawn(
          `M${WIDTH * 0.46} ${h + 356} C${WIDTH * 0.4} ${h + 430} ${WIDTH * 0.24} ${h + 560} ${WIDTH * 0.12} ${HEIGHT + 160} L${WIDTH * 0.88} ${HEIGHT + 160} C${WIDTH * 0.76} ${h + 560} ${WIDTH * 0.62} ${h + 430} ${WIDTH * 0.55} ${h + 356} Z`,
          linear([0, h + 356], [0, HEIGHT], [0, '#d9cfb6'], [1, '#f3ead8']),
        ),
        ...meadowFlowers(h),
      ]),
    ]),
  ];
}

/** Specks of white and blush in the grass on both sides of the aisle. */
function meadowFlowers(h: number): ShapeItem[] {
  const random = seeded(14);
  const specks = Array.from({ length: 44 }, (_, index) => {
    const depth = random();
    const side = index % 2 ? 1 : -1;
    const x = WIDTH / 2 + side * (WIDTH * (0.12 + 0.24 * depth) + random() * 300);
    return ellipse([x, h + 400 + depth * 380], 8 + depth * 12, 6 + depth * 9);
  });
  return [
    group('white', [...specks.filter((_, index) => index % 3 > 0), fill('#fdf6ea')]),
    group('blush', [...specks.filter((_, index) => index % 3 === 0), fill('#efc4bc')]),
  ];
}

/** Peonies, roses and eucalyptus around the origin. */
function clusterItems(): ShapeItem[] {
  const [sage, light] = ['#7d957f', '#a3b59f'];
  const stems: [number, number, number, boolean][] = [
    [-100, 330, 6, true],
    [-64, 300, 5, false],
    [-132, 300, 6, false],
    [84, 330, 6, true],
    [118, 280, 5, false],
    [48, 260, 5, true],
    [-10, 230, 5, false],
    [160, 270, 5, true],
    [-170, 270, 5, true],
  ];
  return [
    ...stems.map(([turn, length, pairs, round], index) =>
      sprig(length, index % 2 ? sage : light, pairs, round, { rotate: turn }),
    ),
    peony(104, BLUSH, '#e2b765', { at: [-96, 34], rotate: 10 }),
    rose(84, '#f6e6d8', { at: [104, 46], rotate: 30 }),
    peony(126, '#f1cdc6', '#e2b765', { at: [10, -24], rotate: -12 }),
    rose(66, '#d99a94', { at: [-36, 110], rotate: 60 }),
    rose(62, '#f3d5c6', { at: [160, -34], rotate: 10 }),
    jasmine(40, '#fffdf8', { at: [-168, -28], rotate: 16 }),
    jasmine(36, '#fffdf8', { at: [66, 128], rotate: 40 }),
    jasmine(34, '#fffdf8', { at: [108, -98] }),
  ];
}

const CLUSTER = composition('cluster', 1000, 1000, [shapes('cluster', [group('flowers', clusterItems(), { at: [500, 500] })])]);

/** Flowers tied into a cluster about 560 wide. */
export function cluster(options: LayerOptions): Layer {
  return nested('flowers', CLUSTER, { anchor: [500, 500], ...options });
}
