// A garden carpet: a Persian garden seen from above, woven: pools and channels, beds with cypresses and roses, panels for words.
import { pen, polygon } from '../geometry/pen.ts';
import { moved } from '../geometry/transform.ts';
import { EASE, sway, track } from '../lottie/motion.ts';
import { type Color, glow, linear, radial } from '../lottie/paint.ts';
import { ellipse, fill, group, outline, outlines, type Placement, rect, repeat, rosette, stroke } from '../lottie/shapes.ts';
import type { Outline, ShapeItem } from '../lottie/types.ts';
import { darker, lighter, type Metal } from '../palette.ts';
import { petal } from './arches.ts';

export interface CarpetColors {
  field: Color;
  border: Color;
  water: Color;
  panel: Color;
  rose: Color;
  leaf: Color;
  metal: Metal;
}

/** A woven rose: three rosettes and a heart. */
export function wovenRose(radius: number, color: Color, heart: Color, place: Placement = {}): ShapeItem {
  return group(
    'woven rose',
    [
      group('outer', [rosette(8, radius, radius * 0.7, 110), fill(darker(color, 0.22))]),
      group('middle', [rosette(8, radius * 0.8, radius * 0.54, 110, 22), fill(color)]),
      group('inner', [rosette(6, radius * 0.5, radius * 0.32, 110), fill(lighter(color, 0.34))]),
      group('heart', [ellipse([0, 0], radius * 0.36), fill(heart)]),
    ],
    place,
  );
}

/** A woven cypress on y = 0, `height` high, with light on one side. */
export function wovenCypress(height: number, leaf: Color, place: Placement = {}): ShapeItem {
  const h = (part: number) => height * part;
  const half = (side: 1 | -1): Outline =>
    pen()
      .move(0, -h(1))
      .curve(side * h(0.05), -h(0.86), side * h(0.2), -h(0.6), side * h(0.19), -h(0.36))
      .curve(side * h(0.18), -h(0.2), side * h(0.08), -h(0.12), 0, -h(0.12))
      .close()
      .outline();
  const sprays = [0.24, 0.36, 0.48, 0.6, 0.72].map((y) =>
    outline(
      pen()
        .move(-h(0.14) * (1.1 - y), -h(y))
        .quad(0, -h(y) - h(0.09), h(0.14) * (1.1 - y), -h(y))
        .outline(),
    ),
  );
  return group(
    'woven cypress',
    [
      group('trunk', [rect(-h(0.022), -h(0.14), h(0.044), h(0.14)), fill('#6d4526')]),
      group('shade', [outline(half(-1)), fill(darker(leaf, 0.28))]),
      group('light', [outline(half(1)), fill(leaf)]),
      group('sprays', [...sprays, stroke(lighter(leaf, 0.34), h(0.014))]),
    ],
    place,
  );
}

/** A rose bush with leaves, on y = 0. */
export function wovenBush(
  height: number,
  { leaf, rose, metal }: CarpetColors,
  frames: number,
  seed: number,
  place: Placement = {},
): ShapeItem {
  const h = (part: number) => height * part;
  const stems = [-34, -12, 12, 34].map((angle, index) =>
    group(
      'stem',
      [
        group('stalk', [
          outline(pen().move(0, 0).quad(h(0.03), -h(0.4), 0, -h(0.78)).outline()),
          stroke(darker(leaf, 0.2), h(0.026)),
        ]),
        ...[0.3, 0.5, 0.66].flatMap((part) =>
          [-1, 1].map((side) =>
            group('leaf', [outline(petal(h(0.1), h(0.22))), fill(side > 0 ? leaf : darker(leaf, 0.2))], {
              at: [0, -h(part)],
              rotate: side * 58,
            }),
          ),
        ),
        wovenRose(h(0.13), index % 2 ? rose : lighter(rose, 0.24), metal.shine, { at: [0, -h(0.82)] }),
      ],
      { rotate: sway(frames, 84 + index * 8, angle, 2, (seed + index) * 0.17), scale: index === 0 || index === 3 ? 84 : 100 },
    ),
  );
  return group('woven bush', stems, place);
}

/** Bands along the edges of a frame, `thick` wide in all, with roses and leaves between guard stripes. Centred. */
export function carpetBorder(
  width: number,
  height: number,
  thick: number,
  { border, panel, rose, leaf, metal, field }: CarpetColors,
): ShapeItem {
  const t = (part: number) => thick * part;
  const frame = (inset: number, band: number, paint: Color) =>
    group('band', [
      rect(-width / 2 + inset + band / 2, -height / 2 + inset + band / 2, width - inset * 2 - band, height - inset * 2 - band),
      stroke(paint, band, { join: 'miter' }),
    ]);
  const run = (length: number, place: Placement) => {
    const count = Math.max(2, Math.round(length / t(1.15)));
    const step = length / count;
    return group(
      'run',
      [
        group('wave', [
          group('one', [
            outline(
              pen()
                .move(0, 0)
                .curve(step * 0.25, -t(0.22), step * 0.25, -t(0.22), step * 0.5, 0)
                .curve(step * 0.75, t(0.22), step * 0.75, t(0.22), step, 0)
                .outline(),
            ),
            stroke(leaf, t(0.05)),
          ]),
          repeat(count, { move: [step, 0] }),
        ]),
        group('leaves', [
          group('pair', [
            outline(moved(petal(t(0.14), t(0.26)), step * 0.5, -t(0.02))),
            outline(moved(petal(t(0.14), -t(0.26)), step * 0.5, t(0.02))),
            fill(lighter(leaf, 0.16)),
          ]),
          repeat(count, { move: [step, 0] }),
        ]),
        group('roses', [wovenRose(t(0.24), rose, metal.shine), repeat(count + 1, { move: [step, 0] })]),
        group('buds', [
          group('bud', [ellipse([step * 0.25, t(0.16)], t(0.12)), ellipse([step * 0.75, -t(0.16)], t(0.12)), fill(panel)]),
          repeat(count, { move: [step, 0] }),
        ]),
      ],
      place,
    );
  };
  const [x, y] = [width / 2 - t(0.5), height / 2 - t(0.5)];
  return group('carpet border', [
    frame(-80, 80 + thick, border),
    frame(t(0.02), t(0.06), metal.body),
    frame(t(0.84), t(0.07), metal.body),
    frame(t(0.91), t(0.09), field),
    group('beads', [
      rect(-width / 2 + t(0.955), -height / 2 + t(0.955), width - t(1.91), height - t(1.91)),
      stroke(panel, t(0.05), { dash: [0.1, t(0.11)] }),
    ]),
    frame(t(1), t(0.04), metal.shine),
    run(x * 2, { at: [-x, -y] }),
    run(x * 2, { at: [-x, y] }),
    run(y * 2, { at: [-x, -y], rotate: 90 }),
    run(y * 2, { at: [x, -y], rotate: 90 }),
  ]);
}

/** The outline of an eight-pointed star with blunt points, centred. */
function star(radius: number, depth = 0.78): Outline {
  return polygon(
    ...Array.from({ length: 16 }, (_, index) => {
      const angle = (index / 16) * Math.PI * 2 - Math.PI / 2;
      const reach = radius * (index % 2 ? depth : 1);
      return [Math.cos(angle) * reach, Math.sin(angle) * reach];
    }),
  );
}

/** A pool in the shape of a star, with rings on its water and four fish that swim around its middle. Centred. */
export function starPool(
  radius: number,
  { water, panel, metal, rose }: CarpetColors,
  frames: number,
  place: Placement = {},
): ShapeItem {
  const r = (part: number) => radius * part;
  const fish = (turn: number, color: Color) =>
    group(
      'path',
      [
        group(
          'fish',
          [
            group(
              'tail',
              [
                outline(polygon([-r(0.1), 0], [-r(0.19), -r(0.06)], [-r(0.165), 0], [-r(0.19), r(0.06)])),
                fill(darker(color, 0.1)),
              ],
              { rotate: sway(frames, 22, 0, 12, turn / 90), anchor: [-r(0.1), 0], at: [-r(0.1), 0] },
            ),
            group('body', [
              ellipse([0, 0], r(0.25), r(0.1)),
              fill(linear([0, -r(0.05)], [0, r(0.05)], [0, lighter(color, 0.3)], [1, color])),
            ]),
            group('fins', [
              outline(polygon([r(0.02), -r(0.04)], [-r(0.05), -r(0.1)], [-r(0.05), -r(0.03)])),
              outline(polygon([r(0.02), r(0.04)], [-r(0.05), r(0.1)], [-r(0.05), r(0.03)])),
              fill(lighter(color, 0.3)),
            ]),
          ],
          { at: [0, -r(0.66)] },
        ),
      ],
      { rotate: track([0, turn, EASE.linear], [frames, turn + frames * 0.32]) },
    );
  const rings = [0, 26, 52, 78, 104, 130, 156, 182, 208]
    .filter((start) => start < frames)
    .map((start) =>
      group('ring', [
        ellipse([0, 0], track([start, r(0.1), EASE.out], [start + 70, r(1.5)])),
        stroke('#ffffff', 3, { opacity: track([start, 60, EASE.out], [start + 70, 0]) }),
      ]),
    );
  return group(
    'star pool',
    [
      group('shade', [outline(star(r(1.13))), fill('#12262c', 34)], { at: [r(0.02), r(0.03)] }),
      group('edge', [outline(star(r(1.12))), fill(panel)]),
      group('line', [outline(star(r(1.06))), stroke(metal.body, r(0.022))]),
      group('water', [
        outline(star(r(1))),
        fill(radial([0, 0], [r(1), 0], [0, lighter(water, 0.3)], [0.6, water], [1, darker(water, 0.26)])),
      ]),
      ...rings,
      fish(0, rose),
      fish(96, '#f0a23c'),
      fish(188, '#fff4e0'),
      fish(275, rose),
      group('glint', [ellipse([-r(0.3), -r(0.34)], r(0.8)), fill(glow([-r(0.3), -r(0.34)], r(0.4), '#ffffff', 0.34))]),
    ],
    place,
  );
}

/** A panel with lobed ends for words, centred. */
export function cartouche(width: number, height: number): Outline {
  const [x, y] = [width / 2, height / 2];
  const lobe = Math.min(y * 0.5, x * 0.24);
  return pen()
    .move(-x + lobe * 2, -y)
    .line(x - lobe * 2, -y)
    .arc(x - lobe, -y + lobe, 0.5)
    .arc(x, 0, 0.24)
    .arc(x - lobe, y - lobe, 0.24)
    .arc(x - lobe * 2, y, 0.5)
    .line(-x + lobe * 2, y)
    .arc(-x + lobe, y - lobe, 0.5)
    .arc(-x, 0, 0.24)
    .arc(-x + lobe, -y + lobe, 0.24)
    .arc(-x + lobe * 2, -y, 0.5)
    .close()
    .outline();
}

/** The panel with its edges: shade, gold, a red line. */
export function wordPanel(
  shape: Outline,
  inner: Outline,
  { panel, metal, rose }: CarpetColors,
  place: Placement = {},
): ShapeItem {
  return group(
    'word panel',
    [
      group('shade', [outline(shape), fill('#12262c', 36)], { at: [8, 14] }),
      group('gold', [outline(shape), fill(metal.body), stroke(metal.shine, 4)]),
      group('face', [outline(inner), fill(linear([0, -500], [0, 500], [0, lighter(panel, 0.5)], [1, panel])), stroke(rose, 5)]),
    ],
    place,
  );
}

/** A channel of water along x from 0, centred on y = 0, with banks and waves that run along it. */
export function channel(
  length: number,
  width: number,
  { water, panel, metal }: CarpetColors,
  frames: number,
  place: Placement = {},
): ShapeItem {
  const step = width * 0.9;
  const wave = (y: number, phase: number) =>
    group(
      'waves',
      [
        group('one', [
          outline(
            pen()
              .move(0, y)
              .quad(step * 0.25, y - width * 0.14, step * 0.5, y)
              .quad(step * 0.75, y + width * 0.14, step, y)
              .outline(),
          ),
          stroke('#ffffff', width * 0.03, { opacity: 46 }),
        ]),
        repeat(Math.ceil(length / step) + 3, { move: [step, 0] }),
      ],
      { at: track([0, [-step * (1.5 + phase), 0], EASE.linear], [frames, [-step * (1.5 + phase) + step * 1.4, 0]]) },
    );
  return group(
    'channel',
    [
      group('banks', [rect(0, -width * 0.66, length, width * 1.32), fill(panel)]),
      group('lines', [
        rect(0, -width * 0.6, length, width * 0.04),
        rect(0, width * 0.56, length, width * 0.04),
        fill(metal.body),
      ]),
      group('water', [
        rect(0, -width / 2, length, width),
        fill(
          linear([0, -width / 2], [0, width / 2], [0, darker(water, 0.2)], [0.5, lighter(water, 0.16)], [1, darker(water, 0.2)]),
        ),
      ]),
      wave(-width * 0.22, 0),
      wave(width * 0.02, 0.4),
      wave(width * 0.26, 0.15),
    ],
    place,
  );
}

/** Sprigs strewn over the field of a carpet, from x = 0 and y = 0. */
export function strewn(width: number, height: number, { leaf, rose, panel }: CarpetColors): ShapeItem {
  const step = 170;
  const sprig = [
    group('stem', [outline(pen().move(0, 40).quad(12, 0, 0, -34).outline()), stroke(leaf, 5)]),
    group('leaves', [outline(moved(petal(18, 34), 0, 0)), ...outlines([moved(petal(16, 30), -2, 18)]), fill(leaf)], {
      rotate: 50,
    }),
    group('other leaves', [outline(petal(18, 34)), fill(leaf)], { rotate: -50, at: [0, 14] }),
    wovenRose(20, rose, panel, { at: [0, -40] }),
  ];
  const rows = (dx: number, dy: number) =>
    group('rows', [
      group('row', [group('sprig', sprig, { at: [dx, dy] }), repeat(Math.ceil(width / step) + 1, { move: [step, 0] })]),
      repeat(Math.ceil(height / step) + 1, { move: [0, step] }),
    ]);
  return group('strewn', [rows(0, 0), rows(step / 2, step / 2)]);
}
