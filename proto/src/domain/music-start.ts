/** Where music of a customer begins, at least this much of it follows. */
const LEAST_MUSIC_SECONDS = 1;

/** What is wrong with a start in music of this length, both in seconds; undefined where the video can begin there. */
export function musicStartFault(startSeconds: number, durationSeconds: number): string | undefined {
  const latest = Math.max(0, durationSeconds - LEAST_MUSIC_SECONDS);
  if (startSeconds <= latest) return undefined;
  return `is too near the end of the music: begin within its first ${Math.floor(latest)} seconds`;
}
