// A wedding seen through palace windows: doors open on a lake palace; the couple, the families, the day, the place.
import { animationOf } from '../../kit/lottie/composition.ts';
import type { Theme } from '../../kit/theme.ts';
import { sceneLayer } from '../../kit/transitions/transitions.ts';
import { bride, groom } from '../../samples/couple.ts';
import { coupleScene } from './couple.ts';
import { dayScene } from './day.ts';
import { doorsScene } from './doors.ts';
import { familiesScene } from './families.ts';
import { COLORS, CUTS, FRAMES, HEIGHT, WIDTH } from './look.ts';
import { manifest } from './manifest.ts';
import { placeScene } from './place.ts';
import { score } from './score.ts';

const layers = [
  sceneLayer(placeScene(), CUTS.place, { enter: 'cut', exit: 'cut' }),
  sceneLayer(dayScene(), CUTS.day, { enter: 'cut', exit: 'dissolve' }),
  sceneLayer(coupleScene(), CUTS.couple, { enter: 'settle', exit: 'cut' }),
  sceneLayer(doorsScene(), CUTS.doors, { enter: 'cut', exit: 'walk-through' }),
  sceneLayer(familiesScene(), CUTS.families, { enter: 'arch', exit: 'lift' }),
];

export const theme: Theme = {
  slug: 'royal-jharokha',
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
  samples: [groom, bride],
};
