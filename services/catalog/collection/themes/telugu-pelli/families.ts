// Scene 2: two silks, side by side or one above the other; a turmeric thread is pulled from both sides and tied between them in three knots, a gold disc from each family on it.
import { ground, softLight, vignette } from '../../kit/atmosphere.ts';
import type { Clock } from '../../kit/build-theme.ts';
import { pen } from '../../kit/geometry/pen.ts';
import { moved } from '../../kit/geometry/transform.ts';
import { type Layer, shapes } from '../../kit/lottie/layers.ts';
import { EASE, sway, track } from '../../kit/lottie/motion.ts';
import { linear } from '../../kit/lottie/paint.ts';
import { fill, group, outline, rect, repeat, ring } from '../../kit/lottie/shapes.ts';
import type { ShapeItem } from '../../kit/lottie/types.ts';
import { petal } from '../../kit/motifs/arches.ts';
import { threadKnot, twistedThread, weddingDisc } from '../../kit/motifs/pelli.ts';
import { silkBorder } from '../../kit/motifs/silk.ts';
import { sprite } from '../../kit/sprite.ts';
import { placesIn, type Stage } from '../../kit/stage.ts';
import { COLORS, folds, LEAF, METAL, NAME, say, WORD_METAL } from './look.ts';

/** The middle knot, the size of the discs, and the families. */
const WIDE = {
  knots: [960, 760],
  disc: 190,
  names: { size: 124, width: 620, height: 190 },
  parents: { size: 54, width: 600, height: 240 },
  first: [
    [540, 260],
    [540, 474],
  ],
  second: [
    [1380, 260],
    [1380, 474],
  ],
} as const;
const UPRIGHT = {
  knots: [540, 850],
  disc: 200,
  names: { size: 160, width: 860, height: 210 },
  parents: { size: 68, width: 860, height: 280 },
  first: [
    [540, 310],
    [540, 540],
  ],
  second: [
    [540, 1300],
    [540, 1536],
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

/** Marigolds laid on the cloth in two corners. */
function flowers({ width, height, portrait }: Stage): Layer[] {
  const laid = portrait
    ? ([
        [96, 1846, 190],
        [236, 1872, 150],
        [984, 92, 180],
        [850, 60, 140],
      ] as const)
    : ([
        [216, 1000, 180],
        [350, 1034, 140],
        [width - 216, 1000, 180],
        [width - 350, 1034, 140],
      ] as const);
  return laid.flatMap(([x, y, size], index) => [
    sprite('shadow', { width: size * 1.5, at: [x + 8, Math.min(height, y + size * 0.3)], opacity: 90 }),
    sprite(index % 2 ? 'marigold-2' : 'marigold-1', { width: size, at: [x, y], rotate: index * 47 }),
  ]);
}

const butta = () => group('butta', [ring('petals', 8, [outline(moved(petal(9, 17), 0, -6)), fill(METAL.body)])]);

export function familiesScene({ frames, beat }: Clock, stage: Stage): Layer[] {
  const { x, y, width, height, portrait } = stage;
  const { knots, disc, names, parents, first, second } = placesIn(portrait, WIDE, UPRIGHT);
  const [middle, tied] = knots;
  const drawn = track([6, 0, EASE.inOut], [beat(3), 100]);
  const name = { ...NAME, ...names, metal: WORD_METAL } as const;
  const line = { ...parents, leading: 1.45, color: COLORS.paper } as const;
  const reach = (part: number) => (portrait ? part * 0.56 : part);
  const thread = (side: 1 | -1) =>
    pen()
      .move(x + side * (x + 20), tied - 120)
      .curve(x + side * reach(700), tied + 60, x + side * reach(420), tied - 60, x + side * 40, tied)
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
    folds(stage, frames, '#fff0c0', '#1c0410'),
    shapes('light', [softLight('light', middle, tied + disc * 0.4, disc * 3.4, '#ffc46a', 0.5)]),
    shapes('thread', [
      twistedThread(thread(-1), 15, '#e8a317', '#ffe27a', drawn),
      twistedThread(thread(1), 15, '#e8a317', '#ffe27a', drawn),
    ]),
    shapes('ends', [
      ...([-1, 1] as const).map((side) =>
        twistedThread(
          pen()
            .move(middle + side * disc * 0.2, tied)
            .quad(middle + side * disc * 0.56, tied + disc * 0.1, middle + side * disc * 0.62, tied + disc * 0.42)
            .outline(),
          13,
          '#e8a317',
          '#ffe27a',
          track([beat(2), 0, EASE.out], [beat(3), 100]),
        ),
      ),
    ]),
    ...([-1, 1] as const).map((side, index) =>
      shapes('disc', [weddingDisc(disc, METAL)], {
        at: [middle + side * disc * 0.62, tied + disc * 0.38],
        scale: track([beat(2.2 + index * 0.4), [0, 0], EASE.spring], [beat(3.2 + index * 0.4), [100, 100]]),
        rotate: sway(frames, 74, 0, 4, index * 0.4),
      }),
    ),
    shapes(
      'knots',
      [-0.44, 0, 0.44].map((out, index) =>
        group('knot', [threadKnot(disc * 0.34, '#e8a317', '#ffe27a')], {
          at: [middle + out * disc, tied],
          scale: track([beat(1.6 + index * 0.5), [0, 0], EASE.spring], [beat(2.2 + index * 0.5), [100, 100]]),
        }),
      ),
    ),
    ...flowers(stage),
    vignette(width, height, '#1c0410', 0.5),
    say('first', { ...name, at: first[0], from: 10 }),
    say('first_parents', { ...line, at: first[1], from: beat(1.4) }),
    say('second', { ...name, at: second[0], from: 18 }),
    say('second_parents', { ...line, at: second[1], from: beat(2) }),
  ];
}
