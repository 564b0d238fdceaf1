import { sway } from '../lottie/motion.ts';
import { linear, radial } from '../lottie/paint.ts';
import { ellipse, fill, group, outline, type Placement, repeat } from '../lottie/shapes.ts';
import type { ShapeItem } from '../lottie/types.ts';
import { petal } from './arches.ts';
import { drawn, inked } from './drawn.ts';

const BLUE = linear([-60, -200], [80, 0], [0, '#2aa7c9'], [0.5, '#14639a'], [1, '#123d78']);

/** The eye of a feather, its middle at the origin. */
function eye(size: number): ShapeItem[] {
  const drop = (part: number) => petal(size * part, size * part * 1.25, 0.5);
  const part = (name: string, scale: number, color: string) =>
    group(name, [outline(drop(scale)), fill(color)], { at: [0, (size * scale * 1.25) / 2] });
  return [
    part('green', 1, '#5fb04a'),
    part('gold', 0.82, '#e9b949'),
    part('teal', 0.6, '#1fa39a'),
    part('blue', 0.38, '#143b8a'),
  ];
}

/** A feather, its quill's tip at the origin, `length` up to the middle of its eye. */
export function peacockFeather(length: number, place: Placement = {}): ShapeItem {
  const barbs = Array.from({ length: 9 }, (_, index) => {
    const y = -length * (0.34 + index * 0.062);
    const reach = length * (0.06 + index * 0.011);
    return `M0 ${y + reach * 0.5} L${-reach} ${y - reach * 0.5} M0 ${y + reach * 0.5} L${reach} ${y - reach * 0.5}`;
  });
  return group(
    'peacock feather',
    [
      inked(`M0 0 C${-length * 0.03} ${-length * 0.4} ${length * 0.03} ${-length * 0.7} 0 ${-length}`, '#fff3cf', length * 0.014),
      inked(barbs.join(' '), '#4f9e54', length * 0.011),
      group('eye', eye(length * 0.3), { at: [0, -length] }),
    ],
    place,
  );
}

/** A sitting peacock, looking right, its train hanging to the lower left; feet at the origin, head at about [70, -230]. */
export function peacock(frames: number, place: Placement = {}): ShapeItem {
  const train = (count: number, from: number, to: number, length: number): ShapeItem =>
    group(
      'row',
      [
        group('feather', [
          group('vane', [
            outline(petal(length * 0.15, length * 0.96, 0.62)),
            fill(linear([0, 0], [0, -length], [0, '#0c4a4c'], [0.6, '#176a4c'], [1, '#3f9a4a'])),
          ]),
          peacockFeather(length, { scale: 100 }),
        ]),
        repeat(count, { rotate: (to - from) / (count - 1) }),
      ],
      { at: [-48, -44], rotate: from },
    );
  return group(
    'peacock',
    [
      group('train', [train(8, -186, -134, 400), train(7, -182, -138, 300), train(5, -176, -142, 200)], {
        rotate: sway(frames, 100, 0, 0.9),
      }),
      inked('M-8 0 L-14 44 M-14 44 L-34 52 M-14 44 L6 52 M22 -6 L20 40 M20 40 L0 50 M20 40 L40 48', '#c98a3a', 6),
      drawn(
        'M56 -236 C80 -240 92 -220 88 -200 C84 -172 68 -152 68 -112 C68 -60 44 -8 -10 6 C-62 12 -90 -20 -84 -62 C-76 -104 -20 -102 8 -134 C32 -164 26 -228 56 -236 Z',
        BLUE,
      ),
      drawn(
        'M-84 -50 C-60 -108 20 -92 38 -58 C22 -14 -40 2 -84 -50 Z',
        linear([-84, -90], [40, 0], [0, '#e9b949'], [0.5, '#2f8a4a'], [1, '#0f5f5c']),
      ),
      inked('M-60 -56 Q-44 -34 -22 -36 M-30 -74 Q-16 -46 6 -48 M-4 -78 Q8 -60 22 -60', '#fff3cf', 3, { opacity: 70 }),
      drawn('M87 -220 L116 -210 L86 -202 Z', '#e9b949'),
      drawn('M56 -222 C66 -228 80 -224 84 -212 C74 -206 62 -208 56 -222 Z', '#fffdf4'),
      group('pupil', [ellipse([72, -214], 11), fill('#161a2a')]),
      ...[-26, -8, 10].map((angle) =>
        group(
          'crest',
          [
            inked('M0 0 V-44', '#1fa39a', 3.5),
            group('bead', [ellipse([0, -48], 15), fill(radial([0, -48], [8, -48], [0, '#e9b949'], [1, '#1fa39a']))]),
          ],
          {
            at: [60, -236],
            rotate: angle,
          },
        ),
      ),
      inked('M14 -126 Q40 -108 66 -122', '#e9b949', 6),
    ],
    place,
  );
}

/** Feathers side by side from a point, `count` of them over `spread` degrees, the middle one upright. */
export function featherFan(count: number, spread: number, length: number, place: Placement = {}): ShapeItem {
  const fan = group('fan', [peacockFeather(length), repeat(count, { rotate: spread / (count - 1) })], { rotate: -spread / 2 });
  return group('feather fan', [fan], place);
}
