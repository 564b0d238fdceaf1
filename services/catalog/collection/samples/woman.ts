// The woman of the sample pictures: saree, dress, or bodice and dupatta; hair in a knot, loose, or under the cloth.
import type { Brush } from './brush.ts';
import { across, BLACK_HAIR, type Face, face, lips, neck, necklace, shifted, spectacles, type Tones, WARM } from './figures.ts';
import { type BrowJewel, browJewel, mukuta, mundavalya } from './ornaments.ts';

export interface Woman extends Face {
  /** `veiled`: the saree's end covers the head; `dupatta`: a cloth over the head, the bodice of a lehenga or gharara under it. */
  wears: 'saree' | 'veiled' | 'dupatta' | 'dress';
  cloth: Tones;
  border: Tones;
  blouse?: Tones;
  hairStyle: 'knot' | 'loose';
  bindi?: string;
  jewels?: readonly [string, string];
  brow?: BrowJewel;
  headdress?: 'mundavalya' | 'mukuta';
  /** Tie-dyed steps and diamonds along the saree's border, as in Sambalpur. */
  ikat?: boolean;
}

export const BRIDE_OF_TODAY: Woman = {
  skin: WARM,
  hair: BLACK_HAIR,
  wears: 'dress',
  cloth: ['#d9c9a8', '#b8975c', '#7c5c2d'],
  border: ['#fff0c8', '#e2b765', '#a87a30'],
  hairStyle: 'loose',
};

const SHOULDERS = 'M56 900 C70 686 112 616 188 580 C236 630 404 630 452 580 C528 616 570 686 584 900 L56 900 Z';

export function woman(brush: Brush, spec: Woman): void {
  const { hair, wears, cloth, border, hairStyle, jewels = ['#fff3d6', '#e4b95c'] } = spec;
  const covered = wears === 'veiled' || wears === 'dupatta';
  if (covered)
    brush.lifted('#2a101066', 30, 10, () =>
      brush.shape(
        'M320 108 C202 108 168 212 172 324 C174 446 128 556 76 640 L60 800 L580 800 L564 640 C512 556 466 446 468 324 C472 212 438 108 320 108 Z',
        across(brush, cloth, 120, 110, 520, 800),
      ),
    );
  if (hairStyle === 'loose')
    brush.shape(
      'M320 136 C222 136 200 216 204 300 C208 396 176 436 170 520 C166 590 196 640 236 650 L404 650 C444 640 474 590 470 520 C464 436 432 396 436 300 C440 216 418 136 320 136 Z',
      across(brush, hair, 180, 140, 470, 650),
    );
  else brush.oval(320, 262, 106, 118, across(brush, hair, 220, 150, 420, 380));
  shifted(brush, -16, () => {
    neck(brush, spec.skin);
    garment(brush, spec);
    if (wears !== 'dress') necklace(brush, 44, 5.5, jewels);
    necklace(brush, 76, wears === 'dress' ? 3.4 : 7, jewels);
  });
  for (const side of [-1, 1]) brush.oval(320 + side * 90, 318, 14, 26, spec.skin[side < 0 ? 1 : 2]);
  face(brush, spec, hair[2], true);
  lips(brush, spec.aged ? '#b9604f' : '#b8323f', spec.aged ? '#8c4034' : '#7d1a2a');
  frontHair(brush, hair, hairStyle === 'loose');
  if (spec.bindi) brush.oval(320, 258, 9, 9, spec.bindi);
  for (const side of [-1, 1]) {
    brush.oval(320 + side * 92, 352, 9, 9, jewels[1]);
    if (wears !== 'dress' || hairStyle === 'knot') brush.oval(320 + side * 92, 374, 7, 14, jewels[0]);
  }
  if (spec.glasses) spectacles(brush, '#6b4a2c');
  if (spec.brow) browJewel(brush, spec.brow, jewels[0]);
  if (covered) veilEdge(brush, cloth, border);
  if (spec.headdress === 'mundavalya') mundavalya(brush, jewels[0]);
  if (spec.headdress === 'mukuta') mukuta(brush, 74);
}

function frontHair(brush: Brush, hair: Tones, loose: boolean): void {
  brush.shape(
    'M320 158 C262 158 220 200 224 316 C240 262 262 226 318 200 C376 226 400 262 416 316 C420 200 378 158 320 158 Z',
    across(brush, hair, 224, 160, 416, 320),
  );
  brush.line('M318 164 L318 200', '#00000033', 3);
  brush.line('M300 172 C262 194 240 236 232 290 M340 172 C378 194 398 236 408 290', `${hair[0]}66`, 4);
  if (!loose) return;
  for (const side of [-1, 1]) {
    const x = (distance: number) => 320 + side * distance;
    brush.shape(
      `M${x(82)} 226 C${x(108)} 290 ${x(92)} 380 ${x(104)} 440 C${x(116)} 510 ${x(92)} 560 ${x(112)} 640 C${x(150)} 630 ${x(160)} 560 ${x(146)} 490 C${x(132)} 420 ${x(124)} 330 ${x(108)} 240 Z`,
      across(brush, hair, x(80), 240, x(150), 640),
    );
    brush.line(`M${x(104)} 300 C${x(112)} 400 ${x(130)} 460 ${x(128)} 560`, `${hair[0]}77`, 4);
  }
}

function garment(brush: Brush, { wears, cloth, border, blouse = cloth, skin, ikat }: Woman): void {
  if (wears === 'dress') {
    const dress = 'M62 900 C70 690 112 618 190 580 C222 640 282 682 320 704 C358 682 418 640 450 580 C528 618 570 690 578 900 Z';
    brush.shape('M190 580 L450 580 L440 720 L200 720 Z', across(brush, skin, 190, 580, 450, 720));
    brush.line('M250 600 Q292 616 312 614 M390 600 Q348 616 328 614', `${skin[2]}66`, 4);
    brush.lifted('#2a101044', 12, 4, () => brush.shape(dress, across(brush, cloth, 90, 600, 540, 860)));
    brush.line('M190 580 C222 640 282 682 320 704 C358 682 418 640 450 580', across(brush, border, 190, 580, 450, 710), 8);
    brush.line(
      'M320 704 C300 740 292 780 290 860 M140 640 C128 690 126 740 130 820 M500 640 C512 690 514 740 510 820',
      `${cloth[2]}77`,
      5,
    );
    return;
  }
  brush.lifted('#2a101044', 20, 8, () => brush.shape(SHOULDERS, across(brush, blouse, 90, 580, 540, 800)));
  brush.line('M188 580 C236 630 404 630 452 580', across(brush, border, 190, 580, 450, 640), wears === 'dupatta' ? 16 : 9);
  if (wears === 'dupatta') {
    embroidery(brush, border);
    return;
  }
  const drape = 'M150 606 C196 570 226 566 252 578 C330 640 470 690 566 724 L590 900 L110 900 C106 740 120 660 150 606 Z';
  brush.lifted('#2a101055', 16, 6, () => brush.shape(drape, across(brush, cloth, 120, 580, 540, 800)));
  brush.inside(drape, () => {
    for (let fold = 0; fold < 6; fold += 1)
      brush.line(
        `M${150 + fold * 22} ${590 + fold * 2} C${170 + fold * 34} 680 ${240 + fold * 60} 740 ${300 + fold * 74} 806`,
        `${cloth[2]}66`,
        5,
      );
  });
  brush.line('M252 578 C330 640 470 690 566 724', across(brush, border, 250, 580, 560, 730), 18);
  brush.line('M247 588 C326 652 466 702 564 737', `${border[2]}`, 3);
  if (!ikat) return;
  for (let step = 0; step < 13; step += 1) {
    const part = (step + 0.5) / 13;
    const [x, y] = [along(part, 252, 330, 470, 566), along(part, 578, 640, 690, 724)];
    brush.turned(x, y, 28, () => {
      brush.shape(`M${x} ${y - 11} l10 11 l-10 11 l-10 -11 Z`, step % 2 ? '#fff6e0' : '#1d1a2c');
      brush.shape(`M${x - 12} ${y + 20} l6 0 l0 7 l6 0 l0 7 l6 0 l0 -7 l6 0 l0 -7 Z`, '#fff6e0');
    });
  }
}

/** A coordinate of a Bézier curve. */
function along(part: number, from: number, first: number, second: number, to: number): number {
  const rest = 1 - part;
  return rest ** 3 * from + 3 * rest ** 2 * part * first + 3 * rest * part ** 2 * second + part ** 3 * to;
}

/** Rows of gold work on a bodice, denser towards the neckline. */
function embroidery(brush: Brush, [light, middle]: Tones): void {
  brush.inside(SHOULDERS, () => {
    for (let row = 0; row < 7; row += 1)
      brush.beads(
        13 + row,
        (part) => [170 - row * 12 + (300 + row * 24) * part, 612 + row * 34 + 40 * 4 * part * (1 - part)],
        row % 2 ? 4 : 6,
        (index) => (index % 2 ? light : middle),
      );
  });
}

/** The end of the saree covers the head, frames the face and falls over the shoulders. */
function veilEdge(brush: Brush, cloth: Tones, border: Tones): void {
  for (const side of [-1, 1]) {
    const x = (distance: number) => 320 + side * distance;
    const edge = `M320 124 C${x(96)} 126 ${x(118)} 214 ${x(116)} 320 C${x(114)} 430 ${x(144)} 520 ${x(196)} 620 L${x(214)} 800`;
    brush.line(edge, across(brush, cloth, 160, 120, 480, 800), 40);
    brush.line(edge, across(brush, border, 160, 120, 480, 800), 15);
  }
}
