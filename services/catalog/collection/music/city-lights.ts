import { HARP } from '../kit/music/instruments/plucked.ts';
import type { Score } from '../kit/music/score.ts';
import { outline } from './outline.ts';

export const cityLights: Score = outline({
  title: 'City Lights',
  beatsPerMinute: 120,
  end: 76,
  plucked: HARP,
  chords: ['A3 E4 A4 C5', 'F3 C4 F4 A4', 'C3 G3 C4 E4', 'G3 D4 G4 B4'],
  melody: 'E5:.5! E5:.5 G5:1 A5:1 G5:1 E5:.5! D5:.5 C5:1 D5:2',
});
