// Scene 4: a paisley of gold leaf holds the day; names, time and place beside or below it over lamps on silk until the end.
import type { Clock } from '../../kit/build-theme.ts';
import { fourPlanes, standOn } from '../../kit/camera.ts';
import { empty, type Layer } from '../../kit/lottie/layers.ts';
import { EASE, track } from '../../kit/lottie/motion.ts';
import { hanging } from '../../kit/matter.ts';
import { placesIn, type Stage } from '../../kit/stage.ts';
import { blurred, FONT, foot, type Look, NAME } from './look.ts';

/** The paisley, what stands and hangs around it, and the words. */
const WIDE = {
  slide: [80, -10],
  great: { size: 580, foot: [500, 950] },
  light: [500, 500],
  string: [1500, -36, 1150],
  bell: [1770, -110, 150],
  silk: 926,
  lamps: [
    [880, 1010, 230],
    [1740, 1000, 270],
  ],
  heads: [
    [1080, 1015, 120],
    [1190, 1030, 110],
    [1480, 1020, 120],
  ],
  close: [50, 1040, 560],
  weekday: { at: [480, 478], size: 58, width: 370, height: 84 },
  day: { at: [476, 628], size: 250, width: 420, height: 260 },
  month_year: { at: [476, 786], size: 54, width: 360, height: 80 },
  couple: { at: [1400, 246], size: 136, width: 700, height: 160 },
  time_line: { at: [1400, 392], size: 66, width: 730, height: 96 },
  venue: { at: [1400, 544], size: 74, width: 730, height: 200 },
  city: { at: [1400, 690], size: 62, width: 730, height: 90 },
  invitation: { at: [1400, 806], size: 52, width: 730, height: 130 },
} as const;
const UPRIGHT = {
  slide: [30, -40],
  great: { size: 600, foot: [520, 1000] },
  light: [540, 640],
  string: [540, -26, 1300],
  bell: [180, -70, 150],
  silk: 1740,
  lamps: [
    [280, 1836, 250],
    [770, 1830, 240],
  ],
  heads: [
    [520, 1850, 130],
    [1000, 1830, 140],
  ],
  close: [30, 1860, 520],
  weekday: { at: [500, 530], size: 66, width: 430, height: 96 },
  day: { at: [500, 686], size: 264, width: 420, height: 270 },
  month_year: { at: [500, 842], size: 62, width: 400, height: 90 },
  couple: { at: [540, 1104], size: 132, width: 880, height: 160 },
  time_line: { at: [540, 1242], size: 70, width: 860, height: 90 },
  venue: { at: [540, 1374], size: 76, width: 880, height: 190 },
  city: { at: [540, 1500], size: 68, width: 860, height: 98 },
  invitation: { at: [540, 1622], size: 62, width: 860, height: 168 },
} as const;

export function dayScene(look: Look, { frames, beat }: Clock, stage: Stage): Layer[] {
  const {
    slide,
    great,
    light,
    string,
    bell,
    silk,
    lamps,
    heads,
    close: foremost,
    ...words
  } = placesIn(stage.portrait, WIDE, UPRIGHT);
  const { foil, hall, say, tones } = look;
  const { far, middle, near, close } = fourPlanes(stage, { frames, slide, zoom: [98, 106] });
  const [fx, fy] = great.foot;
  const hub = empty('paisley of the day', { at: track([0, [fx, fy + 90], EASE.out], [34, [fx, fy]]), parent: far });
  return [
    ...hall(stage, frames, light, far),
    middle,
    near,
    close,
    hanging('marigold-string', [string[0], string[1]], string[2], frames, 0.9, 0.2, middle),
    ...foil(hub, great.size, frames, [0, beat(3)]),
    hanging('bell', [bell[0], bell[1]], bell[2], frames, 4, 0.2, near),
    ...standOn(middle, foot(stage, frames, silk, lamps, heads)),
    ...standOn(close, [blurred(3, foremost, frames, 60)]),
    say('weekday', { ...words.weekday, color: tones.soft, from: 12 }),
    say('day', { ...words.day, leading: 1, font: FONT.lines, metal: NAME.metal, from: 14 }),
    say('month_year', { ...words.month_year, from: 22 }),
    say('couple', { ...NAME, ...words.couple, leading: 1.2, from: beat(1) }),
    say('time_line', { ...words.time_line, color: tones.soft, from: beat(1.8) }),
    say('venue', { ...words.venue, leading: 1.25, from: beat(2.3), by: 'words' }),
    say('city', { ...words.city, color: tones.soft, from: beat(3) }),
    say('invitation', { ...words.invitation, from: beat(3.6) }),
  ];
}
