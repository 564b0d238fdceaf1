import { HARP } from '../kit/music/instruments/plucked.ts';
import type { Score } from '../kit/music/score.ts';
import { outline } from './outline.ts';

export const bellsOverTheValley: Score = outline({
  title: 'Bells over the Valley',
  beatsPerMinute: 75,
  end: 48,
  plucked: HARP,
  chords: ['F3 C4 F4 A4', 'C3 G3 E4 G4', 'D3 A3 D4 F4', 'Bb3 D4 F4 Bb4'],
  melody: 'C5:1! F5:1 G5:1 A5:1 Bb5:1! A5:1 G5:2',
});
