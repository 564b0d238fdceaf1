import { type Layer, shapes } from '../kit/lottie/layers.ts';
import { glow, linear } from '../kit/lottie/paint.ts';
import { ellipse, fill, group, rect, ring } from '../kit/lottie/shapes.ts';
import type { ShapeItem } from '../kit/lottie/types.ts';
import { brassBowl, heap } from '../kit/motifs/bowls.ts';
import { bulbString } from '../kit/motifs/bulb-string.ts';
import { cake } from '../kit/motifs/cake.ts';
import { jhula } from '../kit/motifs/cradle.ts';
import { dhol, drumCane } from '../kit/motifs/dhol.ts';
import { diamond, setting } from '../kit/motifs/diamond.ts';
import { drawn } from '../kit/motifs/drawn.ts';
import { loosePetal, marigold, marigoldString, toran } from '../kit/motifs/garlands.ts';
import { palm, palmOutline } from '../kit/motifs/hands.ts';
import { house } from '../kit/motifs/house.ts';
import { facade } from '../kit/motifs/jharokha.ts';
import { diya, hangingLamp } from '../kit/motifs/lamps.ts';
import { mandala } from '../kit/motifs/mandala.ts';
import { feltStar, fullMoon, hungOn, paperCloud } from '../kit/motifs/night-nursery.ts';
import { palace, ripples } from '../kit/motifs/palace.ts';
import { palmHenna } from '../kit/motifs/palm-henna.ts';
import { balloon, bunting } from '../kit/motifs/party.ts';
import { band } from '../kit/motifs/rings.ts';
import { rose, roseLeaf } from '../kit/motifs/rose.ts';
import { GOLD, metalRamp } from '../kit/palette.ts';
import { floor, wall } from './backgrounds.ts';
import type { Picture } from './picture.ts';

const WIDTH = 264;
const HEIGHT = 352;
const X = WIDTH / 2;
const MARIGOLDS = ['#f0851f', '#f7b52c'] as const;

/** A video's motif at a card's size. */
const small = (
  name: string,
  percent: number,
  at: readonly [number, number],
  items: readonly ShapeItem[],
  rotate = 0,
): ShapeItem => group(name, items, { at, scale: percent, rotate });

function wedding(): ShapeItem[] {
  const stone = { light: '#a8425a', body: '#7d2742', shade: '#4a1230' };
  const arch = { width: 560, height: 560, rise: 260, foils: 3 };
  return [
    group('dusk', [rect(0, 0, WIDTH, HEIGHT), fill(linear([0, 40], [0, 262], [0, '#32123f'], [1, '#f0925a']))]),
    group('sun', [ellipse([0, 0], 200), fill(glow([0, 0], 100, '#ffd596', 0.9))], { at: [X, 250] }),
    small('palace', 13, [X, 264], [palace('#6a2047', '#ffdf9a', {}, '#f0a060')]),
    group('water', [rect(0, 262, WIDTH, 100), fill(linear([0, 262], [0, HEIGHT], [0, '#d9764e'], [1, '#33143f']))]),
    small('ripples', 20, [X, 270], [ripples(900, 8, '#ffd9a0')]),
    small(
      'wall',
      36,
      [0, 0],
      facade({ width: WIDTH / 0.36, height: HEIGHT / 0.36, arch, sill: [X / 0.36, 900], stone, metal: GOLD }),
    ),
    small('toran', 30, [X, 44], [toran(900, 74, '#3f6b35', MARIGOLDS)]),
  ];
}

function engagement(): ShapeItem[] {
  return [
    ...wall(WIDTH, HEIGHT, ['#5a1a3c', '#2c0b22'], '#c25a72'),
    small(
      'rings',
      62,
      [X, 176],
      [
        band({ radius: 108, thickness: 17, metal: GOLD }, { at: [-62, 20] }),
        band({ radius: 96, thickness: 14, metal: GOLD }, { at: [66, 8] }),
        band({ radius: 108, thickness: 17, metal: GOLD, part: [2, 24] }, { at: [-62, 20] }),
        setting(84, GOLD, { at: [66, -92] }),
        diamond(84, { at: [66, -96] }),
      ],
    ),
    ...[
      [70, 286, 30, '#e7a0ac'],
      [130, 300, 38, '#a9304f'],
      [194, 288, 29, '#f6e3d6'],
    ].map(([x, y, radius, color]) => rose(Number(radius), String(color), { at: [Number(x), Number(y)] })),
    roseLeaf(46, '#5c7f5a', { at: [38, 292], rotate: -70 }),
    roseLeaf(46, '#5c7f5a', { at: [228, 296], rotate: 70 }),
  ];
}

function birthday(): ShapeItem[] {
  return [
    ...wall(WIDTH, HEIGHT, ['#ffe3c2', '#ffcf9a'], '#fffbe8', 0.5),
    bunting(330, 34, 38, ['#ef4f45', '#f9ab22', '#12958c', '#f47f9c'], '#6d2c8f', { at: [X, 16] }),
    balloon(64, '#12958c', 150, { at: [52, 172], rotate: -4 }),
    balloon(68, '#ef4f45', 150, { at: [212, 158], rotate: 5 }),
    ...floor(WIDTH, HEIGHT, 312, ['#f6c28a', '#e9a566'], 190),
    cake(184, { sponge: '#f47f9c', icing: '#fff6ea', accent: '#f9ab22', plate: GOLD }, 5, 60, { at: [X, 322] }),
  ];
}

function anniversary(): ShapeItem[] {
  return [
    ...wall(WIDTH, HEIGHT, ['#fbeee6', '#f1d6cb'], '#ffffff'),
    ring('petals', 16, [ellipse([0, -86], 26, 34), fill('#fff7f0')], { at: [X, 176] }),
    group('medallion', [ellipse([X, 176], 172), fill(metalRamp(GOLD, [40, 90], [220, 260]))]),
    group('face', [ellipse([X, 176], 156), fill('#5a1a3c')]),
    small(
      'bands',
      38,
      [X, 180],
      [
        band({ radius: 108, thickness: 16, metal: GOLD }, { at: [-58, 0] }),
        band({ radius: 108, thickness: 16, metal: GOLD }, { at: [58, 0] }),
        band({ radius: 108, thickness: 16, metal: GOLD, part: [2, 24] }, { at: [-58, 0] }),
      ],
    ),
    rose(34, '#b23a55', { at: [82, 282] }),
    rose(26, '#e8a7ae', { at: [134, 296] }),
    rose(30, '#8c1f3f', { at: [186, 280] }),
    roseLeaf(48, '#5c7f5a', { at: [48, 284], rotate: -76 }),
    roseLeaf(48, '#5c7f5a', { at: [222, 284], rotate: 76 }),
  ];
}

function sangeet(): ShapeItem[] {
  const colors = { wood: '#e2591c', paint: '#d4197a', accent: '#f9b52c', head: '#fff1dc', rope: '#fff7ea', metal: GOLD };
  return [
    ...wall(WIDTH, HEIGHT, ['#2b1150', '#170632'], '#d4197a', 0.58),
    bulbString(
      {
        width: 300,
        sag: 34,
        size: 13,
        count: 9,
        colors: ['#ffd27a', '#ff7ab8', '#6fe0d0'],
        cord: '#120424',
        frames: 60,
        beat: 18,
      },
      { at: [X, 34] },
    ),
    ...floor(WIDTH, HEIGHT, 286, ['#3a1660', '#220b40'], 220),
    dhol(206, colors, 100, { at: [X, 206], rotate: -14 }),
    drumCane(120, '#8a5a2a', { at: [214, 236], rotate: 24 }),
  ];
}

function houseWarming(): ShapeItem[] {
  return [
    ...wall(WIDTH, HEIGHT, ['#1f4a4a', '#7fa886'], '#f7d79a', 0.66),
    group('moon', [ellipse([206, 66], 40), fill('#fff3cf')]),
    ...floor(WIDTH, HEIGHT, 296, ['#4f7a4a', '#2f5636'], 240),
    small('house', 25, [X, 302], [house('#d98f5f', '#a8482a', '#6d3a1f', '#ffd27a', '#3d7a3f')]),
    diya(34, '#a8482a', '#f8b62d', 60, 2, { at: [62, 326] }),
    diya(34, '#a8482a', '#f8b62d', 60, 5, { at: [202, 326] }),
  ];
}

function babyShower(): ShapeItem[] {
  const star = (color: string) => feltStar(22, color);
  return [
    ...wall(WIDTH, HEIGHT, ['#2f2c5e', '#6d5c96'], '#c9b6e6', 0.56),
    fullMoon(66, '#fbe9b8', { at: [X, 204] }),
    ...hungOn(
      60,
      [
        { thing: star('#f6c9a8'), x: 52, length: 92 },
        { thing: star('#fbe9b8'), x: 104, length: 60 },
        { thing: star('#bfe0d6'), x: 164, length: 72 },
        { thing: star('#f3b8c4'), x: 214, length: 108 },
      ],
      '#efe6ff',
    ),
    small('cloud', 40, [60, 330], [paperCloud('#f4eefc', '#d9cdea')]),
    small('cloud', 46, [200, 346], [paperCloud('#ffffff', '#e3d9f1')]),
  ];
}

function reception(): ShapeItem[] {
  return [
    ...wall(WIDTH, HEIGHT, ['#0f1c36', '#2a1630'], '#e0b565', 0.5),
    mandala(150, { ink: '#c99a4a', weight: 1 }, { at: [X, 180], opacity: 40 }),
    hangingLamp(96, 78, GOLD, 60, 2, { at: [X, -6] }),
    hangingLamp(60, 40, GOLD, 60, 3, { at: [56, -6] }),
    hangingLamp(60, 40, GOLD, 60, 4, { at: [208, -6] }),
  ];
}

function haldi(): ShapeItem[] {
  return [
    ...wall(WIDTH, HEIGHT, ['#ffe08a', '#f9bb34'], '#fff6cf', 0.44),
    small(
      'strings',
      52,
      [X, 0],
      [-220, -150, 150, 220].map((x, index) => marigoldString(index % 3 === 0 ? 4 : 3, 30, MARIGOLDS, { at: [x, -24] })),
    ),
    ...floor(WIDTH, HEIGHT, 286, ['#f0a01f', '#d97f12'], 230),
    group('bowl', [brassBowl(188, GOLD), heap(160, 62, '#f7b51c', '#ffe08a', { at: [0, -79] })], { at: [X, 306] }),
    ...[
      [52, 318, 24],
      [92, 332, 18],
      [214, 324, 23],
    ].map(([x, y, radius], index) =>
      marigold(Number(radius), MARIGOLDS[index % 2] ?? MARIGOLDS[0], { at: [Number(x), Number(y)] }),
    ),
  ];
}

function mehendi(): Layer[] {
  const henna = { ink: '#7a3414', weight: 2.6 };
  const place = { at: [X - 6, 356], scale: 50, rotate: -4 };
  return [
    shapes('ground', wall(WIDTH, HEIGHT, ['#2f5d3f', '#1c3d2c'], '#8fbf80', 0.5)),
    shapes('hand', palm('#dba477'), place),
    shapes('henna', palmHenna([henna, henna, henna, henna, henna]), { ...place, masks: [palmOutline] }),
  ];
}

function namingCeremony(): ShapeItem[] {
  return [
    ...wall(WIDTH, HEIGHT, ['#fdf0dc', '#f5d9b8'], '#ffffff', 0.5),
    mandala(118, { ink: '#d9a86a', weight: 1 }, { at: [X, 178], opacity: 42 }),
    small(
      'cradle',
      36,
      [X, 26],
      [jhula(60, 420, { wood: '#8a4b2a', metal: GOLD, cloth: '#f3c9c4', flowers: MARIGOLDS, rose: '#c8384e' })],
    ),
    small('toran', 30, [X, 10], [toran(1000, 74, '#4f7a45', MARIGOLDS)]),
  ];
}

function wishes(): ShapeItem[] {
  return [
    ...wall(WIDTH, HEIGHT, ['#f7d9d4', '#eeb6b4'], '#fff4ee', 0.5),
    group(
      'envelope',
      [
        drawn('M-92 -40 L92 -40 L92 92 L-92 92 Z', linear([0, -40], [0, 92], [0, '#fffaf2'], [1, '#f0dfcc'])),
        drawn('M-70 -96 L70 -96 L70 40 L-70 40 Z', '#fffdf8'),
        drawn('M0 -62 C-22 -92 -60 -66 -40 -34 C-30 -18 -12 -6 0 8 C12 -6 30 -18 40 -34 C60 -66 22 -92 0 -62 Z', '#b3273f'),
        drawn('M-92 -40 L0 34 L92 -40 L92 92 L-92 92 Z', linear([0, -40], [0, 92], [0, '#f8ead8'], [1, '#ead3ba'])),
        drawn('M-92 92 L-14 22 L0 32 L14 22 L92 92 Z', '#fff4e4'),
        group('seal', [ellipse([0, 40], 44), fill('#a31f33')]),
        group('seal rim', [ellipse([0, 40], 32), fill('#bd3548')]),
      ],
      { at: [X, 182], rotate: -5 },
    ),
    ...[
      [48, 66, -18],
      [212, 90, 24],
      [206, 300, -30],
      [60, 304, 16],
    ].map(([x, y, turn]) => group('petal', [loosePetal(30, '#c94a5f')], { at: [Number(x), Number(y)], rotate: Number(turn) })),
  ];
}

const card = (slug: string, items: readonly ShapeItem[]): Picture => inLayers(slug, [shapes(slug, items)]);
const inLayers = (slug: string, layers: readonly Layer[]): Picture => ({
  name: `category/${slug}`,
  width: WIDTH,
  height: HEIGHT,
  layers,
});

/** The cards of the home page, one per category. */
export const CATEGORY_CARDS: readonly Picture[] = [
  card('wedding', wedding()),
  card('engagement', engagement()),
  card('reception', reception()),
  card('birthday', birthday()),
  card('anniversary', anniversary()),
  card('wishes', wishes()),
  card('sangeet', sangeet()),
  inLayers('mehendi', mehendi()),
  card('haldi', haldi()),
  card('house-warming', houseWarming()),
  card('naming-ceremony', namingCeremony()),
  card('baby-shower', babyShower()),
];
