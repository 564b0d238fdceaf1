// Scene 5: night on the terrace; lamps float past the lit palace behind a static date, time and place.
import { drifting, ground, softLight, twinkles, vignette } from '../../kit/atmosphere.ts';
import type { Clock } from '../../kit/build-theme.ts';
import { plane, standOn } from '../../kit/camera.ts';
import { type Layer, shapes } from '../../kit/lottie/layers.ts';
import { EASE, sway, track } from '../../kit/lottie/motion.ts';
import { linear } from '../../kit/lottie/paint.ts';
import { fill, group, rect } from '../../kit/lottie/shapes.ts';
import { floralDivider, loosePetal, marigoldString, toran } from '../../kit/motifs/garlands.ts';
import { facade } from '../../kit/motifs/jharokha.ts';
import { diya, hangingLamp } from '../../kit/motifs/lamps.ts';
import { farCity, palace, ripples } from '../../kit/motifs/palace.ts';
import { fadeIn, rise, wordByWord } from '../../kit/text/reveals.ts';
import { COLORS, FONT, gild, HEIGHT, LEAF, MARIGOLDS, METAL, STONE, say, WIDTH, WORD_METAL } from './look.ts';

const WATER = 940;
const ARCH = { width: 1400, height: 940, rise: 420, foils: 4 };

export function placeScene({ frames }: Clock): Layer[] {
  const move = { frames, zoom: [106, 100] as const, ease: EASE.out };
  const middle = plane('palace plane', 0.6, WIDTH, HEIGHT, move);
  const near = plane('near plane', 2.2, WIDTH, HEIGHT, move);
  const x = WIDTH / 2;
  const lamps = [
    [330, 1046, 72],
    [640, 1010, 46],
    [1290, 1006, 46],
    [1580, 1048, 76],
    [960, 1052, 60],
    [480, 982, 32],
    [1450, 980, 32],
  ] as const;
  return [
    middle,
    near,
    // The sky is static: moving wide gradients are expensive.
    ground(
      'night',
      WIDTH,
      HEIGHT,
      linear([0, 0], [0, WATER], [0, '#120a2a'], [0.5, '#2b1241'], [0.8, '#5c1f4a'], [1, '#9c3f4c']),
    ),
    twinkles(56, 5, WIDTH, 620, frames, '#fff4d6', [1, 2.8]),
    ...standOn(middle, [
      shapes('far shore', [
        farCity(2500, linear([0, -240], [0, 0], [0, '#4b1b46'], [1, '#6d2a4a']), { at: [x, WATER + 2], scale: [80, 50] }),
      ]),
      shapes('palace light', [softLight('palace light', x, WATER - 60, 560, '#ff9d4a', 0.5)]),
      shapes('lit palace', [
        palace(
          linear([0, -600], [0, 0], [0, '#6b2a45'], [1, '#c9704a']),
          '#ffe3a0',
          { at: [x, WATER + 4], scale: 34 },
          '#ffc070',
        ),
      ]),
      shapes('water', [
        rect(-200, WATER, WIDTH + 400, 500),
        fill(linear([0, WATER], [0, HEIGHT + 80], [0, '#7a3347'], [0.3, '#3a1440'], [1, '#130920'])),
      ]),
      shapes('reflection', [
        palace('#2b0f3a', '#ffc46a', { at: [x, WATER + 2], scale: [34, -15], opacity: 55 }),
        group('ripples', [ripples(1300, 8, '#ffd9a0')], { at: [x, WATER + 16] }),
      ]),
    ]),
    ...standOn(
      middle,
      lamps.map(([lx, ly, size], index) =>
        shapes(`floating lamp ${index + 1}`, [diya(size, '#a4532c', METAL.shine, frames, index * 3 + 1)], {
          at: track([0, [lx - 24, ly], EASE.linear], [frames, [lx + 24, ly]]),
          rotate: sway(frames, 54, 0, 2.2, index * 0.17),
        }),
      ),
    ),
    shapes('hush', [softLight('hush', x, 440, 640, '#150a26', 0.55)]),
    gild('couple', [x, 266], WORD_METAL, [24, 90], {
      font: FONT.names,
      size: 128,
      width: 860,
      height: 144,
      leading: 1.2,
      reveal: rise(6, 20, 30),
    }),
    shapes('divider', [floralDivider(460, METAL.body, COLORS.bloom)], {
      at: [x, 366],
      scale: track([12, [0, 100], EASE.weight], [34, [100, 100]]),
      opacity: track([12, 0], [20, 100]),
    }),
    say('date_line', [x, 424], { width: 1120, height: 82, tracking: 20, reveal: wordByWord(14, 22) }),
    say('time_line', [x, 494], { font: FONT.lines, size: 54, color: '#ffdf9c', width: 1000, height: 72, reveal: fadeIn(22, 14) }),
    say('venue', [x, 590], { size: 66, width: 1140, height: 122, reveal: wordByWord(26, 20) }),
    say('city', [x, 690], { font: FONT.lines, size: 54, color: '#ffdf9c', width: 1000, height: 72, reveal: fadeIn(34, 14) }),
    shapes('wall', facade({ width: WIDTH, height: HEIGHT, arch: ARCH, sill: [x, HEIGHT], stone: STONE, metal: METAL })),
    shapes('toran', [toran(1640, 70, LEAF, MARIGOLDS)], { at: [x, 64] }),
    ...drifting('petal', (index) => loosePetal(34, MARIGOLDS[index % 2] ?? MARIGOLDS[0]), {
      count: 8,
      seed: 41,
      width: WIDTH,
      height: HEIGHT,
      frames,
      sizes: [60, 120],
      fall: 360,
      wind: -70,
    }),
    ...standOn(near, [
      shapes(
        'strings',
        [-1, 1].flatMap((side) => [
          marigoldString(11, 32, MARIGOLDS, { at: [x + side * 905, -60], rotate: sway(frames, 72, 0, 1.3, 0.2) }),
          hangingLamp(110, 150, METAL, frames, 4 + side, { at: [x + side * 770, -30], rotate: sway(frames, 88, 0, 1.5, 0.3) }),
        ]),
      ),
    ]),
    vignette(WIDTH, HEIGHT, '#0a0414', 0.6),
  ];
}
