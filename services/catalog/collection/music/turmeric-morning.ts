import { SANTOOR } from '../kit/music/instruments/plucked.ts';
import { BANSURI } from '../kit/music/instruments/winds.ts';
import type { Score } from '../kit/music/score.ts';
import { outline } from './outline.ts';

export const turmericMorning: Score = outline({
  title: 'Turmeric Morning',
  beatsPerMinute: 100,
  end: 64,
  plucked: SANTOOR,
  wind: BANSURI,
  chords: ['G3 D4 G4 B4', 'C3 G3 C4 E4', 'D3 A3 D4 F#4', 'G3 D4 G4 B4'],
  melody: 'D5:.5! G5:.5 B5:1 A5:.5 G5:.5 E5:.9 -:.1 D5:.5! E5:.5 G5:.5 A5:.5 G5:1.8',
});
