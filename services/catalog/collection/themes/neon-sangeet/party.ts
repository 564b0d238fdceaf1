// Scene 3: the line of the invitation in large type, above a striped sun and two dancers.
import type { Clock } from '../../kit/build-theme.ts';
import { type Layer, shapes } from '../../kit/lottie/layers.ts';
import { EASE, track } from '../../kit/lottie/motion.ts';
import { linear } from '../../kit/lottie/paint.ts';
import { ellipse, fill, group, rect } from '../../kit/lottie/shapes.ts';
import { type DancerColors, dancer } from '../../kit/motifs/dancers.ts';
import { darker, lighter } from '../../kit/palette.ts';
import { pulse, pulseSize } from '../../kit/pulse.ts';
import { fadeIn, wordByWord } from '../../kit/text/reveals.ts';
import { BEAT, FONT, type NeonLook, STAGE, say, type Tubes } from './look.ts';

const dancers = (tubes: Tubes): readonly [DancerColors, DancerColors] => [
  { figure: tubes.figure, skirt: tubes.one, blouse: tubes.three, scarf: tubes.two, trim: tubes.warm },
  { figure: tubes.figure, skirt: darker(tubes.three, 0.3), blouse: tubes.one, scarf: lighter(tubes.one, 0.3), trim: tubes.cool },
];

/** A sun cut into stripes that get thinner towards its top. */
function sun(frames: number, tubes: Tubes): Layer {
  const radius = 390;
  const disc = shapes('sun disc', [ellipse([0, 0], radius * 2), fill('#ffffff')], { at: [STAGE.x, 1380] });
  const stripes = Array.from({ length: 13 }, (_, index) => rect(-radius, -radius + index * 64, radius * 2, 30 + index * 2.6));
  return shapes(
    'sun',
    [
      group('stripes', [...stripes, fill(linear([0, -radius], [0, radius], [0, tubes.sun], [1, tubes.one]))], {
        scale: pulseSize(frames, BEAT * 2, 100, 103),
      }),
    ],
    {
      at: [STAGE.x, 1380],
      matte: disc,
    },
  );
}

/** Bars of an equaliser that jump to the music. */
function equaliser(frames: number, tubes: Tubes): Layer {
  const bars = Array.from({ length: 15 }, (_, index) => {
    const high = 40 + ((index * 37) % 61);
    const jump = pulse(frames, BEAT * (index % 3 === 0 ? 1 : 2), high * 0.35, high, (index % 2) * BEAT);
    return group('bar', [rect(-20, -230, 40, 230, 8), fill(linear([0, -230], [0, 0], [0, tubes.two], [1, tubes.three]))], {
      at: [92 + index * 64, 1800],
      scale: { keys: jump.keys.map(([frame, value, ease]) => [frame, [100, value], ease]) },
      opacity: 72,
    });
  });
  return shapes('equaliser', bars);
}

export function partyScene({ club, floor, tubes }: NeonLook) {
  const [her, other] = dancers(tubes);
  return ({ frames, beat }: Clock): Layer[] => {
    const enter = (from: number, to: number, start: number) => track([start, [from, 1730], EASE.out], [start + 28, [to, 1730]]);
    return [
      ...club(frames, STAGE.x, -100),
      sun(frames, tubes),
      equaliser(frames, tubes),
      floor(frames, 1740),
      shapes('her', [dancer('raised', her, frames, BEAT * 2, { scale: [112, 112], rotate: pulse(frames, 2 * BEAT, -3, 3) })], {
        at: enter(60, 350, 0),
      }),
      shapes(
        'other',
        [dancer('swaying', other, frames, BEAT * 2, { scale: [-108, 108], rotate: pulse(frames, 2 * BEAT, 3, -3, BEAT) })],
        { at: enter(1020, 740, 4) },
      ),
      say('tagline', [STAGE.x, 244], { size: 66, tracking: 60, color: tubes.cool, reveal: fadeIn(2, 10) }),
      say('invitation', [STAGE.x, 512], {
        font: FONT.text,
        size: 120,
        width: 890,
        height: 440,
        leading: 1.08,
        reveal: wordByWord(beat(0.5), 30),
      }),
      say('hosts', [STAGE.x, 840], { size: 64, width: 880, height: 150, color: tubes.warm, reveal: fadeIn(beat(3), 12) }),
    ];
  };
}
