// Scene 2: the sleeping baby in the moon itself, with a cloud in front.
import { softLight, vignette } from '../../kit/atmosphere.ts';
import type { Clock } from '../../kit/build-theme.ts';
import { pen } from '../../kit/geometry/pen.ts';
import { type Layer, shapes } from '../../kit/lottie/layers.ts';
import { EASE, track } from '../../kit/lottie/motion.ts';
import { linear } from '../../kit/lottie/paint.ts';
import { ellipse, fill, group, stroke } from '../../kit/lottie/shapes.ts';
import { inked } from '../../kit/motifs/drawn.ts';
import { cloudBank, feltStar, fullMoon, paperCloud } from '../../kit/motifs/night-nursery.ts';
import { framedPhoto } from '../../kit/photo-frame.ts';
import { fadeIn, wordByWord } from '../../kit/text/reveals.ts';
import { BABY, COLORS, GOLD_LINE, gild, HEIGHT, MOON, night, say, WIDTH, X } from './look.ts';

const R = 350;

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

export function moonScene({ frames, beat }: Clock): Layer[] {
  const at = track([0, [X, 860], EASE.out], [34, [X, 740], EASE.breath], [frames, [X, 728]]);
  const cloud = (x: number, y: number, size: number, way: number, color: string): Layer =>
    shapes(`cloud ${x}`, [paperCloud(color, '#cfd6f5', { scale: size })], {
      at: track([0, [x - way, y], EASE.out], [frames, [x + way, y]]),
    });
  const bank = (name: string, y: number, head: number, color: string, way: number): Layer =>
    shapes(name, [cloudBank(1500, 900, head, '#cfd6f5', { at: [0, -5], opacity: 60 }), cloudBank(1500, 900, head, color)], {
      at: track([0, [X - way, y + 160], EASE.out], [36, [X, y], EASE.breath], [frames, [X + way, y]]),
    });
  const rim = Array.from({ length: 13 }, (_, index) => {
    const angle = index * 0.49;
    const size = 18 + ((index * 7) % 5) * 7;
    return group('crater', [ellipse([Math.cos(angle) * (R + 40), Math.sin(angle) * (R + 40)], size), fill('#d9c189', 70)]);
  });
  return [
    ...night(frames, 14),
    shapes('halo', [
      softLight('halo', X, 740, 820, MOON, 0.4),
      group('ring', [ellipse([X, 740], 1010), stroke('#f6e3b2', 2, { opacity: 30 })]),
      group('far ring', [ellipse([X, 740], 1180), stroke('#f6e3b2', 2, { opacity: 16 })]),
    ]),
    cloud(880, 500, 92, -40, '#3b4b93'),
    shapes('moon', [fullMoon(R + 74, MOON)], { at, rotate: track([0, -12, EASE.linear], [frames, 8]) }),
    shapes('craters', rim, { at, rotate: track([0, -12, EASE.linear], [frames, 8]) }),
    ...framedPhoto(BABY, {
      opening: disc(R),
      covers: { width: R * 2, height: R * 2 },
      at,
      from: 0,
      frames,
      push: [116, 103],
      backing: linear([0, -R], [0, R], [0, '#e9e2f6'], [1, '#6f74b8']),
      rim: { paint: linear([-R, -R], [R, R], [0, '#fff8e0'], [0.5, '#e6c88a'], [1, '#fff1c8']), width: 14 },
    }),
    shapes(
      'hung stars',
      [
        [-400, 250, 26],
        [-330, 130, 34],
        [345, 160, 30],
        [420, 300, 22],
      ].flatMap(([x = 0, length = 0, size = 0]) => [
        group('string', [inked(`M${x} -40 V${length - size}`, '#f6e3b2', 2.5, { opacity: 60 })]),
        feltStar(size, MOON, { at: [x, length] }),
      ]),
      { at: track([0, [X, -200], EASE.out], [40, [X, 0]]) },
    ),
    bank('far bank', 1090, 250, '#6475c4', 40),
    bank('bank', 1160, 300, '#4a5bab', -40),
    bank('near bank', 1250, 340, '#222f74', 30),
    vignette(WIDTH, HEIGHT, COLORS.deep.hex, 0.5),
    gild('our_moon', 1416, [20, beat(4)], { size: 150, height: 200, reveal: wordByWord(10, 22) }),
    say('parents', 1580, { size: 74, height: 200, reveal: fadeIn(24, 16) }),
    say('born', 1718, { size: 66, color: GOLD_LINE, height: 100, reveal: fadeIn(30, 16) }),
  ];
}
