// Scene 4: night on the balcony, the city below; tulsi, lamps and toran; time and place beside or above them until the end.
import { softLight } from '../../kit/atmosphere.ts';
import type { Clock } from '../../kit/build-theme.ts';
import { fourPlanes, standOn } from '../../kit/camera.ts';
import { type Layer, shapes } from '../../kit/lottie/layers.ts';
import { EASE, sway, track } from '../../kit/lottie/motion.ts';
import { fill, rect } from '../../kit/lottie/shapes.ts';
import { bokeh, flameAt } from '../../kit/matter.ts';
import { bulbString } from '../../kit/motifs/bulb-string.ts';
import { sprite } from '../../kit/sprite.ts';
import { placesIn, type Stage } from '../../kit/stage.ts';
import { fadeIn, pop, wordByWord } from '../../kit/text/reveals.ts';
import { railing } from './building.ts';
import { AMBER, type Branch, dusk, FONT, gulmohar, type Lit, lampsAt, parakeets, say, toran, tulsi } from './look.ts';

const WIDE = {
  slide: [-60, 30],
  sky: { city: 960, tall: 34, light: 1400, night: 0.9 },
  birds: [
    [1500, 90],
    [1250, 70],
  ],
  rail: 900,
  tulsi: [330, 1040, 640],
  diyas: [
    [640, 892, 110],
    [820, 892, 110],
    [1780, 892, 120],
  ] satisfies Lit[],
  toran: [420, -10, 900],
  bulbs: [1450, -20, 1150, 50],
  branches: [[2000, 1130, 520, 54, 1]] satisfies Branch[],
  rule: [910, 270],
  hush: [1330, 470],
  title: { at: [1333, 182], size: 108, width: 850, height: 150, align: 'left' },
  date: { at: [1333, 346], size: 60, width: 850, height: 90, align: 'left' },
  time: { at: [1333, 426], size: 60, width: 850, height: 90, align: 'left' },
  venue: { at: [1333, 580], size: 76, width: 850, height: 200, align: 'left' },
  city: { at: [1333, 728], size: 60, width: 850, height: 90, align: 'left' },
} as const;
const UPRIGHT = {
  slide: [20, 60],
  sky: { city: 1640, tall: 82, light: 700, night: 0.9 },
  birds: [
    [760, 1100],
    [520, 1060],
  ],
  rail: 1640,
  tulsi: [270, 1860, 640],
  diyas: [
    [620, 1630, 150],
    [820, 1630, 150],
    [990, 1630, 140],
  ] satisfies Lit[],
  toran: [540, -10, 1140],
  bulbs: [540, 60, 1300, 70],
  branches: [[1170, 1990, 560, 58, 1]] satisfies Branch[],
  rule: [465, 442],
  hush: [540, 700],
  title: { at: [540, 340], size: 124, width: 890, height: 170, align: 'center' },
  date: { at: [540, 530], size: 76, width: 890, height: 100, align: 'center' },
  time: { at: [540, 624], size: 76, width: 890, height: 100, align: 'center' },
  venue: { at: [540, 806], size: 84, width: 890, height: 280, align: 'center' },
  city: { at: [540, 1006], size: 76, width: 890, height: 110, align: 'center' },
} as const;

export function balconyScene({ frames, beat }: Clock, stage: Stage): Layer[] {
  const {
    slide,
    sky,
    birds,
    rail,
    tulsi: pot,
    diyas,
    toran: strung,
    bulbs,
    branches,
    rule,
    hush,
    ...at
  } = placesIn(stage.portrait, WIDE, UPRIGHT);
  const { far, middle, near, close } = fourPlanes(stage, { frames, slide, zoom: [97, 107] });
  const [x, y, size] = pot;
  return [
    far,
    middle,
    near,
    close,
    ...dusk(stage, frames, sky, far, middle),
    parakeets(frames, birds[0], birds[1], far),
    shapes('hush', [softLight('hush', hush[0], hush[1], 820, '#0a2230', 0.6)]),
    ...standOn(middle, [shapes('railing', railing(stage.width + 900, stage.height - rail + 300), { at: [stage.x, rail] })]),
    ...lampsAt(diyas, frames, middle),
    ...standOn(near, [
      sprite('halo', { width: size * 1.5, at: [x, y - size * 0.3], opacity: sway(frames, 50, 60, 14) }),
      ...tulsi([x, y], size, frames),
      ...flameAt([x, y - size * 0.15], size * 0.12, frames, 21),
      shapes('string of lamps', [
        bulbString(
          {
            width: bulbs[2],
            sag: bulbs[3],
            size: 32,
            count: 11,
            colors: ['#ffd58a', '#ffe6b4'],
            cord: '#1c1418',
            frames,
            beat: beat(1),
          },
          { at: [bulbs[0], bulbs[1]] },
        ),
      ]),
    ]),
    ...toran(strung[0], strung[1], strung[2], frames, near),
    ...gulmohar(branches, frames, close),
    bokeh('gold', stage, Math.max(stage.width, stage.height) * 1.16, { opacity: sway(frames, 84, 22, 10), parent: close }),
    say('come_home', at.title.at, { ...at.title, font: FONT.names, reveal: pop(4, 22) }),
    shapes('rule', [rect(0, 0, 150, 8, 4), fill(AMBER)], {
      at: rule,
      scale: track([14, [0, 100], EASE.weight], [36, [100, 100]]),
    }),
    say('date_line', at.date.at, { ...at.date, color: AMBER, reveal: fadeIn(14, 14) }),
    say('time_line', at.time.at, { ...at.time, color: AMBER, reveal: fadeIn(20, 14) }),
    say('venue', at.venue.at, { ...at.venue, font: FONT.names, leading: 1.2, reveal: wordByWord(24, 22) }),
    say('city', at.city.at, { ...at.city, reveal: fadeIn(34, 14) }),
  ];
}
