// Scene 2: a tower of champagne coupes builds up row by row; the toast beside it.
import { softLight } from '../../kit/atmosphere.ts';
import type { Clock } from '../../kit/build-theme.ts';
import { type Layer, shapes } from '../../kit/lottie/layers.ts';
import { EASE, track } from '../../kit/lottie/motion.ts';
import { linear } from '../../kit/lottie/paint.ts';
import { fill, group, rect } from '../../kit/lottie/shapes.ts';
import { coupe, decoRays } from '../../kit/motifs/art-deco.ts';
import { drawn } from '../../kit/motifs/drawn.ts';
import { placesIn, type Stage } from '../../kit/stage.ts';
import { metalText } from '../../kit/text/gold-text.ts';
import { fadeIn, wordByWord } from '../../kit/text/reveals.ts';
import { text } from '../../kit/text/text-layer.ts';
import type { DecoLook } from './look.ts';

/** The tower's foot on the table, how far down the cloth hangs, the light, the bubbles; the words beside it or on the cloth. */
const WIDE = {
  tower: [1360, 930],
  cloth: 240,
  light: [1360, 520],
  bubbles: { x: 1360, width: 620, from: 900, to: 60 },
  diamonds: [182, 300],
  title: { at: [506, 386], size: 54, width: 680, height: 80, align: 'left' },
  toast: { at: [511, 650], size: 112, width: 690, height: 430, align: 'left' },
} as const;
const UPRIGHT = {
  tower: [540, 1080],
  cloth: 900,
  light: [540, 660],
  bubbles: { x: 540, width: 620, from: 1050, to: 150 },
  diamonds: [496, 1190],
  title: { at: [540, 1284], size: 66, width: 860, height: 100, align: 'center' },
  toast: { at: [540, 1530], size: 120, width: 860, height: 380, align: 'center' },
} as const;

function tower({ metal }: DecoLook, [x, table]: readonly [number, number], beat: (beats: number) => number): Layer[] {
  return [4, 3, 2, 1].map((count, row) => {
    const start = Math.round(beat(row * 0.5));
    const glasses = Array.from({ length: count }, (_, index) => coupe(metal, { at: [(index - (count - 1) / 2) * 146, 0] }));
    const y = table - row * 186;
    return shapes(`row ${row + 1}`, glasses, {
      at: track([start, [x, y - 150], EASE.out], [start + 16, [x, y]]),
      opacity: track([start, 0, EASE.out], [start + 8, 100]),
    });
  });
}

export function toastScene(look: DecoLook, { frames, beat }: Clock, stage: Stage): Layer[] {
  const { tower: stands, cloth, light, bubbles: column, diamonds, ...at } = placesIn(stage.portrait, WIDE, UPRIGHT);
  const [x, table] = stands;
  const frameGold = look.frameGold(stage);
  const { accent, bubbles, colors, font, frame, metal, ray, shine, wall, wordMetal } = look;
  const pour = 'M-7 0 C-9 160 -6 300 -8 420 H8 C6 300 9 160 7 0 Z';
  return [
    ...wall(stage, light),
    shapes('glow', [softLight('glow', ...light, 680, shine, 0.4)]),
    shapes('rays', [decoRays(1300, 40, ray(900))], {
      at: stands,
      opacity: 40,
      rotate: track([0, 0, EASE.linear], [frames, 8]),
    }),
    shapes('table', [
      group('cloth', [
        rect(-40, table - 4, 2000, cloth),
        fill(linear([0, table], [0, stage.height], [0, colors.ground], [1, colors.deep])),
      ]),
      group('edge', [rect(-40, table - 8, 2000, 12), fill(frameGold)]),
    ]),
    ...tower(look, stands, beat),
    shapes('stream', [drawn(pour, linear([0, 0], [0, 420], [0, metal.shine, 0], [0.3, metal.shine], [1, metal.glint]))], {
      at: [x, table - 1166],
      scale: track([beat(1.9), [100, 0], EASE.in], [beat(2.4), [100, 100]]),
      opacity: track([beat(1.9), 0, EASE.out], [beat(2), 95]),
    }),
    bubbles(frames, { ...column, count: 26, seed: 8 }),
    ...frame(stage),
    shapes(
      'diamonds',
      [-1, 0, 1].map((step) =>
        group('diamond', [rect(-9, -9, 18, 18), fill(frameGold)], {
          at: [diamonds[0] + (step + 1) * 44, diamonds[1]],
          rotate: 45,
        }),
      ),
    ),
    text(
      { ...at.title, key: 'toast_title', font: font.capitals, color: accent, tracking: 190, reveal: fadeIn(6, 14) },
      { at: at.title.at },
    ),
    metalText(
      { ...at.toast, key: 'toast', font: font.name, color: colors.paper, leading: 1.14, reveal: wordByWord(10, 26) },
      wordMetal,
      [30, beat(4.5)],
      { at: at.toast.at },
    ),
  ];
}
