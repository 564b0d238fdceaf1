// Scenes 2 and 3: groom, then bride, each in a paisley window of gold leaf; name and parents below, or on its other side.
import type { Clock } from '../../kit/build-theme.ts';
import { fourPlanes, standOn } from '../../kit/camera.ts';
import { moved, scaled } from '../../kit/geometry/transform.ts';
import { empty, type Layer, shapes } from '../../kit/lottie/layers.ts';
import { EASE, track } from '../../kit/lottie/motion.ts';
import { linear } from '../../kit/lottie/paint.ts';
import { ellipse, fill, group, outline, ring, stroke } from '../../kit/lottie/shapes.ts';
import { falling, hanging } from '../../kit/matter.ts';
import { petal } from '../../kit/motifs/arches.ts';
import { floralDivider } from '../../kit/motifs/garlands.ts';
import { paisleyOutline } from '../../kit/motifs/paisley.ts';
import { metalRamp } from '../../kit/palette.ts';
import { framedPhoto } from '../../kit/photo-frame.ts';
import { placesIn, type Stage } from '../../kit/stage.ts';
import { BRIDE, blurred, foot, GROOM, type Look, METAL, NAME } from './look.ts';

/**
 * The window's size, its foot and the middles of windows and words; string, silk, lamps, heads and petals (their x from the window's
 * middle, towards the words for him); the words.
 */
const WIDE = {
  size: 560,
  foot: 950,
  groom: { x: 530, words: 1368 },
  bride: { x: 1390, words: 552 },
  light: 480,
  string: { y: -30, width: 1150 },
  silk: 930,
  lamps: [
    [-330, 985, 250],
    [350, 1000, 270],
  ],
  heads: [
    [-130, 1010, 130],
    [560, 1020, 120],
  ],
  petals: { from: 1240, to: 1350 },
  close: [-480, 1010, 540],
  name: { y: 356, size: 176, width: 750, height: 200 },
  divider: 510,
  line: { y: 664, size: 62, width: 750, height: 250 },
} as const;
const UPRIGHT = {
  size: 690,
  foot: 1180,
  groom: { x: 540, words: 540 },
  bride: { x: 540, words: 540 },
  light: 760,
  string: { y: -24, width: 1000 },
  silk: 1770,
  lamps: [],
  heads: [
    [-440, 1830, 150],
    [-300, 1850, 120],
    [450, 1830, 150],
  ],
  petals: { from: 430, to: 520 },
  close: [460, 1880, 480],
  name: { y: 1352, size: 168, width: 880, height: 166 },
  divider: 1486,
  line: { y: 1622, size: 63, width: 906, height: 264 },
} as const;

export function portraitScene(look: Look, who: 'groom' | 'bride', { frames, beat }: Clock, stage: Stage): Layer[] {
  const {
    size,
    foot: stands,
    light,
    string,
    silk,
    lamps,
    heads,
    petals,
    close: foremost,
    ...rows
  } = placesIn(stage.portrait, WIDE, UPRIGHT);
  const { x, words } = rows[who];
  const { y: named, ...name } = rows.name;
  const { y: lined, ...line } = rows.line;
  const { foil, hall, say, tones } = look;
  const side = who === 'groom' ? 1 : -1;
  const { far, middle, near, close } = fourPlanes(stage, { frames, slide: [side * 40, -16], zoom: [99, 106] });
  const inside = scaled(paisleyOutline(size), 0.965, 0.972);
  const at = track([0, [x - side * 20, stands + 60], EASE.out], [26, [x - side * 20, stands]]);
  const flip = { scale: [side * 100, 100] };
  const beside = ([dx, y, width]: readonly [number, number, number]) => [x + side * dx, y, width] as const;
  const strip = [x + side * petals.from, x + side * petals.to] as const;
  return [
    ...hall(stage, frames, [x, light], far),
    middle,
    near,
    close,
    hanging('marigold-string', [x + side * size * 0.62, string.y], string.width, frames, 1.2, 0.1, far),
    hanging('marigold-string', [x - side * size * 0.9, string.y - 20], string.width, frames, 1.2, 0.5, far),
    ...foil(empty('window', { at, ...flip, parent: middle }), size, frames, [-20, beat(2)]),
    ...framedPhoto(who === 'groom' ? GROOM : BRIDE, {
      opening: scaled(inside, side, 1),
      covers: { width: size * 1.22, height: size * 1.5, middle: [side * -10, -size * 0.52] },
      at,
      from: 0,
      frames,
      push: [112, 102],
      backing: tones.body,
      parent: middle,
    }),
    shapes(
      'fading tip',
      [
        group(
          'turned',
          [
            group('fade', [
              outline(inside),
              fill(linear([0, -size * 1.28], [0, -size * 1.06], [0, tones.body, 1], [1, tones.body, 0])),
            ]),
            group('rim', [outline(inside), stroke(metalRamp(METAL, [-400, -1000], [400, 0]), 5)]),
            ring('flower', 10, [outline(moved(petal(24, 44), 0, -22)), fill(METAL.shine)], { at: [size * 0.3, -size * 1.36] }),
            group('heart', [ellipse([size * 0.3, -size * 1.36], 40), fill(tones.heart)]),
          ],
          flip,
        ),
      ],
      { at, opacity: track([2, 0, EASE.inOut], [14, 100]), parent: middle },
    ),
    ...standOn(near, foot(stage, frames, silk, lamps.map(beside), heads.map(beside))),
    ...falling(['rose-petal-2', 'rose-petal-4', 'rose-petal-6', 'rose-petal-8'], {
      count: 4,
      seed: who === 'groom' ? 14 : 31,
      left: Math.min(...strip),
      right: Math.max(...strip),
      height: stage.height,
      frames,
      sizes: [50, 84],
      fall: 560,
      wind: side * 20,
      parent: near,
    }),
    ...standOn(close, [blurred(2, beside(foremost), frames, side * 36)]),
    say(`${who}`, { ...NAME, ...name, at: [words, named], from: 8 }),
    shapes('divider', [floralDivider(420, METAL.shine, tones.flower)], {
      at: [words, rows.divider],
      scale: track([beat(0.8), [0, 100], EASE.out], [beat(2), [100, 100]]),
    }),
    say(`${who}_line`, { ...line, at: [words, lined], leading: 1.3, from: beat(1) }),
  ];
}
