import { EASE, sway, track } from '../lottie/motion.ts';
import { type Color, linear } from '../lottie/paint.ts';
import { ellipse, fill, group, outline, type Placement, rect, ring, stroke } from '../lottie/shapes.ts';
import type { ShapeItem } from '../lottie/types.ts';
import { darker, lighter } from '../palette.ts';
import { petal } from './arches.ts';
import { drawn, inked } from './drawn.ts';
import { softStar } from './night-nursery.ts';

const WOOD = '#e8c08c';

export type BlockSign = 'star' | 'heart' | 'flower' | 'sun' | 'cloud' | 'apple' | 'none';

const SIGNS: Readonly<Record<BlockSign, (color: Color) => ShapeItem[]>> = {
  none: () => [],
  star: (color) => [group('star', [outline(softStar(34)), fill(color)])],
  heart: (color) => [drawn('M0 32 C-52 -4 -34 -40 -14 -36 C-4 -34 0 -24 0 -18 C0 -24 4 -34 14 -36 C34 -40 52 -4 0 32 Z', color)],
  flower: (color) => [
    ring('petals', 5, [outline(petal(24, 30, 0.6)), fill(color)]),
    group('heart', [ellipse([0, 0], 20), fill('#fffaf3')]),
  ],
  sun: (color) => [
    group('disc', [ellipse([0, 0], 36), fill(color)]),
    ring('rays', 8, [rect(-3.5, -36, 7, 13, 3.5), fill(color)]),
  ],
  cloud: (color) => [drawn('M-30 22 C-46 22 -46 -2 -28 -4 C-26 -26 4 -30 10 -12 C28 -20 42 0 32 8 C42 14 38 22 28 22 Z', color)],
  apple: (color) => [
    drawn('M0 -16 C14 -28 38 -20 34 6 C32 26 14 38 0 30 C-14 38 -32 26 -34 6 C-38 -20 -14 -28 0 -16 Z', color),
    inked('M0 -16 C0 -24 4 -32 10 -34', '#8a5a34', 4),
  ],
};

/** A wooden toy block seen slightly from above, 100 wide, standing on y = 0; its painted face has a sign. */
export function toyBlock(color: Color, sign: BlockSign, place: Placement = {}): ShapeItem {
  return group(
    'block',
    [
      drawn('M-50 -100 L-36 -118 H64 L50 -100 Z', lighter(WOOD, 0.5)),
      drawn('M50 -100 L64 -118 V-18 L50 0 Z', darker(WOOD, 0.2)),
      group('face', [rect(-50, -100, 100, 100, 5), fill(linear([-50, -100], [50, 0], [0, lighter(WOOD, 0.28)], [1, WOOD]))]),
      inked('M-46 -30 C-20 -36 20 -24 46 -32 M-46 -74 C-10 -68 20 -80 46 -74', darker(WOOD, 0.16), 1.2, { opacity: 60 }),
      group('panel', [rect(-40, -90, 80, 80, 9), fill(color)]),
      group('bevel', [rect(-40, -90, 80, 80, 9), stroke(darker(color, 0.14), 2)]),
      group('sign', SIGNS[sign]('#fffaf3'), { at: [0, -50], scale: 78 }),
    ],
    place,
  );
}

/** A wooden ring of a stacking toy, `width` wide, around the origin. */
export function stackingRing(width: number, color: Color): ShapeItem {
  return group('ring', [
    group('body', [
      rect(-width / 2, -34, width, 68, 34),
      fill(
        linear(
          [-width / 2, 0],
          [width / 2, 0],
          [0, lighter(color, 0.2)],
          [0.3, lighter(color, 0.4)],
          [0.5, color],
          [1, darker(color, 0.18)],
        ),
      ),
    ]),
    group('shine', [rect(-width * 0.4, -24, width * 0.42, 11, 6), fill('#ffffff', 46)]),
  ]);
}

/** A painted wooden rocking horse, looking right, its rockers on y = 0, about 460 wide; it rocks during the whole scene. */
export function rockingHorse(
  frames: number,
  colors: { body: Color; mane: Color; saddle: Color; rocker: Color },
  place: Placement = {},
): ShapeItem {
  const { body, mane, saddle, rocker } = colors;
  const coat = linear([0, -420], [0, -60], [0, lighter(body, 0.3)], [1, body]);
  const leg = (x: number, lean: number, tone: Color) =>
    drawn(`M${x - 26} -200 L${x + 26} -200 L${x + lean + 20} -46 H${x + lean - 20} Z`, tone);
  return group(
    'rocking horse',
    [
      leg(-96, -44, darker(body, 0.18)),
      leg(96, 60, darker(body, 0.18)),
      drawn(
        'M-130 -250 C-190 -270 -216 -200 -206 -120 C-190 -150 -180 -170 -160 -180 C-170 -150 -168 -130 -160 -110 C-146 -160 -120 -190 -104 -210 Z',
        mane,
      ),
      drawn(
        'M-140 -206 C-150 -272 -96 -296 -30 -286 C20 -280 50 -284 74 -318 C92 -350 108 -392 142 -408 L148 -442 L172 -410 C206 -396 240 -352 246 -326 C248 -304 226 -294 208 -304 C190 -312 178 -314 168 -308 C158 -260 160 -200 124 -176 C60 -150 -60 -150 -112 -172 C-130 -180 -138 -192 -140 -206 Z',
        coat,
      ),
      drawn(
        'M72 -308 C66 -350 88 -410 136 -424 C150 -430 160 -424 164 -414 C140 -404 130 -386 126 -366 C118 -372 112 -372 106 -368 C112 -350 112 -338 106 -326 C98 -332 90 -332 84 -328 C88 -316 86 -308 82 -300 Z',
        mane,
      ),
      leg(-60, -64, body),
      leg(120, 34, body),
      drawn('M-64 -292 C-40 -302 30 -300 48 -290 C56 -240 40 -216 -8 -214 C-58 -214 -70 -246 -64 -292 Z', saddle),
      inked('M-52 -232 C-30 -216 20 -216 40 -234', '#fffaf3', 6, { dash: [3, 14] }),
      group('eye', [ellipse([186, -362], 17), fill('#4a3557')]),
      group('light', [ellipse([189, -366], 6), fill('#ffffff')]),
      group('cheek', [ellipse([206, -330], 26, 20), fill('#f3917f', 60)]),
      inked('M212 -318 Q224 -306 238 -314', '#4a3557', 4),
      inked('M150 -330 C164 -350 168 -372 160 -398', saddle, 7),
      inked('M-250 -48 C-160 16 160 16 250 -48', darker(rocker, 0.1), 26),
      inked('M-248 -54 C-160 8 160 8 248 -54', lighter(rocker, 0.3), 6),
    ],
    { ...place, rotate: sway(frames, 44, 0, 5) },
  );
}

/**
 * A carriage of a toy train, 330 wide, its wheels on y = 0; the engine faces left. `turn` is the rotation of the wheels in
 * degrees.
 */
export function trainCar(
  kind: 'engine' | 'car',
  color: Color,
  trim: Color,
  turn: readonly [first: number, last: number, degrees: number],
  place: Placement = {},
): ShapeItem {
  const [first, last, degrees] = turn;
  const wheel = (x: number, r: number) =>
    group(
      'wheel',
      [
        group('tyre', [ellipse([0, 0], r * 2), fill(darker(trim, 0.3))]),
        group('disc', [ellipse([0, 0], r * 1.5), fill(trim)]),
        ring('spokes', 4, [rect(-4, -r * 0.62, 8, r * 1.24, 4), fill(darker(trim, 0.26))]),
        group('hub', [ellipse([0, 0], r * 0.5), fill('#fffaf3')]),
      ],
      { at: [x, -r], rotate: track([first, 0, EASE.out], [last, degrees]) },
    );
  const panel = linear([0, -300], [0, -60], [0, lighter(color, 0.2)], [1, color]);
  const shadow = group('shadow', [ellipse([0, 0], 330, 26), fill('#4a3557', 18)]);
  if (kind === 'car')
    return group(
      'car',
      [
        shadow,
        group('coupling', [rect(-216, -84, 70, 18, 9), fill('#8a5a34')]),
        group('body', [rect(-165, -310, 330, 246, 22), fill(panel)]),
        group('window', [rect(-142, -288, 284, 180, 14), fill('#fffaf3')]),
        group('sill', [rect(-174, -86, 348, 30, 12), fill(darker(color, 0.2))]),
        wheel(-88, 46),
        wheel(88, 46),
      ],
      place,
    );
  return group(
    'engine',
    [
      shadow,
      drawn('M-120 -250 L-130 -342 H-60 L-70 -250 Z', darker(trim, 0.1)),
      group('chimney rim', [rect(-142, -356, 94, 24, 10), fill(trim)]),
      group('boiler', [rect(-170, -256, 220, 176, 60), fill(panel)]),
      group('bands', [rect(-100, -256, 16, 176), rect(-30, -256, 16, 176), fill(trim)]),
      group('cab', [
        rect(20, -340, 150, 276, 16),
        fill(linear([0, -340], [0, -60], [0, lighter(color, 0.08)], [1, darker(color, 0.1)])),
      ]),
      group('roof', [rect(4, -366, 186, 38, 16), fill(trim)]),
      group('cab window', [rect(50, -306, 92, 92, 16), fill('#fffaf3')]),
      group('lamp', [ellipse([-172, -190], 44), fill('#f8d27c')]),
      group('sill', [rect(-176, -92, 352, 34, 12), fill(darker(color, 0.24))]),
      drawn('M-176 -60 L-226 -8 H-150 Z', trim),
      wheel(-110, 44),
      wheel(-10, 44),
      wheel(104, 62),
    ],
    place,
  );
}
