import { sway } from '../lottie/motion.ts';
import { type Color, linear, radial } from '../lottie/paint.ts';
import { ellipse, fill, group, type Placement, rosette } from '../lottie/shapes.ts';
import type { ShapeItem } from '../lottie/types.ts';
import { darker, lighter } from '../palette.ts';
import { seeded } from '../random.ts';
import { drawn, inked } from './drawn.ts';

export interface BanyanColors {
  bark: Color;
  leaf: Color;
  /** Light in the crown. */
  sun: Color;
}

/** A bush of leaves: scalloped, lit from above. */
function bush(x: number, y: number, size: number, color: Color, turn: number): ShapeItem {
  return group(
    'bush',
    [
      rosette(13, size, size * 0.86, 130, turn),
      fill(
        radial(
          [-size * 0.3, -size * 0.5],
          [size * 0.5, size * 0.9],
          [0, lighter(color, 0.16)],
          [0.6, color],
          [1, darker(color, 0.24)],
        ),
      ),
    ],
    { at: [x, y], scale: [118, 82] },
  );
}

/** Crown of a banyan around the origin, about 1100 wide. */
function crown(colors: BanyanColors, back: boolean): ShapeItem[] {
  const { leaf, sun } = colors;
  const clumps: readonly (readonly [x: number, y: number, size: number])[] = back
    ? [
        [-430, 30, 150],
        [-260, -90, 190],
        [0, -160, 220],
        [260, -100, 200],
        [450, 20, 150],
        [-120, 40, 170],
        [170, 50, 170],
      ]
    : [
        [-380, -30, 120],
        [-200, -130, 130],
        [60, -190, 140],
        [300, -110, 130],
        [410, -10, 100],
        [-60, -60, 150],
        [180, -20, 120],
        [-270, 40, 110],
      ];
  const tone = back ? darker(leaf, 0.26) : leaf;
  const bushes = clumps.map(([x, y, size], index) => bush(x, y, size, index % 3 === 1 ? lighter(tone, 0.07) : tone, index * 17));
  if (back) return bushes;
  const random = seeded(6);
  const glints = Array.from({ length: 46 }, () => {
    const angle = random.between(Math.PI * 0.95, Math.PI * 2.05);
    const far = Math.sqrt(random());
    return group(
      'leaf',
      [ellipse([0, 0], random.between(16, 26), random.between(7, 11)), fill(random() < 0.55 ? lighter(leaf, 0.34) : sun)],
      {
        at: [Math.cos(angle) * far * 470, Math.sin(angle) * far * 250 + 20],
        rotate: random.between(-60, 60),
        opacity: 75,
      },
    );
  });
  return [...bushes, ...glints];
}

/** A banyan standing on y = 0, about 1100 wide and 900 high; its aerial roots move slightly in the wind. */
export function banyan(colors: BanyanColors, frames: number, place: Placement = {}): ShapeItem {
  const { bark } = colors;
  const wood = linear(
    [-170, 0],
    [170, 0],
    [0, lighter(bark, 0.24)],
    [0.35, bark],
    [0.7, darker(bark, 0.2)],
    [1, darker(bark, 0.45)],
  );
  const random = seeded(31);
  const hanging = Array.from({ length: 22 }, (_, index) => {
    const x = -470 + index * 45 + random.between(-14, 14);
    const length = random.between(120, 330) * (1 - Math.abs(x) / 900);
    const bend = random.between(-16, 16);
    return group(
      'aerial root',
      [
        inked(
          `M0 0 C${bend} ${length * 0.4} ${-bend} ${length * 0.7} ${bend * 0.4} ${length}`,
          darker(bark, 0.1),
          random.between(3, 6.5),
        ),
      ],
      {
        at: [x, -500 + Math.abs(x) * 0.12],
        rotate: index % 3 === 0 ? sway(frames, 96, 0, 1.6, random()) : 0,
      },
    );
  });
  const prop = (x: number, foot: number, width: number) =>
    drawn(
      `M${x - width * 0.4} -520 C${x - width * 0.2} -340 ${foot - width * 0.5} -180 ${foot - width} 0 L${foot + width} 0 C${foot + width * 0.3} -180 ${x + width * 0.3} -340 ${x + width * 0.4} -520 Z`,
      linear(
        [x - width * 1.6, 0],
        [x + width * 1.6, 0],
        [0, lighter(bark, 0.14)],
        [0.5, darker(bark, 0.12)],
        [1, darker(bark, 0.4)],
      ),
    );
  return group(
    'banyan',
    [
      group('shadow', [ellipse([0, 0], 900, 60), fill('#1c130a', 26)]),
      group('far crown', crown(colors, true), { at: [0, -620] }),
      prop(-300, -330, 16),
      prop(320, 350, 18),
      prop(-210, -200, 12),
      prop(240, 226, 12),
      drawn(
        'M-150 0 C-96 -60 -104 -190 -90 -300 C-82 -400 -190 -470 -300 -560 L-250 -590 C-150 -540 -90 -490 -50 -430 C-40 -510 -60 -570 -80 -640 L-20 -650 C0 -570 10 -510 20 -440 C60 -520 160 -560 270 -600 L310 -560 C200 -500 110 -420 100 -310 C104 -190 110 -70 170 0 C110 -14 80 -10 60 -30 C40 0 -10 0 -30 -34 C-60 -6 -100 -14 -150 0 Z',
        wood,
      ),
      inked(
        'M-70 -20 C-40 -120 -60 -240 -40 -380 M-10 -30 C10 -140 -16 -260 4 -420 M50 -24 C50 -120 70 -230 56 -340 M-100 -10 C-80 -70 -86 -140 -78 -210 M110 -14 C86 -90 94 -160 84 -240',
        darker(bark, 0.4),
        6,
        { opacity: 60 },
      ),
      ...hanging,
      group('near crown', crown(colors, false), { at: [0, -620] }),
    ],
    place,
  );
}

/** A thatched hut with a low wall, standing on y = 0, about 420 wide. */
export function hut(thatch: Color, wall: Color, glow: Color, place: Placement = {}): ShapeItem {
  const straws = Array.from({ length: 17 }, (_, index) => {
    const t = index / 16;
    return `M${-20 + t * 40} -300 L${-214 + t * 428} -120`;
  }).join(' ');
  return group(
    'hut',
    [
      group('shadow', [ellipse([0, 4], 460, 36), fill('#1c130a', 30)]),
      drawn(
        'M-150 0 L-150 -150 L150 -150 L150 0 Z',
        linear([-150, 0], [150, 0], [0, lighter(wall, 0.2)], [1, darker(wall, 0.24)]),
      ),
      drawn('M-44 0 L-44 -92 C-44 -122 44 -122 44 -92 L44 0 Z', linear([0, -110], [0, 0], [0, darker(wall, 0.55)], [1, glow])),
      inked('M-150 -34 L-60 -34 M60 -34 L150 -34', '#fff3dc', 5, { dash: [0.1, 16] }),
      drawn(
        'M-24 -304 C0 -320 0 -320 24 -304 L226 -112 C150 -132 -150 -132 -226 -112 Z',
        linear([-120, -300], [120, -110], [0, lighter(thatch, 0.25)], [0.6, thatch], [1, darker(thatch, 0.35)]),
      ),
      inked(straws, darker(thatch, 0.32), 3, { opacity: 55 }),
      inked('M-130 -204 C-60 -214 60 -214 130 -204', darker(thatch, 0.4), 6, { opacity: 60 }),
    ],
    place,
  );
}

/** A flying bird, `span` wide; its wings beat once in `period` frames. */
export function birdOnWing(span: number, color: Color, frames: number, period: number, place: Placement = {}): ShapeItem {
  const s = (part: number) => span * part;
  const wing = (side: 1 | -1) =>
    group(
      'wing',
      [
        drawn(
          `M0 0 C${s(0.12)} ${-s(0.2)} ${s(0.3)} ${-s(0.24)} ${s(0.5)} ${-s(0.12)} C${s(0.32)} ${-s(0.14)} ${s(0.14)} ${-s(0.06)} 0 ${s(0.05)} Z`,
          color,
        ),
      ],
      {
        scale: [side * 100, 100],
        rotate: sway(frames, period, 0, 16 * side, 0.25),
      },
    );
  return group('bird', [wing(-1), wing(1), group('body', [ellipse([0, s(0.01)], s(0.13), s(0.06)), fill(color)])], place);
}

/** Tall grass along a bank, `width` wide, on y = 0. */
export function reeds(width: number, height: number, color: Color, seed: number, place: Placement = {}): ShapeItem {
  const random = seeded(seed);
  const blades = Array.from({ length: Math.round(width / 22) }, () => {
    const x = random.between(-width / 2, width / 2);
    const tall = height * random.between(0.45, 1);
    const lean = random.between(-0.3, 0.3) * tall;
    return `M${x - 5} 0 C${x - 2} ${-tall * 0.5} ${x + lean * 0.5} ${-tall * 0.8} ${x + lean} ${-tall} C${x + lean * 0.6 + 4} ${-tall * 0.7} ${x + 5} ${-tall * 0.4} ${x + 6} 0 Z`;
  }).join(' ');
  return group('reeds', [drawn(blades, linear([0, 0], [0, -height], [0, darker(color, 0.3)], [1, color]))], place);
}
