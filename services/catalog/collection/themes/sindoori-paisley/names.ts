// Scene 1: one large paisley draws itself across the frame, upright or lying; the names inside it.
import { vignette } from '../../kit/atmosphere.ts';
import type { Clock } from '../../kit/build-theme.ts';
import { type Layer, shapes } from '../../kit/lottie/layers.ts';
import { EASE, track } from '../../kit/lottie/motion.ts';
import { fill, group, outline, stroke, trim } from '../../kit/lottie/shapes.ts';
import { leafFringe, paisley, paisleyBeads, paisleyOutline } from '../../kit/motifs/paisley.ts';
import { movingLight } from '../../kit/palette.ts';
import { placesIn, type Stage } from '../../kit/stage.ts';
import { type Look, METAL, NAME } from './look.ts';

/** The great paisley (its foot, how it lies), the small ones (place, size, turn, first frame), and the words. */
const WIDE = {
  // It lies with its foot on the left and curls its tip upwards.
  great: { size: 764, foot: [350, 560], lie: { rotate: 90, scale: [-100, 100] } },
  light: [800, 540],
  small: [
    [150, 250, 150, -10, 10],
    [110, 1010, 170, -28, 16],
    [1790, 1060, 200, 24, 14],
    [1560, 1110, 150, -20, 18],
    [1810, 560, 150, 24, 22],
    [1770, 190, 120, -8, 20],
  ],
  heading: { at: [744, 280], size: 50, width: 520, height: 76 },
  first: { at: [760, 422], size: 186, width: 660, height: 190 },
  and: { at: [760, 546], size: 64, width: 300, height: 84 },
  second: { at: [760, 668], size: 186, width: 660, height: 190 },
  request: { at: [770, 812], size: 50, width: 540, height: 76 },
} as const;
const UPRIGHT = {
  great: { size: 812, foot: [504, 1660], lie: {} },
  light: [504, 1180],
  small: [
    [150, 470, 170, -10, 10],
    [120, 690, 110, -28, 16],
    [980, 1880, 190, 30, 14],
    [80, 1900, 170, -30, 18],
    [1010, 640, 120, 24, 22],
    [330, 250, 120, -6, 20],
  ],
  heading: { at: [484, 880], size: 62, width: 560, height: 96 },
  first: { at: [496, 1060], size: 172, width: 700, height: 210 },
  and: { at: [496, 1196], size: 76, width: 300, height: 100 },
  second: { at: [496, 1334], size: 172, width: 700, height: 210 },
  request: { at: [496, 1480], size: 62, width: 560, height: 96 },
} as const;

export function namesScene(look: Look, { beat }: Clock, stage: Stage): Layer[] {
  const { great, light, small, ...words } = placesIn(stage.portrait, WIDE, UPRIGHT);
  const { size } = great;
  const { colors, say, silk, style, tones } = look;
  const drawn = track([0, 46, EASE.inOut], [beat(3), 100]);
  const foil = movingLight(METAL, 900, beat(2), beat(5));
  const seen = track([0, 50, EASE.inOut], [beat(1.4), 100]);
  const tip = (x: number, y: number, small: number, turn: number, from: number) =>
    group('small paisley', [paisley(small, style)], {
      at: [x, y],
      rotate: turn,
      scale: track([from, [0, 0], EASE.spring], [from + 24, [100, 100]]),
    });
  return [
    ...silk(stage, ...light),
    shapes(
      'corner paisleys',
      small.map((each) => tip(...each)),
    ),
    shapes(
      'great paisley',
      [
        leafFringe(size, 62, METAL.shine, [4, beat(3)]),
        group('ground', [outline(paisleyOutline(size)), fill(tones.body)], { opacity: seen }),
        group('rim', [outline(paisleyOutline(size)), trim(0, drawn), stroke(foil, 20)]),
        group('beads', [outline(paisleyBeads(size)), trim(0, drawn), stroke(METAL.shine, 15, { dash: [0.1, 34] })]),
      ],
      { at: great.foot, ...great.lie },
    ),
    vignette(stage.width, stage.height, colors.deep, 0.5),
    say('heading', { ...words.heading, color: tones.soft, from: 8 }),
    say('first', { ...NAME, ...words.first, from: 10 }),
    say('and', { ...words.and, color: tones.soft, from: 20 }),
    say('second', { ...NAME, ...words.second, from: 20 }),
    say('request', { ...words.request, color: tones.soft, from: beat(2) }),
  ];
}
