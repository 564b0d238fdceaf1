import { UKULELE } from '../kit/music/instruments/plucked.ts';
import { SHEHNAI } from '../kit/music/instruments/winds.ts';
import type { Score } from '../kit/music/score.ts';
import { outline } from './outline.ts';

export const dholInTheSquare: Score = outline({
  title: 'Dhol in the Square',
  beatsPerMinute: 100,
  end: 64,
  plucked: UKULELE,
  wind: SHEHNAI,
  chords: ['D3 A3 D4 F#4', 'C3 G3 C4 E4', 'G3 B3 D4', 'D3 A3 D4 F#4'],
  melody: 'D5:.5! D5:.5 F#5:.5 A5:.5 G5:1 F#5:.9 -:.1 E5:.5! C5:.5 E5:.5 G5:.5 F#5:.5 E5:.5 D5:.9',
});
