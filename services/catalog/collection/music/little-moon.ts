import { HARP } from '../kit/music/instruments/plucked.ts';
import type { Score } from '../kit/music/score.ts';
import { outline } from './outline.ts';

export const littleMoon: Score = outline({
  title: 'Little Moon',
  beatsPerMinute: 75,
  end: 48,
  plucked: HARP,
  chords: ['C4 G4 C5 E5', 'A3 E4 A4 C5', 'F3 C4 F4 A4', 'G3 D4 G4 B4'],
  melody: 'E5:1! G5:1 C6:1 B5:.5 A5:.5 G5:1! E5:1 D5:2',
});
