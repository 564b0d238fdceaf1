// Scene 2: in the verandah of the old house. The nilavilakku is lit wick by wick beside the full measure; the invitation.
import { ground, softLight, vignette } from '../../kit/atmosphere.ts';
import type { Clock } from '../../kit/build-theme.ts';
import { plane, standOn } from '../../kit/camera.ts';
import { type Layer, shapes } from '../../kit/lottie/layers.ts';
import { EASE, sway, track } from '../../kit/lottie/motion.ts';
import { linear } from '../../kit/lottie/paint.ts';
import { fill, group, rect } from '../../kit/lottie/shapes.ts';
import { glitter } from '../../kit/motifs/backwater.ts';
import { jasmineString } from '../../kit/motifs/garlands.ts';
import { fullMeasure, nilavilakku, woodenPillar } from '../../kit/motifs/kerala-rite.ts';
import { palmShore } from '../../kit/motifs/palms.ts';
import { placesIn, type Stage } from '../../kit/stage.ts';
import { fadeIn, wordByWord } from '../../kit/text/reveals.ts';
import { COLORS, dawnGlow, gild, METAL, say, WOOD, WORD_METAL, water } from './look.ts';

const WIDE = {
  floor: 900,
  horizon: 640,
  pillars: [150, 1806],
  lamp: [440, 1000, 860],
  measure: [716, 1006, 160],
  words: 1300,
  welcome: { y: 330, size: 122, width: 860, height: 170 },
  invitation: { y: 610, size: 66, width: 850, height: 330 },
  strings: [1000, 1120, 1480, 1600],
  hung: [5, 7, 7, 5],
  near: [-60, 1990],
} as const;
const UPRIGHT = {
  floor: 1560,
  horizon: 1180,
  pillars: [58, 1022],
  lamp: [440, 1790, 900],
  measure: [810, 1794, 190],
  words: 540,
  welcome: { y: 310, size: 140, width: 860, height: 190 },
  invitation: { y: 620, size: 76, width: 860, height: 450 },
  strings: [52, 140, 940, 1028],
  hung: [10, 6, 6, 10],
  near: [-150, 1230],
} as const;

export function lampScene({ frames }: Clock, { width, height, x, portrait }: Stage): Layer[] {
  const { floor, horizon, pillars, lamp, measure, words, welcome, invitation, strings, hung, near } = placesIn(
    portrait,
    WIDE,
    UPRIGHT,
  );
  const [lampX, lampY, tall] = lamp;
  const [measureX, measureY, wide] = measure;
  const move = { frames, zoom: [100, 107] as const, slide: [portrait ? 0 : -24, 0] as const };
  const outside = plane('outside plane', 0.3, width, height, move);
  const room = plane('room plane', 0.7, width, height, move);
  const subject = plane('lamp plane', 1.15, width, height, move);
  const front = plane('near plane', 2.6, width, height, move);
  const { y: high, ...welcomed } = welcome;
  const { y: low, ...invited } = invitation;
  return [
    outside,
    room,
    subject,
    front,
    ground(
      'sky',
      width,
      height,
      linear([0, 0], [0, horizon], [0, '#0a2f38'], [0.55, '#2c6a66'], [0.86, '#d99b5c'], [1, '#ffcb7e']),
    ),
    ...standOn(outside, [
      shapes('light', [dawnGlow(lampX, horizon, 900, '#ffd084', 0.7)]),
      shapes('shore', [palmShore(width + 600, 150, '#123f41', '#6d6a50', 11)], { at: [x, horizon + 6] }),
    ]),
    shapes('water', [water(width, horizon, floor - horizon + 100, '#0b323a', '#2a6263', '#f0b26a')]),
    shapes('light on the water', [glitter(width * 1.1, floor - horizon, 46, '#ffe0a6', frames, 21)], { at: [x, horizon + 4] }),
    ground(
      'dusk of the room',
      width,
      height,
      linear([0, 0], [0, height], [0, '#1a0c06', 0.86], [0.4, '#1a0c06', 0.62], [0.66, '#1a0c06', 0.3], [1, '#120703', 0.85]),
    ),
    ...standOn(room, [
      shapes('beam', [
        group('beam', [
          rect(-300, -120, width + 600, portrait ? 210 : 180),
          fill(linear([0, -20], [0, 90], [0, '#1d0d06'], [1, '#43220f'])),
        ]),
        group('edge', [rect(-300, portrait ? 84 : 54, width + 600, 7), fill('#9a6a34')]),
        group('floor', [
          rect(-300, floor, width + 600, height),
          fill(linear([0, floor], [0, height], [0, '#5a2413'], [0.2, '#40170d'], [1, '#160704'])),
        ]),
        group('edge of the floor', [rect(-300, floor - 5, width + 600, 7), fill('#b8793c', 80)]),
      ]),
      shapes(
        'pillars',
        pillars.map((at) => woodenPillar(portrait ? 104 : 96, floor - (portrait ? 90 : 60), WOOD, { at: [at, floor] })),
      ),
    ]),
    shapes('light on the floor', [group('light', [softLight('light', 0, 0, 620, '#ffae4c', 0.62)], { scale: [100, 26] })], {
      at: [lampX, lampY],
      opacity: track([0, 10, EASE.inOut], [56, 100]),
    }),
    ...standOn(subject, [
      shapes('lamp', [nilavilakku(tall, METAL, frames, 4)], { at: [lampX, lampY] }),
      shapes('measure', [fullMeasure(wide, WOOD, METAL, frames)], { at: [measureX, measureY] }),
    ]),
    shapes('warmth', [softLight('warmth', lampX, lampY - tall * 0.8, 900, '#ff9c3a', 0.26)], {
      opacity: track([4, 0, EASE.inOut], [56, 100]),
    }),
    vignette(width, height, '#0a0402', 0.6),
    gild('welcome', [words, high], WORD_METAL, [34, 96], { ...welcomed, reveal: fadeIn(0, 14) }),
    say('invitation', [words, low], { ...invited, color: COLORS.paper, reveal: wordByWord(12, 30) }),
    ...(portrait
      ? []
      : [
          shapes('rule', [rect(-170, -2, 340, 4, 2), fill(METAL.body)], {
            at: [words, 426],
            scale: track([10, [0, 100], EASE.weight], [34, [100, 100]]),
          }),
        ]),
    ...standOn(front, [
      shapes(
        'jasmine',
        strings.map((at, index) =>
          jasmineString(hung[index] ?? 6, portrait ? 34 : 26, '#fdf7e4', '#e0862a', {
            at: [at, portrait ? -70 : -90],
            rotate: sway(frames, 72 + index * 6, 0, 2, index * 0.22),
          }),
        ),
      ),
      shapes(
        'near pillars',
        near.map((at) => woodenPillar(portrait ? 190 : 220, height * 1.3, '#1c0d06', { at: [at, height * 1.15] })),
      ),
    ]),
    shapes('haze', [softLight('haze', lampX, lampY - tall * 0.6, 520, '#ffd28a', 0.1)], {
      scale: track([0, [96, 96], EASE.breath], [48, [104, 104], EASE.breath], [96, [98, 98], EASE.breath], [144, [104, 104]]),
      anchor: [lampX, lampY - tall * 0.6],
      at: [lampX, lampY - tall * 0.6],
    }),
  ];
}
