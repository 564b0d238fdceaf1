import { Worker } from 'node:worker_threads';
import type { VideoSettings } from '../av/video-encoder.ts';
import { permanent, transient } from '../pipeline/errors.ts';
import { ENDING, FRAMES_DONE, type FromSegmentThread, type SegmentThreadData, type ToSegmentThread } from './messages.ts';
import type { SegmentPlan } from './plan-segments.ts';
import type { CheckedSegment, EncodedSegment, MakerSetup, SegmentFiles } from './segment-maker.ts';

export type MadeSegment = EncodedSegment & CheckedSegment;

/** Threads that make segments in parallel: each makes its own, so that no core waits for another. */
export class SegmentThreads {
  readonly #makers: SegmentThread[];
  readonly #checker: SegmentThread | undefined;
  readonly #shared = new Int32Array(new SharedArrayBuffer(2 * Int32Array.BYTES_PER_ELEMENT));

  /** Makers draw and encode segments. They check their own, unless there is a checker. */
  constructor({ makers, hasChecker }: { makers: number; hasChecker: boolean }) {
    const start = (): SegmentThread => new SegmentThread({ shared: this.#shared });
    this.#makers = Array.from({ length: makers }, start);
    this.#checker = hasChecker ? start() : undefined;
  }

  /** Frames drawn and encoded so far, by all threads. */
  get framesDone(): number {
    return Atomics.load(this.#shared, FRAMES_DONE);
  }

  /** Makes and checks all segments, the longest first, so that few cores are idle at the end. The first failure ends it. Call it once. */
  async makeAll(
    setup: MakerSetup,
    plans: SegmentPlan[],
    filesOf: (plan: SegmentPlan) => SegmentFiles,
    onMade: (plan: SegmentPlan, made: MadeSegment) => void,
  ): Promise<void> {
    for (const maker of this.#makers) maker.setUp(setup);
    const open = plans.toSorted((left, right) => right.frames - left.frames);
    let failed = false;
    const work = async (maker: SegmentThread): Promise<void> => {
      const checker = this.#checker ?? maker;
      let checked = Promise.resolve();
      for (let plan = open.shift(); plan && !failed; plan = open.shift()) {
        const [encoded] = await Promise.all([maker.make(plan, filesOf(plan)), checked]);
        checked = checker.check(plan, filesOf(plan), setup.settings).then((check) => onMade(plan, { ...encoded, ...check }));
      }
      await checked;
    };
    await Promise.all(
      this.#makers.map((maker) =>
        work(maker).catch((error: unknown) => {
          failed = true;
          throw error;
        }),
      ),
    );
  }

  /** Ends the threads, each after the frame that it draws or the segment that it compares. */
  async close(): Promise<void> {
    Atomics.store(this.#shared, ENDING, 1);
    await Promise.all([...this.#makers, this.#checker].map((thread) => thread?.close()));
  }
}

class SegmentThread {
  readonly #worker: Worker;
  readonly #loaded: Promise<void>;
  /** In the order of the requests, which is that of their answers. */
  readonly #waiting: PromiseWithResolvers<FromSegmentThread>[] = [];
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

  async make(plan: SegmentPlan, files: SegmentFiles): Promise<EncodedSegment> {
    const answer = await this.#ask({ kind: 'make', plan, files });
    if (answer.kind === 'made') return answer.segment;
    throw failureOf(answer);
  }

  async check({ frames }: SegmentPlan, { path }: SegmentFiles, settings: VideoSettings): Promise<CheckedSegment> {
    const answer = await this.#ask({ kind: 'check', path, frames, settings });
    if (answer.kind === 'checked') return answer.segment;
    throw failureOf(answer);
  }

  /** Ending a thread in the middle of native code, or while it loads some, can crash the whole process. */
  async close(): Promise<void> {
    this.#ended ??= transient('draw', 'segment_failed', 'the threads that make segments were stopped');
    await this.#loaded;
    await Promise.allSettled(this.#waiting.map(({ promise }) => promise));
    await this.#worker.terminate();
  }

  #ask(message: ToSegmentThread): Promise<FromSegmentThread> {
    if (this.#ended) return Promise.reject(this.#ended);
    const waiting = Promise.withResolvers<FromSegmentThread>();
    this.#waiting.push(waiting);
    this.#tell(message);
    return waiting.promise;
  }

  #tell(message: ToSegmentThread): void {
    this.#worker.postMessage(message);
  }

  #hear(message: FromSegmentThread): void {
    if (message.kind !== 'ready') this.#waiting.shift()?.resolve(message);
  }

  #end(message: string): void {
    this.#ended ??= transient('draw', 'segment_failed', message);
    for (const waiting of this.#waiting.splice(0)) waiting.reject(this.#ended);
  }
}

function failureOf(answer: FromSegmentThread): Error {
  if (answer.kind !== 'failed')
    return transient('draw', 'segment_failed', `a thread that makes segments answered ${answer.kind}`);
  const { code, message } = answer;
  return code === 'theme_invalid'
    ? permanent('draw', code, `The animation cannot be drawn: ${message}`)
    : transient('draw', code, message);
}
