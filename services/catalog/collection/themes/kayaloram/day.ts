// Scene 4: sunrise. The golden leaf comes down on its yellow thread with the day in it; the muhurtham beside it.
import { ground, softLight, vignette } from '../../kit/atmosphere.ts';
import type { Clock } from '../../kit/build-theme.ts';
import { plane, standOn } from '../../kit/camera.ts';
import { empty, type Layer, shapes } from '../../kit/lottie/layers.ts';
import { EASE, sway, track } from '../../kit/lottie/motion.ts';
import { linear } from '../../kit/lottie/paint.ts';
import { glitter, mist } from '../../kit/motifs/backwater.ts';
import { leafPendant, weddingThread } from '../../kit/motifs/kerala-rite.ts';
import { rays } from '../../kit/motifs/lamps.ts';
import { nearFronds, palmShore, palmTree } from '../../kit/motifs/palms.ts';
import { placesIn, type Stage } from '../../kit/stage.ts';
import { fadeIn, wordByWord } from '../../kit/text/reveals.ts';
import { COLORS, dawnGlow, FONT, INK, LINE, METAL, say, water } from './look.ts';

const WIDE = {
  horizon: 820,
  leaf: [500, 290, 560],
  thread: [760, 520],
  day: { down: 262, size: 220, width: 310, height: 250 },
  words: 1300,
  weekday: { y: 276, size: 84, width: 800, height: 130 },
  month: { y: 400, size: 70, width: 800, height: 110 },
  muhurtham: { y: 560, size: 60, width: 800, height: 100 },
  time: { y: 676, size: 68, width: 930, height: 110 },
  palms: [
    [60, 560, 0.12],
    [1830, 620, -0.14],
  ],
  fronds: [2100, 1220],
} as const;
const UPRIGHT = {
  horizon: 1560,
  leaf: [540, 290, 720],
  thread: [760, 480],
  day: { down: 336, size: 290, width: 400, height: 330 },
  words: 540,
  weekday: { y: 1090, size: 100, width: 880, height: 150 },
  month: { y: 1216, size: 84, width: 880, height: 130 },
  muhurtham: { y: 1356, size: 70, width: 880, height: 110 },
  time: { y: 1512, size: 72, width: 800, height: 220 },
  palms: [
    [0, 420, -0.06],
    [1080, 450, 0.06],
  ],
  fronds: [1330, 2080],
} as const;

export function dayScene({ frames }: Clock, { width, height, x, portrait }: Stage): Layer[] {
  const { horizon, leaf, thread, day, words, palms, fronds, ...rows } = placesIn(portrait, WIDE, UPRIGHT);
  const [leafX, leafY, long] = leaf;
  const { down, ...number } = day;
  const { y: y1, ...weekday } = rows.weekday;
  const { y: y2, ...month } = rows.month;
  const { y: y3, ...muhurtham } = rows.muhurtham;
  const { y: y4, ...time } = rows.time;
  const move = { frames, zoom: [108, 100] as const, ease: EASE.out };
  const far = plane('far plane', 0.4, width, height, move);
  const shore = plane('shore plane', 0.9, width, height, move);
  // The leaf hangs from a point above the frame and swings less and less.
  const nail: readonly [number, number] = [leafX, leafY - long * 2.2];
  const hook = empty('hook', {
    anchor: [leafX, nail[1]],
    at: track([0, [leafX, nail[1] - 340], EASE.out], [26, [leafX, nail[1]]]),
    rotate: track(
      [0, 5, EASE.breath],
      [24, -3.4, EASE.breath],
      [48, 1.9, EASE.breath],
      [72, -1, EASE.breath],
      [98, 0.7, EASE.breath],
      [124, -0.6, EASE.breath],
      [150, 0.5],
    ),
  });
  return [
    far,
    shore,
    hook,
    ground(
      'sky',
      width,
      height,
      linear([0, 0], [0, horizon], [0, '#0d4a54'], [0.3, '#1f6c6a'], [0.58, '#5d8a6c'], [0.82, '#c0894a'], [1, '#f0ae4f']),
    ),
    ...standOn(far, [
      shapes('sun', [
        rays(width * 0.75, 22, '#ffe2a0', 0.3, { at: [leafX, horizon - 40], rotate: track([0, 0, EASE.linear], [frames, 9]) }),
        dawnGlow(leafX, horizon, 900, '#ffdf96', 0.8),
        softLight('disc', leafX, horizon - 50, 240, '#fff6d0', 0.95),
      ]),
      shapes('shore', [palmShore(width + 500, portrait ? 130 : 110, '#35605a', '#a8834a', 19)], { at: [x, horizon + 4] }),
    ]),
    shapes('water', [water(width, horizon, height - horizon, '#07323a', '#1c5a5c', '#e6a452')]),
    shapes('light on the water', [glitter(width, height - horizon, 64, '#ffe7ae', frames, 5)], { at: [x, horizon + 4] }),
    shapes('mist', [mist(width * 0.8, 70, '#fff0c8', 0.4, frames, 130, { at: [x + 120, horizon] })]),
    ...standOn(shore, [
      shapes(
        'palms',
        palms.map(([at, size, lean], index) =>
          palmTree(size, lean, linear([0, -size], [0, 0], [0, '#0d3a3a'], [1, '#06252a']), frames, 50 + index, {
            at: [at, horizon + 24],
          }),
        ),
      ),
    ]),
    shapes('hush', [softLight('hush', words, portrait ? 1320 : 470, portrait ? 560 : 620, '#05242c', 0.62)]),
    vignette(width, height, COLORS.deep, 0.5),
    ...standOn(hook, [
      shapes('thread', [weddingThread(thread[0], thread[1], METAL)], { at: [leafX, leafY - 12] }),
      shapes('leaf', [leafPendant(long, METAL)], { at: [leafX, leafY] }),
      say('day', [leafX, leafY + down], { font: FONT.names, color: INK, ...number, leading: 1.05 }),
    ]),
    say('weekday', [words, y1], { font: FONT.names, color: COLORS.paper, ...weekday, reveal: fadeIn(20, 14) }),
    say('month', [words, y2], { color: LINE, ...month, reveal: fadeIn(27, 14) }),
    say('muhurtham', [words, y3], { color: LINE, ...muhurtham, reveal: fadeIn(34, 14) }),
    say('time', [words, y4], { color: COLORS.paper, ...time, reveal: wordByWord(40, 18) }),
    shapes('near fronds', [nearFronds(portrait ? 620 : 560, '#03181d', frames, 14, {}, [-70, -44, -18])], {
      at: track([0, [fronds[0] - 60, fronds[1]], EASE.out], [frames, [fronds[0] + 10, fronds[1]]]),
      scale: [-100, 100],
      rotate: sway(frames, 120, 0, 1),
    }),
  ];
}
