// Scene 3: by the river; hut and reeds at the bottom, the invitation in the wide sky.

import type { Clock } from '../../kit/build-theme.ts';
import { plane, standOn } from '../../kit/camera.ts';
import { type Layer, shapes } from '../../kit/lottie/layers.ts';
import { EASE, track } from '../../kit/lottie/motion.ts';
import { banyan, hut, reeds } from '../../kit/motifs/banyan.ts';
import { floralDivider } from '../../kit/motifs/garlands.ts';
import { fadeIn, wordByWord } from '../../kit/text/reveals.ts';
import { bank, dawn, FONT, flock, HEIGHT, RUST, say, TREE, WIDTH } from './look.ts';

export function riverScene({ frames }: Clock): Layer[] {
  const near = plane('near plane', 1, WIDTH, HEIGHT, { frames, slide: [40, 0] });
  const x = 960;
  return [
    near,
    ...dawn(frames, 960, 700, 120),
    flock(frames, [1260, 150], [860, 110], 4),
    ...standOn(near, [shapes('tree', [banyan({ ...TREE, leaf: '#6d8a4e' }, frames)], { at: [60, 944], scale: 50 })]),
    bank(930, 960, -24),
    ...standOn(near, [
      shapes('hut', [
        hut('#b98a4a', '#d9a06a', '#ffce7a', { at: [1640, 972], scale: 96 }),
        hut('#a87c40', '#c98f5c', '#ffce7a', { at: [1330, 930], scale: 46 }),
      ]),
      shapes('reeds', [
        reeds(620, 170, '#7f8f3f', 14, { at: [420, 1110] }),
        reeds(500, 130, '#8f9a48', 19, { at: [1120, 1120] }),
      ]),
    ]),
    say('invitation', [x, 290], { size: 80, width: 1300, height: 320, leading: 1.3, reveal: wordByWord(8, 40) }),
    shapes('divider', [floralDivider(440, '#8a5a1c', '#d9694f')], {
      at: [x, 482],
      scale: track([30, [0, 100], EASE.weight], [56, [100, 100]]),
      opacity: track([30, 0], [36, 100]),
    }),
    say('hosts', [x, 590], { font: FONT.names, size: 84, color: RUST, width: 1000, height: 120, reveal: fadeIn(44, 18) }),
  ];
}
