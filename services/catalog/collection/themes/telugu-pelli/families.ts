// Scene 2: two silks side by side; a turmeric thread is pulled from both and tied between them.
import { ground } from '../../kit/atmosphere.ts';
import type { Clock } from '../../kit/build-theme.ts';
import { pen } from '../../kit/geometry/pen.ts';
import { moved } from '../../kit/geometry/transform.ts';
import { type Layer, shapes } from '../../kit/lottie/layers.ts';
import { EASE, track } from '../../kit/lottie/motion.ts';
import { linear } from '../../kit/lottie/paint.ts';
import { fill, group, outline, rect, repeat, ring } from '../../kit/lottie/shapes.ts';
import type { ShapeItem } from '../../kit/lottie/types.ts';
import { petal } from '../../kit/motifs/arches.ts';
import { turmericRoot, twistedThread } from '../../kit/motifs/pelli.ts';
import { silkBorder } from '../../kit/motifs/silk.ts';
import { COLORS, LEAF, METAL, NAME, STAGE, say, WORD_METAL } from './look.ts';

const { x, width, height } = STAGE;

function cloth(light: string, dark: string, accent: string, side: 1 | -1): ShapeItem[] {
  const butta = group('butta', [ring('petals', 8, [outline(moved(petal(9, 17), 0, -6)), fill(METAL.body)])]);
  return [
    group('silk', [rect(-20, -20, x + 20, height + 40), fill(linear([0, 0], [x, height], [0, light], [1, dark]))]),
    group('buttas', [group('row', [butta, repeat(6, { move: [150, 0] })]), repeat(7, { move: [0, 160] })], {
      at: [110, 60],
      opacity: 13,
    }),
    group('edge', [silkBorder({ length: height + 60, width: 120, silk: dark, accent, zari: METAL })], {
      at: side === -1 ? [0, -30] : [0, -30],
      rotate: 90,
      scale: [100, -100],
    }),
  ];
}

export function familiesScene({ beat }: Clock): Layer[] {
  const drawn = track([6, 0, EASE.inOut], [beat(3), 100]);
  const name = { ...NAME, size: 124, width: 620, height: 220, metal: WORD_METAL } as const;
  const line = { size: 52, width: 620, height: 220, leading: 1.45, color: COLORS.paper } as const;
  const thread = (side: 1 | -1) =>
    pen()
      .move(x + side * (x + 20), 770)
      .curve(x + side * 700, 940, x + side * 420, 700, x + side * 60, 852)
      .outline();
  const come = (side: 1 | -1) => track([0, [side === -1 ? -x : width + x, 0], EASE.out], [26, [side === -1 ? 0 : width, 0]]);
  return [
    ground('ground', width, height, COLORS.deep),
    shapes('left silk', cloth('#b01a58', '#6b0f35', LEAF, -1), { at: come(-1) }),
    shapes('right silk', cloth('#2f7a3f', '#164a26', '#a3154f', 1), { at: come(1), scale: [-100, 100] }),
    shapes('seam', [rect(x - 4, -20, 8, height + 40), fill(METAL.body)]),
    shapes('thread', [
      twistedThread(thread(-1), 15, '#e8a317', '#ffe27a', drawn),
      twistedThread(thread(1), 15, '#e8a317', '#ffe27a', drawn),
    ]),
    shapes('root', [turmericRoot(230)], {
      at: [x, 852],
      scale: track([beat(2.2), [0, 0], EASE.spring], [beat(3.4), [100, 100]]),
      rotate: track([beat(2.2), -40, EASE.out], [beat(3.6), 0]),
    }),
    say('first', { ...name, at: [540, 290], from: 10 }),
    say('first_parents', { ...line, at: [540, 500], from: beat(1.4) }),
    say('second', { ...name, at: [width - 540, 290], from: 18 }),
    say('second_parents', { ...line, at: [width - 540, 500], from: beat(2) }),
  ];
}
