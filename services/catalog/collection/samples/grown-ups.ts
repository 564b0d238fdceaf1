// Painted sample portraits of grown-ups, eyes lowered: no photograph of a person is shipped.
import type { SamplePicture } from '../kit/theme.ts';
import { Brush, type Paint } from './brush.ts';

const FACE = 'M-92 -30 C-94 -118 -54 -154 0 -154 C54 -154 94 -118 92 -30 C92 50 52 122 0 140 C-52 122 -92 50 -92 -30 Z';

function at(brush: Brush, x: number, y: number, scale: number, turn: number, draw: () => void): void {
  const { context } = brush;
  context.save();
  context.translate(x, y);
  context.rotate((turn * Math.PI) / 180);
  context.scale(scale, scale);
  draw();
  context.restore();
}

function face(brush: Brush, light: string, body: string, shade: string): void {
  for (const side of [-1, 1]) brush.oval(side * 94, 14, 14, 27, side < 0 ? body : shade);
  brush.lifted('#3a1a1a66', 16, 6, () =>
    brush.shape(FACE, brush.linear(-90, -120, 100, 140, [0, light], [0.55, body], [1, shade])),
  );
}

/** Lowered eyes, brows, nose. */
function features(brush: Brush, style: { lid: string; brow: string; browWidth: number; lashes: boolean; line: string }): void {
  for (const side of [-1, 1]) {
    const x = side * 46;
    brush.shape(`M${x - 27} 0 Q${x} 27 ${x + 27} 0 Q${x} 9 ${x - 27} 0 Z`, style.lid);
    brush.line(`M${x - 28} 0 Q${x} 28 ${x + 28} -1`, '#34190f', 4.4);
    if (style.lashes)
      brush.line(
        `M${x + side * 26} 3 l${side * 9} 5 M${x + side * 18} 12 l${side * 8} 8 M${x + side * 8} 17 l${side * 5} 9`,
        '#34190f',
        2.6,
      );
    brush.line(`M${x - side * 24} -36 Q${x + side * 6} -54 ${x + side * 34} -33`, style.brow, style.browWidth);
    brush.oval(side * 56, 62, 30, 19, '#e2785a38');
  }
  brush.line('M-2 14 Q-9 46 -15 57 Q-9 68 3 66', style.line, 3.4);
}

/** A man of fifty: greying temples, glasses, a velvet jacket of deep green. */
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

/** A couple expecting: she in lavender with a hand on her belly, he behind her shoulder. */
export const parentsToBe: SamplePicture = {
  file: 'parents-to-be.jpg',
  width: 900,
  height: 900,
  draw: (context) => {
    const brush = new Brush(context);
    context.fillStyle = brush.linear(0, 0, 0, 900, [0, '#f6e3c0'], [0.55, '#e3bfd0'], [1, '#8f7fc0']);
    context.fillRect(0, 0, 900, 900);
    brush.oval(450, 330, 520, 520, brush.radial(450, 330, 520, [0, '#fff8e0ee'], [0.5, '#ffeab866'], [1, '#ffeab800']));
    brush.bokeh(900, 900, 30, 31, ['#ffffff', '#ffe9b0', '#cdbdf0']);
    const shirt = 'M420 900 C420 760 440 640 520 584 L610 548 L700 556 C820 600 868 700 880 900 Z';
    brush.lifted('#2a1a4a77', 30, 8, () =>
      brush.shape(shirt, brush.linear(440, 560, 860, 900, [0, '#4a5796'], [0.5, '#36407a'], [1, '#20275a'])),
    );
    brush.shape(
      'M602 430 L602 568 C630 606 680 606 704 568 L704 430 Z',
      brush.linear(602, 430, 704, 600, [0, '#a8693f'], [1, '#c98a5c']),
    );
    brush.shape('M596 552 C620 606 690 606 712 552 L732 580 C700 650 612 650 580 580 Z', '#2b3468');
    brush.line('M656 622 L662 760', '#20275a', 4);
    at(brush, 650, 336, 1.02, -7, () => {
      face(brush, '#e6b184', '#d09264', '#a96c44');
      brush.shape(
        'M-90 16 C-88 80 -50 140 0 150 C50 140 88 80 90 16 C82 48 76 62 62 76 C40 68 20 68 0 74 C-20 68 -40 68 -62 76 C-76 62 -82 48 -90 16 Z',
        '#3a241a',
      );
      brush.shape('M-32 92 C-16 84 16 84 32 92 C18 108 -18 108 -32 92 Z', '#bb6a58');
      brush.shape('M-54 84 C-34 68 -12 70 0 78 C12 70 34 68 54 84 C34 84 16 84 0 87 C-16 84 -34 84 -54 84 Z', '#2b1812');
      features(brush, { lid: '#a86c44', brow: '#2b1812', browWidth: 8, lashes: false, line: '#975c34' });
      brush.shape(
        'M-98 -16 C-116 -138 -70 -204 10 -202 C88 -200 116 -134 98 -16 C92 -64 82 -92 64 -110 C36 -98 -20 -94 -64 -124 C-84 -96 -92 -64 -98 -16 Z',
        brush.linear(-90, -200, 90, -20, [0, '#4a2e22'], [1, '#1f110d']),
      );
      brush.line('M-56 -164 Q0 -192 60 -158', '#7a523c66', 5);
    });
    const hair =
      'M214 360 C204 240 262 170 350 172 C446 176 492 262 478 380 C474 470 500 560 486 660 L210 660 C190 560 222 470 214 360 Z';
    brush.lifted('#1a0a1a55', 16, 5, () => brush.shape(hair, brush.linear(220, 180, 480, 640, [0, '#5a3526'], [1, '#23120e'])));
    const dress =
      'M96 900 C96 780 120 676 220 634 L300 602 L398 602 L470 634 C528 668 560 716 566 790 C572 830 572 870 568 900 Z';
    brush.lifted('#2a1a4a66', 26, 8, () =>
      brush.shape(dress, brush.linear(110, 610, 560, 900, [0, '#e7d9ff'], [0.5, '#c3addf'], [1, '#9378bd'])),
    );
    brush.shape(
      'M304 490 L304 602 C326 650 376 650 398 602 L398 490 Z',
      brush.linear(304, 490, 398, 640, [0, '#bd7c50'], [1, '#dda274']),
    );
    brush.shape('M268 616 C300 690 400 690 428 616 L398 598 C376 652 326 652 304 598 Z', '#f6eeff');
    // The belly is a soft light on the dress and its shade below.
    brush.inside(dress, () => {
      brush.oval(352, 872, 190, 150, brush.radial(320, 820, 200, [0, '#f3e9ffdd'], [0.6, '#cdb8e8aa'], [1, '#b399d600']));
      brush.line('M180 800 C220 748 300 724 352 726 C430 730 500 760 532 820', '#8f76b866', 5);
      for (let dot = 0; dot < 34; dot += 1) brush.oval(130 + ((dot * 97) % 430), 690 + ((dot * 61) % 210), 4, 4, '#ffffffaa');
    });
    const skin = brush.linear(200, 700, 420, 860, [0, '#e9b588'], [1, '#c98d60']);
    brush.lifted('#5a3a6a55', 10, 4, () => {
      brush.shape(
        'M100 900 C104 846 140 810 210 800 C262 792 312 786 350 790 C372 794 374 812 354 818 C372 822 368 840 348 842 C360 848 352 862 334 862 C290 868 236 880 206 900 Z',
        skin,
      );
    });
    brush.line('M354 818 C330 816 308 818 290 822 M348 842 C326 842 306 844 290 848', '#b3774c88', 3);
    brush.line('M214 798 q-10 30 0 62', '#f1c65e', 7);
    brush.line('M228 796 q-10 30 0 60', '#d9557a', 6);
    at(brush, 346, 392, 1.0, 6, () => {
      face(brush, '#f3c69b', '#e2a878', '#c08453');
      brush.shape(
        'M0 -160 C-58 -160 -98 -118 -98 -20 C-84 -84 -54 -116 -10 -130 C40 -118 80 -84 98 -16 C98 -118 58 -160 0 -160 Z',
        brush.linear(-90, -160, 90, -20, [0, '#5a3526'], [1, '#2a1712']),
      );
      features(brush, { lid: '#ba7f55', brow: '#3a2018', browWidth: 4.6, lashes: true, line: '#ad6c44' });
      brush.shape('M-28 92 C-18 82 -8 82 0 88 C8 82 18 82 28 92 C16 110 -16 110 -28 92 Z', '#b8434f');
      brush.line('M-30 91 C-14 96 14 96 30 91', '#862a36', 2.4);
      brush.oval(0, -56, 7.5, 7.5, '#b3213a');
      for (const side of [-1, 1]) {
        brush.oval(side * 95, 48, 8, 8, '#f1c65e');
        brush.oval(side * 95, 66, 6, 9, '#fff3dc');
      }
    });
    for (const [x, y, size] of [
      [250, 262, 17],
      [272, 236, 15],
      [238, 292, 14],
    ] as const) {
      for (let petal = 0; petal < 5; petal += 1) {
        const angle = (petal / 5) * Math.PI * 2;
        brush.oval(x + Math.cos(angle) * size * 0.6, y + Math.sin(angle) * size * 0.6, size * 0.5, size * 0.5, '#fffaf0');
      }
      brush.oval(x, y, size * 0.34, size * 0.34, '#f6c352');
    }
  },
};
