// Shared by the scenes: colours, metal, the night over the garden and the lattice in front of it.
import { ground, softLight, twinkles } from '../../kit/atmosphere.ts';
import { pen } from '../../kit/geometry/pen.ts';
import { moved } from '../../kit/geometry/transform.ts';
import { type Layer, shapes } from '../../kit/lottie/layers.ts';
import { sway } from '../../kit/lottie/motion.ts';
import { linear } from '../../kit/lottie/paint.ts';
import { fill, group, outline, outlines, rect } from '../../kit/lottie/shapes.ts';
import type { ShapeItem } from '../../kit/lottie/types.ts';
import { cypress, gardenPool, pavilion } from '../../kit/motifs/moonlit-garden.ts';
import { ripples } from '../../kit/motifs/palace.ts';
import { starLantern } from '../../kit/motifs/star-lantern.ts';
import type { Strap } from '../../kit/motifs/star-lattice.ts';
import { GOLD, PALE_GOLD, palette } from '../../kit/palette.ts';
import { LANDSCAPE, type Stage } from '../../kit/stage.ts';
import { gildIn, sayIn } from '../../kit/text/say.ts';
import { FONTS, fontNames } from '../../kit/type-pairings.ts';

export const STAGE = LANDSCAPE;
export const { width: WIDTH, height: HEIGHT } = STAGE;
export const COLORS = palette({ ground: '#061a2c', deep: '#0b4038', metal: '#d3a044', bloom: '#1f8f74', paper: '#f8f1dc' });
export const METAL = GOLD;
export const WORD_METAL = PALE_GOLD;
export const PAIRING = { names: FONTS.cinzel, lines: FONTS.garamond, urdu: FONTS.nastaliq } as const;
export const FONT = fontNames(PAIRING);
export const STRAP: Strap = { face: '#b98a3a', line: '#f3d489', shade: '#03101c', width: 13 };
export const CREAM = '#f8f1dc';
const USUAL = { font: FONT.lines, size: 48, color: CREAM, width: 470, height: 64 };
export const say = sayIn(USUAL);
export const gild = gildIn(USUAL);
export const HONEY = '#f2d08a';
/** How wide the pool is at the pavilion and below the frame. */
const POOL = { far: 250, near: 1320 };

/** Sky, distant trees and the lit pavilion at the end of the pool; `x` is the pool's vanishing point. */
export function garden(
  x: number,
  horizon: number,
  frames: number,
  size = 100,
  { width, height }: Stage = STAGE,
): { sky: Layer[]; far: Layer[]; pavilion: Layer[]; water: Layer[] } {
  const depth = height - horizon + 90;
  const hedges = (y: number, seed: number): ShapeItem => {
    const path = pen()
      .move(-200, y + 300)
      .line(-200, y - 20);
    for (let left = -200, index = seed; left < width + 200; left += 130, index += 1)
      path.quad(left + 65, y - 70 - 46 * Math.abs(Math.sin(index * 2.3)), left + 130, y - 20);
    return outline(
      path
        .line(width + 200, y + 300)
        .close()
        .outline(),
    );
  };
  const trees = (spots: readonly (readonly [number, number])[]) =>
    outlines(
      spots.flatMap(([dx, size]) =>
        [-1, 1].map((side) => moved(cypress(size * 0.23, size), x + side * dx, horizon + size * 0.1)),
      ),
    );
  return {
    sky: [
      ground('night', width, height, linear([0, 0], [0, horizon], [0, '#04101f'], [1, '#0f5a50'])),
      twinkles(60, 11, width, horizon * 0.8, frames, '#fff7dc', [1, 2.8]),
    ],
    far: [
      shapes('garden light', [softLight('garden light', x, horizon - 40, 560, '#e8b65c', 0.42)]),
      shapes('far trees', [group('hedges', [hedges(horizon - 16, 3), fill('#0a3b3a')])]),
      shapes('trees', [
        group('hedge', [
          rect(-200, horizon - 30, x - 340 + 200, 60, 20),
          rect(x + 340, horizon - 30, width, 60, 20),
          fill('#072c2c'),
        ]),
        group('cypresses', [
          ...trees([
            [350, 190],
            [470, 280],
            [640, 390],
            [860, 540],
          ]),
          fill('#05211f'),
        ]),
      ]),
    ],
    pavilion: [
      shapes('pavilion', [
        pavilion(560, linear([0, -360], [0, 0], [0, '#17605a'], [1, '#d9a95c']), '#fff0be', '#ffe7ae', {
          at: [x, horizon],
          scale: size,
        }),
      ]),
    ],
    water: [
      shapes('lawn', [
        rect(-200, horizon, width + 400, height),
        fill(linear([0, horizon], [0, height], [0, '#0a3a33'], [1, '#031413'])),
      ]),
      shapes('pool', [
        gardenPool(
          POOL.far,
          POOL.near,
          depth,
          linear([0, 0], [0, height - horizon + 60], [0, '#c99a52'], [0.16, '#1c6a60'], [1, '#06202c']),
          '#c7a264',
          {
            at: [x, horizon],
          },
        ),
        group('ripples', [ripples(POOL.far * 0.86, 9, '#ffe3a8', ((POOL.near - POOL.far) / depth) * 0.86)], {
          at: [x, horizon + 22],
        }),
      ]),
    ],
  };
}

/** Hanging lanterns: position, length of the chain, size. */
export function lanterns(frames: number, spots: readonly (readonly [x: number, chain: number, size: number])[]): Layer[] {
  return spots.map(([x, chain, size], index) =>
    shapes(`lantern ${index + 1}`, [starLantern(size, chain, METAL, '#ffb648', frames, index * 5 + 2)], {
      at: [x, -20],
      rotate: sway(frames, 84 + index * 9, 0, 1.5, index * 0.31),
    }),
  );
}
