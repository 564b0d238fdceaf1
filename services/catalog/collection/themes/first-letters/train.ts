// Scene 4: a train brings the day in its carriages; time and place above it until the end.
import type { Clock } from '../../kit/build-theme.ts';
import { empty, type Layer, shapes } from '../../kit/lottie/layers.ts';
import { EASE, sway, track } from '../../kit/lottie/motion.ts';
import { ellipse, fill, group, rect, repeat } from '../../kit/lottie/shapes.ts';
import { trainCar } from '../../kit/motifs/toys.ts';
import { fadeIn, pop, wordByWord } from '../../kit/text/reveals.ts';
import { BERRY, BUTTER, COLORS, CORAL, FONT, LILAC, MINT, room, SKY, say, WIDTH, X } from './look.ts';

/** The rails are further back than other toys, so that there is room for text in front of them. */
const RAIL = 872;

export function trainScene({ frames, beat }: Clock): Layer[] {
  const arrive = Math.round(beat(2.8));
  const train = empty('train', { at: track([0, [X + 1500, RAIL], EASE.out], [arrive, [X, RAIL]]) });
  const turn = [0, arrive, -1500] as const;
  const on = (layer: Layer, x: number, y: number): Layer => ({
    ...layer,
    options: { ...layer.options, parent: train, at: [x, y] },
  });
  const plate = { width: 272, height: 90, font: FONT.big };
  const puff = (x: number, start: number, size: number): Layer =>
    shapes(`puff ${start}`, [group('puff', [ellipse([0, 0], size), fill('#fffaf3', 86)])], {
      parent: train,
      at: track([start, [x, -380], EASE.out], [start + 46, [x + 90, -500]]),
      scale: track([start, [20, 20], EASE.out], [start + 46, [120, 120]]),
      opacity: track([start, 0, EASE.out], [start + 6, 90, EASE.inOut], [start + 30, 70, EASE.in], [start + 46, 0]),
      from: start,
      until: start + 46,
    });
  return [
    ...room('#d8ebf7', '#c8e0f0', [X, 380]),
    shapes('track', [
      group('sleepers', [group('sleeper', [rect(-60, RAIL + 2, 46, 26, 6), fill('#a8743f')]), repeat(26, { move: [80, 0] })]),
      group('rail', [rect(-60, RAIL - 4, WIDTH + 120, 12, 4), fill('#8a6a4a')]),
    ]),
    train,
    ...Array.from({ length: Math.floor(frames / 18) }, (_, index) => puff(-688, index * 18, 66)),
    shapes(
      'cars',
      [
        trainCar('engine', CORAL, BUTTER, turn, { at: [-590, 0] }),
        trainCar('car', MINT, BUTTER, turn, { at: [-196, 0] }),
        trainCar('car', SKY, CORAL, turn, { at: [186, 0] }),
        trainCar('car', LILAC, BUTTER, turn, { at: [568, 0] }),
      ].map((car, index) => group('jolt', [car], { at: [0, 0], rotate: sway(frames, 20 + index * 3, 0, 0.25, index * 0.3) })),
      { parent: train },
    ),
    on(say('weekday', [0, 0], { size: 54, ...plate, width: 272, reveal: fadeIn(8, 10) }), -196, -196),
    on(say('day', [0, 0], { size: 130, ...plate, height: 160, leading: 1, reveal: pop(10, 12) }), 186, -196),
    on(say('month', [0, 0], { size: 54, ...plate, width: 272, reveal: fadeIn(12, 10) }), 568, -196),
    say('title', [X, 146], { size: 62, width: 1400, font: FONT.text, color: BERRY, reveal: fadeIn(10, 12) }),
    say('venue', [X, 264], { size: 104, width: 1560, height: 140, reveal: wordByWord(20, 20) }),
    say('city', [X, 370], { size: 62, width: 1400, font: FONT.text, reveal: fadeIn(30, 12) }),
    say('time_line', [X, 456], { size: 66, width: 1400, color: BERRY, reveal: fadeIn(36, 12) }),
    say('hosts', [X, 962], {
      size: 48,
      width: 1400,
      height: 66,
      font: FONT.text,
      color: COLORS.deep,
      reveal: fadeIn(42, 12),
    }),
  ];
}
