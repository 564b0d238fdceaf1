// Painted sample portraits of couples, one person each: no photographs of people are shipped.
import type { SamplePicture } from '../kit/theme.ts';
import { BACKDROPS, type Backdrop } from './backdrops.ts';
import { Brush } from './brush.ts';
import { DUSKY, GOLDEN, PALE, standing, WARM } from './figures.ts';
import { GROOM_OF_TODAY, type Man, man } from './man.ts';
import { BRIDE_OF_TODAY, type Woman, woman } from './woman.ts';

function alone(file: string, backdrop: Backdrop, turn: number, draw: (brush: Brush) => void): SamplePicture {
  return {
    file,
    width: 640,
    height: 800,
    draw: (context) => {
      const brush = new Brush(context);
      BACKDROPS[backdrop](brush, 640, 800);
      standing(brush, { x: 320, y: 500, scale: 1.06, turn }, () => draw(brush));
    },
  };
}

export const herPortrait = alone('her-evening.jpg', 'night', -3, (brush) => woman(brush, BRIDE_OF_TODAY));
export const hisPortrait = alone('his-evening.jpg', 'night', 3, (brush) => man(brush, GROOM_OF_TODAY));

const SILK: Woman = {
  ...BRIDE_OF_TODAY,
  skin: DUSKY,
  wears: 'saree',
  cloth: ['#d9486c', '#b3264e', '#761233'],
  border: GOLDEN,
  blouse: ['#3f9a78', '#1f6f52', '#0f4432'],
  hairStyle: 'knot',
  bindi: '#a3122e',
};
const IVORY: Man = {
  ...GROOM_OF_TODAY,
  skin: WARM,
  wears: 'bandhgala',
  cloth: PALE,
  accent: GOLDEN,
  beard: 'moustache',
  hairStyle: 'parted',
};

/** An Odia couple on the wedding day: crowns of pith, a saree from Sambalpur. */
export const odiaBride = alone('odia-bride.jpg', 'lamplight', -3, (brush) =>
  woman(brush, {
    ...SILK,
    skin: WARM,
    cloth: ['#d8334a', '#b0152f', '#740a1e'],
    border: ['#fbe6a6', '#e2a63c', '#9c5a1c'],
    blouse: ['#2f3f7a', '#1f2a58', '#121836'],
    jewels: ['#fff3d6', '#e4b95c'],
    headdress: 'mukuta',
    ikat: true,
  }),
);
export const odiaGroom = alone('odia-groom.jpg', 'lamplight', 3, (brush) =>
  man(brush, { ...IVORY, shawl: ['#d8334a', '#b0152f', '#740a1e'], headdress: 'mukuta' }),
);
