// Odisha: the stone wheel of the sun temple, towers above the shore, ikat from Sambalpur, silver filigree from Cuttack.
import { pen, polygon } from '../geometry/pen.ts';
import { moved, symmetric } from '../geometry/transform.ts';
import { EASE, track } from '../lottie/motion.ts';
import { type Color, type Gradient, linear, radial } from '../lottie/paint.ts';
import { ellipse, fill, group, outline, outlines, type Placement, rect, repeat, ring, stroke, trim } from '../lottie/shapes.ts';
import type { Outline, ShapeItem } from '../lottie/types.ts';
import { darker, lighter, type Metal } from '../palette.ts';
import { petal } from './arches.ts';

/** A wheel of carved sandstone with eight broad spokes and eight thin ones; its hub is a plain disc of 0.3 of the radius. Centred. */
export function stoneWheel(radius: number, stone: Color, place: Placement = {}): ShapeItem {
  const r = (part: number) => radius * part;
  const light = lighter(stone, 0.34);
  const shade = darker(stone, 0.45);
  const lit = (part: number): Gradient =>
    linear([-r(part), -r(part)], [r(part), r(part)], [0, lighter(stone, 0.42)], [0.5, stone], [1, darker(stone, 0.4)]);
  const band = (part: number, width: number) => [
    group('groove', [ellipse([0, 0], r(part * 2)), stroke(shade, r(width * 1.5))]),
    group('band', [ellipse([r(-0.004), r(-0.006)], r(part * 2)), stroke(lit(part), r(width))]),
  ];
  const spoke = symmetric(
    pen()
      .move(0, -r(0.83))
      .line(r(0.045), -r(0.83))
      .curve(r(0.06), -r(0.74), r(0.1), -r(0.66), r(0.1), -r(0.56))
      .curve(r(0.1), -r(0.46), r(0.04), -r(0.42), r(0.05), -r(0.28))
      .line(0, -r(0.28))
      .outline(),
  );
  return group(
    'stone wheel',
    [
      group('shade', [ellipse([r(0.02), r(0.04)], r(2.06)), fill('#160508', 40)]),
      group('rim', [ellipse([0, 0], r(1.83)), stroke(lit(1), r(0.17))]),
      ...band(0.995, 0.016),
      ...band(0.835, 0.016),
      ring('creeper', 32, [
        group('loop', [ellipse([0, -r(0.915)], r(0.13), r(0.1)), stroke(shade, r(0.012))]),
        group('flower', [ellipse([0, -r(0.915)], r(0.05)), fill(light)]),
      ]),
      ring('teeth', 48, [outline(moved(petal(r(0.1), r(0.06)), 0, -r(0.995))), fill(stone), stroke(shade, r(0.006))]),
      ring(
        'thin spokes',
        8,
        [rect(-r(0.02), -r(0.83), r(0.04), r(0.55), r(0.01)), fill(linear([-r(0.02), 0], [r(0.02), 0], [0, light], [1, shade]))],
        { rotate: 22.5 },
      ),
      ring(
        'beads',
        8,
        [...[0.4, 0.5, 0.6, 0.7].map((part) => ellipse([0, -r(part)], r(0.07))), fill(stone), stroke(shade, r(0.006))],
        { rotate: 22.5 },
      ),
      ring('broad spokes', 8, [
        outline(spoke),
        fill(linear([-r(0.1), 0], [r(0.1), 0], [0, light], [0.5, stone], [1, shade])),
        stroke(shade, r(0.008)),
      ]),
      ring('medallions', 8, [
        group('disc', [
          ellipse([0, -r(0.56)], r(0.165)),
          fill(radial([-r(0.03), -r(0.6)], [r(0.09), -r(0.5)], [0, light], [1, darker(stone, 0.2)])),
          stroke(shade, r(0.008)),
        ]),
        group('flower', [ellipse([0, -r(0.56)], r(0.09), r(0.03)), ellipse([0, -r(0.56)], r(0.03), r(0.09)), fill(shade, 70)]),
      ]),
      group('hub shade', [ellipse([r(0.012), r(0.02)], r(0.68)), fill('#160508', 55)]),
      group('hub', [ellipse([0, 0], r(0.66)), fill(lit(0.33))]),
      ring('hub petals', 24, [outline(moved(petal(r(0.07), r(0.05)), 0, -r(0.28))), fill(light), stroke(shade, r(0.005))]),
      group('face', [
        ellipse([0, 0], r(0.55)),
        fill(radial([-r(0.08), -r(0.1)], [r(0.3), r(0.2)], [0, lighter(stone, 0.6)], [0.7, lighter(stone, 0.36)], [1, stone])),
        stroke(shade, r(0.007)),
      ]),
    ],
    place,
  );
}

/** A temple of Odisha from the side: the curved tower with its ribs and crown, the stepped hall before it. About 1.5 times as wide as high; stands on y = 0. */
export function deula(height: number, stone: Color, glow: Color, place: Placement = {}): ShapeItem {
  const h = (part: number) => height * part;
  const tower = symmetric(
    pen()
      .move(0, -h(0.84))
      .line(h(0.07), -h(0.84))
      .curve(h(0.13), -h(0.72), h(0.17), -h(0.5), h(0.175), -h(0.2))
      .line(h(0.185), 0)
      .line(0, 0)
      .outline(),
  );
  const crown = symmetric(
    pen()
      .move(0, -h(0.9))
      .line(h(0.075), -h(0.9))
      .curve(h(0.13), -h(0.89), h(0.13), -h(0.84), h(0.075), -h(0.835))
      .line(0, -h(0.835))
      .outline(),
  );
  const spire = symmetric(
    pen()
      .move(0, -h(1.04))
      .curve(h(0.006), -h(0.99), h(0.03), -h(0.98), h(0.03), -h(0.95))
      .curve(h(0.03), -h(0.92), h(0.016), -h(0.92), h(0.02), -h(0.9))
      .line(0, -h(0.9))
      .outline(),
  );
  const steps = Array.from({ length: 9 }, (_, index) => {
    const wide = h(0.2 - index * 0.0175);
    return rect(-wide, -h(0.27 + index * 0.026), wide * 2, h(0.019), 2);
  });
  const side = linear([-h(0.18), 0], [h(0.18), 0], [0, lighter(stone, 0.3)], [0.4, stone], [1, darker(stone, 0.5)]);
  const ribs = Array.from({ length: 26 }, (_, index) => {
    const y = 0.16 + index * 0.026;
    const wide = 0.182 - Math.max(0, y - 0.2) ** 1.7 * 0.17;
    return rect(-h(wide), -h(y), h(wide * 2), h(0.008), 1);
  });
  return group(
    'deula',
    [
      group('tower', [outline(tower), fill(side)], { at: [-h(0.2), 0] }),
      group('ribs', [...ribs, fill(darker(stone, 0.5), 55)], { at: [-h(0.2), 0] }),
      group('middle', [rect(-h(0.035), -h(0.83), h(0.07), h(0.83)), fill(lighter(stone, 0.2), 50)], { at: [-h(0.2), 0] }),
      group('crown', [outline(crown), outline(spire), fill(side)], { at: [-h(0.2), 0] }),
      group('hall', [rect(-h(0.19), -h(0.26), h(0.38), h(0.26)), ...steps, fill(side)], { at: [h(0.16), 0] }),
      group(
        'hall crown',
        [ellipse([0, -h(0.52)], h(0.11), h(0.045)), rect(-h(0.022), -h(0.575), h(0.044), h(0.05), h(0.01)), fill(side)],
        { at: [h(0.16), 0] },
      ),
      group('door', [rect(-h(0.04), -h(0.15), h(0.08), h(0.15), h(0.006)), fill(glow)], { at: [h(0.16), 0] }),
      group('door frame', [rect(-h(0.05), -h(0.165), h(0.1), h(0.165)), stroke(darker(stone, 0.5), h(0.008))], {
        at: [h(0.16), 0],
      }),
    ],
    place,
  );
}

/** A lozenge with stepped edges, as ikat draws it: threads dyed before they are woven. */
function stepped(width: number, height: number, rows: number): Outline {
  const right: [number, number][] = [];
  for (let row = 0; row < rows; row += 1) {
    const part = 1 - Math.abs((row + 0.5) / rows - 0.5) * 2;
    const x = (width / 2) * part;
    right.push([x, -height / 2 + (height * row) / rows], [x, -height / 2 + (height * (row + 1)) / rows]);
  }
  return polygon(...right, ...right.map(([x, y]) => [-x, y] as const).reverse());
}

export interface Ikat {
  ground: Color;
  dark: Color;
  light: Color;
  accent: Color;
}

/** An ikat border along x from 0, from y = 0 down: temple points, rows of lozenges and of flowers with feathered edges. */
export function ikatBorder(
  length: number,
  width: number,
  { ground, dark, light, accent }: Ikat,
  place: Placement = {},
): ShapeItem {
  const w = (part: number) => width * part;
  const row = (name: string, step: number, y: number, items: readonly ShapeItem[]) =>
    group(name, [group('one', items), repeat(Math.ceil(length / step) + 1, { move: [step, 0] })], { at: [0, y] });
  const point = polygon(
    ...[0, 1, 2, 3, 4].flatMap((step) => [
      [w(0.13 - step * 0.026), w(step * 0.05)] as const,
      [w(0.13 - step * 0.026), w((step + 1) * 0.05)] as const,
    ]),
    ...[4, 3, 2, 1, 0].flatMap((step) => [
      [-w(0.13 - step * 0.026), w((step + 1) * 0.05)] as const,
      [-w(0.13 - step * 0.026), w(step * 0.05)] as const,
    ]),
  );
  return group(
    'ikat border',
    [
      group('band', [rect(0, 0, length, width), fill(ground)]),
      group('bands', [
        rect(0, 0, length, w(0.06)),
        rect(0, w(0.16), length, w(0.03)),
        rect(0, w(0.72), length, w(0.03)),
        rect(0, w(0.9), length, w(0.1)),
        fill(dark),
      ]),
      row('beads', w(0.08), w(0.11), [rect(-w(0.02), -w(0.03), w(0.04), w(0.06)), fill(light)]),
      row('lozenges', w(0.5), w(0.455), [
        group('feather', [outline(stepped(w(0.5), w(0.5), 13)), fill(light, 60)]),
        group('outer', [outline(stepped(w(0.44), w(0.44), 13)), fill(accent)]),
        group('inner', [outline(stepped(w(0.28), w(0.28), 9)), fill(dark)]),
        group('heart', [outline(stepped(w(0.13), w(0.13), 5)), fill(light)]),
      ]),
      row('between', w(0.5), w(0.455), [
        outline(moved(stepped(w(0.1), w(0.1), 5), w(0.25), -w(0.17))),
        outline(moved(stepped(w(0.1), w(0.1), 5), w(0.25), w(0.17))),
        fill(light),
      ]),
      row('lower beads', w(0.1), w(0.815), [outline(stepped(w(0.07), w(0.1), 5)), fill(light)]),
      row('temple points', w(0.3), width, [outline(point), fill(dark)]),
    ],
    place,
  );
}

/** A round frame of silver filigree: rings of fine curls that are drawn from frame `first` on; the inner half of its radius is empty. Centred. */
export function filigree(radius: number, metal: Metal, first: number, frames: number, place: Placement = {}): ShapeItem {
  const r = (part: number) => radius * part;
  const weight = Math.max(2, radius * 0.008);
  const scroll = (from: number, to: number, lean: number) =>
    pen()
      .move(0, -r(from))
      .curve(r(lean), -r(from + (to - from) * 0.2), r(lean * 1.3), -r(to), r(lean * 0.5), -r(to))
      .curve(-r(lean * 0.1), -r(to), -r(lean * 0.1), -r(to - (to - from) * 0.4), r(lean * 0.34), -r(to - (to - from) * 0.42))
      .outline();
  const seen = (part: number) => track([first + frames * part, 0, EASE.inOut], [first + frames * (part + 0.5), 100]);
  const line = (part: number, width = 1) => [trim(0, seen(part)), stroke(metal.shine, weight * width)];
  return group(
    'filigree',
    [
      group('inner', [ellipse([0, 0], r(1.04)), ...line(0, 1.6)]),
      ring('curls', 24, [...outlines([scroll(0.53, 0.7, 0.1), scroll(0.53, 0.7, -0.1)]), ...line(0.1)]),
      ring('middle beads', 48, [ellipse([0, -r(0.735)], r(0.02)), fill(metal.glint)], { opacity: seen(0.2) }),
      group('middle', [ellipse([0, 0], r(1.53)), ...line(0.2, 1.2)]),
      ring('petals', 24, [outline(moved(petal(r(0.17), r(0.15)), 0, -r(0.77))), ...line(0.3, 1.2)]),
      ring('hearts', 24, [outline(moved(petal(r(0.07), r(0.08)), 0, -r(0.78))), fill(metal.body)], { opacity: seen(0.4) }),
      ring('tips', 24, [ellipse([0, -r(0.95)], r(0.032)), fill(metal.glint)], { opacity: seen(0.5) }),
    ],
    place,
  );
}
