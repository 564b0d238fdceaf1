import { HARP } from '../kit/music/instruments/plucked.ts';
import type { Score } from '../kit/music/score.ts';
import { outline } from './outline.ts';

export const lateCoffee: Score = outline({
  title: 'Late Coffee',
  beatsPerMinute: 75,
  end: 48,
  plucked: HARP,
  chords: ['F3 A3 C4 E4', 'E3 G3 B3 D4', 'D3 F3 A3 C4', 'C3 E3 G3 B3'],
  melody: 'A4:1! C5:.5 E5:1 D5:.5 C5:1 B4:1! G4:.5 A4:.5 C5:2',
});
