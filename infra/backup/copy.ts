import { once } from 'node:events';
import { Readable } from 'node:stream';
import type pg from 'pg';

type Wire = pg.Connection & {
  query(text: string): void;
  sendCopyFromChunk(chunk: Buffer): void;
  endCopyFrom(): void;
  sendCopyFail(reason: string): void;
  stream: NodeJS.WritableStream & { pause(): void; resume(): void; writableNeedDrain: boolean };
};

const CHUNK_BYTES = 64 * 1024;

/**
 * A COPY on a `pg` connection, which calls these methods with the server's messages (the protocol's Copy flow, PostgreSQL
 * documentation 54.2.6). Rows are streamed; a table is never held in memory.
 */
abstract class Copy implements pg.Submittable {
  readonly #text: string;
  /** The number of rows copied, once the copy has ended. */
  readonly rows: Promise<number>;
  #count = 0;
  #settle: { resolve: (rows: number) => void; reject: (error: Error) => void };

  constructor(text: string) {
    this.#text = text;
    const { promise, ...settle } = Promise.withResolvers<number>();
    this.rows = promise;
    this.#settle = settle;
    // Callers that await the promise get the error.
    promise.catch(() => {});
  }

  submit(connection: pg.Connection): void {
    this.begun(connection as Wire);
    (connection as Wire).query(this.#text);
  }

  protected abstract begun(connection: Wire): void;

  handleCommandComplete(message: { text: string }): void {
    this.#count = Number(/^COPY (\d+)$/.exec(message.text)?.[1] ?? 0);
  }

  handleReadyForQuery(): void {
    this.#settle.resolve(this.#count);
  }

  handleError(error: Error): void {
    this.#settle.reject(error);
  }
}

/** `COPY … TO STDOUT`: a stream of the server's data, and the row count at the end. */
export class CopyOut extends Copy {
  readonly stream: Readable;
  #connection: Wire | undefined;
  #held: Buffer[] = [];
  #heldBytes = 0;

  constructor(text: string) {
    super(text);
    this.stream = new Readable({ read: () => this.#connection?.stream.resume() });
  }

  protected begun(connection: Wire): void {
    this.#connection = connection;
  }

  handleCopyData(message: { chunk: Buffer }): void {
    // The buffer belongs to the parser, which overwrites it with the next message.
    this.#held.push(Buffer.from(message.chunk));
    this.#heldBytes += message.chunk.length;
    if (this.#heldBytes >= CHUNK_BYTES && !this.#pass()) this.#connection?.stream.pause();
  }

  /** Each message is one row, so many are passed on together. */
  #pass(): boolean {
    const more = this.stream.push(Buffer.concat(this.#held));
    this.#held = [];
    this.#heldBytes = 0;
    return more;
  }

  override handleReadyForQuery(): void {
    super.handleReadyForQuery();
    if (this.#heldBytes > 0) this.#pass();
    this.stream.push(null);
  }

  override handleError(error: Error): void {
    super.handleError(error);
    this.stream.destroy(error);
  }
}

/** `COPY … FROM STDIN` from `source`; the whole copy is rejected if the source fails. */
export class CopyIn extends Copy {
  readonly #source: Readable;
  #hasEnded = false;

  constructor(text: string, source: Readable) {
    super(text);
    this.#source = source;
  }

  protected begun(): void {}

  handleCopyInResponse(connection: pg.Connection): void {
    void this.#send(connection as Wire);
  }

  async #send(connection: Wire): Promise<void> {
    try {
      for await (const chunk of this.#source) {
        if (this.#hasEnded) return;
        connection.sendCopyFromChunk(chunk);
        if (connection.stream.writableNeedDrain) await once(connection.stream, 'drain');
      }
      if (!this.#hasEnded) connection.endCopyFrom();
    } catch (error) {
      if (!this.#hasEnded) connection.sendCopyFail(error instanceof Error ? error.message : String(error));
    }
  }

  override handleError(error: Error): void {
    this.#hasEnded = true;
    super.handleError(error);
  }
}
