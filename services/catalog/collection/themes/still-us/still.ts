// Scene 1: two prints on the string; the names in large letters beside them.
import type { Clock } from '../../kit/build-theme.ts';
import type { Layer } from '../../kit/lottie/layers.ts';
import {
  COLORS,
  CORAL,
  disc,
  FIRST,
  FONT,
  hung,
  INK,
  line,
  MUSTARD,
  SECOND,
  STAGE,
  say,
  skirting,
  squiggle,
  TEAL,
  wall,
} from './look.ts';

export function stillScene({ frames }: Clock): Layer[] {
  const left = STAGE.safe.left + 365;
  const setting = { width: 730, align: 'left' as const };
  return [
    ...wall(frames, COLORS.ground, '#fff9ee', 380),
    skirting(MUSTARD, 930),
    disc(1420, 620, 400, CORAL, frames),
    line([
      [-40, 120],
      [1180, 196],
      [1620, 160],
      [1980, 60],
    ]),
    ...hung(FIRST, { at: [1180, 194], picture: 350, lean: -4, from: 0, frames }),
    ...hung(SECOND, { at: [1620, 164], picture: 350, lean: 5, from: 6, frames, push: -13 }),
    say('still', { at: [left, 232], ...setting, size: 96, font: FONT.big, color: '#b23a2a', height: 150, from: 4, by: 'pop' }),
    say('names', {
      at: [left, 482],
      ...setting,
      size: 160,
      height: 390,
      leading: 1.16,
      font: FONT.big,
      color: TEAL,
      from: 8,
      by: 'pop',
    }),
    squiggle(STAGE.safe.left + 4, 746, 380, CORAL, 24),
    say('after', { at: [left, 812], ...setting, size: 64, color: INK, from: 30 }),
  ];
}
