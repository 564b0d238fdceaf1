// Shared by the scenes, in the theme's colours: the wall with its scale pattern, the stepped frame, bubbles, rays.
import { ground, vignette } from '../../kit/atmosphere.ts';
import { type Layer, shapes } from '../../kit/lottie/layers.ts';
import { EASE, track } from '../../kit/lottie/motion.ts';
import { linear, radial } from '../../kit/lottie/paint.ts';
import { ellipse, fill, group, stroke } from '../../kit/lottie/shapes.ts';
import { decoScales, steppedFrame } from '../../kit/motifs/art-deco.ts';
import { type Metal, metalRamp, type Palette } from '../../kit/palette.ts';
import type { PhotoPlace } from '../../kit/photo-frame.ts';
import { seeded } from '../../kit/random.ts';
import type { Stage } from '../../kit/stage.ts';
import { FONTS, fontNames } from '../../kit/type-pairings.ts';

export const PAIRING = { name: FONTS.italiana, capitals: FONTS.josefinBold, text: FONTS.josefin };

export interface DecoTones {
  colors: Palette;
  /** For ornaments and for text: even the darkest tone of `wordMetal` is legible on the wall. */
  metal: Metal;
  wordMetal: Metal;
  /** Lines beside the names, and the light behind objects. */
  accent: string;
  shine: string;
}

export type DecoLook = ReturnType<typeof decoLook>;

export function decoLook(tones: DecoTones, star: PhotoPlace) {
  const { colors, metal } = tones;
  const frameGold = ({ width, height }: Stage) => metalRamp(metal, [0, 0], [width, height]);
  return {
    ...tones,
    star,
    font: fontNames(PAIRING),
    frameGold,
    /** Rays fade out before they reach the text. */
    ray: (reach: number) => linear([0, 0], [0, -reach], [0, metal.body], [0.45, metal.body, 0.7], [1, metal.body, 0]),
    wall: ({ width, height }: Stage, [x, y]: readonly [number, number]): Layer[] => [
      ground('wall', width, height, radial([x, y], [x + 1500, y], [0, colors.ground], [1, colors.deep])),
      shapes('scales', [decoScales(width, height, 150, metal.body, 13)]),
    ],
    frame: (stage: Stage): Layer[] => [
      vignette(stage.width, stage.height, colors.deep, 0.5),
      shapes('frame', steppedFrame(stage.width, stage.height, 36, frameGold(stage))),
    ],
    bubbles: (frames: number, column: Column) => bubbles(metal, frames, column),
  };
}

interface Column {
  x: number;
  width: number;
  from: number;
  to: number;
  count: number;
  seed: number;
}

/** Bubbles that rise in a column around `x` from one height to another. */
function bubbles(metal: Metal, frames: number, { x, width, from, to, count, seed }: Column): Layer {
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
    return group('bubble', [ellipse([0, 0], size), fill(metal.glint, 34), stroke(metal.shine, 2.5)], { at: track(...keys) });
  });
  return shapes('bubbles', beads);
}
