import { SITAR } from '../kit/music/instruments/plucked.ts';
import type { Score } from '../kit/music/score.ts';
import { outline } from './outline.ts';

export const courtyardEvening: Score = outline({
  title: 'Courtyard Evening',
  beatsPerMinute: 90,
  end: 56,
  plucked: SITAR,
  chords: ['D3 A3 D4', 'D3 A3 E4', 'G3 B3 E4', 'D3 A3 D4'],
  melody: 'F#4:1! G#4:.5 A4:.5 B4:1 A4:.5 F#4:.5 E4:1! D4:.5 E4:.5 F#4:2',
});
