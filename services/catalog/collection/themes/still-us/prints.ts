// Scenes 2 to 4: one large print on each wall with its line of text.
import type { Clock } from '../../kit/build-theme.ts';
import type { Layer } from '../../kit/lottie/layers.ts';
import type { PhotoPlace } from '../../kit/photo-frame.ts';
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
  say,
  skirting,
  squiggle,
  TEAL,
  THIRD,
  wall,
} from './look.ts';

interface Wall {
  place: PhotoPlace;
  /** Horizontal centre of the print and of the text. */
  print: number;
  words: number;
  color: string;
  light: string;
  foot: string;
  disc: string;
  ink: string;
  accent: string;
  keys: readonly [heading: string, caption: string];
}

function onWall(look: Wall, { frames }: Clock): Layer[] {
  const { place, print, words, ink, accent, keys } = look;
  const [heading, caption] = keys;
  const top = 128;
  return [
    ...wall(frames, look.color, look.light, words - 200),
    skirting(look.foot, 960),
    disc(print, 640, 350, look.disc, frames),
    line([
      [-40, top - 60],
      [print, top],
      [1980, top - 50],
    ]),
    ...hung(place, {
      at: [print, top],
      picture: 590,
      lean: print < words ? -3 : 3,
      from: 0,
      frames,
      push: print < words ? 9 : -9,
    }),
    say(heading, {
      at: [words, 390],
      size: 118,
      width: 740,
      height: 300,
      leading: 1.2,
      font: FONT.big,
      color: accent,
      from: 10,
      by: 'pop',
    }),
    squiggle(words - 190, 520, 380, look.foot === COLORS.ground.hex ? MUSTARD : look.foot, 24),
    say(caption, { at: [words, 660], size: 70, width: 660, height: 220, leading: 1.3, color: ink, from: 24, by: 'words' }),
  ];
}

export const firstScene = (clock: Clock): Layer[] =>
  onWall(
    {
      place: FIRST,
      print: 610,
      words: 1380,
      color: MUSTARD,
      light: '#ffd983',
      foot: TEAL,
      disc: CORAL,
      ink: INK,
      accent: '#4a1f2a',
      keys: ['first_heading', 'first_caption'],
    },
    clock,
  );

export const secondScene = (clock: Clock): Layer[] =>
  onWall(
    {
      place: SECOND,
      print: 1310,
      words: 530,
      color: TEAL,
      light: '#207c79',
      foot: COLORS.ground.hex,
      disc: MUSTARD,
      ink: '#fffaf2',
      accent: '#fff0cc',
      keys: ['second_heading', 'second_caption'],
    },
    clock,
  );

export const thirdScene = (clock: Clock): Layer[] =>
  onWall(
    {
      place: THIRD,
      print: 610,
      words: 1380,
      color: '#fbd9cb',
      light: '#ffeee4',
      foot: CORAL,
      disc: TEAL,
      ink: INK,
      accent: '#a83222',
      keys: ['third_heading', 'third_caption'],
    },
    clock,
  );
