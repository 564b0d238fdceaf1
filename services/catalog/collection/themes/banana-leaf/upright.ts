// The same floor seen upright: the leaf and all that lies on it above, the words below.
import type { Clock } from '../../kit/build-theme.ts';
import { type Layer, shapes } from '../../kit/lottie/layers.ts';
import { EASE, track } from '../../kit/lottie/motion.ts';
import { fill, group, rect } from '../../kit/lottie/shapes.ts';
import { arecaNut, bowlAbove, coconutHalf, turmericRoot } from '../../kit/motifs/flat-lay.ts';
import { bananaLeaf, betelLeaf, jasmineTrail } from '../../kit/motifs/flat-lay-leaves.ts';
import { GOLD } from '../../kit/palette.ts';
import { PORTRAIT } from '../../kit/stage.ts';
import { fadeIn, pop, rise, wordByWord } from '../../kit/text/reveals.ts';
import { turmericPlate } from './day.ts';
import { betelFan } from './families.ts';
import { betel } from './leaf.ts';
import { BETEL, bloom, COLORS, FONT, floor, GREEN, KUMKUM, LEAF, laid, palms, SPICE, say, TURMERIC } from './look.ts';

const { x } = PORTRAIT;
const WORDS = { width: 890, align: 'center' } as const;

/** Points on a circle, for a trail of jasmine. */
const around = (y: number, radius: number, first: number, step: number, count: number) =>
  Array.from({ length: count }, (_, index) => {
    const angle = first + index * step;
    return [x + Math.cos(angle) * radius, y + Math.sin(angle) * radius] as const;
  });

export function uprightLeaf({ frames, beat }: Clock): Layer[] {
  const name = { ...WORDS, font: FONT.names, size: 176, height: 220, leading: 1.1, color: GREEN };
  const jasmine = Array.from(
    { length: 26 },
    (_, index) => [168 + index * 30, 896 + Math.sin((index / 25) * Math.PI) * 66] as const,
  );
  return [
    ...floor(PORTRAIT),
    shapes('leaf', [bananaLeaf(1240, 640, LEAF)], {
      at: track([0, [640, 300], EASE.out], [24, [536, 496]]),
      rotate: track([0, -34, EASE.out], [28, -20]),
    }),
    laid('betel', betel(), 820, 220, 16, 20),
    laid('bowl of haldi', bowlAbove(206, GOLD, TURMERIC), 530, 500, 8),
    laid('coconut', coconutHalf(140), 232, 640, 14, 30),
    laid('kumkum', bowlAbove(88, GOLD, KUMKUM), 830, 500, 20),
    laid('root', turmericRoot(190), 236, 420, 22, -34),
    laid('second root', turmericRoot(150), 640, 770, 26, 20),
    laid('marigold', bloom(72, '#f08519'), 800, 680, 24),
    laid('second marigold', bloom(54, '#f9b826'), 884, 744, 27, 20),
    laid('third marigold', bloom(60, '#f9b826'), 470, 238, 29, 40),
    laid('fourth marigold', bloom(46, '#f08519'), 556, 202, 31, 10),
    laid('jasmine', jasmineTrail(jasmine, 34), 0, 0, 30),
    palms(frames, false, PORTRAIT),
    say('occasion', [x, 1068], { ...WORDS, size: 68, height: 90, tracking: 120, color: SPICE, reveal: fadeIn(2, 10) }),
    say('first', [x, 1210], { ...name, reveal: rise(6, 18) }),
    say('and', [x, 1346], { ...WORDS, font: FONT.names, size: 84, height: 100, color: SPICE, reveal: fadeIn(16, 10) }),
    say('second', [x, 1480], { ...name, reveal: rise(beat(1), 18) }),
    say('date_line', [x, 1652], { ...WORDS, size: 72, height: 96, color: COLORS.deep, reveal: fadeIn(beat(2), 12) }),
  ];
}

export function uprightFamilies({ frames, beat }: Clock): Layer[] {
  const y = 430;
  const family = (name: string, parents: string, at: number, first: number): Layer[] => [
    say(name, [x, at], { ...WORDS, font: FONT.names, size: 116, height: 140, color: GREEN, reveal: rise(first, 16) }),
    say(parents, [x, at + 206], { ...WORDS, size: 68, height: 272, color: COLORS.deep, reveal: fadeIn(first + 8, 12) }),
  ];
  return [
    ...floor(PORTRAIT),
    laid('jasmine', jasmineTrail(around(y, 306, -0.6, 0.148, 44), 34), 0, 0, 0),
    laid('fan of betel', betelFan(), x, y, 2),
    laid('coconut', coconutHalf(138), x, y, 10, 20),
    laid('nuts', [arecaNut(40, { at: [-42, 0] }), arecaNut(38, { at: [42, 16] }), arecaNut(36, { at: [0, -54] })], 150, 196, 18),
    laid('marigold', bloom(78, '#f08519'), 936, 650, 16),
    laid('second marigold', bloom(56, '#f9b826'), 878, 750, 20, 30),
    laid('root', turmericRoot(200), 146, 690, 22, -30),
    shapes('rule', [group('rule', [rect(-110, -2, 220, 4, 2), fill(SPICE)])], {
      at: [x, 1324],
      scale: track([beat(1), [0, 100], EASE.out], [beat(1) + 22, [100, 100]]),
    }),
    palms(frames, false, PORTRAIT),
    say('with_blessings', [x, 856], { ...WORDS, width: 906, size: 64, height: 90, color: SPICE, reveal: fadeIn(4, 10) }),
    ...family('first', 'first_parents', 972, 8),
    ...family('second', 'second_parents', 1420, beat(1.4)),
  ];
}

export function uprightInvitation({ frames, beat }: Clock): Layer[] {
  const trail = Array.from(
    { length: 16 },
    (_, index) => [560 + index * 30, 404 - index * 8 + Math.sin(index * 0.42) * 24] as const,
  );
  return [
    ...floor(PORTRAIT),
    shapes('leaf above', [bananaLeaf(1340, 500, LEAF)], {
      at: track([0, [340, -200], EASE.out], [26, [470, 170]]),
      rotate: 6,
    }),
    shapes('leaf below', [bananaLeaf(1340, 500, LEAF, { scale: [-100, 100] })], {
      at: track([2, [740, 2140], EASE.out], [28, [610, 1770]]),
      rotate: 6,
    }),
    laid('bowl', bowlAbove(170, GOLD, TURMERIC), 250, 226, 10),
    laid('kumkum', bowlAbove(86, GOLD, KUMKUM), 520, 150, 14),
    laid('marigold', bloom(72, '#f08519'), 700, 226, 17),
    laid('second marigold', bloom(54, '#f9b826'), 802, 170, 20, 20),
    laid('jasmine', jasmineTrail(trail, 32), 0, 0, 16),
    laid('big bowl', bowlAbove(160, GOLD, TURMERIC), 840, 1716, 12),
    laid('root', turmericRoot(200), 556, 1760, 18, 14),
    laid('third marigold', bloom(68, '#f9b826'), 330, 1740, 20),
    laid('fourth marigold', bloom(52, '#f08519'), 236, 1786, 23, 30),
    palms(frames, true, PORTRAIT),
    say('invitation', [x, 964], {
      ...WORDS,
      font: FONT.names,
      size: 124,
      height: 610,
      leading: 1.18,
      color: GREEN,
      reveal: wordByWord(6, 28),
    }),
    say('hosts', [x, 1348], { ...WORDS, size: 66, height: 170, color: SPICE, reveal: fadeIn(beat(2.2), 12) }),
    say('ritual', [x, 566], { ...WORDS, size: 66, height: 184, color: COLORS.deep, reveal: fadeIn(4, 10) }),
  ];
}

export function uprightDay({ frames, beat }: Clock): Layer[] {
  const y = 540;
  const onPlate = { align: 'center', color: '#6b2408' } as const;
  return [
    ...floor(PORTRAIT),
    shapes('leaf', [bananaLeaf(1320, 660, LEAF)], {
      at: track([0, [380, 860], EASE.out], [26, [530, 540]]),
      rotate: track([0, -36, EASE.out], [30, -22]),
    }),
    laid('jasmine', jasmineTrail(around(y, 384, 2.2, 0.128, 34), 32), 0, 0, 14),
    laid('plate', turmericPlate(), x, y, 4),
    laid('betel', [betelLeaf(180, BETEL, { rotate: 130 }), betelLeaf(180, BETEL, { at: [70, 46], rotate: 170 })], 820, 190, 18),
    laid('kumkum', bowlAbove(88, GOLD, KUMKUM), 892, 846, 20),
    laid('marigold', bloom(70, '#f08519'), 190, 240, 20),
    laid('second marigold', bloom(52, '#f9b826'), 290, 190, 23, 30),
    palms(frames, false, PORTRAIT),
    say('weekday', [x, y - 156], { ...onPlate, size: 64, width: 400, height: 90, reveal: fadeIn(14, 10) }),
    say('day', [x, y + 12], { ...onPlate, size: 250, width: 420, height: 250, leading: 1, reveal: pop(14, 14) }),
    say('month', [x, y + 166], { ...onPlate, size: 64, width: 400, height: 90, reveal: fadeIn(20, 10) }),
    say('couple', [x, 1066], {
      ...WORDS,
      font: FONT.names,
      size: 100,
      height: 236,
      leading: 1.1,
      color: GREEN,
      reveal: rise(10, 14),
    }),
    say('time_line', [x, 1232], { ...WORDS, size: 72, height: 96, color: SPICE, reveal: fadeIn(beat(1.2), 12) }),
    say('venue', [x, 1392], {
      ...WORDS,
      font: FONT.names,
      size: 88,
      height: 210,
      leading: 1.14,
      color: GREEN,
      reveal: wordByWord(beat(1.6), 18),
    }),
    say('city', [x, 1552], { ...WORDS, width: 906, size: 70, height: 96, color: SPICE, reveal: fadeIn(beat(2.2), 12) }),
    say('closing', [x, 1684], { ...WORDS, size: 64, height: 150, color: COLORS.deep, reveal: fadeIn(beat(2.8), 12) }),
  ];
}
