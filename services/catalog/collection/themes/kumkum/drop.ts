// Scene 1: a drop of vermilion falls on sandalwood paste and becomes the mark; the name beside it.
import type { Clock } from '../../kit/build-theme.ts';
import { type Layer, shapes } from '../../kit/lottie/layers.ts';
import { EASE, track } from '../../kit/lottie/motion.ts';
import { fill, group, outline } from '../../kit/lottie/shapes.ts';
import { drop } from '../../kit/motifs/arches.ts';
import { fingerMark, grains, spatter, spreading } from '../../kit/motifs/brushwork.ts';
import { fadeIn, rise } from '../../kit/text/reveals.ts';
import { text } from '../../kit/text/text-layer.ts';
import { COLORS, DARK_RED, FONT, paper, paste, RED, SANDAL } from './look.ts';

const AT: [number, number] = [1410, 500];
const HIT = 13;

export function dropScene({ frames }: Clock): Layer[] {
  const left = { align: 'left' as const, width: 800 };
  const x = 164 + 400;
  return [
    ...paper(),
    shapes('drop', [outline(drop(120, 190)), fill(COLORS.bloom)], {
      at: track([-10, [AT[0], -40], EASE.in], [HIT, [AT[0], AT[1] + 60]]),
      scale: track([-10, [70, 70], EASE.in], [HIT, [92, 130]]),
      until: HIT + 1,
    }),
    shapes('drop shadow', [outline(drop(60, 90)), fill(RED, 12)], {
      at: [AT[0], AT[1] + 90],
      scale: track([-10, [40, 20], EASE.in], [HIT, [160, 60]]),
      until: HIT + 1,
    }),
    shapes('spatter', [spatter(370, 14, 8, SANDAL)], {
      at: AT,
      from: HIT,
      scale: track([HIT, [30, 30], EASE.out], [HIT + 16, [100, 100]]),
      rotate: 20,
    }),
    shapes('blot', [group('wet', [outline(spreading(370, 4, HIT, 46)), fill(paste(370))])], {
      at: AT,
      from: HIT,
      scale: track([HIT + 46, [100, 100], EASE.breath], [frames, [104, 104]]),
    }),
    shapes('mark', [fingerMark(430, COLORS.bloom)], {
      at: [AT[0], AT[1] + 214],
      scale: track([HIT + 22, [100, 0], EASE.out], [HIT + 48, [100, 100]]),
      opacity: track([HIT + 22, 0], [HIT + 24, 100]),
    }),
    shapes('grains', [grains(92, 13, 21, COLORS.ground)], {
      at: [AT[0], AT[1] + 236],
      scale: track([HIT + 38, [40, 40], EASE.out], [HIT + 60, [100, 62]]),
      opacity: track([HIT + 38, 0, EASE.inOut], [HIT + 48, 100]),
    }),
    text(
      { key: 'title', font: FONT.names, size: 108, color: DARK_RED, ...left, height: 150, reveal: fadeIn(-6, 14) },
      { at: [x, 226] },
    ),
    text(
      {
        key: 'groom_name',
        font: FONT.names,
        size: 196,
        color: COLORS.deep,
        ...left,
        height: 500,
        leading: 1.3,
        reveal: rise(8, 28, 70),
      },
      { at: [x, 530] },
    ),
    text(
      { key: 'date_line', font: FONT.lines, size: 66, color: COLORS.deep, ...left, height: 110, reveal: fadeIn(38, 18) },
      { at: [x, 850] },
    ),
  ];
}
