// Scene 3: one line of invitation, large, between two vines; marigolds and the bowl of paste where they meet.
import type { Clock } from '../../kit/build-theme.ts';
import type { Layer } from '../../kit/lottie/layers.ts';
import { sway } from '../../kit/lottie/motion.ts';
import { hennaFlower, paisley } from '../../kit/motifs/henna.ts';
import { placesIn, type Stage } from '../../kit/stage.ts';
import { fadeIn, wordByWord } from '../../kit/text/reveals.ts';
import { COLORS, close, drawing, FONT, growing, INK, paper, planesOf, raised, say, things, vines } from './look.ts';

/** The camera's way, stain and shadow on the paper, a vine (its distance from the middle), the flower, the paisleys' distance from the corners, what lies on the paper and before the lens, the words. */
const WIDE = {
  slide: [0, -24],
  stain: [960, 520, 1500],
  shade: [-30, 300, 900],
  half: [
    [60, 960],
    [185, 950],
    [300, 985],
    [415, 950],
    [530, 976],
    [646, 930],
    [761, 948],
    [866, 900],
    [924, 800],
    [911, 690],
    [936, 580],
  ],
  flower: { at: [960, 946], radius: 120 },
  corner: [176, 170, 230],
  things: [
    ['marigold-2', 760, 1010, 130, 10],
    ['marigold-1', 1160, 1010, 140, 60],
    ['marigold-3', 1270, 1040, 110, 30],
    ['rose-petal-2', 640, 1030, 84, 30],
    ['rose-petal-5', 1400, 1040, 84, 160],
  ],
  close: [
    ['henna-sprig-soft', 1830, 20, 820, 150],
    ['marigold-1-soft', 60, 1060, 420, 0],
  ],
  invitation: { at: [960, 392], size: 118, width: 1240, height: 320 },
  hosts: { at: [960, 676], size: 58, width: 1180, height: 170 },
} as const;
const UPRIGHT = {
  slide: [0, -40],
  stain: [540, 800, 1500],
  shade: [-60, 460, 900],
  half: [
    [40, 1640],
    [140, 1612],
    [236, 1640],
    [330, 1600],
    [416, 1530],
    [462, 1420],
    [444, 1300],
    [478, 1180],
    [458, 1060],
    [486, 940],
    [464, 820],
    [490, 700],
    [470, 580],
  ],
  flower: { at: [540, 1630], radius: 150 },
  corner: [206, 330, 300],
  things: [
    ['henna-bowl', 540, 1850, 360, 0],
    ['marigold-2', 280, 1800, 160, 10],
    ['marigold-1', 800, 1790, 170, 60],
    ['marigold-3', 930, 1870, 140, 30],
    ['rose-petal-2', 160, 1890, 96, 30],
    ['rose-petal-5', 700, 1700, 84, 160],
  ],
  close: [
    ['henna-sprig-soft', 1010, 30, 820, 140],
    ['marigold-1-soft', 40, 1900, 400, 0],
  ],
  invitation: { at: [540, 800], size: 120, width: 690, height: 580 },
  hosts: { at: [540, 1246], size: 68, width: 760, height: 272 },
} as const;

export function invitationScene({ frames, beat }: Clock, stage: Stage): Layer[] {
  const at = placesIn(stage.portrait, WIDE, UPRIGHT);
  const { far, middle, near, close: foremost } = planesOf(stage, frames, at.slide);
  const { x, width } = stage;
  const [left, top, size] = at.corner;
  const half = (side: 1 | -1) =>
    [at.half.map(([away, y]) => [x + side * away, y] as const), growing(0, beat(3), stage.portrait ? 104 : 100)] as const;
  const drawn = drawing(beat(0.5), beat(3), 3.4);
  return [
    ...paper(stage, frames, at.stain, at.shade),
    far,
    middle,
    near,
    foremost,
    ...vines('vines of the invitation', stage, [half(1), half(-1)], far),
    ...raised(
      'flower and paisleys',
      stage,
      [
        hennaFlower(at.flower.radius, 12, drawing(4, beat(3), 4), { at: at.flower.at, rotate: sway(frames, 160, 0, 6) }),
        paisley(size, drawn, { at: [left, top], rotate: sway(frames, 140, 130, 2) }),
        paisley(size, drawn, { at: [width - left, top], rotate: sway(frames, 140, -130, 2), scale: [-100, 100] }),
      ],
      far,
    ),
    ...things(at.things, middle),
    ...close(frames, at.close, foremost),
    say('invitation', at.invitation.at, {
      ...at.invitation,
      font: FONT.names,
      leading: 1.36,
      align: 'center',
      color: INK,
      reveal: wordByWord(4, 30),
    }),
    say('hosts', at.hosts.at, { ...at.hosts, align: 'center', color: COLORS.deep, reveal: fadeIn(beat(2), 12) }),
  ];
}
