// A painted sample picture of a bride in gharara and gold-bordered dupatta and a groom in sherwani and turban: no photographs of people are
// shipped.
import type { SamplePicture } from '../kit/theme.ts';
import { Brush } from './brush.ts';
import { across, BLACK_HAIR, DUSKY, standing, type Tones, WARM } from './figures.ts';
import { man } from './man.ts';
import { woman } from './woman.ts';

const IVORY: Tones = ['#fffaf0', '#efe2c6', '#cbb489'];
const OLD_GOLD: Tones = ['#fbe6ae', '#d0a556', '#8f692c'];
const [WIDTH, HEIGHT] = [900, 1200];

/** A window at night behind them: lattice, moonlight, out-of-focus lamps. */
function window(brush: Brush): void {
  const { context } = brush;
  context.fillStyle = brush.linear(0, 0, 0, HEIGHT, [0, '#233258'], [0.6, '#5d628a'], [1, '#b59a7a']);
  context.fillRect(0, 0, WIDTH, HEIGHT);
  brush.oval(660, 240, 520, 520, brush.radial(660, 240, 520, [0, '#fff4d8cc'], [0.4, '#ffe9bf55'], [1, '#ffe9bf00']));
  brush.oval(660, 240, 74, 74, '#fff6de');
  brush.bokeh(WIDTH, HEIGHT, 30, 23, ['#ffdf9a', '#fff4d6', '#cfd8ff']);
  for (const side of [0, 1])
    for (let row = 0; row < 16; row += 1)
      for (let column = 0; column < 2; column += 1) {
        const [x, y] = [side === 0 ? 30 + column * 76 : WIDTH - 30 - column * 76, 30 + row * 76];
        brush.hoop(x, y, 30, 30, '#8d653466', 8);
        brush.oval(x, y, 9, 9, '#8d653488');
      }
}

/** Folds of ivory cloth wound around the head, held by a gold band with a jewel. */
function turban(brush: Brush): void {
  const cloth = 'M212 262 C204 150 252 84 322 82 C402 82 440 152 428 262 C392 220 350 208 320 210 C288 208 246 222 212 262 Z';
  brush.lifted('#2a1a0a77', 16, 6, () => brush.shape(cloth, across(brush, IVORY, 214, 90, 430, 262)));
  brush.inside(cloth, () => {
    for (let fold = 0; fold < 6; fold += 1)
      brush.line(
        `M${204 + fold * 8} ${262 - fold * 30} C${272 + fold * 6} ${208 - fold * 26} ${358 + fold * 6} ${192 - fold * 20} ${440 - fold * 4} ${232 - fold * 24}`,
        '#b99a5e77',
        4,
      );
    brush.line('M212 260 C246 220 288 208 320 210 C350 208 392 220 428 260', across(brush, OLD_GOLD, 212, 210, 428, 260), 15);
  });
  brush.shape('M320 128 C344 138 348 170 320 190 C292 170 296 138 320 128 Z', across(brush, OLD_GOLD, 294, 128, 346, 190));
  brush.oval(320, 160, 11, 13, '#2f6f5a');
}

export const nikahCouple: SamplePicture = {
  file: 'nikah-couple.jpg',
  width: WIDTH,
  height: HEIGHT,
  draw: (context) => {
    const brush = new Brush(context);
    window(brush);
    standing(brush, { x: 330, y: 700, scale: 1.12, turn: 5 }, () => {
      man(brush, {
        look: 7,
        skin: DUSKY,
        hair: BLACK_HAIR,
        wears: 'bandhgala',
        cloth: IVORY,
        accent: OLD_GOLD,
        beard: 'short',
        hairStyle: 'swept',
      });
      turban(brush);
    });
    standing(brush, { x: 580, y: 790, scale: 1.05, turn: -6 }, () =>
      woman(brush, {
        look: -7,
        skin: WARM,
        hair: BLACK_HAIR,
        wears: 'dupatta',
        brow: 'jhoomar',
        cloth: ['#d9838b', '#b85a68', '#7c3444'],
        blouse: ['#c46a78', '#9c4456', '#662636'],
        border: OLD_GOLD,
        hairStyle: 'knot',
        jewels: ['#fff6e2', '#d9b05c'],
      }),
    );
  },
};
