// Shared by the scenes: phulkari silks, white marble by the water at dawn, Gurmukhi type.
import { ground, softLight } from '../../kit/atmosphere.ts';
import { pen } from '../../kit/geometry/pen.ts';
import { moved } from '../../kit/geometry/transform.ts';
import { composition } from '../../kit/lottie/composition.ts';
import { type Layer, nested, shapes } from '../../kit/lottie/layers.ts';
import { EASE, track } from '../../kit/lottie/motion.ts';
import { linear } from '../../kit/lottie/paint.ts';
import { ellipse, fill, group, outline, outlines, rect, stroke } from '../../kit/lottie/shapes.ts';
import { dome, finial } from '../../kit/motifs/arches.ts';
import { arcade } from '../../kit/motifs/haveli.ts';
import { phulkariBand } from '../../kit/motifs/phulkari.ts';
import { GOLD, metalRamp, PALE_GOLD, palette } from '../../kit/palette.ts';
import { photoPlace } from '../../kit/photo-frame.ts';
import { PORTRAIT, type Stage } from '../../kit/stage.ts';
import { typesetter } from '../../kit/text/typesetter.ts';
import { FONTS, fontNames } from '../../kit/type-pairings.ts';
import { turbanCouple } from '../../samples/wedding-couples.ts';

export const STAGE = PORTRAIT;
export const COLORS = palette({ ground: '#a3122e', deep: '#4a0a1c', metal: '#d3a044', bloom: '#f08a1c', paper: '#fff8ea' });
export const METAL = GOLD;
export const WORD_METAL = PALE_GOLD;
export const RED = '#a3122e';
export const SILKS: readonly [string, string, string] = ['#f7a823', '#ff7aa2', '#fff3dc'];
export const PAIRING = { names: FONTS.muktaBold, lines: FONTS.mukta };
export const FONT = fontNames(PAIRING);
export const COUPLE = photoPlace('couple', 'Photo of the couple', turbanCouple, false);

export const say = typesetter({ font: FONT.lines, color: COLORS.deep });
export const NAME = { font: FONT.names, leading: 1.2, by: 'letters' } as const;

const MARBLE = {
  stone: { light: '#ffffff', body: '#f4ece6', shade: '#d3c3c6' },
  paint: '#c99a3e',
  accent: '#e0a3ae',
  inside: '#d0a3a6',
};
/** A gilded dome in ribs, wider than its drum, on a row of petals; a kalash with its canopy on top. */
const roof = (size: number, at: readonly number[]) => {
  const shell = dome(size, size * 0.62);
  const rib = (part: number) =>
    pen()
      .move(0, -size * 0.58)
      .curve(size * part * 0.5, -size * 0.5, size * part * 1.08, -size * 0.34, size * part * 0.88, 0)
      .outline();
  const ribs = [-0.4, -0.25, -0.1, 0.1, 0.25, 0.4].map(rib);
  return group(
    'dome',
    [
      group('drum', [rect(-size * 0.46, -size * 0.16, size * 0.92, size * 0.18, 4), fill('#f4ece6')]),
      group('petals', [
        ...[-4, -3, -2, -1, 0, 1, 2, 3, 4].map((petal) =>
          outline(moved(dome(size * 0.13, size * 0.15), petal * size * 0.103, -size * 0.02)),
        ),
        fill(metalRamp(GOLD, [-size / 2, 0], [size / 2, 0])),
      ]),
      group(
        'shell',
        [
          group('gilding', [
            outline(shell),
            fill(linear([-size / 2, 0], [size / 2, 0], [0, '#fbe3a0'], [0.5, '#e9bb58'], [1, '#a8741f'])),
          ]),
          group('ribs', [...ribs.map((line) => outline(line)), stroke('#8a5a1c', size * 0.016, { opacity: 70 })]),
        ],
        { at: [0, -size * 0.12] },
      ),
      group('mast', [
        ...outlines(finial(size * 0.36).map((shape) => moved(shape, 0, -size * 0.72))),
        fill(metalRamp(GOLD, [-20, 0], [20, 0])),
      ]),
      group('canopy', [outline(moved(dome(size * 0.16, size * 0.08), 0, -size * 1.02)), fill('#c9913a')]),
    ],
    { at },
  );
};
/** The Nishan Sahib: a mast in saffron cloth with its pennant. */
const nishan = (foot: readonly number[], high: number) =>
  group(
    'nishan sahib',
    [
      group('mast', [rect(-6, -high, 12, high, 4), fill(linear([-6, 0], [6, 0], [0, '#f9b04a'], [1, '#d9781c']))]),
      group('pennant', [
        outline(
          pen()
            .move(4, -high + 14)
            .curve(40, -high + 4, 70, -high + 44, 122, -high + 52)
            .curve(76, -high + 62, 40, -high + 70, 4, -high + 84)
            .close()
            .outline(),
        ),
        fill('#f08a1c'),
      ]),
      group('point', [ellipse([0, -high - 10], 14, 24), fill('#c9913a')]),
    ],
    { at: foot },
  );
const HALL = composition('marble hall', 1560, 780, [
  shapes('hall', [
    nishan([640, 300], 268),
    roof(150, [160, 282]),
    roof(150, [1400, 282]),
    roof(170, [470, 282]),
    roof(170, [1090, 282]),
    roof(250, [780, 282]),
    group('parapet', [rect(0, 278, 1560, 26), fill('#f4ece6')]),
    arcade(5, 312, 450, MARBLE, { at: [0, 760] }),
    group('terrace', [rect(-10, 754, 1580, 26), fill('#e3d6d2')]),
  ]),
]);

/** The hall's middle on the shore, its size in percent, and that of its reflection. */
interface Hall {
  x: number;
  shore: number;
  size: number;
  mirrored: number;
}

/** Dawn over still water with a white marble hall; `shore` is the water line. */
export function dawn({ width, height }: Stage, frames: number, { x, shore, size, mirrored }: Hall): Layer[] {
  const ripple = [40, 92, 160, 240, 330].map((y, index) => {
    const half = 180 + index * 84;
    return outline(
      pen()
        .move(x - half + index * 40, shore + y)
        .line(x + half - index * 24, shore + y)
        .outline(),
    );
  });
  const drift = track([0, [x, shore], EASE.linear], [frames, [x - 40, shore]]);
  return [
    ground('sky', width, height, linear([0, 0], [0, shore], [0, '#f3b6b4'], [1, '#ffe6c2'])),
    shapes('sun', [softLight('halo', 0, 0, 650, '#fff6dc', 0.95), group('disc', [ellipse([0, 0], 250), fill('#fffbe9')])], {
      at: track([0, [x + 210, shore - 250], EASE.out], [frames, [x + 210, shore - 420]]),
    }),
    nested('hall', HALL, { anchor: [780, 770], at: drift, scale: size }),
    shapes('water', [
      rect(-40, shore + 8, width + 80, height - shore),
      fill(linear([0, shore], [0, height], [0, '#f7c9b4'], [1, '#7f86b4'])),
    ]),
    nested('hall in the water', HALL, { anchor: [780, 770], at: drift, scale: [size, mirrored], opacity: 30 }),
    shapes('ripples', [group('lines', [...ripple, stroke('#fff6e6', 5, { opacity: 70 })])], {
      at: track([0, [-24, 0], EASE.breath], [Math.round(frames / 2), [24, 0], EASE.breath], [frames, [-24, 0]]),
    }),
  ];
}

/** A phulkari border across the frame, stitched as it appears. */
export function border(stage: Stage, y: number, wide: number, first: number, lasts: number, flip: 1 | -1 = 1): Layer {
  const band = phulkariBand({ length: stage.width + 40, width: wide, cloth: RED, silks: SILKS, first, lasts });
  return shapes('phulkari border', [group('turned', [band], { scale: [100, 100 * flip] })], { at: [-20, y] });
}
