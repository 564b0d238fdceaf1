// Scene 3: a drum head fills one side; the families' text beside it or below.
import type { Clock } from '../../kit/build-theme.ts';
import { type Layer, shapes } from '../../kit/lottie/layers.ts';
import { EASE, track } from '../../kit/lottie/motion.ts';
import { radial } from '../../kit/lottie/paint.ts';
import { ellipse, fill, group, rect, ring, stroke } from '../../kit/lottie/shapes.ts';
import { mandala } from '../../kit/motifs/mandala.ts';
import { GOLD, metalRamp } from '../../kit/palette.ts';
import { pulse, pulseSize } from '../../kit/pulse.ts';
import { placesIn, type Stage } from '../../kit/stage.ts';
import { fadeIn, rise } from '../../kit/text/reveals.ts';
import { BEAT, bulbs, COLORS, dusk, FONT, night, ORANGE, PINK, SUN, say, soundRings } from './look.ts';

/** The light, the drum head with where it comes from, the words. */
const WIDE = {
  light: [1400, 300, 1000],
  head: { from: [60, 600], at: [130, 600] },
  reach: 1700,
  with: { at: [1340, 232], size: 52, width: 840, align: 'left' },
  name: { size: 150, width: 840, height: 160, align: 'left' },
  parents: { size: 58, width: 840, height: 200, align: 'left' },
  first: [1340, 366],
  second: [1340, 726],
  below: 148,
  rule: [930, 618],
} as const;
const UPRIGHT = {
  light: [540, 1500, 1100],
  head: { from: [540, -40], at: [540, 60] },
  reach: 690,
  with: { at: [540, 774], size: 68, width: 880, align: 'center' },
  name: { size: 150, width: 900, height: 180, align: 'center' },
  parents: { size: 66, width: 900, height: 300, align: 'center' },
  first: [540, 896],
  second: [540, 1372],
  below: 236,
  rule: [500, 1284],
} as const;

/** The drum head from the front: hoop, knots, painted rings. */
function drumHead(frames: number, { from, at }: Record<'from' | 'at', readonly [number, number]>): Layer {
  return shapes(
    'drum head',
    [
      group('shadow', [ellipse([24, 30], 1190), fill('#0d0220', 55)]),
      ring('knots', 30, [rect(-15, -612, 30, 74, 14), fill(PINK)]),
      group('hoop', [ellipse([0, 0], 1150), fill(metalRamp(GOLD, [0, -575], [0, 575]))]),
      ring('beads', 60, [ellipse([0, -556], 15), fill('#fff6d8')]),
      group('hide', [ellipse([0, 0], 1070), fill(radial([-120, -160], [300, 480], [0, '#fff4da'], [1, '#eec48a']))]),
      group('round', [ellipse([0, 0], 980), stroke('#c3146b', 14)]),
      mandala(
        410,
        { ink: '#c3146b', wash: ORANGE, washOpacity: 34, weight: 4 },
        { rotate: track([0, 0, EASE.linear], [frames, 14]), scale: pulseSize(frames, BEAT, 100, 103) },
      ),
    ],
    {
      at: track([0, from, EASE.out], [24, at]),
      rotate: pulse(frames, 2 * BEAT, 0, 1.2),
      scale: pulseSize(frames, BEAT, 100, 101.6),
    },
  );
}

export function familiesScene({ frames, beat }: Clock, stage: Stage): Layer[] {
  const { light, head, ...at } = placesIn(stage.portrait, WIDE, UPRIGHT);
  const family = (name: string, parents: string, [x, y]: readonly [number, number], first: number): Layer[] => [
    say(name, [x, y], {
      ...at.name,
      font: FONT.names,
      color: SUN,
      reveal: rise(first, 18),
    }),
    say(parents, [x, y + at.below], { ...at.parents, reveal: fadeIn(first + 8, 12) }),
  ];
  return [
    ...night(stage, light, '#a01e9a', 0.5),
    soundRings(frames, ...head.at, at.reach),
    bulbs(stage, frames, 16),
    dusk(stage),
    drumHead(frames, head),
    say('with_families', at.with.at, { ...at.with, color: '#ff9cc6', reveal: fadeIn(4, 10) }),
    ...family('first', 'first_parents', at.first, 8),
    shapes('rule', [group('rule', [ellipse([0, 0], 16), ellipse([40, 0], 16), ellipse([80, 0], 16), fill(COLORS.bloom)])], {
      at: at.rule,
    }),
    ...family('second', 'second_parents', at.second, beat(1.5)),
  ];
}
