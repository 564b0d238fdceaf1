// Scene 5: the peacock on a terrace above a lake, the lit temples on the far shore; time and place in the sky.
import { ground, softLight, twinkles, vignette } from '../../kit/atmosphere.ts';
import type { Clock } from '../../kit/build-theme.ts';
import { plane, standOn } from '../../kit/camera.ts';
import { type Layer, shapes } from '../../kit/lottie/layers.ts';
import { EASE, track } from '../../kit/lottie/motion.ts';
import { linear } from '../../kit/lottie/paint.ts';
import { ellipse, fill, group, rect } from '../../kit/lottie/shapes.ts';
import { lamp } from '../../kit/matter.ts';
import { floralDivider } from '../../kit/motifs/garlands.ts';
import { deula } from '../../kit/motifs/konark.ts';
import { moonPath } from '../../kit/motifs/moon-river.ts';
import { palmShore } from '../../kit/motifs/palms.ts';
import { placesIn, type Stage } from '../../kit/stage.ts';
import { COLORS, display, FONT, floor, METAL, motes, NAME, say } from './look.ts';

/** The lake's far shore and its temples, the terrace, the bird, and the words: beside the bird, or above it all. */
const WIDE = {
  shore: 822,
  temples: { x: 500, size: 31 },
  terrace: 930,
  bird: { at: [1440, 1000], size: 80 },
  lamps: [
    [1010, 1010, 170],
    [1846, 1010, 170],
  ],
  x: 535,
  moon: [1090, 150, 44],
  couple: { y: 162, size: 124, width: 760, height: 150 },
  divider: 248,
  date: { y: 312, size: 62, width: 760, height: 90 },
  time: { y: 384, size: 50, width: 760, height: 66 },
  venue: { y: 474, size: 52, width: 760, height: 130 },
  city: { y: 560, size: 50, width: 760, height: 68 },
} as const;
const UPRIGHT = {
  shore: 1200,
  temples: { x: 540, size: 45 },
  terrace: 1730,
  bird: { at: [540, 1840], size: 74 },
  lamps: [
    [140, 1830, 200],
    [940, 1830, 200],
  ],
  x: 540,
  moon: [985, 100, 38],
  couple: { y: 262, size: 156, width: 860, height: 260 },
  divider: 408,
  date: { y: 486, size: 74, width: 880, height: 100 },
  time: { y: 572, size: 66, width: 860, height: 84 },
  venue: { y: 690, size: 64, width: 900, height: 190 },
  city: { y: 812, size: 62, width: 870, height: 96 },
} as const;

/** A night sky over a lake, with lit temples on the far shore and their light in the water. */
function lake(
  stage: Stage,
  frames: number,
  shore: number,
  home: { x: number; size: number },
  moon: readonly [number, number, number],
): Layer[] {
  const { width, height } = stage;
  const [moonX, moonY, radius] = moon;
  const far = plane('far plane', 0.5, width, height, { frames, slide: [40, 0], ease: EASE.linear });
  return [
    ground(
      'sky',
      width,
      height,
      linear([0, 0], [0, shore], [0, '#021a22'], [0.62, '#07453f'], [0.86, '#2f7a55'], [1, '#e0a85a']),
    ),
    twinkles(44, 31, width, shore * 0.62, frames, '#fff3d0', [1, 2.6]),
    shapes('moon', [
      softLight('halo', moonX, moonY, radius * 5, '#cfe9d0', 0.4),
      group('disc', [ellipse([moonX, moonY], radius * 2), fill('#fff6da')]),
    ]),
    far,
    ...standOn(far, [
      shapes('afterglow', [
        group('glow', [softLight('glow', 0, 0, 760, '#ffc46b', 0.8)], { at: [home.x, shore], scale: [120, 34] }),
      ]),
      shapes('far shore', [palmShore(width + 500, home.size * 2.7, '#1c5a4c', '#2c6a52', 12, { at: [width / 2, shore + 4] })]),
      shapes('temples', [
        deula(home.size * 4.6, '#a87434', '#fff0c0', { at: [home.x - home.size * 5.4, shore + 3] }),
        deula(home.size * 4.2, '#a87434', '#fff0c0', { at: [home.x + home.size * 5.4, shore + 3], scale: [-100, 100] }),
        deula(home.size * 7, '#c08a42', '#fff4cc', { at: [home.x, shore + 3] }),
      ]),
    ]),
    shapes('water', [
      rect(-60, shore, width + 120, height - shore + 60),
      fill(linear([0, shore], [0, height], [0, '#c98f4f'], [0.08, '#3f8066'], [0.3, '#0b4a48'], [1, '#02201f'])),
    ]),
    shapes('lights in the water', [
      moonPath(frames, home.size * 11, (height - shore) * 0.4, '#ffd98a', 4, { at: [home.x, shore + 14] }),
      moonPath(frames, home.size * 5, (height - shore) * 0.36, '#ffe9b8', 9, { at: [home.x - home.size * 6, shore + 22] }),
      moonPath(frames, home.size * 5, (height - shore) * 0.36, '#ffe9b8', 14, { at: [home.x + home.size * 6, shore + 22] }),
    ]),
  ];
}

export function placeScene({ frames, beat }: Clock, stage: Stage): Layer[] {
  const { width, height } = stage;
  const { shore, temples: home, terrace, bird, lamps, x, moon, divider, ...words } = placesIn(stage.portrait, WIDE, UPRIGHT);
  const { y: named, ...couple } = words.couple;
  const { y: dated, ...date } = words.date;
  const { y: timed, ...time } = words.time;
  const { y: placed, ...venue } = words.venue;
  const { y: last, ...city } = words.city;
  return [
    ...lake(stage, frames, shore, home, moon),
    floor(stage, terrace, bird.at[0]),
    ...display({ ...bird, first: -10, lasts: beat(3), frames }),
    ...lamps.flatMap(([left, top, size], index) =>
      lamp('diya', size * 0.463, { at: [left, top], width: size, frames, seed: 5 + index * 4, mirrored: index === 1 }),
    ),
    ...motes(stage, frames, 7),
    vignette(width, height, COLORS.deep, 0.4),
    say('couple', { ...NAME, ...couple, at: [x, named], from: 10 }),
    shapes('divider', [floralDivider(420, METAL.shine, '#19a5ac')], {
      at: [x, divider],
      scale: track([beat(1), [0, 100], EASE.out], [beat(2.4), [100, 100]]),
    }),
    say('date_line', { ...date, at: [x, dated], from: beat(1.4) }),
    say('time_line', { ...time, at: [x, timed], color: '#9fe0d2', from: beat(2) }),
    say('venue', {
      ...venue,
      at: [x, placed],
      font: FONT.capitals,
      leading: 1.15,
      color: '#ffe2a0',
      from: beat(2.4),
      by: 'words',
    }),
    say('city', { ...city, at: [x, last], from: beat(3.2) }),
  ];
}
