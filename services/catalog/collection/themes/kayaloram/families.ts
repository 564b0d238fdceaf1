// Scene 3: a kasavu cloth unrolls; both families on it, jasmine at its edges.
import { ground, softLight } from '../../kit/atmosphere.ts';
import type { Clock } from '../../kit/build-theme.ts';
import { plane, standOn } from '../../kit/camera.ts';
import { type Layer, shapes } from '../../kit/lottie/layers.ts';
import { EASE, sway, track } from '../../kit/lottie/motion.ts';
import { linear } from '../../kit/lottie/paint.ts';
import { fill, group, rect, repeat } from '../../kit/lottie/shapes.ts';
import { jasmineString } from '../../kit/motifs/garlands.ts';
import { kasavuEdge } from '../../kit/motifs/kerala-rite.ts';
import { lotus } from '../../kit/motifs/lotus.ts';
import { movingLight } from '../../kit/palette.ts';
import { placesIn, type Stage } from '../../kit/stage.ts';
import { fadeIn, wordByWord } from '../../kit/text/reveals.ts';
import { FONT, INK, METAL, say } from './look.ts';

const WIDE = {
  edge: 150,
  columns: [
    [524, 0],
    [1396, 0],
  ],
  name: { y: 400, size: 108, width: 716, height: 150 },
  parents: { y: 640, size: 68, width: 716, height: 330 },
  between: [960, 850],
  sides: [48, 118],
  buds: [16, 11],
  bud: 40,
} as const;
const UPRIGHT = {
  edge: 170,
  columns: [
    [540, 0],
    [540, 800],
  ],
  name: { y: 452, size: 116, width: 800, height: 160 },
  parents: { y: 700, size: 72, width: 800, height: 330 },
  between: [540, 1006],
  sides: [28, 84],
  buds: [24, 15],
  bud: 40,
} as const;

export function familiesScene({ frames }: Clock, { width, height, x, portrait }: Stage): Layer[] {
  const { edge, columns, name, parents, between, sides, buds, bud } = placesIn(portrait, WIDE, UPRIGHT);
  const move = { frames, zoom: [103, 100] as const, slide: [0, portrait ? -26 : -16] as const };
  const cloth = plane('cloth plane', 1, width, height, move);
  const near = plane('near plane', 2.4, width, height, move);
  const { y: named, ...names } = name;
  const { y: below, ...lines } = parents;
  const [his, hers] = columns;
  const folds = [0.1, 0.24, 0.41, 0.6, 0.77, 0.92];
  const unrolled = (from: number) => track([0, [x, from], EASE.weight], [34, [x, height / 2]]);
  const texts = ([at, down]: readonly [number, number], first: 'first' | 'second', start: number) => [
    say(first, [at, named + down], { font: FONT.names, color: INK, ...names, leading: 1.2, reveal: fadeIn(start, 14) }),
    say(`${first}_parents`, [at, below + down], { color: INK, ...lines, reveal: wordByWord(start + 8, 24) }),
  ];
  return [
    cloth,
    near,
    ground('cloth', width, height, '#fbf3df'),
    ...standOn(cloth, [
      shapes('weave', [
        group('threads', [
          rect(-200, -200, width + 400, 2),
          fill('#e6d6b2', 60),
          repeat(Math.ceil((height + 400) / 9), { move: [0, 9] }),
        ]),
      ]),
      shapes(
        'folds',
        folds.map((part, index) =>
          group(
            'fold',
            [
              rect(-90, -300, 180, height + 600),
              fill(
                linear([-90, 0], [90, 0], [0, '#b89a62', 0], [0.44, '#b89a62', 0.2], [0.52, '#ffffff', 0.62], [1, '#ffffff', 0]),
              ),
            ],
            {
              at: track(
                [0, [width * part - 26, 0], EASE.breath],
                [frames / 2, [width * part + 22, 0], EASE.breath],
                [frames, [width * part - 12, 0]],
              ),
              rotate: 4 - index * 1.3,
            },
          ),
        ),
      ),
      shapes('upper edge', [kasavuEdge(width + 400, edge, METAL, { at: [-width / 2 - 200, -height / 2] })], {
        at: unrolled(height / 2 - edge * 1.6),
      }),
      shapes('lower edge', [kasavuEdge(width + 400, edge, METAL, { at: [-width / 2 - 200, height / 2], scale: [100, -100] })], {
        at: unrolled(height / 2 + edge * 1.6),
      }),
      shapes(
        'light on the gold',
        [
          rect(-width / 2 - 100, -height / 2 + edge * 0.16, width + 200, edge * 0.62),
          rect(-width / 2 - 100, height / 2 - edge * 0.78, width + 200, edge * 0.62),
          fill(
            movingLight({ shade: METAL.body, body: METAL.body, shine: METAL.shine, glint: '#fffdf2' }, width, 8, frames - 6),
            46,
          ),
        ],
        { at: unrolled(height / 2) },
      ),
    ]),
    shapes('morning', [
      softLight('morning', width * 0.72, height * 0.2, 1100, '#fff1c4', 0.55),
      softLight('shade', width * 0.04, height, 800, '#b98a4a', 0.3),
    ]),
    shapes('lotus', [lotus(portrait ? 220 : 230, METAL, '#e58aa0')], {
      at: track(
        [14, [between[0], between[1] + 60], EASE.out],
        [40, [between[0], between[1]], EASE.breath],
        [frames, [between[0], between[1] - 8]],
      ),
      opacity: track([14, 0, EASE.inOut], [30, 100]),
    }),
    ...standOn(cloth, [...texts(his, 'first', 8), ...texts(hers, 'second', 22)]),
    ...standOn(
      near,
      [-1, 1].flatMap((side) =>
        sides.map((beside, index) =>
          shapes('jasmine', [jasmineString(buds[index] ?? 10, bud, '#fffaf0', '#d8742a')], {
            at: [side < 0 ? beside : width - beside, -90],
            rotate: sway(frames, 78 + index * 12, 0, 1.6, 0.3 * index + (side > 0 ? 0.4 : 0)),
          }),
        ),
      ),
    ),
  ];
}
