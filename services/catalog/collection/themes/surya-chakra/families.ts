// Scene 2: Sambalpuri cloth slides open; both families on the maroon between its ikat borders.
import { ground, softLight, vignette } from '../../kit/atmosphere.ts';
import type { Clock } from '../../kit/build-theme.ts';
import { plane, standOn } from '../../kit/camera.ts';
import { type Layer, shapes } from '../../kit/lottie/layers.ts';
import { EASE, track } from '../../kit/lottie/motion.ts';
import { linear } from '../../kit/lottie/paint.ts';
import { fill, group, rect, repeat } from '../../kit/lottie/shapes.ts';
import { filigree, ikatBorder } from '../../kit/motifs/konark.ts';
import { placesIn, type Stage } from '../../kit/stage.ts';
import { fadeIn, wordByWord } from '../../kit/text/reveals.ts';
import { COLORS, FONT, gild, IKAT, LINE, SILVER, say, WORD_METAL } from './look.ts';

const WIDE = {
  border: 190,
  columns: [
    [496, 0],
    [1424, 0],
  ],
  name: { y: 430, size: 100, width: 650, height: 140 },
  parents: { y: 640, size: 58, width: 650, height: 280 },
  ring: [960, 540, 116],
} as const;
const UPRIGHT = {
  border: 200,
  columns: [
    [540, 0],
    [540, 830],
  ],
  name: { y: 470, size: 124, width: 860, height: 170 },
  parents: { y: 706, size: 74, width: 860, height: 330 },
  ring: [540, 1062, 130],
} as const;

export function familiesScene({ frames }: Clock, { width, height, x, y, portrait }: Stage): Layer[] {
  const { border, columns, name, parents, ring } = placesIn(portrait, WIDE, UPRIGHT);
  const [his, hers] = columns;
  const { y: named, ...names } = name;
  const { y: below, ...lines } = parents;
  const cloth = plane('cloth plane', 1, width, height, { frames, zoom: [104, 100], ease: EASE.out });
  const slide = (side: 1 | -1) =>
    track([0, [x + side * 260, y], EASE.weight], [38, [x, y], EASE.breath], [frames, [x - side * 26, y]]);
  const edge = ikatBorder(width + 900, border, IKAT, { at: [-x - 450, -y - 8] });
  const texts = ([at, down]: readonly [number, number], first: 'first' | 'second', start: number) => [
    gild(first, [at, named + down], WORD_METAL, [start + 26, start + 80], {
      font: FONT.names,
      ...names,
      leading: 1.2,
      reveal: fadeIn(start, 14),
    }),
    say(`${first}_parents`, [at, below + down], { ...lines, reveal: wordByWord(start + 8, 24) }),
  ];
  return [
    cloth,
    ground('cloth', width, height, COLORS.ground),
    ...standOn(cloth, [
      shapes('weave', [
        group('threads', [
          rect(-200, -200, width + 400, 3),
          fill('#5c0c24', 60),
          repeat(Math.ceil((height + 400) / 10), { move: [0, 10] }),
        ]),
      ]),
      shapes(
        'folds',
        [0.1, 0.27, 0.44, 0.63, 0.8, 0.95].map((part, index) =>
          group(
            'fold',
            [
              rect(-120, -300, 240, height + 600),
              fill(
                linear(
                  [-120, 0],
                  [120, 0],
                  [0, '#2c0412', 0],
                  [0.42, '#2c0412', 0.5],
                  [0.55, '#d8405a', 0.34],
                  [1, '#d8405a', 0],
                ),
              ),
            ],
            {
              at: track(
                [0, [width * part - 34, 0], EASE.breath],
                [frames / 2, [width * part + 28, 0], EASE.breath],
                [frames, [width * part - 18, 0]],
              ),
              rotate: 5 - index * 1.6,
            },
          ),
        ),
      ),
      shapes('upper border', [edge], { at: slide(1) }),
      shapes('lower border', [group('turned', [edge], { rotate: 180 })], { at: slide(-1) }),
    ]),
    shapes('light', [softLight('light', width * 0.68, height * 0.24, 900, '#ffb27a', 0.24)]),
    vignette(width, height, COLORS.deep, 0.5),
    shapes('filigree', [filigree(ring[2], SILVER, 6, 60, { rotate: track([0, 0, EASE.linear], [frames, 26]) })], {
      at: [ring[0], ring[1]],
    }),
    say('and', [ring[0], ring[1]], { color: LINE, size: portrait ? 66 : 56, width: 130, height: 100, reveal: fadeIn(20, 12) }),
    ...standOn(cloth, [...texts(his, 'first', 6), ...texts(hers, 'second', 20)]),
  ];
}
