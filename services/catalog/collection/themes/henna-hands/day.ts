// Scene 4: a cream arch with a henna border holds day, time and place.
import { vignette } from '../../kit/atmosphere.ts';
import type { Clock } from '../../kit/build-theme.ts';
import { moved } from '../../kit/geometry/transform.ts';
import { type Layer, shapes } from '../../kit/lottie/layers.ts';
import { EASE, track } from '../../kit/lottie/motion.ts';
import { fill, group, outline, stroke } from '../../kit/lottie/shapes.ts';
import { cuspedArch } from '../../kit/motifs/arches.ts';
import { hennaFlower, hennaLine, paisley, sprig } from '../../kit/motifs/henna.ts';
import { fadeIn, rise, wordByWord } from '../../kit/text/reveals.ts';
import { COLORS, drawing, FONT, garden, HENNA, leaves, STAGE, say } from './look.ts';

const ARCH = { width: 960, height: 1480, rise: 380, foils: 3 };
const arch = (less: number) =>
  moved(
    cuspedArch({ ...ARCH, width: ARCH.width - less * 2, height: ARCH.height - less * 2, rise: ARCH.rise - less * 0.6 }),
    STAGE.x,
    1790 - less,
  );

export function dayScene({ frames, beat }: Clock): Layer[] {
  const { x, width, height } = STAGE;
  const line = drawing(4, beat(3), 4.5);
  const late = drawing(beat(1), beat(4), 4.5);
  return [
    ...garden([x, 700, 900]),
    leaves(330, '#6d9c52', 70, 0),
    shapes(
      'card',
      [
        group('shadow', [outline(moved(arch(0), 0, 22)), fill('#0c2114', 45)]),
        group('paper', [outline(arch(0)), fill(COLORS.paper)]),
        group('rim', [outline(arch(20)), ...hennaLine(line, 1.4)]),
        group('beads', [outline(arch(38)), stroke(HENNA, 9, { dash: [0.1, 25], opacity: line.filled ?? 100 })]),
        group('second rim', [outline(arch(56)), ...hennaLine(line, 0.8)]),
      ],
      { at: track([0, [0, 500], EASE.out], [26, [0, 0]]) },
    ),
    shapes('henna', [
      hennaFlower(92, 10, late, { at: [x, 468], rotate: track([0, 0, EASE.linear], [frames, 20]) }),
      paisley(190, late, { at: [x - 220, 540], rotate: 60, scale: [-100, 100] }),
      paisley(190, late, { at: [x + 220, 540], rotate: -60 }),
      sprig(210, 5, 38, late, { at: [x - 60, 1260], rotate: -90 }),
      sprig(210, 5, 38, late, { at: [x + 60, 1260], rotate: 90 }),
      hennaFlower(34, 8, late, { at: [x, 1260] }),
    ]),
    vignette(width, height, '#0c2114', 0.35),
    say('couple', [x, 730], {
      font: FONT.names,
      size: 74,
      width: 760,
      height: 200,
      leading: 1.1,
      color: HENNA,
      reveal: fadeIn(8, 12),
    }),
    say('weekday', [x, 846], { size: 68, width: 700, color: '#465f22', reveal: fadeIn(14, 10) }),
    say('day', [x - 250, 1010], {
      font: FONT.names,
      size: 230,
      width: 300,
      height: 230,
      leading: 1,
      color: COLORS.deep,
      reveal: rise(16, 14),
    }),
    say('month', [x + 168, 966], { size: 78, width: 500, height: 96, align: 'left', color: HENNA, reveal: fadeIn(22, 12) }),
    say('time_line', [x + 168, 1062], {
      size: 70,
      width: 500,
      height: 90,
      align: 'left',
      color: COLORS.deep,
      reveal: fadeIn(28, 12),
    }),
    say('venue', [x, 1388], {
      size: 88,
      width: 800,
      height: 200,
      leading: 1.14,
      color: COLORS.deep,
      reveal: wordByWord(beat(2), 20),
    }),
    say('city', [x, 1518], { size: 70, width: 760, color: HENNA, reveal: fadeIn(beat(2.6), 12) }),
    say('hosts', [x, 1636], {
      size: 62,
      width: 790,
      height: 165,
      leading: 1.1,
      color: '#465f22',
      reveal: fadeIn(beat(3.2), 12),
    }),
  ];
}
