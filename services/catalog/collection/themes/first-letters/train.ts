// Scene 4: a train brings the day in its carriages, on one track or on two, one above the other; time and place above it until the end.
import type { Clock } from '../../kit/build-theme.ts';
import { empty, type Layer, shapes } from '../../kit/lottie/layers.ts';
import { EASE, sway, track } from '../../kit/lottie/motion.ts';
import { linear } from '../../kit/lottie/paint.ts';
import { ellipse, fill, group, rect, repeat } from '../../kit/lottie/shapes.ts';
import { trainCar } from '../../kit/motifs/toys.ts';
import { placesIn, type Stage } from '../../kit/stage.ts';
import { fadeIn, pop, wordByWord } from '../../kit/text/reveals.ts';
import { BERRY, BUTTER, COLORS, CORAL, FONT, LILAC, MINT, room, SKY, say } from './look.ts';

/**
 * The light; the trains, each on a rail at a height (further back than other toys, so that there is room for text in front of them) and
 * perhaps on a shelf, the beats until it stands, its cars; the size of cars and of the words in them; the smoke; the words above.
 */
const WIDE = {
  light: [960, 380],
  trains: [
    {
      rail: 872,
      shelf: false,
      beats: 2.8,
      cars: [
        ['engine', CORAL, BUTTER, -590],
        ['car', MINT, BUTTER, -196],
        ['car', SKY, CORAL, 186],
        ['car', LILAC, BUTTER, 568],
      ],
    },
  ],
  scale: 100,
  plate: { width: 272, height: 90, up: -196 },
  weekday: { train: 0, x: -196, size: 54 },
  day: { train: 0, x: 186, size: 130, height: 160 },
  month: { train: 0, x: 568, size: 54 },
  smoke: { x: -688, y: [-380, -500], drift: 90, size: 66 },
  title: { y: 146, size: 62, width: 1400 },
  venue: { y: 264, size: 104, width: 1560, height: 140 },
  city: { y: 370, size: 62, width: 1400 },
  time_line: { y: 456, size: 66, width: 1400 },
  hosts: { y: 962, size: 48, width: 1400, height: 66 },
} as const;
const UPRIGHT = {
  light: [540, 520],
  trains: [
    {
      rail: 1124,
      shelf: true,
      beats: 2.8,
      cars: [
        ['engine', CORAL, BUTTER, -252],
        ['car', MINT, BUTTER, 222],
      ],
    },
    {
      rail: 1556,
      shelf: false,
      beats: 4.2,
      cars: [
        ['car', SKY, CORAL, -229],
        ['car', LILAC, BUTTER, 229],
      ],
    },
  ],
  scale: 120,
  plate: { width: 328, height: 110, up: -237 },
  weekday: { train: 0, x: 222, size: 66 },
  day: { train: 1, x: -229, size: 168, height: 200 },
  month: { train: 1, x: 229, size: 66 },
  smoke: { x: -366, y: [-436, -486], drift: 60, size: 60 },
  title: { y: 202, size: 70, width: 880 },
  venue: { y: 346, size: 98, width: 900, height: 212 },
  city: { y: 512, size: 72, width: 904, height: 180 },
  time_line: { y: 628, size: 70, width: 880 },
  hosts: { y: 1676, size: 64, width: 906, height: 180 },
} as const;

/** The way from beyond the right edge. */
const WAY = 1500;

/** A board on brackets, under the rails. */
function shelf(rail: number, width: number): Layer {
  return shapes('shelf', [
    group('shadow', [rect(-60, rail + 30, width + 120, 46), fill('#4a3557', 12)]),
    ...[0.12, 0.88].map((part) =>
      group('bracket', [
        rect(width * part - 20, rail + 30, 40, 70, 14),
        fill(linear([0, rail], [0, rail + 100], [0, '#d6a974'], [1, '#b98850'])),
      ]),
    ),
    group('board', [
      rect(-60, rail + 8, width + 120, 36),
      fill(linear([0, rail], [0, rail + 44], [0, '#f3d5a6'], [1, '#cf9f66'])),
    ]),
  ]);
}

export function trainScene({ frames, beat }: Clock, stage: Stage): Layer[] {
  const { light, trains, scale, plate, smoke, ...at } = placesIn(stage.portrait, WIDE, UPRIGHT);
  const { width, x: middle } = stage;
  const running = trains.map((train) => {
    const arrive = Math.round(beat(train.beats));
    const start = Math.round(beat(train.beats - 2.8));
    const hub = empty('train', { at: track([start, [middle + WAY, train.rail], EASE.out], [arrive, [middle, train.rail]]) });
    return { ...train, hub, turn: [start, arrive, -WAY] as const };
  });
  const on = (layer: Layer, place: { train: number; x: number }): Layer => {
    const parent = running[place.train]?.hub;
    return { ...layer, options: { ...layer.options, ...(parent ? { parent } : {}), at: [place.x, plate.up] } };
  };
  const puff = (parent: Layer, start: number): Layer =>
    shapes(`puff ${start}`, [group('puff', [ellipse([0, 0], smoke.size), fill('#fffaf3', 86)])], {
      parent,
      at: track([start, [smoke.x, smoke.y[0]], EASE.out], [start + 46, [smoke.x + smoke.drift, smoke.y[1]]]),
      scale: track([start, [20, 20], EASE.out], [start + 46, [120, 120]]),
      opacity: track([start, 0, EASE.out], [start + 6, 90, EASE.inOut], [start + 30, 70, EASE.in], [start + 46, 0]),
      from: start,
      until: start + 46,
    });
  const plated = { width: plate.width, height: plate.height };
  return [
    ...room(stage, '#d8ebf7', '#c8e0f0', light),
    ...running.flatMap(({ rail, shelf: shelved, hub, cars, turn }, row) => [
      ...(shelved ? [shelf(rail, width)] : []),
      shapes('track', [
        group('sleepers', [group('sleeper', [rect(-60, rail + 2, 46, 26, 6), fill('#a8743f')]), repeat(26, { move: [80, 0] })]),
        group('rail', [rect(-60, rail - 4, width + 120, 12, 4), fill('#8a6a4a')]),
      ]),
      hub,
      ...(row === 0 ? Array.from({ length: Math.floor(frames / 18) }, (_, index) => puff(hub, index * 18)) : []),
      shapes(
        'cars',
        cars
          .map(([kind, color, trim, x]) => trainCar(kind, color, trim, turn, { at: [x, 0], scale }))
          .map((car, index) => group('jolt', [car], { at: [0, 0], rotate: sway(frames, 20 + index * 3, 0, 0.25, index * 0.3) })),
        { parent: hub },
      ),
    ]),
    on(say('weekday', [0, 0], { ...plated, ...at.weekday, reveal: fadeIn(8, 10) }), at.weekday),
    on(say('day', [0, 0], { ...plated, ...at.day, leading: 1, reveal: pop(10, 12) }), at.day),
    on(say('month', [0, 0], { ...plated, ...at.month, reveal: fadeIn(12, 10) }), at.month),
    say('title', [middle, at.title.y], { ...at.title, font: FONT.text, color: BERRY, reveal: fadeIn(10, 12) }),
    say('venue', [middle, at.venue.y], { ...at.venue, reveal: wordByWord(20, 20) }),
    say('city', [middle, at.city.y], { ...at.city, font: FONT.text, reveal: fadeIn(30, 12) }),
    say('time_line', [middle, at.time_line.y], { ...at.time_line, color: BERRY, reveal: fadeIn(36, 12) }),
    say('hosts', [middle, at.hosts.y], { ...at.hosts, font: FONT.text, color: COLORS.deep, reveal: fadeIn(42, 12) }),
  ];
}
