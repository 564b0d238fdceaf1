// A painted sample portrait of a laughing child: no photographs of people are shipped.
import type { SamplePicture } from '../kit/theme.ts';
import { Brush } from './brush.ts';

const SIZE = 900;

export const child: SamplePicture = {
  file: 'child.jpg',
  width: SIZE,
  height: SIZE,
  draw: (context) => {
    const brush = new Brush(context);
    context.fillStyle = brush.linear(0, 0, 0, SIZE, [0, '#ffd58a'], [0.6, '#ffb36b'], [1, '#f58f6c']);
    context.fillRect(0, 0, SIZE, SIZE);
    brush.oval(450, 400, 560, 560, brush.radial(450, 400, 560, [0, '#fff6dcee'], [0.5, '#ffe9b066'], [1, '#ffe9b000']));
    brush.bokeh(SIZE, SIZE, 30, 12, ['#ffffff', '#ffdf7a', '#ff9d8a', '#8fd8c8']);
    const hair = brush.linear(250, 150, 660, 620, [0, '#5a3322'], [0.5, '#3a1e16'], [1, '#25120e']);
    for (const side of [-1, 1]) {
      const x = 450 + side * 214;
      brush.lifted('#7a3a1a55', 20, 8, () => brush.oval(x, 262, 92, 88, hair));
      brush.line(`M${x - 40} 240 Q${x} 206 ${x + 44} 236 M${x - 44} 274 Q${x} 240 ${x + 48} 270`, '#7a4a3466', 6);
      brush.shape(
        `M${450 + side * 150} 318 l${side * 46} -50 l${side * 14} 66 Z M${450 + side * 150} 318 l${side * 64} 6 l${side * -20} 54 Z`,
        '#ef4f45',
      );
      brush.oval(450 + side * 160, 316, 17, 17, '#ffd04a');
    }
    brush.shape(
      'M450 168 C296 168 228 280 232 420 C234 520 262 590 312 622 L588 622 C638 590 666 520 668 420 C672 280 604 168 450 168 Z',
      hair,
    );
    const dress = 'M120 900 C132 792 214 728 340 706 C400 744 500 744 560 706 C686 728 768 792 780 900 Z';
    brush.lifted('#7a2a2a66', 30, 8, () => brush.shape(dress, brush.linear(150, 700, 760, 900, [0, '#1fb0a2'], [1, '#0b7a74'])));
    brush.inside(dress, () => {
      for (let row = 0; row < 4; row += 1)
        for (let dot = 0; dot < 11; dot += 1) brush.oval(130 + dot * 68 + (row % 2) * 34, 752 + row * 48, 10, 10, '#fffaf0cc');
    });
    brush.shape(
      'M392 600 L392 700 C414 730 486 730 508 700 L508 600 Z',
      brush.linear(390, 600, 510, 720, [0, '#cf8d5e'], [1, '#e2a678']),
    );
    for (const side of [-1, 1])
      brush.shape(
        `M450 726 C${450 + side * 40} 700 ${450 + side * 110} 700 ${450 + side * 132} 722 C${450 + side * 120} 770 ${450 + side * 50} 786 450 742 Z`,
        '#fffaf0',
        { paint: '#e6d3b4', width: 3 },
      );
    brush.oval(450, 742, 17, 17, '#ef4f45');
    const face = 'M276 420 C270 308 344 248 450 248 C556 248 630 308 624 420 C620 560 546 642 450 642 C354 642 280 560 276 420 Z';
    for (const side of [-1, 1]) brush.oval(450 + side * 176, 450, 26, 40, side < 0 ? '#eab488' : '#d79a6c');
    brush.lifted('#7a3a1a66', 22, 8, () =>
      brush.shape(face, brush.linear(300, 260, 620, 640, [0, '#fad3ac'], [0.55, '#efb98a'], [1, '#d8986a'])),
    );
    brush.shape(
      'M450 236 C330 236 266 312 274 430 C300 372 340 330 404 306 C428 330 470 330 500 304 C560 328 602 372 626 430 C634 312 570 236 450 236 Z',
      hair,
    );
    brush.line('M404 306 C380 322 352 344 330 372 M500 304 C530 322 556 346 574 372', '#7a4a3455', 5);
    for (const side of [-1, 1]) {
      const x = 450 + side * 78;
      brush.line(`M${x - 36} 452 Q${x} 408 ${x + 36} 452`, '#34190f', 10);
      brush.line(`M${x + side * 34} 448 l${side * 14} -6 M${x + side * 28} 436 l${side * 13} -10`, '#34190f', 5);
      brush.line(`M${x - 30} 386 Q${x} 366 ${x + 32} 384`, '#4a281a', 7);
      brush.oval(450 + side * 118, 512, 42, 28, brush.radial(450 + side * 118, 512, 42, [0, '#f0705f88'], [1, '#f0705f00']));
      brush.oval(450 + side * 176, 496, 9, 9, '#ffd04a');
    }
    brush.line('M436 494 Q450 508 464 494', '#c07f54', 6);
    brush.shape('M380 534 C400 546 500 546 520 534 C516 596 384 596 380 534 Z', '#8f2a2c');
    brush.shape('M392 540 C420 548 480 548 508 540 C504 556 396 556 392 540 Z', '#fffaf0');
    brush.inside('M380 534 C400 546 500 546 520 534 C516 596 384 596 380 534 Z', () => brush.oval(450, 590, 40, 22, '#e8645f'));
    brush.oval(450, 378, 8, 8, '#c4372e');
  },
};
