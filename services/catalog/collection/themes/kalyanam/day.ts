// Scene 4: a silk saree fills the frame, its wide border on the left; day, time and place woven beside it.
import { ground, softLight } from '../../kit/atmosphere.ts';
import type { Clock } from '../../kit/build-theme.ts';
import { moved } from '../../kit/geometry/transform.ts';
import { type Layer, shapes } from '../../kit/lottie/layers.ts';
import { EASE, track } from '../../kit/lottie/motion.ts';
import { linear } from '../../kit/lottie/paint.ts';
import { fill, group, outline, rect, repeat, ring } from '../../kit/lottie/shapes.ts';
import { petal } from '../../kit/motifs/arches.ts';
import { floralDivider } from '../../kit/motifs/garlands.ts';
import { silkBorder } from '../../kit/motifs/silk.ts';
import { COLORS, FONT, LEAF, METAL, NAME, STAGE, say, WORD_METAL } from './look.ts';

const { width, height } = STAGE;
const BORDER = 170;
const X = 628;

export function dayScene({ beat }: Clock): Layer[] {
  const border = silkBorder({ length: height + 60, width: BORDER, silk: '#5a0a1c', accent: LEAF, zari: METAL });
  const butta = group('butta', [ring('petals', 6, [outline(moved(petal(9, 17), 0, -5)), fill(METAL.body)])]);
  const column = group('column', [butta, repeat(12, { move: [0, 170] })]);
  return [
    ground('silk', width, height, linear([0, 0], [width, height], [0, '#9c1834'], [1, '#5f0a20'])),
    shapes(
      'buttas',
      [
        group('columns', [column, repeat(6, { move: [170, 0] })], { at: [330, 20] }),
        group('columns between', [column, repeat(6, { move: [170, 0] })], { at: [415, 105] }),
      ],
      { opacity: 18 },
    ),
    shapes('hush', [softLight('hush', X, 960, 760, '#5a0a20', 0.75)]),
    shapes('border', [group('upright', [border], { rotate: 90, scale: [100, -100] })], {
      at: track([0, [-320, -30], EASE.out], [26, [0, -30]]),
    }),
    shapes(
      'sheen',
      [
        rect(-80, -100, 160, height + 200),
        fill(linear([-80, 0], [80, 0], [0, '#fff6d8', 0], [0.5, '#fff6d8', 0.34], [1, '#fff6d8', 0])),
      ],
      {
        at: track([beat(2), [-140, 0], EASE.inOut], [beat(5), [300, 0]]),
        rotate: 0,
        until: beat(5),
      },
    ),
    say('couple', { ...NAME, at: [X, 256], size: 68, width: 730, height: 210, leading: 1.3, metal: WORD_METAL, from: 6 }),
    shapes('divider', [floralDivider(380, METAL.shine, '#f7bd2c')], {
      at: [X, 396],
      scale: track([12, [0, 100], EASE.out], [36, [100, 100]]),
    }),
    say('day_words', { at: [X, 500], size: 66, width: 720, height: 170, leading: 1.4, color: '#ffd98a', from: beat(1) }),
    say('day', {
      at: [X, 724],
      size: 330,
      width: 640,
      height: 340,
      font: FONT.names,
      metal: WORD_METAL,
      from: beat(1.4),
      leading: 1,
    }),
    say('month_year', { at: [X, 944], size: 78, width: 720, height: 110, color: COLORS.paper, from: beat(2) }),
    say('muhurtham', { at: [X, 1066], size: 62, width: 720, height: 96, color: '#ffd98a', from: beat(2.4) }),
    say('time', { at: [X, 1162], size: 72, width: 730, height: 110, color: COLORS.paper, from: beat(2.8) }),
    shapes('rule', [rect(-160, -2, 320, 4, 2), fill(METAL.body)], {
      at: [X, 1246],
      scale: track([beat(2.6), [0, 100], EASE.out], [beat(4), [100, 100]]),
    }),
    say('venue', {
      ...NAME,
      at: [X, 1404],
      size: 84,
      width: 720,
      height: 280,
      leading: 1.3,
      color: COLORS.paper,
      from: beat(3),
      by: 'words',
    }),
    say('city', { at: [X, 1586], size: 70, width: 720, height: 110, color: '#ffd98a', from: beat(3.8) }),
    say('blessing', { at: [X, 1700], size: 62, width: 720, height: 100, color: COLORS.paper, from: beat(4.6) }),
  ];
}
