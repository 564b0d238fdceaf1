// Painted sample pictures of brides and grooms in white and black, and of a couple in evening dress: no photographs of people are
// shipped.
import type { SamplePicture } from '../kit/theme.ts';
import { BACKDROPS, type Backdrop } from './backdrops.ts';
import { Brush } from './brush.ts';
import { BLACK_HAIR, DUSKY, standing, type Tones, WARM } from './figures.ts';
import { type Man, man } from './man.ts';
import { type Woman, woman } from './woman.ts';

const BROWN_HAIR: Tones = ['#6a4230', '#3f241a', '#24130e'];
const LACE: Tones = ['#ffffff', '#f3eee6', '#cfc6ba'];
const PEARLS = ['#ffffff', '#e9e2d4'] as const;

const BRIDE: Woman = {
  skin: WARM,
  hair: BROWN_HAIR,
  wears: 'dress',
  cloth: LACE,
  border: ['#ffffff', '#ece6da', '#c9c0b2'],
  hairStyle: 'knot',
  jewels: PEARLS,
};
const GROOM: Man = {
  skin: DUSKY,
  hair: BLACK_HAIR,
  wears: 'suit',
  cloth: ['#3a3f4c', '#20242f', '#11141b'],
  accent: ['#fdfaf4', '#e6dfd2', '#bdb3a2'],
  beard: 'none',
  hairStyle: 'parted',
};

function flower(brush: Brush, x: number, y: number, size: number, color: string, heart: string): void {
  for (let petal = 0; petal < 5; petal += 1) {
    const angle = (petal / 5) * Math.PI * 2 + x;
    brush.oval(x + Math.cos(angle) * size * 0.55, y + Math.sin(angle) * size * 0.55, size * 0.52, size * 0.46, color);
  }
  brush.oval(x, y, size * 0.32, size * 0.32, heart);
}

/** A bride with a veil of tulle and a wreath of small white flowers. */
function whiteBride(brush: Brush): void {
  const tulle =
    'M320 112 C214 112 176 206 168 318 C158 450 96 570 40 690 L14 900 L626 900 L600 690 C544 570 482 450 472 318 C464 206 426 112 320 112 Z';
  brush.lifted('#5a4a4a33', 26, 8, () =>
    brush.shape(tulle, brush.linear(80, 110, 560, 900, [0, '#ffffffee'], [0.5, '#f6f1eacc'], [1, '#e6ded4aa'])),
  );
  woman(brush, BRIDE);
  for (const side of [-1, 1]) {
    const x = (distance: number) => 320 + side * distance;
    brush.shape(
      `M${x(20)} 118 C${x(110)} 116 ${x(142)} 214 ${x(150)} 322 C${x(164)} 460 ${x(214)} 580 ${x(272)} 690 L${x(300)} 900 L${x(196)} 900 C${x(190)} 720 ${x(140)} 560 ${x(120)} 430 C${x(108)} 330 ${x(112)} 230 ${x(20)} 150 Z`,
      '#ffffff77',
    );
    for (let fold = 0; fold < 3; fold += 1)
      brush.line(
        `M${x(104 + fold * 14)} ${214 + fold * 20} C${x(130 + fold * 12)} 400 ${x(170 + fold * 20)} 600 ${x(214 + fold * 26)} 840`,
        '#ffffff99',
        2.6,
      );
  }
  for (let index = 0; index < 11; index += 1) {
    const part = index / 10;
    const [x, y] = [222 + 196 * part, 224 - 78 * Math.sin(Math.PI * part)];
    brush.oval(x - 8, y + 10, 11, 5, '#7f9a78', 30 - part * 60);
    flower(brush, x, y, index % 2 ? 13 : 17, '#fffdf8', index % 2 ? '#f0c9c2' : '#f1d68a');
  }
}

function blackGroom(brush: Brush): void {
  man(brush, GROOM);
  brush.oval(454, 652, 8, 26, '#6f8f68', 24);
  brush.oval(474, 660, 7, 22, '#84a37c', -24);
  flower(brush, 462, 636, 21, '#fffdf8', '#f1d68a');
}

function alone(file: string, backdrop: Backdrop, turn: number, draw: (brush: Brush) => void): SamplePicture {
  return {
    file,
    width: 640,
    height: 800,
    draw: (context) => {
      const brush = new Brush(context);
      BACKDROPS[backdrop](brush, 640, 800);
      standing(brush, { x: 320, y: 480, scale: 1.02, turn }, () => draw(brush));
    },
  };
}

function together(
  file: string,
  [width, height]: readonly [number, number],
  backdrop: Backdrop,
  his: (brush: Brush) => void,
  hers: (brush: Brush) => void,
): SamplePicture {
  return {
    file,
    width,
    height,
    draw: (context) => {
      const brush = new Brush(context);
      BACKDROPS[backdrop](brush, width, height);
      const scale = width / 820;
      const y = height * 0.63;
      standing(brush, { x: width / 2 - 132 * scale, y: y - 44 * scale, scale, turn: 5 }, () => his(brush));
      standing(brush, { x: width / 2 + 122 * scale, y: y + 34 * scale, scale: scale * 0.93, turn: -7 }, () => hers(brush));
    },
  };
}

export const churchBride = alone('church-bride.jpg', 'lamplight', -3, whiteBride);
export const churchGroom = alone('church-groom.jpg', 'lamplight', 3, blackGroom);
export const churchCouple = together('church-couple.jpg', [900, 1000], 'hills', blackGroom, whiteBride);

/** A dinner jacket, and a deep green gown with diamonds. */
export const eveningCouple = together(
  'evening-couple.jpg',
  [860, 1120],
  'night',
  (brush) =>
    man(brush, {
      ...GROOM,
      look: 7,
      beard: 'short',
      hairStyle: 'swept',
      cloth: ['#2a2a30', '#15151a', '#08080b'],
      accent: ['#4a3a1e', '#2c2314', '#15100a'],
    }),
  (brush) =>
    woman(brush, {
      ...BRIDE,
      look: -7,
      hair: BLACK_HAIR,
      hairStyle: 'loose',
      cloth: ['#1f8a6c', '#0f5f4c', '#073a30'],
      border: ['#f6e3b0', '#d9b263', '#9a7430'],
      jewels: ['#ffffff', '#dfeaf2'],
    }),
);
