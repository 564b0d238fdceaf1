// Scene 1: one large paisley of gold leaf over lamps on silk; the names inside it.
import type { Clock } from '../../kit/build-theme.ts';
import { fourPlanes, standOn } from '../../kit/camera.ts';
import { empty, type Layer } from '../../kit/lottie/layers.ts';
import { hanging } from '../../kit/matter.ts';
import { sprite } from '../../kit/sprite.ts';
import { placesIn, type Stage } from '../../kit/stage.ts';
import { blurred, foot, type Look, NAME } from './look.ts';

/** The great paisley (its foot), what stands and hangs around it, and the words. */
const WIDE = {
  slide: [-70, 0],
  great: { size: 620, foot: [660, 990] },
  light: [660, 560],
  strings: [[1640, -40, 900]],
  bells: [
    [1560, -120, 150],
    [1790, -60, 190],
  ],
  silk: 930,
  kalash: [1440, 790, 460],
  lamps: [
    [1080, 1000, 270],
    [250, 1000, 250],
  ],
  heads: [
    [1700, 990, 150],
    [1230, 1010, 120],
    [1830, 1010, 130],
  ],
  close: [60, 1050, 520],
  heading: { at: [618, 414], size: 50, width: 420, height: 76 },
  first: { at: [654, 540], size: 136, width: 486, height: 158 },
  and: { at: [654, 640], size: 58, width: 240, height: 76 },
  second: { at: [654, 738], size: 136, width: 486, height: 158 },
  request: { at: [654, 846], size: 50, width: 420, height: 76 },
} as const;
const UPRIGHT = {
  slide: [40, -20],
  great: { size: 780, foot: [512, 1560] },
  light: [504, 1080],
  strings: [
    [170, -20, 860],
    [930, -30, 860],
  ],
  bells: [
    [150, -60, 150],
    [340, -170, 130],
  ],
  silk: 1560,
  kalash: [860, 1570, 340],
  lamps: [
    [230, 1690, 330],
    [560, 1780, 300],
  ],
  heads: [
    [1010, 1750, 150],
    [850, 1790, 130],
  ],
  close: [60, 1880, 560],
  heading: { at: [490, 830], size: 62, width: 520, height: 92 },
  first: { at: [504, 996], size: 168, width: 610, height: 196 },
  and: { at: [504, 1122], size: 74, width: 300, height: 96 },
  second: { at: [504, 1246], size: 168, width: 610, height: 196 },
  request: { at: [504, 1382], size: 62, width: 520, height: 92 },
} as const;

export function namesScene(look: Look, { frames, beat }: Clock, stage: Stage): Layer[] {
  const {
    slide,
    great,
    light,
    strings,
    bells,
    silk,
    kalash,
    lamps,
    heads,
    close: foremost,
    ...words
  } = placesIn(stage.portrait, WIDE, UPRIGHT);
  const { foil, hall, say, tones } = look;
  const { far, middle, near, close } = fourPlanes(stage, { frames, slide, zoom: [98, 107] });
  const hub = empty('great paisley', { at: great.foot, parent: far });
  const [kx, ky, size] = kalash;
  return [
    ...hall(stage, frames, light, far),
    middle,
    near,
    close,
    ...strings.map(([x, y, width], index) => hanging('marigold-string', [x, y], width, frames, 1.2, index * 0.4, middle)),
    ...bells.map(([x, y, width], index) => hanging('bell', [x, y], width, frames, 4, index * 0.3, near)),
    ...foil(hub, great.size, frames, [-30, beat(1.6)]),
    ...standOn(middle, foot(stage, frames, silk, lamps, heads)),
    ...standOn(middle, [
      sprite('shadow', { width: size * 1.2, at: [kx, ky + size * 0.52] }),
      sprite('kalash', { width: size, at: [kx, ky] }),
    ]),
    ...standOn(close, [blurred(1, foremost, frames, 40)]),
    say('heading', { ...words.heading, color: tones.soft, from: -8 }),
    say('first', { ...NAME, ...words.first, from: 2 }),
    say('and', { ...words.and, color: tones.soft, from: 12 }),
    say('second', { ...NAME, ...words.second, from: 12 }),
    say('request', { ...words.request, color: tones.soft, from: beat(2) }),
  ];
}
