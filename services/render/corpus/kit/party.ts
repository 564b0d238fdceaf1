import { type Color, fill, group, type Item, ink, linear, mix, oval, path, radial, star, stroke } from './shapes.ts';

export function balloon(size: number, color: Color): Item {
  const s = size / 200;
  return group(
    [
      ink(path('M0,10 C24,80 -26,130 4,210 C20,260 -6,290 0,330'), stroke(mix(color, '#ffffff', 0.35), 3, 80)),
      ink(path('M-11,12 L11,12 L0,-6 Z'), fill(mix(color, '#000000', 0.18))),
      ink(
        path('M0,0 C-62,-40 -88,-96 -88,-142 C-88,-204 -46,-240 0,-240 C46,-240 88,-204 88,-142 C88,-96 62,-40 0,0 Z'),
        fill(radial([-30, -176], 170, [0, mix(color, '#ffffff', 0.55)], [0.4, color], [1, mix(color, '#000000', 0.25)])),
      ),
      ink(path('M-56,-176 C-54,-200 -40,-216 -24,-220 C-34,-202 -42,-186 -44,-166 Z'), fill('#ffffff', 62)),
    ],
    { scale: s * 100 },
  );
}

export function bunting(width: number, sag: number, count: number, colors: readonly Color[]): Item {
  const at = (part: number): [number, number] => [(part - 0.5) * width, sag * 4 * part * (1 - part)];
  const wide = (width / count) * 0.42;
  const flags = Array.from({ length: count }, (_, index) => {
    const part = (index + 0.5) / count;
    const color = colors[index % colors.length] ?? '#ffffff';
    const turn = (Math.atan2(sag * 4 * (1 - 2 * part), width) * 180) / Math.PI;
    return group(
      [
        ink(
          path(`M${-wide},0 L${wide},0 L0,${wide * 2.3} Z`),
          fill(linear([0, 0], [0, wide * 2.3], [0, color], [1, mix(color, '#000000', 0.16)])),
        ),
      ],
      { at: at(part), rotate: turn },
    );
  });
  return group([...flags, ink(path(`M${-width / 2},0 Q0,${sag * 2} ${width / 2},0`), stroke('#ffffff', 5))]);
}

/** A cake with three tiers on a stand, standing on y = 0; the theme adds candles. 520 wide at size 100. */
export function cake(size: number, colors: { icing: Color; sponge: Color; trim: Color }): Item {
  const floor = (y: number, width: number, height: number, color: Color): Item => {
    const w = width / 2;
    const drips = Array.from({ length: 9 }, (_, index) => {
      const x = -w + (index * width) / 9;
      const long = [34, 56, 28, 64, 40, 52, 30, 60, 36][index] ?? 40;
      return `C${x},${y - height + long} ${x + width / 9},${y - height + long} ${x + width / 9},${y - height + 12}`;
    });
    return group([
      ink(
        path(
          `M${-w},${y} L${-w},${y - height} L${w},${y - height} L${w},${y} C${w * 0.6},${y + 16} ${-w * 0.6},${y + 16} ${-w},${y} Z`,
        ),
        fill(
          linear(
            [-w, 0],
            [w, 0],
            [0, mix(color, '#000000', 0.12)],
            [0.35, mix(color, '#ffffff', 0.3)],
            [1, mix(color, '#000000', 0.2)],
          ),
        ),
      ),
      ink(
        path(`M${-w},${y - height - 4} L${-w},${y - height + 12} ${drips.join(' ')} L${w},${y - height - 4} Z`),
        fill(colors.icing),
      ),
      ink(oval(0, y - height - 2, width, 30), fill(mix(colors.icing, '#ffffff', 0.4))),
      ...Array.from({ length: 11 }, (_, index) =>
        ink(
          oval(-w * 0.94 + (index * width * 0.94) / 10, y + 6 - Math.abs(index - 5) * 1.6, 26),
          fill(index % 2 ? colors.trim : '#ffffff'),
        ),
      ),
    ]);
  };
  return group(
    [
      ink(
        path('M-60,0 C-30,-20 -26,-40 -24,-70 L24,-70 C26,-40 30,-20 60,0 Z'),
        fill(linear([-40, 0], [40, 0], [0, '#d9dee6'], [0.4, '#ffffff'], [1, '#b9c2ce'])),
      ),
      ink(oval(0, -72, 560, 48), fill(linear([-280, 0], [280, 0], [0, '#cfd6df'], [0.4, '#ffffff'], [1, '#b9c2ce']))),
      floor(-80, 480, 130, colors.sponge),
      floor(-216, 350, 116, mix(colors.sponge, colors.trim, 0.4)),
      floor(-338, 230, 100, colors.sponge),
    ],
    { scale: size },
  );
}

/** Confetti and little stars at hand-placed points. */
export function confetti(points: readonly (readonly [number, number])[], colors: readonly Color[]): Item {
  const bits = points.map(([x, y], index) => {
    const color = colors[index % colors.length] ?? '#ffffff';
    const bit =
      index % 3 === 0
        ? ink(star(5, 15, 6.5), fill(color))
        : index % 3 === 1
          ? ink(oval(0, 0, 16), fill(color))
          : ink(path('M-16,-4 C-8,-14 0,6 8,-4 L16,2 C8,12 0,-6 -8,4 Z'), fill(color));
    return group([bit], { at: [x, y], rotate: (index * 47) % 360 });
  });
  return group(bits);
}
