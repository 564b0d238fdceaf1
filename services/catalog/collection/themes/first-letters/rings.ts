// Scene 2: rings drop onto their stick, one per beat; the people who chose the name beside it.
import type { Clock } from '../../kit/build-theme.ts';
import { type Layer, shapes } from '../../kit/lottie/layers.ts';
import { EASE, track } from '../../kit/lottie/motion.ts';
import { linear } from '../../kit/lottie/paint.ts';
import { ellipse, fill, group, rect } from '../../kit/lottie/shapes.ts';
import { feltStar, hungOn, paperCloud } from '../../kit/motifs/night-nursery.ts';
import { stackingRing, toyBlock } from '../../kit/motifs/toys.ts';
import { fadeIn, wordByWord } from '../../kit/text/reveals.ts';
import { BERRY, BUTTER, CORAL, FONT, fall, LILAC, MINT, room, SKY, STAND, say, standing } from './look.ts';

export function ringsScene({ frames, beat }: Clock): Layer[] {
  const x = 1430;
  const rings = [
    [470, CORAL],
    [410, BUTTER],
    [350, MINT],
    [290, SKY],
    [232, LILAC],
  ] as const;
  const top = STAND - 110 - rings.length * 74 - 34;
  const drop = Math.round(beat(3.6));
  return [
    ...room('#dff0e6', '#cfe6da', [1400, 500]),
    standing(x, 760),
    shapes(
      'hung',
      hungOn(
        frames,
        [
          { thing: feltStar(40, BUTTER), x: 250, length: 130 },
          { thing: paperCloud('#fffaf3', '#ffffff', { scale: 46 }), x: 470, length: 80 },
          { thing: feltStar(34, CORAL), x: 690, length: 160 },
          { thing: paperCloud('#fffaf3', '#ffffff', { scale: 40 }), x: 1060, length: 190 },
          { thing: feltStar(44, SKY), x: 1240, length: 110 },
          { thing: feltStar(36, LILAC), x: 1680, length: 200 },
        ],
        '#b98850',
      ),
      { at: track([0, [0, -320], EASE.out], [30, [0, 0]]) },
    ),
    shapes('stick', [
      group('rod', [rect(x - 22, 400, 44, 500, 22), fill(linear([x - 22, 0], [x + 22, 0], [0, '#f6dcb4'], [1, '#c99a62']))]),
      group('foot', [
        rect(x - 280, STAND - 80, 560, 80, 34),
        fill(linear([0, STAND - 80], [0, STAND], [0, '#f3d5a6'], [1, '#cf9f66'])),
      ]),
    ]),
    ...rings.map(([width, color], index) =>
      shapes(`ring ${index + 1}`, [stackingRing(width, color)], {
        at: fall(Math.round(beat(0.3 + index * 0.6)), [x, STAND - 116 - index * 74]),
      }),
    ),
    shapes(
      'knob',
      [
        group('ball', [ellipse([0, 0], 150), fill(linear([-70, -70], [70, 70], [0, '#f6a294'], [1, '#d96a55']))]),
        group('shine', [ellipse([-26, -30], 36, 24), fill('#ffffff', 60)]),
      ],
      {
        at: fall(drop, [x, top - 30]),
      },
    ),
    shapes('block', [toyBlock(SKY, 'heart', { at: [0, 0], scale: 150 })], {
      at: [1090, STAND + 40],
      rotate: track([0, -6, EASE.out], [20, -3]),
    }),
    shapes('small block', [toyBlock(BUTTER, 'star', { at: [0, 0], scale: 120 })], { at: [1752, STAND + 46], rotate: 5 }),
    shapes(
      'left blocks',
      [
        toyBlock(CORAL, 'apple', { at: [0, 0], scale: 150 }),
        toyBlock(MINT, 'cloud', { at: [174, 0], scale: 150 }),
        toyBlock(LILAC, 'sun', { at: [80, -148], scale: 140, rotate: -4 }),
      ],
      {
        at: track([0, [-420, STAND + 60], EASE.out], [26, [230, STAND + 60]]),
      },
    ),
    say('chosen', [560, 280], { size: 64, width: 800, font: FONT.text, color: BERRY, align: 'left', reveal: fadeIn(6, 12) }),
    say('parents', [560, 480], { size: 108, width: 800, height: 300, leading: 1.08, align: 'left', reveal: wordByWord(10, 24) }),
  ];
}
