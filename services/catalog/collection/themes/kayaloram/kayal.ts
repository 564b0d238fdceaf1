// Scene 1: the backwater before sunrise. The camera comes in between palm fronds; a lit rice boat crosses under the names.
import { ground, twinkles, vignette } from '../../kit/atmosphere.ts';
import type { Clock } from '../../kit/build-theme.ts';
import { plane, standOn } from '../../kit/camera.ts';
import { type Layer, shapes } from '../../kit/lottie/layers.ts';
import { EASE, track } from '../../kit/lottie/motion.ts';
import { linear } from '../../kit/lottie/paint.ts';
import { glitter, mist, riceBoat } from '../../kit/motifs/backwater.ts';
import { nearFronds, palmShore, palmTree } from '../../kit/motifs/palms.ts';
import { placesIn, type Stage } from '../../kit/stage.ts';
import { fadeIn, wordByWord } from '../../kit/text/reveals.ts';
import { COLORS, dawnGlow, FONT, gild, LINE, say, WORD_METAL, water } from './look.ts';

const WIDE = {
  horizon: 800,
  palms: [
    [150, 620, 0.16],
    [330, 440, -0.1],
    [1770, 640, -0.17],
    [1600, 430, 0.1],
  ],
  boat: { from: 1420, to: 660, y: 886, size: 58 },
  heading: { y: 156, size: 66, width: 1100, height: 100 },
  names: { size: 128, width: 840, height: 176 },
  rows: [312, 470, 612],
  fronds: { length: 860, left: [-260, -90], right: [2180, -120] },
  stars: 520,
} as const;
const UPRIGHT = {
  horizon: 1330,
  palms: [
    [10, 760, -0.1],
    [150, 470, -0.06],
    [1072, 720, 0.1],
    [944, 450, 0.05],
  ],
  boat: { from: 860, to: 330, y: 1476, size: 70 },
  heading: { y: 250, size: 78, width: 900, height: 120 },
  names: { size: 134, width: 650, height: 200 },
  rows: [480, 690, 890],
  fronds: { length: 760, left: [-560, -120], right: [1640, -150] },
  stars: 900,
} as const;

export function kayalScene({ frames }: Clock, { width, height, x, portrait }: Stage): Layer[] {
  const { horizon, palms, boat, heading, names, rows, fronds, stars } = placesIn(portrait, WIDE, UPRIGHT);
  const [first, joined, second] = rows;
  const move = { frames, zoom: [100, 112] as const, ease: EASE.inOut };
  const far = plane('far plane', 0.25, width, height, move);
  const shore = plane('shore plane', 0.8, width, height, move);
  const water_ = plane('boat plane', 1.1, width, height, { ...move, slide: [-30, 0] });
  const { y: top, ...headed } = heading;
  const row = { ...names, leading: 1.2 };
  return [
    far,
    shore,
    water_,
    ground(
      'sky',
      width,
      height,
      linear([0, 0], [0, horizon], [0, '#041a24'], [0.4, '#0b3942'], [0.72, '#2a6a68'], [0.9, '#c98f58'], [1, '#f4bd6c']),
    ),
    twinkles(46, 12, width, stars, frames, '#fff3d2', [1, 2.6]),
    ...standOn(far, [
      shapes('light', [dawnGlow(x, horizon, width * 0.62, '#ffca78', 0.62)]),
      shapes('far shore', [palmShore(width + 500, portrait ? 120 : 96, '#2f6663', '#8d7a58', 4)], { at: [x, horizon + 4] }),
    ]),
    shapes('water', [water(width, horizon, height - horizon, '#041a22', '#124550', '#d89c5c')]),
    shapes('light on the water', [glitter(width * 1.1, height - horizon, portrait ? 70 : 60, '#ffd694', frames, 7)], {
      at: [x, horizon + 4],
    }),
    ...standOn(shore, [
      shapes(
        'palms in the water',
        palms.map(([at, size, lean], index) =>
          palmTree(size, lean, '#06262c', frames, 30 + index, { at: [at, horizon + 18], scale: [100, -34], opacity: 42 }),
        ),
      ),
      shapes(
        'palms',
        palms.map(([at, size, lean], index) =>
          palmTree(size, lean, linear([0, -size], [0, 0], [0, '#0a2f33'], [1, '#041a1e']), frames, 30 + index, {
            at: [at, horizon + 18],
          }),
        ),
      ),
    ]),
    shapes('mist', [
      mist(width * 0.9, 90, '#ffe0ad', 0.4, frames, 120, { at: [x - width * 0.2, horizon - 8] }),
      mist(width * 0.7, 60, '#ffe0ad', 0.32, frames, -90, { at: [x + width * 0.28, horizon + 26] }),
    ]),
    ...standOn(water_, [
      shapes('boat', [riceBoat({ hull: '#2a130b', mat: '#6e4522', lit: '#ffc463' }, frames)], {
        at: track([0, [boat.from, boat.y], EASE.linear], [frames, [boat.to, boat.y]]),
        scale: boat.size,
      }),
    ]),
    vignette(width, height, COLORS.deep, 0.55),
    say('heading', [x, top], { color: LINE, ...headed, reveal: fadeIn(-8, 12) }),
    gild('first', [x, first], WORD_METAL, [30, 92], { ...row, reveal: wordByWord(6, 18) }),
    say('joined', [x, joined], {
      font: FONT.names,
      color: LINE,
      size: portrait ? 84 : 72,
      width: 200,
      height: 110,
      reveal: fadeIn(16, 12),
    }),
    gild('second', [x, second], WORD_METAL, [40, 104], { ...row, reveal: wordByWord(18, 18) }),
    // The fronds part: the camera passes between them.
    shapes('near fronds left', [nearFronds(fronds.length, '#02141a', frames, 3)], {
      at: track(
        [0, [fronds.left[0] + fronds.length * 0.6, fronds.left[1] + 90], EASE.out],
        [frames, [fronds.left[0], fronds.left[1] - 40]],
      ),
      rotate: track([0, 10, EASE.out], [frames, -4]),
    }),
    shapes('near fronds right', [nearFronds(fronds.length, '#02141a', frames, 8)], {
      at: track(
        [0, [fronds.right[0] - fronds.length * 0.6, fronds.right[1] + 90], EASE.out],
        [frames, [fronds.right[0], fronds.right[1] - 40]],
      ),
      scale: [-100, 100],
      rotate: track([0, -10, EASE.out], [frames, 4]),
    }),
  ];
}
