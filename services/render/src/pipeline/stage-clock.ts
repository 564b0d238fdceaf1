import { asRenderError, type Stage } from './errors.ts';
import type { RenderStep } from './render-step.ts';

export class StageClock {
  readonly timings: Record<string, number> = {};
  readonly steps: RenderStep[] = [];
  readonly #signal: AbortSignal | undefined;
  #stage: Stage = 'bind';

  constructor(signal: AbortSignal | undefined) {
    this.#signal = signal;
  }

  get stage(): Stage {
    return this.#stage;
  }

  async during<Result>(stage: Stage, work: () => Result | Promise<Result>): Promise<Result> {
    this.#stage = stage;
    this.#signal?.throwIfAborted();
    const start = performance.now();
    const startedAtMs = Date.now();
    const result = await work();
    this.#count(stage, start);
    this.steps.push({ name: stage, startedAtMs, endedAtMs: Date.now() });
    return result;
  }

  /** Runs a stage while another waits for its threads; an error is that of its own stage. */
  async meanwhile<Result>(stage: Stage, work: () => Promise<Result>): Promise<Result> {
    const start = performance.now();
    try {
      return await work();
    } catch (error) {
      throw asRenderError(error, stage);
    } finally {
      this.#count(stage, start);
    }
  }

  #count(stage: Stage, start: number): void {
    this.timings[stage] = (this.timings[stage] ?? 0) + (performance.now() - start) / 1000;
  }
}
