// Scenes 2 and 3: groom, then bride, each in a paisley window; name and parents below.
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
import { BRIDE, GROOM, type Look, METAL, NAME, STAGE } from './look.ts';

const { x, width, height } = STAGE;
const SIZE = 712;
const FOOT = 1190;

export function portraitScene(look: Look, who: 'groom' | 'bride', { frames, beat }: Clock): Layer[] {
  const { colors, say, silk, style, tones } = look;
  const side = who === 'groom' ? 1 : -1;
  const opening = scaled(paisleyOutline(SIZE), side, 1);
  const at = track([0, [x - side * 20, FOOT + 60], EASE.out], [26, [x - side * 20, FOOT]]);
  const flip = { scale: [side * 100, 100] };
  const corner = (dx: number, y: number, size: number, turn: number) =>
    paisley(size, style, { at: [x + side * dx, y], rotate: side * turn, scale: [side * 100, 100] });
  return [
    ...silk(x, 760),
    shapes(
      'beside',
      [
        corner(-440, 330, 150, -14),
        corner(-300, 190, 100, 4),
        corner(450, 640, 120, 26),
        corner(470, 1330, 130, 40),
        corner(-480, 1330, 120, -36),
      ],
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
            leafFringe(SIZE, 56, METAL.shine, [4, beat(2.6)]),
            group('band', [outline(paisleyOutline(SIZE)), stroke(tones.dark, 46)]),
            group('outer rim', [outline(paisleyOutline(SIZE)), stroke(movingLight(METAL, 800, beat(1.5), beat(4)), 52)]),
            group('inner band', [outline(paisleyOutline(SIZE)), stroke(tones.dark, 36)]),
            group('beads', [outline(paisleyOutline(SIZE)), stroke(METAL.shine, 11, { dash: [0.1, 27] })]),
          ],
          flip,
        ),
      ],
      { at },
    ),
    ...framedPhoto(who === 'groom' ? GROOM : BRIDE, {
      opening,
      covers: { width: SIZE * 1.22, height: SIZE * 1.5, middle: [side * -10, -SIZE * 0.52] },
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
              outline(paisleyOutline(SIZE)),
              fill(linear([0, -SIZE * 1.28], [0, -SIZE * 1.06], [0, tones.body, 1], [1, tones.body, 0])),
            ]),
            group('rim', [outline(paisleyOutline(SIZE)), stroke(metalRamp(METAL, [-400, -1000], [400, 0]), 7)]),
            ring('flower', 10, [outline(moved(petal(24, 44), 0, -22)), fill(METAL.shine)], { at: [SIZE * 0.3, -SIZE * 1.39] }),
            group('heart', [ellipse([SIZE * 0.3, -SIZE * 1.39], 40), fill(tones.dark)]),
          ],
          flip,
        ),
      ],
      { at, opacity: track([2, 0, EASE.inOut], [14, 100]) },
    ),
    vignette(width, height, colors.deep, 0.4),
    say(`${who}`, { ...NAME, at: [x, 1362], size: 168, width: 880, height: 166, from: 12 }),
    shapes('divider', [floralDivider(420, METAL.shine, tones.flower)], {
      at: [x, 1504],
      scale: track([beat(1), [0, 100], EASE.out], [beat(2.2), [100, 100]]),
    }),
    say(`${who}_line`, { at: [x, 1632], size: 63, width: 906, height: 264, leading: 1.3, from: beat(1.4) }),
  ];
}
