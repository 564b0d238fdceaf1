// Painted sample pictures of couples through the years: no photographs of people are shipped.
import type { SamplePicture } from '../kit/theme.ts';
import { BACKDROPS, type Backdrop } from './backdrops.ts';
import { Brush } from './brush.ts';
import { BLACK_HAIR, DUSKY, GOLDEN, PALE, SILVER_HAIR, standing, WARM } from './figures.ts';
import { GROOM_OF_TODAY, type Man, man } from './man.ts';
import { BRIDE_OF_TODAY, type Woman, woman } from './woman.ts';

const SEPIA = ['#f7e3bf', '#8a5a32'] as const;

interface Pair {
  file: string;
  size: readonly [width: number, height: number];
  backdrop: Backdrop;
  his: Man;
  hers: Woman;
  scale: number;
  sepia?: boolean;
}

/** A couple leaning their heads towards each other, her in front. */
function pair({ file, size: [width, height], backdrop, his, hers, scale, sepia = false }: Pair): SamplePicture {
  return {
    file,
    width,
    height,
    draw: (context) => {
      const brush = new Brush(context);
      BACKDROPS[backdrop](brush, width, height);
      const y = height * 0.62;
      standing(brush, { x: width / 2 - 128 * scale, y: y - 34 * scale, scale, turn: 5 }, () => man(brush, { look: 7, ...his }));
      standing(brush, { x: width / 2 + 118 * scale, y: y + 26 * scale, scale: scale * 0.94, turn: -6 }, () =>
        woman(brush, { look: -7, ...hers }),
      );
      if (!sepia) return;
      // Old prints keep their contrast and lose their colours.
      context.globalCompositeOperation = 'color';
      context.fillStyle = '#8f6f4a';
      context.fillRect(0, 0, width, height);
      context.globalCompositeOperation = 'soft-light';
      context.fillStyle = brush.radial(width / 2, height / 2, width * 0.7, [0, SEPIA[0]], [1, SEPIA[1]]);
      context.fillRect(0, 0, width, height);
      context.globalCompositeOperation = 'source-over';
    },
  };
}

const YOUNG_HIM: Man = {
  skin: DUSKY,
  hair: BLACK_HAIR,
  wears: 'suit',
  cloth: ['#5a5048', '#3a322e', '#221c1a'],
  accent: ['#c45a4a', '#8c2f2a', '#5a1a1a'],
  beard: 'moustache',
  hairStyle: 'parted',
};
const YOUNG_HER: Woman = {
  skin: WARM,
  hair: BLACK_HAIR,
  wears: 'veiled',
  cloth: ['#d8404a', '#b01f34', '#741024'],
  border: GOLDEN,
  hairStyle: 'knot',
  bindi: '#c4122e',
};

/** The wedding day in Nashik, fifty years ago. */
export const coupleThen = pair({
  file: 'couple-then.jpg',
  size: [900, 720],
  backdrop: 'studio',
  his: { ...YOUNG_HIM, headdress: 'mundavalya' },
  hers: { ...YOUNG_HER, headdress: 'mundavalya' },
  scale: 0.98,
  sepia: true,
});

/** Twenty years on, in the colours of a faded print. */
export const coupleMidway = pair({
  file: 'couple-midway.jpg',
  size: [900, 720],
  backdrop: 'hills',
  his: {
    ...YOUNG_HIM,
    wears: 'shirt',
    cloth: ['#7fa3a0', '#4f7a78', '#2f5352'],
    accent: ['#9dbcb8', '#6b9290', '#3f6564'],
    glasses: true,
  },
  hers: {
    ...YOUNG_HER,
    wears: 'saree',
    cloth: ['#f0b45a', '#d98a2c', '#9c5a16'],
    border: ['#b8383a', '#8c1f2c', '#5a1020'],
    blouse: ['#a32c3a', '#7c1a2c', '#50101c'],
  },
  scale: 0.98,
});

const OLD_HIM: Man = {
  skin: DUSKY,
  hair: SILVER_HAIR,
  aged: true,
  glasses: true,
  wears: 'bandhgala',
  cloth: PALE,
  accent: GOLDEN,
  shawl: ['#a8474a', '#7d2233', '#521222'],
  beard: 'moustache',
  hairStyle: 'thin',
};
const OLD_HER: Woman = {
  skin: WARM,
  hair: SILVER_HAIR,
  aged: true,
  glasses: true,
  wears: 'saree',
  cloth: ['#8f3146', '#6c1a32', '#430d20'],
  border: GOLDEN,
  blouse: GOLDEN,
  hairStyle: 'knot',
  bindi: '#a3122e',
};

/** Thirty years on: the first grey. */
export const coupleLater = pair({
  file: 'couple-later.jpg',
  size: [900, 720],
  backdrop: 'sea',
  his: {
    ...YOUNG_HIM,
    hair: ['#a39c9a', '#6d6664', '#3f3a3a'],
    wears: 'bandhgala',
    cloth: ['#5b7396', '#3a4f70', '#223048'],
    accent: PALE,
    glasses: true,
  },
  hers: {
    ...YOUNG_HER,
    hair: ['#8a807e', '#4c4342', '#2c2625'],
    wears: 'saree',
    cloth: ['#5fa08c', '#2f7a68', '#184a40'],
    border: GOLDEN,
    blouse: ['#d98a6a', '#b8623f', '#7c3a22'],
  },
  scale: 0.98,
});

/** Today, silver-haired. */
export const coupleNow = pair({
  file: 'couple-now.jpg',
  size: [900, 720],
  backdrop: 'lamplight',
  his: OLD_HIM,
  hers: OLD_HER,
  scale: 0.98,
});

const HIS_SHIRT: Man = {
  ...GROOM_OF_TODAY,
  wears: 'shirt',
  cloth: ['#f3e3c8', '#e0c596', '#b3915c'],
  accent: ['#fff3dc', '#ecd6ac', '#c4a26c'],
};
const HER_DRESS: Woman = {
  ...BRIDE_OF_TODAY,
  cloth: ['#f0765c', '#d9523f', '#a1322a'],
  border: ['#ffd9b0', '#f0a86c', '#c4743c'],
};

export const coupleByTheSea = pair({
  file: 'couple-sea.jpg',
  size: [800, 800],
  backdrop: 'sea',
  his: HIS_SHIRT,
  hers: HER_DRESS,
  scale: 0.98,
});
export const coupleAtHome = pair({
  file: 'couple-home.jpg',
  size: [800, 800],
  backdrop: 'lamplight',
  his: { ...HIS_SHIRT, glasses: true },
  hers: {
    ...HER_DRESS,
    wears: 'saree',
    cloth: ['#3d8f92', '#226a70', '#12464c'],
    border: GOLDEN,
    blouse: ['#e58b6b', '#cf6a4c', '#9c432e'],
    bindi: '#b3122e',
  },
  scale: 0.98,
});
