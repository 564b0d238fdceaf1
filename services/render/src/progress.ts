import type { RenderProgress } from '@nimantran/proto/jobs/render';

const LEAST_INTERVAL_MS = 1000;
/** Share of the whole that is done when a stage begins; drawing fills the space up to `encode`. */
const BEGINS_AT: Record<string, number> = { bind: 0.01, draw: 0.06, encode: 0.88, verify: 0.92, publish: 0.97 };

/** Turns stages and frames into progress, told once a second at most. Fractions never go back. */
export class ProgressMeter {
  readonly #frames: number;
  readonly #tell: ((progress: RenderProgress) => void) | undefined;
  #toldAt = 0;
  #drawingSince: number | undefined;

  constructor(frames: number, tell: ((progress: RenderProgress) => void) | undefined) {
    this.#frames = frames;
    this.#tell = tell;
  }

  stage(stage: string): void {
    this.#say({ stage, fraction: BEGINS_AT[stage] ?? 0, seconds_left: null });
  }

  frame(frame: number): void {
    const now = performance.now();
    this.#drawingSince ??= now;
    const share = (frame + 1) / this.#frames;
    const elapsed = (now - this.#drawingSince) / 1000;
    const from = BEGINS_AT.draw ?? 0;
    const fraction = from + share * ((BEGINS_AT.encode ?? 1) - from);
    this.#say({ stage: 'draw', fraction, seconds_left: elapsed > 1 ? Math.round(elapsed / share - elapsed) : null });
  }

  #say(progress: RenderProgress): void {
    const now = performance.now();
    if (!this.#tell || (this.#toldAt > 0 && now - this.#toldAt < LEAST_INTERVAL_MS)) return;
    this.#toldAt = now;
    this.#tell(progress);
  }
}
