import { TANPURA } from '../kit/music/instruments/plucked.ts';
import { SHEHNAI } from '../kit/music/instruments/winds.ts';
import type { Score } from '../kit/music/score.ts';
import { outline } from './outline.ts';

export const templeSteps: Score = outline({
  title: 'Temple Steps',
  beatsPerMinute: 90,
  end: 56,
  plucked: TANPURA,
  wind: SHEHNAI,
  chords: ['D3 A3 D4 F#4', 'D3 A3 E4 A4', 'A3 C#4 E4', 'D3 A3 D4 F#4'],
  melody: 'D5:.5! E5:.5 F#5:1 A5:1 F#5:.5 E5:.5 C#5:.5! E5:.5 F#5:.5 E5:.5 D5:1.8',
});
