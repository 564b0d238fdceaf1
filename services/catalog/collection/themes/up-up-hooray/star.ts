// Scene 2: the child's photo in a scalloped medallion with a hat on it.

import { softLight, vignette } from '../../kit/atmosphere.ts';
import type { Clock } from '../../kit/build-theme.ts';
import { type Layer, photo, shapes } from '../../kit/lottie/layers.ts';
import { EASE, track } from '../../kit/lottie/motion.ts';
import { ellipse, fill, group, ring, stroke } from '../../kit/lottie/shapes.ts';
import { bunting } from '../../kit/motifs/party.ts';
import { gift, partyHat, ribbonBanner } from '../../kit/motifs/wrappings.ts';
import { metalRamp } from '../../kit/palette.ts';
import { placesIn, type Stage } from '../../kit/stage.ts';
import { fadeIn, pop } from '../../kit/text/reveals.ts';
import { COLORS, CORAL, confettiRain, FONT, floating, METAL, PINK, PLUM, RIBBON, STAR, SUN, say, sunny } from './look.ts';

const RADIUS = 350;
/** The medallion, the bunting, the balloons, the gifts by their x, and the words with the ribbon for the name. */
const UPRIGHT = {
  center: [540, 920],
  bunting: 1240,
  balloons: [
    { x: 110, from: 1500, to: 760, size: 220, color: SUN, phase: 0.3 },
    { x: 975, from: 1450, to: 700, size: 230, color: CORAL, phase: 0.7 },
  ],
  gifts: [150, 330, 930, 760],
  line: { at: [540, 314], size: 80, width: 880 },
  ribbon: { at: [540, 1396], width: 760, height: 206 },
  name: { at: [540, 1398], width: 690, height: 130 },
  confetti: {},
  proud: { at: [540, 1572], size: 70, width: 880 },
} as const;
const WIDE = {
  center: [510, 570],
  bunting: 2080,
  balloons: [
    { x: 80, from: 1000, to: 400, size: 150, color: SUN, phase: 0.3 },
    { x: 1870, from: 1000, to: 330, size: 140, color: CORAL, phase: 0.7 },
  ],
  gifts: [1090, 1240, 1790, 1640],
  line: { at: [1410, 366], size: 66, width: 700 },
  ribbon: { at: [1410, 544], width: 640, height: 200 },
  name: { at: [1410, 546], width: 580, height: 130 },
  confetti: { width: 1000 },
  proud: { at: [1410, 716], size: 62, width: 700 },
} as const;

const PICTURE = STAR.asset;

export function starScene({ frames }: Clock, stage: Stage): Layer[] {
  const { width, height } = stage;
  const { center, balloons, gifts, ...at } = placesIn(stage.portrait, WIDE, UPRIGHT);
  const [x, y] = center;
  const foot = height + 10;
  const grow = track([0, [30, 30], EASE.spring], [26, [100, 100]]);
  const zoom = (part: number) => (RADIUS * 2.06 * part) / PICTURE.width;
  const round = shapes('round', [ellipse([0, 0], RADIUS * 2), fill('#ffffff')], { at: center, scale: grow });
  return [
    ...sunny(stage, frames, center, '#0a5d5a', '#1f9488', 0.55),
    shapes('light', [softLight('light', x, y, 760, '#bff5e6', 0.32)]),
    shapes('bunting', [bunting(at.bunting, 110, 100, [SUN, CORAL, '#fffaf0', PINK], '#fffaf0', { at: [stage.x, 30] })]),
    ...floating(frames, balloons),
    shapes(
      'medallion',
      [
        group('shadow', [ellipse([10, 26], RADIUS * 2.36), fill('#04403d', 40)]),
        ring('scallops', 24, [ellipse([0, -RADIUS * 1.16], RADIUS * 0.31), fill(CORAL)], {
          rotate: track([0, 0, EASE.linear], [frames, 22]),
        }),
        ring('paper scallops', 24, [ellipse([0, -RADIUS * 1.1], RADIUS * 0.295), fill('#fffaf0')], {
          rotate: track([0, 0, EASE.linear], [frames, 22]),
        }),
        group('paper', [ellipse([0, 0], RADIUS * 2.24), fill('#fffaf0')]),
        ring('dots', 44, [ellipse([0, -RADIUS * 1.075], RADIUS * 0.028), fill(SUN)], {
          rotate: track([0, 0, EASE.linear], [frames, -16]),
        }),
      ],
      { at: center, scale: grow },
    ),
    photo(PICTURE, {
      at: center,
      anchor: [PICTURE.width / 2, PICTURE.height / 2],
      scale: track(
        [0, [zoom(38), zoom(38)], EASE.spring],
        [26, [zoom(108), zoom(108)], EASE.breath],
        [frames, [zoom(100), zoom(100)]],
      ),
      matte: round,
    }),
    shapes(
      'ring',
      [group('ring', [ellipse([0, 0], RADIUS * 2), stroke(metalRamp(METAL, [-RADIUS, -RADIUS], [RADIUS, RADIUS]), 16)])],
      { at: center, scale: grow },
    ),
    shapes('hat', [partyHat(186, [PLUM, SUN], PINK)], {
      at: track([10, [x - 205, y - 560], EASE.spring], [30, [x - 214, y - 322]]),
      rotate: track([10, -60, EASE.spring], [32, -30, EASE.breath], [70, -27, EASE.breath], [106, -31]),
      opacity: track([10, 0, EASE.inOut], [15, 100]),
    }),
    shapes(
      'gifts',
      [
        gift(230, 190, PINK, '#fffaf0', { at: [gifts[0], foot], rotate: -4 }),
        gift(190, 250, SUN, CORAL, { at: [gifts[1], foot + 10] }),
        gift(240, 180, CORAL, SUN, { at: [gifts[2], foot], rotate: 5 }),
        gift(170, 240, PLUM, '#fffaf0', { at: [gifts[3], foot + 10] }),
      ],
      {
        at: track([6, [0, 320], EASE.out], [36, [0, 0]]),
      },
    ),
    ...confettiRain(stage, frames, 20, 15, [SUN, CORAL, '#fffaf0', PINK], at.confetti),
    vignette(width, height, '#04302f', 0.4),
    say('star_line', at.line.at, { ...at.line, color: COLORS.paper, reveal: fadeIn(10, 14) }),
    shapes('ribbon', [ribbonBanner(at.ribbon.width, at.ribbon.height, RIBBON)], {
      at: at.ribbon.at,
      scale: track([14, [0, 100], EASE.spring], [34, [100, 100]]),
    }),
    say('child_name', at.name.at, {
      ...at.name,
      font: FONT.big,
      size: 132,
      color: COLORS.paper,
      leading: 1.05,
      reveal: pop(24, 18),
    }),
    say('proud_line', at.proud.at, { ...at.proud, color: COLORS.paper, height: 100, reveal: fadeIn(36, 14) }),
  ];
}
