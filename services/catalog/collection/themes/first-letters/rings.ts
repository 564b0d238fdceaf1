// Scene 2: rings drop onto their stick, one per beat; the people who chose the name beside it, or above.
import type { Clock } from '../../kit/build-theme.ts';
import { type Layer, shapes } from '../../kit/lottie/layers.ts';
import { EASE, track } from '../../kit/lottie/motion.ts';
import { linear } from '../../kit/lottie/paint.ts';
import { ellipse, fill, group, rect } from '../../kit/lottie/shapes.ts';
import { feltStar, type Hung, hungOn, paperCloud } from '../../kit/motifs/night-nursery.ts';
import { stackingRing, toyBlock } from '../../kit/motifs/toys.ts';
import { placesIn, type Stage } from '../../kit/stage.ts';
import { fadeIn, wordByWord } from '../../kit/text/reveals.ts';
import { BERRY, BUTTER, CORAL, FONT, fall, floorIn, LILAC, MINT, room, SKY, say, standing } from './look.ts';

/**
 * The light, the stick with its size, the things on strings (size, place, length, a star's colour), the blocks (place, the lower
 * edge below the floor's line, size), the words.
 */
const WIDE = {
  light: [1400, 500],
  stick: { x: 1430, unit: 1, shadow: 760 },
  hung: [
    [40, 250, 130, BUTTER],
    [46, 470, 80, 'cloud'],
    [34, 690, 160, CORAL],
    [40, 1060, 190, 'cloud'],
    [44, 1240, 110, SKY],
    [36, 1680, 200, LILAC],
  ],
  block: [1090, 40, 100],
  small: [1752, 46, 100],
  pile: { x: 230, down: 60, scale: 100 },
  chosen: { at: [560, 280], size: 64, width: 800, align: 'left' },
  parents: { at: [560, 480], size: 108, width: 800, height: 300, align: 'left' },
} as const;
const UPRIGHT = {
  light: [560, 1160],
  stick: { x: 570, unit: 1.3, shadow: 960 },
  hung: [
    [44, 58, 780, BUTTER],
    [46, 250, 60, 'cloud'],
    [34, 430, 40, CORAL],
    [44, 640, 64, 'cloud'],
    [36, 836, 52, SKY],
    [42, 1028, 840, LILAC],
  ],
  block: [826, 118, 110],
  small: [956, 176, 120],
  pile: { x: 96, down: 150, scale: 120 },
  chosen: { at: [540, 300], size: 80, width: 880, align: 'center' },
  parents: { at: [540, 540], size: 132, width: 890, height: 360, align: 'center' },
} as const;

export function ringsScene({ frames, beat }: Clock, stage: Stage): Layer[] {
  const { light, stick, hung, block, small, pile, chosen, parents } = placesIn(stage.portrait, WIDE, UPRIGHT);
  const { stand } = floorIn(stage);
  const { x, unit } = stick;
  const rings = [
    [470, CORAL],
    [410, BUTTER],
    [350, MINT],
    [290, SKY],
    [232, LILAC],
  ] as const;
  const top = stand - (110 + rings.length * 74 + 34) * unit;
  const drop = Math.round(beat(3.6));
  const things = hung.map(
    ([size, at, length, color]): Hung => ({
      thing: color === 'cloud' ? paperCloud('#fffaf3', '#ffffff', { scale: size }) : feltStar(size, color),
      x: at,
      length,
    }),
  );
  return [
    ...room(stage, '#dff0e6', '#cfe6da', light),
    standing(stage, x, stick.shadow),
    shapes('hung', hungOn(frames, things, '#b98850'), { at: track([0, [0, -320], EASE.out], [30, [0, 0]]) }),
    shapes('stick', [
      group('rod', [
        rect(x - 22 * unit, stand - 530 * unit, 44 * unit, 500 * unit, 22 * unit),
        fill(linear([x - 22 * unit, 0], [x + 22 * unit, 0], [0, '#f6dcb4'], [1, '#c99a62'])),
      ]),
      group('foot', [
        rect(x - 280 * unit, stand - 80 * unit, 560 * unit, 80 * unit, 34 * unit),
        fill(linear([0, stand - 80 * unit], [0, stand], [0, '#f3d5a6'], [1, '#cf9f66'])),
      ]),
    ]),
    ...rings.map(([width, color], index) =>
      shapes(`ring ${index + 1}`, [stackingRing(width, color)], {
        at: fall(Math.round(beat(0.3 + index * 0.6)), [x, stand - (116 + index * 74) * unit]),
        scale: unit * 100,
      }),
    ),
    shapes(
      'knob',
      [
        group('ball', [ellipse([0, 0], 150), fill(linear([-70, -70], [70, 70], [0, '#f6a294'], [1, '#d96a55']))]),
        group('shine', [ellipse([-26, -30], 36, 24), fill('#ffffff', 60)]),
      ],
      {
        at: fall(drop, [x, top - 30 * unit]),
        scale: unit * 100,
      },
    ),
    shapes('block', [toyBlock(SKY, 'heart', { at: [0, 0], scale: 150 })], {
      at: [block[0], stand + block[1]],
      scale: block[2],
      rotate: track([0, -6, EASE.out], [20, -3]),
    }),
    shapes('small block', [toyBlock(BUTTER, 'star', { at: [0, 0], scale: 120 })], {
      at: [small[0], stand + small[1]],
      scale: small[2],
      rotate: 5,
    }),
    shapes(
      'left blocks',
      [
        toyBlock(CORAL, 'apple', { at: [0, 0], scale: 150 }),
        toyBlock(MINT, 'cloud', { at: [174, 0], scale: 150 }),
        toyBlock(LILAC, 'sun', { at: [80, -148], scale: 140, rotate: -4 }),
      ],
      {
        at: track([0, [-420, stand + pile.down], EASE.out], [26, [pile.x, stand + pile.down]]),
        scale: pile.scale,
      },
    ),
    say('chosen', chosen.at, { ...chosen, font: FONT.text, color: BERRY, reveal: fadeIn(6, 12) }),
    say('parents', parents.at, { ...parents, leading: 1.08, reveal: wordByWord(10, 24) }),
  ];
}
