// Scene 1: the names appear to the beat of two dhols.
import { drifting } from '../../kit/atmosphere.ts';
import type { Clock } from '../../kit/build-theme.ts';
import { type Layer, shapes } from '../../kit/lottie/layers.ts';
import { EASE, track } from '../../kit/lottie/motion.ts';
import { dhol, drumCane, pompon } from '../../kit/motifs/dhol.ts';
import { confetti } from '../../kit/motifs/party.ts';
import { PALE_GOLD } from '../../kit/palette.ts';
import { pulse, pulseSize } from '../../kit/pulse.ts';
import { metalText } from '../../kit/text/gold-text.ts';
import { fadeIn, pop } from '../../kit/text/reveals.ts';
import { BEAT, bulbs, COLORS, DHOL, dusk, FONT, night, ORANGE, PINK, STAGE, SUN, say, soundRings, TEAL } from './look.ts';

const POMPONS = [PINK, SUN, TEAL] as const;

/** A drum in its corner: it jumps when struck; the left one on the beat, the right one between beats. */
function drum(side: -1 | 1, frames: number): Layer {
  const first = side === -1 ? 0 : BEAT / 2;
  const tilt = side === -1 ? 10 : -10;
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
  const come = side === -1 ? [-300, 1332] : [2220, 1332];
  const stand = [STAGE.x + side * 660, 962];
  return shapes(`dhol ${side}`, items, {
    at: track([0, [(come[0] ?? 0) * 0.5 + (stand[0] ?? 0) * 0.5, 1092], EASE.out], [22, stand]),
    scale: {
      keys: pulseSize(frames, BEAT, 100, 104, first).keys.map(([frame, [size = 100, tall = 100] = [], ease]) => [
        frame,
        [size * -side, tall],
        ease,
      ]),
    },
    rotate: { keys: pulse(frames, BEAT, 0, side * -2, first).keys.map(([frame, value, ease]) => [frame, value + tilt, ease]) },
  });
}

export function dholsScene({ frames, beat }: Clock): Layer[] {
  const name = { font: FONT.names, size: 172, color: COLORS.paper, width: 1160, height: 180, leading: 1.1 };
  return [
    ...night(STAGE.x, 640, 900, PINK, 0.4),
    soundRings(frames, STAGE.x, 560, 1180),
    ...drifting('confetti', (index) => confetti(30, [SUN, PINK, ORANGE, TEAL, '#fff3e0'], index), {
      count: 13,
      seed: 12,
      width: STAGE.width,
      height: STAGE.height,
      frames,
      sizes: [50, 110],
      fall: 620,
      wind: 40,
      spin: 500,
    }),
    bulbs(frames),
    dusk(),
    drum(-1, frames),
    drum(1, frames),
    say('occasion', [STAGE.x, 160], { size: 72, height: 96, tracking: 30, color: '#ffd27a', reveal: fadeIn(4, 10) }),
    metalText({ ...name, key: 'first', reveal: pop(6, 18) }, PALE_GOLD, [24, 80], { at: [STAGE.x, 318] }),
    say('and', [STAGE.x, 448], {
      font: FONT.names,
      size: 70,
      height: 90,
      width: 240,
      color: '#ffc4de',
      reveal: fadeIn(beat(1), 8),
    }),
    metalText({ ...name, key: 'second', reveal: pop(beat(1), 18) }, PALE_GOLD, [36, 92], { at: [STAGE.x, 580] }),
  ];
}
