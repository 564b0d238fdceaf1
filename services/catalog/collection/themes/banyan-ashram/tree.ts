// Scene 1: dawn; the banyan on the right, the name in the open sky.

import type { Clock } from '../../kit/build-theme.ts';
import { plane, standOn } from '../../kit/camera.ts';
import { type Layer, shapes } from '../../kit/lottie/layers.ts';
import { EASE, track } from '../../kit/lottie/motion.ts';
import { banyan, hut, reeds } from '../../kit/motifs/banyan.ts';
import { floralDivider } from '../../kit/motifs/garlands.ts';
import { fadeIn, rise } from '../../kit/text/reveals.ts';
import { bank, dawn, FONT, fallingLeaves, flock, HEIGHT, RUST, say, TREE, WIDTH } from './look.ts';

export function treeScene({ frames }: Clock): Layer[] {
  const move = { frames, slide: [-36, 0] as const };
  const middle = plane('middle plane', 0.5, WIDTH, HEIGHT, move);
  const near = plane('near plane', 1.1, WIDTH, HEIGHT, move);
  const x = 540;
  return [
    middle,
    near,
    ...dawn(frames, 980, 610, 92),
    flock(frames, [640, 84], [960, 70]),
    ...standOn(middle, [shapes('hut', [hut('#b98a4a', '#d9a06a', '#ffce7a', { at: [1030, 884], scale: 62 })])]),
    bank(880, 850, 30),
    ...standOn(near, [
      shapes('banyan', [banyan(TREE, frames)], { at: [1540, 985], scale: 104 }),
      shapes('reeds', [reeds(520, 150, '#7f8f3f', 4, { at: [180, 1100] }), reeds(420, 110, '#8f9a48', 9, { at: [1780, 1100] })]),
    ]),
    say('title', [x, 262], { font: FONT.devanagari, size: 86, color: RUST, width: 740, height: 130, reveal: fadeIn(-4, 16) }),
    say('boy_name', [x, 420], { font: FONT.names, size: 176, width: 740, height: 230, leading: 1.1, reveal: rise(6, 26, 60) }),
    shapes('divider', [floralDivider(420, '#8a5a1c', '#d9694f')], {
      at: [x, 578],
      scale: track([18, [0, 100], EASE.weight], [44, [100, 100]]),
      opacity: track([18, 0], [24, 100]),
    }),
    say('occasion', [x, 650], { width: 740, reveal: fadeIn(30, 18) }),
    ...fallingLeaves(frames, 4),
  ];
}
