import type { Canvas } from '@napi-rs/canvas';
import type { FrameSize } from '../draw/frame-size.ts';
import type { Start } from '../draw/stack.ts';

/** Pixel data only. */
const MOST_BYTES = 64 * 1024 * 1024;

/** Pictures of what lies below the texts of a scene, for the next still of it; the least recently used one goes first. */
export class KeptStarts {
  readonly #kept = new Map<string, Canvas>();
  #bytes = 0;

  get(start: Start, size: FrameSize): Canvas | undefined {
    const name = nameOf(start, size);
    const known = this.#kept.get(name);
    if (!known) return undefined;
    this.#kept.delete(name);
    this.#kept.set(name, known);
    return known;
  }

  add(start: Start, size: FrameSize, picture: Canvas): void {
    const added = nameOf(start, size);
    if (this.#kept.has(added)) return;
    this.#kept.set(added, picture);
    this.#bytes += bytesOf(picture);
    for (const [name, oldest] of this.#kept) {
      if (this.#bytes <= MOST_BYTES) return;
      this.#kept.delete(name);
      this.#bytes -= bytesOf(oldest);
    }
  }
}

const nameOf = ({ digest }: Start, { width, height }: FrameSize): string => `${width} ${height} ${digest}`;

const bytesOf = ({ width, height }: Canvas): number => width * height * 4;
