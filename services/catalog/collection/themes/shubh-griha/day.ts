// Scene 3: the kalash on its rangoli with the day beside it.
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
import { fadeIn, rise } from '../../kit/text/reveals.ts';
import { COLORS, FONT, HEIGHT, LEAF, MARIGOLDS, METAL, say, TERRACOTTA, WIDTH } from './look.ts';

const POT: [number, number] = [540, 880];

export function dayScene({ frames }: Clock): Layer[] {
  const move = { frames, slide: [40, 0] as const, zoom: [102, 100] as const };
  const back = plane('back plane', 0.4, WIDTH, HEIGHT, move);
  const subject = plane('subject plane', 1, WIDTH, HEIGHT, move);
  const near = plane('near plane', 2.2, WIDTH, HEIGHT, move);
  const x = 1336;
  const colors = { petals: ['#d9364f', '#f6b32c', '#2f8f6b'] as const, line: '#fffaf0' };
  return [
    back,
    subject,
    near,
    ...standOn(back, [
      ground('paper', WIDTH, HEIGHT, COLORS.ground),
      ground(
        'paper light',
        WIDTH,
        HEIGHT,
        radial([POT[0], 520], [POT[0] + 1400, 520], [0, '#fff9e8', 0.95], [0.45, '#fbe2b4', 0.5], [1, '#c98438', 0.45]),
      ),
      shapes('wall rangoli', [
        rangoli(410, colors, 100, {
          at: [POT[0], 520],
          rotate: track([0, 0, EASE.linear], [frames, 12]),
          opacity: 92,
          scale: track([0, [70, 70], EASE.out], [36, [100, 100]]),
        }),
      ]),
    ]),
    shapes('veil', [
      group('veil', [
        ellipse([POT[0], 620], 620, 700),
        fill(radial([POT[0], 620], [POT[0] + 320, 620], [0, '#fff6df', 0.5], [1, '#fff6df', 0])),
      ]),
    ]),
    ...standOn(subject, [
      shapes('floor', [
        rect(-200, 900, WIDTH + 400, 400),
        fill(linear([0, 900], [0, HEIGHT], [0, '#c98d5a'], [1, '#8f552f'])),
        group('edge', [rect(-200, 896, WIDTH + 400, 6), fill('#fff3dc')]),
      ]),
      shapes('pot shadow', [
        ellipse([POT[0], 936], 520, 60),
        fill(radial([POT[0], 936], [POT[0] + 260, 936], [0, '#4a2410', 0.55], [1, '#4a2410', 0])),
      ]),
      shapes('kalash', [kalash(380, METAL, LEAF, TERRACOTTA)], {
        at: track([0, [POT[0], 1010], EASE.out], [32, [POT[0], 932]]),
        scale: track([0, [92, 92], EASE.spring], [32, [100, 100]]),
      }),
      shapes('lamps', [
        diya(110, TERRACOTTA, METAL.shine, frames, 4, { at: [226, 990] }),
        diya(110, TERRACOTTA, METAL.shine, frames, 11, { at: [860, 990] }),
        diya(84, TERRACOTTA, METAL.shine, frames, 7, { at: [110, 950] }),
      ]),
    ]),
    vignette(WIDTH, HEIGHT, '#6b3512', 0.42),
    say('day_heading', [x, 236], { font: FONT.text, color: '#7a3a1c', reveal: fadeIn(6, 14) }),
    say('weekday', [x, 338], { size: 84, height: 120, reveal: fadeIn(10, 14) }),
    say('day', [x, 536], { size: 300, color: '#8c3318', width: 700, height: 330, leading: 1.05, reveal: rise(12, 20, 60) }),
    say('month', [x, 736], { size: 92, height: 140, reveal: rise(20, 22, 40) }),
    say('muhurat', [x, 836], { font: FONT.text, color: '#7a3a1c', reveal: fadeIn(32, 14) }),
    ...drifting('petal', (index) => loosePetal(34, MARIGOLDS[index % 2] ?? MARIGOLDS[0]), {
      count: 10,
      seed: 36,
      width: WIDTH,
      height: HEIGHT,
      frames,
      sizes: [50, 110],
      fall: 360,
      wind: 100,
    }),
    ...standOn(near, [
      shapes('strings', [
        marigoldString(6, 30, MARIGOLDS, { at: [1850, -60], rotate: sway(frames, 70, 0, 1.3, 0.2) }),
        jasmineString(14, 26, '#ffffff', '#d9364f', { at: [1775, -60], rotate: sway(frames, 66, 0, 1.3, 0.5) }),
        marigoldString(5, 30, [MARIGOLDS[1], MARIGOLDS[0]], { at: [70, -60], rotate: sway(frames, 74, 0, 1.3, 0.7) }),
      ]),
    ]),
    shapes('warmth', [softLight('warmth', 0, HEIGHT, 460, '#ffb04a', 0.3)]),
  ];
}
