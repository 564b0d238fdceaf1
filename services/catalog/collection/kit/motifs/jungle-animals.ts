import { type Animated, sway } from '../lottie/motion.ts';
import { type Color, linear } from '../lottie/paint.ts';
import { ellipse, fill, group, outline, type Placement, ring } from '../lottie/shapes.ts';
import type { ShapeItem, Vector } from '../lottie/types.ts';
import { petal } from './arches.ts';
import { drawn, inked } from './drawn.ts';

const INK = '#2b1a12';

function dot(name: string, at: Vector, width: number, height: number, paint: Color): ShapeItem {
  return group(name, [ellipse(at, width, height), fill(paint)]);
}

/** Round eyes that blink occasionally; the caller animates the scale of the lids. */
function eyes(spread: number, y: number, size: number, blink: Animated<Vector>): ShapeItem {
  return group(
    'eyes',
    [-1, 1].flatMap((side) => [
      dot('eye', [side * spread, 0], size, size * 1.12, INK),
      dot('light', [side * spread + size * 0.16, -size * 0.22], size * 0.34, size * 0.34, '#ffffff'),
    ]),
    { at: [0, y], scale: blink },
  );
}

/** Lids that close for a moment every `period` frames. */
function blinking(frames: number, period: number, first: number): Animated<Vector> {
  const keys = [];
  for (let frame = first; frame <= frames + period; frame += period)
    keys.push([frame, [100, 100]] as const, [frame + 4, [100, 8]] as const, [frame + 8, [100, 100], 'hold'] as const);
  return { keys };
}

/** A lion's head and paws, looking over an edge at y = 0; about 460 wide. */
export function lion(frames: number, place: Placement = {}): ShapeItem {
  const mane = (count: number, length: number, width: number, color: string, rotate: number) =>
    ring('mane', count, [group('lock', [outline(petal(width, length, 0.62)), fill(color)], { at: [0, -70] })], {
      at: [0, -190],
      rotate: sway(frames, 96, rotate, 1.6),
    });
  return group(
    'lion',
    [
      mane(16, 190, 112, '#8f3f1c', 0),
      mane(14, 160, 108, '#c4622a', 12),
      dot('mane disc', [0, -190], 330, 330, '#d9772f'),
      ...[-1, 1].flatMap((side) => [
        dot('ear', [side * 116, -296], 88, 88, '#f0a93c'),
        dot('inner ear', [side * 116, -292], 50, 50, '#c4622a'),
      ]),
      drawn(
        'M0 -326 C82 -326 138 -276 138 -196 C138 -108 82 -54 0 -54 C-82 -54 -138 -108 -138 -196 C-138 -276 -82 -326 0 -326 Z',
        linear([-120, -320], [120, -60], [0, '#ffc861'], [1, '#eda132']),
      ),
      drawn('M-20 -326 L0 -250 L20 -326 Z M-58 -316 L-38 -256 L-22 -322 Z M58 -316 L38 -256 L22 -322 Z', '#d9852a'),
      dot('left cheek', [-92, -136], 50, 34, '#f2765a'),
      dot('right cheek', [92, -136], 50, 34, '#f2765a'),
      dot('muzzle left', [-36, -122], 96, 84, '#fff1d6'),
      dot('muzzle right', [36, -122], 96, 84, '#fff1d6'),
      dot('chin', [0, -88], 70, 50, '#fff1d6'),
      drawn('M-30 -162 C-30 -176 30 -176 30 -162 C30 -144 10 -132 0 -130 C-10 -132 -30 -144 -30 -162 Z', INK),
      inked('M0 -130 V-112 M-34 -108 Q-16 -92 0 -112 Q16 -92 34 -108', INK, 6),
      ...[-1, 1].flatMap((side) =>
        [0, 1, 2].map((step) => dot('whisker', [side * (40 + step * 16), -124 + (step % 2) * 14], 6, 6, '#c4622a')),
      ),
      eyes(62, -206, 36, blinking(frames, 84, 40)),
      inked('M-84 -244 Q-62 -258 -42 -246 M84 -244 Q62 -258 42 -246', '#8f3f1c', 8),
      ...[-1, 1].map((side) =>
        group(
          'paw',
          [
            drawn('M-58 40 V-26 C-58 -66 58 -66 58 -26 V40 Z', linear([0, -60], [0, 40], [0, '#ffc861'], [1, '#e0922a'])),
            inked('M-20 -22 V6 M20 -22 V6', '#b56a20', 6),
          ],
          { at: [side * 168, 0] },
        ),
      ),
    ],
    place,
  );
}

/** An Indian elephant from the front, its trunk raised to its left; feet on y = 0, about 620 high. The trunk's tip is at [-214, -470]. */
export function elephant(frames: number, place: Placement = {}): ShapeItem {
  const skin = linear([-200, -560], [200, 0], [0, '#a9bfd1'], [1, '#7590a8']);
  const ear = (side: -1 | 1) =>
    group(
      'ear',
      [
        drawn('M0 -70 C50 -126 150 -122 168 -46 C182 30 152 128 98 152 C44 150 -8 60 0 -70 Z', '#86a0b6'),
        drawn('M28 -46 C62 -88 126 -84 138 -34 C148 22 128 92 92 112 C54 104 22 40 28 -46 Z', '#f29a86'),
      ],
      { at: [side * 104, -380], scale: [side * 100, 100], rotate: sway(frames, 64, 0, side * 4) },
    );
  return group(
    'elephant',
    [
      drawn('M-170 0 C-200 -120 -180 -260 -110 -300 H110 C180 -260 200 -120 170 0 H60 V-50 C60 -84 -60 -84 -60 -50 V0 Z', skin),
      drawn('M-40 -84 C-80 -84 -104 -140 -96 -190 C-80 -230 80 -230 96 -190 C104 -140 80 -84 40 -84 Z', '#bfd0de'),
      ...[-1, 1].flatMap((side) => [-1, 0, 1].map((toe) => dot('toe', [side * 112 + toe * 34, -8], 30, 26, '#fff1d6'))),
      ear(-1),
      ear(1),
      drawn(
        'M0 -540 C100 -540 150 -470 146 -390 C142 -300 80 -256 0 -256 C-80 -256 -142 -300 -146 -390 C-150 -470 -100 -540 0 -540 Z',
        skin,
      ),
      drawn('M-36 -540 C-20 -580 -6 -566 0 -548 C8 -570 24 -576 34 -538 Z', '#7590a8'),
      drawn(
        'M56 -356 C60 -260 20 -196 -60 -196 C-160 -196 -226 -290 -236 -452 L-190 -470 C-174 -350 -130 -270 -76 -274 C-52 -276 -50 -320 -54 -356 Z',
        linear([-230, -400], [60, -250], [0, '#9db5c8'], [1, '#8aa4ba']),
      ),
      inked('M-196 -376 L-228 -366 M-178 -322 L-208 -302 M-150 -278 L-172 -250 M-108 -250 L-114 -216', '#6f8aa2', 6),
      drawn('M-236 -452 C-244 -480 -184 -500 -190 -470 Z', '#f29a86'),
      ...[-1, 1].map((side) => dot('cheek', [side * 104, -330], 48, 32, '#f29a86')),
      drawn('M74 -300 C96 -262 96 -230 74 -206 C70 -240 58 -268 46 -286 Z', '#fffaf0'),
      eyes(76, -398, 36, blinking(frames, 104, 30)),
      inked('M-98 -436 Q-76 -452 -56 -438 M98 -436 Q76 -452 56 -438', '#58728a', 7),
    ],
    place,
  );
}

/** A great hornbill in profile, looking right, its feet on y = 0; about 420 high. */
export function hornbill(frames: number, place: Placement = {}): ShapeItem {
  return group(
    'hornbill',
    [
      drawn('M-110 -60 L-206 170 L-158 194 L-128 168 L-92 182 L-40 -10 Z', '#fff3d8'),
      drawn('M-160 58 L-190 130 L-112 152 L-82 80 Z', '#16231f'),
      drawn(
        'M40 -400 C120 -400 150 -330 132 -262 C116 -206 116 -160 96 -110 C74 -44 10 0 -60 -10 C-130 -22 -156 -92 -130 -164 C-100 -246 -60 -270 -50 -320 C-40 -370 -10 -400 40 -400 Z',
        linear([-140, -300], [120, 0], [0, '#33413f'], [1, '#101917']),
      ),
      drawn(
        'M-46 -326 C-36 -376 -6 -402 40 -402 C84 -402 116 -380 128 -344 C118 -300 136 -262 108 -206 C70 -176 -6 -186 -62 -238 C-52 -266 -50 -296 -46 -326 Z',
        linear([0, -400], [0, -190], [0, '#f7cf6a'], [1, '#fff3d8']),
      ),
      drawn('M34 -392 C84 -398 128 -372 132 -318 C128 -290 110 -280 84 -284 C44 -288 24 -330 34 -392 Z', '#16231f'),
      group(
        'beak',
        [
          drawn('M-14 -40 C-22 -104 60 -150 168 -122 C186 -116 186 -98 168 -94 C110 -86 60 -72 30 -44 Z', '#f9b233'),
          drawn('M-14 -40 C-22 -72 -2 -104 34 -120 C20 -96 20 -66 30 -44 Z', '#16231f'),
          drawn(
            'M0 -48 C100 -84 240 -54 300 70 C302 80 290 84 280 76 C210 22 110 22 0 20 Z',
            linear([0, -60], [290, 60], [0, '#ffd75e'], [0.5, '#fbc24a'], [1, '#f08a3a']),
          ),
          drawn('M0 20 C90 20 170 24 238 58 C180 66 80 68 0 48 Z', '#f2ddac'),
          inked('M0 20 C100 20 190 22 262 62', '#9a6a18', 5),
        ],
        { at: [118, -312], rotate: sway(frames, 46, 0, 2.2) },
      ),
      group('ring', [ellipse([66, -326], 78), fill('#e0503c')]),
      group('eyelid', [eyes(0, -326, 40, blinking(frames, 80, 30))], { at: [66, 0] }),
      drawn('M-24 -200 C-90 -190 -140 -120 -128 -40 C-80 -40 -20 -80 0 -150 C6 -180 -4 -200 -24 -200 Z', '#26332f'),
      drawn('M-118 -92 C-80 -92 -40 -116 -8 -152 C-10 -136 -14 -122 -22 -110 C-50 -84 -88 -66 -126 -62 Z', '#fff3d8'),
      ...[-30, 24].map((x) => inked(`M${x} -12 V6 M${x - 14} 14 L${x} 0 L${x + 14} 14 M${x} 0 V18`, '#6f7f78', 9)),
    ],
    place,
  );
}
