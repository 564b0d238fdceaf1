// Scene 2: tiny clothes on two lines in the wind, the wish between them.
import { softLight } from '../../kit/atmosphere.ts';
import type { Clock } from '../../kit/build-theme.ts';
import { type Layer, shapes } from '../../kit/lottie/layers.ts';
import { EASE, track } from '../../kit/lottie/motion.ts';
import { washingLine } from '../../kit/motifs/paper-sky.ts';
import { fadeIn, wordByWord } from '../../kit/text/reveals.ts';
import { BUTTER, banks, COLORS, FONT, MINT, PEACH, passing, RUST, SKY, say, sky, X } from './look.ts';

export function lineScene({ frames }: Clock): Layer[] {
  const cord = '#8a5a34';
  return [
    sky('#fde6d6', '#bfe3f2'),
    shapes('light', [softLight('light', X, 900, 760, '#ffffff', 0.8)]),
    ...passing(frames, [
      [860, 640, 56, 90],
      [200, 1240, 62, -90],
    ]),
    shapes(
      'upper line',
      washingLine(
        frames,
        1240,
        96,
        104,
        [
          { garment: 'flag', color: MINT, trim: '#fffaf2' },
          { garment: 'sock', color: PEACH, trim: '#fffaf2' },
          { garment: 'suit', color: '#fffaf2', trim: PEACH },
          { garment: 'sock', color: SKY, trim: '#fffaf2' },
          { garment: 'cap', color: BUTTER, trim: PEACH },
        ],
        cord,
      ),
      { at: track([0, [X, -160], EASE.out], [28, [X, 210]]) },
    ),
    shapes(
      'lower line',
      washingLine(
        frames,
        1240,
        80,
        112,
        [
          { garment: 'bib', color: BUTTER, trim: '#fffaf2' },
          { garment: 'sock', color: MINT, trim: '#fffaf2' },
          { garment: 'flag', color: PEACH, trim: '#fffaf2' },
          { garment: 'suit', color: SKY, trim: '#fffaf2' },
        ],
        cord,
      ),
      { at: track([4, [X, 1700], EASE.out], [34, [X, 1216]]) },
    ),
    ...banks(frames, 1730),
    say('tiny', 776, { size: 72, font: FONT.text, color: RUST, reveal: fadeIn(8, 14) }),
    say('dreams', 1000, { size: 128, color: COLORS.deep, height: 320, leading: 1.14, reveal: wordByWord(12, 24) }),
  ];
}
