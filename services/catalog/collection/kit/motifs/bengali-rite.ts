// Things of a Bengali wedding: crowns and medallions of white pith, the conch, the butterfly of Prajapati.
import { pen } from '../geometry/pen.ts';
import { moved, symmetric } from '../geometry/transform.ts';
import { EASE, sway } from '../lottie/motion.ts';
import { type Color, linear, radial } from '../lottie/paint.ts';
import { ellipse, fill, group, outline, outlines, type Placement, repeat, ring, rosette, stroke } from '../lottie/shapes.ts';
import type { Outline, ShapeItem, Vector } from '../lottie/types.ts';
import { darker, lighter, type Metal } from '../palette.ts';
import { petal } from './arches.ts';
import { drawn, inked } from './drawn.ts';

const PITH = '#fffaf0';
const SHADE = '#cdbfa6';

export interface PithColors {
  red: Color;
  metal: Metal;
}

/** A flower cut from pith. */
function pithFlower(radius: number, heart: Color, place: Placement = {}): ShapeItem {
  return group(
    'pith flower',
    [
      group('petals', [
        rosette(10, radius, radius * 0.6, 120),
        fill(radial([0, 0], [radius, 0], [0, '#e6dac2'], [0.5, PITH], [1, '#ffffff'])),
        stroke(SHADE, radius * 0.05),
      ]),
      group('inner', [rosette(8, radius * 0.56, radius * 0.36, 120, 12), fill('#ffffff'), stroke(SHADE, radius * 0.05)]),
      group('heart', [ellipse([0, 0], radius * 0.36), fill(heart)]),
    ],
    place,
  );
}

/** A strand of pith balls and a flower, hanging from the origin. */
function strand(count: number, size: number, heart: Color, place: Placement): ShapeItem {
  return group(
    'strand',
    [
      group('balls', [
        group('ball', [
          ellipse([0, size * 0.5], size * 0.8),
          fill(radial([-size * 0.1, size * 0.36], [size * 0.5, size * 0.7], [0, '#ffffff'], [1, '#d8ccb4'])),
        ]),
        repeat(count, { move: [0, size * 0.86] }),
      ]),
      pithFlower(size * 0.95, heart, { at: [0, size * (count * 0.86 + 0.8)] }),
    ],
    place,
  );
}

/** Rows of fine openwork: arcs with a dot in each, `count` across a width at `y`. */
function openwork(width: number, y: number, count: number, high: number, sag: number): ShapeItem {
  const step = width / count;
  const arcs = Array.from({ length: count }, (_, index) => {
    const [x0, x1] = [-width / 2 + index * step, -width / 2 + (index + 1) * step];
    const lift = (x: number) => y + sag * (1 - (x / (width / 2)) ** 2);
    return outline(
      pen()
        .move(x0, lift(x0))
        .quad((x0 + x1) / 2, lift((x0 + x1) / 2) - high * 2, x1, lift(x1))
        .outline(),
    );
  });
  return group('openwork', [...arcs, stroke(SHADE, Math.max(1.4, high * 0.11))]);
}

/** A topor, the groom's pointed crown of pith, `height` high on y = 0 without the strands at its sides. */
export function topor(height: number, { red, metal }: PithColors, frames: number, place: Placement = {}): ShapeItem {
  const h = (part: number) => height * part;
  const half = (part: number) => 0.015 + 0.3 * (1 - part) ** 1.35;
  const rows = [0.07, 0.19, 0.31, 0.43, 0.54, 0.64, 0.73, 0.81];
  const cone = symmetric(
    pen()
      .move(0, -h(0.97))
      .curve(h(0.02), -h(0.9), h(0.1), -h(0.56), h(half(0.36)), -h(0.36))
      .curve(h(0.22), -h(0.24), h(0.29), -h(0.1), h(0.315), 0)
      .curve(h(0.2), h(0.07), h(0.08), h(0.08), 0, h(0.08))
      .outline(),
  );
  const side = (sign: 1 | -1) =>
    strand(4, h(0.07), red, { at: [sign * h(0.3), h(0.02)], rotate: sway(frames, 66, sign * -3, 3, sign * 0.2) });
  return group(
    'topor',
    [
      side(-1),
      side(1),
      group('shade', [outline(cone), fill('#2a0508', 30)], { at: [h(0.02), h(0.03)] }),
      group('cone', [
        outline(cone),
        fill(linear([-h(0.32), 0], [h(0.32), 0], [0, '#d9ccb0'], [0.3, '#ffffff'], [0.58, PITH], [1, '#c9b995'])),
      ]),
      ...rows.map((part) =>
        openwork(h(half(part)) * 2, -h(part) + h(0.03), Math.max(4, Math.round(14 * (1 - part))), h(0.034), h(0.05) * (1 - part)),
      ),
      ...rows
        .slice(0, 7)
        .map((part, index) =>
          inked(
            `M${-h(half(part))} ${-h(part) + h(0.035)} Q0 ${-h(part) + h(0.035 + 0.11 * (1 - part))} ${h(half(part))} ${-h(part) + h(0.035)}`,
            index % 2 ? metal.body : red,
            h(0.009),
            { opacity: 85 },
          ),
        ),
      ...[-0.2, -0.1, 0, 0.1, 0.2].map((x) => pithFlower(h(0.052), red, { at: [h(x), h(0.035 - x * x * 1.1)] })),
      pithFlower(h(0.07), metal.body, { at: [0, -h(0.27)] }),
      ...[-0.12, 0.12].map((x) => pithFlower(h(0.04), red, { at: [h(x), -h(0.25)] })),
      group('tip', [
        ellipse([0, -h(0.97)], h(0.06)),
        fill(radial([0, -h(0.98)], [h(0.04), -h(0.95)], [0, '#ffffff'], [1, SHADE])),
      ]),
      group(
        'tuft',
        [-50, -25, 0, 25, 50].map((angle) =>
          group('thread', [outline(petal(h(0.02), h(0.12))), fill('#ffffff')], {
            at: [0, -h(0.98)],
            rotate: sway(frames, 60, angle, 3, angle / 100),
          }),
        ),
      ),
    ],
    place,
  );
}

/** A mukut, the bride's crown of pith, `width` wide on y = 0 without the strands at its sides. */
export function mukut(width: number, { red, metal }: PithColors, frames: number, place: Placement = {}): ShapeItem {
  const w = (part: number) => width * part;
  const crown = symmetric(
    pen()
      .move(0, -w(0.86))
      .curve(w(0.05), -w(0.74), w(0.1), -w(0.66), w(0.2), -w(0.68))
      .curve(w(0.24), -w(0.6), w(0.28), -w(0.54), w(0.36), -w(0.5))
      .curve(w(0.38), -w(0.42), w(0.42), -w(0.36), w(0.49), -w(0.3))
      .curve(w(0.47), -w(0.18), w(0.46), -w(0.08), w(0.42), 0)
      .curve(w(0.26), -w(0.09), w(0.1), -w(0.11), 0, -w(0.11))
      .outline(),
  );
  const fan = (radius: number, count: number, size: number) =>
    Array.from({ length: count }, (_, index) => {
      const angle = ((index / (count - 1)) * 2 - 1) * 62;
      return group('petal', [outline(moved(petal(w(size), w(size * 1.9)), 0, -w(radius))), fill(PITH), stroke(SHADE, w(0.006))], {
        rotate: angle,
      });
    });
  const side = (sign: 1 | -1) =>
    strand(4, w(0.075), red, { at: [sign * w(0.42), -w(0.02)], rotate: sway(frames, 66, 0, 3, sign * 0.2) });
  return group(
    'mukut',
    [
      side(-1),
      side(1),
      group('shade', [outline(crown), fill('#2a0508', 30)], { at: [w(0.02), w(0.03)] }),
      group('crown', [
        outline(crown),
        fill(linear([-w(0.46), 0], [w(0.46), 0], [0, '#dccfb4'], [0.32, '#ffffff'], [0.6, PITH], [1, '#cbbb98'])),
        stroke(SHADE, w(0.006)),
      ]),
      group('fans', [...fan(0.52, 9, 0.085), ...fan(0.38, 8, 0.075), ...fan(0.26, 7, 0.065)], { at: [0, w(0.02)] }),
      group('arc', [
        inked(`M${-w(0.4)} ${-w(0.05)} Q0 ${-w(0.26)} ${w(0.4)} ${-w(0.05)}`, red, w(0.016)),
        inked(`M${-w(0.41)} ${-w(0.085)} Q0 ${-w(0.31)} ${w(0.41)} ${-w(0.085)}`, metal.body, w(0.008)),
      ]),
      ...[-0.34, -0.2, 0, 0.2, 0.34].map((x) =>
        pithFlower(w(x === 0 ? 0.085 : 0.06), x === 0 ? metal.body : red, { at: [w(x), -w(0.16 - x * x * 0.9)] }),
      ),
      pithFlower(w(0.06), red, { at: [0, -w(0.74)] }),
      ...[-0.26, 0.26].map((x) => pithFlower(w(0.04), red, { at: [w(x), -w(0.56)] })),
    ],
    place,
  );
}

/** A medallion of pith with an empty middle of 0.68 of its radius for a word. */
export function chandmalaDisc(radius: number, { red, metal }: PithColors, place: Placement = {}): ShapeItem {
  const r = (part: number) => radius * part;
  return group(
    'medallion',
    [
      group('shade', [ellipse([r(0.05), r(0.08)], r(2.04)), fill('#24050a', 34)]),
      ring('points', 20, [outline(moved(petal(r(0.26), r(0.2)), 0, -r(0.86))), fill('#ffffff'), stroke(SHADE, r(0.01))]),
      group('rim', [ellipse([0, 0], r(1.78)), fill(metal.body)]),
      ring('foil', 40, [ellipse([0, -r(0.85)], r(0.06)), fill(metal.glint)]),
      group('red', [ellipse([0, 0], r(1.6)), fill(red)]),
      ring('petals', 28, [outline(moved(petal(r(0.12), r(0.12)), 0, -r(0.68))), fill('#ffffff')]),
      group('face', [
        ellipse([0, 0], r(1.42)),
        fill(radial([-r(0.2), -r(0.3)], [r(0.8), r(0.6)], [0, '#ffffff'], [0.7, PITH], [1, '#eadfc6'])),
        stroke(metal.body, r(0.02)),
      ]),
    ],
    place,
  );
}

/** A conch with its mouth to the right, about `width` wide, centred. */
export function conch(width: number, red: Color, metal: Metal, place: Placement = {}): ShapeItem {
  const scale = width / 2.4;
  return group(
    'conch',
    [
      drawn(
        'M-118 -34 C-96 -74 -50 -98 0 -96 C60 -92 104 -56 110 -8 C114 36 84 66 46 84 C14 100 -20 112 -66 146 C-62 112 -66 88 -84 66 C-112 34 -128 2 -118 -34 Z',
        linear([-100, -90], [70, 130], [0, '#ffffff'], [0.5, '#fbeede'], [1, '#d2b494']),
      ),
      drawn(
        'M108 -22 C114 36 84 66 46 84 C14 100 -20 112 -66 146 C-44 98 -10 62 30 26 C56 2 84 -20 108 -22 Z',
        linear([100, -20], [-40, 130], [0, '#f6b9a2'], [0.6, '#f8d6c4'], [1, '#fff1e6']),
      ),
      inked('M-92 -62 C-66 -26 -4 -6 70 -70 M-116 -30 C-86 6 -22 26 30 26 M-96 46 C-70 56 -44 60 -20 66', '#c09a78', 4, {
        opacity: 80,
      }),
      drawn(
        'M-118 -34 C-136 -40 -142 -56 -132 -68 C-122 -80 -104 -76 -92 -62 Z',
        linear([-140, -70], [-100, -40], [0, '#fff6ea'], [1, '#d8bc9c']),
      ),
      drawn('M-132 -66 C-144 -70 -148 -80 -140 -88 C-132 -94 -122 -86 -118 -76 Z', '#f3e2cc'),
      inked('M-70 -84 C-44 -40 -48 10 -92 52', red, 9),
      inked('M-54 -90 C-28 -44 -32 16 -78 66', metal.body, 6),
      inked('M-98 -48 C-70 -80 -30 -90 6 -86', '#ffffff', 7, { opacity: 80 }),
    ],
    { ...place, scale: place.scale ?? scale },
  );
}

/** A butterfly seen from above that beats its wings, about `size` wide, its head upwards. */
export function prajapati(size: number, { red, metal }: PithColors, frames: number, place: Placement = {}): ShapeItem {
  const s = (part: number) => size * part;
  const upper = pen()
    .move(0, -s(0.06))
    .curve(s(0.08), -s(0.38), s(0.36), -s(0.48), s(0.5), -s(0.4))
    .curve(s(0.54), -s(0.24), s(0.4), 0, s(0.04), s(0.03))
    .close()
    .outline();
  const lower = pen()
    .move(s(0.02), s(0.02))
    .curve(s(0.24), -s(0.02), s(0.4), s(0.1), s(0.36), s(0.26))
    .curve(s(0.32), s(0.4), s(0.12), s(0.34), 0, s(0.1))
    .close()
    .outline();
  const beat = () => {
    const keys = [];
    for (let frame = 0, open = true; frame <= frames + 10; frame += open ? 9 : 7, open = !open)
      keys.push([frame, [open ? 100 : 34, 100], EASE.breath] as const);
    return { keys };
  };
  const inner = (shape: Outline, by: number): Outline => {
    const shrink = ([x = 0, y = 0]: Vector) => [x * by, y * by];
    return { v: shape.v.map(shrink), i: shape.i.map(shrink), o: shape.o.map(shrink), c: shape.c };
  };
  const wing = (side: 1 | -1) =>
    group(
      'wing',
      [
        group(
          'mirrored',
          [
            group('lower', [
              outline(lower),
              fill(linear([0, 0], [s(0.36), s(0.3)], [0, lighter(red, 0.2)], [1, darker(red, 0.2)])),
              stroke(metal.shine, s(0.016)),
            ]),
            group('upper', [
              outline(upper),
              fill(linear([0, 0], [s(0.5), -s(0.4)], [0, metal.shine], [0.4, '#f08a2c'], [1, red])),
              stroke(metal.shine, s(0.016)),
            ]),
            group('veins', [
              ...outlines([inner(upper, 0.7), inner(lower, 0.64)]),
              stroke(metal.glint, s(0.012), { opacity: 80 }),
            ]),
            group('dots', [ellipse([s(0.37), -s(0.31)], s(0.06)), ellipse([s(0.27), s(0.2)], s(0.05)), fill('#fffaf0')]),
          ],
          { scale: [side * 100, 100] },
        ),
      ],
      { scale: beat() },
    );
  return group(
    'prajapati',
    [
      wing(-1),
      wing(1),
      inked(
        `M0 ${-s(0.14)} C${-s(0.02)} ${-s(0.26)} ${-s(0.08)} ${-s(0.32)} ${-s(0.13)} ${-s(0.32)} M0 ${-s(0.14)} C${s(0.02)} ${-s(0.26)} ${s(0.08)} ${-s(0.32)} ${s(0.13)} ${-s(0.32)}`,
        metal.body,
        s(0.014),
      ),
      group('body', [
        ellipse([0, s(0.03)], s(0.06), s(0.36)),
        fill(linear([-s(0.03), 0], [s(0.03), 0], [0, '#3a1508'], [0.5, '#8a4a1c'], [1, '#3a1508'])),
      ]),
    ],
    place,
  );
}
