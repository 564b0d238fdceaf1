// Scene 3: a drum head fills one side; the families' text beside it.
import type { Clock } from '../../kit/build-theme.ts';
import { type Layer, shapes } from '../../kit/lottie/layers.ts';
import { EASE, track } from '../../kit/lottie/motion.ts';
import { radial } from '../../kit/lottie/paint.ts';
import { ellipse, fill, group, rect, ring, stroke } from '../../kit/lottie/shapes.ts';
import { mandala } from '../../kit/motifs/mandala.ts';
import { GOLD, metalRamp } from '../../kit/palette.ts';
import { pulse, pulseSize } from '../../kit/pulse.ts';
import { fadeIn, rise } from '../../kit/text/reveals.ts';
import { BEAT, bulbs, COLORS, dusk, FONT, night, ORANGE, PINK, SUN, say, soundRings } from './look.ts';

/** The drum head from the front: hoop, knots, painted rings. */
function drumHead(frames: number): Layer {
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
      at: track([0, [60, 600], EASE.out], [24, [130, 600]]),
      rotate: pulse(frames, 2 * BEAT, 0, 1.2),
      scale: pulseSize(frames, BEAT, 100, 101.6),
    },
  );
}

export function familiesScene({ frames, beat }: Clock): Layer[] {
  const x = 1340;
  const family = (name: string, parents: string, y: number, first: number): Layer[] => [
    say(name, [x, y], {
      font: FONT.names,
      size: 150,
      width: 840,
      height: 160,
      align: 'left',
      color: SUN,
      reveal: rise(first, 18),
    }),
    say(parents, [x, y + 148], { size: 58, width: 840, height: 200, align: 'left', reveal: fadeIn(first + 8, 12) }),
  ];
  return [
    ...night(1400, 300, 1000, '#a01e9a', 0.5),
    soundRings(frames, 130, 600, 1700),
    bulbs(frames, 16),
    dusk(),
    drumHead(frames),
    say('with_families', [x, 232], { size: 52, width: 840, align: 'left', color: '#ff9cc6', reveal: fadeIn(4, 10) }),
    ...family('first', 'first_parents', 366, 8),
    shapes('rule', [group('rule', [ellipse([0, 0], 16), ellipse([40, 0], 16), ellipse([80, 0], 16), fill(COLORS.bloom)])], {
      at: [930, 618],
    }),
    ...family('second', 'second_parents', 726, beat(1.5)),
  ];
}
