import type { Sound } from './sound.ts';

export interface Score {
  title: string;
  seconds: number;
  /** A beat is a whole number of frames at 30 frames a second: 60, 75, 90, 100, 120 or 150. */
  beatsPerMinute: number;
  play: () => Sound;
}
