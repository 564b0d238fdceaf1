// A backwater of Kerala: the rice boat with its woven roof, a canoe, the house on the shore, light on the water.
import { EASE, sway, track } from '../lottie/motion.ts';
import { type Color, type Gradient, glow, linear } from '../lottie/paint.ts';
import { ellipse, fill, group, type Placement, rect } from '../lottie/shapes.ts';
import type { ShapeItem } from '../lottie/types.ts';
import { darker, lighter } from '../palette.ts';
import { seeded } from '../random.ts';
import { drawn, inked } from './drawn.ts';

export interface BoatColors {
  hull: Color;
  /** The woven roof. */
  mat: Color;
  /** The light in its windows and on its edges. */
  lit: Color;
}

/** A kettuvallam with its barrel roof of mats, about 1080 wide at 100 %, its water line at y = 0; it rocks. */
export function riceBoat({ hull, mat, lit }: BoatColors, frames: number, place: Placement = {}): ShapeItem {
  const roof = linear([0, -290], [0, -40], [0, lighter(mat, 0.22)], [0.45, mat], [1, darker(mat, 0.45)]);
  const window = linear([0, -190], [0, -60], [0, lit], [1, darker(lit, 0.25)]);
  const opening = (x: number, wide: number) =>
    drawn(`M${x} -58 V-146 C${x} -186 ${x + wide} -186 ${x + wide} -146 V-58 Z`, window);
  const body = [
    drawn('M-392 -50 V-150 C-372 -236 -262 -268 -120 -270 H70 C168 -268 214 -232 226 -150 V-50 Z', roof),
    drawn(
      'M196 -50 V-176 C230 -236 330 -240 392 -190 L404 -170 L386 -166 V-50 H372 V-166 H300 V-50 H286 V-166 H222 V-50 Z',
      roof,
    ),
    ...[-236, -204, -172, -140, -108].map((y) =>
      inked(`M${-392 + (y + 270) * -0.06} ${y} C-240 ${y - 9} 60 ${y - 9} 222 ${y}`, darker(mat, 0.4), 3, { opacity: 50 }),
    ),
    inked('M-318 -248 V-60 M-160 -270 V-60 M10 -270 V-60', darker(mat, 0.5), 4, { opacity: 42 }),
    opening(-352, 62),
    opening(-256, 62),
    opening(-94, 62),
    opening(76, 62),
    inked('M-392 -150 C-372 -236 -262 -268 -120 -270 H70 C168 -268 214 -232 226 -150', lit, 4, { opacity: 60 }),
    inked('M196 -176 C230 -236 330 -240 392 -190', lit, 4, { opacity: 60 }),
    drawn(
      'M-560 -118 C-520 -70 -470 -54 -400 -52 H340 C430 -52 500 -76 566 -150 C560 -60 470 10 360 14 H-370 C-460 12 -530 -40 -560 -118 Z',
      linear([0, -80], [0, 14], [0, lighter(hull, 0.12)], [0.4, hull], [1, darker(hull, 0.5)]),
    ),
    inked('M-552 -108 C-516 -66 -466 -50 -400 -48 H340 C430 -48 500 -72 558 -138', lit, 3.5, { opacity: 70 }),
  ];
  return group(
    'rice boat',
    [
      group('image', body, { scale: [100, -46], opacity: 26, at: [0, 8] }),
      group('glow on the water', [ellipse([0, 0], 900), fill(glow([0, 0], 450, lit, 0.34))], { at: [-60, 26], scale: [100, 16] }),
      group('boat', body, {
        rotate: sway(frames, 96, 0, 0.5),
        at: track(
          [0, [0, 0], EASE.breath],
          [48, [0, 4], EASE.breath],
          [96, [0, 0], EASE.breath],
          [144, [0, 4], EASE.breath],
          [192, [0, 0], EASE.breath],
          [240, [0, 4]],
        ),
      }),
    ],
    place,
  );
}

/** A narrow canoe with one who poles it, standing at the stern; about 520 wide, water line at y = 0. */
export function canoe(tone: Color, frames: number, place: Placement = {}): ShapeItem {
  const body = [
    drawn('M-270 -46 C-220 -22 -150 -14 0 -14 C150 -14 214 -22 268 -52 C244 2 170 14 0 14 C-170 14 -246 4 -270 -46 Z', tone),
    // The boatman in his mundu, leaning on the pole.
    drawn('M-176 -14 L-168 -96 C-172 -132 -158 -150 -142 -150 C-126 -150 -116 -132 -120 -98 L-126 -14 Z', tone),
    group('head', [ellipse([-141, -168], 30, 36), fill(tone)]),
    inked('M-150 -138 C-126 -126 -104 -122 -84 -128', tone, 13),
    inked('M-78 -300 L-108 60', tone, 6),
  ];
  return group(
    'canoe',
    [
      group('image', body, { scale: [100, -60], opacity: 24, at: [0, 6] }),
      group('boat', body, { rotate: sway(frames, 88, 0, 0.8, 0.3) }),
    ],
    place,
  );
}

export interface HouseColors {
  tiles: Color;
  wall: Color;
  wood: Color;
  /** Warm light under the roof. */
  lit: Color;
}

/** A tharavad from the front: two storeys under tiled roofs with a carved gable, a lit verandah on pillars. About 1100 wide, stands on y = 0. */
export function tharavad({ tiles, wall, wood, lit }: HouseColors, place: Placement = {}): ShapeItem {
  const tiled = (top: number, foot: number) =>
    linear([0, top], [0, foot], [0, lighter(tiles, 0.18)], [0.5, tiles], [1, darker(tiles, 0.3)]);
  const rows = (y: number, foot: number, half: number, spread: number) =>
    Array.from({ length: Math.floor((foot - y) / 17) }, (_, index) => {
      const part = (index * 17 + 8) / (foot - y);
      const w = half + spread * part;
      return inked(`M${-w} ${y + index * 17 + 8} H${w}`, darker(tiles, 0.38), 2.4, { dash: [9, 5], opacity: 62 });
    });
  const pillars = [-470, -330, -190, 190, 330, 470].map((x) =>
    drawn(
      `M${x - 15} -6 V-24 H${x - 10} V-138 H${x - 16} V-158 H${x + 16} V-138 H${x + 10} V-24 H${x + 15} V-6 Z`,
      linear([x - 16, 0], [x + 16, 0], [0, darker(wood, 0.3)], [0.5, lighter(wood, 0.18)], [1, darker(wood, 0.3)]),
    ),
  );
  const window = (x: number, y: number) => [
    group('window', [rect(x - 26, y - 62, 52, 62, 3), fill(lit)]),
    inked(`M${x} ${y - 62} V${y} M${x - 26} ${y - 31} H${x + 26}`, wood, 4),
    inked(`M${x - 26} ${y - 62} H${x + 26} V${y} H${x - 26} Z`, wood, 5),
  ];
  const gable = (y: number, half: number, high: number) => [
    drawn(
      `M0 ${y - high} L${half} ${y} H${-half} Z`,
      linear([0, y - high], [0, y], [0, darker(wood, 0.1)], [1, darker(wood, 0.45)]),
    ),
    ...Array.from({ length: 7 }, (_, index) => {
      const x = ((index - 3) / 3.6) * half * 0.72;
      return inked(`M${x} ${y} V${y - high * (0.78 - Math.abs(x / half) * 0.8)}`, lighter(wood, 0.2), 4, { opacity: 70 });
    }),
    inked(`M${-half - 14} ${y + 10} L0 ${y - high - 8} L${half + 14} ${y + 10}`, lighter(wood, 0.34), 10),
    drawn(`M-9 ${y - high - 4} L0 ${y - high - 54} L9 ${y - high - 4} Z`, wood),
  ];
  return group(
    'tharavad',
    [
      group('upper wall', [rect(-300, -330, 600, 110), fill(linear([0, -330], [0, -220], [0, darker(wall, 0.24)], [1, wall]))]),
      ...[-210, -105, 105, 210].flatMap((x) => window(x, -236)),
      drawn('M-236 -440 H236 L372 -318 H-372 Z', tiled(-440, -318)),
      ...rows(-440, -318, 236, 136),
      ...gable(-348, 130, 128),
      group('wall', [rect(-500, -170, 1000, 164), fill(linear([0, -170], [0, -6], [0, darker(wall, 0.34)], [1, wall]))]),
      group('light in the verandah', [
        rect(-500, -170, 1000, 164),
        fill(linear([0, -170], [0, -6], [0, lit, 0.15], [1, lit, 0.6])),
      ]),
      drawn('M-58 -6 V-132 H58 V-6 Z', linear([0, -132], [0, -6], [0, lit], [1, lighter(lit, 0.4)])),
      inked('M-62 -6 V-136 H62 V-6', wood, 9),
      ...[-400, -260, 260, 400].flatMap((x) => window(x, -62)),
      ...pillars,
      drawn('M-430 -262 H430 L592 -146 H-592 Z', tiled(-262, -146)),
      ...rows(-262, -146, 430, 162),
      ...gable(-150, 118, 96),
      inked('M-592 -144 H592', darker(tiles, 0.5), 7),
      group('steps', [
        rect(-540, -8, 1080, 12, 2),
        rect(-150, 4, 300, 12, 2),
        rect(-180, 16, 360, 14, 2),
        fill(lighter(wall, 0.1)),
      ]),
      group('steps in shade', [rect(-540, 0, 1080, 4), rect(-150, 12, 300, 4), rect(-180, 26, 360, 4), fill(darker(wall, 0.4))]),
    ],
    place,
  );
}

/** Short strips of light all over the water that come and go; the nearer, the longer. From y = 0 down to `depth`. */
export function glitter(
  width: number,
  depth: number,
  count: number,
  color: Color | Gradient,
  frames: number,
  seed: number,
  place: Placement = {},
): ShapeItem {
  const random = seeded(seed);
  const strips = Array.from({ length: count }, () => {
    const part = random() ** 1.2;
    const long = (30 + 190 * part) * random.between(0.6, 1.2);
    const high = random.between(20, 70);
    const period = Math.round(random.between(34, 62));
    const keys = [];
    for (let frame = -Math.round(random() * period), up = random() < 0.5; frame <= frames + period; frame += period, up = !up)
      keys.push([frame, up ? high : 4, EASE.breath] as const);
    const x = random.between(-0.5, 0.5) * width;
    return group('strip', [rect(-long / 2, 0, long, 2 + 4 * part, 3), fill(color)], {
      at: track([0, [x, depth * part], EASE.linear], [frames, [x + 26 + 30 * part, depth * part]]),
      opacity: { keys },
    });
  });
  return group('glitter', strips, place);
}

/** A bank of mist, thin at its edges, that drifts by `drift` pixels. Centred. */
export function mist(
  width: number,
  height: number,
  color: Color,
  strength: number,
  frames: number,
  drift: number,
  place: { at: readonly [number, number] },
): ShapeItem {
  const [x, y] = place.at;
  return group('mist', [ellipse([0, 0], width), fill(glow([0, 0], width / 2, color, strength))], {
    at: track([0, [x - drift / 2, y], EASE.linear], [frames, [x + drift / 2, y]]),
    scale: [100, (100 * height) / width],
  });
}
