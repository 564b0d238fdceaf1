/** At least this many seconds of a customer's music must follow its chosen start. */
const LEAST_MUSIC_SECONDS = 1;

/** The fault of a music start for this length, both in seconds; undefined if the video can start there. */
export function musicStartFault(startSeconds: number, durationSeconds: number): string | undefined {
  const latest = Math.max(0, durationSeconds - LEAST_MUSIC_SECONDS);
  if (startSeconds <= latest) return undefined;
  return `is too near the end of the music: start within its first ${Math.floor(latest)} seconds`;
}
