// Scene 3: the white sari with its red border; both families on it, a conch between them, the butterfly crossing.
import { ground, softLight } from '../../kit/atmosphere.ts';
import type { Clock } from '../../kit/build-theme.ts';
import { plane, standOn } from '../../kit/camera.ts';
import { type Layer, shapes } from '../../kit/lottie/layers.ts';
import { EASE, track } from '../../kit/lottie/motion.ts';
import { linear, radial } from '../../kit/lottie/paint.ts';
import { ellipse, fill, group, rect, repeat, stroke } from '../../kit/lottie/shapes.ts';
import { alpanaCreeper } from '../../kit/motifs/alpana.ts';
import { conch, prajapati } from '../../kit/motifs/bengali-rite.ts';
import { placesIn, type Stage } from '../../kit/stage.ts';
import { fadeIn, wordByWord } from '../../kit/text/reveals.ts';
import { FONT, INK, METAL, PASTE, PITH, RED, say } from './look.ts';

const WIDE = {
  border: 150,
  columns: [
    [490, 0],
    [1430, 0],
  ],
  name: { y: 392, size: 96, width: 650, height: 140 },
  parents: { y: 606, size: 60, width: 650, height: 280 },
  shell: [960, 500, 176],
  fly: [
    [-120, 860],
    [520, 826],
    [1160, 850],
  ],
  insect: 150,
} as const;
const UPRIGHT = {
  border: 176,
  columns: [
    [540, 0],
    [540, 752],
  ],
  name: { y: 436, size: 124, width: 860, height: 170 },
  parents: { y: 670, size: 72, width: 840, height: 290 },
  shell: [540, 960, 200],
  fly: [
    [-120, 1100],
    [190, 1010],
    [262, 940],
  ],
  insect: 160,
} as const;

export function familiesScene({ frames }: Clock, { width, height, x, portrait }: Stage): Layer[] {
  const { border, columns, name, parents, shell, fly, insect } = placesIn(portrait, WIDE, UPRIGHT);
  const [his, hers] = columns;
  const { y: named, ...names } = name;
  const { y: below, ...lines } = parents;
  const cloth = plane('cloth plane', 1, width, height, { frames, zoom: [104, 100], ease: EASE.out });
  const waves = Math.ceil((width + 240) / 120);
  const red = linear([0, -height / 2], [0, -height / 2 + border], [0, '#7e0c12'], [0.35, '#c8191f'], [1, '#a01218']);
  const edge = [
    group('red', [rect(-x - 200, -height / 2 - 80, width + 400, border + 80), fill(red)]),
    group('zari', [
      rect(-x - 200, -height / 2 + border - 10, width + 400, 5),
      rect(-x - 200, -height / 2 + border + 8, width + 400, 3),
      fill(METAL.body),
    ]),
    group('temple points', [
      group('point', [rect(-x - 200, -height / 2 + border + 12, 16, 16), fill(RED)]),
      repeat(Math.ceil((width + 400) / 32), { move: [32, 0] }),
    ]),
    alpanaCreeper(waves, 120, { paste: PASTE, first: 4, frames: 70 }, { at: [-x - 120, -height / 2 + border * 0.48] }),
  ];
  const come = (from: number) => track([0, [x, height / 2 + from], EASE.weight], [30, [x, height / 2]]);
  const texts = ([at, down]: readonly [number, number], first: 'first' | 'second', start: number) => [
    say(first, [at, named + down], { font: FONT.names, color: RED, ...names, leading: 1.2, reveal: fadeIn(start, 14) }),
    say(`${first}_parents`, [at, below + down], { color: INK, ...lines, reveal: wordByWord(start + 8, 24) }),
  ];
  return [
    cloth,
    ground('cloth', width, height, '#fffaf0'),
    ...standOn(cloth, [
      shapes('weave', [
        group('threads', [
          rect(-200, -200, width + 400, 2),
          fill('#eadcc4', 55),
          repeat(Math.ceil((height + 400) / 8), { move: [0, 8] }),
        ]),
      ]),
      shapes(
        'folds',
        [0.08, 0.2, 0.37, 0.55, 0.71, 0.9].map((part, index) =>
          group(
            'fold',
            [
              rect(-100, -300, 200, height + 600),
              fill(
                linear(
                  [-100, 0],
                  [100, 0],
                  [0, '#a98a72', 0],
                  [0.45, '#a98a72', 0.22],
                  [0.53, '#ffffff', 0.7],
                  [1, '#ffffff', 0],
                ),
              ),
            ],
            {
              at: track(
                [0, [width * part - 30, 0], EASE.breath],
                [frames / 2, [width * part + 26, 0], EASE.breath],
                [frames, [width * part - 16, 0]],
              ),
              rotate: 5 - index * 1.7,
            },
          ),
        ),
      ),
      shapes('upper border', edge, { at: come(-border * 1.5) }),
      shapes('lower border', [group('turned', edge, { rotate: 180 })], { at: come(border * 1.5) }),
    ]),
    shapes('light', [
      softLight('light', width * 0.7, height * 0.16, 1000, '#fff0cf', 0.5),
      softLight('shade', 0, height, 760, '#a86a4a', 0.26),
    ]),
    shapes(
      'medallion of the conch',
      [
        ellipse([0, 0], shell[2] * 1.36),
        fill(radial([-20, -30], [shell[2] * 0.7, 40], [0, '#d8242a'], [1, '#8a0d13'])),
        stroke(METAL.body, 6),
      ],
      {
        at: track(
          [6, [shell[0], shell[1] + 60], EASE.out],
          [36, [shell[0], shell[1]], EASE.breath],
          [frames, [shell[0], shell[1] - 10]],
        ),
        opacity: track([6, 0, EASE.inOut], [22, 100]),
      },
    ),
    shapes('conch', [conch(shell[2], RED, METAL)], {
      at: track(
        [10, [shell[0], shell[1] + 60], EASE.out],
        [38, [shell[0], shell[1]], EASE.breath],
        [frames, [shell[0], shell[1] - 10]],
      ),
      rotate: track([10, -14, EASE.out], [44, 4, EASE.breath], [frames, -3]),
      opacity: track([10, 0, EASE.inOut], [24, 100]),
    }),
    ...standOn(cloth, [...texts(his, 'first', 6), ...texts(hers, 'second', 20)]),
    shapes('prajapati', [prajapati(insect, PITH, frames)], {
      at: track([0, fly[0], EASE.breath], [58, fly[1], EASE.breath], [frames, fly[2]]),
      rotate: track([0, 70, EASE.breath], [58, 96, EASE.breath], [frames, 60]),
    }),
  ];
}
