import type { DraftMusic } from '../../lib/drafts/draft.ts';

/** Fade-out at the end of a video with the customer's own music. */
export const FADE_OUT_SECONDS = 2;

type Track = Pick<DraftMusic, 'duration_seconds' | 'start_seconds'>;

/** The latest start that still fills a video of this length; 0 for music that is shorter. */
export function lastStart(music: Pick<Track, 'duration_seconds'>, videoSeconds: number): number {
  return Math.max(0, Math.floor((music.duration_seconds - videoSeconds) * 10) / 10);
}

/** A valid start: within the music, in tenths of a second. */
export function startWithin(music: Pick<Track, 'duration_seconds'>, videoSeconds: number, wanted: number): number {
  const tenths = Math.round(wanted * 10) / 10;
  return Math.max(0, Math.min(tenths, lastStart(music, videoSeconds)));
}

/** The start that centres the window on a position in the music, 0 to 1. */
export function startAround(music: Pick<Track, 'duration_seconds'>, videoSeconds: number, place: number): number {
  return startWithin(music, videoSeconds, place * music.duration_seconds - videoSeconds / 2);
}

/** The audible part of the music, as fractions of its length. */
export function heardPart(music: Track, videoSeconds: number): { from: number; to: number } {
  const end = Math.min(music.duration_seconds, music.start_seconds + videoSeconds);
  return { from: music.start_seconds / music.duration_seconds, to: end / music.duration_seconds };
}

/** True if the music ends earlier before the video's end than the fade can hide. */
export function isTooShort(music: Track, videoSeconds: number): boolean {
  return music.duration_seconds - music.start_seconds < videoSeconds - FADE_OUT_SECONDS / 2;
}

/** Volume at a moment of the chosen part, 0 to 1: it fades out before the end, as in the video. */
export function loudnessAt(seconds: number, endSeconds: number): number {
  const left = Math.max(0, endSeconds - seconds) / FADE_OUT_SECONDS;
  return left >= 1 ? 1 : Math.sin((left * Math.PI) / 2);
}
