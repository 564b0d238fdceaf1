import { setImmediate as nextTurn } from 'node:timers/promises';
import { type Canvas, createCanvas, LottieAnimation, type SKRSContext2D } from '@napi-rs/canvas';
import { collectYoung } from './collect-young.ts';
import type { FrameSize } from './frame-size.ts';

/** Pixels are read back in pieces of about this size. */
const STRIP_BYTES = 4 * 1024 * 1024;

/** Draws frames of a Lottie animation with Skottie, directly at the output size. */
export class Painter {
  readonly size: FrameSize;
  readonly #animation: LottieAnimation;
  readonly #canvas: Canvas;
  readonly #context: SKRSContext2D;
  /** Where the animation lies: the whole canvas, and the fraction of a pixel beyond it that rounding to even sizes leaves. */
  readonly #cover: { x: number; y: number; width: number; height: number };

  constructor(lottieJson: string, size: FrameSize) {
    this.size = size;
    this.#animation = LottieAnimation.loadFromData(lottieJson);
    const scale = Math.max(size.width / this.#animation.width, size.height / this.#animation.height);
    const width = this.#animation.width * scale;
    const height = this.#animation.height * scale;
    this.#cover = { x: (size.width - width) / 2, y: (size.height - height) / 2, width, height };
    this.#canvas = createCanvas(size.width, size.height);
    this.#context = this.#canvas.getContext('2d');
  }

  /** `frame` counts from the first frame of the animation, whatever number that has in its time line. */
  draw(frame: number): void {
    const context = this.#context;
    context.fillStyle = '#000000';
    context.fillRect(0, 0, this.size.width, this.size.height);
    this.#animation.seekFrame(frame);
    this.#animation.render(context, this.#cover);
  }

  /** Copies the drawn frame as RGBA rows into `target`. The ground is opaque, so alpha is 255 throughout. */
  async readInto(target: Buffer): Promise<void> {
    const { width, height } = this.size;
    const rows = Math.max(1, Math.floor(STRIP_BYTES / (width * 4)));
    for (let y = 0; y < height; y += rows) {
      const strip = this.#context.getImageData(0, y, width, Math.min(rows, height - y));
      target.set(strip.data, y * width * 4);
    }
    // The pieces are garbage at once, but native: they are given back by a collection and a turn of the event loop. Doing both now
    // lets the next frame reuse their memory; left to itself the process grows by a frame with each frame.
    collectYoung();
    await nextTurn();
  }

  jpeg(): Promise<Buffer> {
    return this.#canvas.encode('jpeg', 90);
  }

  png(): Promise<Buffer> {
    return this.#canvas.encode('png');
  }
}
