// Scene 2: the sleeping baby in the moon itself, with clouds in front.
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
import { placesIn, type Stage } from '../../kit/stage.ts';
import { fadeIn, wordByWord } from '../../kit/text/reveals.ts';
import { BABY, COLORS, GOLD_LINE, gild, MOON, night, say } from './look.ts';

const R = 350;

/** Where no star is, the moon, the loose cloud, the strings with their stars (place from the moon, length, size), the banks of cloud, the words. */
const UPRIGHT = {
  clear: [],
  moon: { x: 540, y: 740 },
  cloud: [880, 500],
  stars: [
    [-400, 250, 26],
    [-330, 130, 34],
    [345, 160, 30],
    [420, 300, 22],
  ],
  bank: { x: 540, y: 1090, apart: [70, 160] },
  our_moon: { at: [540, 1416], size: 150, width: 890, height: 200 },
  parents: { at: [540, 1580], size: 74, width: 880, height: 200 },
  born: { at: [540, 1718], size: 66, width: 880, height: 100 },
} as const;
const WIDE = {
  clear: [[1030, 250, 1840, 800]],
  moon: { x: 540, y: 490 },
  cloud: [900, 250],
  stars: [
    [-440, 210, 26],
    [-380, 100, 34],
    [390, 110, 30],
    [470, 330, 22],
    [880, 130, 30],
    [1180, 110, 24],
    [1300, 190, 32],
  ],
  bank: { x: 700, y: 930, apart: [60, 120] },
  our_moon: { at: [1416, 390], size: 128, width: 700, height: 210 },
  parents: { at: [1416, 574], size: 64, width: 700, height: 180 },
  born: { at: [1416, 712], size: 56, width: 700, height: 84 },
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

export function moonScene({ frames, beat }: Clock, stage: Stage): Layer[] {
  const { clear, moon, cloud: loose, stars, bank: banks, ...words } = placesIn(stage.portrait, WIDE, UPRIGHT);
  const { x: middle, y: height } = moon;
  const at = track([0, [middle, height + 120], EASE.out], [34, [middle, height], EASE.breath], [frames, [middle, height - 12]]);
  const wide = stage.portrait ? 1500 : 2400;
  const cloud = (x: number, y: number, size: number, way: number, color: string): Layer =>
    shapes(`cloud ${x}`, [paperCloud(color, '#cfd6f5', { scale: size })], {
      at: track([0, [x - way, y], EASE.out], [frames, [x + way, y]]),
    });
  const bank = (name: string, y: number, head: number, color: string, way: number): Layer =>
    shapes(name, [cloudBank(wide, 900, head, '#cfd6f5', { at: [0, -5], opacity: 60 }), cloudBank(wide, 900, head, color)], {
      at: track([0, [banks.x - way, y + 160], EASE.out], [36, [banks.x, y], EASE.breath], [frames, [banks.x + way, y]]),
    });
  const rim = Array.from({ length: 13 }, (_, index) => {
    const angle = index * 0.49;
    const size = 18 + ((index * 7) % 5) * 7;
    return group('crater', [ellipse([Math.cos(angle) * (R + 40), Math.sin(angle) * (R + 40)], size), fill('#d9c189', 70)]);
  });
  return [
    ...night(stage, frames, 14, clear),
    shapes('halo', [
      softLight('halo', middle, height, 820, MOON, 0.4),
      group('ring', [ellipse([middle, height], 1010), stroke('#f6e3b2', 2, { opacity: 30 })]),
      group('far ring', [ellipse([middle, height], 1180), stroke('#f6e3b2', 2, { opacity: 16 })]),
    ]),
    cloud(...loose, 92, -40, '#3b4b93'),
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
      stars.flatMap(([x, length, size]) => [
        group('string', [inked(`M${x} -40 V${length - size}`, '#f6e3b2', 2.5, { opacity: 60 })]),
        feltStar(size, MOON, { at: [x, length] }),
      ]),
      { at: track([0, [middle, -200], EASE.out], [40, [middle, 0]]) },
    ),
    bank('far bank', banks.y, 250, '#6475c4', 40),
    bank('bank', banks.y + banks.apart[0], 300, '#4a5bab', -40),
    bank('near bank', banks.y + banks.apart[1], 340, '#222f74', 30),
    vignette(stage.width, stage.height, COLORS.deep.hex, 0.5),
    gild('our_moon', [20, beat(4)], { ...words.our_moon, reveal: wordByWord(10, 22) }),
    say('parents', { ...words.parents, reveal: fadeIn(24, 16) }),
    say('born', { ...words.born, color: GOLD_LINE, reveal: fadeIn(30, 16) }),
  ];
}
