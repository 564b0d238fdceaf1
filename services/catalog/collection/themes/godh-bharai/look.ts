// Shared by the scenes: rose, turmeric and leaf, and the circle of fruit, sweets, bangles and flowers.
import { drifting } from '../../kit/atmosphere.ts';
import { type Layer, shapes } from '../../kit/lottie/layers.ts';
import { EASE, track } from '../../kit/lottie/motion.ts';
import { ellipse, fill, group, ring, stroke } from '../../kit/lottie/shapes.ts';
import type { ShapeItem, Vector } from '../../kit/lottie/types.ts';
import { bangles, betelLeaf, coconut, laddoo, mango, pomegranate, rose } from '../../kit/motifs/fruit-tray.ts';
import { loosePetal, marigold } from '../../kit/motifs/garlands.ts';
import { GOLD, metalRamp, palette } from '../../kit/palette.ts';
import type { Stage } from '../../kit/stage.ts';
import { gildIn, sayIn } from '../../kit/text/say.ts';
import { FONTS, fontNames } from '../../kit/type-pairings.ts';

export const COLORS = palette({ ground: '#b01f57', deep: '#5e0d33', metal: '#d3a044', bloom: '#f7b733', paper: '#fff4dc' });
export const ROSE = '#e0447c';
export const TURMERIC = '#f7b733';
export const LEAF = '#3f8a43';
export const PAIRING = { name: FONTS.vesper, text: FONTS.tiro, bold: FONTS.muktaBold };
export const FONT = fontNames(PAIRING);
const USUAL = { font: FONT.name, size: 56, color: COLORS.paper, width: 640, height: 100 };
export const say = sayIn(USUAL);
export const gild = gildIn(USUAL);

/** One ring of the circle: items in alternation, `far` from the centre, each facing outwards. */
interface Round {
  count: number;
  far: number;
  things: readonly ShapeItem[];
  /** Degrees it turns during the scene, and the beat at which it appears. */
  turn: number;
  start: number;
}

function round(frames: number, at: Vector, spec: Round, beat: (beats: number) => number): Layer {
  const { count, far, things, turn, start } = spec;
  const each = Math.round(count / things.length);
  const items = things.map((thing, index) =>
    ring('thing', each, [group('thing', [thing], { at: [0, -far] })], { rotate: (index * 360) / (each * things.length) }),
  );
  const first = Math.round(beat(start));
  return shapes(`round ${far}`, items, {
    at,
    rotate: track([first, -turn * 1.6, EASE.out], [first + 40, 0, EASE.breath], [frames, turn]),
    scale: track([first, [40, 40], EASE.spring], [first + 26, [100, 100]]),
    opacity: track([first, 0, EASE.out], [first + 8, 100]),
  });
}

/** The circle: leaves and marigolds outside, then fruit and sweets, then bangles around an open disc of radius `inner`. */
export function offeringCircle(
  frames: number,
  at: Vector,
  inner: number,
  size: number,
  beat: (beats: number) => number,
): Layer[] {
  const s = size;
  const gold = metalRamp(GOLD, [-inner, -inner], [inner, inner]);
  const fruit = [mango, pomegranate, coconut, laddoo];
  const disc = shapes(
    'disc',
    [
      group('cloth', [ellipse([0, 0], (inner + 262 * (s / 100)) * 2), fill(COLORS.deep, 34)]),
      group('tray', [ellipse([0, 0], (inner + 210 * (s / 100)) * 2), fill(TURMERIC)]),
      ring('dots', 64, [ellipse([0, -(inner + 202 * (s / 100))], 9), fill('#fff4dc')]),
    ],
    { at, scale: track([0, [60, 60], EASE.out], [22, [100, 100]]) },
  );
  const outer = inner + 232 * (s / 100);
  const count = Math.round((outer * 2 * Math.PI) / (104 * (s / 100)) / 2) * 2;
  const lap = inner + 124 * (s / 100);
  const gifts = Math.round((lap * 2 * Math.PI) / (136 * (s / 100)) / 4) * 4;
  const flowers = [marigold(40 * (s / 100), TURMERIC), marigold(40 * (s / 100), '#f08a24')];
  return [
    round(frames, at, { count, far: outer - 10, things: [betelLeaf(LEAF, { scale: s * 0.86 })], turn: -5, start: 0 }, beat),
    disc,
    round(frames, at, { count, far: outer, things: flowers, turn: -5, start: 0.3 }, beat),
    round(frames, at, { count: gifts, far: lap, things: fruit.map((thing) => thing({ scale: s })), turn: 7, start: 0.7 }, beat),
    shapes('bangles', [bangles(inner + 40 * (s / 100), ['#d0213f', LEAF, ROSE])], {
      at,
      scale: track([beat(0.4), [30, 30], EASE.out], [beat(0.4) + 24, [100, 100]]),
      rotate: track([0, 0, EASE.linear], [frames, -12]),
    }),
    shapes(
      'middle',
      [
        group('plate', [ellipse([0, 0], inner * 2 - 20), fill(COLORS.paper)]),
        group('edge', [ellipse([0, 0], inner * 2 - 40), stroke(gold, 4)]),
      ],
      {
        at,
        scale: track([0, [30, 30], EASE.out], [24, [100, 100]]),
      },
    ),
  ];
}

export function petals({ width, height }: Stage, frames: number, seed: number): Layer[] {
  const tones = [ROSE, TURMERIC, '#ff9ab8'] as const;
  return drifting('petal', (step) => loosePetal(36, tones[step % 3] ?? ROSE), {
    ...{ count: 12, seed, width, height, frames },
    ...{ sizes: [50, 110], fall: 420, wind: 30 },
  });
}

/** Roses around a point, for the centre of the circle. */
export function posy(at: Vector): ShapeItem {
  return group(
    'posy',
    [
      ring('leaves', 8, [betelLeaf(LEAF, { at: [0, -60], scale: 70 })]),
      ring('roses', 6, [rose(ROSE, { at: [0, -76], scale: 88 })], { rotate: 20 }),
      rose('#d0213f', { scale: 120 }),
    ],
    { at },
  );
}
