// Shared by the scenes, in any colouring: a hall hung with woven paisleys, lamps on silk, gold leaf.
import { ground, softLight, vignette } from '../../kit/atmosphere.ts';
import { composition } from '../../kit/lottie/composition.ts';
import { type CompositionAsset, type Layer, nested, shapes } from '../../kit/lottie/layers.ts';
import { EASE, sway, track } from '../../kit/lottie/motion.ts';
import { linear, radial } from '../../kit/lottie/paint.ts';
import { fill, group, outline, repeat, stroke } from '../../kit/lottie/shapes.ts';
import { bokeh, lamp } from '../../kit/matter.ts';
import { leafFringe, paisleyBeads, paisleyOutline } from '../../kit/motifs/paisley.ts';
import { GOLD, metalRamp, PALE_GOLD, palette } from '../../kit/palette.ts';
import { photoPlace } from '../../kit/photo-frame.ts';
import { sprite } from '../../kit/sprite.ts';
import { PORTRAIT, type Stage } from '../../kit/stage.ts';
import { typesetter } from '../../kit/text/typesetter.ts';
import { FONTS, fontNames } from '../../kit/type-pairings.ts';
import { delhiBride, delhiGroom } from '../../samples/wedding-couples.ts';

export const STAGE = PORTRAIT;
export const METAL = GOLD;
export const PAIRING = { names: FONTS.alexBrush, lines: FONTS.roman };
export const FONT = fontNames(PAIRING);
export const GROOM = photoPlace('groom', "Groom's photo", delhiGroom);
export const BRIDE = photoPlace('bride', "Bride's photo", delhiBride);

export const NAME = { font: FONT.names, leading: 1.1, metal: PALE_GOLD, by: 'letters' } as const;

/** The differences between colourings of the video. */
export interface Tones {
  palette: { ground: string; deep: string; metal: string; bloom: string; paper: string };
  /** Light in the hall, the woven paisleys, the hearts of the great ones in their middle and at their edge. */
  light: string;
  weave: string;
  body: string;
  heart: string;
  /** Secondary lines of text, and the flower between the names. */
  soft: string;
  flower: string;
}

export type Look = ReturnType<typeof lookOf>;

export function lookOf(tones: Tones) {
  const colors = palette(tones.palette);
  const weaveFor = ({ width, height, portrait }: Stage) => {
    const [columns, rows] = portrait ? [8, 13] : [14, 8];
    return composition('weave', width, height, [
      shapes('paisleys in the weave', [
        group(
          'columns',
          [
            group('one', [outline(paisleyOutline(46)), fill(tones.weave)], { rotate: 12 }),
            repeat(columns, { move: [152, 0] }),
            repeat(rows, { move: [0, 176] }),
          ],
          { at: [20, 70] },
        ),
        group(
          'columns between',
          [
            group('one', [outline(paisleyOutline(46)), fill(tones.weave)], { rotate: 12, scale: [-100, 100] }),
            repeat(columns, { move: [152, 0] }),
            repeat(rows - 1, { move: [0, 176] }),
          ],
          { at: [96, 158] },
        ),
      ]),
    ]);
  };
  const weaves = new Map<Stage, CompositionAsset>();
  /** One for a stage: a composition that scenes share is one object. */
  const weaveOf = (stage: Stage) => {
    const weave = weaves.get(stage) ?? weaveFor(stage);
    weaves.set(stage, weave);
    return weave;
  };
  return {
    tones,
    say: typesetter({ font: FONT.lines, color: colors.paper }),
    colors,
    /** A hall by lamplight, lighter around a point: paisleys in the weave of its hangings, lights out of focus. */
    hall: (stage: Stage, frames: number, [x, y]: readonly [number, number], far: Layer): Layer[] => {
      const { width, height } = stage;
      return [
        ground('hall', width, height, colors.ground),
        nested('weave', weaveOf(stage), { opacity: 40 }),
        shapes('light', [softLight('light', x, y, 900, tones.light, 0.6)]),
        far,
        vignette(width, height, colors.deep, 0.94),
        bokeh('gold', stage, 2150, {
          at: track([0, [width / 2 - 40, height * 0.4], EASE.linear], [frames, [width / 2 + 40, height * 0.46]]),
          opacity: sway(frames, 84, 52, 14),
          parent: far,
        }),
      ];
    },
    /** A great paisley that stands on `hub`: leaves around a band of gold leaf, over which light moves; its heart is dark. */
    foil: (hub: Layer, size: number, frames: number, grows: readonly [first: number, last: number]): Layer[] => {
      const shape = outline(paisleyOutline(size));
      const band = [shape, stroke(metalRamp(METAL, [-size * 0.6, -size * 1.5], [size * 0.6, 0]), size * 0.056)];
      const petals = linear([0, 0], [0, -size * 0.08], [0, METAL.body], [0.5, METAL.shine], [1, METAL.shade]);
      const heart = radial([0, -size * 0.6], [size * 0.2, size * 0.3], [0, tones.body], [1, tones.heart]);
      return [
        hub,
        shapes('shade', [shape, fill(colors.deep, 60), stroke(colors.deep, size * 0.1, { opacity: 50 })], {
          parent: hub,
          at: [size * 0.012, size * 0.022],
        }),
        shapes('leaves', [leafFringe(size, size * 0.08, petals, grows)], { parent: hub }),
        shapes('heart', [shape, fill(heart)], { parent: hub }),
        shapes('band', band, { parent: hub }),
        sprite('gold-leaf-upright', {
          width: size * 1.37,
          at: track([0, [-size * 0.04, -size * 0.86], EASE.linear], [frames, [size * 0.12, -size * 0.7]]),
          scale: [124, 100],
          opacity: 32,
          parent: hub,
          matte: shapes('band of leaf', band, { parent: hub }),
        }),
        shapes('beads', [outline(paisleyBeads(size * 0.985)), stroke(METAL.shine, size * 0.015, { dash: [0.1, size * 0.036] })], {
          parent: hub,
        }),
      ];
    },
  };
}

type Place = readonly [x: number, y: number, width: number];

/** Silk across the foot of the picture, with lamps and marigolds on it. */
export function foot({ width }: Stage, frames: number, y: number, lamps: readonly Place[], heads: readonly Place[]): Layer[] {
  return [
    sprite('silk-champagne', { width: 2500, hold: [0.5, 0], at: [width / 2, y] }),
    ...heads.map(([hx, hy, size], index) =>
      sprite(`marigold-${[1, 3, 2][index % 3]}`, { width: size, at: [hx, hy], rotate: index * 70 }),
    ),
    ...lamps.flatMap(([lx, ly, size], index) => [
      sprite('shadow', { width: size * 1.3, at: [lx, ly + size * 0.26] }),
      ...lamp('diya', size * 0.55, { at: [lx, ly], width: size, frames, seed: index * 13 + 5, mirrored: lx > width / 2 }),
    ]),
  ];
}

/** A marigold before the lens, out of focus; it turns. */
export function blurred(kind: 1 | 2 | 3, [x, y, width]: Place, frames: number, turn: number): Layer {
  return sprite(`marigold-${kind}-soft`, { width, at: [x, y], rotate: track([0, 0, EASE.linear], [frames, turn]) });
}
