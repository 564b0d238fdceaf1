import { HARP } from '../kit/music/instruments/plucked.ts';
import type { Score } from '../kit/music/score.ts';
import { outline } from './outline.ts';

export const morningPromise: Score = outline({
  title: 'Morning Promise',
  beatsPerMinute: 100,
  end: 64,
  plucked: HARP,
  chords: ['G3 D4 G4 B4', 'D3 A3 D4 F#4', 'E3 B3 E4 G4', 'C3 G3 C4 E4'],
  melody: 'B4:1! D5:.5 G5:1 F#5:.5 D5:1 E5:1! D5:.5 B4:.5 A4:2',
});
