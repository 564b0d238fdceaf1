// Scene 2: two large betel leaves carry the couple's and their parents' names, on green cloth.
import type { Clock } from '../../kit/build-theme.ts';
import { type Layer, shapes } from '../../kit/lottie/layers.ts';
import { EASE, sway, track } from '../../kit/lottie/motion.ts';
import { ellipse, fill, group, stroke } from '../../kit/lottie/shapes.ts';
import { betelLeaf } from '../../kit/motifs/betel.ts';
import { betelNut } from '../../kit/motifs/shagun-thali.ts';
import { placesIn, type Stage } from '../../kit/stage.ts';
import { fadeIn, rise, wordByWord } from '../../kit/text/reveals.ts';
import { COLORS, cloth, FONT, say } from './look.ts';

/** Each leaf: the way of its stalk into the frame, its lean and size; the words on both; the seal and the nuts. */
const WIDE = {
  first: { from: [296, -60], to: [536, 62], lean: 5, name: [536, 330], parents: [536, 560] },
  second: { from: [1624, -60], to: [1384, 62], lean: -5, name: [1384, 330], parents: [1384, 560] },
  leaf: { from: [92, 78], to: [92, 86] },
  name: { size: 146, width: 620 },
  parents: { size: 54, width: 600, height: 270, leading: 1.4 },
  seal: { at: [960, 846], size: 100, words: { size: 52, width: 300 } },
  nuts: [
    [64, 924, 200],
    [58, 994, 226],
    [60, 960, 150],
  ],
} as const;
/** The leaves lie across the frame, their stalks on opposite sides, so that the broad part of each is beside the other's tip. */
const UPRIGHT = {
  first: { from: [-320, 430], to: [-46, 490], lean: -92, name: [418, 286], parents: [418, 550] },
  second: { from: [1400, 1490], to: [1126, 1430], lean: 88, name: [662, 1254], parents: [662, 1510] },
  leaf: { from: [96, 88], to: [96, 97] },
  name: { size: 132, width: 640, height: 150 },
  parents: { size: 64, width: 660, height: 372, leading: 1.34 },
  seal: { at: [540, 960], size: 118, words: { size: 64, width: 330, height: 220 } },
  nuts: [
    [92, 914, 196],
    [84, 1000, 252],
    [86, 966, 132],
    [92, 96, 1736],
    [84, 176, 1796],
    [86, 76, 1826],
  ],
} as const;

export function familiesScene({ frames }: Clock, stage: Stage): Layer[] {
  const { leaf, seal, nuts, ...at } = placesIn(stage.portrait, WIDE, UPRIGHT);
  const sides = [
    { key: 'first', ...at.first, start: 0 },
    { key: 'second', ...at.second, start: 8 },
  ] as const;
  return [
    ...cloth(stage, COLORS.bloom, '#8a4a06', ['#a3142c', '#14532f'], 74),
    ...sides.map(({ key, from, to, start, lean }) =>
      shapes(`${key} leaf`, [betelLeaf(1160, '#1c6237', {}, 30)], {
        at: track([start, from, EASE.out], [start + 34, to]),
        rotate: sway(frames, 150, lean, 0.8, start / 30),
        scale: track([start, leaf.from, EASE.out], [start + 34, leaf.to]),
      }),
    ),
    shapes(
      'seal',
      [
        group('shadow', [ellipse([8, 14], 350), fill('#5a2a04', 45)]),
        group('dye', [ellipse([0, 0], 344), fill(COLORS.ground)]),
        group('knots', [ellipse([0, 0], 316), stroke('#ffe9c8', 10, { dash: [0.1, 16.45] })]),
      ],
      { at: seal.at, scale: track([28, [0, 0], EASE.spring], [48, [seal.size, seal.size]]) },
    ),
    shapes(
      'nuts',
      nuts.map(([size, x, y]) => betelNut(size, { at: [x, y] })),
      {
        scale: track([24, [96, 96], EASE.spring], [44, [100, 100]]),
        opacity: track([20, 0], [30, 100]),
      },
    ),
    ...sides.flatMap(({ key, name, parents, start }) => [
      say(key, name, { ...at.name, color: '#ffe08a', leading: 1.2, reveal: rise(start + 14, 18) }),
      say(`${key}_parents`, parents, { ...at.parents, font: FONT.text, reveal: wordByWord(start + 22, 20) }),
    ]),
    say('families_line', seal.at, { ...seal.words, color: '#ffe9c8', leading: 1.3, reveal: fadeIn(40, 14) }),
  ];
}
