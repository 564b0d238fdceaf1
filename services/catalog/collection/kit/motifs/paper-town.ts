import { type Animated, EASE, sway, type Track, track } from '../lottie/motion.ts';
import { type Color, glow, linear } from '../lottie/paint.ts';
import { ellipse, fill, group, type Placement, rect, rosette } from '../lottie/shapes.ts';
import type { ShapeItem, Vector } from '../lottie/types.ts';
import { darker, lighter } from '../palette.ts';
import { drawn, inked } from './drawn.ts';

/** A piece of cut paper: its shadow, its face, and a light edge above. */
export function cut(d: string, color: Color, lift = 10, place: Placement = {}): ShapeItem {
  return group(
    'paper',
    [
      drawn(d, '#2a1d14', { at: [lift * 0.7, lift], opacity: 17 }),
      drawn(d, color),
      inked(d, lighter(color, 0.35), 2, { opacity: 45 }),
    ],
    place,
  );
}

/** Unfolds upwards from the ground like folded paper. */
export function unfolding(first: number, frames = 24): Track<Vector> {
  return track([first, [86, 0], EASE.spring], [first + frames, [100, 100]]);
}

function lamplit(on: number): Track<number> {
  return track([on, 0, EASE.out], [on + 4, 70, EASE.breath], [on + 8, 40, EASE.out], [on + 14, 100]);
}

export interface PaperHouse {
  wall: Color;
  roof: Color;
  door: Color;
  trim: Color;
  light: Color;
  /** Frame at which the first window lights up; the others follow. */
  lights: number;
}

/** A paper house with a gable, chimney and five windows that light up one after another. Stands on y = 0, about 560 wide. */
export function paperHouse({ wall, roof, door, trim, light, lights }: PaperHouse, place: Placement = {}): ShapeItem {
  const dark = darker(wall, 0.45);
  const pane = (x: number, y: number, w: number, h: number, turn: number, round = false) => {
    const shape = round
      ? `M${-w / 2} ${h / 2} L${-w / 2} ${-h * 0.1} C${-w / 2} ${-h * 0.66} ${w / 2} ${-h * 0.66} ${w / 2} ${-h * 0.1} L${w / 2} ${h / 2} Z`
      : `M${-w / 2} ${h / 2} L${-w / 2} ${-h / 2} L${w / 2} ${-h / 2} L${w / 2} ${h / 2} Z`;
    return group(
      'window',
      [
        group('glow', [ellipse([0, 0], w * 3.4), fill(glow([0, 0], w * 1.7, light, 0.55))], {
          opacity: lamplit(lights + turn * 9),
        }),
        drawn(shape, trim, { scale: [122, 116] }),
        drawn(shape, dark),
        group('lit', [drawn(shape, linear([0, -h / 2], [0, h / 2], [0, light], [1, lighter(light, 0.5)]))], {
          opacity: lamplit(lights + turn * 9),
        }),
        group('bars', [rect(-3, -h / 2, 6, h), rect(-w / 2, -3, w, 6), fill(trim)]),
      ],
      { at: [x, y] },
    );
  };
  return group(
    'paper house',
    [
      cut('M150 -560 L206 -560 L206 -380 L150 -380 Z', darker(roof, 0.16), 8),
      cut('M142 -578 L214 -578 L214 -552 L142 -552 Z', trim, 5),
      cut('M90 0 L90 -330 L280 -330 L280 0 Z', darker(wall, 0.08), 10),
      cut('M60 -320 L120 -420 L270 -420 L310 -320 Z', darker(roof, 0.1), 10),
      cut('M-240 0 L-240 -350 L-60 -520 L120 -350 L120 0 Z', wall, 14),
      cut('M-290 -316 L-60 -560 L170 -316 L128 -290 L-60 -488 L-248 -290 Z', roof, 12),
      pane(-60, -384, 70, 84, 3, true),
      pane(-150, -236, 84, 96, 0),
      pane(30, -236, 84, 96, 1),
      pane(200, -226, 78, 96, 2),
      pane(200, -86, 78, 90, 4),
      cut('M-122 0 L-122 -104 C-122 -170 2 -170 2 -104 L2 0 Z', trim, 6),
      cut('M-108 0 L-108 -100 C-108 -152 -12 -152 -12 -100 L-12 0 Z', door, 5),
      group('knob', [ellipse([-30, -58], 13), fill('#f3d489')]),
      cut('M-150 0 L30 0 L44 22 L-164 22 Z', trim, 6),
      inked('M-222 -24 L-140 -24 M20 -24 L104 -24', trim, 6, { dash: [0.1, 18] }),
    ],
    place,
  );
}

/** A tree of cut paper: round, tall or a fir. Stands on y = 0; it sways by a degree. */
export function paperTree(
  kind: 'round' | 'tall' | 'fir',
  height: number,
  color: Color,
  frames: number,
  seed: number,
  place: Placement = {},
): ShapeItem {
  const h = (part: number) => height * part;
  const trunk = cut(`M${-h(0.03)} 0 L${-h(0.018)} ${-h(0.5)} L${h(0.018)} ${-h(0.5)} L${h(0.03)} 0 Z`, '#7a5238', 5);
  const branch = inked(
    `M0 ${-h(0.42)} L${h(0.08)} ${-h(0.54)} M0 ${-h(0.52)} L${-h(0.08)} ${-h(0.66)} M0 ${-h(0.1)} L0 ${-h(0.8)}`,
    '#7a5238',
    h(0.016),
    { opacity: 75 },
  );
  const crowns = {
    round: [
      group('crown shade', [rosette(11, h(0.31), h(0.27), 130, seed), fill('#2a1d14', 17)], { at: [h(0.02), -h(0.64)] }),
      group('crown', [rosette(11, h(0.31), h(0.27), 130, seed), fill(color)], { at: [0, -h(0.66)] }),
      group('crown light', [rosette(9, h(0.19), h(0.165), 130, seed + 9), fill(lighter(color, 0.14))], {
        at: [-h(0.06), -h(0.72)],
      }),
    ],
    tall: [
      cut(
        `M0 ${-h(1)} C${h(0.2)} ${-h(0.86)} ${h(0.22)} ${-h(0.4)} 0 ${-h(0.26)} C${-h(0.22)} ${-h(0.4)} ${-h(0.2)} ${-h(0.86)} 0 ${-h(1)} Z`,
        color,
        8,
      ),
      drawn(
        `M0 ${-h(1)} C${h(0.02)} ${-h(0.8)} ${h(0.02)} ${-h(0.5)} 0 ${-h(0.26)} C${-h(0.22)} ${-h(0.4)} ${-h(0.2)} ${-h(0.86)} 0 ${-h(1)} Z`,
        lighter(color, 0.12),
      ),
    ],
    fir: [0, 1, 2].map((row) =>
      cut(
        `M0 ${-h(0.56 + row * 0.22)} L${h(0.24 - row * 0.05)} ${-h(0.2 + row * 0.22)} L${-h(0.24 - row * 0.05)} ${-h(0.2 + row * 0.22)} Z`,
        row === 1 ? lighter(color, 0.08) : color,
        7,
      ),
    ),
  };
  return group('paper tree', [trunk, ...crowns[kind], ...(kind === 'fir' ? [] : [branch])], {
    rotate: sway(frames, 84 + seed * 7, 0, 0.9, (seed % 10) / 10),
    ...place,
  });
}

/** A paper bird flying to the right, its wing beating; its load hangs at [0, 0.2] of its span. */
export function paperBird(
  span: number,
  color: Color,
  wing: Color,
  frames: number,
  period: number,
  place: Placement = {},
): ShapeItem {
  const s = (part: number) => span * part;
  const beat: Animated<Vector> = {
    keys: Array.from(
      { length: Math.ceil(frames / period) * 2 + 2 },
      (_, index) => [Math.round((index * period) / 2), index % 2 ? [100, -52] : [100, 100], EASE.breath] as const,
    ),
  };
  return group(
    'paper bird',
    [
      group(
        'far wing',
        [
          drawn(
            `M0 0 C${-s(0.06)} ${-s(0.22)} ${-s(0.26)} ${-s(0.36)} ${-s(0.42)} ${-s(0.38)} C${-s(0.34)} ${-s(0.16)} ${-s(0.24)} 0 ${-s(0.1)} ${s(0.05)} Z`,
            darker(wing, 0.14),
          ),
        ],
        { at: [s(0.1), -s(0.02)], scale: beat },
      ),
      cut(
        `M${s(0.5)} ${-s(0.05)} C${s(0.42)} ${-s(0.2)} ${s(0.28)} ${-s(0.18)} ${s(0.2)} ${-s(0.1)} C${s(0.06)} ${-s(0.06)} ${-s(0.1)} ${-s(0.04)} ${-s(0.24)} ${-s(0.02)} L${-s(0.52)} ${-s(0.1)} L${-s(0.42)} ${s(0.04)} C${-s(0.2)} ${s(0.16)} ${s(0.2)} ${s(0.18)} ${s(0.36)} ${s(0.02)} Z`,
        color,
        6,
      ),
      drawn(`M${s(0.48)} ${-s(0.075)} L${s(0.6)} ${-s(0.03)} L${s(0.47)} ${-s(0.01)} Z`, '#d98a3a'),
      group('eye', [ellipse([s(0.38), 0], s(0.035)), fill('#2a1d14')], { at: [0, -s(0.085)] }),
      group(
        'near wing',
        [
          cut(
            `M${s(0.1)} 0 C${s(0.1)} ${-s(0.26)} ${-s(0.1)} ${-s(0.44)} ${-s(0.28)} ${-s(0.48)} C${-s(0.26)} ${-s(0.24)} ${-s(0.24)} ${-s(0.02)} ${-s(0.12)} ${s(0.06)} Z`,
            wing,
            6,
          ),
        ],
        { scale: beat },
      ),
    ],
    place,
  );
}

/** A flat key of paper on a ribbon, hanging from the origin. */
export function paperKey(length: number, color: Color, ribbon: Color, place: Placement = {}): ShapeItem {
  const l = (part: number) => length * part;
  return group(
    'paper key',
    [
      inked(`M0 ${-l(0.5)} L0 ${-l(0.06)}`, ribbon, l(0.035)),
      drawn(
        `M0 ${-l(0.1)} C${l(0.12)} ${-l(0.2)} ${l(0.2)} ${-l(0.1)} ${l(0.14)} ${-l(0.04)} C${l(0.1)} 0 ${l(0.03)} ${-l(0.04)} 0 ${-l(0.06)} C${-l(0.03)} ${-l(0.04)} ${-l(0.1)} 0 ${-l(0.14)} ${-l(0.04)} C${-l(0.2)} ${-l(0.1)} ${-l(0.12)} ${-l(0.2)} 0 ${-l(0.1)} Z`,
        ribbon,
      ),
      group('shade', [ellipse([l(0.02), l(0.16)], l(0.34)), fill('#2a1d14', 17)]),
      group('bow', [ellipse([0, l(0.13)], l(0.34)), fill(color)]),
      drawn(
        `M0 ${l(0.22)} C${-l(0.14)} ${l(0.1)} ${-l(0.08)} ${l(0.02)} 0 ${l(0.08)} C${l(0.08)} ${l(0.02)} ${l(0.14)} ${l(0.1)} 0 ${l(0.22)} Z`,
        '#fffaf0',
      ),
      cut(
        `M${-l(0.045)} ${l(0.28)} L${l(0.045)} ${l(0.28)} L${l(0.045)} ${l(0.7)} L${l(0.18)} ${l(0.7)} L${l(0.18)} ${l(0.77)} L${l(0.1)} ${l(0.77)} L${l(0.1)} ${l(0.83)} L${l(0.18)} ${l(0.83)} L${l(0.18)} ${l(0.91)} L${-l(0.045)} ${l(0.91)} Z`,
        color,
        5,
      ),
    ],
    place,
  );
}

/** Clouds, hills: rolling edges of paper across the frame from left to right. */
export function paperHill(width: number, y: number, swell: number, bottom: number, color: Color, phase = 0): ShapeItem {
  const q = width / 4;
  const up = phase === 0 ? -swell : swell;
  return cut(
    `M-80 ${y} C${q * 0.5} ${y + up} ${q * 1.2} ${y + up} ${q * 1.7} ${y} C${q * 2.2} ${y - up} ${q * 2.8} ${y - up} ${q * 3.2} ${y - up * 0.2} C${q * 3.6} ${y + up * 0.6} ${q * 4} ${y + up * 0.6} ${width + 80} ${y} L${width + 80} ${bottom} L-80 ${bottom} Z`,
    color,
    -8,
  );
}

export function paperCloud(width: number, color: Color, place: Placement = {}): ShapeItem {
  const w = (part: number) => width * part;
  return cut(
    `M${-w(0.5)} 0 C${-w(0.56)} ${-w(0.16)} ${-w(0.36)} ${-w(0.22)} ${-w(0.28)} ${-w(0.16)} C${-w(0.24)} ${-w(0.34)} ${w(0.02)} ${-w(0.36)} ${w(0.08)} ${-w(0.2)} C${w(0.18)} ${-w(0.3)} ${w(0.38)} ${-w(0.24)} ${w(0.34)} ${-w(0.12)} C${w(0.5)} ${-w(0.14)} ${w(0.56)} 0 ${w(0.46)} 0 Z`,
    color,
    8,
    place,
  );
}
