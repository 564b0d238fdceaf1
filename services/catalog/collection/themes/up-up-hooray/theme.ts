// A birthday full of balloons, in portrait for phones: number and name, the picture, the cake, the card.
import { animationOf } from '../../kit/lottie/composition.ts';
import type { Theme } from '../../kit/theme.ts';
import { sceneLayer } from '../../kit/transitions/transitions.ts';
import { child } from '../../samples/child.ts';
import { balloonsScene } from './balloons.ts';
import { cakeScene } from './cake.ts';
import { COLORS, CUTS, FRAMES, HEIGHT, WIDTH } from './look.ts';
import { manifest } from './manifest.ts';
import { partyScene } from './party.ts';
import { score } from './score.ts';
import { starScene } from './star.ts';

const layers = [
  sceneLayer(balloonsScene(), CUTS.balloons, { enter: 'cut', exit: 'cut' }),
  sceneLayer(starScene(), CUTS.star, { enter: 'iris', exit: 'cut' }),
  sceneLayer(cakeScene(), CUTS.cake, { enter: 'rise', exit: 'cut' }),
  sceneLayer(partyScene(), CUTS.party, { enter: 'iris', exit: 'cut' }),
];

export const theme: Theme = {
  slug: 'up-up-hooray',
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
  samples: [child],
};
