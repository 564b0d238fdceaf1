// Scene 4: the thread forms a wide bow around name, day and place until the end.
import type { Clock } from '../../kit/build-theme.ts';
import { type Layer, shapes } from '../../kit/lottie/layers.ts';
import { EASE, track } from '../../kit/lottie/motion.ts';
import { knot } from '../../kit/motifs/sacred-thread.ts';
import { brassLamp } from '../../kit/motifs/tilak-offerings.ts';
import { PALE_GOLD } from '../../kit/palette.ts';
import { placesIn, type Stage } from '../../kit/stage.ts';
import { fadeIn, rise, wordByWord } from '../../kit/text/reveals.ts';
import { COTTON, FONT, gild, LINE, leafGround, length, METAL, say } from './look.ts';

/** The light, the thread down, half of the bow on either side, the knot, the lamps with their sizes, the words. */
const UPRIGHT = {
  light: 760,
  comes: 'M540 -20 L540 130',
  bow: (side: 1 | -1) =>
    `M540 130 C${540 + side * 60} 250 ${540 + side * 480} 130 ${540 + side * 470} 420 C${540 + side * 466} 700 ${540 + side * 474} 1000 ${540 + side * 466} 1300 C${540 + side * 456} 1560 ${540 + side * 180} 1560 540 1640`,
  knot: [540, 1642],
  lamps: [
    [170, 540, 1850],
    [130, 330, 1830],
    [130, 750, 1830],
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
    `M960 60 C${960 + side * 100} 150 ${960 + side * 856} 20 ${960 + side * 850} 240 C${960 + side * 844} 400 ${960 + side * 856} 560 ${960 + side * 846} 740 C${960 + side * 836} 950 ${960 + side * 240} 860 960 944`,
  knot: [960, 946],
  lamps: [
    [150, 538, 850],
    [114, 390, 830],
    [114, 686, 830],
  ],
  title: { at: [538, 304], size: 128, width: 700, height: 190 },
  name: { at: [538, 524], size: 124, width: 720, height: 230 },
  when: { at: [1340, 290], size: 62, width: 760, height: 190 },
  venue: { at: [1340, 528], size: 78, width: 760, height: 260 },
  city: { at: [1340, 742], size: 64, width: 760, height: 110 },
} as const;

export function placeScene({ frames }: Clock, stage: Stage): Layer[] {
  const { light, comes, bow, knot: tied, lamps, ...at } = placesIn(stage.portrait, WIDE, UPRIGHT);
  return [
    ...leafGround(stage, stage.x, light),
    length(comes, -10, 0),
    length(bow(-1), 0, 46),
    length(bow(1), 0, 46),
    shapes('knot', [knot(64, COTTON)], { at: tied, scale: track([42, [0, 0], EASE.spring], [56, [100, 100]]) }),
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
