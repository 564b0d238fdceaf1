// Scenes 2 and 3: groom, then bride, each in a paisley window; name and parents below, or on its other side.
import { vignette } from '../../kit/atmosphere.ts';
import type { Clock } from '../../kit/build-theme.ts';
import { moved, scaled } from '../../kit/geometry/transform.ts';
import { type Layer, shapes } from '../../kit/lottie/layers.ts';
import { EASE, track } from '../../kit/lottie/motion.ts';
import { linear } from '../../kit/lottie/paint.ts';
import { ellipse, fill, group, outline, ring, stroke } from '../../kit/lottie/shapes.ts';
import { petal } from '../../kit/motifs/arches.ts';
import { floralDivider } from '../../kit/motifs/garlands.ts';
import { leafFringe, paisley, paisleyOutline } from '../../kit/motifs/paisley.ts';
import { metalRamp, movingLight } from '../../kit/palette.ts';
import { framedPhoto } from '../../kit/photo-frame.ts';
import { placesIn, type Stage } from '../../kit/stage.ts';
import { BRIDE, GROOM, type Look, METAL, NAME } from './look.ts';

/** The window's size, its foot and the middles of windows and words; the small paisleys beside it; the words. */
const WIDE = {
  size: 576,
  foot: 1000,
  groom: { x: 530, words: 1368 },
  bride: { x: 1390, words: 552 },
  light: 520,
  beside: [
    [-386, 250, 120, -14],
    [-420, 640, 84, 4],
    [420, 300, 96, 26],
    [404, 1010, 120, 40],
    [-404, 1030, 120, -36],
  ],
  name: { y: 386, size: 176, width: 750, height: 200 },
  divider: 540,
  line: { y: 700, size: 62, width: 750, height: 250 },
} as const;
const UPRIGHT = {
  size: 712,
  foot: 1190,
  groom: { x: 540, words: 540 },
  bride: { x: 540, words: 540 },
  light: 760,
  beside: [
    [-440, 330, 150, -14],
    [-300, 190, 100, 4],
    [450, 640, 120, 26],
    [470, 1330, 130, 40],
    [-480, 1330, 120, -36],
  ],
  name: { y: 1362, size: 168, width: 880, height: 166 },
  divider: 1504,
  line: { y: 1632, size: 63, width: 906, height: 264 },
} as const;

export function portraitScene(look: Look, who: 'groom' | 'bride', { frames, beat }: Clock, stage: Stage): Layer[] {
  const { size, foot, light, beside, ...rows } = placesIn(stage.portrait, WIDE, UPRIGHT);
  const { x, words } = rows[who];
  const { y: named, ...name } = rows.name;
  const { y: lined, ...line } = rows.line;
  const { colors, say, silk, style, tones } = look;
  const side = who === 'groom' ? 1 : -1;
  const opening = scaled(paisleyOutline(size), side, 1);
  const at = track([0, [x - side * 20, foot + 60], EASE.out], [26, [x - side * 20, foot]]);
  const flip = { scale: [side * 100, 100] };
  const corner = (dx: number, y: number, small: number, turn: number) =>
    paisley(small, style, { at: [x + side * dx, y], rotate: side * turn, scale: [side * 100, 100] });
  return [
    ...silk(stage, x, light),
    shapes(
      'beside',
      beside.map((each) => corner(...each)),
      {
        opacity: track([4, 0, EASE.inOut], [24, 100]),
      },
    ),
    shapes(
      'setting',
      [
        group(
          'turned',
          [
            leafFringe(size, 56, METAL.shine, [4, beat(2.6)]),
            group('band', [outline(paisleyOutline(size)), stroke(tones.dark, 46)]),
            group('outer rim', [outline(paisleyOutline(size)), stroke(movingLight(METAL, 800, beat(1.5), beat(4)), 52)]),
            group('inner band', [outline(paisleyOutline(size)), stroke(tones.dark, 36)]),
            group('beads', [outline(paisleyOutline(size)), stroke(METAL.shine, 11, { dash: [0.1, 27] })]),
          ],
          flip,
        ),
      ],
      { at },
    ),
    ...framedPhoto(who === 'groom' ? GROOM : BRIDE, {
      opening,
      covers: { width: size * 1.22, height: size * 1.5, middle: [side * -10, -size * 0.52] },
      at,
      from: 0,
      frames,
      push: [110, 102],
      backing: tones.body,
    }),
    shapes(
      'fading tip',
      [
        group(
          'turned',
          [
            group('fade', [
              outline(paisleyOutline(size)),
              fill(linear([0, -size * 1.28], [0, -size * 1.06], [0, tones.body, 1], [1, tones.body, 0])),
            ]),
            group('rim', [outline(paisleyOutline(size)), stroke(metalRamp(METAL, [-400, -1000], [400, 0]), 7)]),
            ring('flower', 10, [outline(moved(petal(24, 44), 0, -22)), fill(METAL.shine)], { at: [size * 0.3, -size * 1.39] }),
            group('heart', [ellipse([size * 0.3, -size * 1.39], 40), fill(tones.dark)]),
          ],
          flip,
        ),
      ],
      { at, opacity: track([2, 0, EASE.inOut], [14, 100]) },
    ),
    vignette(stage.width, stage.height, colors.deep, 0.4),
    say(`${who}`, { ...NAME, ...name, at: [words, named], from: 12 }),
    shapes('divider', [floralDivider(420, METAL.shine, tones.flower)], {
      at: [words, rows.divider],
      scale: track([beat(1), [0, 100], EASE.out], [beat(2.2), [100, 100]]),
    }),
    say(`${who}_line`, { ...line, at: [words, lined], leading: 1.3, from: beat(1.4) }),
  ];
}
