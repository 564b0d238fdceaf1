// Scene 1: a clay disc and paper leaves with an ink branch over them; the names large beside them or below.
import type { Clock } from '../../kit/build-theme.ts';
import { type Layer, shapes } from '../../kit/lottie/layers.ts';
import { EASE, sway, track } from '../../kit/lottie/motion.ts';
import { fill, rect } from '../../kit/lottie/shapes.ts';
import { cutPaper, foldedLeaf, scissoredDisc } from '../../kit/motifs/cut-paper.ts';
import { lineBranch } from '../../kit/motifs/line-botanicals.ts';
import { placesIn, type Stage } from '../../kit/stage.ts';
import { fadeIn, rise } from '../../kit/text/reveals.ts';
import { CLAY, COLORS, DARK_CLAY, FONT, INK, laid, OCHRE, OLIVE, SAND, setLeft, sheet } from './look.ts';

/** The cuts with the way each comes by, the branch, and the words from their left edge. */
const WIDE = {
  sand: { radius: 360, by: [300, -200], at: [1690, 250] },
  clay: { radius: 380, by: [500, 60], at: [1420, 560] },
  olive: { size: [340, 640], by: [260, 420], at: [1770, 1130], turn: 14 },
  ochre: { size: [270, 480], by: [120, 460], at: [1190, 1130], turn: -20 },
  branch: { length: 820, at: [1440, 1010], turn: 4 },
  name: { size: 236, width: 866, height: 250 },
  first: [156, 304],
  and: { at: [156, 486], size: 62, width: 300, height: 80 },
  second: [156, 664],
  rule: [156, 848],
  occasion: { at: [156, 912], size: 60, width: 860, height: 80 },
} as const;
const UPRIGHT = {
  sand: { radius: 350, by: [240, -260], at: [890, 250] },
  clay: { radius: 400, by: [-420, -60], at: [470, 540] },
  olive: { size: [330, 620], by: [420, 160], at: [1140, 1120], turn: -24 },
  ochre: { size: [260, 470], by: [-400, 120], at: [-30, 1010], turn: 34 },
  branch: { length: 760, at: [486, 940], turn: 4 },
  name: { size: 236, width: 890, height: 250 },
  first: [96, 1156],
  and: { at: [100, 1334], size: 76, width: 300, height: 90 },
  second: [96, 1500],
  rule: [100, 1652],
  occasion: { at: [98, 1710], size: 68, width: 880, height: 90 },
} as const;

export function namesScene({ frames }: Clock, stage: Stage): Layer[] {
  const { sand, clay, olive, ochre, branch, rule, ...at } = placesIn(stage.portrait, WIDE, UPRIGHT);
  const name = { ...at.name, font: FONT.big, color: COLORS.deep, leading: 1.05 };
  const drift = ({ by: [dx, dy], at: [x, y] }: { by: readonly [number, number]; at: readonly [number, number] }) =>
    track([0, [x + dx, y + dy], EASE.out], [36, [x, y], EASE.breath], [frames, [x - dx * 0.06, y - dy * 0.06]]);
  return [
    ...sheet(stage, COLORS.ground, '#cdb48d', 3),
    shapes('sand', [cutPaper(scissoredDisc(sand.radius), SAND)], { at: drift(sand) }),
    shapes('clay', [cutPaper(scissoredDisc(clay.radius), CLAY)], {
      at: drift(clay),
      rotate: track([0, 30, EASE.out], [60, 0]),
    }),
    shapes('olive leaf', [foldedLeaf(...olive.size, OLIVE)], {
      at: drift(olive),
      rotate: sway(frames, 140, olive.turn, 1.6),
    }),
    shapes('ochre leaf', [foldedLeaf(...ochre.size, OCHRE)], {
      at: drift(ochre),
      rotate: sway(frames, 130, ochre.turn, 1.6, 0.4),
    }),
    shapes('branch', [lineBranch(branch.length, 6, { ink: '#fdf8ee', weight: 6, from: 6, frames: 62 })], {
      at: branch.at,
      rotate: sway(frames, 150, branch.turn, 0.8),
    }),
    setLeft({ key: 'first', ...name, reveal: rise(6, 18, 80) }, at.first),
    setLeft({ ...at.and, key: 'and', font: FONT.lines, color: DARK_CLAY, reveal: fadeIn(18, 12) }, at.and.at),
    setLeft({ key: 'second', ...name, reveal: rise(16, 18, 80) }, at.second),
    shapes('rule', [rect(0, 0, 150, 5), fill(CLAY)], {
      at: laid(rule, rule, 0),
      scale: track([26, [0, 100], EASE.weight], [46, [100, 100]]),
    }),
    setLeft({ ...at.occasion, key: 'occasion', font: FONT.lines, color: INK, reveal: fadeIn(30, 14) }, at.occasion.at),
  ];
}
