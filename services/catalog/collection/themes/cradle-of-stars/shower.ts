// Scene 3: stars on strings fill the sky; the shower is announced on a large cloud.
import type { Clock } from '../../kit/build-theme.ts';
import { type Layer, shapes } from '../../kit/lottie/layers.ts';
import { EASE, track } from '../../kit/lottie/motion.ts';
import { feltStar, fullMoon, hungOn, paperCloud } from '../../kit/motifs/night-nursery.ts';
import { placesIn, type Stage } from '../../kit/stage.ts';
import { fadeIn, rise } from '../../kit/text/reveals.ts';
import { BUTTER, clouds, FONT, LAVENDER, night, ROSE, say } from './look.ts';

/** The strings with their stars (place, length, size), the moon, the clouds' upper edge, the great cloud, the words. */
const WIDE = {
  strings: [
    [-860, 250, 40],
    [-700, 420, 56],
    [-540, 190, 46],
    [-370, 300, 34],
    [-180, 150, 50],
    [180, 170, 42],
    [360, 310, 54],
    [530, 200, 36],
    [700, 400, 48],
    [860, 240, 56],
  ],
  moon: { y: 150, radius: 120 },
  clouds: 1000,
  cloud: { aside: 40, y: 690, from: [260, 240], to: [335, 300] },
  invite: { y: 540, size: 54, width: 980, height: 76 },
  occasion: { y: 676, size: 150, width: 1080, height: 190 },
  for_whom: { y: 800, size: 56, width: 1140, height: 80 },
} as const;
const UPRIGHT = {
  strings: [
    [-470, 640, 50],
    [-400, 250, 42],
    [-310, 470, 58],
    [-220, 330, 36],
    [230, 360, 40],
    [310, 540, 52],
    [390, 220, 46],
    [470, 700, 56],
  ],
  moon: { y: 400, radius: 190 },
  clouds: 1560,
  cloud: { aside: 32, y: 1190, from: [170, 310], to: [230, 420] },
  invite: { y: 950, size: 66, width: 800, height: 92 },
  occasion: { y: 1092, size: 138, width: 730, height: 190 },
  for_whom: { y: 1284, size: 64, width: 800, height: 310 },
} as const;

export function showerScene({ frames }: Clock, stage: Stage): Layer[] {
  const { strings, moon, clouds: top, cloud, ...at } = placesIn(stage.portrait, WIDE, UPRIGHT);
  const { x: middle } = stage;
  const tones = [BUTTER, LAVENDER, ROSE] as const;
  const hung = strings.map(([x, length, size], index) => ({
    x,
    length,
    thing: feltStar(size, tones[index % 3] ?? BUTTER, { rotate: index * 23 }),
  }));
  return [
    ...night(stage, frames, 20),
    shapes('moon', [fullMoon(moon.radius, BUTTER)], {
      at: track([0, [middle, moon.y - 90], EASE.out], [40, [middle, moon.y], EASE.breath], [frames, [middle, moon.y + 10]]),
    }),
    shapes('strings', hungOn(frames, hung, '#fff8e8'), { at: track([0, [middle, -330], EASE.out], [36, [middle, -30]]) }),
    ...clouds(stage, frames, top),
    shapes('cloud', [paperCloud('#f6f0ff', '#ffffff')], {
      at: track(
        [0, [middle, cloud.y + 70], EASE.out],
        [30, [middle + cloud.aside, cloud.y], EASE.breath],
        [frames, [middle + cloud.aside, cloud.y - 10]],
      ),
      scale: track([0, cloud.from, EASE.out], [30, cloud.to]),
    }),
    say('invite', [middle, at.invite.y], { ...at.invite, color: '#5a3f96', reveal: fadeIn(14, 14) }),
    say('occasion', [middle, at.occasion.y], { ...at.occasion, font: FONT.name, color: '#3a2a7c', reveal: rise(18, 24) }),
    say('for_whom', [middle, at.for_whom.y], { ...at.for_whom, color: '#5a3f96', reveal: fadeIn(32, 14) }),
  ];
}
