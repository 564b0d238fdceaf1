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
import { fadeIn, wordByWord } from '../../kit/text/reveals.ts';
import { BUTTER, clouds, FONT, LAVENDER, night, PARENTS, ROSE, say } from './look.ts';

const R = 320;

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

export function parentsScene({ frames }: Clock): Layer[] {
  const at = track([0, [570, 620], EASE.out], [30, [570, 506], EASE.breath], [frames, [570, 496]]);
  const tones = [BUTTER, ROSE, LAVENDER] as const;
  const ring = Array.from({ length: 12 }, (_, index) => {
    const angle = (index / 12) * Math.PI * 2;
    const far = R + 62;
    return feltStar(index % 3 === 0 ? 44 : 30, tones[index % 3] ?? BUTTER, {
      at: [Math.cos(angle) * far, Math.sin(angle) * far],
      rotate: index * 31,
    });
  });
  return [
    ...night(frames, 12, [[1030, 250, 1800, 790]]),
    shapes('glow', [softLight('glow', 570, 500, 700, BUTTER, 0.34)]),
    shapes('star ring', ring, {
      at,
      rotate: track([0, -16, EASE.linear], [frames, 14]),
      scale: track([0, [60, 60], EASE.spring], [34, [100, 100]]),
    }),
    shapes('mount', [group('mount', [ellipse([0, 0], R * 2 + 34), fill('#fff8e8')])], { at }),
    ...framedPhoto(PARENTS, {
      opening: disc(R),
      covers: { width: R * 2, height: R * 2 },
      at,
      from: 2,
      frames,
      backing: linear([0, -R], [0, R], [0, '#f6e3c0'], [1, '#8f7fc0']),
    }),
    shapes('mount line', [group('line', [ellipse([0, 0], R * 2 + 2), stroke(BUTTER, 6)])], { at }),
    ...clouds(frames, 1000),
    say('dreaming', [1410, 322], {
      size: 54,
      color: BUTTER,
      width: 700,
      height: 80,
      align: 'left',
      tracking: 40,
      reveal: fadeIn(8, 14),
    }),
    say('wish', [1410, 580], {
      font: FONT.name,
      size: 100,
      width: 700,
      height: 400,
      leading: 1.2,
      align: 'left',
      reveal: wordByWord(12, 28),
    }),
  ];
}
