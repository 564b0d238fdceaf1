// Shared by the scenes: size, photos, colours, and the lake at dusk.
import { ground } from '../../kit/atmosphere.ts';
import { type Layer, shapes } from '../../kit/lottie/layers.ts';
import { glow, linear } from '../../kit/lottie/paint.ts';
import { ellipse, fill, group, rect } from '../../kit/lottie/shapes.ts';
import { farCity, palace, ripples } from '../../kit/motifs/palace.ts';
import type { Stone } from '../../kit/motifs/stonework.ts';
import { GOLD, PALE_GOLD, palette } from '../../kit/palette.ts';
import { photoPlace } from '../../kit/photo-frame.ts';
import type { Stage } from '../../kit/stage.ts';
import { gildIn, sayIn } from '../../kit/text/say.ts';
import { FONTS, fontNames } from '../../kit/type-pairings.ts';
import { bride, groom } from '../../samples/couple.ts';

export const GROOM = photoPlace('groom', "Groom's photo", groom);
export const BRIDE = photoPlace('bride', "Bride's photo", bride);
export const COLORS = palette({ ground: '#5a1230', deep: '#240a1f', metal: '#d3a044', bloom: '#f0851f', paper: '#fff2da' });
export const METAL = GOLD;
export const WORD_METAL = PALE_GOLD;
export const STONE: Stone = { light: '#a8425a', body: '#7d2742', shade: '#4a1230' };
/** Court-style script with inscriptional capitals and an old-style text face; Mukta for Devanagari lines. */
export const PAIRING = { names: FONTS.script, lines: FONTS.garamond, capitals: FONTS.roman, devanagari: FONTS.mukta };
export const FONT = fontNames(PAIRING);
const USUAL = { font: FONT.capitals, size: 60, color: COLORS.paper, width: 940, height: 80 };
export const say = sayIn(USUAL);
export const gild = gildIn(USUAL);
export const MARIGOLDS = ['#f0851f', '#f7b52c'] as const;
export const LEAF = '#3f6b35';

/** Dusk over the lake: sky, far shore, the palace on its island and its reflection. `horizon` is the water line. */
export function lake(
  { width, height, x }: Stage,
  horizon: number,
  palaceSize = 40,
): { sky: Layer[]; far: Layer[]; palace: Layer[]; water: Layer[] } {
  const sky = linear(
    [0, 0],
    [0, horizon],
    [0, '#1b0f33'],
    [0.32, '#3c1548'],
    [0.6, '#75254d'],
    [0.8, '#b5473f'],
    [0.92, '#ec8a4e'],
    [1, '#ffc071'],
  );
  const water = linear([0, horizon], [0, height + 100], [0, '#e98a52'], [0.12, '#a8404f'], [0.45, '#4c1a45'], [1, '#1a0d2b']);
  const walls = linear([0, -620], [0, 0], [0, '#5b1c46'], [0.6, '#7c2a4a'], [1, '#b2514a']);
  return {
    sky: [
      ground('sky', width, height, sky),
      shapes('last sun', [
        group('glow', [ellipse([0, 0], 1600), fill(glow([0, 0], 800, '#ffcf86', 0.85))], {
          at: [x, horizon],
          scale: [100, 42],
        }),
      ]),
    ],
    far: [
      shapes('far shore', [
        farCity(2500, linear([0, -240], [0, 0], [0, '#a94a55'], [1, '#d9764e']), {
          at: [x, horizon + 2],
          scale: [80, 60],
        }),
      ]),
    ],
    palace: [
      shapes('lake palace', [
        palace(
          walls,
          linear([0, -600], [0, 0], [0, '#ffd27a'], [1, '#fff0b8']),
          { at: [x, horizon + 6], scale: palaceSize },
          '#f0a060',
        ),
      ]),
    ],
    water: [
      shapes('water', [rect(-200, horizon, width + 400, height - horizon + 200), fill(water)]),
      shapes('reflection', [
        group('palace in the water', [palace('#3a1140', '#f8b860')], {
          at: [x, horizon + 4],
          scale: [palaceSize, -palaceSize * 0.42],
          opacity: 42,
        }),
        group('ripples', [ripples(1400, 9, '#ffd9a0')], { at: [x, horizon + 20] }),
      ]),
    ],
  };
}
