// Scene 1: dawn behind the temple's gate tower; the names in the sky.
import { drifting, ground } from '../../kit/atmosphere.ts';
import type { Clock } from '../../kit/build-theme.ts';
import { pen } from '../../kit/geometry/pen.ts';
import { type Layer, shapes } from '../../kit/lottie/layers.ts';
import { EASE, sway, track } from '../../kit/lottie/motion.ts';
import { glow, linear } from '../../kit/lottie/paint.ts';
import { ellipse, fill, group, outline, rect } from '../../kit/lottie/shapes.ts';
import { bananaPlant } from '../../kit/motifs/banana-plant.ts';
import { loosePetal } from '../../kit/motifs/garlands.ts';
import { gopuram, palm } from '../../kit/motifs/temple.ts';
import { COLORS, LEAF, MARIGOLDS, MAROON, METAL, NAME, STAGE, say } from './look.ts';

const { x, width, height } = STAGE;
const STONE = { light: '#e59a70', body: '#b9583f', shade: '#6f2a2e' };

export function dawnScene({ frames, beat }: Clock): Layer[] {
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
    ground('sky', width, height, linear([0, 0], [0, 1700], [0, '#f7d9a0'], [1, '#f08a5a'])),
    shapes(
      'sun',
      [
        group('glow', [ellipse([0, 0], 1500), fill(glow([0, 0], 750, '#fff3c4', 0.95))]),
        group('disc', [ellipse([0, 0], 420), fill('#fff2c0', 70)]),
      ],
      { at: track([0, [x, 1180], EASE.out], [frames, [x, 1010]]) },
    ),
    shapes('hills', [group('hill', [outline(hill), fill('#c9705a', 70)], { at: [0, 1560] })]),
    shapes('palms', [
      palm(600, 50, '#4a4a2c', sway(frames, 80, 0, 2.4), { at: [70, 1790] }),
      palm(470, -40, '#5a5230', sway(frames, 70, 0, 2.8, 0.4), { at: [216, 1790] }),
      palm(590, -60, '#4a4a2c', sway(frames, 76, 0, 2.4, 0.2), { at: [1010, 1790] }),
      palm(450, 40, '#5a5230', sway(frames, 84, 0, 2.8, 0.7), { at: [880, 1790] }),
    ]),
    shapes('tower', [gopuram(660, 980, 7, STONE, METAL, { at: [x, 1800] })], { at: rising(70, 0, beat(3)) }),
    shapes('ground', [rect(-20, 1790, width + 40, 200), fill(linear([0, 1790], [0, height], [0, '#8a3a2c'], [1, '#4a1420']))]),
    shapes(
      'plants',
      [bananaPlant(560, LEAF, { at: [10, 1930] }), bananaPlant(560, LEAF, { at: [width - 10, 1930], scale: [-100, 100] })],
      { at: rising(260, 2, beat(2.6)) },
    ),
    ...drifting('petal', (index) => loosePetal(30, MARIGOLDS[index % 2] ?? MARIGOLDS[0]), {
      count: 9,
      seed: 4,
      width,
      height,
      frames,
      sizes: [50, 120],
      fall: 700,
      wind: 90,
    }),
    say('invocation', { at: [x, 198], size: 62, width: 880, color: '#8a3410' }),
    say('heading', { at: [x, 296], size: 70, width: 880, color: COLORS.ground, from: 4 }),
    say('first_honoured', { ...NAME, at: [x, 452], size: 150, width: 900, height: 220, color: MAROON, from: 8 }),
    say('joined', { at: [x, 584], size: 64, width: 300, height: 90, color: '#8a3410', from: 18 }),
    say('second_honoured', { ...NAME, at: [x, 716], size: 150, width: 900, height: 220, color: MAROON, from: 18 }),
  ];
}
