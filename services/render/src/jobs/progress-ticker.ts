import type { RenderProgress } from '@nimantran/proto/jobs/render';

const EVERY_MS = 1_000;

/** Reports the newest progress each second and counts the remaining time down between updates, so that viewers see it live. */
export class ProgressTicker {
  readonly #tell: (progress: RenderProgress) => void;
  readonly #timer: NodeJS.Timeout;
  #newest: RenderProgress;
  #since = performance.now();

  constructor(tell: (progress: RenderProgress) => void) {
    this.#tell = tell;
    this.#newest = { stage: 'fetch', fraction: 0, seconds_left: null };
    this.#tellNow();
    this.#timer = setInterval(() => this.#tellNow(), EVERY_MS);
  }

  set(progress: RenderProgress): void {
    this.#newest = progress;
    this.#since = performance.now();
  }

  close(): void {
    clearInterval(this.#timer);
  }

  #tellNow(): void {
    const { seconds_left, ...rest } = this.#newest;
    const passed = Math.round((performance.now() - this.#since) / 1000);
    this.#tell({ ...rest, seconds_left: seconds_left === null ? null : Math.max(0, seconds_left - passed) });
  }
}
