// Scene 3: the line of the invitation in large type, above a striped sun and two dancers.
import type { Clock } from '../../kit/build-theme.ts';
import { type Layer, shapes } from '../../kit/lottie/layers.ts';
import { EASE, track } from '../../kit/lottie/motion.ts';
import { linear } from '../../kit/lottie/paint.ts';
import { ellipse, fill, group, rect } from '../../kit/lottie/shapes.ts';
import { type DancerColors, dancer } from '../../kit/motifs/dancers.ts';
import { darker, lighter } from '../../kit/palette.ts';
import { pulse, pulseSize } from '../../kit/pulse.ts';
import { placesIn, type Stage } from '../../kit/stage.ts';
import { fadeIn, wordByWord } from '../../kit/text/reveals.ts';
import { BEAT, FONT, type NeonLook, say, type Tubes } from './look.ts';

/** The light, the sun, the bars with their first place, the floor, the dancers' ways, the words. */
const UPRIGHT = {
  club: [540, -100],
  sun: [540, 1380],
  bars: { count: 15, at: [92, 1800] },
  floor: 1740,
  foot: 1730,
  her: [60, 350],
  other: [1020, 740],
  tagline: { at: [540, 244], size: 66, width: 860, align: 'center' },
  invitation: { at: [540, 512], size: 120, width: 890, height: 440, align: 'center' },
  hosts: { at: [540, 840], size: 64, width: 880, height: 150, align: 'center' },
} as const;
const WIDE = {
  club: [1390, -100],
  sun: [1390, 610],
  bars: { count: 30, at: [32, 1010] },
  floor: 930,
  foot: 952,
  her: [900, 1200],
  other: [1900, 1580],
  tagline: { at: [540, 214], size: 58, width: 770, align: 'left' },
  invitation: { at: [524, 434], size: 112, width: 738, height: 350, align: 'left' },
  hosts: { at: [490, 690], size: 54, width: 670, height: 130, align: 'left' },
} as const;

const dancers = (tubes: Tubes): readonly [DancerColors, DancerColors] => [
  { hair: tubes.figure, skin: '#9a5f44', skirt: tubes.one, blouse: tubes.three, scarf: tubes.two, trim: tubes.warm },
  {
    hair: tubes.figure,
    skin: '#9a5f44',
    skirt: darker(tubes.three, 0.3),
    blouse: tubes.one,
    scarf: lighter(tubes.one, 0.3),
    trim: tubes.cool,
  },
];

/** A sun cut into stripes that get thinner towards its top. */
function sun(at: readonly [number, number], frames: number, tubes: Tubes): Layer {
  const radius = 390;
  const disc = shapes('sun disc', [ellipse([0, 0], radius * 2), fill('#ffffff')], { at });
  const stripes = Array.from({ length: 13 }, (_, index) => rect(-radius, -radius + index * 64, radius * 2, 30 + index * 2.6));
  return shapes(
    'sun',
    [
      group('stripes', [...stripes, fill(linear([0, -radius], [0, radius], [0, tubes.sun], [1, tubes.one]))], {
        scale: pulseSize(frames, BEAT * 2, 100, 103),
      }),
    ],
    {
      at,
      matte: disc,
    },
  );
}

/** Bars of an equaliser that jump to the music. */
function equaliser({ count, at }: { count: number; at: readonly [number, number] }, frames: number, tubes: Tubes): Layer {
  const [x, y] = at;
  const bars = Array.from({ length: count }, (_, index) => {
    const high = 40 + ((index * 37) % 61);
    const jump = pulse(frames, BEAT * (index % 3 === 0 ? 1 : 2), high * 0.35, high, (index % 2) * BEAT);
    return group('bar', [rect(-20, -230, 40, 230, 8), fill(linear([0, -230], [0, 0], [0, tubes.two], [1, tubes.three]))], {
      at: [x + index * 64, y],
      scale: { keys: jump.keys.map(([frame, value, ease]) => [frame, [100, value], ease]) },
      opacity: 72,
    });
  });
  return shapes('equaliser', bars);
}

export function partyScene({ club, floor, tubes }: NeonLook) {
  const [her, other] = dancers(tubes);
  return ({ frames, beat }: Clock, stage: Stage): Layer[] => {
    const at = placesIn(stage.portrait, WIDE, UPRIGHT);
    const enter = ([from, to]: readonly [number, number], start: number) =>
      track([start, [from, at.foot], EASE.out], [start + 28, [to, at.foot]]);
    return [
      ...club(stage, frames, ...at.club),
      sun(at.sun, frames, tubes),
      equaliser(at.bars, frames, tubes),
      floor(stage, frames, at.floor),
      shapes('her', [dancer('raised', her, frames, BEAT * 2, { scale: [112, 112], rotate: pulse(frames, 2 * BEAT, -3, 3) })], {
        at: enter(at.her, 0),
      }),
      shapes(
        'other',
        [dancer('swaying', other, frames, BEAT * 2, { scale: [-108, 108], rotate: pulse(frames, 2 * BEAT, 3, -3, BEAT) })],
        { at: enter(at.other, 4) },
      ),
      say('tagline', at.tagline.at, { ...at.tagline, tracking: 60, color: tubes.cool, reveal: fadeIn(2, 10) }),
      say('invitation', at.invitation.at, {
        ...at.invitation,
        font: FONT.text,
        leading: 1.08,
        reveal: wordByWord(beat(0.5), 30),
      }),
      say('hosts', at.hosts.at, { ...at.hosts, color: tubes.warm, reveal: fadeIn(beat(3), 12) }),
    ];
  };
}
