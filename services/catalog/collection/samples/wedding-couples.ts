// Painted pictures of wedding couples for the couple's photo: no photographs of people are shipped.
import type { SamplePicture } from '../kit/theme.ts';
import { BACKDROPS } from './backdrops.ts';
import { Brush } from './brush.ts';
import { BLACK_HAIR, DUSKY, shifted, standing, type Tones, WARM } from './figures.ts';
import { type Man, man } from './man.ts';
import { handInChooda } from './ornaments.ts';
import { type Woman, woman } from './woman.ts';

const IVORY: Tones = ['#fffaf0', '#f0e0c0', '#cdb48a'];
const GOLD: Tones = ['#fbe6a6', '#dcae54', '#9c7028'];

const GROOM: Man = {
  skin: DUSKY,
  hair: BLACK_HAIR,
  wears: 'bandhgala',
  cloth: IVORY,
  accent: GOLD,
  shawl: ['#f7a53a', '#e07b22', '#a84f18'],
  beard: 'short',
  hairStyle: 'swept',
};
/** In poshak: kurti and odhni. */
const PLAIN_BRIDE: Woman = {
  skin: WARM,
  hair: BLACK_HAIR,
  wears: 'dupatta',
  cloth: ['#f0b429', '#d98a1a', '#9c5a12'],
  border: GOLD,
  blouse: ['#3a4a96', '#26336f', '#151d48'],
  hairStyle: 'knot',
  jewels: ['#fff3d6', '#e4b95c'],
};
const BRIDE: Woman = { ...PLAIN_BRIDE, bindi: '#b3122c', brow: 'borla' };

/** A turban of wound folds, on the head of a `man` drawn at the same place. */
function pagri(brush: Brush, [light, middle, dark]: Tones): void {
  const wrap = 'M206 232 C190 120 250 42 330 44 C416 46 456 132 434 236 C410 196 364 168 318 152 C280 168 236 194 206 232 Z';
  brush.lifted('#1a081077', 16, 6, () =>
    brush.shape(wrap, brush.linear(210, 60, 430, 240, [0, light], [0.5, middle], [1, dark])),
  );
  brush.inside(wrap, () => {
    for (let fold = 0; fold < 6; fold += 1) {
      brush.line(
        `M${330 - fold * 4} ${150 - fold * 24} C${384 + fold * 4} ${160 - fold * 26} ${424 + fold * 2} ${196 - fold * 26} ${446} ${246 - fold * 28}`,
        `${dark}aa`,
        4,
      );
      brush.line(
        `M${310 + fold * 4} ${150 - fold * 24} C${256 - fold * 4} ${160 - fold * 26} ${214 - fold * 2} ${196 - fold * 26} ${194} ${246 - fold * 28}`,
        `${dark}aa`,
        4,
      );
    }
  });
  brush.shape('M318 152 C304 170 292 184 286 200 C306 190 332 190 352 200 C346 184 334 170 318 152 Z', dark);
}

function pair(
  file: string,
  backdrop: keyof typeof BACKDROPS,
  his: Man,
  hers: Woman,
  turban: Tones,
  chooda = false,
): SamplePicture {
  const [width, height] = [800, 1000];
  return {
    file,
    width,
    height,
    draw: (context) => {
      const brush = new Brush(context);
      BACKDROPS[backdrop](brush, width, height);
      const scale = 1.16;
      standing(brush, { x: width / 2 - 150, y: height * 0.58, scale, turn: 4 }, () => {
        man(brush, { look: 7, ...his });
        shifted(brush, 34, () => pagri(brush, turban));
      });
      standing(brush, { x: width / 2 + 140, y: height * 0.66, scale: scale * 0.94, turn: -5 }, () => {
        woman(brush, { look: -7, ...hers });
        if (chooda) handInChooda(brush, 396, 622, hers.skin, hers.blouse ?? hers.cloth);
      });
    },
  };
}

/** A Marwari couple: safa, poshak and borla. */
export const haveliCouple = pair('haveli-couple.jpg', 'lamplight', GROOM, BRIDE, ['#fbc04a', '#ee8a2a', '#b3521a']);
/** A Sikh couple: uncut beard, lehenga, chooda and kalire. */
export const turbanCouple = pair(
  'turban-couple.jpg',
  'lamplight',
  { ...GROOM, beard: 'full', shawl: ['#e86a9a', '#c8396f', '#8a1f48'] },
  { ...PLAIN_BRIDE, cloth: ['#ee6a8f', '#c92f5f', '#861a3c'], blouse: ['#c92f5f', '#9a1f48', '#5a0f28'], brow: 'tikka' },
  ['#f29ab4', '#d9567f', '#9c2a52'],
  true,
);

function alone(file: string, turn: number, draw: (brush: Brush) => void): SamplePicture {
  return {
    file,
    width: 640,
    height: 800,
    draw: (context) => {
      const brush = new Brush(context);
      BACKDROPS.lamplight(brush, 640, 800);
      standing(brush, { x: 320, y: 520, scale: 1.06, turn }, () => draw(brush));
    },
  };
}

/** A Delhi family's bride in crimson with a tikka, and their groom in ivory with a crimson safa. */
export const delhiBride = alone('delhi-bride.jpg', -3, (brush) =>
  woman(brush, {
    ...PLAIN_BRIDE,
    cloth: ['#e0405a', '#b81c38', '#750d22'],
    blouse: ['#b81c38', '#8a1230', '#4d0a1c'],
    bindi: '#b3122c',
    brow: 'tikka',
  }),
);
export const delhiGroom = alone('delhi-groom.jpg', 3, (brush) => {
  man(brush, { ...GROOM, shawl: ['#d8344a', '#a8182e', '#660c1c'] });
  pagri(brush, ['#e8586a', '#bf2440', '#7c1026']);
});
