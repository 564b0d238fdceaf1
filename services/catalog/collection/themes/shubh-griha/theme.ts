// A house warming without photos: the door opens, the welcome, the day with the kalash, the home at evening.
import { animationOf } from '../../kit/lottie/composition.ts';
import type { Theme } from '../../kit/theme.ts';
import { sceneLayer } from '../../kit/transitions/transitions.ts';
import { dayScene } from './day.ts';
import { doorScene } from './door.ts';
import { homeScene } from './home.ts';
import { COLORS, CUTS, FRAMES, HEIGHT, WIDTH } from './look.ts';
import { manifest } from './manifest.ts';
import { score } from './score.ts';
import { welcomeScene } from './welcome.ts';

const layers = [
  sceneLayer(dayScene(), CUTS.day, { enter: 'cut', exit: 'cut' }),
  sceneLayer(welcomeScene(), CUTS.welcome, { enter: 'settle', exit: 'lift' }),
  sceneLayer(doorScene(), CUTS.door, { enter: 'cut', exit: 'walk-through' }),
  sceneLayer(homeScene(), CUTS.home, { enter: 'iris', exit: 'cut' }),
];

export const theme: Theme = {
  slug: 'shubh-griha',
  manifest,
  animation: animationOf({
    title: manifest.title,
    width: WIDTH,
    height: HEIGHT,
    frames: FRAMES,
    layers,
    colors: COLORS,
    fonts: Object.keys(manifest.fonts),
  }),
  score,
  samples: [],
};
