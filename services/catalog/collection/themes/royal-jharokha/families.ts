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
import { fadeIn, rise, wordByWord } from '../../kit/text/reveals.ts';
import { COLORS, FONT, HEIGHT, MARIGOLDS, METAL, say, WIDTH } from './look.ts';

const INK = '#5a1230';
const ARCH = { width: 1260, height: 950, rise: 380, foils: 4 };

export function familiesScene({ frames }: Clock): Layer[] {
  const move = { frames, zoom: [100, 104] as const };
  const wall = plane('wall plane', 0.3, WIDTH, HEIGHT, move);
  const near = plane('near plane', 2.6, WIDTH, HEIGHT, move);
  const x = WIDTH / 2;
  const arch = (margin: number) =>
    cuspedArch({ width: 1260 + margin * 2, height: 950 + margin, rise: 380 + margin * 0.6, foils: 4 });
  const foot: [number, number] = [x, HEIGHT + 20];
  const gold = metalRamp(METAL, [-600, -1000], [600, 0]);
  const name = { font: FONT.names, color: INK, size: 112, width: 880, height: 136, leading: 1.2 };
  const line = { font: FONT.lines, color: '#4a2a2a', size: 50, width: 1000, height: 122 };
  return [
    wall,
    near,
    ground('wall', WIDTH, HEIGHT, COLORS.ground),
    ground(
      'wall light',
      WIDTH,
      HEIGHT,
      radial([x, 520], [x + 1150, 520], [0, '#c2455a', 0.55], [0.6, '#5a1230', 0.2], [1, '#12040f', 0.8]),
    ),
    ...standOn(wall, [
      shapes('turning mandala', [
        mandala(
          830,
          { ink: '#e0a050', weight: 2.4 },
          { at: [x, 560], rotate: track([0, 0, EASE.linear], [frames, 14]), opacity: 42 },
        ),
      ]),
    ]),
    // The page is static, so that its wide fills are drawn once.
    shapes('page shadow', [group('shadow', [outline(arch(54)), fill('#1a0610', 34)])], { at: [x, HEIGHT + 34] }),
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
        350,
        { ink: '#c9974f', weight: 2, drawn: tween(8, 90, 0, 100, EASE.inOut) },
        { at: [x, 600], rotate: track([0, 0, EASE.linear], [frames, -12]), opacity: 24 },
      ),
    ]),
    shapes(
      'flowers from the cusps',
      archCusps(ARCH).flatMap(([cx, cy], index) =>
        [-1, 1].map((side) =>
          marigoldString([2, 3, 4, 5, 4][index] ?? 3, 15, MARIGOLDS, {
            at: [x + side * cx, HEIGHT + 20 + cy - 4],
            rotate: sway(frames, 62, 0, 2, index * 0.23 + side * 0.1),
          }),
        ),
      ),
    ),
    shapes('lotus', [lotus(290, METAL, COLORS.bloom)], {
      at: [x, HEIGHT - 22],
      scale: track([10, [60, 0], EASE.spring], [40, [100, 100]]),
    }),
    say('first', [x, 352], { ...name, reveal: rise(20, 22, 30) }),
    say('first_parents', [x, 454], { ...line, reveal: wordByWord(32, 26) }),
    shapes('divider', [floralDivider(420, '#b07a2c', COLORS.bloom)], {
      at: [x, 552],
      scale: track([34, [0, 100], EASE.weight], [58, [100, 100]]),
      opacity: track([34, 0], [42, 100]),
    }),
    say('second', [x, 648], { ...name, reveal: rise(44, 22, 30) }),
    say('second_parents', [x, 750], { ...line, reveal: wordByWord(56, 26) }),
    say('families', [x, 862], {
      ...line,
      font: FONT.lines,
      color: '#8a3a1c',
      size: 46,
      width: 980,
      height: 66,
      reveal: fadeIn(70, 16),
    }),
    ...drifting('petal', (index) => loosePetal(34, MARIGOLDS[index % 2] ?? MARIGOLDS[0]), {
      count: 8,
      seed: 12,
      width: WIDTH,
      height: HEIGHT,
      frames,
      sizes: [60, 120],
      fall: 520,
      wind: 70,
    }),
    ...standOn(near, [
      shapes('garlands', [
        ...[-1, 1].flatMap((side) => [
          jasmineString(22, 26, '#fff8ec', '#c8283f', { at: [x + side * 760, -60], rotate: sway(frames, 68, 0, 1.3, 0.1) }),
          marigoldString(10, 32, MARIGOLDS, { at: [x + side * 845, -60], rotate: sway(frames, 74, 0, 1.2, 0.4) }),
          jasmineString(28, 28, '#fff8ec', '#c8283f', { at: [x + side * 925, -60], rotate: sway(frames, 70, 0, 1.4, 0.7) }),
        ]),
      ]),
      shapes('warmth', [
        softLight('warmth', 0, HEIGHT, 420, '#ffb04a', 0.3),
        softLight('warmth', WIDTH, HEIGHT, 420, '#ffb04a', 0.3),
      ]),
    ]),
    vignette(WIDTH, HEIGHT, '#0f0410', 0.5),
  ];
}
