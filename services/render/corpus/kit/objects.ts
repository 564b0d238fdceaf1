import { EASE, type Outline, seeded, type Track, track } from './motion.ts';
import {
  box,
  type Color,
  fill,
  group,
  type Item,
  ink,
  linear,
  mix,
  outline,
  outlinesOf,
  oval,
  path,
  radial,
  ring,
  stroke,
} from './shapes.ts';

export const GOLD = { shade: '#8a5a1c', body: '#d3a044', shine: '#f3d489', glint: '#fff6d8' } as const;

/** Gold lit from above, over an object of this height. */
export function goldFill(top: number, bottom: number): Item {
  return fill(linear([0, top], [0, bottom], [0, GOLD.shine], [0.45, GOLD.body], [1, GOLD.shade]));
}

/** A frame of two lines, the inner one with stepped corners, with a rosette in each corner. */
export function frame(width: number, height: number, color: Color, weight = 3): Item {
  const [w, h] = [width / 2, height / 2];
  const s = 46;
  const notched = `M${-w + s},${-h} L${w - s},${-h} Q${w - s},${-h + s} ${w},${-h + s} L${w},${h - s} Q${w - s},${h - s} ${w - s},${h} L${-w + s},${h} Q${-w + s},${h - s} ${-w},${h - s} L${-w},${-h + s} Q${-w + s},${-h + s} ${-w + s},${-h} Z`;
  const corners = [
    [-w, -h],
    [w, -h],
    [w, h],
    [-w, h],
  ].map((at) =>
    group(
      [ring(8, [ink(path('M0,-6 C-8,-14 -7,-22 0,-30 C7,-22 8,-14 0,-6 Z'), fill(color))]), ink(oval(0, 0, 9), fill(color))],
      { at },
    ),
  );
  return group([
    ink(path(notched), stroke(color, weight)),
    ink(box(0, 0, width + 34, height + 34, 6), stroke(color, weight * 0.5)),
    ink(box(0, 0, width - 30, height - 30, 60), stroke(color, weight * 0.5, 70)),
    ...corners,
  ]);
}

/** The cusped arch of Mughal gates as an outline that stands on its base line, centred on x = 0. */
export function archOutline(width: number, height: number, inset = 0): string {
  const w = width / 2 - inset;
  const top = -height + inset;
  const spring = -height * 0.56;
  const x = (part: number): number => w * part;
  const y = (part: number): number => spring + (top - spring) * part;
  return (
    `M${-w},${-inset} L${-w},${spring} C${-w},${y(0.2)} ${x(-0.94)},${y(0.34)} ${x(-0.78)},${y(0.38)} ` +
    `C${x(-0.8)},${y(0.56)} ${x(-0.66)},${y(0.68)} ${x(-0.46)},${y(0.68)} C${x(-0.44)},${y(0.8)} ${x(-0.26)},${y(0.88)} ${x(-0.16)},${y(0.88)} ` +
    `C${x(-0.1)},${y(0.92)} ${x(-0.04)},${y(0.96)} 0,${top} C${x(0.04)},${y(0.96)} ${x(0.1)},${y(0.92)} ${x(0.16)},${y(0.88)} ` +
    `C${x(0.26)},${y(0.88)} ${x(0.44)},${y(0.8)} ${x(0.46)},${y(0.68)} C${x(0.66)},${y(0.68)} ${x(0.8)},${y(0.56)} ${x(0.78)},${y(0.38)} ` +
    `C${x(0.94)},${y(0.34)} ${w},${y(0.2)} ${w},${spring} L${w},${-inset} Z`
  );
}

/** A clay lamp with a gold rim; its flame stands at the wick (0, 0). */
export function diya(size: number, color: Color = '#b4552d'): Item {
  const s = size / 2;
  return group([
    ink(
      path(`M${-s},${s * 0.12} C${-s * 0.8},${s * 0.78} ${s * 0.8},${s * 0.78} ${s},${s * 0.12} Z`),
      fill(linear([0, 0], [0, s * 0.7], [0, mix(color, '#ffb070', 0.35)], [1, mix(color, '#2a0a04', 0.55)])),
    ),
    ink(
      oval(0, s * 0.12, s * 2, s * 0.4),
      fill(linear([-s, 0], [s, 0], [0, GOLD.shade], [0.3, GOLD.shine], [0.7, GOLD.body], [1, GOLD.shade])),
    ),
    ink(oval(0, s * 0.14, s * 1.72, s * 0.26), fill(mix(color, '#1c0803', 0.65))),
    ...[-0.6, -0.3, 0, 0.3, 0.6].map((x) => ink(oval(x * s, s * (0.44 - Math.abs(x) * 0.16), s * 0.1), fill(GOLD.shine))),
  ]);
}

/** A flame on the wick, flickering from frame to frame by a seeded random walk. */
export function flame(size: number, frames: number, seed: number): Item[] {
  const random = seeded(seed);
  const steps = Math.ceil(frames / 4) + 1;
  const bend = Array.from({ length: steps }, () => random(-0.16, 0.16));
  const tall = Array.from({ length: steps }, () => random(0.86, 1.08));
  const shape = (height: number, wide: number): Track => {
    const at = (index: number): Outline => {
      const top = -size * height * (tall[index] ?? 1);
      const lean = size * (bend[index] ?? 0);
      const w = size * wide;
      return (
        outlinesOf(
          `M0,0 C${-w},${-size * 0.08} ${-w * 0.9},${top * 0.55} ${lean},${top} C${w * 0.9},${top * 0.55} ${w},${-size * 0.08} 0,0 Z`,
        )[0] ?? { v: [], i: [], o: [], c: true }
      );
    };
    return track(...Array.from({ length: steps }, (_, index) => [index * 4, at(index), EASE.breath] as const));
  };
  return [
    ink(outline(shape(1, 0.3)), fill(linear([0, 0], [0, -size], [0, '#ff8a1e'], [0.6, '#ffc94a'], [1, '#fff0b0']))),
    ink(outline(shape(0.56, 0.16)), fill('#fffbe6')),
  ];
}

export function halo(radius: number, color: Color, strength = 0.6): Item {
  return ink(
    oval(0, 0, radius * 2),
    fill(radial([0, 0], radius, [0, color, strength], [0.4, color, strength * 0.4], [1, color, 0])),
  );
}

/** A kalash: pot, mango leaves and coconut, standing on its foot. */
export function kalash(size: number): Item {
  const s = size / 100;
  const sprig = [-64, -38, -14, 14, 38, 64].map((turn) =>
    group(
      [
        ink(
          path('M0,4 C-12,-14 -11,-36 0,-52 C11,-36 12,-14 0,4 Z'),
          fill(linear([-10, 0], [10, 0], [0, '#2f6a34'], [1, '#7fae4e'])),
        ),
      ],
      { at: [0, -78], rotate: turn },
    ),
  );
  return group(
    [
      ...sprig,
      ink(
        path('M-22,-80 C-28,-112 -10,-132 0,-140 C10,-132 28,-112 22,-80 Z'),
        fill(linear([-22, 0], [22, 0], [0, '#5d3518'], [0.4, '#a5713d'], [1, '#54300f'])),
      ),
      ink(path('M-9,-118 L-3,-100 M3,-124 L5,-102 M12,-112 L10,-96'), stroke('#3b1f0b', 1.6, 70)),
      ink(path('M-34,-84 L34,-84 C30,-74 24,-72 22,-66 L-22,-66 C-24,-72 -30,-74 -34,-84 Z'), goldFill(-84, -66)),
      ink(
        path('M-22,-66 C-60,-56 -62,-12 -26,0 L26,0 C62,-12 60,-56 22,-66 Z'),
        fill(radial([-16, -46], 74, [0, GOLD.glint], [0.3, GOLD.shine], [0.62, GOLD.body], [1, GOLD.shade])),
      ),
      ink(path('M-53,-34 C-30,-24 30,-24 53,-34'), stroke('#a02c2c', 5)),
      ink(path('M-24,0 C-20,8 -30,12 -32,16 L32,16 C30,12 20,8 24,0 Z'), goldFill(0, 16)),
      group(
        [
          ring(8, [ink(path('M0,-4 C-5,-8 -4,-13 0,-16 C4,-13 5,-8 0,-4 Z'), fill('#a02c2c'))]),
          ink(oval(0, 0, 6), fill('#a02c2c')),
        ],
        { at: [0, -47] },
      ),
    ],
    { scale: s * 100 },
  );
}

/** Palace roofs from left to right as one silhouette that stands on y = 0. */
export function skyline(width: number, height: number, seed: number): Item[] {
  const random = seeded(seed);
  let d = `M${-width / 2},0 `;
  let x = -width / 2;
  while (x < width / 2) {
    const w = Math.min(width / 2 - x, random(0.05, 0.11) * width);
    const base = -height * random(0.3, 0.62);
    d += `L${x},${base} `;
    if (random() < 0.62) {
      const [cx, r] = [x + w / 2, w * random(0.3, 0.42)];
      d += `L${cx - r},${base} L${cx - r},${base - r * 0.5} C${cx - r * 1.2},${base - r * 1.3} ${cx - r * 0.3},${base - r * 1.75} ${cx},${base - r * 2.3} `;
      d += `C${cx + r * 0.3},${base - r * 1.75} ${cx + r * 1.2},${base - r * 1.3} ${cx + r},${base - r * 0.5} L${cx + r},${base} `;
    } else
      for (let step = 0; step < 6; step += 1)
        d += `L${x + (w * step) / 6},${base - (step % 2) * 12} L${x + (w * (step + 1)) / 6},${base - (step % 2) * 12} `;
    x += w;
    d += `L${x},${base} `;
  }
  return path(`${d}L${width / 2},0 Z`);
}

/** A lantern of brass and coloured glass, its top at (0, 0), on a cord of this length. */
export function lantern(size: number, glass: Color, cord: number): Item {
  const s = size / 100;
  return group(
    [
      ink(path(`M0,${-cord / s} L0,-6`), stroke(GOLD.body, 1.6, 80)),
      ink(path('M-8,0 C-8,-8 8,-8 8,0 L24,18 L-24,18 Z'), goldFill(-6, 18)),
      ink(
        path('M-24,18 L24,18 L34,52 L20,86 L-20,86 L-34,52 Z'),
        fill(radial([0, 54], 46, [0, '#fff4c8'], [0.4, mix(glass, '#ffd98a', 0.4)], [1, glass])),
      ),
      ink(
        path(
          'M-24,18 L-34,52 L-20,86 M24,18 L34,52 L20,86 M0,18 L0,86 M-34,52 L34,52 M-12,18 L-16,52 L-10,86 M12,18 L16,52 L10,86',
        ),
        stroke(GOLD.body, 2),
      ),
      ink(path('M-22,86 L22,86 L12,98 L-12,98 Z'), goldFill(86, 98)),
      ink(path('M0,98 L0,126'), stroke(GOLD.shine, 2)),
      ink(oval(0, 130, 9, 12), fill(GOLD.shine)),
    ],
    { scale: s * 100 },
  );
}

/** A pavilion of four pillars with a draped roof, standing on y = 0: 1000 wide at size 100. */
export function mandap(size: number, cloth: Color, drape: Color): Item {
  const pillar = (x: number, w: number): Item =>
    group(
      [
        ink(box(0, -270, w, 540), fill(linear([-w / 2, 0], [w / 2, 0], [0, GOLD.shade], [0.35, GOLD.shine], [1, GOLD.shade]))),
        ...[-40, -150, -260, -370, -480].map((y) => ink(box(0, y, w * 1.5, 16, 6), goldFill(y - 8, y + 8))),
        ink(box(0, -10, w * 2.1, 26, 4), goldFill(-22, 4)),
      ],
      { at: [x, 0] },
    );
  const folds = (x: number, way: number): Item =>
    ink(
      path(
        `M${x},-548 C${x + way * 30},-420 ${x + way * 120},-330 ${x + way * 18},-200 L${x + way * 46},-30 C${x + way * 70},-120 ${x + way * 60},-180 ${x + way * 44},-206 C${x + way * 180},-330 ${x + way * 250},-430 ${x + way * 300},-548 Z`,
      ),
      fill(
        linear(
          [x, 0],
          [x + way * 260, 0],
          [0, mix(drape, '#000000', 0.25)],
          [0.4, mix(drape, '#ffffff', 0.2)],
          [1, mix(drape, '#000000', 0.15)],
        ),
      ),
    );
  const scallops = Array.from({ length: 10 }, (_, index) => {
    const x = -450 + index * 90;
    return `M${x},-548 Q${x + 45},-470 ${x + 90},-548 Z`;
  }).join(' ');
  return group(
    [
      pillar(-250, 20),
      pillar(250, 20),
      folds(-450, 1),
      folds(450, -1),
      ink(
        path('M-500,-548 C-380,-600 -180,-640 0,-720 C180,-640 380,-600 500,-548 Z'),
        fill(linear([0, -720], [0, -548], [0, mix(cloth, '#ffffff', 0.18)], [1, mix(cloth, '#000000', 0.2)])),
        stroke(GOLD.shine, 5),
      ),
      ink(
        path('M0,-714 C-50,-660 -120,-610 -170,-550 M0,-714 C50,-660 120,-610 170,-550 M0,-714 L0,-550'),
        stroke(GOLD.shine, 3, 60),
      ),
      ink(path(scallops), fill(mix(cloth, '#000000', 0.12)), stroke(GOLD.shine, 4)),
      ink(oval(0, -732, 26, 36), goldFill(-750, -714)),
      pillar(-450, 30),
      pillar(450, 30),
    ],
    { scale: size },
  );
}
