// Scene 2: the maroon wall of the courtyard, powder thrown across it; the families.
import type { Clock } from '../../kit/build-theme.ts';
import { fourPlanes, standOn } from '../../kit/camera.ts';
import type { Layer } from '../../kit/lottie/layers.ts';
import { EASE, track } from '../../kit/lottie/motion.ts';
import { type Cloud, hanging, thrown } from '../../kit/matter.ts';
import { sprite } from '../../kit/sprite.ts';
import { placesIn, type Stage } from '../../kit/stage.ts';
import { fadeIn, wordByWord } from '../../kit/text/reveals.ts';
import { FONT, heads, maroonWall, SUN, say, type Thrown } from './look.ts';

const cloud = (kind: 1 | 2 | 3, x: number, y: number, width: number): Cloud => ({
  sprite: `powder-turmeric-${kind}`,
  to: [x, y],
  width,
  ends: 82,
});

const WIDE = {
  slide: [130, -10],
  hand: [-120, 1130],
  clouds: [
    cloud(1, 70, 830, 900),
    cloud(2, 270, 540, 760),
    cloud(3, 360, 930, 640),
    cloud(2, 60, 300, 620),
    cloud(1, 420, 720, 460),
  ],
  heads: [
    [300, 400, 160, 1],
    [150, 640, 190, 3],
    [470, 830, 150, 2],
    [330, 930, 140, 3],
    [90, 250, 120, 2],
  ] satisfies Thrown[],
  string: [1280, -70, 1400],
  close: { at: [60, 1050], width: 620 },
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
    cloud(1, 60, 1640, 900),
    cloud(2, 420, 1560, 760),
    cloud(3, 700, 1730, 700),
    cloud(2, 180, 1370, 560),
    cloud(1, 950, 1800, 620),
  ],
  heads: [
    [170, 1480, 170, 1],
    [430, 1420, 150, 3],
    [700, 1560, 170, 2],
    [330, 1660, 150, 3],
    [930, 1640, 140, 1],
  ] satisfies Thrown[],
  string: [540, -40, 1300],
  close: { at: [990, 1880], width: 640 },
  heading: { at: [540, 330], size: 70, width: 890, height: 100, align: 'center' },
  first: { at: [540, 500], size: 168, width: 890, height: 200, align: 'center' },
  firstParents: { at: [540, 662], size: 66, width: 890, height: 180, align: 'center' },
  second: { at: [540, 902], size: 168, width: 890, height: 200, align: 'center' },
  secondParents: { at: [540, 1064], size: 66, width: 890, height: 180, align: 'center' },
} as const;

export function familiesScene({ frames, beat }: Clock, stage: Stage): Layer[] {
  const { slide, hand, clouds, heads: flowers, string, close: foremost, ...at } = placesIn(stage.portrait, WIDE, UPRIGHT);
  const { far, middle, near, close } = fourPlanes(stage, { frames, slide, zoom: [99, 107] });
  const name = { font: FONT.names, leading: 1.1, color: SUN };
  const parents = { color: '#fff6d6' };
  const later = beat(1.5);
  return [
    far,
    ...maroonWall(stage, frames, far),
    middle,
    near,
    close,
    hanging('marigold-string', [string[0], string[1]], string[2], frames, 1, 0.2, middle),
    ...standOn(middle, thrown(hand, -4, frames, clouds)),
    ...standOn(near, heads(hand, 0, frames, flowers)),
    ...standOn(close, [sprite('marigold-2-soft', { ...foremost, rotate: track([0, 0, EASE.linear], [frames, 36]) })]),
    say('with_blessings', at.heading.at, { ...at.heading, color: '#ffcf8a', reveal: fadeIn(4, 10) }),
    say('first', at.first.at, { ...at.first, ...name, reveal: wordByWord(8, 14) }),
    say('first_parents', at.firstParents.at, { ...at.firstParents, ...parents, reveal: fadeIn(16, 12) }),
    say('second', at.second.at, { ...at.second, ...name, reveal: wordByWord(later, 14) }),
    say('second_parents', at.secondParents.at, { ...at.secondParents, ...parents, reveal: fadeIn(later + 8, 12) }),
  ];
}
