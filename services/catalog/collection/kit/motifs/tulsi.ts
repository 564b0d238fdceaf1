// The tulsi of the house: a bush of holy basil in flower, and its pot with a niche for a lamp.
import { pen } from '../geometry/pen.ts';
import { type Color, linear } from '../lottie/paint.ts';
import { ellipse, fill, group, outline, type Placement, rect, stroke } from '../lottie/shapes.ts';
import type { ShapeItem } from '../lottie/types.ts';
import { darker, lighter } from '../palette.ts';
import type { Random } from '../random.ts';
import { drawn, inked } from './drawn.ts';
import { leaf } from './sprigs.ts';

/** From the shade inside the bush to its lit front. */
const GREENS = ['#14382a', '#1f5232', '#2f6d3a', '#4d8f48'] as const;
const YOUNG = '#7bab56';
const FLOWERS = '#a56fa0';

/** The bush from the soil at the origin upwards, for a pot `size` tall with it. */
export function tulsiBush(size: number, random: Random): ShapeItem {
  const rows = GREENS.map((green, row) => {
    const count = 9 - 2 * row;
    return Array.from({ length: count }, (_, index) => {
      const turn = ((index + 0.5) / count - 0.5) * (108 - row * 12) + random.between(-6, 6);
      const length = size * (0.5 - row * 0.06 - Math.abs(turn) / 420) * random.between(0.9, 1.06);
      return {
        turn,
        branch: branch(length, green, row > 0 && random() < 0.7, random, { at: [(size * turn) / 620, 0], rotate: turn }),
      };
    })
      .toSorted((one, other) => Math.abs(other.turn) - Math.abs(one.turn))
      .map(({ branch: own }) => own);
  });
  return group('tulsi bush', rows.flat());
}

/** Pairs of oval leaves on a bent stalk, smaller to the tip, which bears young leaves or a spike of flowers. */
function branch(length: number, green: Color, flowers: boolean, random: Random, place: Placement): ShapeItem {
  const bend = length * random.between(-0.14, 0.14);
  const stalk = pen()
    .move(0, 0)
    .quad(bend, -length * 0.5, 0, -length)
    .outline();
  const pairs = 6;
  const leaves = Array.from({ length: pairs }, (_, index) => {
    const part = (index + 0.8) / (pairs + 0.4);
    const size = length * 0.27 * (1.16 - part * 0.76);
    const at = [bend * 2 * part * (1 - part), -length * part];
    const tone = part > 0.85 ? YOUNG : lighter(green, part * 0.16);
    return [-1, 1].map((side) =>
      leaf(size * random.between(0.5, 0.6), size * random.between(0.9, 1.1), tone, {
        at,
        rotate: side * (64 - part * 26) + random.between(-9, 9),
      }),
    );
  });
  return group(
    'branch',
    [
      group('stalk', [outline(stalk), stroke(darker(green, 0.2), Math.max(2, length * 0.014))]),
      ...leaves.flat(),
      ...(flowers ? [spike(length * 0.28, { at: [0, -length * 0.97] })] : []),
    ],
    place,
  );
}

/** Manjari: whorls of small violet flowers around a stalk. */
function spike(length: number, place: Placement): ShapeItem {
  const rows = 7;
  const buds = Array.from({ length: rows }, (_, index) => {
    const part = index / (rows - 1);
    const size = length * 0.17 * (1 - part * 0.62);
    return [-1, 1].map((side) => ellipse([side * size * 0.46, -length * part], size, size * 0.86));
  });
  return group(
    'manjari',
    [...buds.flat(), fill(linear([0, -length], [0, 0], [0, '#c9b48a'], [0.4, FLOWERS], [1, darker(FLOWERS, 0.2)]))],
    place,
  );
}

/** Of terracotta with whitewashed rims, from the soil at the origin down to its foot at half of `size`. */
export function tulsiPot(size: number): ShapeItem {
  const s = (part: number) => size * part;
  const clay = linear([-s(0.2), 0], [s(0.2), 0], [0, '#a8502e'], [0.34, '#e8905c'], [0.7, '#b85c36'], [1, '#6a2c1c']);
  const lime = linear([-s(0.22), 0], [s(0.22), 0], [0, '#d9c2a0'], [0.34, '#fffaf0'], [1, '#a88c70']);
  return group(
    'tulsi pot',
    [
      drawn(`M${-s(0.17)} ${-s(0.46)} L${s(0.17)} ${-s(0.46)} L${s(0.14)} ${-s(0.06)} L${-s(0.14)} ${-s(0.06)} Z`, clay),
      group('rims', [
        rect(-s(0.21), -s(0.53), s(0.42), s(0.08), s(0.012)),
        rect(-s(0.19), -s(0.08), s(0.38), s(0.08), s(0.012)),
        fill(lime),
      ]),
      group('shade under the rim', [
        rect(-s(0.168), -s(0.45), s(0.336), s(0.035)),
        fill(linear([0, -s(0.45)], [0, -s(0.415)], [0, '#3a160e', 0.55], [1, '#3a160e', 0])),
      ]),
      drawn(
        `M${-s(0.07)} ${-s(0.14)} L${-s(0.07)} ${-s(0.28)} C${-s(0.07)} ${-s(0.34)} ${-s(0.02)} ${-s(0.36)} 0 ${-s(0.4)} C${s(0.02)} ${-s(0.36)} ${s(0.07)} ${-s(0.34)} ${s(0.07)} ${-s(0.28)} L${s(0.07)} ${-s(0.14)} Z`,
        '#3a160e',
      ),
      inked(
        `M${-s(0.19)} ${-s(0.49)} L${s(0.19)} ${-s(0.49)} M${-s(0.17)} ${-s(0.04)} L${s(0.17)} ${-s(0.04)}`,
        '#c23a2c',
        s(0.008),
        { dash: [s(0.004), s(0.03)] },
      ),
    ],
    { at: [0, s(0.5)] },
  );
}
