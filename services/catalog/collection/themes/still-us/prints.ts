// Scenes 2 to 4: one large print at a time is drawn in along the line, its caption on the card, while evening falls over the city.
import type { Clock } from '../../kit/build-theme.ts';
import { fourPlanes, plane, standOn } from '../../kit/camera.ts';
import type { Layer } from '../../kit/lottie/layers.ts';
import { EASE } from '../../kit/lottie/motion.ts';
import type { PhotoPlace } from '../../kit/photo-frame.ts';
import { placesIn, type Stage } from '../../kit/stage.ts';
import {
  beforeLens,
  FIRST,
  FONT,
  HOURS,
  type Hour,
  hung,
  type Jar,
  jars,
  lamps,
  line,
  MUSTARD,
  potted,
  SECOND,
  type Spray,
  STRAW,
  say,
  squiggle,
  THIRD,
  terrace,
} from './look.ts';

interface Shown {
  place: PhotoPlace;
  hour: Hour;
  heading: string;
  caption: string;
  /** Whether the print hangs on the right of its words in the wide frame. */
  isOnRight: boolean;
  /** The lean of the print, in degrees. */
  lean: number;
}

function placesOf(isOnRight: boolean) {
  /** From the left edge, or from the right one. */
  const x = (left: number) => (isOnRight ? 1920 - left : left);
  const wide = {
    slide: [isOnRight ? -90 : 90, 10],
    view: { city: 930, tall: 46, wall: 985, light: x(1400) },
    line: [
      [-300, isOnRight ? 96 : 50],
      [x(620), 118],
      [2220, isOnRight ? 50 : 96],
    ],
    print: [x(620), 118, 610],
    room: 0.96,
    lamps: [
      [x(1420), -20, 1150, 90],
      [x(300), -30, 900, 60],
    ],
    pots: [
      [x(1130), 1020, 200],
      [x(1800), 1030, 240],
    ],
    jars: [
      [x(1420), 985, 84],
      [x(1550), 992, 104],
    ] satisfies Jar[],
    sprays: (isOnRight ? [[-50, -60, 520, 8, 0]] : [[1970, -60, 520, -8, 1]]) as readonly Spray[],
    heading: { at: [x(1410), 452], size: 142, width: 690, height: 340 },
    squiggle: [x(1410) - 190, 650, 380],
  } as const;
  const upright = {
    slide: [isOnRight ? -60 : 60, 50],
    view: { city: 1670, tall: 80, wall: 1750, light: isOnRight ? 300 : 780 },
    line: [
      [-300, isOnRight ? 500 : 460],
      [540, 510],
      [1380, isOnRight ? 460 : 500],
    ],
    print: [540, 510, 806],
    room: 1.22,
    lamps: [
      [250, -20, 900, 120],
      [860, -20, 900, 90],
    ],
    pots: [
      [isOnRight ? 130 : 950, 1820, 250],
      [isOnRight ? 960 : 120, 1830, 200],
    ],
    jars: [
      [isOnRight ? 640 : 360, 1780, 110],
      [isOnRight ? 440 : 560, 1792, 130],
    ] satisfies Jar[],
    sprays: (isOnRight ? [[-70, 1980, 560, -62, 0]] : [[1150, 1990, 560, 62, 1]]) as readonly Spray[],
    heading: { at: [540, 300], size: 138, width: 900, height: 220 },
    squiggle: [350, 412, 380],
  } as const;
  return { wide, upright };
}

const onTheLine =
  ({ place, hour, heading, caption, isOnRight, lean }: Shown) =>
  ({ frames, beat }: Clock, stage: Stage): Layer[] => {
    const { wide, upright } = placesOf(isOnRight);
    const {
      slide,
      view,
      line: string,
      print,
      room,
      lamps: strings,
      pots,
      jars: candles,
      sprays,
      squiggle: stroke,
      ...at
    } = placesIn(stage.portrait, wide, upright);
    const { far, near, close } = fourPlanes(stage, { frames, slide, zoom: [98, 106] });
    // Upright, the caption is as wide as the frame's safe part: the card comes up to its full size only after the still.
    const middle = plane('middle', 1, stage.width, stage.height, {
      frames,
      slide,
      zoom: stage.portrait ? [94, 101] : [98, 106],
      ease: EASE.linear,
    });
    const [x, y, picture] = print;
    return [
      far,
      middle,
      near,
      close,
      ...terrace(stage, hour, view, frames, far, middle),
      ...pots.flatMap((pot) => potted(pot, frames, middle)),
      ...jars(candles, frames, middle),
      lamps(strings, frames, beat(1), near),
      ...standOn(middle, [line(string)]),
      ...hung(place, {
        at: [x, y],
        picture,
        lean,
        comes: isOnRight ? -1100 : 1100,
        frames,
        runs: 26,
        caption,
        room,
        parent: middle,
      }),
      ...beforeLens(stage, sprays, frames, close),
      say(heading, { ...at.heading, leading: 1.15, font: FONT.big, color: STRAW, from: 6, by: 'pop' }),
      squiggle(stroke[0], stroke[1], stroke[2], MUSTARD, 22),
    ];
  };

export const firstScene = onTheLine({
  place: FIRST,
  hour: HOURS.sunset,
  heading: 'first_heading',
  caption: 'first_caption',
  isOnRight: false,
  lean: -3,
});
export const secondScene = onTheLine({
  place: SECOND,
  hour: HOURS.dusk,
  heading: 'second_heading',
  caption: 'second_caption',
  isOnRight: true,
  lean: 3,
});
export const thirdScene = onTheLine({
  place: THIRD,
  hour: HOURS.blue,
  heading: 'third_heading',
  caption: 'third_caption',
  isOnRight: false,
  lean: -2,
});
