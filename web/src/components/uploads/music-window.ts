import type { DraftMusic } from '../../lib/drafts/draft.ts';

/** As the film's sound ends with music of one's own. */
export const FADE_OUT_SECONDS = 2;

type Track = Pick<DraftMusic, 'duration_seconds' | 'start_seconds'>;

/** The latest start that still fills a video of that length; 0 for music that is shorter. */
export function lastStart(music: Pick<Track, 'duration_seconds'>, videoSeconds: number): number {
  return Math.max(0, Math.floor((music.duration_seconds - videoSeconds) * 10) / 10);
}

/** A start that can be: within the music, in tenths of a second. */
export function startWithin(music: Pick<Track, 'duration_seconds'>, videoSeconds: number, wanted: number): number {
  const tenths = Math.round(wanted * 10) / 10;
  return Math.max(0, Math.min(tenths, lastStart(music, videoSeconds)));
}

/** The start that puts the middle of the window at a place of the music, 0 to 1. */
export function startAround(music: Pick<Track, 'duration_seconds'>, videoSeconds: number, place: number): number {
  return startWithin(music, videoSeconds, place * music.duration_seconds - videoSeconds / 2);
}

/** What of the music is heard, as fractions of its length. */
export function heardPart(music: Track, videoSeconds: number): { from: number; to: number } {
  const end = Math.min(music.duration_seconds, music.start_seconds + videoSeconds);
  return { from: music.start_seconds / music.duration_seconds, to: end / music.duration_seconds };
}

/** Music that ends before the video by more than its fade hides. */
export function isTooShort(music: Track, videoSeconds: number): boolean {
  return music.duration_seconds - music.start_seconds < videoSeconds - FADE_OUT_SECONDS / 2;
}

/** How loud a moment of the chosen part is, 0 to 1: as the film, it fades out before its end. */
export function loudnessAt(seconds: number, endSeconds: number): number {
  const left = Math.max(0, endSeconds - seconds) / FADE_OUT_SECONDS;
  return left >= 1 ? 1 : Math.sin((left * Math.PI) / 2);
}
