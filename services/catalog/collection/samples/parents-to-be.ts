// A painted sample portrait of an expectant couple: no photographs of people are shipped.
import type { SamplePicture } from '../kit/theme.ts';
import { Brush } from './brush.ts';
import { at, face, features } from './faces.ts';

/** An expectant couple: she in lavender with a hand on her belly, he behind her shoulder. */
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
      brush.shape('M-30 92 C-14 97 14 97 30 92 C19 114 -19 114 -30 92 Z', '#bb6a58');
      brush.shape('M-54 84 C-34 68 -12 70 0 78 C12 70 34 68 54 84 C34 84 16 84 0 87 C-16 84 -34 84 -54 84 Z', '#2b1812');
      features(brush, {
        skin: '#d09264',
        shade: '#a86c44',
        look: -8,
        brow: '#2b1812',
        browWidth: 8,
        lashes: false,
        line: '#975c34',
      });
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
    // The belly is a soft highlight on the dress with shade below it.
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
      features(brush, {
        skin: '#e2a878',
        shade: '#ba7f55',
        look: 8,
        brow: '#3a2018',
        browWidth: 4.6,
        lashes: true,
        line: '#ad6c44',
      });
      brush.shape('M-31 86 C-17 89 -8 84 0 90 C8 84 17 89 31 86 C19 113 -19 113 -31 86 Z', '#b8434f');
      brush.line('M-35 82 Q-32 87 -28 88 Q0 105 28 88 Q32 87 35 82', '#862a36', 2.6);
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
