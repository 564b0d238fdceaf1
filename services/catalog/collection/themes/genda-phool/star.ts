// Scene 2: the bride or the groom on a swing of flowers, in the green of the garden.
import { ground, softLight } from '../../kit/atmosphere.ts';
import type { Clock } from '../../kit/build-theme.ts';
import { fourPlanes, standOn } from '../../kit/camera.ts';
import { along } from '../../kit/geometry/spline.ts';
import { moved } from '../../kit/geometry/transform.ts';
import { composition } from '../../kit/lottie/composition.ts';
import { type Layer, nested, shapes } from '../../kit/lottie/layers.ts';
import { EASE, sway, track } from '../../kit/lottie/motion.ts';
import { linear } from '../../kit/lottie/paint.ts';
import { fill, rect } from '../../kit/lottie/shapes.ts';
import { falling, hanging, marigoldHead } from '../../kit/matter.ts';
import { cuspedArch } from '../../kit/motifs/arches.ts';
import { GOLD, metalRamp } from '../../kit/palette.ts';
import { framedPhoto } from '../../kit/photo-frame.ts';
import { sprite } from '../../kit/sprite.ts';
import { placesIn, type Stage } from '../../kit/stage.ts';
import { fadeIn, rise } from '../../kit/text/reveals.ts';
import { COLORS, FONT, lintel, STAR, say } from './look.ts';

const ARCH = { width: 640, height: 800, rise: 300, foils: 3 };
const OPENING = moved(cuspedArch(ARCH), 0, 440);
const CREAM = '#fff3cf';

/** The garland around the arch, from its left foot over the top to its right one. */
const GARLAND = composition('garland', 1000, 1200, [
  ...along(OPENING, 32).map(({ at: [x, y], heading }, index) =>
    sprite('leaf-1', { width: 74, hold: [0.5, 1], at: [500 + x, 600 + y], rotate: heading + (index % 2 ? -58 : -122) }),
  ),
  ...along(OPENING, 36).map(({ at: [x, y] }, index) => marigoldHead(index, 104 + ((index * 3) % 4) * 5, [500 + x, 600 + y])),
]);

/** A rope wound with heads, from the seat upwards. */
const ROPE = composition('flower rope', 120, 1300, [
  ...Array.from({ length: 11 }, (_, index) =>
    sprite('leaf-1', { width: 48, hold: [0.5, 1], at: [60, 60 + index * 116], rotate: index % 2 ? 118 : -118 }),
  ),
  sprite('marigold-rope', { width: 1290, hold: [0, 0.5], at: [60, 0], rotate: 90 }),
]);

/** The swing (across, and from where it comes down to where), and the words below or beside it. */
const UPRIGHT = {
  swing: [540, 380, 790],
  x: 540,
  line: { y: 1440, size: 74, width: 820 },
  couple: { y: 1586, size: 128, width: 850, height: 210 },
  day: { y: 1722, size: 66, width: 820, height: 90 },
  soft: [
    [40, 1700, 420],
    [1090, 1860, 380],
  ],
  sides: [
    [62, 20],
    [1018, 20],
  ],
} as const;
const WIDE = {
  swing: [590, 60, 476],
  x: 1384,
  line: { y: 330, size: 70, width: 640 },
  couple: { y: 520, size: 150, width: 640, height: 330 },
  day: { y: 726, size: 66, width: 640, height: 90 },
  soft: [
    [120, 980, 420],
    [1790, 960, 360],
  ],
  sides: [
    [150, -60],
    [1790, -220],
  ],
} as const;

export function starScene({ frames, beat }: Clock, stage: Stage): Layer[] {
  const { width, height } = stage;
  const { swing, x, soft, sides, ...words } = placesIn(stage.portrait, WIDE, UPRIGHT);
  const [across, high, low] = swing;
  const { y: lineAt, ...line } = words.line;
  const { y: named, ...couple } = words.couple;
  const { y: dated, ...day } = words.day;
  const { far, middle, near, close } = fourPlanes(stage, { frames, zoom: [100, 104] });
  const at = track([0, [across, high], EASE.out], [28, [across, low]]);
  const swung = { at, rotate: sway(frames, 120, 0, 0.7) };
  return [
    far,
    middle,
    near,
    close,
    ground('garden', width, height, linear([0, 0], [0, height], [0, '#2f6b3c'], [0.55, '#1f5230'], [1, '#12351f'])),
    ...standOn(far, [
      shapes('sun', [softLight('sun', across, low - 120, 900, '#e8d774', 0.62)]),
      sprite('bokeh-gold', { width: width * 1.3, at: [width / 2, height * 0.34], opacity: 46 }),
      sprite('bokeh-gold', { width: width * 1.2, at: [width * 0.55, height * 0.74], opacity: 34, mirrored: true }),
      sprite('leaf-spray-soft', { width: 620, at: [width * 0.08, height * 0.16], rotate: 24, opacity: 70 }),
      sprite('leaf-spray-soft', { width: 620, at: [width * 0.94, height * 0.3], rotate: 150, opacity: 60 }),
    ]),
    ...standOn(middle, [
      ...[-1, 1].map((side) => nested(`rope ${side}`, ROPE, { ...swung, anchor: [60 - side * 372, 1000] })),
      ...framedPhoto(STAR, {
        opening: OPENING,
        covers: { width: 680, height: 900, middle: [0, 0] },
        at,
        rotate: swung.rotate,
        from: 0,
        frames,
        push: [113, 102],
        backing: '#ffe08a',
        rim: { paint: metalRamp(GOLD, [-320, -440], [320, 440]), width: 16 },
      }),
      nested('garland', GARLAND, { ...swung, anchor: [500, 600] }),
      shapes(
        'seat',
        [rect(-452, 430, 904, 52, 18), fill(linear([0, 430], [0, 482], [0, '#c98a4a'], [0.4, '#9a5f2e'], [1, '#5f3516']))],
        swung,
      ),
      ...[-1, 1].map((side) => sprite('marigold-string', { width: 470, ...swung, hold: [0.5 - (side * 226) / 470, -6.3] })),
    ]),
    ...standOn(near, [
      ...sides.map(([sideX, sideY], index) => hanging('bell', [sideX, sideY], 120, frames, 3, index * 0.5)),
      ...falling(['rose-petal-1', 'marigold-3'], {
        count: 6,
        seed: 5,
        left: 0,
        right: width,
        height,
        frames,
        sizes: [26, 44],
        fall: 620,
      }),
    ]),
    say('star_line', [x, lineAt], { ...line, color: '#ffd873', reveal: fadeIn(beat(0.6), 12) }),
    say('couple', [x, named], { font: FONT.names, ...couple, leading: 1.1, color: CREAM, reveal: rise(beat(1), 18) }),
    say('month_line', [x, dated], { ...day, color: COLORS.paper, reveal: fadeIn(beat(2), 12) }),
    ...standOn(
      close,
      soft.map(([softX, softY, wide], index) =>
        sprite(`marigold-${index + 1}-soft`, { width: wide, at: [softX, softY], opacity: 92 }),
      ),
    ),
    lintel(stage),
  ];
}
