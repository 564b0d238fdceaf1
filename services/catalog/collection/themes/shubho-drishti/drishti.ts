// Scene 2: shubho drishti. Two betel leaves part, as the bride lowers them, and the names stand under topor and mukut.
import { drifting, ground, softLight, vignette } from '../../kit/atmosphere.ts';
import type { Clock } from '../../kit/build-theme.ts';
import { plane, standOn } from '../../kit/camera.ts';
import { type Layer, shapes } from '../../kit/lottie/layers.ts';
import { EASE, sway, track } from '../../kit/lottie/motion.ts';
import { radial } from '../../kit/lottie/paint.ts';
import { alpana } from '../../kit/motifs/alpana.ts';
import { mukut, topor } from '../../kit/motifs/bengali-rite.ts';
import { betelLeaf } from '../../kit/motifs/betel.ts';
import { jasmineString, loosePetal } from '../../kit/motifs/garlands.ts';
import { rays } from '../../kit/motifs/lamps.ts';
import { placesIn, type Stage } from '../../kit/stage.ts';
import { fadeIn, wordByWord } from '../../kit/text/reveals.ts';
import { COLORS, FONT, gild, LINE, PASTE, PITH, say, WORD_METAL } from './look.ts';

const WIDE = {
  columns: [
    [550, 0],
    [1370, 0],
  ],
  crown: { foot: 500, topor: 350, mukut: 390 },
  names: { y: 726, size: 116, width: 690, height: 180 },
  label: { at: [960, 934], size: 56, width: 700, height: 92 },
  leaf: 1020,
  held: 30,
  rest: [-350, 2270, 120],
  strings: [60, 132, 960],
  buds: [14, 9, 10],
} as const;
const UPRIGHT = {
  columns: [
    [540, 0],
    [540, 724],
  ],
  crown: { foot: 575, topor: 450, mukut: 430 },
  names: { y: 822, size: 126, width: 846, height: 200 },
  label: { at: [540, 1724], size: 70, width: 700, height: 110 },
  leaf: 1180,
  held: 360,
  rest: [-470, 1550, 420],
  strings: [40, 108, 1500],
  buds: [26, 15, 0],
} as const;

export function drishtiScene({ frames }: Clock, { width, height, x, y, portrait }: Stage): Layer[] {
  const { columns, crown, names, label, leaf, held, rest, strings, buds } = placesIn(portrait, WIDE, UPRIGHT);
  const [his, hers] = columns;
  const { y: below, ...row } = names;
  const { at: labelled, ...line } = label;
  const move = { frames, zoom: [100, 106] as const };
  const back = plane('back plane', 0.4, width, height, move);
  const subject = plane('crown plane', 1, width, height, move);
  const near = plane('near plane', 2.3, width, height, move);
  const down = (start: number, [at, lower]: readonly [number, number]) =>
    track(
      [start, [at, crown.foot + lower - 70], EASE.out],
      [start + 34, [at, crown.foot + lower], EASE.breath],
      [frames, [at, crown.foot + lower - 6]],
    );
  const seen = (start: number) => track([start, 0, EASE.inOut], [start + 14, 100]);
  /** A leaf as she holds it before her eyes; then it swings out to the edge of the frame. */
  const cover = (side: -1 | 1) => {
    const edge = side < 0 ? rest[0] : rest[1];
    return shapes('betel leaf', [betelLeaf(leaf, '#2f7a3a')], {
      at: track(
        [0, [x + side * leaf * 0.21, held], EASE.breath],
        [28, [x + side * leaf * 0.19, held + 14], EASE.weight],
        [72, [edge, rest[2]], EASE.breath],
        [frames, [edge - side * 16, rest[2] + 20]],
      ),
      rotate: track([0, side * 5, EASE.breath], [28, side * 3, EASE.weight], [72, side * -30, EASE.breath], [frames, side * -34]),
    });
  };
  return [
    back,
    subject,
    near,
    ground('red', width, height, COLORS.ground),
    ground(
      'depth',
      width,
      height,
      radial([x, y], [x, y + Math.max(width, height) * 0.7], [0, '#e0482e', 0.5], [0.5, '#8a1517', 0.35], [1, '#2a0308', 0.92]),
    ),
    ...standOn(back, [
      shapes(
        'rays',
        [rays(Math.max(width, height) * 0.7, 20, '#ffcf86', 0.16, { rotate: track([0, 0, EASE.linear], [frames, 11]) })],
        { at: [x, y] },
      ),
      shapes(
        'alpana',
        [
          alpana(
            portrait ? 900 : 800,
            { paste: PASTE, first: -200, frames: 60 },
            { opacity: 15, rotate: track([0, 0, EASE.linear], [frames, -8]) },
          ),
        ],
        {
          at: [x, y],
        },
      ),
      shapes('light', [
        softLight('his', his[0], crown.foot + his[1] - 130, 430, '#ffb060', 0.4),
        softLight('hers', hers[0], crown.foot + hers[1] - 130, 430, '#ffb060', 0.4),
      ]),
    ]),
    vignette(width, height, COLORS.deep, 0.5),
    ...standOn(subject, [
      shapes('topor', [topor(crown.topor, PITH, frames)], {
        at: down(14, his),
        opacity: seen(14),
        rotate: sway(frames, 110, 0, 1),
      }),
      shapes('mukut', [mukut(crown.mukut, PITH, frames)], {
        at: down(20, hers),
        opacity: seen(20),
        rotate: sway(frames, 110, 0, 1, 0.4),
      }),
      gild('first_honoured', [his[0], below + his[1]], WORD_METAL, [62, 112], {
        ...row,
        leading: 1.25,
        reveal: wordByWord(40, 16),
      }),
      gild('second_honoured', [hers[0], below + hers[1]], WORD_METAL, [70, 120], {
        ...row,
        leading: 1.25,
        reveal: wordByWord(48, 16),
      }),
    ]),
    say('drishti', labelled, { font: FONT.lines, color: LINE, ...line, reveal: fadeIn(58, 14) }),
    ...[-1, 1].flatMap((side, strip) =>
      drifting('petal', (index) => loosePetal(40, index % 2 ? '#e8465a' : '#fff3e0'), {
        count: 5,
        seed: 61 + strip,
        left: side < 0 ? -40 : width - (portrait ? 90 : 190),
        width: portrait ? 90 : 200,
        height,
        frames,
        sizes: [60, 120],
        fall: 420,
        wind: side * 30,
      }),
    ),
    ...standOn(near, [
      shapes(
        'tuberoses',
        [-1, 1].flatMap((side) =>
          strings.slice(0, 2).map((beside, index) =>
            jasmineString(buds[index] ?? 8, portrait ? 38 : 42, '#fffdf4', '#c4161c', {
              at: [side < 0 ? beside : width - beside, -120],
              rotate: sway(frames, 80 + index * 9, 0, 1.6, index * 0.3 + (side > 0 ? 0.2 : 0)),
            }),
          ),
        ),
      ),
    ]),
    cover(-1),
    cover(1),
  ];
}
