// Shared by the scenes, in any colouring: silk with paisleys in the weave, and gold foil.
import { ground, softLight } from '../../kit/atmosphere.ts';
import { composition } from '../../kit/lottie/composition.ts';
import { type CompositionAsset, type Layer, nested, shapes } from '../../kit/lottie/layers.ts';
import { fill, group, outline, repeat } from '../../kit/lottie/shapes.ts';
import { type PaisleyStyle, paisleyOutline, paisleyVine } from '../../kit/motifs/paisley.ts';
import { GOLD, metalRamp, PALE_GOLD, palette } from '../../kit/palette.ts';
import { photoPlace } from '../../kit/photo-frame.ts';
import { PORTRAIT, type Stage } from '../../kit/stage.ts';
import { typesetter } from '../../kit/text/typesetter.ts';
import { FONTS, fontNames } from '../../kit/type-pairings.ts';
import { bride, groom } from '../../samples/couple.ts';

export const STAGE = PORTRAIT;
export const METAL = GOLD;
export const PAIRING = { names: FONTS.alexBrush, lines: FONTS.roman };
export const FONT = fontNames(PAIRING);
export const GROOM = photoPlace('groom', "Groom's photo", groom);
export const BRIDE = photoPlace('bride', "Bride's photo", bride);

export const NAME = { font: FONT.names, leading: 1.1, metal: PALE_GOLD, by: 'letters' } as const;

/** The differences between colourings of the video. */
export interface Tones {
  palette: { ground: string; deep: string; metal: string; bloom: string; paper: string };
  /** Light on the silk, the woven paisleys, the grounds of the drawn ones from light to dark. */
  light: string;
  weave: string;
  body: string;
  rim: string;
  dark: string;
  /** Secondary lines of text, and the flower between the names. */
  soft: string;
  flower: string;
}

export type Look = ReturnType<typeof lookOf>;

export function lookOf(tones: Tones) {
  const colors = palette(tones.palette);
  const style: PaisleyStyle = { gold: metalRamp(GOLD, [-200, -400], [200, 0]), ground: tones.rim, accent: tones.dark };
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
    colors,
    style,
    say: typesetter({ font: FONT.lines, color: colors.paper }),
    /** The silk, lighter around a point. */
    silk: (stage: Stage, x: number, y: number): Layer[] => [
      ground('silk', stage.width, stage.height, colors.ground),
      nested('weave', weaveOf(stage), { opacity: 46 }),
      shapes('light', [softLight('light', x, y, 900, tones.light, 0.55)]),
    ],
    /** Vines up both edges from the lower corners. */
    vines: ({ width, height }: Stage, length: number, first: number, lasts: number): Layer =>
      shapes('vines', [
        paisleyVine(length, 108, style, first, lasts, { at: [36, height + 20] }),
        paisleyVine(length, 108, style, first + 4, lasts, { at: [width - 36, height + 20], scale: [-100, 100] }),
      ]),
  };
}
