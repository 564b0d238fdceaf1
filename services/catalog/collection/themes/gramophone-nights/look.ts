// Shared by the scenes: the paper and inks of an old film poster, sunrays, lettering with a painted side.
import { ground } from '../../kit/atmosphere.ts';
import { type Layer, type LayerOptions, shapes } from '../../kit/lottie/layers.ts';
import { EASE, track } from '../../kit/lottie/motion.ts';
import type { Color } from '../../kit/lottie/paint.ts';
import { fill, group, rect, stroke } from '../../kit/lottie/shapes.ts';
import type { Vector } from '../../kit/lottie/types.ts';
import { halftone } from '../../kit/motifs/cinema.ts';
import { musicNotes } from '../../kit/motifs/gramophone.ts';
import { sunburst } from '../../kit/motifs/party.ts';
import { GOLD, palette } from '../../kit/palette.ts';
import { photoPlace } from '../../kit/photo-frame.ts';
import { LANDSCAPE, type Stage } from '../../kit/stage.ts';
import { sayIn } from '../../kit/text/say.ts';
import { type TextBox, text } from '../../kit/text/text-layer.ts';
import { FONTS, fontNames } from '../../kit/type-pairings.ts';
import { herPortrait, hisPortrait } from '../../samples/portraits.ts';

export const STAGE = LANDSCAPE;
export const BEAT = 24;
export const HIM = photoPlace('groom', "Groom's photo", hisPortrait, false);
export const HER = photoPlace('bride', "Bride's photo", herPortrait, false);
export const COLORS = palette({ ground: '#f5e3be', deep: '#10373b', metal: '#d3a044', bloom: '#d93f2a', paper: '#fff5df' });
export const TEAL = '#1d7d7c';
export const TOMATO = '#d93f2a';
/** The two inks for letters: dark enough to be legible on paper and rays. */
export const RED_INK = '#b02a18';
export const TEAL_INK = '#14605f';
export const MUSTARD = '#eeb03c';
export const PAIRING = { names: FONTS.lobster, text: FONTS.josefinBold };
export const FONT = fontNames(PAIRING);
export const GRAMOPHONE = { horn: TOMATO, inside: '#eeb03c', wood: '#7c3b1c', label: TOMATO, metal: GOLD };
export const say = sayIn({ font: FONT.text, size: 56, color: COLORS.deep, width: 820, height: 78, leading: 1.2 });

/** Poster paper with rays from a point, halftone dots at the top, and a printed border. */
export function poster(
  { width, height }: Stage,
  frames: number,
  from: Vector,
  base: Color,
  ray: string,
  dots: string,
  line: Color,
): Layer[] {
  return [
    ground('paper', width, height, base),
    shapes('rays', [sunburst(2100, 18, ray)], { at: from, rotate: track([0, 0, EASE.linear], [frames, 12]) }),
    shapes('print', [halftone(2000, 15, 34, dots, 26, { at: [-40, -10] })]),
    shapes('border', [
      group('border', [rect(34, 34, width - 68, height - 68, 26), stroke(line, 7)]),
      group('inner border', [rect(50, 50, width - 100, height - 100, 18), stroke(line, 2)]),
    ]),
  ];
}

/** Sign painter's letters: a face, a side towards the lower right, and a thin light line between them. */
export function painted(
  box: Omit<TextBox, 'color'>,
  face: string,
  side: string,
  at: Vector,
  options: LayerOptions = {},
): Layer[] {
  const [x = 0, y = 0] = at;
  const depth = box.size * 0.052;
  const sides = [1, 0.75, 0.5, 0.25].map((part) =>
    text(
      { ...box, color: side, border: { color: side, width: box.size * 0.035 } },
      { ...options, at: [x + depth * part, y + depth * part] },
    ),
  );
  return [...sides, text({ ...box, color: face, border: { color: COLORS.paper, width: box.size * 0.022 } }, { ...options, at })];
}

/** Musical notes that come out of the horn and drift away, up to `high` above it. */
export function notes(frames: number, from: Vector, high: number, colors: readonly [string, string]): Layer[] {
  const [x = 0, y = 0] = from;
  return Array.from({ length: 6 }, (_, index) => {
    const start = index * 21 - 30;
    const lean = index % 2 ? 1 : -1;
    return shapes(`notes ${index + 1}`, [musicNotes(70 + (index % 3) * 16, colors[index % 2] ?? colors[0])], {
      at: track(
        [start, [x, y], EASE.out],
        [start + 50, [x - 90 + lean * 90, y - (high * 10) / 21], EASE.breath],
        [start + 110, [x - 60 + lean * 190, y - high]],
      ),
      scale: track([start, [20, 20], EASE.out], [start + 40, [100, 100]]),
      rotate: track([start, -14 * lean, EASE.breath], [start + 50, 12 * lean, EASE.breath], [start + 110, -10 * lean]),
      opacity: track(
        [start, 0, EASE.out],
        [start + 10, 100, EASE.linear],
        [start + 80, 100, EASE.in],
        [Math.min(frames + 20, start + 110), 0],
      ),
    });
  });
}

export function card(name: string, width: number, height: number, paint: Color, options: LayerOptions): Layer {
  return shapes(
    name,
    [
      group('shadow', [rect(-width / 2 + 12, -height / 2 + 18, width, height, 10), fill('#3a1208', 34)]),
      group('card', [rect(-width / 2, -height / 2, width, height, 10), fill(paint)]),
    ],
    options,
  );
}
