// Scene 1: the moon rises behind the clouds under a turning mobile; the names beside it.
import type { Clock } from '../../kit/build-theme.ts';
import { type Layer, shapes } from '../../kit/lottie/layers.ts';
import { EASE, track } from '../../kit/lottie/motion.ts';
import { fullMoon } from '../../kit/motifs/night-nursery.ts';
import { fadeIn, rise } from '../../kit/text/reveals.ts';
import { text } from '../../kit/text/text-layer.ts';
import { BUTTER, COLORS, clouds, FONT, mobile, night } from './look.ts';

export function lullabyScene({ frames }: Clock): Layer[] {
  return [
    ...night(frames, 4, [[120, 190, 1060, 800]]),
    shapes('moon', [fullMoon(300, '#f9dc8c')], {
      at: track([0, [1400, 760], EASE.out], [50, [1400, 560], EASE.breath], [frames, [1400, 544]]),
      rotate: track([0, -4, EASE.linear], [frames, 4]),
    }),
    mobile(frames, [1400, 110], 620),
    ...clouds(frames, 950),
    text(
      {
        key: 'coming',
        font: FONT.bold,
        size: 60,
        color: BUTTER,
        width: 860,
        height: 84,
        align: 'left',
        tracking: 20,
        reveal: fadeIn(4, 14),
      },
      { at: [584, 262] },
    ),
    text(
      {
        key: 'parents',
        font: FONT.name,
        size: 158,
        color: COLORS.paper,
        width: 860,
        height: 400,
        leading: 1.12,
        align: 'left',
        reveal: rise(8, 28),
      },
      { at: [584, 500] },
    ),
    text(
      {
        key: 'hush',
        font: FONT.bold,
        size: 60,
        color: COLORS.paper,
        width: 860,
        height: 84,
        align: 'left',
        reveal: fadeIn(30, 14),
      },
      { at: [584, 740] },
    ),
  ];
}
