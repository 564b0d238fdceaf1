import { SANTOOR } from '../kit/music/instruments/plucked.ts';
import type { Score } from '../kit/music/score.ts';
import { outline } from './outline.ts';

export const stillLake: Score = outline({
  title: 'Still Lake',
  beatsPerMinute: 60,
  end: 36,
  plucked: SANTOOR,
  chords: ['C3 G3 C4 E4', 'C3 G3 D4 G4', 'A3 E4 G4 A4', 'G3 D4 G4 B4'],
  melody: 'E5:1.5! D5:.5 C5:1 A4:1 G4:1.5 A4:.5 C5:2',
});
