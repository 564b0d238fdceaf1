import type { PlannedSegment, SegmentShelf } from '../segments/shelf.ts';
import type { ParentMessage, ShelfQuestion } from './messages.ts';

/** The shelf as a child process sees it: its parent reads and stores, for a child has no access to the store. */
export class RemoteShelf implements SegmentShelf {
  readonly #ask: (question: ShelfQuestion) => unknown;
  readonly #found = Promise.withResolvers<Map<string, string>>();
  readonly #keeping = new Map<string, PromiseWithResolvers<void>>();

  constructor(ask: (question: ShelfQuestion) => unknown) {
    this.#ask = ask;
  }

  find(segments: PlannedSegment[]): Promise<Map<string, string>> {
    this.#ask({ kind: 'find', segments: segments.map(({ hash, personal }) => ({ hash, personal })) });
    return this.#found.promise;
  }

  keep(hash: string, path: string): Promise<void> {
    const begun = this.#keeping.get(hash);
    if (begun) return begun.promise;
    const keeping = Promise.withResolvers<void>();
    this.#keeping.set(hash, keeping);
    this.#ask({ kind: 'keep', hash, path });
    return keeping.promise;
  }

  hear(message: ParentMessage): void {
    if (message.kind === 'found') this.#found.resolve(new Map(message.paths));
    if (message.kind === 'kept') this.#keeping.get(message.hash)?.resolve();
  }

  /** Waits until every segment is stored or given up. */
  async settled(): Promise<void> {
    await Promise.all([...this.#keeping.values()].map((keeping) => keeping.promise));
  }
}
