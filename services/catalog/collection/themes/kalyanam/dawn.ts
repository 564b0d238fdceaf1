// Scene 1: dawn behind the temple's gate tower; the names in the sky above it or beside it.
import { drifting, ground, softLight } from '../../kit/atmosphere.ts';
import type { Clock } from '../../kit/build-theme.ts';
import { pen } from '../../kit/geometry/pen.ts';
import { type Layer, shapes } from '../../kit/lottie/layers.ts';
import { EASE, sway, track } from '../../kit/lottie/motion.ts';
import { linear } from '../../kit/lottie/paint.ts';
import { ellipse, fill, group, outline, rect } from '../../kit/lottie/shapes.ts';
import { bananaPlant } from '../../kit/motifs/banana-plant.ts';
import { loosePetal } from '../../kit/motifs/garlands.ts';
import { gopuram, palm } from '../../kit/motifs/temple.ts';
import { placesIn, type Stage } from '../../kit/stage.ts';
import { COLORS, LEAF, MARIGOLDS, MAROON, METAL, NAME, say } from './look.ts';

const STONE = { light: '#e59a70', body: '#b9583f', shade: '#6f2a2e' };

/** The sun's way up, hills, palms (height, lean, tone), tower, earth, plants, where petals fall, and the words. */
const WIDE = {
  sky: 1180,
  sun: { x: 1400, from: 640, to: 470 },
  hills: { y: 850, scale: [178, 82] },
  palms: [
    { size: [470, 44, '#4a4a2c'], at: [1842, 966], swings: [80, 2.4, 0] },
    { size: [370, -30, '#5a5230'], at: [1752, 966], swings: [70, 2.8, 0.4] },
    { size: [176, -12, '#4a4a2c'], at: [1116, 966], swings: [76, 2.4, 0.2] },
    { size: [136, 14, '#5a5230'], at: [1064, 966], swings: [84, 2.8, 0.7] },
  ],
  tower: { size: [590, 850], at: [1440, 972], rises: 60 },
  earth: 962,
  plants: { size: 370, y: 1094, rises: 240 },
  petals: { left: 1040, width: 880, fall: 420, wind: 60 },
  invocation: { at: [590, 140], size: 54, width: 870 },
  heading: { at: [590, 226], size: 66, width: 870 },
  first: { at: [590, 376], size: 132, width: 870, height: 176 },
  joined: { at: [590, 508], size: 58, width: 300, height: 80 },
  second: { at: [590, 636], size: 132, width: 870, height: 176 },
} as const;
const UPRIGHT = {
  sky: 1700,
  sun: { x: 540, from: 1180, to: 1010 },
  hills: { y: 1560, scale: [100, 100] },
  palms: [
    { size: [600, 50, '#4a4a2c'], at: [70, 1790], swings: [80, 2.4, 0] },
    { size: [470, -40, '#5a5230'], at: [216, 1790], swings: [70, 2.8, 0.4] },
    { size: [590, -60, '#4a4a2c'], at: [1010, 1790], swings: [76, 2.4, 0.2] },
    { size: [450, 40, '#5a5230'], at: [880, 1790], swings: [84, 2.8, 0.7] },
  ],
  tower: { size: [660, 980], at: [540, 1800], rises: 70 },
  earth: 1790,
  plants: { size: 560, y: 1930, rises: 260 },
  petals: { left: 0, width: 1080, fall: 700, wind: 90 },
  invocation: { at: [540, 198], size: 62, width: 880 },
  heading: { at: [540, 296], size: 70, width: 880 },
  first: { at: [540, 452], size: 150, width: 900, height: 220 },
  joined: { at: [540, 584], size: 64, width: 300, height: 90 },
  second: { at: [540, 716], size: 150, width: 900, height: 220 },
} as const;

export function dawnScene({ frames, beat }: Clock, { width, height, portrait }: Stage): Layer[] {
  const { sky, sun, hills, palms, tower, earth, plants, petals, ...words } = placesIn(portrait, WIDE, UPRIGHT);
  const rising = (from: number, first: number, last: number) => track([first, [0, from], EASE.out], [last, [0, 0]]);
  const hill = pen()
    .move(-60, 0)
    .curve(200, -160, 420, -40, 600, -90)
    .curve(820, -150, 1000, -60, 1160, -120)
    .line(1160, 400)
    .line(-60, 400)
    .close()
    .outline();
  return [
    ground('sky', width, height, linear([0, 0], [0, sky], [0, '#f7d9a0'], [1, '#f08a5a'])),
    shapes('sun', [softLight('glow', 0, 0, 750, '#fff3c4', 0.95), group('disc', [ellipse([0, 0], 420), fill('#fff2c0', 70)])], {
      at: track([0, [sun.x, sun.from], EASE.out], [frames, [sun.x, sun.to]]),
    }),
    shapes('hills', [group('hill', [outline(hill), fill('#c9705a', 70)], { at: [0, hills.y], scale: hills.scale })]),
    shapes(
      'palms',
      palms.map(({ size: [high, lean, tone], at, swings: [period, by, phase] }) =>
        palm(high, lean, tone, sway(frames, period, 0, by, phase), { at }),
      ),
    ),
    shapes('tower', [gopuram(...tower.size, 7, STONE, METAL, { at: tower.at })], { at: rising(tower.rises, 0, beat(3)) }),
    shapes('ground', [rect(-20, earth, width + 40, 200), fill(linear([0, earth], [0, height], [0, '#8a3a2c'], [1, '#4a1420']))]),
    shapes(
      'plants',
      [
        bananaPlant(plants.size, LEAF, { at: [10, plants.y] }),
        bananaPlant(plants.size, LEAF, { at: [width - 10, plants.y], scale: [-100, 100] }),
      ],
      { at: rising(plants.rises, 2, beat(2.6)) },
    ),
    ...drifting('petal', (index) => loosePetal(30, MARIGOLDS[index % 2] ?? MARIGOLDS[0]), {
      count: 9,
      seed: 4,
      ...petals,
      height,
      frames,
      sizes: [50, 120],
    }),
    say('invocation', { ...words.invocation, color: '#8a3410' }),
    say('heading', { ...words.heading, color: COLORS.ground, from: 4 }),
    say('first_honoured', { ...NAME, ...words.first, color: MAROON, from: 8 }),
    say('joined', { ...words.joined, color: '#8a3410', from: 18 }),
    say('second_honoured', { ...NAME, ...words.second, color: MAROON, from: 18 }),
  ];
}
