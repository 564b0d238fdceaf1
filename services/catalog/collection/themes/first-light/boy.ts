// The boy of the day, dark before the sun: seated with his back to us, offering water, and on his way with the student's staff.
import { path } from '../../kit/geometry/path.ts';
import { ribbon } from '../../kit/geometry/spline.ts';
import { type Layer, shapes } from '../../kit/lottie/layers.ts';
import { EASE, type Key, sway, type Track, track } from '../../kit/lottie/motion.ts';
import { linear, radial } from '../../kit/lottie/paint.ts';
import { ellipse, fill, group, outline, outlines, rect, stroke, trim } from '../../kit/lottie/shapes.ts';
import type { ShapeItem } from '../../kit/lottie/types.ts';
import { drawn, inked } from '../../kit/motifs/drawn.ts';

/** The middle of his seat or of his feet, and the height of a figure 100 units tall in percent. */
export interface Stood {
  at: readonly [x: number, y: number];
  size: number;
  frames: number;
  parent: Layer;
}

const RIM = '#ffd79a';
const COTTON = ['#d8c39a', '#efe0bd', '#fffdf2'] as const;

/** Three strands along a way, the lightest on top. */
function strands(way: string, apart: readonly [number, number], width: number): ShapeItem[] {
  return COTTON.map((tone, index) => {
    const shift = [-1, 1, 0][index] ?? 0;
    return group('strand', [...outlines(path(way)), stroke(tone, width)], { at: [apart[0] * shift, apart[1] * shift] });
  });
}

/** Seated with his face to the sun: shaven head with its tuft, the thread over his left shoulder. */
export function seatedBoy({ at, size, frames, parent }: Stood): Layer {
  const skin = linear([-28, 0], [28, 0], [0, '#e79a62'], [0.16, '#8a4a34'], [0.5, '#5c2d2a'], [0.84, '#8a4a34'], [1, '#e79a62']);
  const sleeve = linear([-42, 0], [-22, 0], [0, '#e79a62'], [0.3, '#7c4232'], [1, '#512828']);
  const limb = 'M-22 -61 C-29 -60 -33 -52 -34 -43 C-36 -34 -41 -24 -42 -15 L-34 -12 C-32 -22 -27 -32 -25 -42 Z';
  const mirrored = { scale: [-100, 100] };
  const back =
    'M-6.5 -74 C-7 -68 -13 -66 -21 -62 C-26 -58 -26 -50 -23 -42 C-20 -34 -18 -28 -19 -20 L19 -20 C18 -28 20 -34 23 -42 C26 -50 26 -58 21 -62 C13 -66 7 -68 6.5 -74 Z';
  const legs =
    'M-52 -6 C-55 -14 -46 -20 -34 -21 C-26 -22 -20 -25 -18 -26 L18 -26 C20 -25 26 -22 34 -21 C46 -20 55 -14 52 -6 C48 2 30 4 0 4 C-30 4 -48 2 -52 -6 Z';
  return shapes(
    'boy',
    [
      group(
        'boy',
        [
          group('shadow', [ellipse([0, 4], 138, 13), fill('#0c0616', 50)]),
          group('mat', [
            ellipse([0, 2], 126, 15),
            fill(linear([-60, 0], [60, 0], [0, '#a9823f'], [0.5, '#7a5a2c'], [1, '#a9823f'])),
          ]),
          inked('M-58 0 C-30 6 30 6 58 0 M-52 5 C-26 9 26 9 52 5', '#4a3418', 0.8),
          group(
            'back',
            [
              drawn(limb, sleeve),
              drawn(limb, sleeve, mirrored),
              drawn(back, skin),
              inked('M0 -64 C0.8 -52 -0.6 -38 0 -28', '#2a121c', 0.9, { opacity: 45 }),
              inked('M-12 -56 C-15 -52 -15 -47 -12 -43 M12 -56 C15 -52 15 -47 12 -43', '#2a121c', 0.8, { opacity: 35 }),
              inked(
                'M-21 -62 C-29 -59 -33 -52 -34 -43 C-36 -34 -41 -24 -42 -15 M21 -62 C29 -59 33 -52 34 -43 C36 -34 41 -24 42 -15',
                RIM,
                1.1,
                {
                  opacity: 90,
                },
              ),
              ...strands('M-15 -65 C-8 -53 6 -40 19 -26', [1.3, -0.9], 0.95),
            ],
            { scale: [86, 100] },
          ),
          group(
            'head',
            [
              group('ears', [ellipse([-13, -86], 4.6, 7.4), ellipse([13, -86], 4.6, 7.4), fill('#e8a06a')]),
              drawn(
                'M-12.6 -87 C-13.6 -98 -7 -104.6 0 -104.6 C7 -104.6 13.6 -98 12.6 -87 C12 -79 7.6 -72.6 0 -72.4 C-7.6 -72.6 -12 -79 -12.6 -87 Z',
                radial([0, -88], [0, -104.6], [0, '#4e2a2c'], [0.72, '#6e3c34'], [1, '#e2935c']),
              ),
              inked('M-12.4 -88 C-13 -98 -7 -104 0 -104 C7 -104 13 -98 12.4 -88', RIM, 1, { opacity: 85 }),
              drawn('M-2.6 -98 C-4.4 -91 -3.4 -84 0.8 -76 C3.6 -84 4.4 -91 2.6 -98 C1.4 -99.6 -1.4 -99.6 -2.6 -98 Z', '#1c0c14'),
              inked('M0 -97 C-0.8 -90 0 -84 0.8 -79', '#6a4a3c', 0.5, { opacity: 80 }),
            ],
            { anchor: [0, -72], at: [0, -71], scale: 120 },
          ),
          drawn(legs, linear([0, -27], [0, 4], [0, '#fff0cc'], [0.35, '#dcb98a'], [1, '#7c5240'])),
          inked(
            'M-18 -24 C-8 -20 8 -20 18 -24 M-44 -13 C-24 -7 12 -6 40 -15 M-36 -5 C-12 0 22 -1 40 -7 M-28 -19 C-16 -14 -6 -13 2 -14',
            '#8a5a3c',
            0.8,
            { opacity: 65 },
          ),
        ],
        {
          scale: track(
            [0, [size, size], EASE.breath],
            [frames / 2, [size * 1.006, size * 1.014], EASE.breath],
            [frames, [size, size]],
          ),
        },
      ),
    ],
    { at, parent },
  );
}

const SKIN = linear([-8, 0], [9, 0], [0, '#4a221e'], [0.5, '#7c3f2a'], [1, '#f0a562']);

/** A bare arm through points with a thickness at each, lit from the front. */
function arm(points: readonly (readonly [number, number, number])[], isFar: boolean): ShapeItem {
  const lit = linear([0, -70], [22, -90], [0, isFar ? '#4a221e' : '#6c3626'], [1, isFar ? '#8a4a30' : '#f0a562']);
  return group('arm', [outline(ribbon(points)), fill(lit)]);
}

/** His body in profile, facing right; `arms` are the far one and the near one. */
function profile(far: ShapeItem, near: ShapeItem): ShapeItem[] {
  const dhoti =
    'M-6.4 -54 C-9.4 -44 -10 -30 -8.6 -17 C-8.2 -12 -8.4 -8 -8.8 -5 L-1.2 -4.4 C-0.4 -12 0.6 -20 1.6 -25 C2.4 -18 3.4 -10 4.8 -4.4 L11.2 -5.4 C12.4 -20 11.2 -40 6.4 -54 Z';
  return [
    group('shadow', [ellipse([2, 1], 36, 4.4), fill('#2a0f12', 46)]),
    far,
    drawn(
      'M-8.4 -6 L-7.2 -1.8 C-7 0.4 -3 0.2 0.6 0 C1.8 -0.8 0.4 -2.2 -1.6 -2.8 L-2.4 -6 Z M5 -6 L5.6 -1.8 C6 0.4 9.6 0.2 13.6 0 C14.8 -0.8 13.4 -2.4 11.2 -3 L10.6 -6 Z',
      SKIN,
    ),
    drawn(dhoti, linear([-9, 0], [12, 0], [0, '#8a5a44'], [0.45, '#d9b488'], [1, '#fff4d8'])),
    inked(
      'M-4 -52 C-6 -40 -6 -24 -5 -6 M-0.6 -52 C-1.4 -40 0 -32 1.4 -26 M3 -52 C5 -42 6.6 -26 7.6 -6 M5.4 -46 C7.8 -36 9 -22 9.6 -6',
      '#9a6a48',
      0.5,
      {
        opacity: 70,
      },
    ),
    drawn('M-6.4 -54.4 C-2 -52.6 3 -52.6 6.4 -54.4 L6.2 -51.4 C2 -49.8 -2 -49.8 -6.4 -51.4 Z', '#c8372a'),
    drawn(
      'M3.6 -79 C6.8 -76 7.6 -71 7 -66 C6.4 -61 5.9 -58 6.4 -53.6 L-6.4 -53.6 C-5.6 -59 -7.9 -64 -7.6 -70.5 C-7.3 -75.4 -5.6 -77.6 -3.6 -78.4 Z',
      SKIN,
    ),
    drawn(
      'M-2 -82 C-7.8 -84 -9.3 -90 -8.2 -94.6 C-6.8 -99.8 -1.2 -101.6 3 -100.5 C7 -99.5 8.7 -96.6 8.8 -93.8 C9.5 -92.2 10.5 -90.6 10.7 -89.6 C10.7 -88.9 9.7 -88.7 9.3 -88.4 C9.9 -87.7 9.7 -87.1 9.2 -86.7 C9.7 -86.1 9.3 -85.5 8.8 -85.1 C9.1 -83.7 8 -82.5 6 -82.4 C4.6 -82.3 3.8 -82 3.6 -81 L3.8 -76.6 L-4.2 -76 C-3.4 -78 -2.5 -80 -2 -82 Z',
      SKIN,
    ),
    drawn('M-5.6 -99.2 C-9.4 -100.6 -12.4 -96 -11.4 -89 C-10 -93.4 -8.4 -95.4 -6.4 -96.4 Z', '#160a10'),
    inked('M6.6 -92.4 C7.4 -92.9 8 -92.8 8.5 -92.4', '#2a121c', 0.5),
    group('ear', [ellipse([-0.6, -90], 2.6, 4.4), fill('#7c3f2a')]),
    inked('M7 -66 C7.6 -71 6.8 -76 3.6 -79 M8.8 -93.8 C9.5 -92.2 10.5 -90.6 10.7 -89.6', RIM, 0.6, { opacity: 90 }),
    // Over the far shoulder, so it comes from the front of the neck.
    ...strands('M3.4 -78.6 C5.6 -72 3.6 -62 -6 -55', [0.62, 0.2], 0.55),
    near,
  ];
}

/** A value that runs from 0 to 100 once in a period, between two parts of it, and holds before and after. */
function running(frames: number, period: number, phase: number, first: number, last: number): Track<number> {
  const keys: Key<number>[] = [];
  for (let frame = -Math.round(phase * period); frame <= frames; frame += period) {
    if (first > 0) keys.push([frame, 0, 'hold']);
    keys.push([frame + period * first, 0, [0.4, 0.1, 0.9, 0.8]], [frame + period * last, 100, 'hold']);
  }
  return { keys };
}

/** Water along a way: a thin sheet of light with brighter runs in it, and rings where it falls. */
function stream(way: string, frames: number, foot: readonly [number, number]): ShapeItem[] {
  const runs = [0, 0.27, 0.52, 0.77].map((phase, index) =>
    group('run', [
      ...outlines(path(way)),
      trim(running(frames, 22, phase, 0.24, 0.98), running(frames, 22, phase, 0, 0.74)),
      stroke('#fffdf4', index % 2 ? 0.9 : 1.5),
    ]),
  );
  const rings = [0, 0.5].map((phase) => {
    const keys: Key<readonly [number, number]>[] = [];
    const fades: Key<number>[] = [];
    for (let frame = -Math.round(phase * 26); frame <= frames; frame += 26) {
      keys.push([frame, [10, 10], EASE.out], [frame + 25, [100, 100], 'hold']);
      fades.push([frame, 90, EASE.linear], [frame + 25, 0, 'hold']);
    }
    return group('ring', [ellipse([0, 0], 26, 6), stroke('#fffbe6', 0.7)], {
      at: foot,
      scale: { keys },
      opacity: { keys: fades },
    });
  });
  return [inked(way, '#fff6dc', 1.7, { opacity: 55 }), ...runs, ...rings];
}

/** In profile, both hands raised: water falls from the pot towards the sun. */
export function offeringBoy({ at, size, frames, parent }: Stood): Layer {
  const way = 'M29.2 -92.4 C33.4 -91 34.6 -70 35.2 -40 C35.6 -18 35.8 0 36 20';
  const pot = linear([-4, -4], [4, 4], [0, '#fff0b8'], [0.45, '#d39a3c'], [1, '#6e3c14']);
  return shapes(
    'boy with water',
    [
      group(
        'boy with water',
        [
          ...profile(
            arm(
              [
                [1, -75, 5],
                [7, -78, 4.6],
                [13, -81.5, 4],
                [19, -88, 3.4],
                [22.6, -93, 2.8],
              ],
              true,
            ),
            group('pot and arm', [
              ...stream(way, frames, [36, 20]),
              group('pot', [ellipse([0, 0], 8.6, 7.8), rect(-2.4, -6.6, 4.8, 3.4, 1), fill(pot)], {
                at: [24.6, -94.6],
                rotate: 74,
              }),
              arm(
                [
                  [-0.6, -74, 6],
                  [6, -76, 5.4],
                  [11.6, -79.4, 4.6],
                  [17, -86, 3.9],
                  [21.6, -92, 3.2],
                ],
                false,
              ),
              inked('M0.6 -77.4 C7 -79 11 -81.6 15 -86.6 C17.4 -89.6 19.4 -92 21 -94', RIM, 0.6, { opacity: 85 }),
            ]),
          ),
        ],
        { scale: size, rotate: sway(frames, 130, 0, 0.5) },
      ),
    ],
    { at, parent },
  );
}

/** In profile with the student's staff. */
export function studentBoy({ at, size, frames, parent }: Stood): Layer {
  return shapes(
    'boy with staff',
    [
      group(
        'boy with staff',
        profile(
          group('staff', [
            group('wood', [rect(13.4, -98, 1.9, 98, 0.9), fill(linear([13.4, 0], [15.3, 0], [0, '#7a4a22'], [1, '#e0a45c']))]),
            arm(
              [
                [1, -75, 5],
                [6, -68, 4.4],
                [10, -66, 3.8],
                [14, -68.6, 3.2],
              ],
              true,
            ),
          ]),
          arm(
            [
              [-1.6, -74.4, 5.8],
              [-3, -66, 5],
              [-1.4, -59.6, 4.2],
              [3.4, -55, 3.4],
            ],
            false,
          ),
        ),
        { scale: size, rotate: sway(frames, 120, 0, 0.6) },
      ),
    ],
    { at, parent },
  );
}
