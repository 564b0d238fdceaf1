// Scene 4: lamplight again; the day on a sheet edged with gold leaf, time and place beside it until the end.
import type { Clock } from '../../kit/build-theme.ts';
import { fourPlanes, standOn } from '../../kit/camera.ts';
import { type Layer, shapes } from '../../kit/lottie/layers.ts';
import { EASE, track } from '../../kit/lottie/motion.ts';
import { linear } from '../../kit/lottie/paint.ts';
import { fill, rect } from '../../kit/lottie/shapes.ts';
import { hanging, lamp } from '../../kit/matter.ts';
import { sprite } from '../../kit/sprite.ts';
import { placesIn, type Stage } from '../../kit/stage.ts';
import { fadeIn, wordByWord } from '../../kit/text/reveals.ts';
import { DARK_RED, evening, FONT, gild, METAL, say } from './look.ts';

/** The sheet, the silk and its lamp, the bell, what is out of focus, and the words. */
const WIDE = {
  slide: [80, -16],
  sheet: { at: [520, 470], width: 620, height: 640 },
  leaf: { width: 700, tall: 168 },
  silk: { at: [1060, 850], width: 2500 },
  lamp: [1600, 945, 330],
  bell: [1660, -60, 210],
  blurred: { at: [130, 1060], size: 640 },
  weekday: { at: [520, 260], width: 540 },
  day: { at: [520, 458], size: 310, width: 540, height: 370 },
  month: { at: [520, 668], size: 72, width: 560 },
  title: { at: [1270, 228], size: 108, width: 700, height: 156, align: 'left' },
  time: { at: [1270, 376], size: 72, width: 700, height: 116, align: 'left' },
  venue: { at: [1300, 546], size: 82, width: 760, height: 230, align: 'left' },
  city: { at: [1300, 722], size: 68, width: 760, height: 110, align: 'left' },
} as const;
const UPRIGHT = {
  slide: [50, -30],
  sheet: { at: [540, 566], width: 700, height: 640 },
  leaf: { width: 790, tall: 138 },
  silk: { at: [540, 1540], width: 2500 },
  lamp: [770, 1690, 350],
  bell: [880, -80, 170],
  blurred: { at: [90, 1840], size: 620 },
  weekday: { at: [540, 356], width: 600 },
  day: { at: [540, 556], size: 320, width: 600, height: 370 },
  month: { at: [540, 766], size: 76, width: 620 },
  title: { at: [540, 1014], size: 112, width: 860, height: 160, align: 'center' },
  time: { at: [540, 1142], size: 76, width: 880, height: 120, align: 'center' },
  venue: { at: [540, 1300], size: 80, width: 890, height: 210, align: 'center' },
  city: { at: [540, 1454], size: 72, width: 880, height: 116, align: 'center' },
} as const;

export function dayScene({ frames }: Clock, stage: Stage): Layer[] {
  const { slide, sheet, leaf, silk, lamp: light, bell, blurred, ...at } = placesIn(stage.portrait, WIDE, UPRIGHT);
  const { far, middle, near, close } = fourPlanes(stage, { frames, slide, zoom: [100, 108] });
  const [x, y] = sheet.at;
  const rises = (from: number) => track([0, [x, y + from], EASE.out], [30, [x, y]]);
  const [lx, ly, width] = light;
  return [
    far,
    ...evening(stage, frames, far),
    middle,
    near,
    close,
    ...standOn(middle, [
      sprite('silk-crimson', { width: silk.width, hold: [0.5, 0], at: silk.at }),
      sprite('shadow', { width: width * 1.3, at: [lx - width * 0.04, ly + width * 0.26] }),
      ...lamp('diya', width * 0.55, { at: [lx, ly], width, frames, seed: 40 }),
    ]),
    hanging('bell', [bell[0], bell[1]], bell[2], frames, 4, 0.1, near),
    sprite('shadow', { width: sheet.width * 1.7, at: rises(150), scale: [100, 190], opacity: 74 }),
    sprite('gold-leaf', { width: leaf.width, at: rises(110), scale: [100, leaf.tall], rotate: 3 }),
    shapes(
      'sheet',
      [
        rect(-sheet.width / 2, -sheet.height / 2, sheet.width, sheet.height, 4),
        fill(linear([-300, -300], [300, 320], [0, '#fffaf0'], [1, '#f0e2c6'])),
      ],
      { at: rises(110) },
    ),
    ...standOn(close, [
      sprite('marigold-1-soft', { width: blurred.size, at: blurred.at, rotate: track([0, -6, EASE.linear], [frames, 24]) }),
    ]),
    say('weekday', at.weekday.at, { ...at.weekday, color: DARK_RED, reveal: fadeIn(16, 14) }),
    say('day', at.day.at, { ...at.day, font: FONT.names, color: DARK_RED, leading: 1.1, reveal: fadeIn(10, 16) }),
    say('month', at.month.at, { ...at.month, color: DARK_RED, reveal: fadeIn(20, 14) }),
    gild('title', at.title.at, METAL, [30, 100], { ...at.title, font: FONT.names, reveal: fadeIn(16, 14) }),
    say('time', at.time.at, { ...at.time, reveal: fadeIn(24, 14) }),
    say('venue', at.venue.at, { ...at.venue, font: FONT.names, leading: 1.36, reveal: wordByWord(30, 24) }),
    say('city', at.city.at, { ...at.city, color: '#ffe0a0', reveal: fadeIn(42, 14) }),
  ];
}
