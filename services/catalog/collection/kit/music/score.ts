import type { Sound } from './sound.ts';

/** A piece of music: its name, its length, and how it is played. */
export interface Score {
  title: string;
  seconds: number;
  play: () => Sound;
}
