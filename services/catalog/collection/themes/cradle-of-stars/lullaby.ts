// Scene 1: the moon rises behind the clouds under a turning mobile; the names beside it or below.
import type { Clock } from '../../kit/build-theme.ts';
import { type Layer, shapes } from '../../kit/lottie/layers.ts';
import { EASE, track } from '../../kit/lottie/motion.ts';
import { fullMoon } from '../../kit/motifs/night-nursery.ts';
import { placesIn, type Stage } from '../../kit/stage.ts';
import { fadeIn, rise } from '../../kit/text/reveals.ts';
import { BUTTER, clouds, FONT, mobile, night, say } from './look.ts';

/** Where no star is, the moon, the mobile, the clouds' upper edge, the words. */
const WIDE = {
  clear: [120, 190, 1060, 800],
  moon: { x: 1400, y: 560, radius: 300 },
  mobile: { at: [1400, 110], width: 620 },
  clouds: 950,
  coming: { at: [584, 262], size: 60, width: 860, align: 'left' },
  parents: { at: [584, 500], size: 158, width: 860, align: 'left' },
  hush: { at: [584, 740], size: 60, width: 860, align: 'left' },
} as const;
const UPRIGHT = {
  clear: [60, 1090, 1020, 1700],
  moon: { x: 540, y: 720, radius: 350 },
  mobile: { at: [540, 270], width: 800 },
  clouds: 1850,
  coming: { at: [540, 1152], size: 70, width: 880, align: 'center' },
  parents: { at: [540, 1372], size: 158, width: 880, align: 'center' },
  hush: { at: [540, 1604], size: 70, width: 880, align: 'center' },
} as const;

export function lullabyScene({ frames }: Clock, stage: Stage): Layer[] {
  const { clear, moon, mobile: hung, clouds: top, ...at } = placesIn(stage.portrait, WIDE, UPRIGHT);
  const { x, y, radius } = moon;
  return [
    ...night(stage, frames, 4, [clear]),
    shapes('moon', [fullMoon(radius, '#f9dc8c')], {
      at: track([0, [x, y + 200], EASE.out], [50, [x, y], EASE.breath], [frames, [x, y - 16]]),
      rotate: track([0, -4, EASE.linear], [frames, 4]),
    }),
    mobile(frames, hung.at, hung.width),
    ...clouds(stage, frames, top),
    say('coming', at.coming.at, { ...at.coming, color: BUTTER, tracking: 20, reveal: fadeIn(4, 14) }),
    say('parents', at.parents.at, { ...at.parents, font: FONT.name, height: 436, leading: 1.12, reveal: rise(8, 28) }),
    say('hush', at.hush.at, { ...at.hush, reveal: fadeIn(30, 14) }),
  ];
}
