// Scene 1: the camera rises along the house in the dusk to the balcony where the light goes on; the names in the sky.
import type { Clock } from '../../kit/build-theme.ts';
import { fourPlanes, standOn } from '../../kit/camera.ts';
import { type Layer, shapes } from '../../kit/lottie/layers.ts';
import { sway } from '../../kit/lottie/motion.ts';
import { sprite } from '../../kit/sprite.ts';
import { placesIn, type Stage } from '../../kit/stage.ts';
import { fadeIn, pop, rise } from '../../kit/text/reveals.ts';
import { facade } from './building.ts';
import { AMBER, type Branch, dusk, FONT, gulmohar, lampsAt, parakeets, say, toran, tulsi } from './look.ts';

const WIDE = {
  slide: [0, 190],
  sky: { city: 1010, tall: 46, light: 620, night: 0.2 },
  birds: [
    [520, 120],
    [900, 90],
  ],
  /** The middle of our balcony's floor, and the house around it. */
  home: { at: [1350, 560], bay: 500, floor: 330, left: 0, right: 1, above: 1, below: 3 },
  branches: [
    [-60, 1130, 560, -58, 0],
    [1990, 1120, 520, 52, 1],
  ] satisfies Branch[],
  heading: { at: [570, 236], size: 68, align: 'left' },
  hosts: { at: [570, 448], size: 144, width: 820, height: 320, align: 'left' },
  occasion: { at: [570, 650], size: 66, align: 'left' },
} as const;
const UPRIGHT = {
  slide: [0, 240],
  sky: { city: 1500, tall: 80, light: 300, night: 0.2 },
  birds: [
    [300, 150],
    [640, 120],
  ],
  home: { at: [560, 1430], bay: 660, floor: 440, left: 1, right: 1, above: 0, below: 3 },
  branches: [
    [-70, 1990, 560, -56, 0],
    [1160, 1150, 420, 12, 1],
  ] satisfies Branch[],
  heading: { at: [540, 256], size: 80, width: 880, height: 110, align: 'center' },
  hosts: { at: [540, 480], size: 140, width: 906, height: 360, align: 'center' },
  occasion: { at: [540, 700], size: 76, width: 880, height: 100, align: 'center' },
} as const;

export function outsideScene({ frames }: Clock, stage: Stage): Layer[] {
  const { slide, sky, birds, home, branches, heading, hosts, occasion } = placesIn(stage.portrait, WIDE, UPRIGHT);
  const { far, middle, near, close } = fourPlanes(stage, { frames, slide, zoom: [97, 108] });
  const { at, bay, floor } = home;
  const [x, y] = at;
  return [
    far,
    middle,
    near,
    close,
    ...dusk(stage, frames, sky, far, far),
    parakeets(frames, birds[0], birds[1], far),
    shapes('house', facade(home), { at, parent: middle }),
    ...standOn(middle, [
      sprite('halo', { width: bay * 2.2, at: [x, y - floor * 0.4], opacity: sway(frames, 60, 60, 12) }),
      ...toran(x, y - floor * 0.86, bay * 0.84, frames, middle, stage.portrait ? 40 : 30),
      ...tulsi([x + bay * 0.3, y - floor * 0.02], floor * 0.62, frames),
    ]),
    ...lampsAt(
      [-0.32, -0.12, 0.08].map((part) => [x + bay * part, y - floor * 0.425, bay * 0.11] as const),
      frames,
      middle,
    ),
    ...gulmohar(branches, frames, close),
    say('heading', heading.at, { ...heading, color: AMBER, reveal: fadeIn(-8, 12) }),
    say('hosts', hosts.at, { ...hosts, font: FONT.names, leading: 1.12, tracking: -24, reveal: pop(-20, 22) }),
    say('occasion', occasion.at, { ...occasion, reveal: rise(20, 18, 30) }),
  ];
}
