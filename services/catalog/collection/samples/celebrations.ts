// Painted sample pictures for sangeet, mehendi and haldi: no photographs of people are shipped.
import type { SamplePicture } from '../kit/theme.ts';
import { BACKDROPS } from './backdrops.ts';
import { Brush } from './brush.ts';
import { BLACK_HAIR, standing, WARM } from './figures.ts';
import { GROOM_OF_TODAY, man } from './man.ts';
import { BRIDE_OF_TODAY, type Woman, woman } from './woman.ts';

/** The couple on the night of the sangeet. */
export const sangeetCouple: SamplePicture = {
  file: 'sangeet-couple.jpg',
  width: 800,
  height: 1000,
  draw: (context, width, height) => {
    const brush = new Brush(context);
    BACKDROPS.night(brush, width, height);
    const y = height * 0.56;
    standing(brush, { x: width / 2 - 130, y: y - 34, scale: 1.06, turn: 5 }, () =>
      man(brush, { ...GROOM_OF_TODAY, cloth: ['#4a3aa8', '#2c1f7a', '#170d4c'], look: 7 }),
    );
    standing(brush, { x: width / 2 + 124, y: y + 32, scale: 1, turn: -6 }, () =>
      woman(brush, {
        ...BRIDE_OF_TODAY,
        look: -7,
        wears: 'saree',
        cloth: ['#ff5fb0', '#d8238a', '#8a0f5c'],
        border: ['#fbe6a6', '#dcae54', '#9c7028'],
        blouse: ['#7c3fc0', '#5a2399', '#37115f'],
      }),
    );
  },
};

const IN_YELLOW: Woman = {
  skin: WARM,
  hair: BLACK_HAIR,
  wears: 'saree',
  cloth: ['#ffe48a', '#f7bf2e', '#c98710'],
  border: ['#ffe9b0', '#e0642a', '#a8321f'],
  blouse: ['#f58a3c', '#dd6420', '#9c3d12'],
  hairStyle: 'knot',
  bindi: '#c4122e',
  jewels: ['#fffaf0', '#f7b52c'],
};

function flower(brush: Brush, x: number, y: number, radius: number, color: string, heart: string): void {
  for (let petal = 0; petal < 8; petal += 1) {
    const angle = (petal * Math.PI) / 4;
    brush.oval(
      x + Math.cos(angle) * radius * 0.58,
      y + Math.sin(angle) * radius * 0.58,
      radius * 0.48,
      radius * 0.34,
      color,
      petal * 45,
    );
  }
  brush.oval(x, y, radius * 0.42, radius * 0.42, heart);
}

/** A bride on the morning of her haldi: yellow, flower jewellery, a touch of turmeric on the cheeks. */
export const brideInYellow: SamplePicture = {
  file: 'bride-in-yellow.jpg',
  width: 800,
  height: 1000,
  draw: (context, width, height) => {
    const brush = new Brush(context);
    context.fillStyle = brush.linear(0, 0, 0, height, [0, '#fff3c4'], [0.55, '#ffd76a'], [1, '#e9a13a']);
    context.fillRect(0, 0, width, height);
    brush.oval(400, 380, 620, 620, brush.radial(400, 380, 620, [0, '#fffdf0ee'], [0.5, '#fff1b866'], [1, '#fff1b800']));
    brush.bokeh(width, height, 40, 31, ['#ffffff', '#ffdf7a', '#8fbf6a', '#ffb45c']);
    standing(brush, { x: 400, y: 604, scale: 1.22, turn: -4 }, () => {
      woman(brush, IN_YELLOW);
      // Flowers in the parting, at the ears and around the neck instead of gold.
      for (let part = 0; part <= 10; part += 1) {
        const angle = Math.PI * (1.02 + (0.96 * part) / 10);
        flower(
          brush,
          320 + Math.cos(angle) * 104,
          268 + Math.sin(angle) * 112,
          17,
          part % 2 ? '#fffaf0' : '#f59a23',
          part % 2 ? '#f7c52c' : '#c4571a',
        );
      }
      brush.line('M320 158 L320 214', '#f7b52c', 5);
      flower(brush, 320, 224, 15, '#fffaf0', '#e0642a');
      for (const side of [-1, 1]) {
        flower(brush, 320 + side * 93, 352, 16, '#f59a23', '#c4571a');
        brush.beads(
          3,
          (part) => [320 + side * 93, 374 + part * 30],
          7,
          () => '#fffaf0',
        );
        brush.oval(320 + side * 60, 368, 30, 17, '#f2b21b70', side * -12);
      }
      for (let part = 0; part <= 12; part += 1) {
        const t = part / 12;
        flower(
          brush,
          232 + 176 * t,
          482 + 4 * 96 * t * (1 - t),
          19,
          part % 2 ? '#fffaf0' : '#f7a52c',
          part % 2 ? '#f7c52c' : '#c4571a',
        );
      }
    });
  },
};
