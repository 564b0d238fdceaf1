import { Worker } from 'node:worker_threads';
import { permanent, transient } from '../errors.ts';
import type { DrawWorkerData, FromPainter, ToPainter } from './draw-messages.ts';
import type { Fingerprint } from './fingerprint.ts';

export interface DrawnFrame {
  fingerprint: Fingerprint;
  ms: number;
}

interface Waiting {
  resolve: (drawn: DrawnFrame) => void;
  reject: (error: Error) => void;
}

/** Threads that draw frames side by side, each with an animation and a canvas of its own. */
export class DrawPool {
  readonly #threads: DrawThread[];

  constructor(data: DrawWorkerData, threads: number) {
    this.#threads = Array.from({ length: threads }, () => new DrawThread(data));
  }

  /** Gives a frame to the thread with the least to do and waits until it is drawn. */
  draw(request: ToPainter): Promise<DrawnFrame> {
    const [first, ...others] = this.#threads;
    if (!first) return Promise.reject(new Error('the pool has no threads'));
    const least = others.reduce((best, thread) => (thread.load < best.load ? thread : best), first);
    return least.draw(request);
  }

  async close(): Promise<void> {
    await Promise.all(this.#threads.map((thread) => thread.close()));
  }
}

/** One thread; it answers in the order it is asked. */
class DrawThread {
  readonly #worker: Worker;
  readonly #waiting: Waiting[] = [];
  #ended: Error | undefined;

  constructor(workerData: DrawWorkerData) {
    this.#worker = new Worker(new URL('./draw-worker.ts', import.meta.url), { workerData });
    this.#worker.on('message', (message: FromPainter) => this.#hear(message));
    this.#worker.on('error', (error) => this.#end(error.message));
    this.#worker.on('exit', (code) => this.#end(`a drawing thread ended with code ${code}`));
  }

  get load(): number {
    return this.#waiting.length;
  }

  draw(request: ToPainter): Promise<DrawnFrame> {
    if (this.#ended) return Promise.reject(this.#ended);
    return new Promise((resolve, reject) => {
      this.#waiting.push({ resolve, reject });
      this.#worker.postMessage(request);
    });
  }

  async close(): Promise<void> {
    await this.#worker.terminate();
  }

  #hear(message: FromPainter): void {
    const next = this.#waiting.shift();
    if (message.kind === 'drawn') next?.resolve({ fingerprint: message.fingerprint, ms: message.ms });
    else if (message.code === 'theme_invalid')
      next?.reject(permanent('draw', message.code, `The animation cannot be drawn: ${message.message}`));
    else next?.reject(transient('draw', message.code, message.message));
  }

  #end(message: string): void {
    this.#ended ??= transient('draw', 'draw_failed', message);
    for (const waiting of this.#waiting.splice(0)) waiting.reject(this.#ended);
  }
}
