// Scene 2: the groom's photo in the plate, seen from above, marigolds around it.
import { drifting, vignette } from '../../kit/atmosphere.ts';
import type { Clock } from '../../kit/build-theme.ts';
import { pen } from '../../kit/geometry/pen.ts';
import { type Layer, shapes } from '../../kit/lottie/layers.ts';
import { EASE, track } from '../../kit/lottie/motion.ts';
import { glow } from '../../kit/lottie/paint.ts';
import { ellipse, fill, group, ring } from '../../kit/lottie/shapes.ts';
import { loosePetal, marigold } from '../../kit/motifs/garlands.ts';
import { plate } from '../../kit/motifs/thali.ts';
import { metalRamp, PALE_GOLD } from '../../kit/palette.ts';
import { framedPhoto } from '../../kit/photo-frame.ts';
import { metalText } from '../../kit/text/gold-text.ts';
import { fadeIn, rise, wordByWord } from '../../kit/text/reveals.ts';
import { text } from '../../kit/text/text-layer.ts';
import { GROOM, HEIGHT, LINE, lampLight, MARIGOLDS, METAL, silk, type ThaliLook, WIDTH } from './look.ts';

const R = 318;
const K = R * 0.5523;
const ROUND = pen()
  .move(0, -R)
  .curve(K, -R, R, -K, R, 0)
  .curve(R, K, K, R, 0, R)
  .curve(-K, R, -R, K, -R, 0)
  .curve(-R, -K, -K, -R, 0, -R)
  .close()
  .outline();

export function groomScene(look: ThaliLook, { frames }: Clock): Layer[] {
  const at: [number, number] = [610, 540];
  const x = 1436;
  const turn = (from: number, to: number) => track([0, from, EASE.linear], [frames, to]);
  return [
    ...silk(look),
    lampLight(at[0], at[1], 860, frames, 0.5),
    shapes('shadow', [group('shadow', [ellipse([0, 0], 1060), fill(glow([0, 0], 530, '#120207', 0.9))])], {
      at: [at[0] + 14, at[1] + 34],
    }),
    shapes(
      'marigolds',
      [
        ring('marigolds', 22, [marigold(50, MARIGOLDS[0], { at: [0, -424] })]),
        ring('between', 22, [marigold(44, MARIGOLDS[1], { at: [0, -408] })], { rotate: 8.2 }),
      ],
      {
        at,
        rotate: turn(-6, 8),
        scale: track([2, [70, 70], EASE.out], [34, [100, 100]]),
        opacity: track([2, 0, EASE.inOut], [14, 100]),
      },
    ),
    shapes('plate', [plate(400, METAL)], { at, scale: track([0, [88, 88], EASE.out], [28, [100, 100]]) }),
    ...framedPhoto(GROOM, {
      opening: ROUND,
      covers: { width: R * 2, height: R * 2, middle: [0, 34] },
      at,
      from: 4,
      frames,
      backing: '#7a2b2b',
      rim: { paint: metalRamp(METAL, [-R, -R], [R, R]), width: 10 },
    }),
    vignette(WIDTH, HEIGHT, look.colors.deep, 0.55),
    text(
      { key: 'groom_line', font: look.font.lines, size: 60, color: LINE, width: 650, height: 84, reveal: fadeIn(8, 14) },
      { at: [x, 330] },
    ),
    metalText(
      {
        key: 'groom_name',
        font: look.font.names,
        size: 132,
        color: look.colors.paper,
        width: 650,
        height: 280,
        leading: 1.1,
        reveal: rise(12, 22, 36),
      },
      PALE_GOLD,
      [26, 88],
      { at: [x, 500] },
    ),
    text(
      {
        key: 'parents_line',
        font: look.font.lines,
        size: 60,
        color: look.colors.paper,
        width: 650,
        height: 220,
        leading: 1.3,
        reveal: wordByWord(26, 26),
      },
      { at: [x, 745] },
    ),
    ...drifting('petal', (index) => loosePetal(34, MARIGOLDS[index % 2] ?? MARIGOLDS[0]), {
      count: 8,
      seed: 15,
      width: WIDTH,
      height: HEIGHT,
      frames,
      sizes: [50, 110],
      fall: 400,
      wind: -70,
    }),
  ];
}
