// Scene 4: the thread forms a wide bow around name, day and place until the end.
import type { Clock } from '../../kit/build-theme.ts';
import { type Layer, shapes } from '../../kit/lottie/layers.ts';
import { EASE, sway, track } from '../../kit/lottie/motion.ts';
import { darbha, knot } from '../../kit/motifs/sacred-thread.ts';
import { brassLamp } from '../../kit/motifs/tilak-offerings.ts';
import { PALE_GOLD } from '../../kit/palette.ts';
import { placesIn, type Stage } from '../../kit/stage.ts';
import { fadeIn, rise, wordByWord } from '../../kit/text/reveals.ts';
import { COTTON, FONT, GRASS, gild, kalasam, LINE, leafGround, length, METAL, say, stoneFloor } from './look.ts';

/** The light, the thread down, half of the bow on either side, the knot, the floor and what stands on it, the words. */
const UPRIGHT = {
  light: 760,
  comes: 'M540 -20 L540 130',
  bow: (side: 1 | -1) =>
    `M540 130 C${540 + side * 60} 250 ${540 + side * 480} 130 ${540 + side * 470} 420 C${540 + side * 466} 700 ${540 + side * 474} 1000 ${540 + side * 466} 1300 C${540 + side * 456} 1480 ${540 + side * 180} 1480 540 1540`,
  knot: { at: [540, 1542], size: 64 },
  level: 1716,
  pot: { at: [540, 1872], width: 210 },
  grass: { aside: 486, foot: 1830, height: 330 },
  lamps: [
    [150, 306, 1850],
    [150, 774, 1850],
    [112, 150, 1880],
    [112, 930, 1880],
  ],
  title: { at: [540, 400], size: 124, width: 760, height: 200 },
  name: { at: [540, 580], size: 132, width: 800, height: 200 },
  when: { at: [540, 830], size: 70, width: 800, height: 240 },
  venue: { at: [540, 1120], size: 84, width: 800, height: 320 },
  city: { at: [540, 1350], size: 74, width: 760, height: 130 },
} as const;
const WIDE = {
  light: 500,
  comes: 'M960 -20 L960 60',
  bow: (side: 1 | -1) =>
    `M960 60 C${960 + side * 100} 150 ${960 + side * 856} 20 ${960 + side * 850} 240 C${960 + side * 844} 380 ${960 + side * 852} 500 ${960 + side * 846} 640 C${960 + side * 838} 860 ${960 + side * 240} 800 960 852`,
  knot: { at: [960, 854], size: 44 },
  level: 926,
  pot: { at: [960, 1056], width: 132 },
  grass: { aside: 880, foot: 1030, height: 270 },
  lamps: [
    [124, 720, 1020],
    [124, 1200, 1020],
    [96, 520, 1050],
    [96, 1400, 1050],
  ],
  title: { at: [530, 330], size: 120, width: 680, height: 200 },
  name: { at: [530, 560], size: 124, width: 720, height: 240 },
  when: { at: [1340, 266], size: 62, width: 760, height: 190 },
  venue: { at: [1340, 494], size: 78, width: 760, height: 250 },
  city: { at: [1340, 700], size: 64, width: 760, height: 110 },
} as const;

export function placeScene({ frames }: Clock, stage: Stage): Layer[] {
  const { light, comes, bow, knot: tied, level, pot, grass, lamps, ...at } = placesIn(stage.portrait, WIDE, UPRIGHT);
  return [
    ...leafGround(stage, stage.x, light),
    stoneFloor(stage, level, [
      [pot.at[0], pot.at[1], pot.width * 2.4],
      ...lamps.map(([size, x, y]) => [x, y, size * 1.7] as const),
    ]),
    length(comes, -10, 0),
    length(bow(-1), 0, 46),
    length(bow(1), 0, 46),
    shapes('knot', [knot(tied.size, COTTON)], {
      at: tied.at,
      rotate: sway(frames, 84, 0, 4),
      scale: track([42, [0, 0], EASE.spring], [56, [100, 100]]),
    }),
    ...[-1, 1].map((side) =>
      shapes('darbha', [darbha(grass.height, GRASS, COTTON, 9 + side)], {
        at: [stage.x + side * grass.aside, grass.foot],
        rotate: sway(frames, 104, side * 3, 2.4, side * 0.2 + 0.3),
        scale: [side * 100, 100],
      }),
    ),
    shapes('pot', [kalasam(pot.width)], { at: pot.at }),
    shapes(
      'lamps',
      lamps.map(([size, x, y], index) => brassLamp(size, METAL, frames, 4 + index * 5, { at: [x, y] })),
    ),
    gild('title', at.title.at, PALE_GOLD, [16, 90], { ...at.title, reveal: fadeIn(4, 14) }),
    say('boy_name', at.name.at, { ...at.name, leading: 1.3, reveal: rise(10, 22, 40) }),
    say('date_time', at.when.at, {
      ...at.when,
      font: FONT.lines,
      color: LINE,
      leading: 1.45,
      reveal: wordByWord(18, 24),
    }),
    say('venue', at.venue.at, { ...at.venue, leading: 1.4, reveal: wordByWord(28, 26) }),
    say('city', at.city.at, { ...at.city, font: FONT.lines, color: LINE, reveal: fadeIn(40, 14) }),
  ];
}
