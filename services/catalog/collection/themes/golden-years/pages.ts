// Scenes 2 to 4: three pages of the album: the wedding day, the years between, today.
import type { Clock } from '../../kit/build-theme.ts';
import { pen } from '../../kit/geometry/pen.ts';
import { type Layer, shapes } from '../../kit/lottie/layers.ts';
import { EASE, track } from '../../kit/lottie/motion.ts';
import { group, outline, stroke, trim } from '../../kit/lottie/shapes.ts';
import { goldFlakes } from '../../kit/motifs/album.ts';
import { roseBud, roseLeaf } from '../../kit/motifs/rose.ts';
import { GOLD } from '../../kit/palette.ts';
import { COLORS, EARLY, FONT, INK, LATER, NOW, page, print, say, THEN } from './look.ts';

/** A pressed rose, its stem drawn first. */
export function pressedRose(x: number, y: number, turn: number, start: number, when = ''): Layer {
  const stem = pen().move(0, 260).curve(-30, 160, 24, 80, 0, 0).outline();
  return shapes(
    `${when}pressed rose`,
    [
      group('stem', [outline(stem), trim(0, track([start, 0, EASE.weight], [start + 26, 100])), stroke('#6b6a3c', 7)]),
      ...[
        [-4, 190, -58],
        [8, 140, 52],
        [2, 90, -48],
      ].map(([lx = 0, ly = 0, angle = 0], index) =>
        roseLeaf(84, '#7d7a48', {
          at: [lx, ly],
          rotate: angle,
          scale: track([start + 8 + index * 4, [0, 0], EASE.out], [start + 28 + index * 4, [100, 100]]),
        }),
      ),
      roseBud(116, '#9c4a44', '#7d7a48', { at: [0, 12], scale: track([start + 18, [0, 0], EASE.out], [start + 40, [100, 100]]) }),
    ],
    { at: [x, y], rotate: turn, opacity: 88 },
  );
}

export function thenScene({ frames }: Clock): Layer[] {
  const words = 1400;
  return [
    ...page('left'),
    ...print(THEN, { at: [640, 540], width: 800, height: 640, lean: -3.5, from: 2, frames }),
    say('then_line', {
      at: [words, 330],
      size: 132,
      width: 700,
      height: 170,
      font: FONT.names,
      color: COLORS.bloom,
      from: 16,
      by: 'letters',
    }),
    say('then_caption', { at: [words, 500], size: 64, width: 620, height: 180, leading: 1.2, from: 28, by: 'words' }),
    pressedRose(words - 20, 690, 24, 24),
  ];
}

export function betweenScene({ frames }: Clock): Layer[] {
  return [
    ...page('right'),
    ...print(EARLY, { at: [560, 390], width: 700, height: 520, lean: 3, from: 0, frames }),
    ...print(LATER, { at: [1300, 690], width: 700, height: 520, lean: -4, from: 14, frames }),
    // A page with only one of its prints must not look half empty.
    pressedRose(520, 330, -14, 10, 'unless:early '),
    pressedRose(1330, 610, 16, 10, 'unless:later '),
    say('between_line', {
      at: [1350, 216],
      size: 106,
      width: 700,
      height: 240,
      leading: 1.05,
      font: FONT.names,
      color: COLORS.bloom,
      from: 22,
      by: 'letters',
    }),
    say('between_caption', { at: [520, 866], size: 58, width: 700, height: 180, leading: 1.2, from: 34, by: 'words' }),
  ];
}

export function nowScene({ frames }: Clock): Layer[] {
  const words = 476;
  return [
    ...page('left'),
    ...print(NOW, { at: [1260, 545], width: 880, height: 700, lean: 2.5, from: 0, frames }),
    shapes('if:blessing gold leaf', [goldFlakes(60, 4, [310, 250], GOLD)], {
      at: [words, 690],
      scale: track([16, [60, 60], EASE.out], [44, [100, 100]]),
      opacity: track([16, 0], [30, 100]),
    }),
    say('now_line', {
      at: [words, 312],
      size: 122,
      width: 600,
      height: 280,
      leading: 1.04,
      font: FONT.names,
      color: COLORS.bloom,
      from: 14,
      by: 'letters',
    }),
    say('blessing', { at: [words, 640], size: 60, width: 580, height: 260, leading: 1.2, color: INK, from: 26, by: 'words' }),
  ];
}
