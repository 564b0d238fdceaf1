// Scene 3: the kalash on its rangoli with the day beside it or above it.
import { drifting, ground, softLight, vignette } from '../../kit/atmosphere.ts';
import type { Clock } from '../../kit/build-theme.ts';
import { plane, standOn } from '../../kit/camera.ts';
import { type Layer, shapes } from '../../kit/lottie/layers.ts';
import { EASE, sway, track } from '../../kit/lottie/motion.ts';
import { linear, radial } from '../../kit/lottie/paint.ts';
import { ellipse, fill, group, rect } from '../../kit/lottie/shapes.ts';
import { jasmineString, loosePetal, marigoldString } from '../../kit/motifs/garlands.ts';
import { kalash } from '../../kit/motifs/kalash.ts';
import { diya } from '../../kit/motifs/lamps.ts';
import { rangoli } from '../../kit/motifs/rangoli.ts';
import { placesIn, type Stage } from '../../kit/stage.ts';
import { fadeIn, rise } from '../../kit/text/reveals.ts';
import { COLORS, FONT, LEAF, MARIGOLDS, METAL, say, TERRACOTTA } from './look.ts';

/** The pot, and the rows of words: heading, weekday, day, month, muhurat. */
const WIDE = {
  pot: [540, 880],
  x: 1336,
  rows: [236, 338, 536, 736, 836],
  line: {},
  weekday: { size: 84, height: 120 },
  day: { size: 300, width: 700, height: 330 },
  month: { size: 92, height: 140 },
  strings: [1850, 1775, 70],
} as const;
const UPRIGHT = {
  pot: [540, 1690],
  x: 540,
  rows: [210, 320, 510, 694, 806],
  line: { size: 70, height: 210, leading: 1.12 },
  weekday: { size: 112, height: 140 },
  day: { size: 320, width: 700, height: 340 },
  month: { size: 104, height: 140 },
  strings: [1016, 946, 66],
} as const;

export function dayScene({ frames }: Clock, { width, height, portrait }: Stage): Layer[] {
  const { pot: POT, x, rows, line, strings, ...at } = placesIn(portrait, WIDE, UPRIGHT);
  const [potX, potY] = POT;
  const move = { frames, slide: [40, 0] as const, zoom: [102, 100] as const };
  const back = plane('back plane', 0.4, width, height, move);
  const subject = plane('subject plane', 1, width, height, move);
  const near = plane('near plane', 2.2, width, height, move);
  const colors = { petals: ['#d9364f', '#f6b32c', '#2f8f6b'] as const, line: '#fffaf0' };
  return [
    back,
    subject,
    near,
    ...standOn(back, [
      ground('paper', width, height, COLORS.ground),
      ground(
        'paper light',
        width,
        height,
        radial([potX, potY - 360], [potX + 1400, potY - 360], [0, '#fff9e8', 0.95], [0.45, '#fbe2b4', 0.5], [1, '#c98438', 0.45]),
      ),
      shapes('wall rangoli', [
        rangoli(410, colors, 100, {
          at: [potX, potY - 360],
          rotate: track([0, 0, EASE.linear], [frames, 12]),
          opacity: 92,
          scale: track([0, [70, 70], EASE.out], [36, [100, 100]]),
        }),
      ]),
    ]),
    shapes('veil', [
      group('veil', [
        ellipse([potX, potY - 260], 620, 700),
        fill(radial([potX, potY - 260], [potX + 320, potY - 260], [0, '#fff6df', 0.5], [1, '#fff6df', 0])),
      ]),
    ]),
    ...standOn(subject, [
      shapes('floor', [
        rect(-200, potY + 20, width + 400, 400),
        fill(linear([0, potY + 20], [0, height], [0, '#c98d5a'], [1, '#8f552f'])),
        group('edge', [rect(-200, potY + 16, width + 400, 6), fill('#fff3dc')]),
      ]),
      shapes('pot shadow', [
        ellipse([potX, potY + 56], 520, 60),
        fill(radial([potX, potY + 56], [potX + 260, potY + 56], [0, '#4a2410', 0.55], [1, '#4a2410', 0])),
      ]),
      shapes('kalash', [kalash(380, METAL, LEAF, TERRACOTTA)], {
        at: track([0, [potX, potY + 130], EASE.out], [32, [potX, potY + 52]]),
        scale: track([0, [92, 92], EASE.spring], [32, [100, 100]]),
      }),
      shapes('lamps', [
        diya(110, TERRACOTTA, METAL.shine, frames, 4, { at: [potX - 314, potY + 110] }),
        diya(110, TERRACOTTA, METAL.shine, frames, 11, { at: [potX + 320, potY + 110] }),
        diya(84, TERRACOTTA, METAL.shine, frames, 7, { at: [potX - 430, potY + 70] }),
      ]),
    ]),
    vignette(width, height, '#6b3512', 0.42),
    say('day_heading', [x, rows[0]], { font: FONT.text, color: '#7a3a1c', ...line, reveal: fadeIn(6, 14) }),
    say('weekday', [x, rows[1]], { ...at.weekday, reveal: fadeIn(10, 14) }),
    say('day', [x, rows[2]], { color: '#8c3318', leading: 1.05, ...at.day, reveal: rise(12, 20, 60) }),
    say('month', [x, rows[3]], { ...at.month, reveal: rise(20, 22, 40) }),
    say('muhurat', [x, rows[4]], { font: FONT.text, color: '#7a3a1c', ...line, reveal: fadeIn(32, 14) }),
    ...drifting('petal', (index) => loosePetal(34, MARIGOLDS[index % 2] ?? MARIGOLDS[0]), {
      count: 10,
      seed: 36,
      width,
      height,
      frames,
      sizes: [50, 110],
      fall: 360,
      wind: 100,
    }),
    ...standOn(near, [
      shapes('strings', [
        marigoldString(6, 30, MARIGOLDS, { at: [strings[0], -60], rotate: sway(frames, 70, 0, 1.3, 0.2) }),
        jasmineString(14, 26, '#ffffff', '#d9364f', { at: [strings[1], -60], rotate: sway(frames, 66, 0, 1.3, 0.5) }),
        marigoldString(5, 30, [MARIGOLDS[1], MARIGOLDS[0]], { at: [strings[2], -60], rotate: sway(frames, 74, 0, 1.3, 0.7) }),
      ]),
    ]),
    shapes('warmth', [softLight('warmth', 0, height, 460, '#ffb04a', 0.3)]),
  ];
}
