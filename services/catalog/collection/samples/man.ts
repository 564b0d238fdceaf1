// The man of the sample pictures: suit, closed coat, shawl or open shirt; clean-shaven, moustache, trimmed or uncut beard.
import type { Brush } from './brush.ts';
import { across, BLACK_HAIR, DUSKY, type Face, face, lips, neck, shifted, spectacles, type Tones } from './figures.ts';
import { mukuta, mundavalya } from './ornaments.ts';

export interface Man extends Face {
  wears: 'suit' | 'bandhgala' | 'shirt';
  cloth: Tones;
  accent: Tones;
  shawl?: Tones;
  beard?: 'moustache' | 'short' | 'full' | 'none';
  hairStyle?: 'parted' | 'swept' | 'thin';
  headdress?: 'mundavalya' | 'mukuta';
}

export const GROOM_OF_TODAY: Man = {
  skin: DUSKY,
  hair: BLACK_HAIR,
  wears: 'suit',
  cloth: ['#9a4458', '#6e2739', '#431523'],
  accent: ['#f3d489', '#d3a044', '#8a5a1c'],
  beard: 'short',
  hairStyle: 'swept',
};

const COAT = 'M14 900 C34 682 80 606 178 568 L272 528 L368 528 L462 568 C560 606 606 682 626 900 Z';

export function man(brush: Brush, spec: Man): void {
  const { skin, hair } = spec;
  const shade = across(brush, hair, 226, 120, 420, 330);
  shifted(brush, -26, () => {
    neck(brush, skin);
    coat(brush, spec);
  });
  for (const side of [-1, 1]) brush.oval(320 + side * 89, 318, 15, 28, skin[side < 0 ? 1 : 2]);
  face(brush, spec, hair[1], false);
  if (spec.beard === 'short')
    brush.shape(
      'M235 306 C236 352 254 400 284 430 C302 448 338 448 356 430 C386 400 404 352 405 306 C398 340 392 366 378 378 C358 372 340 374 320 380 C300 374 282 372 262 378 C248 366 242 340 235 306 Z',
      across(brush, hair, 240, 310, 400, 450),
    );
  if (spec.beard === 'full') {
    brush.lifted('#1a0a1044', 10, 4, () =>
      brush.shape(
        'M234 296 C228 372 232 436 258 488 C280 526 304 540 320 542 C336 540 360 526 382 488 C408 436 412 372 406 296 C400 340 394 366 378 378 C358 372 340 374 320 380 C300 374 282 372 262 378 C246 366 240 340 234 296 Z',
        across(brush, hair, 236, 300, 410, 530),
      ),
    );
    brush.line(
      'M256 398 C258 440 270 478 292 510 M290 420 C294 456 302 490 314 522 M384 398 C382 440 370 478 348 510 M350 420 C346 456 338 490 326 522',
      `${hair[0]}88`,
      3,
    );
  }
  lips(brush, '#b8705c', '#7e4234', 24);
  if (spec.beard !== 'none')
    brush.shape(
      'M270 396 C282 376 306 376 320 384 C334 376 358 376 370 396 C352 398 336 394 320 393 C304 394 288 398 270 396 Z',
      shade,
    );
  scalp(brush, spec.hairStyle ?? 'parted', hair);
  if (spec.glasses) spectacles(brush, '#3b3230');
  if (spec.headdress === 'mundavalya') mundavalya(brush, '#fff3d6');
  if (spec.headdress === 'mukuta') mukuta(brush, 170);
}

function scalp(brush: Brush, style: NonNullable<Man['hairStyle']>, hair: Tones): void {
  const shade = across(brush, hair, 226, 110, 420, 330);
  const crown = {
    parted:
      'M226 312 C212 196 250 122 332 124 C410 126 436 200 414 312 C408 278 402 250 388 226 C350 236 300 226 272 200 C250 232 236 268 226 312 Z',
    swept:
      'M228 306 C214 206 238 138 318 130 C350 116 426 132 412 306 C408 270 404 244 392 218 C350 196 306 198 262 216 C244 238 236 268 228 306 Z',
    thin: 'M226 318 C214 236 236 152 320 146 C404 152 426 236 414 318 C408 280 400 250 384 222 C362 198 340 190 320 190 C300 190 278 198 256 222 C240 250 232 280 226 318 Z',
  }[style];
  brush.shape(crown, shade);
  const strands = {
    parted: 'M274 194 C300 150 350 146 392 190 M262 206 C244 226 238 250 234 274 M300 170 C330 150 372 160 398 210',
    swept: 'M258 206 C280 156 350 136 394 178 M282 202 C312 166 356 158 394 200 M244 228 C246 190 268 160 304 146',
    thin: 'M262 210 C286 178 354 178 378 210 M246 238 C238 262 234 286 232 304 M394 238 C402 262 406 286 408 304',
  }[style];
  brush.line(strands, `${hair[0]}88`, 4);
}

function coat(brush: Brush, { wears, cloth, accent, shawl, skin }: Man): void {
  const white = '#fbf6ec';
  brush.lifted('#1a0a1066', 28, 10, () => brush.shape(COAT, across(brush, cloth, 70, 540, 570, 800)));
  if (wears === 'bandhgala') {
    brush.shape(
      'M262 506 C276 540 300 560 320 566 C340 560 364 540 378 506 L386 548 C366 586 340 600 320 606 C300 600 274 586 254 548 Z',
      across(brush, cloth, 250, 500, 390, 610),
    );
    brush.line('M262 508 C276 540 300 560 320 566 C340 560 364 540 378 508', across(brush, accent, 262, 508, 378, 566), 6);
    brush.line('M320 606 L320 800', `${cloth[2]}`, 4);
    for (let row = 0; row < 4; row += 1) brush.oval(320, 640 + row * 48, 8, 8, accent[1]);
  } else {
    const opening =
      wears === 'suit'
        ? 'M262 520 L320 770 L378 520 C360 560 340 576 320 580 C300 576 280 560 262 520 Z'
        : 'M268 520 L320 680 L372 520 Z';
    brush.shape(opening, wears === 'suit' ? white : '#c98f60');
    if (wears === 'suit') {
      // The throat, down to the knot of the tie.
      brush.shape(
        'M262 506 L378 506 C370 548 348 572 320 582 C292 572 270 548 262 506 Z',
        across(brush, skin, 240, 400, 410, 610),
      );
      brush.shape('M302 578 L338 578 L332 606 L344 740 L320 770 L296 740 L308 606 Z', across(brush, accent, 300, 578, 340, 770));
      for (const side of [-1, 1]) {
        const x = (distance: number) => 320 + side * distance;
        brush.shape(`M${x(56)} 510 L${x(8)} 578 L${x(44)} 616 L${x(74)} 534 Z`, white, { paint: '#d8cfc0', width: 2 });
        brush.lifted('#00000055', 8, 3, () =>
          brush.shape(
            `M${x(60)} 530 L${x(2)} 780 L${x(58)} 700 L${x(128)} 640 L${x(104)} 616 L${x(142)} 590 Z`,
            across(brush, cloth, x(0), 530, x(142), 780),
          ),
        );
        brush.line(`M${x(2)} 780 L${x(58)} 700 L${x(128)} 640 L${x(104)} 616 L${x(142)} 590`, `${cloth[0]}aa`, 2.4);
      }
    } else
      for (const side of [-1, 1]) {
        const x = (distance: number) => 320 + side * distance;
        brush.lifted('#00000033', 8, 3, () =>
          brush.shape(`M${x(54)} 506 L${x(92)} 548 L${x(52)} 650 L${x(6)} 668 Z`, across(brush, accent, x(0), 510, x(92), 660)),
        );
      }
  }
  if (!shawl) return;
  const drape = 'M190 562 C120 590 60 650 44 800 L196 800 C190 700 214 620 262 546 Z';
  brush.lifted('#1a0a1055', 14, 5, () => brush.shape(drape, across(brush, shawl, 60, 560, 240, 800)));
  brush.line('M262 546 C214 620 190 700 196 800', accent[1], 8);
}
