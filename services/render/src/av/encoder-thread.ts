import { Worker } from 'node:worker_threads';
import type { FrameRing } from '../draw/draw-messages.ts';
import { transient } from '../errors.ts';
import type { EncoderWorkerData, FromEncoder, ToEncoder } from './encoder-messages.ts';
import type { VideoSettings } from './video-encoder.ts';

/** A ring of at most this many bytes holds frames that are drawn and not yet encoded. */
const RING_BYTES = 160 * 1024 * 1024;
const MAX_SLOTS = 8;

export interface EncodeTimes {
  encodeSeconds: number;
  muxSeconds: number;
}

/** The encoder in a thread of its own, so that drawing and encoding overlap. Frames go through a bounded ring of shared memory. */
export class EncoderThread {
  /** Where drawn frames are put. */
  readonly ring: FrameRing;
  readonly #worker: Worker;
  readonly #free: number[];
  #waiting: (() => void) | undefined;
  #failure: Error | undefined;
  #finished: ((times: EncodeTimes) => void) | undefined;

  constructor(settings: VideoSettings) {
    const frameBytes = settings.width * settings.height * 4;
    const slots = Math.max(3, Math.min(MAX_SLOTS, Math.floor(RING_BYTES / frameBytes)));
    this.ring = { memory: new SharedArrayBuffer(frameBytes * slots), slots };
    this.#free = Array.from({ length: slots }, (_, slot) => slot);
    const workerData: EncoderWorkerData = { ring: this.ring, settings };
    this.#worker = new Worker(new URL('./encode-worker.ts', import.meta.url), { workerData });
    this.#worker.on('message', (message: FromEncoder) => this.#hear(message));
    this.#worker.on('error', (error) => this.#fail(error.message));
    this.#worker.on('exit', (code) => code !== 0 && this.#fail(`the encoder thread ended with code ${code}`));
  }

  /** Waits for a free slot of the ring; `submit` hands it over once a frame is in it. */
  async take(): Promise<number> {
    for (;;) {
      if (this.#failure) throw this.#failure;
      const slot = this.#free.shift();
      if (slot !== undefined) return slot;
      await new Promise<void>((resolve) => {
        this.#waiting = resolve;
      });
    }
  }

  submit(slot: number): void {
    this.#tell({ kind: 'frame', slot });
  }

  repeat(times: number): void {
    if (times > 0) this.#tell({ kind: 'repeat', times });
  }

  /** Ends the video and writes the file, with the sound of `audioPath` where there is one. */
  async finish(path: string, audioPath: string | undefined): Promise<EncodeTimes> {
    const done = new Promise<EncodeTimes>((resolve) => {
      this.#finished = resolve;
    });
    this.#tell({ kind: 'finish', path, audioPath });
    const failed = new Promise<void>((resolve) => {
      this.#waiting = resolve;
    });
    const times = await Promise.race([done, failed]);
    if (this.#failure || !times) throw this.#failure ?? transient('encode', 'encode_failed', 'the encoder stopped');
    return times;
  }

  async close(): Promise<void> {
    await this.#worker.terminate();
  }

  #tell(message: ToEncoder): void {
    this.#worker.postMessage(message);
  }

  #hear(message: FromEncoder): void {
    if (message.kind === 'free') this.#free.push(message.slot);
    else if (message.kind === 'failed') this.#fail(message.message);
    else this.#finished?.({ encodeSeconds: message.encodeSeconds, muxSeconds: message.muxSeconds });
    if (message.kind === 'free' && !this.#finished) this.#wake();
  }

  #fail(message: string): void {
    this.#failure ??= transient('encode', 'encode_failed', message);
    this.#wake();
  }

  #wake(): void {
    this.#waiting?.();
    this.#waiting = undefined;
  }
}
