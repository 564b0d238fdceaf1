import {
  box,
  type Color,
  fill,
  group,
  type Item,
  ink,
  linear,
  mix,
  oval,
  path,
  radial,
  repeated,
  ring,
  star,
  stroke,
} from './shapes.ts';

/** A marigold with two or three layers of petals. */
export function marigold(size: number, color: Color = '#f29a1f'): Item {
  const deep = mix(color, '#a03a00', 0.45);
  const round = (part: number, paint: Color, turn: number): Item =>
    group([ink(star(11, (size * part) / 2, size * part * 0.41), fill(paint))], { rotate: turn });
  return group([
    round(1, mix(color, deep, 0.55), 0),
    round(0.8, color, 14),
    round(0.55, mix(color, '#ffd45c', 0.5), 4),
    ink(oval(0, 0, size * 0.2), fill(mix(color, deep, 0.4))),
  ]);
}

/** A mango leaf hanging from its stalk. */
export function leaf(length: number, color: Color = '#3f7a3a'): Item {
  const w = length * 0.2;
  return group([
    ink(
      path(
        `M0,0 C${w},${length * 0.16} ${w * 1.1},${length * 0.62} 0,${length} C${-w * 1.1},${length * 0.62} ${-w},${length * 0.16} 0,0 Z`,
      ),
      fill(linear([-w, 0], [w, 0], [0, mix(color, '#0d2a12', 0.35)], [1, mix(color, '#d8e88a', 0.22)])),
    ),
    ink(path(`M0,${length * 0.04} L0,${length * 0.9}`), stroke(mix(color, '#e8f0a8', 0.45), Math.max(1.2, length * 0.018), 70)),
  ]);
}

/** Alternating marigolds and leaves that hang in an arc between two ends `width` apart. */
export function swag(width: number, drop: number, count: number, color: Color = '#f29a1f'): Item {
  const flowers = Array.from({ length: count }, (_, index) => {
    const part = (index + 0.5) / count;
    const at = [(part - 0.5) * width, drop * 4 * part * (1 - part)] as const;
    return group([marigold((width / count) * 1.28, index % 4 === 2 ? mix(color, '#d8432b', 0.65) : color)], { at });
  });
  return group(flowers);
}

/** A string of flowers with leaves and a bud at its end. */
export function string(flowers: number, size: number, color: Color = '#f29a1f'): Item {
  const end = flowers * size * 0.92;
  const beads = Array.from({ length: flowers }, (_, index) =>
    group([marigold(size, index % 3 === 1 ? '#fff3d6' : color)], { at: [0, (index + 0.5) * size * 0.92] }),
  );
  return group([
    group([leaf(size * 1.5)], { at: [0, end - 4], rotate: 24 }),
    group([leaf(size * 1.5)], { at: [0, end - 4], rotate: -24 }),
    ...beads,
    group([marigold(size * 1.25, mix(color, '#d8432b', 0.6))], { at: [0, end + size * 0.3] }),
  ]);
}

/** A toran over a door: swags between strings, over a row of mango leaves. */
export function toran(width: number, parts: number, drop: number, color: Color = '#f29a1f'): Item {
  const step = width / parts;
  const at = (index: number): number => (index - parts / 2) * step;
  const leaves = Array.from({ length: parts * 5 }, (_, index) =>
    group([leaf(drop * 0.72)], { at: [(index + 0.5 - (parts * 5) / 2) * (step / 5), 0] }),
  );
  const swags = Array.from({ length: parts }, (_, index) =>
    group([swag(step, drop * 0.62, 9, color)], { at: [at(index + 0.5), 6] }),
  );
  const strings = Array.from({ length: parts + 1 }, (_, index) => group([string(4, step / 9, color)], { at: [at(index), 4] }));
  return group([...leaves, ...swags, ...strings]);
}

/** A lotus that opens upwards from its origin. */
export function lotus(size: number, color: Color = '#e88aa6', metal: Color = '#f4d48a'): Item {
  const petal = (length: number, wide: number, turn: number, shade: number): Item =>
    group(
      [
        ink(
          path(
            `M0,0 C${-wide},${-length * 0.28} ${-wide * 0.9},${-length * 0.7} 0,${-length} C${wide * 0.9},${-length * 0.7} ${wide},${-length * 0.28} 0,0 Z`,
          ),
          fill(linear([0, 0], [0, -length], [0, mix(color, '#ffffff', 0.62)], [1, mix(color, '#6e1b4a', shade)])),
          stroke(metal, Math.max(1.2, size * 0.008), 85),
        ),
      ],
      { rotate: turn },
    );
  const pair = (length: number, wide: number, turn: number, shade: number): Item[] => [
    petal(length, wide, -turn, shade),
    petal(length, wide, turn, shade),
  ];
  return group([
    ...pair(size * 0.78, size * 0.17, 78, 0.4),
    ...pair(size * 0.86, size * 0.19, 54, 0.3),
    ...pair(size * 0.9, size * 0.2, 28, 0.2),
    petal(size, size * 0.21, 0, 0.1),
    ...pair(size * 0.62, size * 0.18, 40, 0.05),
    petal(size * 0.62, size * 0.17, 0, 0),
  ]);
}

/** One loose petal, centred on the origin. */
export function petal(size: number, color: Color): Item {
  const s = size / 100;
  return group(
    [
      ink(
        path('M0,-50 C26,-34 34,14 4,50 C-30,30 -32,-22 0,-50 Z'),
        fill(linear([-20, -40], [20, 50], [0, mix(color, '#ffffff', 0.35)], [1, mix(color, '#5a0d24', 0.3)])),
      ),
      ink(path('M0,-40 C6,-10 6,16 4,38'), stroke(mix(color, '#ffffff', 0.5), 2, 45)),
    ],
    { scale: s * 100 },
  );
}

/** A mandala of lines and dots, as a background for text. */
export function mandala(radius: number, color: Color, weight = 2): Item {
  const line = stroke(color, weight);
  const r = radius / 100;
  const drop = (from: number, to: number, wide: number): Item[] =>
    path(
      `M0,${-from * r} C${-wide * r},${-(from + (to - from) * 0.35) * r} ${-wide * r * 0.8},${-(from + (to - from) * 0.7) * r} 0,${-to * r} ` +
        `C${wide * r * 0.8},${-(from + (to - from) * 0.7) * r} ${wide * r},${-(from + (to - from) * 0.35) * r} 0,${-from * r} Z`,
    );
  const dot = (at: number, size: number): Item => ink(oval(0, -at * r, size * r), fill(color));
  return group([
    ink([oval(0, 0, 36 * r), oval(0, 0, 41 * r), oval(0, 0, 104 * r), oval(0, 0, 108 * r), oval(0, 0, 168 * r)], line),
    ring(8, [ink(drop(3, 17, 8), line)]),
    ring(16, [ink(drop(21, 50, 10), line), ink(drop(26, 43, 5), line)]),
    ring(32, [dot(46, 2)], 5.625),
    ring(24, [ink(drop(55, 82, 9), line), ink(drop(60, 75, 4.5), line), dot(78, 1.6)]),
    ring(24, [ink(path(`M${-11 * r},${-84 * r} Q0,${-104 * r} ${11 * r},${-84 * r}`), line), dot(97, 2.6)], 7.5),
    ring(48, [dot(88, 1.4)]),
  ]);
}

/** A paisley with a flower inside and beads around, its tip bent to the left. */
export function paisley(size: number, line: Color, body: Color): Item {
  const drop = (part: number): Item[] =>
    path(
      `M${-66 * part},${-96 * part} C${-10 * part},${-86 * part} ${70 * part},${-50 * part} ${72 * part},${24 * part} ` +
        `C${72 * part},${78 * part} ${24 * part},${100 * part} ${-12 * part},${96 * part} C${-58 * part},${92 * part} ${-76 * part},${50 * part} ${-60 * part},${14 * part} ` +
        `C${-44 * part},${-18 * part} ${-26 * part},${-50 * part} ${-66 * part},${-96 * part} Z`,
    );
  const beads = Array.from({ length: 9 }, (_, index) => {
    const turn = (-62 + index * 27) * (Math.PI / 180);
    return ink(oval(90 * Math.cos(turn), 18 + 92 * Math.sin(turn), 9), fill(line));
  });
  const flower = group(
    [ring(8, [ink(path('M0,-8 C-10,-20 -8,-34 0,-42 C8,-34 10,-20 0,-8 Z'), fill(line))]), ink(oval(0, 0, 12), fill(line))],
    {
      at: [4, 32],
    },
  );
  return group([ink(drop(1), fill(body), stroke(line, 5)), ink(drop(0.8), stroke(line, 2.5)), flower, ...beads], {
    scale: size / 2,
  });
}

/** A vine that waves from left to right, with a leaf and a bud in each bend. */
export function vine(width: number, bends: number, color: Color, bud: Color, weight = 3): Item {
  const step = width / bends;
  const h = step * 0.26;
  let line = `M${-width / 2},0 `;
  const things: Item[] = [];
  for (let index = 0; index < bends; index += 1) {
    const x = -width / 2 + index * step;
    const up = index % 2 === 0 ? -1 : 1;
    line += `C${x + step * 0.33},${up * h} ${x + step * 0.67},${up * h} ${x + step},0 `;
    things.push(
      group([leaf(step * 0.42, color)], { at: [x + step * 0.5, up * h * 0.74], rotate: up < 0 ? 40 : 140 }),
      ink(
        oval(x + step * 0.42, up * h * 1.7, step * 0.13),
        fill(radial([x + step * 0.4, up * h * 1.76], step * 0.09, [0, mix(bud, '#ffffff', 0.5)], [1, bud])),
      ),
    );
  }
  return group([ink(path(line), stroke(color, weight)), ...things]);
}

/** A palace window lattice; the layer that holds it must crop it. */
export function lattice(width: number, height: number, cell: number, color: Color, weight: number): Item {
  const columns = Math.ceil(width / cell) + 1;
  const rows = Math.ceil(height / cell) + 1;
  const tile = ink([star(8, cell * 0.36, cell * 0.2), box(0, 0, cell * 0.98, cell * 0.98, cell * 0.3)], stroke(color, weight));
  const row = repeated([tile], columns, { move: [cell, 0] });
  const startAt = [(-(columns - 1) * cell) / 2, (-(rows - 1) * cell) / 2] as const;
  return group([group([repeated([row], rows, { move: [0, cell] })], { at: startAt })]);
}
