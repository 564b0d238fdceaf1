// Scene 3: an ivory page in a cusped frame with the two families' lines.
import { drifting, ground, softLight, vignette } from '../../kit/atmosphere.ts';
import type { Clock } from '../../kit/build-theme.ts';
import { plane, standOn } from '../../kit/camera.ts';
import { type Layer, shapes } from '../../kit/lottie/layers.ts';
import { EASE, sway, track, tween } from '../../kit/lottie/motion.ts';
import { radial } from '../../kit/lottie/paint.ts';
import { fill, group, outline, stroke } from '../../kit/lottie/shapes.ts';
import { archCusps, cuspedArch } from '../../kit/motifs/arches.ts';
import { floralDivider, jasmineString, loosePetal, marigoldString } from '../../kit/motifs/garlands.ts';
import { lotus } from '../../kit/motifs/lotus.ts';
import { mandala } from '../../kit/motifs/mandala.ts';
import { metalRamp } from '../../kit/palette.ts';
import { placesIn, type Stage } from '../../kit/stage.ts';
import { fadeIn, rise, wordByWord } from '../../kit/text/reveals.ts';
import { COLORS, FONT, MARIGOLDS, METAL, say } from './look.ts';

const INK = '#5a1230';

/** The page, its rows of words, and what hangs beside it. */
const WIDE = {
  page: { width: 1260, height: 950, rise: 380, foils: 4 },
  middle: [520, 560, 600],
  mandalas: [830, 350],
  names: { size: 112, width: 880, height: 136 },
  parents: { size: 50, width: 1000, height: 122 },
  rows: [352, 454, 552, 648, 750, 862],
  last: { size: 46, width: 980, height: 66 },
  lotus: 290,
  strings: [
    [760, 22],
    [845, 10],
    [925, 28],
  ],
} as const;
const UPRIGHT = {
  page: { width: 884, height: 1640, rise: 400, foils: 4 },
  middle: [900, 960, 1040],
  mandalas: [780, 380],
  names: { size: 156, width: 620, height: 220 },
  parents: { size: 68, width: 770, height: 270 },
  rows: [566, 760, 938, 1076, 1270, 1516],
  last: { size: 64, width: 760, height: 170 },
  lotus: 340,
  strings: [
    [408, 7],
    [470, 5],
    [526, 11],
  ],
} as const;

export function familiesScene({ frames }: Clock, { width, height, x, portrait }: Stage): Layer[] {
  const { page, middle, mandalas, names, parents, rows, last, lotus: flower, strings } = placesIn(portrait, WIDE, UPRIGHT);
  const [light, wheel, watermark] = middle;
  const [inner, tall, outer] = strings;
  const move = { frames, zoom: [100, 104] as const };
  const wall = plane('wall plane', 0.3, width, height, move);
  const near = plane('near plane', 2.6, width, height, move);
  const arch = (margin: number) =>
    cuspedArch({ width: page.width + margin * 2, height: page.height + margin, rise: page.rise + margin * 0.6, foils: 4 });
  const foot: [number, number] = [x, height + 20];
  const gold = metalRamp(METAL, [-600, -1000], [600, 0]);
  const name = { font: FONT.names, color: INK, leading: 1.2, ...names };
  const line = { font: FONT.lines, color: '#4a2a2a', ...parents };
  return [
    wall,
    near,
    ground('wall', width, height, COLORS.ground),
    ground(
      'wall light',
      width,
      height,
      radial([x, light], [x + 1150, light], [0, '#c2455a', 0.55], [0.6, '#5a1230', 0.2], [1, '#12040f', 0.8]),
    ),
    ...standOn(wall, [
      shapes('turning mandala', [
        mandala(
          mandalas[0],
          { ink: '#e0a050', weight: 2.4 },
          { at: [x, wheel], rotate: track([0, 0, EASE.linear], [frames, 14]), opacity: 42 },
        ),
      ]),
    ]),
    // The page is static, so that its wide fills are drawn once.
    shapes('page shadow', [group('shadow', [outline(arch(54)), fill('#1a0610', 34)])], { at: [x, height + 34] }),
    shapes(
      'page',
      [
        group('rim', [outline(arch(44)), fill(gold)]),
        group('dark band', [outline(arch(36)), fill(COLORS.ground)]),
        group('beads', [outline(arch(25)), stroke(METAL.shine, 7, { dash: [0.1, 19] })]),
        group('inner rim', [outline(arch(14)), fill(gold)]),
        group('paper', [outline(arch(8)), fill(COLORS.paper)]),
        group('paper light', [
          outline(arch(8)),
          fill(radial([0, -520], [760, -520], [0, '#ffffff', 0.55], [0.6, '#ffffff', 0], [1, '#c98a4a', 0.28])),
        ]),
      ],
      { at: foot },
    ),
    shapes('watermark', [
      mandala(
        mandalas[1],
        { ink: '#c9974f', weight: 2, drawn: tween(8, 90, 0, 100, EASE.inOut) },
        { at: [x, watermark], rotate: track([0, 0, EASE.linear], [frames, -12]), opacity: 24 },
      ),
    ]),
    shapes(
      'flowers from the cusps',
      archCusps(page).flatMap(([cx, cy], index) =>
        [-1, 1].map((side) =>
          marigoldString([2, 3, 4, 5, 4][index] ?? 3, 15, MARIGOLDS, {
            at: [x + side * cx, height + 20 + cy - 4],
            rotate: sway(frames, 62, 0, 2, index * 0.23 + side * 0.1),
          }),
        ),
      ),
    ),
    shapes('lotus', [lotus(flower, METAL, COLORS.bloom)], {
      at: [x, height - 22],
      scale: track([10, [60, 0], EASE.spring], [40, [100, 100]]),
    }),
    say('first', [x, rows[0]], { ...name, reveal: rise(20, 22, 30) }),
    say('first_parents', [x, rows[1]], { ...line, reveal: wordByWord(32, 26) }),
    shapes('divider', [floralDivider(420, '#b07a2c', COLORS.bloom)], {
      at: [x, rows[2]],
      scale: track([34, [0, 100], EASE.weight], [58, [100, 100]]),
      opacity: track([34, 0], [42, 100]),
    }),
    say('second', [x, rows[3]], { ...name, reveal: rise(44, 22, 30) }),
    say('second_parents', [x, rows[4]], { ...line, reveal: wordByWord(56, 26) }),
    say('families', [x, rows[5]], {
      ...line,
      font: FONT.lines,
      color: '#8a3a1c',
      ...last,
      reveal: fadeIn(70, 16),
    }),
    ...drifting('petal', (index) => loosePetal(34, MARIGOLDS[index % 2] ?? MARIGOLDS[0]), {
      count: 8,
      seed: 12,
      width,
      height,
      frames,
      sizes: [60, 120],
      fall: 520,
      wind: 70,
    }),
    ...standOn(near, [
      shapes('garlands', [
        ...[-1, 1].flatMap((side) => [
          jasmineString(inner[1], 26, '#fff8ec', '#c8283f', {
            at: [x + side * inner[0], -60],
            rotate: sway(frames, 68, 0, 1.3, 0.1),
          }),
          marigoldString(tall[1], 32, MARIGOLDS, { at: [x + side * tall[0], -60], rotate: sway(frames, 74, 0, 1.2, 0.4) }),
          jasmineString(outer[1], 28, '#fff8ec', '#c8283f', {
            at: [x + side * outer[0], -60],
            rotate: sway(frames, 70, 0, 1.4, 0.7),
          }),
        ]),
      ]),
      shapes('warmth', [
        softLight('warmth', 0, height, 420, '#ffb04a', 0.3),
        softLight('warmth', width, height, 420, '#ffb04a', 0.3),
      ]),
    ]),
    vignette(width, height, '#0f0410', 0.5),
  ];
}
