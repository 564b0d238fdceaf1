import type { RenderProgress } from '@nimantran/proto/jobs/render';

/** Frames are counted four times a second; every fourth count is reported. */
const LEAST_INTERVAL_MS = 900;
/** Share of the work done when a stage starts; drawing fills the range up to `encode`. */
const BEGINS_AT: Record<string, number> = {
  ...{ bind: 0.01, draw: 0.06, join: 0.9, verify: 0.91, copy: 0.92, cards: 0.95, pdf: 0.96, loop: 0.965, publish: 0.97 },
};

/** Converts stages and frames to progress, reported once a second at most. Fractions never decrease. */
export class ProgressMeter {
  readonly #tell: ((progress: RenderProgress) => void) | undefined;
  #toldAt = 0;
  #drawingSince: number | undefined;

  constructor(tell: ((progress: RenderProgress) => void) | undefined) {
    this.#tell = tell;
  }

  stage(stage: string): void {
    this.#say({ stage, fraction: BEGINS_AT[stage] ?? 0, seconds_left: null });
  }

  /** `done` out of the frames that must be drawn. */
  frames(done: number, of: number): void {
    const now = performance.now();
    this.#drawingSince ??= now;
    const share = of === 0 ? 1 : Math.min(1, done / of);
    const elapsed = (now - this.#drawingSince) / 1000;
    const from = BEGINS_AT.draw ?? 0;
    const fraction = from + share * ((BEGINS_AT.join ?? 1) - from);
    const known = elapsed > 1 && share > 0;
    this.#say({ stage: 'draw', fraction, seconds_left: known ? Math.round(elapsed / share - elapsed) : null });
  }

  #say(progress: RenderProgress): void {
    const now = performance.now();
    if (!this.#tell || (this.#toldAt > 0 && now - this.#toldAt < LEAST_INTERVAL_MS)) return;
    this.#toldAt = now;
    this.#tell(progress);
  }
}
