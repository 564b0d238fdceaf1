// Scene 4: a window into the night with the moon in it; day, time and place on the wall beside it until the end.
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
import { fadeIn, type Reveal, rise, wordByWord } from '../../kit/text/reveals.ts';
import { BUTTER, COLORS, FONT, HEIGHT, LAVENDER, ROSE, say, WIDTH, WOOD } from './look.ts';

const GLASS = 'M-330 400 V-110 C-330 -300 -180 -420 0 -420 C180 -420 330 -300 330 -110 V400 Z';
const SILL = 970;

export function windowScene({ frames }: Clock): Layer[] {
  const at: [number, number] = [520, 560];
  const inside = path(GLASS).map((shape) => ({ ...shape, v: shape.v.map(([x = 0, y = 0]) => [x + at[0], y + at[1]]) }));
  const seen = (layer: Layer): Layer => ({
    ...layer,
    options: { ...layer.options, matte: shapes(`${layer.name} glass`, [...outlines(inside), fill('#ffffff')]) },
  });
  const curtain = 'M0 0 C40 240 20 520 -60 760 L-190 790 C-170 500 -190 240 -150 0 Z';
  const cloth = linear([-190, 0], [40, 0], [0, '#8f82cf'], [0.4, '#c9b9ee'], [0.7, '#a595dc'], [1, '#d8ccf4']);
  const said = (key: string, y: number, size: number, color: string, font: string, height: number, reveal: Reveal): Layer =>
    say(key, [1420, y], { font, size, color, width: 690, height, align: 'left', leading: 1.16, reveal });
  return [
    ground('wall', WIDTH, HEIGHT, linear([0, 0], [WIDTH, 0], [0, '#4b4590'], [1, '#2c2b68'])),
    shapes('moonlight', [softLight('moonlight', 520, 520, 900, BUTTER, 0.3)]),
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
    shapes('sky', [group('sky', [...outlines(inside), fill(linear([0, 140], [0, SILL], [0, COLORS.deep], [1, '#6a5fae']))])]),
    seen(shapes('stars', [starField(46, 6, 1000, 900, '#fff8e8')])),
    seen(
      shapes('moon', [fullMoon(150, BUTTER)], {
        at: track([0, [470, 620], EASE.out], [44, [560, 400], EASE.breath], [frames, [580, 380]]),
      }),
    ),
    seen(
      shapes('clouds', [cloudBank(1100, 300, 130, '#8f82cf', { at: [0, -60] }), cloudBank(1100, 300, 170, '#c9b9ee')], {
        at: track([0, [440, 900], EASE.linear], [frames, [560, 890]]),
      }),
    ),
    shapes('bars', [
      group('bars', [rect(512, 140, 16, 820), rect(190, 520, 660, 16), fill('#fff8e8')]),
      group('edge', [...outlines(inside), stroke('#fff8e8', 10)]),
    ]),
    shapes('sill', [
      group('sill', [rect(90, SILL - 6, 860, 46, 12), fill(linear([0, SILL], [0, SILL + 40], [0, '#fff8e8'], [1, '#cdbde6']))]),
    ]),
    shapes('left curtain', [drawn(curtain, cloth)], { at: [214, 96], rotate: sway(frames, 110, 0, 0.7) }),
    shapes('right curtain', [drawn(curtain, cloth, { scale: [-100, 100] })], {
      at: [826, 96],
      rotate: sway(frames, 104, 0, 0.7, 0.3),
    }),
    shapes('rail', [
      inked('M30 96 H1010', WOOD, 18),
      drawn('M0 -16 C22 -16 22 16 0 16 C-22 16 -22 -16 0 -16 Z', WOOD, { at: [26, 96] }),
      drawn('M0 -16 C22 -16 22 16 0 16 C-22 16 -22 -16 0 -16 Z', WOOD, { at: [1014, 96] }),
    ]),
    shapes('hung stars', [feltStar(40, BUTTER, { at: [0, 190] }), inked('M0 0 V150', '#fff8e8', 3, { opacity: 80 })], {
      at: [390, 96],
      rotate: sway(frames, 90, 0, 4),
    }),
    shapes('hung star', [feltStar(32, ROSE, { at: [0, 260] }), inked('M0 0 V228', '#fff8e8', 3, { opacity: 80 })], {
      at: [660, 96],
      rotate: sway(frames, 98, 0, 4, 0.4),
    }),
    shapes(
      'stars from the ceiling',
      hungOn(
        frames,
        [
          { thing: feltStar(30, BUTTER), x: 1180, length: 96 },
          { thing: feltStar(24, LAVENDER), x: 1330, length: 70 },
          { thing: feltStar(36, ROSE), x: 1610, length: 110 },
          { thing: feltStar(30, BUTTER), x: 1740, length: 210 },
          { thing: feltStar(24, LAVENDER), x: 1846, length: 120 },
        ],
        '#fff8e8',
      ),
      { at: track([0, [0, -220], EASE.out], [34, [0, 0]]) },
    ),
    said('weekday', 236, 58, BUTTER, FONT.bold, 80, fadeIn(10, 14)),
    said('day_month', 346, 134, COLORS.paper.hex, FONT.name, 170, rise(14, 20)),
    said('time_line', 462, 58, COLORS.paper.hex, FONT.bold, 80, fadeIn(22, 14)),
    said('venue', 622, 72, COLORS.paper.hex, FONT.bold, 180, wordByWord(28, 20)),
    said('city', 750, 54, COLORS.paper.hex, FONT.text, 76, fadeIn(36, 14)),
    said('hosts', 868, 50, BUTTER, FONT.text, 130, fadeIn(42, 14)),
  ];
}
