// Scene 1: the names appear to the beat of two dhols.
import { drifting } from '../../kit/atmosphere.ts';
import type { Clock } from '../../kit/build-theme.ts';
import { type Layer, shapes } from '../../kit/lottie/layers.ts';
import { EASE, track } from '../../kit/lottie/motion.ts';
import { dhol, drumCane, pompon } from '../../kit/motifs/dhol.ts';
import { confetti } from '../../kit/motifs/party.ts';
import { PALE_GOLD } from '../../kit/palette.ts';
import { pulse, pulseSize } from '../../kit/pulse.ts';
import { type Places, placesIn, type Stage } from '../../kit/stage.ts';
import { metalText } from '../../kit/text/gold-text.ts';
import { fadeIn, pop } from '../../kit/text/reveals.ts';
import { BEAT, bulbs, COLORS, DHOL, dusk, FONT, night, ORANGE, PINK, SUN, say, soundRings, TEAL } from './look.ts';

/** The light, the centre of the sound and its reach, the strips for confetti, the drums, the words. */
const WIDE = {
  light: [960, 640, 900],
  sound: [960, 560, 1180],
  confetti: { count: 13, strips: [[0, 1920]] },
  drums: { left: [300, 962], right: [1620, 962], tilt: 10, size: 100 },
  occasion: { at: [960, 160], size: 72, width: 900, height: 96 },
  name: { size: 172, width: 1160, height: 180 },
  first: [960, 318],
  and: { at: [960, 448], size: 70, width: 240, height: 90 },
  second: [960, 580],
} as const;
const UPRIGHT = {
  light: [540, 1180, 980],
  sound: [540, 1420, 600],
  confetti: {
    count: 6,
    strips: [
      [0, 90],
      [1000, 80],
    ],
  },
  drums: { left: [330, 1250], right: [770, 1590], tilt: 14, size: 104 },
  occasion: { at: [540, 268], size: 84, width: 880, height: 120 },
  name: { size: 190, width: 900, height: 210 },
  first: [540, 450],
  and: { at: [540, 602], size: 84, width: 240, height: 110 },
  second: [540, 754],
} as const;
type Drums = Places<(typeof WIDE)['drums']>;

const POMPONS = [PINK, SUN, TEAL] as const;

/** A drum in its corner: it jumps when struck; the left one on the beat, the right one between beats. */
function drum(side: -1 | 1, { left, right, ...drums }: Drums, frames: number): Layer {
  const first = side === -1 ? 0 : BEAT / 2;
  const tilt = -side * drums.tilt;
  const [x, y] = side === -1 ? left : right;
  const items = [
    ...POMPONS.map((color, index) =>
      pompon(54, 60 + index * 34, color, {
        at: [-170 + index * 46, 150 - index * 4],
        rotate: pulse(frames, BEAT, 0, side * 7, first),
      }),
    ),
    dhol(700, DHOL, pulseSize(frames, BEAT, 100, 108, first)),
    drumCane(400, '#8a4a1c', { at: [500, 330], scale: [-100, 100], rotate: pulse(frames, BEAT, -8, -32, first) }),
  ];
  return shapes(`dhol ${side}`, items, {
    at: track([0, [x + side * 300, y + 130], EASE.out], [22, [x, y]]),
    scale: {
      keys: pulseSize(frames, BEAT, drums.size, drums.size * 1.04, first).keys.map(
        ([frame, [size = 100, tall = 100] = [], ease]) => [frame, [size * -side, tall], ease],
      ),
    },
    rotate: { keys: pulse(frames, BEAT, 0, side * -2, first).keys.map(([frame, value, ease]) => [frame, value + tilt, ease]) },
  });
}

export function dholsScene({ frames, beat }: Clock, stage: Stage): Layer[] {
  const { light, sound, drums, ...at } = placesIn(stage.portrait, WIDE, UPRIGHT);
  const name = { ...at.name, font: FONT.names, color: COLORS.paper, leading: 1.1 };
  return [
    ...night(stage, light, PINK, 0.4),
    soundRings(frames, ...sound),
    ...at.confetti.strips.flatMap(([left, width], index) =>
      drifting('confetti', (piece) => confetti(30, [SUN, PINK, ORANGE, TEAL, '#fff3e0'], piece), {
        count: at.confetti.count,
        seed: 12 + index,
        left,
        width,
        height: stage.height,
        frames,
        sizes: [50, 110],
        fall: 620,
        wind: 40,
        spin: 500,
      }),
    ),
    bulbs(stage, frames),
    dusk(stage),
    drum(-1, drums, frames),
    drum(1, drums, frames),
    say('occasion', at.occasion.at, { ...at.occasion, tracking: 30, color: '#ffd27a', reveal: fadeIn(4, 10) }),
    metalText({ ...name, key: 'first', reveal: pop(6, 18) }, PALE_GOLD, [24, 80], { at: at.first }),
    say('and', at.and.at, {
      ...at.and,
      font: FONT.names,
      color: '#ffc4de',
      reveal: fadeIn(beat(1), 8),
    }),
    metalText({ ...name, key: 'second', reveal: pop(beat(1), 18) }, PALE_GOLD, [36, 92], { at: at.second }),
  ];
}
