// Scene 1: the thread comes down, opens into a loop around the name, closes in the knot and continues.
import type { Clock } from '../../kit/build-theme.ts';
import { type Layer, shapes } from '../../kit/lottie/layers.ts';
import { EASE, track } from '../../kit/lottie/motion.ts';
import { darbha, knot } from '../../kit/motifs/sacred-thread.ts';
import { PALE_GOLD } from '../../kit/palette.ts';
import { placesIn, type Stage } from '../../kit/stage.ts';
import { fadeIn, rise } from '../../kit/text/reveals.ts';
import { COTTON, FONT, GRASS, gild, LINE, leafGround, length, say } from './look.ts';

/** The light, the grass, the thread (down, half of the loop on either side, on), the knot, the words. */
const UPRIGHT = {
  light: 840,
  grass: { aside: 430, height: 620 },
  comes: 'M540 -20 L540 250',
  loop: (side: 1 | -1) =>
    `M540 250 C${540 + side * 330} 300 ${540 + side * 500} 620 ${540 + side * 440} 900 C${540 + side * 390} 1150 ${540 + side * 150} 1330 540 1430`,
  goes: 'M540 1430 L540 1940',
  knot: [540, 1432],
  title: { at: [540, 560], size: 150, width: 760, height: 240 },
  name: { at: [540, 836], size: 168, width: 740, height: 300 },
  date: { at: [540, 1100], size: 66, width: 630, height: 230 },
} as const;
const WIDE = {
  light: 500,
  grass: { aside: 850, height: 430 },
  comes: 'M960 -20 L960 70',
  loop: (side: 1 | -1) =>
    `M960 70 C${960 + side * 470} 70 ${960 + side * 800} 240 ${960 + side * 790} 520 C${960 + side * 780} 800 ${960 + side * 420} 930 960 944`,
  goes: 'M960 944 L960 1100',
  knot: [960, 946],
  title: { at: [960, 268], size: 132, width: 860, height: 200 },
  name: { at: [960, 506], size: 168, width: 1240, height: 270 },
  date: { at: [960, 744], size: 60, width: 900, height: 190 },
} as const;

export function loopScene({ frames }: Clock, stage: Stage): Layer[] {
  const { x, height } = stage;
  const { light, grass, comes, loop, goes, knot: tied, ...at } = placesIn(stage.portrait, WIDE, UPRIGHT);
  const sway = (turn: number) => track([0, turn, EASE.breath], [frames / 2, -turn, EASE.breath], [frames, turn]);
  return [
    ...leafGround(stage, x, light),
    ...[-1, 1].map((side) =>
      shapes('darbha', [darbha(grass.height, GRASS, COTTON, 5 + side)], {
        at: [x + side * grass.aside, height + 30],
        rotate: sway(side * 1.6),
        scale: [side * 100, 100],
      }),
    ),
    length(comes, -12, 4),
    length(loop(1), 2, 44),
    length(loop(-1), 2, 44),
    length(goes, 42, 62),
    shapes('knot', [knot(64, COTTON)], { at: tied, scale: track([40, [0, 0], EASE.spring], [56, [100, 100]]) }),
    gild('title', at.title.at, PALE_GOLD, [8, 70], { ...at.title, reveal: fadeIn(-6, 14) }),
    say('boy_name', at.name.at, { ...at.name, leading: 1.3, reveal: rise(10, 26, 60) }),
    say('date_line', at.date.at, {
      ...at.date,
      font: FONT.lines,
      color: LINE,
      leading: 1.4,
      reveal: fadeIn(36, 16),
    }),
  ];
}
