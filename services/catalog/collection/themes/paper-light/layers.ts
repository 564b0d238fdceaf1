// Scene 1: sheets of white paper, one behind another. The camera goes through their openings to the names.
import { ground, softLight } from '../../kit/atmosphere.ts';
import type { Clock } from '../../kit/build-theme.ts';
import { plane, standOn } from '../../kit/camera.ts';
import { type Layer, shapes } from '../../kit/lottie/layers.ts';
import { EASE } from '../../kit/lottie/motion.ts';
import { paperSheet, wavyOval } from '../../kit/motifs/paper-layers.ts';
import { drawing } from '../../kit/sprite.ts';
import { placesIn, type Stage } from '../../kit/stage.ts';
import { fadeIn, rise } from '../../kit/text/reveals.ts';
import { FOIL, FONT, gild, INK, morning, say } from './look.ts';

const WIDE = {
  oval: [640, 410],
  grow: [96, 62],
  heading: { y: 310, size: 50, width: 760 },
  first: { y: 446, size: 150, width: 860, height: 170 },
  and: { y: 556, size: 92, width: 200, height: 120 },
  second: { y: 662, size: 150, width: 860, height: 170 },
  blooms: [
    [330, 250, 150, 0],
    [1590, 838, 190, 30],
    [450, 900, 120, 50],
    [1500, 176, 110, 12],
  ],
  branches: [
    [250, 320, 330, -30],
    [1690, 780, 360, 150],
    [520, 950, 280, 80],
    [1420, 120, 260, 250],
  ],
} as const;
const UPRIGHT = {
  oval: [420, 620],
  grow: [44, 96],
  heading: { y: 620, size: 66, width: 700 },
  first: { y: 800, size: 180, width: 700, height: 210 },
  and: { y: 945, size: 120, width: 200, height: 150 },
  second: { y: 1090, size: 180, width: 700, height: 210 },
  blooms: [
    [150, 380, 170, 0],
    [930, 1560, 220, 30],
    [170, 1600, 140, 50],
    [940, 330, 130, 12],
  ],
  branches: [
    [110, 480, 380, -20],
    [1000, 1480, 420, 160],
    [260, 1690, 320, 80],
    [840, 260, 300, 250],
  ],
} as const;

/** Sheets from the farthest to the nearest: depth for the camera, tone. */
const SHEETS = [
  [0.55, '#f3efe7'],
  [0.9, '#f5f1ea'],
  [1.35, '#f1ede4'],
  [1.95, '#f6f3ec'],
  [2.8, '#efebe2'],
] as const;

export function layersScene(clock: Clock, stage: Stage): Layer[] {
  const { frames } = clock;
  const { width, height, x, y, portrait } = stage;
  const { oval, grow, blooms, branches, ...rows } = placesIn(portrait, WIDE, UPRIGHT);
  const move = { frames, zoom: [100, 113] as const, ease: EASE.inOut };
  const planes = SHEETS.map(([depth], index) => plane(`plane ${index + 1}`, depth, width, height, move));
  const words = plane('words plane', 0.3, width, height, move);
  const { y: y1, ...heading } = rows.heading;
  const { y: y2, ...first } = rows.first;
  const { y: y3, ...and } = rows.and;
  const { y: y4, ...second } = rows.second;
  const sheet = (index: number): Layer[] => {
    const [, tone] = SHEETS[index] ?? SHEETS[0];
    const on = planes[index] ?? words;
    const opening = wavyOval(oval[0] + grow[0] * index, oval[1] + grow[1] * index, 5 + (index % 3), 0.035, index * 0.9);
    const grown = index === 1 ? [0, 1] : index === 3 ? [2, 3] : [];
    return standOn(on, [
      ...grown.map((which) => {
        const [bx = 0, by = 0, length = 0, turn = 0] = branches[which] ?? [];
        return drawing('paper-branch', 5, length, { at: [bx, by], rotate: turn });
      }),
      shapes(`sheet ${index + 1}`, [paperSheet(opening, width * 1.5, height * 1.5, tone, 12 + index * 4)], { at: [x, y] }),
      ...grown.map((which) => {
        const [bx = 0, by = 0, radius = 0, turn = 0] = blooms[which] ?? [];
        return drawing('paper-bloom', 8, radius, { at: [bx, by], rotate: turn });
      }),
    ]);
  };
  return [
    words,
    ...planes,
    ground('back', width, height, '#fbf9f5'),
    shapes('light', [softLight('light', x, y, portrait ? 900 : 800, '#ffffff', 1)]),
    ...morning(clock, stage, 4),
    ...standOn(words, [
      say('heading', [x, y1], { ...heading, reveal: fadeIn(-8, 12) }),
      gild('first', [x, y2], FOIL, [34, 90], { ...first, leading: 1.1, reveal: rise(2, 18, 34) }),
      say('and', [x, y3], { font: FONT.script, color: INK, ...and, reveal: fadeIn(12, 12) }),
      gild('second', [x, y4], FOIL, [42, 98], { ...second, leading: 1.1, reveal: rise(14, 18, 34) }),
    ]),
    ...[0, 1, 2, 3, 4].flatMap(sheet),
  ];
}
