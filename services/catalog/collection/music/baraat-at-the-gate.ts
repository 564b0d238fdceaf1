import { SANTOOR } from '../kit/music/instruments/plucked.ts';
import { SHEHNAI } from '../kit/music/instruments/winds.ts';
import type { Score } from '../kit/music/score.ts';
import { outline } from './outline.ts';

export const baraatAtTheGate: Score = outline({
  title: 'Baraat at the Gate',
  beatsPerMinute: 120,
  end: 76,
  plucked: SANTOOR,
  wind: SHEHNAI,
  chords: ['D3 A3 D4 F#4', 'G3 B3 D4 G4', 'D3 A3 D4 F#4', 'A3 C#4 E4 A4'],
  melody: 'D5:1! E5:.5 F#5:.5 A5:1 G5:.5 F#5:.5 E5:1! F#5:.5 E5:.5 D5:1.8',
});
