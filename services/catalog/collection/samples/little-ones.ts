// Painted sample portraits of small children, eyes closed in sleep or laughter: no photographs of people are shipped.
import type { SamplePicture } from '../kit/theme.ts';
import { Brush } from './brush.ts';

const SIZE = 900;
const INK = '#5a3020';

/** Draws around a point in units of a hundredth of `radius`, rotated. */
function around(brush: Brush, x: number, y: number, radius: number, turn: number, draw: () => void): void {
  const { context } = brush;
  context.save();
  context.translate(x, y);
  context.rotate((turn * Math.PI) / 180);
  context.scale(radius / 100, radius / 100);
  draw();
  context.restore();
}

const CHUBBY = 'M-90 -8 C-96 -74 -52 -104 0 -104 C52 -104 96 -74 90 -8 C100 56 58 94 0 94 C-58 94 -100 56 -90 -8 Z';

/** A sleeping baby's face, 200 across, around the origin. */
function sleepingFace(brush: Brush): void {
  for (const side of [-1, 1]) {
    brush.oval(side * 91, 14, 13, 20, side < 0 ? '#e9b083' : '#cf9060');
    brush.oval(side * 92, 15, 6, 12, '#bd7c50');
  }
  brush.lifted('#5a2a1455', 22, 8, () =>
    brush.shape(CHUBBY, brush.radial(-28, -30, 150, [0, '#fbd8b4'], [0.55, '#efbb8e'], [1, '#d4935f'])),
  );
  for (const side of [-1, 1]) {
    const x = side * 41;
    brush.oval(side * 58, 44, 27, 20, brush.radial(side * 58, 44, 27, [0, '#ef8674aa'], [1, '#ef867400']));
    brush.line(`M${x - 20} 13 Q${x} 31 ${x + 20} 13`, INK, 4.6);
    brush.line(`M${x - 14} 20 l-3 7 M${x - 5} 24 l-1 7.4 M${x + 5} 24 l1 7.4 M${x + 14} 20 l3 7`, INK, 2.3);
    brush.line(`M${x - 17} -17 Q${x} -27 ${x + 18} -18`, '#8a5a3c88', 3.6);
    brush.oval(x, 2, 19, 8, '#fff3df33');
  }
  brush.line('M-9 39 Q-11 46 -4 47 Q0 50 4 47 Q11 46 9 39', '#b9744a', 3.2);
  brush.shape('M-17 64 C-10 58 -4 60 0 62 C4 60 10 58 17 64 C10 74 -10 74 -17 64 Z', '#d5665f');
  brush.line('M-20 62 Q-8 67 0 66 Q8 67 20 62', '#a8463f', 2.4);
  brush.line('M-10 84 Q0 88 10 84', '#c98a5c88', 3);
  brush.oval(-30, -60, 36, 16, '#fff3df44', -18);
}

const WRAP =
  'M-122 -40 C-150 60 -138 250 -60 388 C-30 436 30 436 60 388 C138 250 150 60 122 -40 C96 60 40 108 0 112 C-40 108 -96 60 -122 -40 Z';

/** A baby's wrap: one side over the other, with the folds of soft cotton. */
function swaddle(brush: Brush, light: string, body: string, shade: string, dots: string): void {
  brush.lifted('#2a142a66', 40, 18, () =>
    brush.shape(WRAP, brush.linear(-130, 0, 140, 300, [0, light], [0.55, body], [1, shade])),
  );
  brush.inside(WRAP, () => {
    for (let row = 0; row < 9; row += 1)
      for (let dot = 0; dot < 9; dot += 1) brush.oval(-140 + dot * 36 + (row % 2) * 18, 20 + row * 46, 4.6, 4.6, dots);
    brush.shape('M128 -40 C120 100 20 220 -110 236 L-70 400 L180 400 L190 -40 Z', `${shade}77`);
    brush.line('M124 -20 C112 104 14 222 -116 238', light, 7);
    brush.line('M126 40 C104 140 20 250 -90 300 M104 180 C70 260 10 330 -50 366', `${shade}`, 4);
    brush.line('M-124 20 C-110 90 -70 150 -20 176 M-134 90 C-116 150 -90 190 -56 212', `${shade}`, 4);
  });
}

function ground(
  brush: Brush,
  tones: readonly [string, string, string],
  bokeh: readonly [string, ...string[]],
  seed: number,
): void {
  brush.context.fillStyle = brush.radial(430, 400, 640, [0, tones[0]], [0.6, tones[1]], [1, tones[2]]);
  brush.context.fillRect(0, 0, SIZE, SIZE);
  brush.bokeh(SIZE, SIZE, 26, seed, bokeh);
}

/** A sleeping baby on blue in a white cloth and a knotted cap. */
export const moonBaby: SamplePicture = {
  file: 'moon-baby.jpg',
  width: SIZE,
  height: SIZE,
  draw: (context) => {
    const brush = new Brush(context);
    ground(brush, ['#e9e2f6', '#b7b4e0', '#6f74b8'], ['#ffffff', '#ffe9b8', '#c9d4ff'], 5);
    around(brush, 430, 396, 176, -14, () => {
      swaddle(brush, '#ffffff', '#f1ecf7', '#c3bcdc', '#a9b4e6');
      brush.shape('M-124 -36 C-118 -70 -90 -90 -60 -60 L60 -60 C90 -90 118 -70 126 -36 L98 60 L-98 60 Z', '#d8d2ea');
      sleepingFace(brush);
      const cap = 'M-101 -24 C-104 -104 -58 -142 0 -142 C58 -142 104 -104 101 -24 C66 -62 -66 -62 -101 -24 Z';
      brush.lifted('#2a205a66', 14, 6, () =>
        brush.shape(cap, brush.linear(-90, -140, 90, -20, [0, '#c8cff5'], [0.5, '#a3addf'], [1, '#7f88c4'])),
      );
      brush.inside(cap, () => {
        for (let row = 0; row < 4; row += 1)
          for (let dot = 0; dot < 8; dot += 1) brush.oval(-104 + dot * 30 + (row % 2) * 15, -130 + row * 28, 4, 4, '#fff6dc');
      });
      brush.line('M-101 -24 C-66 -62 66 -62 101 -24', '#f1ecf7', 15);
      brush.shape(
        'M0 -136 C-20 -150 -44 -176 -30 -196 C-10 -200 -2 -170 0 -150 C8 -176 22 -204 42 -194 C48 -172 20 -148 0 -136 Z',
        '#a3addf',
      );
      brush.oval(0, -140, 13, 11, '#7f88c4');
    });
  },
};

/**
 * A sleeping boy on marigold cloth in a leaf-green wrap with a woven edge and a cap, with a small black mark on the temple against
 * the evil eye.
 */
export const cradleBaby: SamplePicture = {
  file: 'cradle-baby.jpg',
  width: SIZE,
  height: SIZE,
  draw: (context) => {
    const brush = new Brush(context);
    ground(brush, ['#ffe7b4', '#f6b659', '#c9762a'], ['#fff6dc', '#ffd36b', '#ff9a5c'], 17);
    around(brush, 440, 390, 178, 12, () => {
      swaddle(brush, '#8fd6a8', '#3f9f78', '#1f6650', '#ffe9a8');
      brush.line('M124 -20 C112 104 14 222 -116 238', '#f6c352', 11);
      brush.shape('M-124 -36 C-118 -70 -90 -90 -60 -60 L60 -60 C90 -90 118 -70 126 -36 L98 60 L-98 60 Z', '#1f6650');
      sleepingFace(brush);
      const cap = 'M-100 -28 C-104 -100 -60 -138 0 -138 C60 -138 104 -100 100 -28 C66 -64 -66 -64 -100 -28 Z';
      brush.lifted('#2a205a55', 14, 6, () =>
        brush.shape(cap, brush.linear(-90, -140, 90, -20, [0, '#fff6dc'], [0.6, '#f4dfae'], [1, '#cda968'])),
      );
      brush.inside(cap, () => {
        for (let dot = 0; dot < 9; dot += 1)
          brush.oval(-92 + dot * 23, -88 - 30 * Math.sin((Math.PI * dot) / 8), 4.4, 4.4, '#c4363a');
      });
      brush.line('M-100 -28 C-66 -64 66 -64 100 -28', '#c4363a', 15);
      brush.line('M-98 -32 C-64 -66 64 -66 98 -32', '#f6c352', 4);
      brush.oval(64, -32, 7, 7, '#2a1512');
    });
  },
};

/** A laughing boy in an orange jacket. */
export const boy: SamplePicture = {
  file: 'boy.jpg',
  width: SIZE,
  height: SIZE,
  draw: (context) => {
    const brush = new Brush(context);
    ground(brush, ['#bff3e6', '#5fc6c0', '#2b5f9c'], ['#ffffff', '#ffe7a8', '#ffb27a'], 23);
    const jacket = 'M70 900 C84 786 176 716 330 694 C396 748 504 748 570 694 C724 716 816 786 830 900 Z';
    brush.lifted('#12204a77', 30, 8, () =>
      brush.shape(jacket, brush.linear(150, 700, 760, 900, [0, '#ff9a4d'], [0.5, '#f47a2a'], [1, '#c9531a'])),
    );
    brush.inside(jacket, () => {
      brush.line('M170 760 C190 800 196 850 196 900 M730 760 C710 800 704 850 704 900', '#b3471699', 7);
      brush.line('M450 760 L450 900', '#fff3dc', 9);
      brush.line('M120 846 L310 812 M590 812 L780 846', '#fff3dccc', 16);
    });
    brush.shape(
      'M386 590 L386 694 C410 736 490 736 514 694 L514 590 Z',
      brush.linear(386, 590, 514, 730, [0, '#b9774a'], [1, '#dca071']),
    );
    brush.shape('M366 684 C392 738 508 738 534 684 L560 706 C530 788 370 788 340 706 Z', '#fff3dc', {
      paint: '#d9c29a',
      width: 3,
    });
    for (const side of [-1, 1]) {
      brush.oval(450 + side * 180, 446, 28, 42, side < 0 ? '#e3aa7c' : '#cb8c5c');
      brush.line(`M${450 + side * 186} 424 q${side * 12} 20 ${-side * 6} 40`, '#b0713f', 5);
    }
    const face = 'M272 404 C266 296 342 238 450 238 C558 238 634 296 628 404 C624 556 552 644 450 644 C348 644 276 556 272 404 Z';
    brush.lifted('#3a1a1a66', 22, 8, () =>
      brush.shape(face, brush.linear(300, 250, 620, 640, [0, '#f7cba0'], [0.55, '#e9b081'], [1, '#cc8d5c'])),
    );
    const hair =
      'M262 412 C240 270 312 150 440 142 C474 118 520 138 522 150 C620 158 664 290 638 412 C630 360 612 326 586 304 C560 322 520 318 498 296 C470 326 410 326 384 300 C356 334 306 340 292 346 C276 364 268 386 262 412 Z';
    brush.lifted('#1a0a0a55', 12, 5, () =>
      brush.shape(hair, brush.linear(270, 150, 640, 400, [0, '#5b3524'], [0.5, '#3a2018'], [1, '#1f110d'])),
    );
    brush.line(
      'M330 226 C366 180 430 170 476 186 M300 290 C320 240 360 214 400 206 M520 200 C566 212 598 248 606 292',
      '#85573f77',
      7,
    );
    for (const side of [-1, 1]) {
      const x = 450 + side * 80;
      brush.line(`M${x - 38} 448 Q${x} 402 ${x + 38} 448`, '#34190f', 11);
      brush.line(`M${x - 36} 374 Q${x} 350 ${x + 38} 374`, '#3a2018', 10);
      brush.oval(450 + side * 122, 510, 44, 28, brush.radial(450 + side * 122, 510, 44, [0, '#f0705f80'], [1, '#f0705f00']));
    }
    brush.line('M434 494 Q450 510 466 494', '#b57347', 7);
    const mouth = 'M366 532 C396 546 504 546 534 532 C534 604 492 616 450 616 C408 616 366 604 366 532 Z';
    brush.shape(mouth, '#7f2427');
    brush.inside(mouth, () => {
      brush.shape('M372 526 H528 V552 C500 562 400 562 372 552 Z', '#fffaf0');
      brush.shape('M462 540 H480 V566 H462 Z', '#7f2427');
      brush.oval(450, 612, 48, 26, '#e8645f');
    });
  },
};
