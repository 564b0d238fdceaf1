// Scene 2: the boy's photo hangs from the branches in a cane ring.
import type { Clock } from '../../kit/build-theme.ts';
import { pen } from '../../kit/geometry/pen.ts';
import { type Layer, shapes } from '../../kit/lottie/layers.ts';
import { EASE, sway, track } from '../../kit/lottie/motion.ts';
import { ellipse, group, ring, stroke } from '../../kit/lottie/shapes.ts';
import { banyan } from '../../kit/motifs/banyan.ts';
import { drawn, inked } from '../../kit/motifs/drawn.ts';
import { framedPhoto } from '../../kit/photo-frame.ts';
import { fadeIn, rise, wordByWord } from '../../kit/text/reveals.ts';
import { BOY, dawn, FONT, fallingLeaves, RUST, say, TREE } from './look.ts';

const R = 300;
const K = R * 0.5523;
const ROUND = pen()
  .move(0, -R)
  .curve(K, -R, R, -K, R, 0)
  .curve(R, K, K, R, 0, R)
  .curve(-K, R, -R, K, -R, 0)
  .curve(-R, -K, -K, -R, 0, -R)
  .close()
  .outline();

export function boyScene({ frames }: Clock): Layer[] {
  const at: [number, number] = [560, 570];
  const x = 1385;
  const turn = sway(frames, 110, 0, 0.8, 0.2);
  const hook: [number, number] = [at[0], -300];
  const hung = { at: hook, rotate: turn };
  const down = at[1] - hook[1];
  return [
    ...dawn(frames, 1420, 700, 90),
    shapes('crown above', [banyan(TREE, frames)], { at: [215, 1010], scale: 138 }),
    shapes('ropes', [inked(`M-40 0 L-150 ${down - 290} M40 0 L150 ${down - 290}`, '#8a6238', 9)], hung),
    shapes(
      'cane',
      [
        group('ring', [ellipse([0, down], R * 2 + 60), stroke('#5a3a1e', 62)]),
        group('ring', [ellipse([0, down], R * 2 + 60), stroke('#c08a4a', 50)]),
        group('winding', [ring('turn', 44, [inked(`M-10 ${-R - 54} L12 ${-R - 6}`, '#8a5a2a', 7)])], { at: [0, down] }),
        group(
          'leaves',
          [
            ring('leaf', 22, [
              drawn(
                `M0 ${-R - 46} C26 ${-R - 62} 26 ${-R - 98} 0 ${-R - 122} C-26 ${-R - 98} -26 ${-R - 62} 0 ${-R - 46} Z`,
                '#6d8f48',
              ),
            ]),
            ring(
              'leaf',
              22,
              [
                drawn(
                  `M0 ${-R - 46} C18 ${-R - 58} 18 ${-R - 84} 0 ${-R - 100} C-18 ${-R - 84} -18 ${-R - 58} 0 ${-R - 46} Z`,
                  '#94b062',
                ),
              ],
              { rotate: 8.2 },
            ),
          ],
          { at: [0, down] },
        ),
      ],
      hung,
    ),
    ...framedPhoto(BOY, {
      opening: ROUND,
      covers: { width: R * 2.3, height: R * 2.3, middle: [0, 20] },
      at: track(
        [0, [at[0] + 10, at[1]], EASE.breath],
        [frames / 2, [at[0] - 10, at[1]], EASE.breath],
        [frames, [at[0] + 8, at[1]]],
      ),
      from: 0,
      frames,
      backing: '#e9b982',
      rim: { paint: '#f7dca0', width: 8 },
    }),
    say('boy_line', [x, 260], { color: RUST, reveal: fadeIn(8, 16) }),
    say('boy_name', [x, 400], { font: FONT.names, size: 150, height: 220, leading: 1.1, reveal: rise(12, 26, 50) }),
    say('parents_line', [x, 600], { size: 64, height: 210, leading: 1.3, reveal: wordByWord(26, 30) }),
    ...fallingLeaves(frames, 14),
  ];
}
