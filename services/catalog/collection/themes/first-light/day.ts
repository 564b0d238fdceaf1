// Scene 4: the date in the sun over the river, time and place beside or below it until the end; the boy sets out with his staff.
import type { Clock } from '../../kit/build-theme.ts';
import { fourPlanes } from '../../kit/camera.ts';
import type { Layer } from '../../kit/lottie/layers.ts';
import { hanging } from '../../kit/matter.ts';
import { sprite } from '../../kit/sprite.ts';
import { placesIn, type Stage } from '../../kit/stage.ts';
import { fadeIn, wordByWord } from '../../kit/text/reveals.ts';
import { studentBoy } from './boy.ts';
import { beforeLens, FONT, HOURS, INK, type Lit, lampsAt, morning, RED, type River, say, steps } from './look.ts';

const WIDE = {
  slide: [50, -20],
  river: {
    horizon: 800,
    sun: [580, 440],
    rises: 60,
    radius: 290,
    boat: [1200, 1290],
    birds: [
      [980, 130],
      [1300, 96],
    ],
  } satisfies River,
  step: 880,
  string: [1480, -60, 1150],
  boy: { at: [170, 990], size: 560 },
  kalash: [1660, 900, 220],
  lamps: [
    [420, 985, 190],
    [740, 1000, 210],
  ] satisfies Lit[],
  close: [1850, 1070, 480],
  weekday: { at: [580, 270], size: 72, width: 420, height: 120 },
  day: { at: [580, 438], size: 230, width: 400, height: 260 },
  month: { at: [580, 602], size: 64, width: 460, height: 110 },
  title: { at: [1390, 226], size: 92, width: 740, height: 150, align: 'left' },
  time: { at: [1390, 366], size: 76, width: 740, height: 120, align: 'left' },
  venue: { at: [1390, 530], size: 72, width: 740, height: 240, align: 'left' },
  city: { at: [1390, 690], size: 70, width: 740, height: 110, align: 'left' },
} as const;
const UPRIGHT = {
  slide: [10, -50],
  river: {
    horizon: 1500,
    sun: [540, 520],
    rises: 60,
    radius: 330,
    boat: [820, 740],
    birds: [
      [420, 140],
      [760, 110],
    ],
  } satisfies River,
  step: 1640,
  string: [540, -50, 1300],
  boy: { at: [190, 1800], size: 300 },
  kalash: [850, 1680, 260],
  lamps: [
    [420, 1750, 230],
    [640, 1790, 250],
  ] satisfies Lit[],
  close: [1010, 1910, 440],
  weekday: { at: [540, 336], size: 80, width: 460, height: 130 },
  day: { at: [540, 520], size: 250, width: 460, height: 280 },
  month: { at: [540, 702], size: 68, width: 500, height: 116 },
  title: { at: [540, 970], size: 100, width: 890, height: 160, align: 'center' },
  time: { at: [540, 1084], size: 80, width: 880, height: 126, align: 'center' },
  venue: { at: [540, 1250], size: 76, width: 890, height: 300, align: 'center' },
  city: { at: [540, 1416], size: 74, width: 880, height: 116, align: 'center' },
} as const;

export function dayScene({ frames }: Clock, stage: Stage): Layer[] {
  const { slide, river, step, string, boy, kalash, lamps, close: foremost, ...at } = placesIn(stage.portrait, WIDE, UPRIGHT);
  const { far, middle, near, close } = fourPlanes(stage, { frames, slide, zoom: [99, 106] });
  const [kx, ky, size] = kalash;
  return [
    ...morning(stage, HOURS.day, river, frames, far),
    middle,
    near,
    close,
    hanging('marigold-string', [string[0], string[1]], string[2], frames, 1, 0.1, middle),
    steps(stage, HOURS.day, step, middle),
    studentBoy({ ...boy, frames, parent: middle }),
    sprite('shadow', { width: size * 1.2, at: [kx, ky + size * 0.52], opacity: 90, parent: middle }),
    sprite('kalash', { width: size, at: [kx, ky], parent: middle }),
    ...lampsAt(lamps, frames, near),
    beforeLens('marigold-1-soft', foremost, frames, close),
    say('weekday_line', at.weekday.at, { ...at.weekday, font: FONT.names, color: INK, reveal: fadeIn(8, 14) }),
    say('day', at.day.at, { ...at.day, font: FONT.names, color: RED, leading: 1.05, reveal: fadeIn(6, 16) }),
    say('month', at.month.at, { ...at.month, font: FONT.names, color: INK, reveal: fadeIn(14, 14) }),
    say('title', at.title.at, { ...at.title, font: FONT.names, color: RED, reveal: fadeIn(14, 14) }),
    say('time', at.time.at, { ...at.time, color: INK, reveal: fadeIn(22, 14) }),
    say('venue', at.venue.at, { ...at.venue, font: FONT.names, color: INK, leading: 1.4, reveal: wordByWord(28, 24) }),
    say('city', at.city.at, { ...at.city, color: RED, reveal: fadeIn(40, 14) }),
  ];
}
