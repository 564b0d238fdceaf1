// Scene 4: the day from above: a brass bowl of marigolds turns around its number.
import { ground, softLight } from '../../kit/atmosphere.ts';
import type { Clock } from '../../kit/build-theme.ts';
import { composition } from '../../kit/lottie/composition.ts';
import { type Layer, nested, shapes } from '../../kit/lottie/layers.ts';
import { EASE, track } from '../../kit/lottie/motion.ts';
import { ellipse, fill, group, rect, repeat, stroke } from '../../kit/lottie/shapes.ts';
import { marigoldHead } from '../../kit/matter.ts';
import { metalRamp } from '../../kit/palette.ts';
import { placesIn, type Stage } from '../../kit/stage.ts';
import { COLORS, FONT, METAL, RUST, say } from './look.ts';

/** Heads of marigold that float around the middle of a bowl. */
const floating = (name: string, count: number, radius: number, width: number, first: number) =>
  composition(
    name,
    900,
    900,
    Array.from({ length: count }, (_, index) => {
      const angle = (index / count) * 2 * Math.PI;
      return marigoldHead(index * 2 + first, width, [450 + Math.sin(angle) * radius, 450 - Math.cos(angle) * radius]);
    }),
  );
const OUTER = floating('outer flowers', 15, 330, 154, 0);
const INNER = floating('inner flowers', 16, 236, 104, 1);

/** The bowl, and the words beside it or below. */
const WIDE = {
  bowl: [520, 540],
  sun: [1360, 480],
  tiles: [11, 6],
  x: 1404,
  weekday: { y: 330, size: 76, width: 720, height: 110 },
  month: { y: 470, size: 92, width: 700, height: 140 },
  invitation: { y: 700, size: 56, width: 720, height: 260, leading: 1.4 },
} as const;
const UPRIGHT = {
  bowl: [540, 630],
  sun: [540, 1340],
  tiles: [7, 11],
  x: 540,
  weekday: { y: 1206, size: 104, width: 880, height: 140 },
  month: { y: 1354, size: 120, width: 880, height: 160 },
  invitation: { y: 1590, size: 76, width: 890, height: 350, leading: 1.24 },
} as const;

export function dayScene({ frames, beat }: Clock, { width, height, portrait }: Stage): Layer[] {
  const { bowl, sun, tiles, x, ...rows } = placesIn(portrait, WIDE, UPRIGHT);
  const [across, down] = tiles;
  const [bowlX, bowlY] = bowl;
  const { y: named, ...weekday } = rows.weekday;
  const { y: dated, ...month } = rows.month;
  const { y: invited, ...invitation } = rows.invitation;
  const turn = (from: number, to: number) => track([0, from - 60, EASE.out], [beat(3), from, EASE.linear], [frames, to]);
  const tile = group('tile', [rect(-70, -70, 140, 140, 4), fill('#fdf3dc')], { rotate: 45 });
  const grown = track([0, [78, 78], EASE.out], [beat(2), [100, 100]]);
  return [
    ground('floor', width, height, '#e6bf7e'),
    shapes(
      'tiles',
      [
        group('row', [tile, repeat(across, { move: [206, 0] })]),
        group('between', [tile, repeat(across, { move: [206, 0] })], { at: [103, 103] }),
      ],
      { opacity: 32 },
    ),
    shapes(
      'rows of tiles',
      [group('rows', [group('row', [tile, repeat(across, { move: [206, 0] })]), repeat(down, { move: [0, 206] })])],
      { opacity: 40 },
    ),
    shapes('sun', [softLight('sun', ...sun, 900, '#fff6dc', 0.9)]),
    shapes(
      'bowl',
      [
        group('shadow', [ellipse([26, 34], 900), fill('#7a4a1c', 38)]),
        group('brass', [ellipse([0, 0], 900), fill(metalRamp(METAL, [-450, -450], [450, 450]))]),
        group('water', [ellipse([0, 0], 826), fill('#26508f')]),
      ],
      { at: [bowlX, bowlY], scale: grown },
    ),
    nested('outer flowers', OUTER, { anchor: [450, 450], at: [bowlX, bowlY], rotate: turn(0, 12), scale: grown }),
    nested('inner flowers', INNER, { anchor: [450, 450], at: [bowlX, bowlY], rotate: turn(11, -4), scale: grown }),
    shapes(
      'disc',
      [
        group('disc line', [ellipse([0, 0], 372), stroke(RUST, 4)]),
        group('disc', [ellipse([0, 0], 400), fill(COLORS.paper)]),
      ].reverse(),
      { at: [bowlX, bowlY], scale: grown },
    ),
    say('day', { at: [bowlX, bowlY - 4], size: 230, width: 320, height: 260, font: FONT.names, leading: 1, from: 8 }),
    say('weekday', { ...weekday, at: [x, named], color: RUST, from: beat(0.8) }),
    say('month_year', { ...month, at: [x, dated], font: FONT.names, from: beat(1.2) }),
    say('invitation', { ...invitation, at: [x, invited], from: beat(1.8), by: 'words' }),
  ];
}
