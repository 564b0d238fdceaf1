// Painted sample portraits of a bride and a groom: no photographs of people are shipped.
import type { SamplePicture } from '../kit/theme.ts';
import { Brush, hanging, type Paint } from './brush.ts';
import { openEyes } from './eyes.ts';

const WIDTH = 640;
const HEIGHT = 800;
const GOLD = ['#fff0b8', '#e9b950', '#b9832a'] as const;

function backdrop(brush: Brush, tones: readonly [string, string, string], seed: number): void {
  brush.context.fillStyle = brush.linear(0, 0, 0, HEIGHT, [0, tones[0]], [0.6, tones[1]], [1, tones[2]]);
  brush.context.fillRect(0, 0, WIDTH, HEIGHT);
  brush.oval(320, 300, 460, 460, brush.radial(320, 300, 460, [0, '#ffe7b0cc'], [0.5, '#ffca7a55'], [1, '#ffca7a00']));
  brush.bokeh(WIDTH, HEIGHT, 34, seed, ['#ffdf9a', '#ffb45c', '#fff4d6']);
}

function skin(brush: Brush): Paint {
  return brush.linear(220, 200, 430, 470, [0, '#f0bf92'], [0.55, '#dd9f70'], [1, '#bd7a4e']);
}

/** Eyes, brows and nose; the mouth differs. */
function features(brush: Brush, brow: number, lashes: boolean): void {
  const ink = '#3a1c16';
  for (const side of [-1, 1]) {
    const x = 320 + side * 47;
    brush.line(`M${x - side * 26} ${284 - brow} Q${x + side * 6} ${266 - brow} ${x + side * 36} ${288 - brow}`, ink, 4 + brow);
  }
  openEyes(brush, { at: [320, 320], apart: 47, skin: '#dd9f70', shade: '#a9663f', lashes });
  brush.line('M318 334 Q312 366 306 376 Q312 386 324 384', '#b3714a', 3.4);
  brush.oval(262, 384, 30, 18, '#e2785a3d');
  brush.oval(378, 384, 30, 18, '#e2785a33');
}

const FACE = 'M228 290 C226 204 266 168 320 168 C374 168 414 204 412 290 C412 368 372 440 320 458 C268 440 228 368 228 290 Z';

export const bride: SamplePicture = {
  file: 'bride.jpg',
  width: WIDTH,
  height: HEIGHT,
  draw: (context) => {
    const brush = new Brush(context);
    const gold = (x0: number, y0: number, x1: number, y1: number) =>
      brush.linear(x0, y0, x1, y1, [0, GOLD[0]], [0.5, GOLD[1]], [1, GOLD[2]]);
    backdrop(brush, ['#8a2440', '#c85a3c', '#5a1230'], 4);
    const veil =
      'M320 96 C196 96 150 210 152 330 C154 460 96 560 34 640 L20 800 L620 800 L606 640 C544 560 486 460 488 330 C490 210 444 96 320 96 Z';
    brush.lifted('#3a0a1a99', 40, 14, () =>
      brush.shape(veil, brush.linear(120, 100, 540, 800, [0, '#d8293f'], [0.5, '#b3122c'], [1, '#7d0a24'])),
    );
    brush.shape(
      'M320 150 C232 150 206 226 210 330 C212 430 190 500 170 560 L470 560 C450 500 428 430 430 330 C434 226 408 150 320 150 Z',
      '#2a1014',
    );
    brush.shape(
      'M276 410 L276 520 C240 552 176 560 150 600 L490 600 C464 560 400 552 364 520 L364 410 Z',
      brush.linear(260, 410, 400, 600, [0, '#c4855a'], [0.5, '#dda173'], [1, '#c98b5e']),
    );
    brush.shape('M276 440 C300 474 344 474 364 440 L364 492 C340 520 300 520 276 492 Z', '#a9663f66');
    const blouse = 'M84 800 C92 690 128 610 186 578 C236 640 404 640 454 578 C512 610 548 690 556 800 Z';
    brush.shape(blouse, brush.linear(100, 580, 540, 800, [0, '#c41f3a'], [1, '#7a0b25']));
    brush.inside(blouse, () => {
      for (let row = 0; row < 5; row += 1)
        brush.beads(22, hanging(110, 640 + row * 42, 530, 640 + row * 42, 26), 4.5, () => gold(0, 620, 0, 800));
      brush.line('M186 578 C236 640 404 640 454 578', gold(186, 560, 454, 640), 12);
    });
    brush.turned(320, 330, -4, () => {
      brush.lifted('#5a1a1a88', 18, 6, () => brush.shape(FACE, skin(brush)));
      brush.shape(
        'M320 168 C268 168 226 204 228 300 C240 240 268 214 318 202 C372 214 400 240 412 300 C414 204 372 168 320 168 Z',
        '#2a1014',
      );
      features(brush, 0, true);
      brush.shape('M290 408 C300 411 312 404 320 410 C328 404 340 411 350 408 C338 435 302 435 290 408 Z', '#b3213a');
      brush.line('M285 403 Q288 409 294 411 Q320 426 346 411 Q352 409 355 403', '#7d1226', 2.6);
      brush.oval(320, 262, 9, 9, '#c4122e');
      brush.hoop(300, 394, 19, 19, gold(282, 376, 318, 412), 3.4);
      brush.line('M284 386 Q252 360 232 322', gold(230, 320, 284, 390), 2.6);
      brush.line('M320 150 L320 218', gold(300, 150, 340, 220), 5);
      brush.shape('M320 204 C342 210 346 232 320 246 C294 232 298 210 320 204 Z', gold(296, 204, 344, 246));
      brush.oval(320, 226, 8, 9, '#c4122e');
      brush.beads(
        13,
        (part) => [236 + 168 * part, 232 - 46 * Math.sin(Math.PI * part)],
        4.2,
        (index) => (index % 2 ? '#fff6e0' : '#e9b950'),
      );
      for (const side of [-1, 1]) {
        const x = 320 + side * 96;
        brush.oval(x, 366, 14, 14, gold(x - 14, 352, x + 14, 380));
        brush.shape(`M${x - 24} 408 C${x - 24} 380 ${x + 24} 380 ${x + 24} 408 Z`, gold(x - 24, 380, x + 24, 410));
        brush.beads(
          6,
          (part) => [x - 22 + 44 * part, 415],
          4.4,
          () => '#fff3dc',
        );
        brush.oval(x, 366, 5, 5, '#2f8f6b');
      }
    });
    for (const [sag, y, size, color] of [
      [52, 516, 7, '#e9b950'],
      [84, 528, 8, '#fff3dc'],
      [120, 540, 10, '#e9b950'],
    ] as const)
      brush.beads(25, hanging(262 - sag * 0.12, y, 378 + sag * 0.12, y, sag), size, (index) =>
        index % 3 === 1 ? '#2f8f6b' : color,
      );
    brush.shape('M320 640 C346 648 350 684 320 704 C290 684 294 648 320 640 Z', gold(290, 640, 350, 704));
    brush.oval(320, 668, 12, 14, '#c4122e');
    // The veil's edge frames the face and falls over the shoulders.
    const edge = (dx: number) =>
      `M${320} ${112 + dx * 0.5} C${214 + dx * 0.4} ${116 + dx * 0.5} ${182 + dx} 216 ${186 + dx} 330 C${188 + dx} 452 ${150 + dx} 560 ${96 + dx} 660 L${70 + dx} 800`;
    const bands: readonly (readonly [dx: number, paint: Paint, width: number])[] = [
      [0, '#a00f2a', 44],
      [2, gold(80, 120, 300, 800), 18],
      [-17, gold(80, 120, 300, 800), 3],
      [20, gold(80, 120, 300, 800), 3],
    ];
    for (const [dx, paint, width] of bands)
      for (const mirror of [1, -1]) {
        context.save();
        context.translate(mirror === -1 ? WIDTH : 0, 0);
        context.scale(mirror, 1);
        brush.line(edge(dx), paint, width);
        context.restore();
      }
  },
};

export const groom: SamplePicture = {
  file: 'groom.jpg',
  width: WIDTH,
  height: HEIGHT,
  draw: (context) => {
    const brush = new Brush(context);
    const gold = (x0: number, y0: number, x1: number, y1: number) =>
      brush.linear(x0, y0, x1, y1, [0, GOLD[0]], [0.5, GOLD[1]], [1, GOLD[2]]);
    backdrop(brush, ['#5a2348', '#c8683c', '#4a1230'], 9);
    const coat = 'M30 800 C40 680 84 600 178 566 L276 528 L364 528 L462 566 C556 600 600 680 610 800 Z';
    brush.lifted('#3a0a1a88', 36, 10, () =>
      brush.shape(coat, brush.linear(60, 540, 580, 800, [0, '#fff8e6'], [0.5, '#f3e1bd'], [1, '#cfae7a'])),
    );
    brush.shape(
      'M272 430 L272 536 C296 566 344 566 368 536 L368 430 Z',
      brush.linear(270, 430, 370, 560, [0, '#b3744a'], [0.5, '#cf9364'], [1, '#b87c50']),
    );
    brush.shape('M262 520 C276 560 300 590 318 604 L318 800 L262 800 L240 556 Z', '#efdcb4');
    brush.shape('M378 520 C364 560 340 590 322 604 L322 800 L378 800 L400 556 Z', '#e3cb9c');
    brush.line('M262 518 C276 560 300 590 320 606 C340 590 364 560 378 518', gold(262, 518, 378, 606), 11);
    brush.line('M320 606 L320 800', gold(310, 606, 330, 800), 5);
    brush.beads(
      5,
      (part) => [320, 640 + 150 * part],
      8,
      () => gold(312, 630, 328, 800),
    );
    for (const side of [-1, 1])
      for (let row = 0; row < 5; row += 1)
        brush.line(
          `M${320 + side * 74} ${640 + row * 38} q${side * 22} -22 ${side * 44} 0 q${side * 22} 22 ${side * 44} 0`,
          '#c9973f88',
          3.5,
        );
    const stole = 'M392 548 C470 572 540 620 566 700 L580 800 L452 800 C450 700 432 610 392 548 Z';
    brush.lifted('#3a0a1a77', 16, 6, () => brush.shape(stole, brush.linear(400, 560, 580, 800, [0, '#c41f3a'], [1, '#7a0b25'])));
    brush.line('M392 548 C432 610 450 700 452 800', gold(392, 548, 452, 800), 10);
    brush.turned(320, 330, 4, () => {
      for (const side of [-1, 1]) brush.oval(320 + side * 94, 330, 15, 28, side < 0 ? '#dda070' : '#b87a50');
      brush.lifted('#5a1a1a77', 16, 6, () => brush.shape(FACE, skin(brush)));
      brush.shape(
        'M229 322 C232 400 268 456 320 466 C372 456 408 400 411 322 C402 356 398 380 384 394 C364 384 344 384 320 390 C296 384 276 384 256 394 C242 380 238 356 229 322 Z',
        '#2b1512',
      );
      brush.shape('M286 412 C304 402 336 402 354 412 C340 428 300 428 286 412 Z', '#c2745c');
      brush.shape(
        'M262 402 C284 384 308 388 320 396 C332 388 356 384 378 402 C356 402 336 402 320 406 C304 402 284 402 262 402 Z',
        '#1f0e0c',
      );
      features(brush, 4, false);
      brush.shape('M314 244 C310 224 316 206 320 196 C324 206 330 224 326 244 C324 252 316 252 314 244 Z', '#c4122e');
      // The safa: crossed folds of cloth, a band of jewels, the plume.
      const safa = 'M206 256 C196 150 248 74 326 72 C408 72 452 150 434 258 C396 214 350 204 320 208 C286 206 244 216 206 256 Z';
      brush.lifted('#3a0a1a88', 18, 6, () =>
        brush.shape(safa, brush.linear(210, 80, 440, 260, [0, '#f7a53a'], [0.5, '#e8672b'], [1, '#b33a24'])),
      );
      brush.inside(safa, () => {
        for (let fold = 0; fold < 7; fold += 1) {
          brush.line(
            `M${196 + fold * 8} ${262 - fold * 30} C${270 + fold * 6} ${206 - fold * 26} ${360 + fold * 6} ${190 - fold * 20} ${446 - fold * 4} ${228 - fold * 24}`,
            '#8f2a1c66',
            4,
          );
          brush.line(
            `M${196 + fold * 8} ${256 - fold * 30} C${270 + fold * 6} ${200 - fold * 26} ${360 + fold * 6} ${184 - fold * 20} ${446 - fold * 4} ${222 - fold * 24}`,
            '#ffd98a66',
            3,
          );
        }
        brush.line('M206 256 C244 216 286 206 320 208 C350 204 396 214 434 258', gold(206, 206, 434, 258), 16);
      });
      brush.shape(
        'M446 236 C490 300 486 400 462 520 C440 500 432 420 434 360 C436 310 430 270 424 240 Z',
        brush.linear(430, 240, 490, 520, [0, '#e8672b'], [1, '#a8321f']),
      );
      brush.line('M322 150 C318 104 330 64 356 30', '#fff6e0', 5);
      brush.shape(
        'M330 104 C312 66 330 30 366 8 C378 44 362 84 330 104 Z',
        brush.linear(320, 10, 370, 100, [0, '#fffdf2'], [1, '#e9cf9a']),
      );
      brush.shape('M320 132 C350 140 354 176 320 196 C286 176 290 140 320 132 Z', gold(288, 132, 352, 196));
      brush.oval(320, 164, 13, 15, '#2f8f6b');
      brush.beads(
        9,
        (part) => [284 + 72 * part, 176 + 26 * Math.sin(Math.PI * part)],
        5,
        () => '#fff3dc',
      );
    });
    for (const [sag, size] of [
      [96, 8],
      [150, 9],
    ] as const)
      brush.beads(27, hanging(258, 550, 382, 550, sag), size, (index) => (index % 4 === 2 ? '#2f8f6b' : '#fffaf0'));
    brush.shape('M320 694 C344 702 348 732 320 748 C292 732 296 702 320 694 Z', gold(292, 694, 348, 748));
  },
};
