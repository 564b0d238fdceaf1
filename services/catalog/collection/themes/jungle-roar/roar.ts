// Scene 1: the leaves part and show the lion in front of the sun; the name beside it.
import type { Clock } from '../../kit/build-theme.ts';
import { type Layer, shapes } from '../../kit/lottie/layers.ts';
import { EASE, sway, track } from '../../kit/lottie/motion.ts';
import { drawn } from '../../kit/motifs/drawn.ts';
import { lion } from '../../kit/motifs/jungle-animals.ts';
import { fadeIn, pop } from '../../kit/text/reveals.ts';
import { COLORS, FONT, floor, HEIGHT, leaves, OCHRE, say, WIDTH } from './look.ts';

export function roarScene({ frames, beat }: Clock): Layer[] {
  return [
    ...floor(COLORS.ground, { at: [560, 560], radius: 400, color: OCHRE }),
    ...leaves(frames, [
      { kind: 'palm', at: [150, 1000], rotate: -6, size: 150, tone: 3 },
      { kind: 'palm', at: [960, 1040], rotate: 8, size: 130, tone: 3 },
      { kind: 'banana', at: [330, 1120], rotate: -20, size: 100, tone: 0 },
      { kind: 'banana', at: [800, 1130], rotate: 20, size: 100, tone: 0 },
    ]),
    shapes('lion', [lion(frames)], {
      at: track([0, [560, 1180], EASE.out], [beat(1.8), [560, 852], EASE.breath], [frames, [560, 846]]),
      rotate: sway(frames, 90, 0, 1.4),
      scale: 132,
    }),
    shapes('bush', [
      drawn(
        'M-80 1200 V960 C60 880 180 950 260 910 C380 850 470 930 560 900 C680 860 760 930 860 900 C960 880 1060 960 1160 1010 L1240 1200 Z',
        '#1f6b43',
      ),
    ]),
    shapes('near bush', [
      drawn(
        'M-80 1200 V1010 C100 950 260 1010 420 980 C600 950 760 1000 900 980 C1100 960 1400 1060 2000 1040 V1200 Z',
        '#2f8a4a',
      ),
    ]),
    say('roar', [1410, 322], { color: OCHRE, align: 'left', tracking: 20, reveal: fadeIn(10, 12) }),
    say('child_name', [1410, 500], { font: FONT.big, size: 210, height: 260, leading: 1.1, align: 'left', reveal: pop(14, 20) }),
    say('turning', [1410, 694], { size: 84, height: 120, align: 'left', reveal: fadeIn(30, 12) }),
    ...leaves(frames, [
      { kind: 'monstera', at: [-50, 300], rotate: 70, size: 110, tone: 1, from: [560, 520], open: 40 },
      { kind: 'monstera', at: [1160, -60], rotate: 172, size: 84, tone: 0, from: [760, 300], open: 42 },
      { kind: 'palm', at: [-30, -90], rotate: 116, size: 116, tone: 2, from: [420, 200], open: 36 },
      { kind: 'palm', at: [WIDTH + 40, 60], rotate: -120, size: 110, tone: 2, from: [1500, 300], open: 34 },
      { kind: 'banana', at: [WIDTH + 60, HEIGHT + 60], rotate: -38, size: 110, tone: 0, from: [1300, 1040], open: 38 },
      { kind: 'monstera', at: [WIDTH - 200, HEIGHT + 90], rotate: -14, size: 76, tone: 1, from: [1200, 900], open: 44 },
      { kind: 'banana', at: [-40, HEIGHT + 90], rotate: 30, size: 110, tone: 2, from: [420, 1060], open: 40 },
    ]),
  ];
}
