// Painted sample portraits of adults for milestone birthdays: no photographs of people are shipped.
import type { SamplePicture } from '../kit/theme.ts';
import { Brush, type Paint } from './brush.ts';
import { at, face, features } from './faces.ts';

/** A man of fifty: greying temples, glasses, a deep green velvet jacket. */
export const gentleman: SamplePicture = {
  file: 'gentleman.jpg',
  width: 720,
  height: 900,
  draw: (context) => {
    const brush = new Brush(context);
    const gold: Paint = brush.linear(260, 500, 470, 900, [0, '#fff0b8'], [0.5, '#d8a848'], [1, '#a87428']);
    context.fillStyle = brush.linear(0, 0, 0, 900, [0, '#173c36'], [0.6, '#2b5a4c'], [1, '#0c2320']);
    context.fillRect(0, 0, 720, 900);
    brush.oval(360, 340, 480, 480, brush.radial(360, 340, 480, [0, '#ffe3a0cc'], [0.5, '#e9b95a55'], [1, '#e9b95a00']));
    brush.bokeh(720, 900, 34, 11, ['#ffe9b0', '#e9b95a', '#fff6dc']);
    const jacket = 'M20 900 C34 770 84 684 210 642 L310 600 L410 600 L510 642 C636 684 686 770 700 900 Z';
    brush.lifted('#04120faa', 40, 12, () =>
      brush.shape(jacket, brush.linear(60, 600, 660, 900, [0, '#1f6a55'], [0.5, '#124a3c'], [1, '#08261f'])),
    );
    brush.shape('M300 590 L360 720 L420 590 L452 628 L372 900 L348 900 L268 628 Z', '#fffaf0');
    brush.shape(
      'M306 480 L306 596 C330 646 390 646 414 596 L414 480 Z',
      brush.linear(306, 480, 414, 640, [0, '#a96a40'], [1, '#c98a5c']),
    );
    brush.shape('M292 586 L360 664 L330 700 L266 624 Z M428 586 L360 664 L390 700 L454 624 Z', '#fffdf6', {
      paint: '#d9cfb8',
      width: 2.5,
    });
    for (const side of [-1, 1]) {
      const x = (dx: number) => 360 + side * dx;
      brush.shape(`M${x(92)} 622 L${x(150)} 640 L${x(158)} 720 L${x(122)} 734 L${x(20)} 900 L${x(12)} 900 Z`, '#0c1f1a');
      brush.line(`M${x(92)} 622 L${x(12)} 900`, gold, 3.5);
      brush.shape(`M360 676 L${x(58)} 648 C${x(64)} 668 ${x(64)} 690 ${x(58)} 710 L360 684 Z`, '#0c1f1a');
    }
    brush.oval(360, 680, 14, 17, '#173c36');
    for (const y of [760, 812, 864]) brush.oval(360, y, 6, 6, gold);
    brush.shape('M196 716 l74 -10 l4 14 l-74 12 Z', '#fff0c8');
    at(brush, 360, 352, 1.12, -2, () => {
      brush.shape('M-98 -20 C-118 -150 -60 -196 8 -194 C86 -194 116 -130 98 -20 Z', '#2b2422');
      face(brush, '#eab88c', '#d59a6c', '#ae7148');
      const beard =
        'M-91 6 C-92 76 -54 138 0 150 C54 138 92 76 91 6 C84 38 80 58 64 72 C44 62 20 62 0 68 C-20 62 -44 62 -64 72 C-80 58 -84 38 -91 6 Z';
      brush.shape(beard, brush.linear(0, 0, 0, 150, [0, '#6e655f'], [0.5, '#8d857e'], [1, '#b9b2aa']));
      brush.line('M-60 92 q6 18 16 28 M-34 102 q4 16 12 26 M60 92 q-6 18 -16 28 M34 102 q-4 16 -12 26', '#d8d2ca88', 3);
      brush.shape('M-34 92 C-18 84 18 84 34 92 C20 108 -20 108 -34 92 Z', '#b8695a');
      brush.shape('M-58 84 C-36 66 -12 68 0 77 C12 68 36 66 58 84 C36 84 16 84 0 88 C-16 84 -36 84 -58 84 Z', '#5b524d');
      features(brush, { skin: '#d59a6c', shade: '#ad7048', brow: '#3a302c', browWidth: 8, lashes: false, line: '#9c6238' });
      const hair =
        'M-99 -14 C-118 -140 -66 -204 14 -200 C92 -196 116 -130 99 -14 C94 -62 86 -96 70 -116 C20 -104 -40 -112 -66 -132 C-86 -102 -94 -62 -99 -14 Z';
      brush.lifted('#1a0a0a55', 10, 4, () =>
        brush.shape(
          hair,
          brush.linear(
            -100,
            -100,
            100,
            -60,
            [0, '#a39b94'],
            [0.2, '#4c433f'],
            [0.5, '#2b2422'],
            [0.8, '#4c433f'],
            [1, '#958d86'],
          ),
        ),
      );
      brush.line('M-60 -160 Q0 -190 66 -150 M-72 -136 Q-10 -166 40 -160', '#a39b9455', 5);
      for (const side of [-1, 1]) {
        brush.shape(`M${side * 47 - 41} -16 h82 c2 50 -16 66 -41 66 c-25 0 -43 -16 -41 -66 Z`, '#fff6dc1c', {
          paint: '#2a211c',
          width: 5,
        });
        brush.line(`M${side * 88} -10 L${side * 100} -16`, '#2a211c', 5);
      }
      brush.line('M-8 -6 Q0 -13 8 -6', '#2a211c', 5);
      brush.line('M-60 -88 Q0 -98 56 -88 M-46 -72 Q0 -80 44 -72', '#a8684355', 3);
    });
  },
};
