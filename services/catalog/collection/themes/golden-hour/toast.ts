// Scene 2: a tower of champagne coupes builds up row by row; the toast beside it.
import { softLight } from '../../kit/atmosphere.ts';
import type { Clock } from '../../kit/build-theme.ts';
import { type Layer, shapes } from '../../kit/lottie/layers.ts';
import { EASE, track } from '../../kit/lottie/motion.ts';
import { linear } from '../../kit/lottie/paint.ts';
import { fill, group, rect } from '../../kit/lottie/shapes.ts';
import { coupe, decoRays } from '../../kit/motifs/art-deco.ts';
import { drawn } from '../../kit/motifs/drawn.ts';
import { metalText } from '../../kit/text/gold-text.ts';
import { fadeIn, wordByWord } from '../../kit/text/reveals.ts';
import { text } from '../../kit/text/text-layer.ts';
import type { DecoLook } from './look.ts';

const [TOWER_X, TABLE] = [1360, 930];

function tower({ metal }: DecoLook, beat: (beats: number) => number): Layer[] {
  return [4, 3, 2, 1].map((count, row) => {
    const start = Math.round(beat(row * 0.5));
    const glasses = Array.from({ length: count }, (_, index) => coupe(metal, { at: [(index - (count - 1) / 2) * 146, 0] }));
    const y = TABLE - row * 186;
    return shapes(`row ${row + 1}`, glasses, {
      at: track([start, [TOWER_X, y - 150], EASE.out], [start + 16, [TOWER_X, y]]),
      opacity: track([start, 0, EASE.out], [start + 8, 100]),
    });
  });
}

export function toastScene(look: DecoLook, { frames, beat }: Clock): Layer[] {
  const { accent, bubbles, colors, font, frame, frameGold, metal, ray, shine, wall, wordMetal } = look;
  const pour = 'M-7 0 C-9 160 -6 300 -8 420 H8 C6 300 9 160 7 0 Z';
  return [
    ...wall([TOWER_X, 520]),
    shapes('glow', [softLight('glow', TOWER_X, 520, 680, shine, 0.4)]),
    shapes('rays', [decoRays(1300, 40, ray(900))], {
      at: [TOWER_X, TABLE],
      opacity: 40,
      rotate: track([0, 0, EASE.linear], [frames, 8]),
    }),
    shapes('table', [
      group('cloth', [
        rect(-40, TABLE - 4, 2000, 240),
        fill(linear([0, TABLE], [0, 1080], [0, colors.ground], [1, colors.deep])),
      ]),
      group('edge', [rect(-40, TABLE - 8, 2000, 12), fill(frameGold)]),
    ]),
    ...tower(look, beat),
    shapes('stream', [drawn(pour, linear([0, 0], [0, 420], [0, metal.shine, 0], [0.3, metal.shine], [1, metal.glint]))], {
      at: [TOWER_X, -236],
      scale: track([beat(1.9), [100, 0], EASE.in], [beat(2.4), [100, 100]]),
      opacity: track([beat(1.9), 0, EASE.out], [beat(2), 95]),
    }),
    bubbles(frames, { x: TOWER_X, width: 620, from: 900, to: 60, count: 26, seed: 8 }),
    ...frame(),
    shapes(
      'diamonds',
      [-1, 0, 1].map((step) =>
        group('diamond', [rect(-9, -9, 18, 18), fill(frameGold)], { at: [182 + (step + 1) * 44, 300], rotate: 45 }),
      ),
    ),
    text(
      {
        key: 'toast_title',
        font: font.capitals,
        size: 54,
        color: accent,
        width: 680,
        height: 80,
        tracking: 190,
        align: 'left',
        reveal: fadeIn(6, 14),
      },
      { at: [506, 386] },
    ),
    metalText(
      {
        key: 'toast',
        font: font.name,
        size: 112,
        color: colors.paper,
        width: 690,
        height: 430,
        leading: 1.14,
        align: 'left',
        reveal: wordByWord(10, 26),
      },
      wordMetal,
      [30, beat(4.5)],
      { at: [511, 650] },
    ),
  ];
}
