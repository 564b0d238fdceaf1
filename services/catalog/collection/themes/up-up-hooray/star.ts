// Scene 2: the child's photo in a scalloped medallion with a hat on it.

import { softLight, vignette } from '../../kit/atmosphere.ts';
import type { Clock } from '../../kit/build-theme.ts';
import { type Layer, photo, shapes } from '../../kit/lottie/layers.ts';
import { EASE, track } from '../../kit/lottie/motion.ts';
import { ellipse, fill, group, ring, stroke } from '../../kit/lottie/shapes.ts';
import { bunting } from '../../kit/motifs/party.ts';
import { gift, partyHat, ribbonBanner } from '../../kit/motifs/wrappings.ts';
import { metalRamp } from '../../kit/palette.ts';
import { fadeIn, pop } from '../../kit/text/reveals.ts';
import {
  COLORS,
  CORAL,
  confettiRain,
  FONT,
  floating,
  HEIGHT,
  METAL,
  PINK,
  PLUM,
  RIBBON,
  STAR,
  SUN,
  say,
  sunny,
  WIDTH,
} from './look.ts';

const CENTER: [number, number] = [WIDTH / 2, 920];
const RADIUS = 350;

const PICTURE = STAR.asset;

export function starScene({ frames }: Clock): Layer[] {
  const [x, y] = CENTER;
  const grow = track([0, [30, 30], EASE.spring], [26, [100, 100]]);
  const zoom = (part: number) => (RADIUS * 2.06 * part) / PICTURE.width;
  const round = shapes('round', [ellipse([0, 0], RADIUS * 2), fill('#ffffff')], { at: CENTER, scale: grow });
  return [
    ...sunny(frames, CENTER, '#0a5d5a', '#1f9488', 0.55),
    shapes('light', [softLight('light', x, y, 760, '#bff5e6', 0.32)]),
    shapes('bunting', [bunting(1240, 110, 100, [SUN, CORAL, '#fffaf0', PINK], '#fffaf0', { at: [x, 30] })]),
    ...floating(frames, [
      { x: 110, from: 1500, to: 760, size: 220, color: SUN, phase: 0.3 },
      { x: 975, from: 1450, to: 700, size: 230, color: CORAL, phase: 0.7 },
    ]),
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
      { at: CENTER, scale: grow },
    ),
    photo(PICTURE, {
      at: CENTER,
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
      { at: CENTER, scale: grow },
    ),
    shapes('hat', [partyHat(186, [PLUM, SUN], PINK)], {
      at: track([10, [x - 205, y - 560], EASE.spring], [30, [x - 214, y - 322]]),
      rotate: track([10, -60, EASE.spring], [32, -30, EASE.breath], [70, -27, EASE.breath], [106, -31]),
      opacity: track([10, 0, EASE.inOut], [15, 100]),
    }),
    shapes(
      'gifts',
      [
        gift(230, 190, PINK, '#fffaf0', { at: [150, HEIGHT + 10], rotate: -4 }),
        gift(190, 250, SUN, CORAL, { at: [330, HEIGHT + 20] }),
        gift(240, 180, CORAL, SUN, { at: [930, HEIGHT + 10], rotate: 5 }),
        gift(170, 240, PLUM, '#fffaf0', { at: [760, HEIGHT + 20] }),
      ],
      {
        at: track([6, [0, 320], EASE.out], [36, [0, 0]]),
      },
    ),
    ...confettiRain(frames, 20, 15, [SUN, CORAL, '#fffaf0', PINK]),
    vignette(WIDTH, HEIGHT, '#04302f', 0.4),
    say('star_line', [x, 314], { color: COLORS.paper, reveal: fadeIn(10, 14) }),
    shapes('ribbon', [ribbonBanner(760, 206, RIBBON)], {
      at: [x, 1396],
      scale: track([14, [0, 100], EASE.spring], [34, [100, 100]]),
    }),
    say('child_name', [x, 1398], {
      font: FONT.big,
      size: 132,
      color: COLORS.paper,
      width: 690,
      height: 130,
      leading: 1.05,
      reveal: pop(24, 18),
    }),
    say('proud_line', [x, 1572], { size: 70, color: COLORS.paper, height: 100, reveal: fadeIn(36, 14) }),
  ];
}
