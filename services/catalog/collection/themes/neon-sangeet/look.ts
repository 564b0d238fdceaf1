// Shared by the scenes: ink, neon tubes, beams from a mirror ball, a shiny floor.
import { ground, softLight } from '../../kit/atmosphere.ts';
import { moved } from '../../kit/geometry/transform.ts';
import { type Layer, type LayerOptions, shapes } from '../../kit/lottie/layers.ts';
import { sway } from '../../kit/lottie/motion.ts';
import { linear } from '../../kit/lottie/paint.ts';
import { ellipse, fill, group, stroke } from '../../kit/lottie/shapes.ts';
import type { Outline } from '../../kit/lottie/types.ts';
import { cuspedArch } from '../../kit/motifs/arches.ts';
import { beam, mirrorBall } from '../../kit/motifs/neon.ts';
import type { PhotoPlace } from '../../kit/photo-frame.ts';
import { pulse } from '../../kit/pulse.ts';
import { PORTRAIT, type Stage } from '../../kit/stage.ts';
import { sayIn } from '../../kit/text/say.ts';
import { type TextBox, text } from '../../kit/text/text-layer.ts';
import { FONTS, fontNames } from '../../kit/type-pairings.ts';

export const STAGE = PORTRAIT;
export const BEAT = 15;
export const PAIRING = { names: FONTS.pacifico, text: FONTS.josefinBold };
export const FONT = fontNames(PAIRING);
export const say = sayIn({ font: FONT.text, size: 66, color: '#fdf4ff', width: 860, height: 92, leading: 1.2 });

interface Arch {
  width: number;
  height: number;
  rise: number;
  foils: number;
}

/** An arch that stands on the sill, enlarged by `grow` on every side. */
export function archAt(arch: Arch, x: number, sill: number, grow = 0): Outline {
  return moved(
    cuspedArch({ ...arch, width: arch.width + grow * 2, height: arch.height + grow, rise: arch.rise + grow * 0.4 }),
    x,
    sill,
  );
}

/** The colours of a night: three tube colours, text beside them, the dark background. */
export interface Tubes {
  one: string;
  two: string;
  three: string;
  /** For text: pale tones of the first and the second. */
  warm: string;
  cool: string;
  night: readonly [top: string, bottom: string];
  haze: string;
  floor: string;
  dark: string;
  figure: string;
  sun: string;
  ball: readonly [dark: string, middle: string, light: string];
}

export type NeonLook = ReturnType<typeof neonLook>;

/** Everything that depends on the colours of the night. */
export function neonLook(tubes: Tubes, couple: PhotoPlace) {
  function club({ width, height }: Stage, frames: number, x: number, y: number): Layer[] {
    const beams = [tubes.one, tubes.two, tubes.three, tubes.one, tubes.two].map((color, index) =>
      beam(1900, 420, color, 0.34, {
        rotate: sway(frames, 110 + index * 14, -52 + index * 26, 13, index * 0.21),
        opacity: pulse(frames, BEAT * 2, 62, 100, index % 2 ? BEAT : 0),
      }),
    );
    return [
      ground('ink', width, height, linear([0, 0], [0, height], [0, tubes.night[0]], [1, tubes.night[1]])),
      shapes('light', [softLight('light', x, y + 500, 900, tubes.haze, 0.5)]),
      shapes('beams', beams, { at: [x, y] }),
    ];
  }

  /** Reflections of the lights on a polished floor. */
  function floor({ width, height }: Stage, frames: number, top: number): Layer {
    // The pools and the edge are drawn for the upright frame.
    const stretch = width / STAGE.width;
    const pools = [180, 420, 660, 900].map((x, index) =>
      group('pool', [softLight('pool', 0, 0, 250, index % 2 ? tubes.two : tubes.one, 0.55)], {
        at: [x * stretch, top + 120 + (index % 2) * 110],
        scale: [100, 26],
        opacity: pulse(frames, BEAT * 2, 45, 100, index % 2 ? BEAT : 0),
      }),
    );
    return shapes('floor', [
      group('floor', [
        ellipse([width / 2, height + 700], 2400 * stretch, (height + 700 - top) * 2),
        fill(linear([0, top], [0, height], [0, tubes.floor], [1, tubes.figure])),
      ]),
      ...pools,
      group('edge', [
        ellipse([width / 2, height + 700], 2400 * stretch, (height + 700 - top) * 2),
        stroke(tubes.three, 4, { opacity: 70 }),
      ]),
    ]);
  }

  function ball(frames: number, x: number, y: number, radius: number): Layer {
    return shapes(
      'ball',
      [
        softLight('halo', 0, 0, radius * 2.3, tubes.ball[2], 0.42),
        mirrorBall(radius, 900, tubes.ball, frames, { rotate: sway(frames, 120, 0, 1) }),
      ],
      { at: [x, y] },
    );
  }

  return { tubes, couple, club, floor, ball };
}

/** Text as tubes: coloured halos, fainter as they widen, under nearly white letters. */
export function neonText(box: Omit<TextBox, 'color'>, glowing: string, options: LayerOptions): Layer[] {
  const reach = Math.min(box.size, 170);
  const halo = (part: number, opacity: number): Layer =>
    text({ ...box, color: glowing, border: { color: glowing, width: reach * part } }, { ...options, opacity });
  const core = text({ ...box, color: '#ffffff', border: { color: glowing, width: reach * 0.02 } }, options);
  return [halo(0.38, 6), halo(0.26, 9), halo(0.16, 13), halo(0.08, 24), core];
}
