// Scene 4: a board on vines shows day, time and place; the animals peek around it until the end.
import type { Clock } from '../../kit/build-theme.ts';
import { empty, type Layer, shapes } from '../../kit/lottie/layers.ts';
import { EASE, sway, track } from '../../kit/lottie/motion.ts';
import { drawn } from '../../kit/motifs/drawn.ts';
import { elephant, hornbill, lion } from '../../kit/motifs/jungle-animals.ts';
import { bough, hangingBoard } from '../../kit/motifs/jungle-wood.ts';
import { fadeIn, pop, type Reveal, wordByWord } from '../../kit/text/reveals.ts';
import type { TextBox } from '../../kit/text/text-layer.ts';
import { COLORS, FONT, floor, GREENS, leaves, say, WIDTH, X } from './look.ts';

export function partyScene({ frames, beat }: Clock): Layer[] {
  const board = empty('board', {
    at: track([0, [X, -700], EASE.out], [26, [X, 530]]),
    rotate: track([0, -4, EASE.out], [26, 1.2, EASE.breath], [60, -0.5, EASE.breath], [90, 0]),
  });
  const written = (
    key: string,
    y: number,
    size: number,
    color: TextBox['color'],
    reveal: Reveal,
    font = FONT.bold,
    height = size * 1.35,
  ): Layer => say(key, [0, y], { font, size, color, width: 860, height, leading: 1.1, reveal }, { parent: board });
  return [
    ...floor(COLORS.ground, { at: [X, 560], radius: 560, color: '#1b6a4a' }),
    shapes('elephant', [elephant(frames)], {
      at: track([8, [1900, 1100], EASE.out], [beat(2.6), [1668, 1046], EASE.breath], [frames, [1660, 1046]]),
      rotate: sway(frames, 76, 0, 1.2),
      scale: 96,
    }),
    shapes('bough', [bough(640)], { at: [40, 506], rotate: -3 }),
    shapes('hornbill', [hornbill(frames)], {
      at: track([12, [-160, 360], EASE.out], [beat(2.8), [270, 500], EASE.breath], [frames, [270, 494]]),
      scale: 76,
      rotate: sway(frames, 58, 0, 1.8),
    }),
    board,
    shapes('board', [hangingBoard(960, 860, 5)], { parent: board }),
    shapes('lion', [lion(frames)], {
      at: track([4, [300, 1360], EASE.out], [beat(2.2), [300, 1010], EASE.breath], [frames, [300, 1004]]),
      rotate: sway(frames, 88, -3, 1.4),
      scale: 96,
    }),
    shapes('bush', [
      drawn(
        'M-80 1200 V1010 C160 950 420 1040 700 1030 C1000 1020 1300 1040 1600 990 C1760 970 1880 990 2000 1010 V1200 Z',
        GREENS[1],
      ),
    ]),
    ...leaves(frames, [
      { kind: 'palm', at: [-60, -80], rotate: 122, size: 84, tone: 2 },
      { kind: 'palm', at: [WIDTH, -70], rotate: -130, size: 104, tone: 2 },
      { kind: 'monstera', at: [-70, 620], rotate: 76, size: 70, tone: 1 },
      { kind: 'monstera', at: [WIDTH + 70, 420], rotate: -80, size: 78, tone: 0 },
      { kind: 'banana', at: [WIDTH + 40, 1130], rotate: -30, size: 70, tone: 0 },
    ]),
    written('party_title', -344, 62, '#a0320f', fadeIn(16, 12)),
    written('day_month', -168, 134, COLORS.ground, pop(20, 18), FONT.big, 160),
    written('when', 0, 60, COLORS.deep, fadeIn(28, 12)),
    written('venue', 172, 62, '#0b5a3c', wordByWord(32, 18), FONT.bold, 160),
    written('city', 312, 50, COLORS.deep, fadeIn(38, 12), FONT.text),
    written('hosts', 380, 48, '#7a2a0c', fadeIn(44, 12), FONT.text),
  ];
}
