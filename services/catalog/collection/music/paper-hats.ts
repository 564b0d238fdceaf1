import { UKULELE } from '../kit/music/instruments/plucked.ts';
import { BANSURI } from '../kit/music/instruments/winds.ts';
import type { Score } from '../kit/music/score.ts';
import { outline } from './outline.ts';

export const paperHats: Score = outline({
  title: 'Paper Hats',
  beatsPerMinute: 120,
  end: 76,
  plucked: UKULELE,
  wind: BANSURI,
  chords: ['G4 C4 E4 C5', 'A4 C4 E4 A4', 'A4 C4 F4 A4', 'G4 D4 G4 B4'],
  melody: 'E5:.5! G5:.5 C6:1 B5:.5 A5:.5 G5:1 A5:.5! G5:.5 E5:.5 D5:.5 C5:1.8',
});
