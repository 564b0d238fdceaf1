import { Worker } from 'node:worker_threads';
import { permanent, transient } from '../pipeline/errors.ts';
import { ENDING, FRAMES_DONE, type FromSegmentThread, type SegmentThreadData, type ToSegmentThread } from './messages.ts';
import type { SegmentPlan } from './plan-segments.ts';
import type { MadeSegment, MakerSetup, SegmentFiles } from './segment-maker.ts';

/** Threads that make segments in parallel: each makes its own, so that no core waits for another. */
export class SegmentThreads {
  readonly #threads: SegmentThread[];
  readonly #shared = new Int32Array(new SharedArrayBuffer(2 * Int32Array.BYTES_PER_ELEMENT));

  constructor(threads: number) {
    this.#threads = Array.from({ length: threads }, () => new SegmentThread({ shared: this.#shared }));
  }

  /** Frames drawn and encoded so far, by all threads. */
  get framesDone(): number {
    return Atomics.load(this.#shared, FRAMES_DONE);
  }

  /** Defines what is drawn; call it once, before `makeAll`. */
  setUp(setup: MakerSetup): void {
    for (const thread of this.#threads) thread.setUp(setup);
  }

  /** Makes all segments, the longest first, so that few cores are idle at the end. The first failure ends it. */
  async makeAll(
    plans: SegmentPlan[],
    filesOf: (plan: SegmentPlan) => SegmentFiles,
    onMade: (plan: SegmentPlan, made: MadeSegment) => void,
  ): Promise<void> {
    const open = plans.toSorted((left, right) => right.frames - left.frames);
    let failed = false;
    const work = async (thread: SegmentThread): Promise<void> => {
      for (let plan = open.shift(); plan && !failed; plan = open.shift()) onMade(plan, await thread.make(plan, filesOf(plan)));
    };
    await Promise.all(
      this.#threads.map((thread) =>
        work(thread).catch((error: unknown) => {
          failed = true;
          throw error;
        }),
      ),
    );
  }

  /** Ends the threads, each after the frame that it draws or the segment that it compares. */
  async close(): Promise<void> {
    Atomics.store(this.#shared, ENDING, 1);
    await Promise.all(this.#threads.map((thread) => thread.close()));
  }
}

class SegmentThread {
  readonly #worker: Worker;
  readonly #loaded: Promise<void>;
  #waiting: PromiseWithResolvers<MadeSegment> | undefined;
  #ended: Error | undefined;

  constructor(workerData: SegmentThreadData) {
    this.#worker = new Worker(new URL('./segment-thread.ts', import.meta.url), { workerData });
    this.#loaded = new Promise((resolve) => {
      this.#worker.once('message', () => resolve());
      this.#worker.once('exit', () => resolve());
    });
    this.#worker.on('message', (message: FromSegmentThread) => this.#hear(message));
    this.#worker.on('error', (error) => this.#end(error.message));
    this.#worker.on('exit', (code) => this.#end(`a thread that makes segments ended with code ${code}`));
  }

  setUp(setup: MakerSetup): void {
    this.#tell({ kind: 'setup', setup });
  }

  make(plan: SegmentPlan, files: SegmentFiles): Promise<MadeSegment> {
    if (this.#ended) return Promise.reject(this.#ended);
    this.#waiting = Promise.withResolvers();
    this.#tell({ kind: 'make', plan, files });
    return this.#waiting.promise;
  }

  /** Ending a thread in the middle of native code, or while it loads some, can crash the whole process. */
  async close(): Promise<void> {
    this.#ended ??= transient('draw', 'segment_failed', 'the threads that make segments were stopped');
    await this.#loaded;
    await this.#waiting?.promise.catch(() => {});
    await this.#worker.terminate();
  }

  #tell(message: ToSegmentThread): void {
    this.#worker.postMessage(message);
  }

  #hear(message: FromSegmentThread): void {
    if (message.kind === 'ready') return;
    const waiting = this.#waiting;
    this.#waiting = undefined;
    if (message.kind === 'made') waiting?.resolve(message.times);
    else if (message.code === 'theme_invalid')
      waiting?.reject(permanent('draw', message.code, `The animation cannot be drawn: ${message.message}`));
    else waiting?.reject(transient('draw', message.code, message.message));
  }

  #end(message: string): void {
    this.#ended ??= transient('draw', 'segment_failed', message);
    this.#waiting?.reject(this.#ended);
    this.#waiting = undefined;
  }
}
