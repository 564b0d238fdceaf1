// Scene 1: the moon rises behind the clouds under a turning mobile; the names beside it.
import type { Clock } from '../../kit/build-theme.ts';
import { type Layer, shapes } from '../../kit/lottie/layers.ts';
import { EASE, track } from '../../kit/lottie/motion.ts';
import { fullMoon } from '../../kit/motifs/night-nursery.ts';
import { fadeIn, rise } from '../../kit/text/reveals.ts';
import { BUTTER, clouds, FONT, mobile, night, say } from './look.ts';

export function lullabyScene({ frames }: Clock): Layer[] {
  return [
    ...night(frames, 4, [[120, 190, 1060, 800]]),
    shapes('moon', [fullMoon(300, '#f9dc8c')], {
      at: track([0, [1400, 760], EASE.out], [50, [1400, 560], EASE.breath], [frames, [1400, 544]]),
      rotate: track([0, -4, EASE.linear], [frames, 4]),
    }),
    mobile(frames, [1400, 110], 620),
    ...clouds(frames, 950),
    say('coming', [584, 262], { color: BUTTER, align: 'left', tracking: 20, reveal: fadeIn(4, 14) }),
    say('parents', [584, 500], { font: FONT.name, size: 158, height: 400, leading: 1.12, align: 'left', reveal: rise(8, 28) }),
    say('hush', [584, 740], { align: 'left', reveal: fadeIn(30, 14) }),
  ];
}
