// A painted sample portrait of a boy on the day of his thread ceremony, eyes lowered: no photographs of people are shipped.
import type { SamplePicture } from '../kit/theme.ts';
import { Brush } from './brush.ts';

const SIZE = 900;
const INK = '#3a1c12';

export const youngScholar: SamplePicture = {
  file: 'young-scholar.jpg',
  width: SIZE,
  height: SIZE,
  draw: (context) => {
    const brush = new Brush(context);
    context.fillStyle = brush.linear(0, 0, 0, SIZE, [0, '#f9d9a6'], [0.55, '#f2b277'], [1, '#b9744a']);
    context.fillRect(0, 0, SIZE, SIZE);
    brush.oval(450, 380, 560, 560, brush.radial(450, 380, 560, [0, '#fff6dcee'], [0.5, '#ffe9b066'], [1, '#ffe9b000']));
    for (const [x, y, turn] of [
      [80, 120, 30],
      [180, 40, 70],
      [820, 110, -30],
      [730, 40, -66],
      [40, 300, 12],
      [866, 300, -14],
    ] as const)
      brush.turned(x, y, turn, () => {
        brush.shape(
          `M${x} ${y - 90} C${x + 50} ${y - 50} ${x + 50} ${y + 30} ${x} ${y + 90} C${x - 50} ${y + 30} ${x - 50} ${y - 50} ${x} ${y - 90} Z`,
          '#6d8a4a88',
        );
        brush.line(`M${x} ${y - 80} L${x} ${y + 84}`, '#4c6a3488', 4);
      });
    brush.bokeh(SIZE, SIZE, 22, 31, ['#fff6dc', '#ffe09a', '#f7c78a']);
    context.save();
    context.translate(450, 520);
    context.scale(0.74, 0.74);
    context.translate(-450, -560);
    const skin = brush.linear(240, 640, 680, 1000, [0, '#e9b182'], [0.5, '#d99b6b'], [1, '#b87748']);
    const shoulders = 'M80 1200 L84 930 C100 800 196 736 344 704 C400 736 500 736 556 704 C704 736 800 800 816 930 L820 1200 Z';
    brush.lifted('#5a2a1466', 30, 8, () => brush.shape(shoulders, skin));
    brush.line('M360 772 Q450 806 540 772', '#a9683f88', 5);
    brush.line('M300 960 C340 1000 420 1004 450 962 C480 1004 560 1000 600 960', '#a9683f66', 6);
    // The sacred thread over the left shoulder: three strands, knotted on the breast.
    for (const [dx, tone] of [
      [-11, '#e9dab8'],
      [0, '#fffdf6'],
      [11, '#f4e8cc'],
    ] as const)
      brush.line(`M${584 + dx} 716 C${560 + dx} 840 ${470 + dx} 980 ${330 + dx} 1100`, tone, 6);
    brush.oval(522, 880, 13, 10, '#fffdf6');
    brush.line('M520 888 l-10 30 M528 888 l2 32', '#f4e8cc', 5);
    brush.shape(
      'M386 590 L384 706 C412 748 488 748 516 706 L514 590 Z',
      brush.linear(384, 590, 516, 730, [0, '#b9774a'], [1, '#dda373']),
    );
    brush.shape('M386 626 C420 668 480 668 514 626 L515 668 C480 706 420 706 385 668 Z', '#9c613877');
    brush.turned(450, 440, -3, () => {
      for (const side of [-1, 1]) {
        brush.oval(450 + side * 178, 440, 27, 42, side < 0 ? '#e6ad7e' : '#c98a5b');
        brush.line(`M${450 + side * 184} 420 q${side * 12} 20 ${-side * 6} 40`, '#b0713f', 5);
        brush.oval(450 + side * 184, 476, 9, 9, '#e9b950');
      }
      const face =
        'M272 390 C262 268 340 196 450 196 C560 196 638 268 628 390 C624 548 550 640 450 640 C350 640 276 548 272 390 Z';
      brush.lifted('#5a2a1466', 22, 8, () =>
        brush.shape(face, brush.linear(300, 220, 620, 640, [0, '#f7cda4'], [0.55, '#e8b184'], [1, '#cb8d5d'])),
      );
      // Close-shaved hair with a tuft at the crown.
      brush.shape(
        'M272 372 C268 262 342 190 450 190 C558 190 632 262 628 372 C612 312 560 256 450 252 C340 256 288 312 272 372 Z',
        '#3a2218b8',
      );
      brush.shape(
        'M408 204 C404 160 424 128 452 118 C486 128 500 160 494 204 C466 192 436 192 408 204 Z',
        brush.linear(410, 120, 494, 204, [0, '#4a2c20'], [1, '#22120c']),
      );
      brush.line('M430 190 C430 160 440 142 452 130 M470 190 C474 164 468 146 458 134', '#7a523c77', 4);
      brush.oval(372, 300, 62, 36, '#fff3df3a', -20);
      for (const side of [-1, 1]) {
        const x = 450 + side * 80;
        brush.shape(`M${x - 40} 430 Q${x} 474 ${x + 40} 430 Q${x} 416 ${x - 40} 430 Z`, '#c98a5c99');
        brush.line(`M${x - 40} 430 Q${x} 474 ${x + 40} 430`, INK, 7);
        brush.line(
          `M${x + side * 36} 436 l${side * 13} 4 M${x + side * 26} 448 l${side * 11} 9 M${x + side * 12} 456 l${side * 6} 11`,
          INK,
          4,
        );
        brush.line(`M${x - 36} 372 Q${x} 348 ${x + 38} 372`, '#3a2018', 9);
        brush.oval(450 + side * 118, 506, 46, 30, brush.radial(450 + side * 118, 506, 46, [0, '#ee7a5c66'], [1, '#ee7a5c00']));
      }
      brush.line('M442 436 Q436 486 428 496 Q440 512 460 504', '#b57347', 6);
      brush.shape('M408 562 C426 553 438 555 450 559 C462 555 474 553 492 562 C476 580 424 580 408 562 Z', '#bd7458');
      brush.line('M398 560 Q424 570 450 566 Q476 570 502 560', '#8a4a38', 4.5);
      brush.line('M424 606 Q450 614 476 606', '#b8794d88', 4);
      brush.shape('M450 336 C444 316 446 296 450 286 C454 296 456 316 450 336 Z', '#b3261e');
      brush.oval(450, 318, 10, 10, '#b3261e');
    });
    context.restore();
  },
};
