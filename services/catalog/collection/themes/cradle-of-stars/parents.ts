// Scene 2: the parents-to-be in a ring of felt stars, on the clouds.
import { softLight } from '../../kit/atmosphere.ts';
import type { Clock } from '../../kit/build-theme.ts';
import { pen } from '../../kit/geometry/pen.ts';
import { type Layer, shapes } from '../../kit/lottie/layers.ts';
import { EASE, track } from '../../kit/lottie/motion.ts';
import { linear } from '../../kit/lottie/paint.ts';
import { ellipse, fill, group, stroke } from '../../kit/lottie/shapes.ts';
import { feltStar } from '../../kit/motifs/night-nursery.ts';
import { framedPhoto } from '../../kit/photo-frame.ts';
import { placesIn, type Stage } from '../../kit/stage.ts';
import { fadeIn, wordByWord } from '../../kit/text/reveals.ts';
import { BUTTER, clouds, FONT, LAVENDER, night, PARENTS, ROSE, say } from './look.ts';

/** Where no star is, the ring with the photo's radius, the clouds' upper edge, the words. */
const WIDE = {
  clear: [1030, 250, 1800, 790],
  ring: { x: 570, y: 506, radius: 320 },
  clouds: 1000,
  dreaming: { at: [1410, 322], size: 54, width: 700, height: 80, align: 'left' },
  wish: { at: [1410, 580], size: 100, width: 700, height: 400, align: 'left' },
} as const;
const UPRIGHT = {
  clear: [60, 1110, 1020, 1700],
  ring: { x: 540, y: 606, radius: 376 },
  clouds: 1850,
  dreaming: { at: [540, 1178], size: 70, width: 880, height: 96, align: 'center' },
  wish: { at: [540, 1420], size: 112, width: 880, height: 400, align: 'center' },
} as const;

function disc(r: number) {
  const k = r * 0.5523;
  return pen()
    .move(0, -r)
    .curve(k, -r, r, -k, r, 0)
    .curve(r, k, k, r, 0, r)
    .curve(-k, r, -r, k, -r, 0)
    .curve(-r, -k, -k, -r, 0, -r)
    .close()
    .outline();
}

export function parentsScene({ frames }: Clock, stage: Stage): Layer[] {
  const { clear, ring: place, clouds: top, ...words } = placesIn(stage.portrait, WIDE, UPRIGHT);
  const { x, y, radius } = place;
  const at = track([0, [x, y + 114], EASE.out], [30, [x, y], EASE.breath], [frames, [x, y - 10]]);
  const tones = [BUTTER, ROSE, LAVENDER] as const;
  const ring = Array.from({ length: 12 }, (_, index) => {
    const angle = (index / 12) * Math.PI * 2;
    const far = radius + 62;
    return feltStar(index % 3 === 0 ? 44 : 30, tones[index % 3] ?? BUTTER, {
      at: [Math.cos(angle) * far, Math.sin(angle) * far],
      rotate: index * 31,
    });
  });
  return [
    ...night(stage, frames, 12, [clear]),
    shapes('glow', [softLight('glow', x, y - 6, 700, BUTTER, 0.34)]),
    shapes('star ring', ring, {
      at,
      rotate: track([0, -16, EASE.linear], [frames, 14]),
      scale: track([0, [60, 60], EASE.spring], [34, [100, 100]]),
    }),
    shapes('mount', [group('mount', [ellipse([0, 0], radius * 2 + 34), fill('#fff8e8')])], { at }),
    ...framedPhoto(PARENTS, {
      opening: disc(radius),
      covers: { width: radius * 2, height: radius * 2 },
      at,
      from: 2,
      frames,
      backing: linear([0, -radius], [0, radius], [0, '#f6e3c0'], [1, '#8f7fc0']),
    }),
    shapes('mount line', [group('line', [ellipse([0, 0], radius * 2 + 2), stroke(BUTTER, 6)])], { at }),
    ...clouds(stage, frames, top),
    say('dreaming', words.dreaming.at, {
      ...words.dreaming,
      color: BUTTER,
      tracking: 40,
      reveal: fadeIn(8, 14),
    }),
    say('wish', words.wish.at, {
      ...words.wish,
      font: FONT.name,
      leading: 1.2,
      reveal: wordByWord(12, 28),
    }),
  ];
}
