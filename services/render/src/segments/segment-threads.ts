import { Worker } from 'node:worker_threads';
import { permanent, transient } from '../pipeline/errors.ts';
import type { CopyPieceJob } from './copy-piece.ts';
import type { FromSegmentThread, SegmentThreadData, ToSegmentThread } from './messages.ts';
import type { SegmentPlan } from './plan-segments.ts';
import type { MadeSegment, MakerSetup } from './segment-maker.ts';

type Answer = Extract<FromSegmentThread, { kind: 'made' | 'shrunk' }>;
type Request = Exclude<ToSegmentThread, { kind: 'setup' }>;

interface Waiting {
  request: Request;
  answer: PromiseWithResolvers<Answer>;
}

/**
 * Threads that make segments, and pieces of the copy, in parallel: each makes its own, so that no core waits for another. Segments
 * come first; a thread that finds none left makes pieces of the copy while the others still draw.
 */
export class SegmentThreads {
  readonly #threads: SegmentThread[];
  readonly #idle: SegmentThread[];
  readonly #segments: Waiting[] = [];
  readonly #copies: Waiting[] = [];
  readonly #done = new SharedArrayBuffer(4);

  constructor(threads: number) {
    this.#threads = Array.from({ length: threads }, () => new SegmentThread({ done: this.#done }));
    this.#idle = [...this.#threads];
  }

  /** Frames drawn and encoded so far, by all threads. */
  get framesDone(): number {
    return Atomics.load(new Int32Array(this.#done), 0);
  }

  /** Defines what is drawn; call it once, before `make`. */
  setUp(setup: MakerSetup): void {
    for (const thread of this.#threads) thread.setUp(setup);
  }

  /** Makes a segment once a thread is free, in the order of the calls. */
  async make(plan: SegmentPlan, path: string): Promise<MadeSegment> {
    const made = await this.#ask(this.#segments, { kind: 'make', plan, path });
    if (made.kind !== 'made') throw new Error('a thread gave another answer than it was asked for');
    return made.times;
  }

  /** Makes a piece of the copy from a finished segment once a thread is free and no segment waits. */
  async shrink(job: CopyPieceJob): Promise<void> {
    await this.#ask(this.#copies, { kind: 'shrink', job });
  }

  async close(): Promise<void> {
    await Promise.all(this.#threads.map((thread) => thread.close()));
  }

  #ask(lane: Waiting[], request: Request): Promise<Answer> {
    const answer = Promise.withResolvers<Answer>();
    lane.push({ request, answer });
    this.#dispatch();
    return answer.promise;
  }

  #dispatch(): void {
    const [thread] = this.#idle;
    const next = thread && (this.#segments.shift() ?? this.#copies.shift());
    if (!next) return;
    this.#idle.shift();
    const { resolve, reject } = next.answer;
    const asked = thread.ask(next.request).then(resolve, reject);
    void asked.then(() => {
      this.#idle.push(thread);
      this.#dispatch();
    });
  }
}

class SegmentThread {
  readonly #worker: Worker;
  readonly #loaded: Promise<void>;
  #waiting: PromiseWithResolvers<Answer> | undefined;
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

  ask(request: Request): Promise<Answer> {
    if (this.#ended) return Promise.reject(this.#ended);
    this.#waiting = Promise.withResolvers();
    this.#tell(request);
    return this.#waiting.promise;
  }

  /** Ending a thread while it loads a native module crashes the whole process. */
  async close(): Promise<void> {
    await this.#loaded;
    await this.#worker.terminate();
  }

  #tell(message: ToSegmentThread): void {
    this.#worker.postMessage(message);
  }

  #hear(message: FromSegmentThread): void {
    if (message.kind === 'ready') return;
    const waiting = this.#waiting;
    this.#waiting = undefined;
    if (message.kind !== 'failed') waiting?.resolve(message);
    else if (message.code === 'theme_invalid')
      waiting?.reject(permanent(message.stage, message.code, `The animation cannot be drawn: ${message.message}`));
    else waiting?.reject(transient(message.stage, message.code, message.message));
  }

  #end(message: string): void {
    this.#ended ??= transient('draw', 'segment_failed', message);
    this.#waiting?.reject(this.#ended);
    this.#waiting = undefined;
  }
}
