import { HARP } from '../kit/music/instruments/plucked.ts';
import type { Score } from '../kit/music/score.ts';
import { outline } from './outline.ts';

export const onlyUs: Score = outline({
  title: 'Only Us',
  beatsPerMinute: 75,
  end: 48,
  plucked: HARP,
  chords: ['D3 A3 D4 F#4', 'B3 F#4 B4 D5', 'G3 D4 G4 B4', 'A3 E4 A4 C#5'],
  melody: 'F#5:1.5! E5:.5 D5:1 A5:1 B5:1! A5:.5 F#5:.5 E5:2',
});
