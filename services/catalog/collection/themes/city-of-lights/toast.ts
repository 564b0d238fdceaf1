// Scene 2: two coupes on the rail; the families raise them.
import { softLight, vignette } from '../../kit/atmosphere.ts';
import type { Clock } from '../../kit/build-theme.ts';
import { type Layer, shapes } from '../../kit/lottie/layers.ts';
import { EASE, track } from '../../kit/lottie/motion.ts';
import { ellipse, fill, group, rect, ring } from '../../kit/lottie/shapes.ts';
import { coupe } from '../../kit/motifs/art-deco.ts';
import { seeded } from '../../kit/random.ts';
import { fadeIn, wordByWord } from '../../kit/text/reveals.ts';
import { CHAMPAGNE, COLORS, CREAM, FONT, HEIGHT, lampStrings, lights, parapet, say, skyline, WIDTH } from './look.ts';

/** Bubbles rising from a glass. */
function bubbles(frames: number, x: number, y: number, seed: number): Layer[] {
  const random = seeded(seed);
  return Array.from({ length: 4 }, (_, index) => {
    const [dx, start] = [random.between(-70, 70), index * 14 + 6];
    return shapes('bubble', [ellipse([0, 0], random.between(8, 16)), fill('#fff3cf', 80)], {
      at: track([start, [x + dx, y], EASE.out], [frames, [x + dx * 1.5, y - random.between(220, 420)]]),
      opacity: track([start, 0, EASE.out], [start + 8, 90, EASE.in], [frames, 0]),
    });
  });
}

export function toastScene({ frames, beat }: Clock): Layer[] {
  const left = 648;
  const line = { width: 980, align: 'left' } as const;
  const clink = beat(2);
  const glass = (side: 1 | -1): Layer =>
    shapes(`coupe ${side}`, [coupe(CHAMPAGNE)], {
      at: track(
        [0, [1460 + side * 250, 960], EASE.out],
        [clink, [1460 + side * 152, 930], EASE.out],
        [clink + 16, [1460 + side * 164, 938]],
      ),
      scale: [205, 205],
      rotate: track(
        [0, side * 4, EASE.inOut],
        [clink, side * -9, EASE.out],
        [clink + 20, side * -5, EASE.breath],
        [frames, side * -6],
      ),
    });
  return [
    ...skyline(frames, 1350, -60, 120),
    parapet(930),
    shapes('hush', [softLight('hush', left, 480, 820, '#0a0e2a', 0.72)]),
    shapes('glass light', [softLight('glass light', 1460, 620, 460, '#ffd9a0', 0.5)]),
    vignette(WIDTH, HEIGHT, '#04061a', 0.5),
    shapes(
      'spark',
      [
        ring('rays', 14, [group('ray', [rect(-2, -150, 4, 60, 2), fill('#fff3cf')])]),
        ring('short rays', 14, [group('ray', [rect(-1.5, -118, 3, 30, 2), fill('#ffe0a0')])], { rotate: 13 }),
      ],
      {
        at: [1460, 520],
        scale: track([clink, [20, 20], EASE.out], [clink + 22, [120, 120]]),
        opacity: track([clink, 0, 'hold'], [clink + 1, 100, EASE.in], [clink + 26, 0]),
      },
    ),
    glass(-1),
    glass(1),
    ...bubbles(frames, 1330, 540, 4),
    ...bubbles(frames, 1590, 540, 9),
    say('families', [left, 330], {
      ...line,
      font: FONT.names,
      size: 96,
      color: COLORS.paper,
      height: 230,
      leading: 1.15,
      reveal: wordByWord(6, 22),
    }),
    say('invitation', [left, 596], { ...line, size: 66, height: 250, reveal: wordByWord(20, 26) }),
    say('toast', [left, 790], { ...line, color: CREAM, reveal: fadeIn(40, 14) }),
    lampStrings(frames, beat(1), [
      [500, -20, 1200, 130],
      [1500, -20, 1000, 120],
    ]),
    ...lights(frames, 6, 16),
  ];
}
