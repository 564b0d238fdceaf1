// Scene 1: one large paisley draws itself across the frame; the names inside it.
import { vignette } from '../../kit/atmosphere.ts';
import type { Clock } from '../../kit/build-theme.ts';
import { type Layer, shapes } from '../../kit/lottie/layers.ts';
import { EASE, track } from '../../kit/lottie/motion.ts';
import { fill, group, outline, stroke, trim } from '../../kit/lottie/shapes.ts';
import { leafFringe, paisley, paisleyBeads, paisleyOutline } from '../../kit/motifs/paisley.ts';
import { movingLight } from '../../kit/palette.ts';
import { type Look, METAL, NAME, STAGE } from './look.ts';

const { width, height } = STAGE;
const SIZE = 812;
const X = 504;
const FOOT = 1660;

export function namesScene(look: Look, { beat }: Clock): Layer[] {
  const { colors, say, silk, style, tones } = look;
  const drawn = track([0, 46, EASE.inOut], [beat(3), 100]);
  const foil = movingLight(METAL, 900, beat(2), beat(5));
  const seen = track([0, 50, EASE.inOut], [beat(1.4), 100]);
  const tip = (x: number, y: number, size: number, turn: number, from: number) =>
    group('small paisley', [paisley(size, style)], {
      at: [x, y],
      rotate: turn,
      scale: track([from, [0, 0], EASE.spring], [from + 24, [100, 100]]),
    });
  return [
    ...silk(X, 1180),
    shapes('corner paisleys', [
      tip(150, 470, 170, -10, 10),
      tip(120, 690, 110, -28, 16),
      tip(980, 1880, 190, 30, 14),
      tip(80, 1900, 170, -30, 18),
      tip(1010, 640, 120, 24, 22),
      tip(330, 250, 120, -6, 20),
    ]),
    shapes(
      'great paisley',
      [
        leafFringe(SIZE, 62, METAL.shine, [4, beat(3)]),
        group('ground', [outline(paisleyOutline(SIZE)), fill(tones.body)], { opacity: seen }),
        group('rim', [outline(paisleyOutline(SIZE)), trim(0, drawn), stroke(foil, 20)]),
        group('beads', [outline(paisleyBeads(SIZE)), trim(0, drawn), stroke(METAL.shine, 15, { dash: [0.1, 34] })]),
      ],
      { at: [X, FOOT] },
    ),
    vignette(width, height, colors.deep, 0.5),
    say('heading', { at: [X - 20, 880], size: 62, width: 560, height: 96, color: tones.soft, from: 8 }),
    say('first', { ...NAME, at: [X - 8, 1060], size: 172, width: 700, height: 210, from: 10 }),
    say('and', { at: [X - 8, 1196], size: 76, width: 300, height: 100, color: tones.soft, from: 20 }),
    say('second', { ...NAME, at: [X - 8, 1334], size: 172, width: 700, height: 210, from: 20 }),
    say('request', { at: [X - 8, 1480], size: 62, width: 560, height: 96, color: tones.soft, from: beat(2) }),
  ];
}
