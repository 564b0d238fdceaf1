// Shared by the scenes: the groom's photo, hanging silk and the lamplight on it.
import { ground, softLight } from '../../kit/atmosphere.ts';
import { type Layer, shapes } from '../../kit/lottie/layers.ts';
import { EASE, type Key } from '../../kit/lottie/motion.ts';
import { linear } from '../../kit/lottie/paint.ts';
import { group, repeat } from '../../kit/lottie/shapes.ts';
import { drawn, inked } from '../../kit/motifs/drawn.ts';
import type { Offerings } from '../../kit/motifs/thali.ts';
import { GOLD, type Palette } from '../../kit/palette.ts';
import { photoPlace } from '../../kit/photo-frame.ts';
import { LANDSCAPE, type Stage } from '../../kit/stage.ts';
import type { FontFile } from '../../kit/type-pairings.ts';
import { groom } from '../../samples/couple.ts';

export const STAGE = LANDSCAPE;
export const METAL = GOLD;
export const MARIGOLDS = ['#f0851f', '#f8b52c'] as const;
export const OFFERINGS: Offerings = { metal: METAL, kumkum: '#c4201c', flowers: MARIGOLDS, leaf: '#4c7a35' };
export const LINE = '#ffdf9c';
export const GROOM = photoPlace('groom', "Groom's photo", groom, false);

/** The parts in which thali videos differ: colours, tones of the silk, type. */
export interface ThaliLook {
  colors: Palette;
  silk: {
    /** The folds, from valley over crest to slope. */
    fold: readonly [valley: string, crest: string, slope: string];
    shade: string;
    cloth: readonly [top: string, foot: string];
  };
  fonts: Readonly<Record<'names' | 'lines' | 'devanagari', FontFile>>;
  font: Readonly<Record<'names' | 'lines' | 'devanagari', string>>;
}

/** Silk in long folds; static. */
export function silk({ colors, silk }: ThaliLook, { width: frame, height, portrait }: Stage): Layer[] {
  // The folds are drawn for a wide frame's height.
  const long = portrait ? 1.8 : 1;
  const [valley, crest, slope] = silk.fold;
  const fold = (x: number, width: number, lean: number) =>
    drawn(
      `M${x} -20 C${x + lean} ${300 * long} ${x - lean} ${700 * long} ${x + lean * 0.6} ${1100 * long} L${x + width + lean * 0.2} ${1100 * long} C${x + width - lean} ${720 * long} ${x + width + lean} ${320 * long} ${x + width} -20 Z`,
      linear([x, 0], [x + width, 0], [0, valley], [0.45, crest], [0.6, slope], [1, valley]),
    );
  const folds = [-60, 150, 320, 560, 730, 900, 1160, 1330, 1500, 1740].filter((x) => x < frame);
  return [
    ground('silk', frame, height, colors.ground),
    shapes(
      'folds',
      folds.map((x, index) =>
        fold(x, [230, 180, 260, 190, 190, 280, 190, 190, 260, 240][index] ?? 200, [26, -18, 30, -14, 22][index % 5] ?? 20),
      ),
      { opacity: 62 },
    ),
    shapes('shade of the folds', [
      drawn(
        `M-10 -10 L${frame + 10} -10 L${frame + 10} ${height + 10} L-10 ${height + 10} Z`,
        linear([0, 0], [0, height], [0, silk.shade, 0.7], [1, silk.shade, 0.1]),
      ),
    ]),
  ];
}

/** A cloth with a gold-thread border in front; its upper edge is `y` below the top. */
export function cloth({ silk }: ThaliLook, { height }: Stage, y: number): Layer {
  const [top, foot] = silk.cloth;
  const edge = (dy: number) => `M-40 ${y + 60 + dy} C500 ${y - 40 + dy} 1300 ${y + 90 + dy} 1960 ${y - 30 + dy}`;
  return shapes('cloth', [
    drawn(`${edge(0)} L1960 ${height + 40} L-40 ${height + 40} Z`, linear([0, y - 40], [0, height], [0, top], [1, foot])),
    inked(edge(16), METAL.body, 10),
    inked(edge(44), METAL.body, 3, { opacity: 80 }),
    inked(edge(30), METAL.shine, 10, { dash: [0.1, 22] }),
    group(
      'sprigs',
      [
        group('row', [drawn('M0 -16 C14 -6 14 8 0 18 C-14 8 -14 -6 0 -16 Z', METAL.body), repeat(16, { move: [128, 0] })]),
        group('row', [drawn('M0 -12 C10 -4 10 6 0 13 C-10 6 -10 -4 0 -12 Z', METAL.body), repeat(16, { move: [128, 0] })], {
          at: [64, 84],
        }),
      ],
      { at: [0, y + 140], opacity: 38 },
    ),
  ]);
}

/** The flame's pulsing light on everything around it. */
export function lampLight(x: number, y: number, radius: number, frames: number, strength = 0.55): Layer {
  const keys: Key<number>[] = [];
  for (let frame = 0, turn = 0; frame <= frames + 20; frame += 18, turn += 1)
    keys.push([frame, 78 + 16 * Math.sin(turn * 2.1) + (turn % 2) * 8, EASE.breath]);
  return shapes('light of the lamp', [softLight('light', x, y, radius, '#ffab4a', strength)], { opacity: { keys } });
}
