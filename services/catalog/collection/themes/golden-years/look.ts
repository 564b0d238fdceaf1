// Shared by the scenes: an album of oxblood leather and sepia paper, prints in paper corners, gold leaf.
import { ground, softLight } from '../../kit/atmosphere.ts';
import { polygon } from '../../kit/geometry/pen.ts';
import { type Layer, type LayerOptions, shapes } from '../../kit/lottie/layers.ts';
import { EASE, track } from '../../kit/lottie/motion.ts';
import { linear } from '../../kit/lottie/paint.ts';
import { fill, group, outline, rect, stroke } from '../../kit/lottie/shapes.ts';
import { deckleEdge, photoCorners } from '../../kit/motifs/album.ts';
import { GOLD, type Metal, palette } from '../../kit/palette.ts';
import { framedPhoto, type PhotoPlace, photoPlace } from '../../kit/photo-frame.ts';
import { LANDSCAPE, type Stage } from '../../kit/stage.ts';
import { typesetter } from '../../kit/text/typesetter.ts';
import { FONTS, fontNames } from '../../kit/type-pairings.ts';
import { coupleLater, coupleMidway, coupleNow, coupleThen } from '../../samples/couples.ts';

export const STAGE = LANDSCAPE;
export const COLORS = palette({ ground: '#efe0c3', deep: '#4a1620', metal: '#d3a044', bloom: '#8c3a3a', paper: '#fffaf0' });
export const INK = '#43261c';
export const METAL: Metal = { ...GOLD, shade: '#94611f', shine: '#f5d990' };
/** Gold leaf on paper: dark enough to be legible. */
export const LEAF: Metal = { shade: '#643d0c', body: '#764b13', shine: '#845518', glint: '#8a5a1c' };
export const PAIRING = { names: FONTS.pinyon, lines: FONTS.garamond, numerals: FONTS.cinzel };
export const FONT = fontNames(PAIRING);
export const say = typesetter({ font: FONT.lines, color: INK });

export const THEN = photoPlace('then', 'The wedding day', coupleThen);
export const EARLY = photoPlace('early', 'A photo from the years between', coupleMidway, false);
export const LATER = photoPlace('later', 'Another from the years between', coupleLater, false);
export const NOW = photoPlace('now', 'The two of them today', coupleNow);

/** An album page: paper that darkens towards the gutter, with the edges of the pages below. */
export function page(gutter: 'left' | 'right', { width, height }: Stage = STAGE): Layer[] {
  const x = gutter === 'left' ? 0 : width;
  const inward = gutter === 'left' ? 1 : -1;
  const edge = (inset: number, tone: string) => {
    const far = x + inward * (width - inset);
    return group('edge', [
      outline(polygon([far, 0], [far + inward * 90, 0], [far + inward * 90, height], [far, height])),
      fill(tone),
    ]);
  };
  return [
    ground('paper', width, height, COLORS.ground),
    shapes('tone', [
      softLight('light', x + inward * width * 0.56, height * 0.42, 900, '#fbf2dd', 0.95),
      softLight('age', x + inward * width * 0.95, height, 620, '#c99f62', 0.42),
      softLight('age', x + inward * width * 0.2, -40, 560, '#c99f62', 0.34),
    ]),
    shapes('gutter', [
      rect(Math.min(x, x + inward * 260), 0, 260, height),
      fill(linear([x, 0], [x + inward * 260, 0], [0, '#5a3a1c', 0.62], [1, '#5a3a1c', 0])),
    ]),
    shapes('page edges', [
      edge(46, '#d9c49c'),
      edge(40, '#b99a68'),
      edge(34, '#e2cfa8'),
      edge(26, '#b99a68'),
      edge(20, '#dcc79f'),
      edge(10, '#8a6a40'),
    ]),
  ];
}

interface Print {
  at: readonly [number, number];
  width: number;
  height: number;
  lean: number;
  from: number;
  frames: number;
}

/** A print with a deckled white edge, held on the page by paper corners. Without its photo it is not visible at all. */
export function print(place: PhotoPlace, { at, width, height, lean, from, frames }: Print): Layer[] {
  const { key, required } = place.slot;
  const [x, y] = at;
  const move: LayerOptions = {
    at: track([from, [x + 60, y - 90], EASE.out], [from + 26, [x, y]]),
    rotate: track([from, lean + 9, EASE.out], [from + 30, lean]),
    opacity: track([from, 0, EASE.inOut], [from + 8, 100]),
    from,
  };
  const border = 26;
  const photo = framedPhoto(place, {
    opening: polygon([-width / 2, -height / 2], [width / 2, -height / 2], [width / 2, height / 2], [-width / 2, height / 2]),
    covers: { width, height },
    at: move.at ?? [x, y],
    rotate: move.rotate ?? lean,
    from,
    frames,
    push: [106, 101],
    backing: '#cbb48c',
  });
  const layers = [
    shapes(
      `print of ${key}`,
      [
        group('shadow', [outline(deckleEdge(width + border * 2, height + border * 2)), fill('#3a2212', 34)], { at: [10, 16] }),
        group('edge', [outline(deckleEdge(width + border * 2, height + border * 2)), fill('#fffaf0'), stroke('#e4d3b0', 2)]),
      ],
      move,
    ),
    ...photo,
    shapes(`corners of ${key}`, [photoCorners(width + border * 2, height + border * 2, 92, '#4a2f22')], {
      ...move,
      opacity: track([from + 20, 0, EASE.inOut], [from + 30, 100]),
    }),
  ];
  return required ? layers : layers.map((layer) => ({ ...layer, name: `if:${key} ${layer.name}` }));
}
