import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';

export interface Print {
  bytes: number;
  /** Hexadecimal. */
  sha256: string;
}

/** Passes bytes through and reports their count and hash at the end. */
export class Printing extends Transform {
  readonly #hash = createHash('sha256');
  #bytes = 0;

  override _transform(chunk: Buffer, _encoding: BufferEncoding, done: (error: null, chunk: Buffer) => void): void {
    this.#hash.update(chunk);
    this.#bytes += chunk.length;
    done(null, chunk);
  }

  /** Call once, after the last byte. */
  print(): Print {
    return { bytes: this.#bytes, sha256: this.#hash.digest('hex') };
  }
}

/** Writes a stream to a file through the given transforms and syncs it to disk. Returns the size and hash of what was written. */
export async function writeStream(file: string, source: Readable, ...through: Transform[]): Promise<Print> {
  const printing = new Printing();
  await pipeline([source, ...through, printing, createWriteStream(file, { flags: 'wx' })]);
  await sync(file);
  return printing.print();
}

export async function printOf(file: string): Promise<Print> {
  const printing = new Printing();
  await pipeline(createReadStream(file), printing, async (source: AsyncIterable<Buffer>) => {
    for await (const _ of source);
  });
  return printing.print();
}

/** Syncs a file or a folder. */
export async function sync(name: string): Promise<void> {
  const handle = await open(name, 'r');
  await handle.sync().finally(() => handle.close());
}

/** Splits text into lines without their line ends, however the chunks are cut. */
export async function* linesOf(source: AsyncIterable<Buffer | string>): AsyncGenerator<string> {
  let rest = '';
  const decoder = new TextDecoder();
  for await (const chunk of source) {
    const lines = (rest + (typeof chunk === 'string' ? chunk : decoder.decode(chunk, { stream: true }))).split('\n');
    rest = lines.pop() ?? '';
    yield* lines;
  }
  if (rest !== '') yield rest;
}

export const linesFrom = (lines: AsyncIterable<string>): Readable =>
  Readable.from(
    (async function* () {
      for await (const line of lines) yield Buffer.from(`${line}\n`);
    })(),
  );
