// A painted sample portrait of a boy on the day of his thread ceremony, with mundavalya on his brow: no photographs of people are shipped.
import type { SamplePicture } from '../kit/theme.ts';
import { Brush, hanging } from './brush.ts';

const SIZE = 900;
const INK = '#2a140d';

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
    context.translate(450, 500);
    context.scale(0.86, 0.86);
    context.translate(-450, -560);
    const skin = brush.linear(240, 640, 680, 1000, [0, '#e9b182'], [0.5, '#d99b6b'], [1, '#b87748']);
    const shoulders = 'M150 1200 L156 930 C168 812 236 744 352 708 C404 738 496 738 548 708 C664 744 732 812 744 930 L750 1200 Z';
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
    const shawl = 'M352 700 C250 736 160 800 140 930 L130 1200 L330 1200 C300 1040 320 860 400 742 Z';
    brush.lifted('#5a2a1466', 18, 6, () =>
      brush.shape(shawl, brush.linear(140, 760, 400, 1100, [0, '#ffe9b4'], [0.5, '#f6c95c'], [1, '#d99a2a'])),
    );
    brush.line('M396 744 C318 862 298 1040 328 1200', '#a3201c', 20);
    brush.line('M396 744 C318 862 298 1040 328 1200', '#f3d58a', 5);
    brush.line('M300 770 C230 870 206 1000 214 1190 M240 800 C186 890 168 1000 168 1180', '#b9791c88', 5);
    brush.shape(
      'M386 590 L384 706 C412 748 488 748 516 706 L514 590 Z',
      brush.linear(384, 590, 516, 730, [0, '#b9774a'], [1, '#dda373']),
    );
    brush.shape('M386 626 C420 668 480 668 514 626 L515 668 C480 706 420 706 385 668 Z', '#9c613877');
    brush.turned(450, 440, -3, () => {
      for (const side of [-1, 1]) {
        brush.oval(450 + side * 178, 440, 27, 42, side < 0 ? '#e6ad7e' : '#c98a5b');
        brush.line(`M${450 + side * 184} 420 q${side * 12} 20 ${-side * 6} 40`, '#b0713f', 5);
      }
      const face =
        'M272 390 C262 268 340 196 450 196 C560 196 638 268 628 390 C624 548 550 640 450 640 C350 640 276 548 272 390 Z';
      brush.lifted('#5a2a1466', 22, 8, () =>
        brush.shape(face, brush.linear(300, 220, 620, 640, [0, '#f7cda4'], [0.55, '#e8b184'], [1, '#cb8d5d'])),
      );
      const hair = brush.linear(270, 180, 640, 420, [0, '#3c2620'], [0.5, '#20120e'], [1, '#120a08']);
      brush.shape(
        'M262 420 C246 250 330 158 452 158 C574 158 654 250 638 420 C628 396 618 366 610 340 C588 306 560 290 520 296 C470 304 420 284 372 298 C330 306 300 330 290 352 C282 376 272 398 262 420 Z',
        hair,
      );
      brush.line(
        'M330 236 C372 198 440 184 506 196 M316 270 C350 226 420 208 470 216 M540 214 C580 234 606 264 616 300',
        '#6a4a3c77',
        6,
      );
      for (const side of [-1, 1]) {
        const x = 450 + side * 78;
        brush.oval(x, 434, 42, 34, '#fffaf2');
        brush.oval(x + 3, 436, 27, 29, brush.radial(x, 430, 30, [0, '#7a4a28'], [0.6, '#4a2816'], [1, '#2a140c']));
        brush.oval(x + 3, 437, 14, 15, '#140806');
        brush.oval(x + 12, 425, 8, 8, '#ffffff');
        brush.oval(x - 7, 447, 4, 4, '#ffffffaa');
        brush.line(`M${x - 44} 432 Q${x} 384 ${x + 44} 430`, INK, 8);
        brush.line(`M${x - 34} 460 Q${x} 476 ${x + 34} 459`, '#b0713f', 3);
        brush.line(`M${x - 42} 376 Q${x + side * 4} 348 ${x + 44} 374`, '#2a1610', 11);
        brush.oval(450 + side * 122, 506, 48, 32, brush.radial(450 + side * 122, 506, 48, [0, '#ee7a5c77'], [1, '#ee7a5c00']));
      }
      brush.line('M442 456 Q436 486 430 496 Q440 510 462 503', '#b57347', 6);
      brush.shape('M384 544 C420 556 480 556 516 544 C506 600 394 600 384 544 Z', '#8a2f2a');
      brush.shape('M394 548 C424 558 476 558 506 548 C502 566 398 566 394 548 Z', '#fffaf2');
      brush.line('M374 538 Q382 546 386 548 M526 538 Q518 546 514 548', '#a9633f', 5);
      brush.line('M426 616 Q450 624 474 616', '#b8794d88', 4);
      // A tilak, and the mundavalya: two strings of pearls over the brow that hang down at the temples.
      brush.shape('M450 356 C445 338 446 320 450 308 C454 320 456 338 450 356 Z', '#b3261e');
      const pearl = (index: number) => (index % 5 === 2 ? '#d9342a' : '#fffaf0');
      for (const lift of [0, 15]) brush.beads(31, hanging(278, 300 - lift, 622, 300 - lift, -20), 7.5, pearl);
      for (const side of [-1, 1]) {
        const x = 450 + side * 176;
        for (const dx of [0, side * 14])
          brush.beads(21, (part) => [x + dx + Math.sin(part * 3) * side * 8, 300 + part * 250], 7, pearl);
        brush.oval(x + side * 8, 566, 14, 18, '#f0a21c');
        brush.line(`M${x + side * 4} 580 l-6 34 M${x + side * 8} 582 l0 38 M${x + side * 12} 580 l6 34`, '#d9342a', 5);
      }
    });
    context.restore();
  },
};
