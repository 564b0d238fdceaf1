import { type Layer, shapes } from '../kit/lottie/layers.ts';
import { glow, linear, radial } from '../kit/lottie/paint.ts';
import { ellipse, fill, group, outline, rect, stroke } from '../kit/lottie/shapes.ts';
import type { ShapeItem } from '../kit/lottie/types.ts';
import { cuspedArch } from '../kit/motifs/arches.ts';
import { bulbString } from '../kit/motifs/bulb-string.ts';
import { drawn } from '../kit/motifs/drawn.ts';
import { elephant } from '../kit/motifs/elephant.ts';
import { lily } from '../kit/motifs/garden-blooms.ts';
import { marigoldString, toran } from '../kit/motifs/garlands.ts';
import { jharokha } from '../kit/motifs/jharokha.ts';
import { mandala } from '../kit/motifs/mandala.ts';
import { crescent, pavilion } from '../kit/motifs/moonlit-garden.ts';
import { palace } from '../kit/motifs/palace.ts';
import { peacock, tailFeather } from '../kit/motifs/peacock.ts';
import { sprig } from '../kit/motifs/sprigs.ts';
import { roseWindow } from '../kit/motifs/stained-glass.ts';
import { starLantern } from '../kit/motifs/star-lantern.ts';
import { starLattice } from '../kit/motifs/star-lattice.ts';
import { GOLD, metalRamp } from '../kit/palette.ts';
import { floor, wall } from './backgrounds.ts';
import type { Picture } from './picture.ts';

const WIDTH = 320;
const HEIGHT = 240;
const X = WIDTH / 2;
const MARIGOLDS = ['#f0851f', '#f7b52c'] as const;
const STONE = { light: '#a8425a', body: '#7d2742', shade: '#4a1230' };

const small = (
  name: string,
  percent: number | [number, number],
  at: readonly [number, number],
  items: readonly ShapeItem[],
): ShapeItem => group(name, items, { at, scale: percent });

function premium(): ShapeItem[] {
  const dress = { skin: '#7a6aa8', cloth: '#d4197a', border: '#12766e', metal: GOLD };
  return [
    ...wall(WIDTH, HEIGHT, ['#2a0f4a', '#5a1550'], '#d4468a', 0.62),
    small(
      'bulbs',
      60,
      [X, 22],
      [bulbString({ width: 560, sag: 50, size: 15, count: 11, colors: ['#ffe0a0'], cord: '#e9b950', frames: 60, beat: 18 })],
    ),
    ...floor(WIDTH, HEIGHT, 206, ['#3a0f4a', '#220830'], 200),
    small('elephant', 24, [X + 4, 218], [elephant(dress, 60)]),
  ];
}

function traditional(): ShapeItem[] {
  const arch = { width: 460, height: 520, rise: 200, foils: 3 };
  return [
    ...wall(WIDTH, HEIGHT, ['#5a1230', '#2a0a20'], '#e0723a', 0.55),
    mandala(150, { ink: '#c7803f', weight: 1 }, { at: [X, 120], opacity: 30 }),
    group('room', [outline(cuspedArch(arch)), fill(linear([0, -580], [0, 0], [0, '#f2b36a'], [1, '#7a2b45']))], {
      at: [X, 214],
      scale: 33,
    }),
    small('palace', 9.5, [X, 200], [palace('#7c2a4a', '#ffdf9a', {}, '#f0a060')]),
    small('jharokha', 33, [X, 214], jharokha({ arch, stone: STONE, metal: GOLD, bloom: '#f0851f' })),
    small(
      'strings',
      34,
      [0, 0],
      [60, 150, 790, 880].map((x, index) => marigoldString(index % 3 === 0 ? 9 : 6, 34, MARIGOLDS, { at: [x, -30] })),
    ),
    small('toran', 26, [X, 12], [toran(1300, 74, '#3f6b35', MARIGOLDS)]),
  ];
}

function islamic(): ShapeItem[] {
  return [
    ...wall(WIDTH, HEIGHT, ['#04141f', '#0d5a50'], '#1f8a72', 0.7),
    small('moon', 40, [212, 64], [crescent(70, '#fff4d4', 120)]),
    small('pavilion', 30, [X, 214], [pavilion(500, '#17806c', '#fff0b8', '#7fd0b0')]),
    group('pool', [rect(0, 212, WIDTH, 40), fill('#062a2c')]),
    ...[-1, 1].map((side) =>
      group('screen', [
        small(
          'lattice',
          30,
          [side < 0 ? -40 : 262, -20],
          [starLattice(150, 2, 6, { face: '#b98a3a', line: '#f3d489', shade: '#03101c', width: 12 })],
        ),
      ]),
    ),
    small(
      'lanterns',
      40,
      [X, 0],
      [-130, 40].map((x, index) => starLantern(90, index === 0 ? 70 : 20, GOLD, '#ffb648', 60, index + 2, { at: [x, -20] })),
    ),
  ];
}

function elite(): ShapeItem[] {
  const feathers = [-62, -44, -26, -8, 10, 28, 46, 64].map((turn) =>
    tailFeather(560, 92, GOLD, { at: [220, -250], rotate: turn }),
  );
  return [
    ...wall(WIDTH, HEIGHT, ['#04332f', '#021a24'], '#12766e', 0.55),
    small('peacock', [-27, 27], [198, 226], [...feathers, peacock(GOLD, 60)]),
  ];
}

function christian(): ShapeItem[] {
  const glass = ['#c0283f', '#2257b8', '#e8a52c', '#1f8f63', '#7a45b0', '#e0658c', '#4fa3d8'] as const;
  return [
    ...wall(WIDTH, HEIGHT, ['#3a3448', '#1c1826'], '#8a7aa8', 0.45),
    small('window', 29, [X, 106], [roseWindow(318, glass, { from: -400, step: 1 }, '#565064')]),
    sprig(120, '#5f8a62', 6, false, { at: [60, 246], rotate: 34 }),
    sprig(120, '#5f8a62', 6, false, { at: [260, 246], rotate: -34 }),
    lily(54, '#fffaf2', { at: [66, 206], rotate: -24 }),
    lily(48, '#fffaf2', { at: [118, 226], rotate: 8 }),
    lily(50, '#fffaf2', { at: [206, 226], rotate: -8 }),
    lily(54, '#fffaf2', { at: [256, 204], rotate: 24 }),
  ];
}

function modern(): ShapeItem[] {
  return [
    group('paper', [rect(0, 0, WIDTH, HEIGHT), fill('#f6efe4')]),
    drawn('M0 150 C60 96 120 130 170 108 C220 86 250 30 330 44 L330 250 L0 250 Z', '#e3c3a6'),
    drawn('M0 204 C70 160 130 196 200 170 C250 150 280 120 330 128 L330 250 L0 250 Z', '#c4694a'),
    group('sun', [ellipse([230, 78], 96), fill('#e6a057')]),
    group('ring', [ellipse([230, 78], 122), stroke('#3b2a26', 1.4)]),
    sprig(150, '#3b4a3c', 7, false, { at: [70, 226], rotate: 8 }),
    sprig(110, '#5d6f57', 5, true, { at: [104, 232], rotate: 30 }),
  ];
}

function withReception(): ShapeItem[] {
  const lit = (x: number, y: number, on: boolean) => group('pane', [rect(x, y, 6, 8, 1), fill(on ? '#ffd58a' : '#24345c')]);
  const towers = [
    [6, 46, 120],
    [56, 38, 78],
    [98, 52, 150],
    [154, 36, 96],
    [194, 56, 134],
    [254, 42, 88],
    [300, 30, 116],
  ] as const;
  return [
    ...wall(WIDTH, HEIGHT, ['#0b1230', '#4a2450'], '#e0a565', 0.92),
    ...towers.flatMap(([x, width, height], index) => [
      group('tower', [rect(x, HEIGHT - height, width, height), fill(index % 2 ? '#131d44' : '#18244f')]),
      ...Array.from({ length: Math.floor(width / 12) * Math.floor(height / 16) }, (_, pane) => {
        const columns = Math.floor(width / 12);
        const [column, row] = [pane % columns, Math.floor(pane / columns)];
        return lit(x + 5 + column * 12, HEIGHT - height + 8 + row * 16, (pane * 7 + index * 3) % 5 < 3);
      }),
    ]),
    small(
      'bulbs',
      60,
      [X, 30],
      [
        bulbString({
          width: 560,
          sag: 70,
          size: 18,
          count: 12,
          colors: ['#ffe0a0', '#ffc46b'],
          cord: '#0a0f22',
          frames: 60,
          beat: 18,
        }),
      ],
    ),
    small(
      'bulbs behind',
      46,
      [X, 12],
      [bulbString({ width: 730, sag: 90, size: 16, count: 14, colors: ['#ffe0a0'], cord: '#0a0f22', frames: 60, beat: 18 })],
    ),
  ];
}

function portrait(): Layer[] {
  const screen = { at: [X, 122], scale: 100 };
  const arch = { width: 66, height: 110, rise: 44, foils: 3 };
  return [
    shapes('ground', wall(WIDTH, HEIGHT, ['#fbeedd', '#f1d3bd'], '#ffffff', 0.5)),
    shapes(
      'phone',
      [
        group('shadow', [rect(-52, -92, 116, 196, 18), fill('#7a3a4a', 22)]),
        group('body', [rect(-58, -100, 116, 200, 18), fill('#241a1e')]),
        group('screen', [rect(-51, -92, 102, 184, 12), fill(linear([0, -92], [0, 92], [0, '#5a1230'], [1, '#c9573a']))]),
        group('light', [ellipse([0, 20], 110), fill(glow([0, 20], 55, '#ffd08a', 0.8))]),
        group('arch', [outline(cuspedArch(arch)), fill(radial([0, -40], [70, -40], [0, '#fff2d6'], [1, '#f6c987']))], {
          at: [0, 82],
        }),
        group('rim', [outline(cuspedArch(arch)), stroke(metalRamp(GOLD, [-33, -110], [33, 0]), 2.4)], { at: [0, 82] }),
        small('toran', 7.6, [0, -88], [toran(1300, 74, '#3f6b35', MARIGOLDS)]),
        small('lotus', 30, [0, 40], [mandala(70, { ink: '#a8425a', weight: 2 })]),
      ],
      screen,
    ),
  ];
}

const card = (tag: string, layers: readonly Layer[]): Picture => ({
  name: `wedding/${tag}`,
  width: WIDTH,
  height: HEIGHT,
  layers,
});
const flat = (tag: string, items: readonly ShapeItem[]): Picture => card(tag, [shapes(tag, items)]);

/** The cards that filter the wedding page, one per tag. */
export const WEDDING_CARDS: readonly Picture[] = [
  flat('premium', premium()),
  flat('traditional', traditional()),
  flat('islamic', islamic()),
  flat('elite', elite()),
  flat('christian', christian()),
  flat('modern', modern()),
  flat('with-reception', withReception()),
  card('portrait', portrait()),
];
