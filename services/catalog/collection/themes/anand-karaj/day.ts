// Scene 4: ivory cloth between two borders and the hall in the morning; day, time and place.
import type { Clock } from '../../kit/build-theme.ts';
import { type Layer, shapes } from '../../kit/lottie/layers.ts';
import { EASE, track } from '../../kit/lottie/motion.ts';
import { fill, group, rect, stroke } from '../../kit/lottie/shapes.ts';
import { phulkariBand } from '../../kit/motifs/phulkari.ts';
import { COLORS, dawn, METAL, NAME, RED, SILKS, STAGE, say } from './look.ts';

const { x, width, height } = STAGE;

export function dayScene({ frames, beat }: Clock): Layer[] {
  const wide = 860;
  const tall = 1310;
  const top = 150;
  const band = { length: wide, width: 130, cloth: RED, silks: SILKS, first: 4, lasts: beat(3) };
  return [
    ...dawn(frames, 1640),
    shapes(
      'cloth',
      [
        group('shadow', [rect(x - wide / 2 + 12, top + 20, wide, tall, 6), fill('#7a3a30', 30)]),
        group('ivory', [rect(x - wide / 2, top, wide, tall, 6), fill(COLORS.paper)]),
        phulkariBand(band, { at: [x - wide / 2, top] }),
        phulkariBand({ ...band, first: 12 }, { at: [x - wide / 2, top + tall], scale: [100, -100] }),
        group('stitches', [
          rect(x - wide / 2 + 24, top + 150, wide - 48, tall - 300, 4),
          stroke(METAL.body, 5, { cap: 'butt', dash: [20, 10] }),
        ]),
        group('pole', [rect(-20, top - 22, width + 40, 22, 11), fill('#8a4a1c')]),
      ],
      { at: track([0, [0, -height * 0.72], EASE.out], [34, [0, 0]]) },
    ),
    say('couple', { ...NAME, at: [x, 392], size: 66, width: 770, height: 180, leading: 1.35, color: RED, from: 18 }),
    say('day_words', { at: [x, 524], size: 64, width: 770, height: 96, color: COLORS.deep, from: beat(1) }),
    say('day', { at: [x, 690], size: 270, width: 700, height: 270, leading: 1, font: NAME.font, color: RED, from: beat(1.2) }),
    say('month_year', { at: [x, 850], size: 74, width: 770, height: 106, color: COLORS.deep, from: beat(1.6) }),
    say('time', { at: [x, 942], size: 66, width: 770, height: 96, color: '#8a4a0c', from: beat(2) }),
    say('venue', {
      ...NAME,
      at: [x, 1080],
      size: 68,
      width: 770,
      height: 196,
      leading: 1.38,
      color: COLORS.deep,
      from: beat(2.4),
      by: 'words',
    }),
    say('city', { at: [x, 1216], size: 66, width: 770, height: 96, color: '#8a4a0c', from: beat(2.9) }),
    shapes(
      'if:invitation greeting cloth',
      [
        group('cloth', [rect(-20, 1580, width + 40, 240), fill(RED)]),
        group('stitches', [rect(-20, 1598, width + 40, 204), stroke(SILKS[0], 7, { cap: 'butt', dash: [26, 12] })]),
      ],
      {
        at: track([beat(1), [0, 420], EASE.out], [beat(2.2), [0, 0]]),
      },
    ),
    say('invitation', {
      at: [x, 1700],
      size: 63,
      width: 900,
      height: 180,
      leading: 1.3,
      color: COLORS.paper,
      from: beat(3.2),
      by: 'words',
    }),
  ];
}
