import { marigold } from './flora.ts';
import { GOLD, goldFill } from './objects.ts';
import { box, type Color, fill, group, type Item, ink, linear, mix, oval, path, radial, ring, star, stroke } from './shapes.ts';

/** A dhol lying on its side with its laced ropes and two sticks: 480 wide at size 100. */
export function dhol(size: number, color: Color): Item {
  const ropes = Array.from({ length: 9 }, (_, index) => {
    const y = -110 + index * 27.5;
    return `M-176,${y} L0,${y + 14} L176,${y}`;
  }).join(' ');
  const head = (x: number): Item =>
    group([
      ink(oval(x, 0, 92, 252), fill(linear([x, -126], [x, 126], [0, GOLD.shine], [1, GOLD.shade]))),
      ink(oval(x, 0, 72, 222), fill('#f6ead2')),
      ink(oval(x, 0, 34, 108), fill('#3a2a22')),
    ]);
  const stick = (x: number, turn: number): Item =>
    group([ink(box(0, -60, 14, 260, 7), fill('#7a4a22')), ink(oval(0, -190, 36), fill(color))], { at: [x, -130], rotate: turn });
  return group(
    [
      stick(-120, -38),
      stick(120, 38),
      ink(
        path('M-190,-118 C-80,-150 80,-150 190,-118 L190,118 C80,150 -80,150 -190,118 Z'),
        fill(linear([0, -140], [0, 140], [0, mix(color, '#ffffff', 0.3)], [0.45, color], [1, mix(color, '#000000', 0.45)])),
      ),
      ink(path(ropes), stroke('#fff0cc', 4, 90)),
      ink(box(0, 0, 20, 286, 6), goldFill(-140, 140)),
      head(196),
      head(-196),
    ],
    { scale: size },
  );
}

/** A brass bowl heaped with turmeric, with flowers beside it, standing on y = 0. */
export function turmericBowl(size: number): Item {
  return group(
    [
      ink(
        path('M-150,-120 C-110,-210 -40,-250 10,-244 C70,-250 120,-190 150,-120 Z'),
        fill(radial([-20, -200], 190, [0, '#ffe27a'], [0.6, '#f3b81f'], [1, '#c9860b'])),
      ),
      ink(
        path('M-190,-122 C-180,-20 -90,0 0,0 C90,0 180,-20 190,-122 Z'),
        fill(linear([-190, 0], [190, 0], [0, GOLD.shade], [0.25, GOLD.shine], [0.5, GOLD.body], [1, GOLD.shade])),
      ),
      ink(oval(0, -122, 390, 50), stroke(GOLD.shine, 10)),
      ring(1, [ink(path('M-150,-66 C-60,-40 60,-40 150,-66'), stroke(GOLD.shade, 5))]),
      ...[-210, -150, 160, 225].map((x, index) =>
        group([marigold(index % 2 ? 74 : 96, index % 2 ? '#ffd23c' : '#f29a1f')], { at: [x, -24 - (index % 2) * 12] }),
      ),
    ],
    { scale: size },
  );
}

/** An open hand painted with henna, its wrist at (0, 0): 400 high at size 100. */
export function hennaHand(size: number, skin: Color, henna: Color): Item {
  const finger = (x: number, y: number, length: number, turn: number): Item =>
    group(
      [
        ink(box(0, -length / 2, 46, length, 23), fill(skin)),
        ink(
          path(
            `M-18,${-length + 46} C-8,${-length + 34} 8,${-length + 34} 18,${-length + 46} L18,${-length + 22} C16,${-length + 4} -16,${-length + 4} -18,${-length + 22} Z`,
          ),
          fill(henna),
        ),
        ink(
          path(`M-20,${-length + 62} L20,${-length + 62} M-20,${-length + 74} L20,${-length + 74} M0,${-length + 84} L0,-30`),
          stroke(henna, 5),
        ),
      ],
      { at: [x, y], rotate: turn },
    );
  const flower = (x: number, y: number, part: number): Item =>
    group(
      [
        ring(10, [ink(path('M0,-14 C-14,-26 -12,-48 0,-58 C12,-48 14,-26 0,-14 Z'), stroke(henna, 5))]),
        ink(oval(0, 0, 22), fill(henna)),
        ink(oval(0, 0, 128), stroke(henna, 4)),
      ],
      { at: [x, y], scale: part },
    );
  return group(
    [
      finger(-70, -190, 150, -14),
      finger(-24, -206, 186, -4),
      finger(26, -204, 174, 6),
      finger(72, -184, 136, 17),
      finger(-92, -96, 128, -52),
      ink(
        path('M-66,40 C-70,-20 -108,-60 -104,-120 C-100,-190 -60,-226 0,-226 C62,-226 100,-190 102,-130 C104,-70 70,-20 64,40 Z'),
        fill(skin),
      ),
      flower(0, -128, 108),
      ink(path('M-62,10 L62,10 M-62,24 L62,24 M-56,-18 C-30,-34 -10,-4 0,-20 C10,-4 30,-34 56,-18'), stroke(henna, 6)),
      ...[-50, -25, 0, 25, 50].map((x) => ink(oval(x, -4, 10), fill(henna))),
    ],
    { scale: size },
  );
}

/** Bulbs on a wire between two ends that are `width` apart. */
export function bulbs(width: number, sag: number, count: number, colors: readonly Color[]): Item {
  const lights = Array.from({ length: count }, (_, index) => {
    const part = (index + 0.5) / count;
    const color = colors[index % colors.length] ?? '#ffffff';
    return group(
      [
        ink(oval(0, 16, 64), fill(radial([0, 16], 32, [0, color, 0.7], [1, color, 0]))),
        ink(box(0, 0, 9, 10, 2), fill('#2a2233')),
        ink(oval(0, 15, 17, 24), fill(mix(color, '#ffffff', 0.45))),
      ],
      { at: [(part - 0.5) * width, sag * 4 * part * (1 - part)] },
    );
  });
  return group([ink(path(`M${-width / 2},0 Q0,${sag * 2} ${width / 2},0`), stroke('#2a2233', 4)), ...lights]);
}

/** A chandelier with three rings of drops that hangs from (0, 0). */
export function chandelier(size: number): Item {
  const round = (y: number, width: number, count: number): Item[] => [
    ink(path(`M${-width / 2},${y} C${-width * 0.3},${y + 46} ${width * 0.3},${y + 46} ${width / 2},${y}`), stroke(GOLD.body, 6)),
    ...Array.from({ length: count }, (_, index) => {
      const part = (index / (count - 1)) * 2 - 1;
      const at = [(part * width) / 2, y + 34 * (1 - part * part)] as const;
      return group(
        [
          ink(path('M0,0 C-9,16 -9,30 0,40 C9,30 9,16 0,0 Z'), fill(linear([0, 0], [0, 40], [0, '#fffbe8'], [1, '#e6c98a']))),
          ink(box(0, -16, 8, 24, 3), fill('#fff6dd')),
          ink(oval(0, -36, 12, 20), fill('#ffd27a')),
        ],
        { at },
      );
    }),
  ];
  return group(
    [
      ink(path('M0,-300 L0,20'), stroke(GOLD.body, 5)),
      ...round(150, 420, 11),
      ...round(86, 300, 9),
      ...round(34, 180, 7),
      ink(path('M0,180 C-20,214 -12,236 0,252 C12,236 20,214 0,180 Z'), goldFill(180, 252)),
    ],
    { scale: size },
  );
}

/** `count` footprints of red lac that walk to the right. */
export function steps(count: number, stride: number, color: Color): Item {
  const foot = [
    ink(path('M-10,30 C-26,24 -24,-6 -16,-22 C-8,-36 14,-34 18,-16 C22,2 12,34 -10,30 Z'), fill(color)),
    ...[-20, -9, 2, 12, 20].map((x, index) => ink(oval(x, -44 + Math.abs(index - 1.4) * 4, 10 - index * 0.7 + 2), fill(color))),
    group([ink(star(6, 9, 4), fill('#fff3dc'))], { at: [0, 2] }),
  ];
  return group(
    Array.from({ length: count }, (_, index) =>
      group(foot, { at: [index * stride, index % 2 ? 26 : -26], rotate: 78, scale: index % 2 ? [-100, 100] : [100, 100] }),
    ),
  );
}
