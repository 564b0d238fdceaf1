// Shared by the scenes: burgundy and gold, the stage with its partly drawn curtains, rose petals.
import { drifting, ground, softLight } from '../../kit/atmosphere.ts';
import { type Layer, shapes } from '../../kit/lottie/layers.ts';
import type { Animated } from '../../kit/lottie/motion.ts';
import { EASE, track } from '../../kit/lottie/motion.ts';
import { linear } from '../../kit/lottie/paint.ts';
import type { Vector } from '../../kit/lottie/types.ts';
import { loosePetal } from '../../kit/motifs/garlands.ts';
import { drape, valance } from '../../kit/motifs/stage-curtain.ts';
import { boards, footlights, spotlight } from '../../kit/motifs/stage-lights.ts';
import { GOLD, PALE_GOLD, palette } from '../../kit/palette.ts';
import { photoPlace } from '../../kit/photo-frame.ts';
import { LANDSCAPE } from '../../kit/stage.ts';
import { gildIn, sayIn } from '../../kit/text/say.ts';
import { FONTS, fontNames } from '../../kit/type-pairings.ts';
import { bride, groom } from '../../samples/couple.ts';

export const STAGE = LANDSCAPE;
export const { width: WIDTH, height: HEIGHT } = STAGE;
export const COLORS = palette({ ground: '#2a0814', deep: '#160409', metal: '#d3a044', bloom: '#8e1730', paper: '#fff5e2' });
export const METAL = GOLD;
export const WORD_METAL = PALE_GOLD;
export const VELVET = '#8e1730';
export const CREAM = '#fff5e2';
export const HONEY = '#f4d08a';
export const PAIRING = { names: FONTS.alexBrush, lines: FONTS.garamond, hindi: FONTS.vesper } as const;
export const FONT = fontNames(PAIRING);
const USUAL = { font: FONT.lines, size: 60, color: COLORS.paper, width: 900, height: 80 };
export const say = sayIn(USUAL);
export const gild = gildIn(USUAL);
export const GROOM = photoPlace('groom', "Groom's photo", groom);
export const BRIDE = photoPlace('bride', "Bride's photo", bride);

const FLOOR = 850;

/** The back of the stage, its boards and the spotlight on them. */
export function stageSet(x: number): Layer[] {
  return [
    ground('backcloth', WIDTH, HEIGHT, linear([0, 0], [0, FLOOR], [0, '#1c0610'], [1, '#4a0f22'])),
    shapes('backlight', [softLight('backlight', x, 480, 760, '#c9543f', 0.34)]),
    shapes('boards', [boards(WIDTH, HEIGHT - FLOOR + 20, '#8a4b2c')], { at: [WIDTH / 2, FLOOR] }),
  ];
}

export function spot(x: number, spread: number, from: number, lean = 0): Layer {
  return shapes('spot', [spotlight(1010, spread, '#ffe2a8')], {
    at: [x, -60],
    rotate: lean,
    opacity: track([from, 0, EASE.out], [from + 10, 100]),
  });
}

/** Both curtains and the valance above them; `open` is the percentage of their width still drawn across. */
export function curtains(open: Animated<Vector>): Layer[] {
  return [
    ...[1, -1].map((side) =>
      shapes(`curtain ${side}`, [drape(970, 1000, 11, VELVET, METAL, { scale: [side * 100, 100] })], {
        at: [side > 0 ? -6 : WIDTH + 6, 0],
        scale: open,
      }),
    ),
    shapes('valance', [valance(WIDTH + 80, 220, 6, VELVET, METAL)], { at: [WIDTH / 2, 0] }),
  ];
}

export function footlight(): Layer {
  return shapes('footlights', [footlights(WIDTH - 60, 15, METAL)], { at: [WIDTH / 2, HEIGHT + 6] });
}

export function petals(frames: number, count: number, seed: number): Layer[] {
  return drifting('petal', (index) => loosePetal(32, index % 3 === 0 ? '#e88a96' : '#c0283f'), {
    count,
    seed,
    width: WIDTH,
    height: HEIGHT,
    frames,
    sizes: [50, 115],
    fall: 560,
    wind: 60,
  });
}
