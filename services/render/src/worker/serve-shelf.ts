import { lstat } from 'node:fs/promises';
import { Check } from 'typebox/value';
import type { SegmentShelf } from '../segments/shelf.ts';
import { isWithin } from './is-within.ts';
import { type ParentMessage, ShelfQuestion } from './messages.ts';

export interface ServedShelf {
  shelf: SegmentShelf;
  /** Only files below it are accepted. */
  outDir: string;
  answer: (message: ParentMessage) => void;
  /** The render cannot continue: the shelf could not be asked, or the request was invalid. */
  fail: (error: unknown) => void;
}

/** The parent's side of a child's shelf. Only segments that a child announced are stored, and only from its own folder. */
export class ShelfServer {
  readonly #served: ServedShelf;
  readonly #announced = new Set<string>();
  readonly #keeping = new Set<Promise<void>>();

  constructor(served: ServedShelf) {
    this.#served = served;
  }

  take(message: unknown): void {
    const { fail, answer } = this.#served;
    if (!Check(ShelfQuestion, message)) {
      fail(new Error('The rendering process asked for segments with invalid names.'));
      return;
    }
    if (message.kind === 'find') {
      this.#find(message).then(answer, fail);
      return;
    }
    const keeping = this.#keep(message.hash, message.path)
      // A segment that could not be stored is drawn again some day; the render continues.
      .catch(() => {})
      .then(() => {
        this.#keeping.delete(keeping);
        answer({ kind: 'kept', hash: message.hash });
      });
    this.#keeping.add(keeping);
  }

  /** Waits until no segment is being stored any more. */
  async settled(): Promise<void> {
    while (this.#keeping.size > 0) await Promise.all(this.#keeping);
  }

  async #find({ segments }: Extract<ShelfQuestion, { kind: 'find' }>): Promise<ParentMessage> {
    for (const { hash } of segments) this.#announced.add(hash);
    return { kind: 'found', paths: [...(await this.#served.shelf.find(segments))] };
  }

  async #keep(hash: string, path: string): Promise<void> {
    const { shelf, outDir } = this.#served;
    if (!this.#announced.has(hash) || !isWithin(outDir, path)) return;
    const file = await lstat(path);
    if (file.isFile() && file.size > 0) await shelf.keep(hash, path);
  }
}
