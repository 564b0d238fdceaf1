// What the scenes share: vermilion silk with paisleys in the weave, and gold foil.
import { ground, softLight } from '../../kit/atmosphere.ts';
import { composition } from '../../kit/lottie/composition.ts';
import { type Layer, nested, shapes } from '../../kit/lottie/layers.ts';
import { fill, group, outline, repeat } from '../../kit/lottie/shapes.ts';
import { type PaisleyStyle, paisleyOutline, paisleyVine } from '../../kit/motifs/paisley.ts';
import { GOLD, metalRamp, PALE_GOLD, palette } from '../../kit/palette.ts';
import { photoPlace } from '../../kit/photo-frame.ts';
import { PORTRAIT } from '../../kit/stage.ts';
import { typesetter } from '../../kit/text/typesetter.ts';
import { FONTS, fontNames } from '../../kit/type-pairings.ts';
import { bride, groom } from '../../samples/couple.ts';

export const STAGE = PORTRAIT;
const { width, height } = STAGE;
export const COLORS = palette({ ground: '#a11a12', deep: '#4d0608', metal: '#d3a044', bloom: '#6e0b0e', paper: '#fff3dc' });
export const METAL = GOLD;
export const WORD_METAL = PALE_GOLD;
export const STYLE: PaisleyStyle = { gold: metalRamp(GOLD, [-200, -400], [200, 0]), ground: '#8c1410', accent: '#5f090b' };
export const PAIRING = { names: FONTS.alexBrush, lines: FONTS.roman };
export const FONT = fontNames(PAIRING);
export const GROOM = photoPlace('groom', "Groom's photo", groom);
export const BRIDE = photoPlace('bride', "Bride's photo", bride);

export const say = typesetter({ font: FONT.lines, color: COLORS.paper });
export const NAME = { font: FONT.names, leading: 1.1, metal: WORD_METAL, by: 'letters' } as const;

const WEAVE = composition('weave', width, height, [
  shapes('paisleys in the weave', [
    group(
      'columns',
      [
        group('one', [outline(paisleyOutline(46)), fill('#7d0f0d')], { rotate: 12 }),
        repeat(8, { move: [152, 0] }),
        repeat(13, { move: [0, 176] }),
      ],
      { at: [20, 70] },
    ),
    group(
      'columns between',
      [
        group('one', [outline(paisleyOutline(46)), fill('#7d0f0d')], { rotate: 12, scale: [-100, 100] }),
        repeat(8, { move: [152, 0] }),
        repeat(12, { move: [0, 176] }),
      ],
      { at: [96, 158] },
    ),
  ]),
]);

/** The silk, lighter around a point. */
export function silk(x: number, y: number): Layer[] {
  return [
    ground('silk', width, height, COLORS.ground),
    nested('weave', WEAVE, { opacity: 46 }),
    shapes('light', [softLight('light', x, y, 900, '#d8391f', 0.55)]),
  ];
}

/** Vines up both edges, leaning inwards from the lower corners. */
export function vines(first: number, lasts: number, length = 1500, size = 108): Layer {
  return shapes('vines', [
    paisleyVine(length, size, STYLE, first, lasts, { at: [36, height + 20] }),
    paisleyVine(length, size, STYLE, first + 4, lasts, { at: [width - 36, height + 20], scale: [-100, 100] }),
  ]);
}
