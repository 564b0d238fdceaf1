// Painted sample pictures of one couple over twenty-five years, each as its camera would have seen it: on the beach from behind and
// faded, at arm's length in the hills, on the sofa at home. No photographs of people are shipped.
import { createCanvas, type SKRSContext2D } from '@napi-rs/canvas';
import { seeded } from '../kit/random.ts';
import type { SamplePicture } from '../kit/theme.ts';
import { Brush } from './brush.ts';
import { across, BLACK_HAIR, DUSKY, GOLDEN, standing, type Tones, WARM } from './figures.ts';
import { type Man, man } from './man.ts';
import { type Woman, woman } from './woman.ts';

const SIZE = 800;

/** Film and lens add grain, dark corners, faded colours, light that leaked in, and the date burnt into the corner. */
interface Film {
  fade?: string;
  leak?: string;
  stamp?: string;
  grain: number;
}

function picture(file: string, film: Film, draw: (brush: Brush) => void): SamplePicture {
  return {
    file,
    width: SIZE,
    height: SIZE,
    draw: (context) => {
      const brush = new Brush(context);
      draw(brush);
      developed(brush, film);
    },
  };
}

/** Draws what is behind out of focus. */
function outOfFocus(brush: Brush, blur: number, draw: (brush: Brush) => void): void {
  const canvas = createCanvas(SIZE, SIZE);
  draw(new Brush(canvas.getContext('2d')));
  brush.context.save();
  brush.context.filter = `blur(${blur}px)`;
  brush.context.drawImage(canvas, -24, -24, SIZE + 48, SIZE + 48);
  brush.context.restore();
}

function developed(brush: Brush, { fade, leak, stamp, grain }: Film): void {
  const { context } = brush;
  if (fade) {
    context.globalCompositeOperation = 'soft-light';
    flood(context, fade);
    context.globalCompositeOperation = 'lighten';
    flood(context, '#3a2620');
    context.globalCompositeOperation = 'source-over';
  }
  if (leak) {
    context.globalCompositeOperation = 'screen';
    context.fillStyle = brush.linear(SIZE, 0, SIZE * 0.62, 120, [0, leak], [0.5, `${leak}66`], [1, `${leak}00`]);
    context.fillRect(0, 0, SIZE, SIZE);
    context.globalCompositeOperation = 'source-over';
  }
  context.fillStyle = brush.radial(SIZE / 2, SIZE * 0.46, SIZE * 0.78, [0, '#1a080800'], [0.62, '#1a080800'], [1, '#1a080899']);
  context.fillRect(0, 0, SIZE, SIZE);
  const random = seeded(7);
  for (let index = 0; index < 14_000; index += 1) {
    context.fillStyle = random() < 0.5 ? '#ffffff' : '#000000';
    context.globalAlpha = random() * grain;
    context.fillRect(random() * SIZE, random() * SIZE, 2, 2);
  }
  context.globalAlpha = 1;
  if (!stamp) return;
  context.font = 'bold 34px monospace';
  context.shadowColor = '#ff5a1f';
  context.shadowBlur = 10;
  context.fillStyle = '#ffb060';
  context.fillText(stamp, SIZE - 226, SIZE - 44);
  context.shadowBlur = 0;
}

function flood(context: SKRSContext2D, color: string): void {
  context.fillStyle = color;
  context.fillRect(0, 0, SIZE, SIZE);
}

/** The two of them from behind on the sand, small before the sea. */
export const onTheBeach = picture(
  'on-the-beach.jpg',
  { fade: '#f2c48a', leak: '#ff7a3c', stamp: "'02  2 16", grain: 0.1 },
  (brush) => {
    const { context } = brush;
    context.fillStyle = brush.linear(0, 0, 0, 420, [0, '#7fb4cc'], [0.55, '#f8d9b0'], [1, '#ffe9c0']);
    context.fillRect(0, 0, SIZE, 420);
    brush.oval(210, 330, 200, 200, brush.radial(210, 330, 200, [0, '#fffdf0'], [0.24, '#fff3c4'], [1, '#fff3c400']));
    context.fillStyle = brush.linear(0, 400, 0, 540, [0, '#5fa3ae'], [0.7, '#3c8592'], [1, '#8fc4c0']);
    context.fillRect(0, 400, SIZE, 140);
    for (let row = 0; row < 7; row += 1)
      brush.line(
        `M${60 + row * 26} ${412 + row * 14} h${240 - row * 22} M${480 + row * 17} ${418 + row * 15} h${140 - row * 6}`,
        '#fff6dc88',
        3,
      );
    brush.shape(
      'M0 520 C160 504 300 540 470 522 C610 508 700 534 800 516 L800 800 L0 800 Z',
      brush.linear(0, 510, 0, 800, [0, '#f0d6a4'], [1, '#c99a62']),
    );
    brush.line('M0 522 C160 506 300 542 470 524 C610 510 700 536 800 518', '#fffaf0', 7);
    brush.line('M0 540 C180 520 320 560 480 540 C620 526 700 552 800 536', '#fffaf099', 4);
    // A palm leans in from the right.
    brush.line('M796 690 C770 520 752 360 680 190', brush.linear(680, 190, 796, 690, [0, '#7a5434'], [1, '#4a3020']), 22);
    for (const [angle, long] of [
      [196, 230],
      [168, 260],
      [228, 220],
      [262, 190],
      [300, 210],
      [338, 170],
      [140, 200],
    ] as const) {
      const [dx, dy] = [Math.cos((angle * Math.PI) / 180) * long, Math.sin((angle * Math.PI) / 180) * long * 0.7];
      const drop = 70;
      brush.shape(
        `M680 190 Q${680 + dx * 0.5} ${190 + dy - 40} ${680 + dx} ${190 + dy + drop} Q${680 + dx * 0.46} ${190 + dy + 24} 680 190 Z`,
        '#3f6a3c',
      );
      brush.line(`M680 190 Q${680 + dx * 0.5} ${190 + dy - 34} ${680 + dx} ${190 + dy + drop}`, '#6f9a58', 3);
    }
    for (let step = 0; step < 7; step += 1)
      brush.oval(250 + step * 16 + (step % 2) * 22, 788 - step * 18, 11 - step * 0.6, 5, '#a9794877');
    brush.oval(380, 694, 190, 26, '#7a523077');
    // He has the sunburn.
    const burnt = brush.linear(270, 420, 420, 620, [0, '#f08a66'], [1, '#c8553c']);
    brush.shape(
      'M282 694 C262 620 266 540 300 520 C322 510 350 510 370 520 C402 540 408 620 398 694 Z',
      brush.linear(270, 520, 400, 690, [0, '#fffaf0'], [1, '#d9d2c4']),
    );
    for (let stripe = 0; stripe < 6; stripe += 1) brush.line(`M274 ${552 + stripe * 24} H400`, '#3f86a899', 6);
    brush.shape('M318 486 H354 V530 C344 540 328 540 318 530 Z', burnt);
    brush.oval(336, 450, 40, 46, brush.linear(296, 410, 380, 490, [0, '#3a2620'], [1, '#1c100c']));
    for (const side of [-1, 1]) brush.oval(336 + side * 41, 458, 8, 14, burnt);
    brush.shape('M300 474 C316 494 356 494 372 474 L366 492 C350 504 322 504 306 492 Z', burnt);
    brush.shape(
      'M414 694 C404 628 414 560 440 546 C458 538 484 538 500 546 C526 562 536 630 526 694 Z',
      brush.linear(414, 540, 530, 690, [0, '#f0765c'], [1, '#b83f32']),
    );
    brush.shape(
      'M424 470 C416 540 424 590 440 610 H502 C518 590 524 540 514 470 Z',
      brush.linear(424, 470, 520, 610, [0, '#3a2218'], [1, '#1a0d0a']),
    );
    brush.oval(469, 474, 42, 44, '#2a1812');
    brush.oval(469, 452, 92, 22, brush.linear(380, 430, 560, 470, [0, '#fbe6b0'], [1, '#c9a05a']));
    brush.shape(
      'M424 450 C424 408 440 396 469 396 C498 396 514 408 514 450 Z',
      brush.linear(424, 396, 514, 450, [0, '#fdeec4'], [1, '#d0a860']),
    );
    brush.line('M424 446 C450 456 488 456 514 446', '#c8402f', 12);
    brush.line('M384 566 C420 586 470 590 510 580', burnt, 24);
    brush.oval(512, 580, 15, 13, burnt);
    for (const x of [560, 592]) brush.oval(x, 700, 11, 24, '#3f86a8', 24);
  },
);

const CAP: Tones = ['#f0b24a', '#d98a24', '#9c5a14'];
const HER_CAP: Tones = ['#e86a7a', '#c23f58', '#842238'];

/** A knitted cap with a turned-up edge and a bobble, over the brow. */
function cap(brush: Brush, tones: Tones): void {
  brush.lifted('#2a101055', 12, 5, () =>
    brush.shape('M214 262 C206 140 262 84 320 84 C378 84 434 140 426 262 Z', across(brush, tones, 220, 90, 420, 260)),
  );
  for (let rib = 0; rib < 9; rib += 1)
    brush.line(`M${232 + rib * 22} 240 C${236 + rib * 21} 170 ${268 + rib * 13} 110 ${290 + rib * 7} 92`, `${tones[2]}66`, 4);
  brush.lifted('#2a101066', 10, 4, () =>
    brush.shape(
      'M206 280 C204 246 208 230 216 224 C280 204 360 204 424 224 C432 230 436 246 434 280 C360 256 280 256 206 280 Z',
      across(brush, tones, 206, 210, 434, 280),
    ),
  );
  for (let rib = 0; rib < 12; rib += 1)
    brush.line(`M${218 + rib * 18.6} ${226 - Math.sin((rib / 11) * Math.PI) * 14} v36`, `${tones[2]}77`, 4);
  brush.oval(320, 80, 34, 32, across(brush, tones, 290, 50, 350, 110));
}

function sunglasses(brush: Brush): void {
  for (const side of [-1, 1]) {
    const x = 320 + side * 46;
    brush.shape(
      `M${x - 40} 296 C${x - 20} 288 ${x + 20} 288 ${x + 40} 296 C${x + 42} 330 ${x + 24} 350 ${x} 350 C${x - 24} 350 ${x - 42} 330 ${x - 40} 296 Z`,
      brush.linear(x, 290, x, 350, [0, '#15202c'], [0.55, '#3a4c5c'], [1, '#e08a5a']),
      { paint: '#14100e', width: 5 },
    );
    brush.line(`M${x - 24} 306 L${x - 8} 330`, '#ffffff66', 6);
  }
  brush.line('M312 304 Q320 298 328 304 M280 300 L236 296 M360 300 L404 296', '#14100e', 6);
}

/** A laugh over the closed lips. */
function laugh(brush: Brush, wide = 1): void {
  const w = (part: number) => 320 + part * wide;
  brush.shape(
    `M${w(-38)} 390 C${w(-14)} 400 ${w(14)} 400 ${w(38)} 390 C${w(34)} 426 ${w(16)} 436 320 436 C${w(-16)} 436 ${w(-34)} 426 ${w(-38)} 390 Z`,
    '#6a1a20',
  );
  brush.shape(
    `M${w(-33)} 394 C${w(-12)} 402 ${w(12)} 402 ${w(33)} 394 C${w(30)} 410 ${w(14)} 414 320 414 C${w(-14)} 414 ${w(-30)} 410 ${w(-33)} 394 Z`,
    '#fffaf2',
  );
  brush.line(`M${w(-46)} 384 Q${w(-42)} 392 ${w(-38)} 392 M${w(46)} 384 Q${w(42)} 392 ${w(38)} 392`, '#8c4a34', 4);
}

const HIM: Man = {
  skin: DUSKY,
  hair: BLACK_HAIR,
  wears: 'shirt',
  cloth: ['#d9543c', '#b23a2a', '#7a2218'],
  accent: ['#e8725a', '#c04a36', '#8a2c20'],
  beard: 'moustache',
  hairStyle: 'parted',
};
const HER: Woman = {
  skin: WARM,
  hair: BLACK_HAIR,
  wears: 'dress',
  cloth: ['#3f9aa0', '#1f7078', '#0f464c'],
  border: ['#bfe6e2', '#7cc0bc', '#3f8a88'],
  hairStyle: 'loose',
};

/** At arm's length on a ridge, both laughing, one of them half out of the picture. */
export const onTheRidge = picture('on-the-ridge.jpg', { grain: 0.05 }, (brush) => {
  outOfFocus(brush, 5, (back) => {
    const { context } = back;
    context.fillStyle = back.linear(0, 0, 0, SIZE, [0, '#2f7fc0'], [0.5, '#9fd0ea'], [1, '#e6f4f6']);
    context.fillRect(0, 0, SIZE, SIZE);
    back.shape('M-20 470 L120 250 L190 330 L330 150 L450 320 L520 250 L660 420 L820 230 L820 800 L-20 800 Z', '#8fa9c4');
    back.shape(
      'M330 150 L392 236 L366 228 L340 256 L316 230 L284 254 L262 240 Z M120 250 L154 290 L132 286 L112 306 L88 304 Z M520 250 L560 296 L534 290 L514 308 L482 290 Z',
      '#fbfdff',
    );
    back.shape('M-20 560 C140 450 260 520 400 470 C540 420 660 520 820 430 L820 800 L-20 800 Z', '#5c8a6a');
    back.shape('M-20 660 C180 560 360 640 520 590 C640 556 740 600 820 570 L820 800 L-20 800 Z', '#3f6a44');
    // Prayer flags on their cord.
    back.line('M-10 372 Q170 470 420 420', '#fffaf0', 5);
    for (const [x, y, color] of [
      [18, 390, '#3f8fd0'],
      [84, 418, '#fffaf0'],
      [152, 434, '#d9423c'],
      [222, 440, '#4caf6a'],
      [292, 438, '#f4c23c'],
    ] as const)
      back.shape(`M${x} ${y} h50 v54 l-12 -8 l-13 10 l-13 -9 l-12 8 Z`, color);
  });
  standing(brush, { x: 300, y: 520, scale: 1.2, turn: -9 }, () => {
    man(brush, HIM);
    cap(brush, CAP);
    sunglasses(brush);
    laugh(brush);
  });
  standing(brush, { x: 622, y: 590, scale: 1.16, turn: 8 }, () => {
    woman(brush, HER);
    cap(brush, HER_CAP);
    sunglasses(brush);
    laugh(brush, 0.9);
  });
  // The sleeve of the arm that holds the camera, too near to be sharp.
  outOfFocusSleeve(brush);
});

function outOfFocusSleeve(brush: Brush): void {
  const { context } = brush;
  context.save();
  context.filter = 'blur(9px)';
  brush.line('M-40 860 C60 760 90 730 180 690', brush.linear(0, 860, 180, 690, [0, '#8a2c20'], [1, '#d9543c']), 150);
  context.restore();
}

/** On the sofa at home on a weekday, with the curtains, tea and grey hair. */
export const atHome = picture('at-home.jpg', { fade: '#f6c890', grain: 0.06 }, (brush) => {
  outOfFocus(brush, 3, (back) => {
    const { context } = back;
    context.fillStyle = back.linear(0, 0, 0, SIZE, [0, '#d9b184'], [1, '#a86f48']);
    context.fillRect(0, 0, SIZE, SIZE);
    context.fillStyle = back.linear(0, 60, 0, 420, [0, '#1d2a52'], [1, '#d9826a']);
    context.fillRect(220, 50, 360, 380);
    back.bokeh(SIZE, 520, 12, 5, ['#ffdf9a', '#ffb45c', '#fff4d6']);
    back.line('M400 50 V430 M220 240 H580', '#fffaf0', 12);
    back.line('M220 50 H580 V430 H220 Z', '#fffaf0', 18);
    for (const side of [0, 1]) {
      const x = (from: number) => (side === 0 ? from : SIZE - from);
      back.shape(
        `M${x(90)} 10 H${x(290)} C${x(284)} 200 ${x(244)} 300 ${x(232)} 480 H${x(90)} Z`,
        back.linear(x(90), 0, x(290), 0, [0, '#1f7a78'], [0.4, '#3fa09a'], [0.7, '#1f7a78'], [1, '#4cb0a8']),
      );
      for (let fold = 0; fold < 4; fold += 1)
        back.line(
          `M${x(120 + fold * 42)} 12 C${x(122 + fold * 38)} 200 ${x(112 + fold * 32)} 320 ${x(108 + fold * 30)} 478`,
          '#0f4a4888',
          7,
        );
    }
    back.line('M60 12 H740', '#6a4026', 14);
    back.oval(706, 240, 190, 190, back.radial(706, 240, 190, [0, '#fff0c0ee'], [0.4, '#ffd98a88'], [1, '#ffd98a00']));
    back.shape('M660 190 H752 L778 290 H634 Z', '#ffe9b4');
    back.line('M706 290 V620', '#6a4026', 9);
  });
  const sofa = (y: number, tones: Tones) => brush.linear(0, y, 0, SIZE, [0, tones[0]], [0.3, tones[1]], [1, tones[2]]);
  const cloth: Tones = ['#f0b24a', '#d98f2a', '#9c5a16'];
  brush.lifted('#2a101077', 24, -4, () =>
    brush.shape('M40 800 V520 C40 460 90 440 150 440 H650 C710 440 760 460 760 520 V800 Z', sofa(440, cloth)),
  );
  brush.line('M400 446 V800', '#7a4412', 5);
  standing(brush, { x: 300, y: 468, scale: 0.74, turn: 4 }, () => {
    man(brush, {
      ...HIM,
      hair: ['#d4cecb', '#9c9694', '#5c5654'],
      cloth: ['#f3ead8', '#d9cbb0', '#a8977a'],
      accent: ['#fffaf0', '#e6dcc6', '#bcae92'],
      hairStyle: 'swept',
      aged: true,
      look: 8,
    });
    laugh(brush, 0.8);
  });
  standing(brush, { x: 506, y: 506, scale: 0.72, turn: -7 }, () => {
    woman(brush, {
      ...HER,
      hair: ['#a39a98', '#5c5352', '#332c2b'],
      wears: 'saree',
      cloth: ['#c8456a', '#9c2348', '#64102c'],
      border: GOLDEN,
      blouse: ['#3f9a78', '#1f6f52', '#0f4432'],
      hairStyle: 'knot',
      bindi: '#b3122e',
      aged: true,
      look: -9,
    });
    laugh(brush, 0.84);
  });
  // A blanket over the knees, and two cups.
  brush.lifted('#2a101066', 18, -3, () =>
    brush.shape('M110 800 C120 700 240 676 400 690 C560 676 690 700 700 800 Z', sofa(680, ['#6f9ab0', '#4a7690', '#2c4c60'])),
  );
  for (let row = 0; row < 5; row += 1)
    brush.line(`M130 ${712 + row * 22} C260 ${690 + row * 22} 540 ${690 + row * 22} 684 ${714 + row * 22}`, '#e6f0f288', 5);
  for (const x of [262, 524]) {
    brush.lifted('#2a101066', 8, 4, () =>
      brush.shape(
        `M${x - 34} 650 H${x + 34} C${x + 34} 700 ${x + 20} 722 ${x} 722 C${x - 20} 722 ${x - 34} 700 ${x - 34} 650 Z`,
        brush.linear(x - 34, 0, x + 34, 0, [0, '#fffdf8'], [1, '#d9d0c2']),
      ),
    );
    brush.oval(x, 650, 34, 8, '#8a4a22');
    brush.line(`M${x + 34} 664 C${x + 60} 660 ${x + 58} 700 ${x + 28} 698`, '#efe6d8', 8);
    brush.oval(x - 30, 704, 22, 16, x < 400 ? DUSKY[1] : WARM[1], -20);
  }
  for (const side of [0, 1]) {
    const x = (from: number) => (side === 0 ? from : SIZE - from);
    brush.lifted('#2a101055', 14, 0, () =>
      brush.shape(`M${x(-10)} 800 V600 C${x(-10)} 556 ${x(96)} 556 ${x(96)} 600 V800 Z`, sofa(560, cloth)),
    );
  }
});
