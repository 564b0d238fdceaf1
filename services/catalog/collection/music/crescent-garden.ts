import { SITAR } from '../kit/music/instruments/plucked.ts';
import { BANSURI } from '../kit/music/instruments/winds.ts';
import type { Score } from '../kit/music/score.ts';
import { outline } from './outline.ts';

export const crescentGarden: Score = outline({
  title: 'Crescent Garden',
  beatsPerMinute: 90,
  end: 56,
  plucked: SITAR,
  wind: BANSURI,
  chords: ['D3 A3 D4 F4', 'G3 Bb3 D4', 'C3 G3 C4 E4', 'A3 C#4 E4'],
  melody: 'A4:1! Bb4:.5 A4:.5 G4:.5 F4:.5 E4:1 F4:.5 G4:.5 A4:1 D4:1.8',
});
