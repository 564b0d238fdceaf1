// Scene 4: ivory cloth between two borders and the hall in the morning; day, time and place.
import type { Clock } from '../../kit/build-theme.ts';
import { type Layer, shapes } from '../../kit/lottie/layers.ts';
import { EASE, track } from '../../kit/lottie/motion.ts';
import { fill, group, rect, stroke } from '../../kit/lottie/shapes.ts';
import { falling } from '../../kit/matter.ts';
import { phulkariBand } from '../../kit/motifs/phulkari.ts';
import { placesIn, type Stage } from '../../kit/stage.ts';
import { COLORS, dawn, METAL, NAME, RED, SILKS, say } from './look.ts';

/** The cloth with its borders above and below, or on both sides, and the words on it. */
const UPRIGHT = {
  hall: { x: 540, shore: 1640, size: 86, mirrored: -60 },
  cloth: { x: 540, wide: 860, tall: 1310, top: 150 },
  petals: [
    [0, 110],
    [970, 1080],
  ],
  stitches: { left: 24, top: 150 },
  greeting: [-20, 1580, 1120, 240],
  greetingStitches: [-20, 1598, 1120, 204],
  couple: { at: [540, 392], size: 66, width: 770, height: 180 },
  weekday: { at: [540, 524], size: 64, width: 770, height: 96 },
  day: { at: [540, 690], size: 270, width: 700, height: 270 },
  month: { at: [540, 850], size: 74, width: 770, height: 106 },
  time: { at: [540, 942], size: 66, width: 770, height: 96 },
  venue: { at: [540, 1080], size: 68, width: 770, height: 196 },
  city: { at: [540, 1216], size: 66, width: 770, height: 96 },
  invitation: { at: [540, 1700], size: 63, width: 900, height: 180 },
} as const;
const WIDE = {
  hall: { x: 300, shore: 860, size: 92, mirrored: -60 },
  cloth: { x: 1210, wide: 1320, tall: 760, top: 84 },
  petals: [
    [0, 520],
    [1800, 1920],
  ],
  stitches: { left: 150, top: 24 },
  greeting: [-20, 900, 1960, 200],
  greetingStitches: [-20, 914, 1960, 200],
  couple: { at: [1414, 238], size: 72, width: 600, height: 200 },
  weekday: { at: [890, 246], size: 66, width: 380, height: 96 },
  day: { at: [890, 462], size: 270, width: 380, height: 280 },
  month: { at: [890, 666], size: 66, width: 390, height: 100 },
  time: { at: [1414, 392], size: 58, width: 600, height: 84 },
  venue: { at: [1414, 536], size: 68, width: 600, height: 196 },
  city: { at: [1414, 684], size: 58, width: 600, height: 84 },
  invitation: { at: [960, 958], size: 50, width: 1560, height: 76 },
} as const;

export function dayScene({ frames, beat }: Clock, stage: Stage): Layer[] {
  const { width, height, portrait } = stage;
  const { hall, cloth, petals, stitches, greeting, greetingStitches, ...at } = placesIn(portrait, WIDE, UPRIGHT);
  const { x, wide, tall, top } = cloth;
  const [left, right] = [x - wide / 2, x + wide / 2];
  const band = { length: portrait ? wide : tall, width: 130, cloth: RED, silks: SILKS, first: 4, lasts: beat(3) };
  const bands = portrait
    ? ([{ at: [left, top] }, { at: [left, top + tall], scale: [100, -100] }] as const)
    : ([
        { at: [left + 130, top], rotate: 90 },
        { at: [right - 130, top], rotate: 90, scale: [100, -100] },
      ] as const);
  return [
    ...dawn(stage, frames, hall),
    shapes(
      'cloth',
      [
        group('shadow', [rect(left + 12, top + 20, wide, tall, 6), fill('#7a3a30', 30)]),
        group('ivory', [rect(left, top, wide, tall, 6), fill(COLORS.paper)]),
        phulkariBand(band, bands[0]),
        phulkariBand({ ...band, first: 12 }, bands[1]),
        group('stitches', [
          rect(left + stitches.left, top + stitches.top, wide - stitches.left * 2, tall - stitches.top * 2, 4),
          stroke(METAL.body, 5, { cap: 'butt', dash: [20, 10] }),
        ]),
        group('pole', [rect(-20, top - 22, width + 40, 22, 11), fill('#8a4a1c')]),
      ],
      { at: track([0, [0, -height * 0.72], EASE.out], [34, [0, 0]]) },
    ),
    ...petals.flatMap(([from, to], index) =>
      falling(['rose-petal-2', 'rose-petal-6', 'rose-petal-4'], {
        ...{ count: 7, seed: 9 + index, left: from, right: to, height, frames },
        ...{ sizes: [38, 70], fall: 900, wind: 30 },
      }),
    ),
    say('couple', { ...NAME, ...at.couple, leading: 1.35, color: RED, from: 18 }),
    say('day_words', { ...at.weekday, color: COLORS.deep, from: beat(1) }),
    say('day', { ...at.day, leading: 1, font: NAME.font, color: RED, from: beat(1.2) }),
    say('month_year', { ...at.month, color: COLORS.deep, from: beat(1.6) }),
    say('time', { ...at.time, color: '#8a4a0c', from: beat(2) }),
    say('venue', {
      ...NAME,
      ...at.venue,
      leading: 1.38,
      color: COLORS.deep,
      from: beat(2.4),
      by: 'words',
    }),
    say('city', { ...at.city, color: '#8a4a0c', from: beat(2.9) }),
    shapes(
      'if:invitation greeting cloth',
      [
        group('cloth', [rect(...greeting), fill(RED)]),
        group('stitches', [rect(...greetingStitches), stroke(SILKS[0], 7, { cap: 'butt', dash: [26, 12] })]),
      ],
      {
        at: track([beat(1), [0, 420], EASE.out], [beat(2.2), [0, 0]]),
      },
    ),
    say('invitation', {
      ...at.invitation,
      leading: 1.3,
      color: COLORS.paper,
      from: beat(3.2),
      by: 'words',
    }),
  ];
}
