// Scene 2: two silks, side by side or one above the other; a turmeric thread is pulled from both sides and tied between them.
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
import { placesIn, type Stage } from '../../kit/stage.ts';
import { COLORS, LEAF, METAL, NAME, say, WORD_METAL } from './look.ts';

/** The root where the threads meet, and the families. */
const WIDE = {
  root: [960, 852],
  names: { size: 124, width: 620, height: 220 },
  parents: { size: 52, width: 620, height: 220 },
  first: [
    [540, 290],
    [540, 500],
  ],
  second: [
    [1380, 290],
    [1380, 500],
  ],
} as const;
const UPRIGHT = {
  root: [540, 960],
  names: { size: 170, width: 860, height: 220 },
  parents: { size: 68, width: 860, height: 280 },
  first: [
    [540, 340],
    [540, 592],
  ],
  second: [
    [540, 1270],
    [540, 1522],
  ],
} as const;

/** A silk with its border at the outer edge: the left half of a wide frame, the upper half of an upright one. */
function cloth({ x, y, width, height, portrait }: Stage, light: string, dark: string, accent: string): ShapeItem[] {
  if (portrait)
    return [
      group('silk', [rect(-20, -20, width + 40, y + 20), fill(linear([0, 0], [width, y], [0, light], [1, dark]))]),
      group('buttas', [group('row', [butta(), repeat(8, { move: [150, 0] })]), repeat(5, { move: [0, 160] })], {
        at: [10, 200],
        opacity: 13,
      }),
      group('edge', [silkBorder({ length: width + 60, width: 120, silk: dark, accent, zari: METAL })], { at: [-30, 0] }),
    ];
  return [
    group('silk', [rect(-20, -20, x + 20, height + 40), fill(linear([0, 0], [x, height], [0, light], [1, dark]))]),
    group('buttas', [group('row', [butta(), repeat(6, { move: [150, 0] })]), repeat(7, { move: [0, 160] })], {
      at: [110, 60],
      opacity: 13,
    }),
    group('edge', [silkBorder({ length: height + 60, width: 120, silk: dark, accent, zari: METAL })], {
      at: [0, -30],
      rotate: 90,
      scale: [100, -100],
    }),
  ];
}

const butta = () => group('butta', [ring('petals', 8, [outline(moved(petal(9, 17), 0, -6)), fill(METAL.body)])]);

export function familiesScene({ beat }: Clock, stage: Stage): Layer[] {
  const { x, y, width, height, portrait } = stage;
  const { root, names, parents, first, second } = placesIn(portrait, WIDE, UPRIGHT);
  const [, tied] = root;
  const drawn = track([6, 0, EASE.inOut], [beat(3), 100]);
  const name = { ...NAME, ...names, metal: WORD_METAL } as const;
  const line = { ...parents, leading: 1.45, color: COLORS.paper } as const;
  const reach = (part: number) => (portrait ? part * 0.56 : part);
  const thread = (side: 1 | -1) =>
    pen()
      .move(x + side * (x + 20), tied - 82)
      .curve(x + side * reach(700), tied + 88, x + side * reach(420), tied - 152, x + side * 60, tied)
      .outline();
  const come = (side: 1 | -1) =>
    portrait
      ? track([0, [0, side === -1 ? -y : height + y], EASE.out], [26, [0, side === -1 ? 0 : height]])
      : track([0, [side === -1 ? -x : width + x, 0], EASE.out], [26, [side === -1 ? 0 : width, 0]]);
  return [
    ground('ground', width, height, COLORS.deep),
    shapes('left silk', cloth(stage, '#b01a58', '#6b0f35', LEAF), { at: come(-1) }),
    shapes('right silk', cloth(stage, '#2f7a3f', '#164a26', '#a3154f'), {
      at: come(1),
      scale: portrait ? [100, -100] : [-100, 100],
    }),
    shapes('seam', [portrait ? rect(-20, y - 4, width + 40, 8) : rect(x - 4, -20, 8, height + 40), fill(METAL.body)]),
    shapes('thread', [
      twistedThread(thread(-1), 15, '#e8a317', '#ffe27a', drawn),
      twistedThread(thread(1), 15, '#e8a317', '#ffe27a', drawn),
    ]),
    shapes('root', [turmericRoot(230)], {
      at: root,
      scale: track([beat(2.2), [0, 0], EASE.spring], [beat(3.4), [100, 100]]),
      rotate: track([beat(2.2), -40, EASE.out], [beat(3.6), 0]),
    }),
    say('first', { ...name, at: first[0], from: 10 }),
    say('first_parents', { ...line, at: first[1], from: beat(1.4) }),
    say('second', { ...name, at: second[0], from: 18 }),
    say('second_parents', { ...line, at: second[1], from: beat(2) }),
  ];
}
