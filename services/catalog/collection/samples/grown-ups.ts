// Painted sample portraits of adults for milestone birthdays, eyes lowered: no photographs of people are shipped.
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
      features(brush, { lid: '#ad7048', brow: '#3a302c', browWidth: 8, lashes: false, line: '#9c6238' });
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

/** A woman in a wine-red sari with pearls, her hair in a low knot. */
export const lady: SamplePicture = {
  file: 'lady.jpg',
  width: 720,
  height: 900,
  draw: (context) => {
    const brush = new Brush(context);
    const gold: Paint = brush.linear(200, 560, 520, 900, [0, '#ffe3d0'], [0.5, '#e0a184'], [1, '#b0704f']);
    context.fillStyle = brush.linear(0, 0, 0, 900, [0, '#5a1b30'], [0.6, '#8a3a48'], [1, '#2e0c1a']);
    context.fillRect(0, 0, 720, 900);
    brush.oval(360, 340, 480, 480, brush.radial(360, 340, 480, [0, '#ffe0ccdd'], [0.5, '#f0b09a66'], [1, '#f0b09a00']));
    brush.bokeh(720, 900, 34, 19, ['#ffe3d0', '#f0b09a', '#fff6ec']);
    brush.lifted('#2e0c1a77', 16, 6, () =>
      brush.oval(470, 470, 92, 84, brush.linear(400, 400, 540, 540, [0, '#4a2b22'], [1, '#1f100c'])),
    );
    brush.line('M408 440 Q470 400 536 450 M404 480 Q470 450 546 490', '#7a523c66', 5);
    const blouse = 'M60 900 C70 780 120 700 226 658 C276 716 444 716 494 658 C600 700 650 780 660 900 Z';
    brush.lifted('#2e0c1aaa', 34, 10, () =>
      brush.shape(blouse, brush.linear(80, 660, 640, 900, [0, '#e8b39c'], [0.5, '#cf8f78'], [1, '#9c5f50'])),
    );
    brush.shape(
      'M306 490 L306 640 C330 706 390 706 414 640 L414 490 Z',
      brush.linear(306, 490, 414, 690, [0, '#b8784c'], [1, '#dba174']),
    );
    brush.shape(
      'M226 658 C276 716 444 716 494 658 L414 624 H306 Z',
      brush.linear(226, 640, 494, 700, [0, '#e3ab7e'], [1, '#c98d60']),
    );
    const sari = 'M494 650 C420 720 300 800 150 900 L700 900 C690 800 640 700 494 650 Z';
    brush.lifted('#2e0c1a99', 20, 8, () =>
      brush.shape(sari, brush.linear(300, 700, 700, 900, [0, '#a02045'], [0.5, '#7a1433'], [1, '#4a0a20'])),
    );
    brush.line('M494 652 C420 722 300 802 150 902', gold, 20);
    brush.inside(sari, () => {
      for (let fold = 0; fold < 5; fold += 1)
        brush.line(
          `M${540 + fold * 34} ${664 + fold * 14} C${470 + fold * 50} ${760 + fold * 10} ${400 + fold * 70} ${830 + fold * 10} ${330 + fold * 90} 910`,
          '#4a0a2088',
          6,
        );
      for (let dot = 0; dot < 24; dot += 1) brush.oval(330 + ((dot * 89) % 360), 730 + ((dot * 53) % 170), 4.5, 4.5, '#f0c4a8');
    });
    at(brush, 360, 352, 1.12, -3, () => {
      brush.shape(
        'M-104 -10 C-124 -150 -70 -204 0 -202 C74 -204 126 -150 104 -10 C112 40 104 70 92 84 L-92 84 C-104 70 -112 40 -104 -10 Z',
        '#2a1712',
      );
      face(brush, '#f4c9a0', '#e3ab7e', '#bf8456');
      brush.shape(
        'M0 -166 C-62 -166 -104 -120 -102 -10 C-88 -70 -66 -108 -28 -132 C24 -124 78 -96 100 -10 C104 -120 62 -166 0 -166 Z',
        brush.linear(-100, -160, 100, -20, [0, '#54331f'], [0.5, '#33201a'], [1, '#1f100c']),
      );
      brush.line('M-78 -84 Q-62 -124 -28 -146 M-20 -150 Q40 -146 78 -96', '#8a5e4866', 5);
      features(brush, { lid: '#bd8257', brow: '#33201a', browWidth: 5, lashes: true, line: '#ad6c44' });
      brush.shape('M-31 93 C-20 82 -9 82 0 88 C9 82 20 82 31 93 C18 112 -18 112 -31 93 Z', '#a5243f');
      brush.line('M-33 92 C-14 98 14 98 33 92', '#7a1530', 2.4);
      brush.oval(0, -58, 8, 8, '#a02045');
      for (const side of [-1, 1]) {
        brush.oval(side * 96, 48, 9, 9, '#f0c4a8');
        brush.oval(side * 96, 70, 10, 13, '#fffaf0');
      }
    });
    for (const [sag, size] of [
      [52, 9],
      [86, 11],
    ] as const)
      brush.beads(
        23,
        (part) => [286 + 148 * part, 596 + sag * 4 * part * (1 - part) * 0.8],
        size,
        () => '#fff6ec',
      );
    brush.shape('M360 676 C380 684 384 706 360 722 C336 706 340 684 360 676 Z', gold);
  },
};
