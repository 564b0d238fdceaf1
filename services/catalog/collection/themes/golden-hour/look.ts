// What the scenes share: ink green, the gold, scales on the wall, the stepped frame.
import { ground, vignette } from '../../kit/atmosphere.ts';
import { type Layer, shapes } from '../../kit/lottie/layers.ts';
import { EASE, track } from '../../kit/lottie/motion.ts';
import { linear, radial } from '../../kit/lottie/paint.ts';
import { ellipse, fill, group, stroke } from '../../kit/lottie/shapes.ts';
import { decoScales, steppedFrame } from '../../kit/motifs/art-deco.ts';
import { GOLD, metalRamp, PALE_GOLD, palette } from '../../kit/palette.ts';
import { photoPlace } from '../../kit/photo-frame.ts';
import { seeded } from '../../kit/random.ts';
import { LANDSCAPE } from '../../kit/stage.ts';
import { FONTS, fontNames } from '../../kit/type-pairings.ts';
import { gentleman } from '../../samples/grown-ups.ts';

export const { width: WIDTH, height: HEIGHT, x: X, y: Y } = LANDSCAPE;
export const COLORS = palette({ ground: '#10332a', deep: '#06120e', metal: '#d3a044', bloom: '#c58a3a', paper: '#fbf3dd' });
export const METAL = GOLD;
export const WORD_METAL = PALE_GOLD;
export const PAIRING = { name: FONTS.italiana, capitals: FONTS.josefinBold, text: FONTS.josefin };
export const FONT = fontNames(PAIRING);
export const STAR = photoPlace('portrait', 'Photo of the birthday star', gentleman, false);
/** Rays fade out before they reach the words. */
export const RAY = (reach: number) => linear([0, 0], [0, -reach], [0, METAL.body], [0.45, METAL.body, 0.7], [1, METAL.body, 0]);
export const FRAME_GOLD = metalRamp(METAL, [0, 0], [WIDTH, HEIGHT]);

export function wall(light: readonly [number, number]): Layer[] {
  const [x, y] = light;
  return [
    ground('wall', WIDTH, HEIGHT, radial([x, y], [x + 1500, y], [0, COLORS.ground], [1, COLORS.deep])),
    shapes('scales', [decoScales(WIDTH, HEIGHT, 150, METAL.body, 13)]),
  ];
}

export function frame(): Layer[] {
  return [vignette(WIDTH, HEIGHT, COLORS.deep, 0.5), shapes('frame', steppedFrame(WIDTH, HEIGHT, 36, FRAME_GOLD))];
}

/** Bubbles that rise in a column around `x` between two heights. */
export function bubbles(frames: number, x: number, width: number, from: number, to: number, count: number, seed: number): Layer {
  const random = seeded(seed);
  const beads = Array.from({ length: count }, () => {
    const size = random.between(7, 20);
    const start = -random() * 90;
    const time = random.between(80, 130);
    const dx = x + random.between(-0.5, 0.5) * width;
    const turns = Math.ceil((frames - start) / time);
    const keys = Array.from({ length: turns }, (_, turn) => turn * time + start).flatMap((first) => [
      [Math.round(first), [dx, from], EASE.linear] as const,
      [Math.round(first + time) - 1, [dx + random.between(-30, 30), to], 'hold'] as const,
    ]);
    return group('bubble', [ellipse([0, 0], size), fill(METAL.glint, 34), stroke(METAL.shine, 2.5)], { at: track(...keys) });
  });
  return shapes('bubbles', beads);
}
