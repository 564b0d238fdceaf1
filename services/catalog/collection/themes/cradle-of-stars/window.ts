// Scene 4: a window into the night with the moon in it; day, time and place on the wall beside it, or below it, until the end.
import { ground, softLight } from '../../kit/atmosphere.ts';
import type { Clock } from '../../kit/build-theme.ts';
import { path } from '../../kit/geometry/path.ts';
import { type Layer, shapes } from '../../kit/lottie/layers.ts';
import { EASE, sway, track } from '../../kit/lottie/motion.ts';
import { linear } from '../../kit/lottie/paint.ts';
import { fill, group, outlines, rect, stroke } from '../../kit/lottie/shapes.ts';
import { drawn, inked } from '../../kit/motifs/drawn.ts';
import { cloudBank, feltStar, fullMoon, hungOn } from '../../kit/motifs/night-nursery.ts';
import { starField } from '../../kit/motifs/space.ts';
import { placesIn, type Stage } from '../../kit/stage.ts';
import { fadeIn, type Reveal, rise, wordByWord } from '../../kit/text/reveals.ts';
import { BUTTER, COLORS, FONT, LAVENDER, ROSE, say, WOOD } from './look.ts';

const GLASS = 'M-330 400 V-110 C-330 -300 -180 -420 0 -420 C180 -420 330 -300 330 -110 V400 Z';

/** The middle of the window, stars on strings (place, length, size) from a height, the words. */
const WIDE = {
  window: [520, 560],
  stars: {
    y: 0,
    list: [
      [1180, 96, 30],
      [1330, 70, 24],
      [1610, 110, 36],
      [1740, 210, 30],
      [1846, 120, 24],
    ],
  },
  usual: { x: 1420, width: 690, align: 'left' },
  weekday: { y: 236, size: 58, height: 80 },
  day_month: { y: 346, size: 134, height: 170 },
  time_line: { y: 462, size: 58, height: 80 },
  venue: { y: 622, size: 72, height: 180 },
  city: { y: 750, size: 54, height: 76 },
  hosts: { y: 868, size: 50, height: 130 },
} as const;
const UPRIGHT = {
  window: [540, 500],
  stars: {
    y: 930,
    list: [
      [70, 150, 36],
      [150, 84, 24],
      [926, 92, 28],
      [1010, 176, 34],
    ],
  },
  usual: { x: 540, width: 880, align: 'center' },
  weekday: { y: 1036, size: 64, height: 90 },
  day_month: { y: 1146, size: 144, height: 180 },
  time_line: { y: 1266, size: 66, height: 90 },
  venue: { y: 1414, size: 74, height: 204 },
  city: { y: 1562, size: 64, height: 90 },
  hosts: { y: 1684, size: 62, height: 164 },
} as const;
const STAR_COLORS = [BUTTER, LAVENDER, ROSE, BUTTER, LAVENDER] as const;

export function windowScene({ frames }: Clock, stage: Stage): Layer[] {
  const { window: at, stars, usual, ...words } = placesIn(stage.portrait, WIDE, UPRIGHT);
  const [left, middle] = at;
  const sill = middle + 410;
  const rail = middle - 464;
  const inside = path(GLASS).map((shape) => ({ ...shape, v: shape.v.map(([x = 0, y = 0]) => [x + at[0], y + at[1]]) }));
  const seen = (layer: Layer): Layer => ({
    ...layer,
    options: { ...layer.options, matte: shapes(`${layer.name} glass`, [...outlines(inside), fill('#ffffff')]) },
  });
  const curtain = 'M0 0 C40 240 20 520 -60 760 L-190 790 C-170 500 -190 240 -150 0 Z';
  const cloth = linear([-190, 0], [40, 0], [0, '#8f82cf'], [0.4, '#c9b9ee'], [0.7, '#a595dc'], [1, '#d8ccf4']);
  const said = (key: keyof typeof words, color: string, font: string, reveal: Reveal): Layer => {
    const { y, ...box } = words[key];
    return say(key, [usual.x, y], { ...usual, ...box, font, color, leading: 1.16, reveal });
  };
  return [
    ground('wall', stage.width, stage.height, linear([0, 0], [stage.width, 0], [0, '#4b4590'], [1, '#2c2b68'])),
    shapes('moonlight', [softLight('moonlight', left, middle - 40, 900, BUTTER, 0.3)]),
    shapes(
      'frame',
      [
        drawn(
          'M-376 446 V-110 C-376 -330 -206 -468 0 -468 C206 -468 376 -330 376 -110 V446 Z',
          linear([-376, 0], [376, 0], [0, '#fff8e8'], [1, '#e2d3f2']),
        ),
      ],
      { at },
    ),
    shapes('sky', [
      group('sky', [...outlines(inside), fill(linear([0, middle - 420], [0, sill], [0, COLORS.deep], [1, '#6a5fae']))]),
    ]),
    seen(shapes('stars', [starField(46, 6, 1000, 900, '#fff8e8')])),
    seen(
      shapes('moon', [fullMoon(150, BUTTER)], {
        at: track(
          [0, [left - 50, middle + 60], EASE.out],
          [44, [left + 40, middle - 160], EASE.breath],
          [frames, [left + 60, middle - 180]],
        ),
      }),
    ),
    seen(
      shapes('clouds', [cloudBank(1100, 300, 130, '#8f82cf', { at: [0, -60] }), cloudBank(1100, 300, 170, '#c9b9ee')], {
        at: track([0, [left - 80, middle + 340], EASE.linear], [frames, [left + 40, middle + 330]]),
      }),
    ),
    shapes('bars', [
      group('bars', [rect(left - 8, middle - 420, 16, 820), rect(left - 330, middle - 40, 660, 16), fill('#fff8e8')]),
      group('edge', [...outlines(inside), stroke('#fff8e8', 10)]),
    ]),
    shapes('sill', [
      group('sill', [
        rect(left - 430, sill - 6, 860, 46, 12),
        fill(linear([0, sill], [0, sill + 40], [0, '#fff8e8'], [1, '#cdbde6'])),
      ]),
    ]),
    shapes('left curtain', [drawn(curtain, cloth)], { at: [left - 306, rail], rotate: sway(frames, 110, 0, 0.7) }),
    shapes('right curtain', [drawn(curtain, cloth, { scale: [-100, 100] })], {
      at: [left + 306, rail],
      rotate: sway(frames, 104, 0, 0.7, 0.3),
    }),
    shapes('rail', [
      inked(`M${left - 490} ${rail} H${left + 490}`, WOOD, 18),
      drawn('M0 -16 C22 -16 22 16 0 16 C-22 16 -22 -16 0 -16 Z', WOOD, { at: [left - 494, rail] }),
      drawn('M0 -16 C22 -16 22 16 0 16 C-22 16 -22 -16 0 -16 Z', WOOD, { at: [left + 494, rail] }),
    ]),
    shapes('hung stars', [feltStar(40, BUTTER, { at: [0, 190] }), inked('M0 0 V150', '#fff8e8', 3, { opacity: 80 })], {
      at: [left - 130, rail],
      rotate: sway(frames, 90, 0, 4),
    }),
    shapes('hung star', [feltStar(32, ROSE, { at: [0, 260] }), inked('M0 0 V228', '#fff8e8', 3, { opacity: 80 })], {
      at: [left + 140, rail],
      rotate: sway(frames, 98, 0, 4, 0.4),
    }),
    shapes(
      'stars from the ceiling',
      hungOn(
        frames,
        stars.list.map(([x, length, size], index) => ({ thing: feltStar(size, STAR_COLORS[index] ?? BUTTER), x, length })),
        '#fff8e8',
      ),
      { at: track([0, [0, stars.y - 220], EASE.out], [34, [0, stars.y]]) },
    ),
    said('weekday', BUTTER, FONT.bold, fadeIn(10, 14)),
    said('day_month', COLORS.paper.hex, FONT.name, rise(14, 20)),
    said('time_line', COLORS.paper.hex, FONT.bold, fadeIn(22, 14)),
    said('venue', COLORS.paper.hex, FONT.bold, wordByWord(28, 20)),
    said('city', COLORS.paper.hex, FONT.text, fadeIn(36, 14)),
    said('hosts', BUTTER, FONT.text, fadeIn(42, 14)),
  ];
}
