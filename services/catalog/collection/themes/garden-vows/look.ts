// Shared by the scenes: sage and blush, the hills in the morning, the tied flowers.
import { ground, softLight } from '../../kit/atmosphere.ts';
import { plane, standOn } from '../../kit/camera.ts';
import { type Layer, shapes } from '../../kit/lottie/layers.ts';
import { EASE } from '../../kit/lottie/motion.ts';
import { linear } from '../../kit/lottie/paint.ts';
import { ellipse, fill, group, outline } from '../../kit/lottie/shapes.ts';
import type { ShapeItem } from '../../kit/lottie/types.ts';
import { chapel, ridge } from '../../kit/motifs/chapel.ts';
import { drawn } from '../../kit/motifs/drawn.ts';
import { palette } from '../../kit/palette.ts';
import { photoPlace } from '../../kit/photo-frame.ts';
import { seeded } from '../../kit/random.ts';
import { drawing, type SpriteOptions } from '../../kit/sprite.ts';
import { PORTRAIT, placesIn, type Stage } from '../../kit/stage.ts';
import { sayIn } from '../../kit/text/say.ts';
import { FONTS, fontNames } from '../../kit/type-pairings.ts';
import { churchCouple } from '../../samples/church-couples.ts';

export const STAGE = PORTRAIT;
export const COLORS = palette({ ground: '#f6efe4', deep: '#2f4438', metal: '#a5834c', bloom: '#e7b4ae', paper: '#fffdf8' });
export const INK = '#2f4438';
export const ROSEWOOD = '#7c3d40';
export const PAIRING = { names: FONTS.parisienne, lines: FONTS.garamond, capitals: FONTS.josefin } as const;
export const FONT = fontNames(PAIRING);
export const say = sayIn({ font: FONT.lines, size: 66, color: ROSEWOOD, width: 880, height: 90 });
export const COUPLE = photoPlace('couple', 'Photo of the two of you', churchCouple);

/** Where the bushes stand, and how much the meadow's flowers scatter to the sides and down. */
const WIDE = {
  bushes: [-60, 110, 290, 470, 660, 820, 990, 1160, 1330, 1500, 1670, 1830, 1980],
  scatter: [640, 200],
} as const;
const UPRIGHT = { bushes: [-60, 90, 250, 420, 640, 820, 990, 1120], scatter: [300, 380] } as const;

interface Land {
  /** Its height; the nearer rows lie below it by up to `depth` of 400. */
  horizon: number;
  depth: number;
  church: { x: number; y: number; size: number };
  /** The middle of the aisle, and the width in which it opens towards the viewer. */
  aisle: { x: number; width: number };
}

/** Rows of hills with the chapel on one of them. */
export function morning(stage: Stage, frames: number, { horizon, depth, church, aisle }: Land): Layer[] {
  const { width, height } = stage;
  const at = placesIn(stage.portrait, WIDE, UPRIGHT);
  const move = { frames, zoom: [100, 106] as const, ease: EASE.breath };
  const far = plane('far hills', 0.3, width, height, move);
  const middle = plane('middle hills', 0.7, width, height, move);
  const near = plane('near meadow', 1.4, width, height, move);
  const hill = (name: string, heights: [number, number, number], color: string) =>
    shapes(name, [group('hill', [outline(ridge(width, heights, height + 200)), fill(color)])]);
  const h = horizon;
  /** A height below the horizon, and a place across the aisle. */
  const d = (below: number) => h + below * depth;
  const w = (part: number) => aisle.x + aisle.width * (part - 0.5);
  const bushes = at.bushes.map((x, index) =>
    ellipse([x, d(330) + (index % 3) * 26], 260 + (index % 2) * 80, 190 + (index % 3) * 40),
  );
  return [
    far,
    middle,
    near,
    ground('sky', width, height, linear([0, 0], [0, h + 100], [0, '#dfe8e2'], [1, '#fdf0e2'])),
    shapes('sun', [softLight('sun', width * 0.72, h - 260, 620, '#fff6e0', 0.95)]),
    ...standOn(far, [
      hill('far ridge', [d(-120), d(-190), d(-60)], '#d3ddd3'),
      hill('ridge', [d(-20), d(-90), d(-120)], '#bfcdbf'),
    ]),
    shapes('haze', [softLight('haze', width / 2, h + 60, 760, '#fff8ec', 0.6)]),
    ...standOn(middle, [
      hill('chapel hill', [d(120), d(30), d(70)], '#a9bba8'),
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
      hill('meadow', [d(210), d(190), d(150)], '#94aa93'),
      shapes('path to the door', [
        drawn(
          `M${church.x - 10} ${church.y + 2} C${church.x - 20} ${church.y + 70} ${w(0.62)} ${d(190)} ${w(0.47)} ${d(420)} L${w(0.56)} ${d(420)} C${w(0.68)} ${d(200)} ${church.x + 16} ${church.y + 70} ${church.x + 12} ${church.y + 2} Z`,
          '#e6dcc4',
        ),
      ]),
    ]),
    ...standOn(near, [
      shapes('bushes', [group('bushes', [...bushes, fill('#7f967f')])]),
      hill('lawn', [d(380), d(350), d(390)], '#6f8872'),
      shapes('aisle', [
        drawn(
          `M${w(0.46)} ${d(356)} C${w(0.4)} ${d(430)} ${w(0.24)} ${d(560)} ${w(0.12)} ${height + 160} L${w(0.88)} ${height + 160} C${w(0.76)} ${d(560)} ${w(0.62)} ${d(430)} ${w(0.55)} ${d(356)} Z`,
          linear([0, d(356)], [0, height], [0, '#d9cfb6'], [1, '#f3ead8']),
        ),
        ...meadowFlowers(d(400), aisle, at.scatter),
      ]),
    ]),
  ];
}

/** Specks of white and blush in the grass on both sides of the aisle. */
function meadowFlowers(top: number, aisle: Land['aisle'], [aside, down]: readonly [number, number]): ShapeItem[] {
  const random = seeded(14);
  const specks = Array.from({ length: 44 }, (_, index) => {
    const depth = random();
    const side = index % 2 ? 1 : -1;
    const x = aisle.x + side * (aisle.width * (0.12 + 0.24 * depth) + random() * aside);
    return ellipse([x, top + depth * down], 8 + depth * 12, 6 + depth * 9);
  });
  return [
    group('white', [...specks.filter((_, index) => index % 3 > 0), fill('#fdf6ea')]),
    group('blush', [...specks.filter((_, index) => index % 3 === 0), fill('#efc4bc')]),
  ];
}

/** Flowers tied into a cluster about 560 wide. */
export function cluster(placement: Omit<SpriteOptions, 'width' | 'hold'>): Layer {
  return drawing('tied-flowers', 'blush', 1000, placement);
}
