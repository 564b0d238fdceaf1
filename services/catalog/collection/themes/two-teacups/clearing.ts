// Scene 3: the rain stops and the sun rises over the hills; the message is in the window.
import { softLight } from '../../kit/atmosphere.ts';
import type { Clock } from '../../kit/build-theme.ts';
import { type Layer, shapes } from '../../kit/lottie/layers.ts';
import { EASE, track } from '../../kit/lottie/motion.ts';
import { ellipse, fill, group } from '../../kit/lottie/shapes.ts';
import { rays } from '../../kit/motifs/lamps.ts';
import { dropsOnGlass } from '../../kit/motifs/rain.ts';
import { CLEARING, INK, outside, STAGE, say } from './look.ts';
import { cups, windowFrame } from './window.ts';

export function clearingScene({ frames }: Clock): Layer[] {
  const words = 1262;
  const [sky, ...land] = outside(CLEARING);
  const sun = track([0, [430, 700], EASE.out], [70, [430, 470], EASE.breath], [frames, [430, 450]]);
  return [
    ...(sky ? [sky] : []),
    shapes('rays', [rays(1300, 16, '#fff6d4', 0.6, { rotate: track([0, 0, EASE.linear], [frames, 24]) })], { at: sun }),
    shapes('sun', [softLight('glow', 0, 0, 380, '#fff6d4', 0.95), group('disc', [ellipse([0, 0], 190), fill('#fffbe8')])], {
      at: sun,
    }),
    ...land.slice(1),
    shapes('bright', [softLight('bright', words, 420, 720, '#fff6de', 0.95)]),
    dropsOnGlass(STAGE.width, 840, frames, 22, 4),
    say('message', { at: [words, 440], size: 84, width: 940, height: 620, leading: 1.3, color: INK, from: 14, by: 'words' }),
    ...windowFrame(frames, CLEARING, '#d8684a'),
    ...cups(frames, 450, 98, '#ffffff', 20),
  ];
}
