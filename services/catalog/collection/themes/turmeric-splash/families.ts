// Scene 2: the maroon wall of the courtyard, powder thrown across it; the families.
import type { Clock } from '../../kit/build-theme.ts';
import { fourPlanes, standOn } from '../../kit/camera.ts';
import type { Layer } from '../../kit/lottie/layers.ts';
import { thrown } from '../../kit/matter.ts';
import { placesIn, type Stage } from '../../kit/stage.ts';
import { fadeIn, wordByWord } from '../../kit/text/reveals.ts';
import { cloud, FONT, grains, haze, heads, maroonWall, SUN, say, string, type Thrown } from './look.ts';

const WIDE = {
  slide: [130, -10],
  hand: [-120, 1130],
  clouds: [
    cloud(1, 70, 830, 900, 66),
    cloud(2, 270, 540, 760),
    cloud(3, 360, 930, 640),
    cloud(2, 60, 300, 620),
    cloud(1, 420, 720, 460),
  ],
  haze: { at: [110, 720], radius: 640 },
  spray: { at: [230, 620], reach: [400, 470], count: 130, seed: 17 },
  heads: [
    [300, 400, 160, 1],
    [150, 640, 190, 3],
    [470, 830, 150, 2],
    [330, 930, 140, 3],
    [90, 250, 120, 2],
  ] satisfies Thrown[],
  string: [1280, -70, 1400],
  heading: { at: [1230, 250], size: 58, width: 1030, height: 90, align: 'left' },
  first: { at: [1230, 372], size: 140, width: 1030, height: 164, align: 'left' },
  firstParents: { at: [1230, 510], size: 56, width: 1030, height: 150, align: 'left' },
  second: { at: [1230, 680], size: 140, width: 1030, height: 164, align: 'left' },
  secondParents: { at: [1230, 820], size: 56, width: 1030, height: 150, align: 'left' },
} as const;
const UPRIGHT = {
  slide: [60, -70],
  hand: [-100, 2000],
  clouds: [
    cloud(1, 60, 1640, 900, 66),
    cloud(2, 420, 1560, 760),
    cloud(3, 700, 1730, 700),
    cloud(2, 180, 1370, 560),
    cloud(1, 950, 1800, 620),
  ],
  haze: { at: [420, 1720], radius: 700 },
  spray: { at: [520, 1600], reach: [600, 330], count: 130, seed: 18 },
  heads: [
    [170, 1480, 170, 1],
    [430, 1420, 150, 3],
    [700, 1560, 170, 2],
    [330, 1660, 150, 3],
    [930, 1640, 140, 1],
  ] satisfies Thrown[],
  string: [540, -40, 1300],
  heading: { at: [540, 330], size: 70, width: 890, height: 100, align: 'center' },
  first: { at: [540, 500], size: 168, width: 890, height: 200, align: 'center' },
  firstParents: { at: [540, 662], size: 66, width: 890, height: 180, align: 'center' },
  second: { at: [540, 902], size: 168, width: 890, height: 200, align: 'center' },
  secondParents: { at: [540, 1076], size: 66, width: 890, height: 206, align: 'center' },
} as const;

export function familiesScene({ frames, beat }: Clock, stage: Stage): Layer[] {
  const {
    slide,
    hand,
    clouds,
    heads: flowers,
    string: strung,
    haze: glow,
    spray,
    ...at
  } = placesIn(stage.portrait, WIDE, UPRIGHT);
  const { far, middle, near } = fourPlanes(stage, { frames, slide, zoom: [99, 107] });
  const name = { font: FONT.names, leading: 1.1, color: SUN };
  const parents = { color: '#fff6d6' };
  const later = beat(1.5);
  return [
    far,
    ...maroonWall(stage, frames, far),
    middle,
    near,
    string(strung, frames, 0.2, middle),
    ...standOn(middle, [
      haze(glow.at, glow.radius, frames, 0.6),
      ...thrown(hand, -4, frames, clouds),
      grains(hand, -4, frames, spray),
    ]),
    ...standOn(near, heads(hand, 0, frames, flowers)),
    say('with_blessings', at.heading.at, { ...at.heading, color: '#ffcf8a', reveal: fadeIn(4, 10) }),
    say('first', at.first.at, { ...at.first, ...name, reveal: wordByWord(8, 14) }),
    say('first_parents', at.firstParents.at, { ...at.firstParents, ...parents, reveal: fadeIn(16, 12) }),
    say('second', at.second.at, { ...at.second, ...name, reveal: wordByWord(later, 14) }),
    say('second_parents', at.secondParents.at, { ...at.secondParents, ...parents, reveal: fadeIn(later + 8, 12) }),
  ];
}
