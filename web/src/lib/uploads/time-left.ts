const WINDOW_MS = 20_000;
const KNOWN_AFTER_MS = 3_000;

/** Estimates the time left from the last seconds. */
export class TimeLeft {
  #samples: { at: number; bytes: number }[] = [];

  /** Seconds left; null until there is enough data, and while nothing is sent. */
  after(bytes: number, totalBytes: number, now: number): number | null {
    // An attempt that starts further back than the last one ended invalidates the samples.
    if (bytes < (this.#samples.at(-1)?.bytes ?? 0)) this.#samples = [];
    this.#samples.push({ at: now, bytes });
    this.#samples = this.#samples.filter((sample) => now - sample.at <= WINDOW_MS);
    const first = this.#samples[0];
    if (!first || now - first.at < KNOWN_AFTER_MS || bytes <= first.bytes) return null;
    return ((totalBytes - bytes) * (now - first.at)) / (bytes - first.bytes) / 1000;
  }
}

/** Rough, as people say it: exact seconds help no one on a train. */
export function timeLeftWords(seconds: number): string {
  if (seconds < 50) return 'less than a minute left';
  const minutes = Math.round(seconds / 60);
  if (minutes <= 1) return 'about a minute left';
  if (minutes < 60) return `about ${minutes} minutes left`;
  const hours = Math.round(minutes / 60);
  return hours === 1 ? 'about an hour left' : `about ${hours} hours left`;
}
