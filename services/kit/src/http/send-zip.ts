import type { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';
import { ZipFile } from 'yazl';
import type { Log } from '../log.ts';
import { contentDisposition } from '../store/presentation.ts';
import { clientGone } from './client-gone.ts';
import type { ReadObject } from './read-object.ts';

/** A file of a zip under the name that its reader sees: an object of the store, or a text. */
export type ZipEntry = { name: string; at: Date } & ({ object_key: string; size_bytes: number } | { text: string });

export interface ZipAnswer {
  /** With its extension. */
  name: string;
  entries: readonly ZipEntry[];
  readObject: ReadObject;
  log: Log;
  /** Longest time from the first byte to the last. */
  limitMs: number;
}

/**
 * Answers with a zip that is made as it is read: the objects are read from the store one by one, and nothing is stored on the way.
 * When its reader disconnects or takes longer than the limit, the sending stops, and so does the reading from the store.
 */
export async function sendZip(reply: FastifyReply, { name, entries, readObject, log, limitMs }: ZipAnswer): Promise<void> {
  void reply
    .type('application/zip')
    .headers({ 'content-disposition': contentDisposition(name, name), 'cache-control': 'no-store' });
  if (reply.request.method === 'HEAD') return void (await reply.send(''));
  const gone = clientGone(reply, () => new Error('the reader has left'));
  const signal = AbortSignal.any([gone, AbortSignal.timeout(limitMs)]);
  const { stream, bytes } = await zipOf(entries, { readObject, log, signal });
  signal.addEventListener('abort', () => stream.destroy(signal.reason), { once: true });
  await reply.header('content-length', bytes).send(stream);
}

async function zipOf(
  entries: readonly ZipEntry[],
  { readObject, log, signal }: Pick<ZipAnswer, 'readObject' | 'log'> & { signal: AbortSignal },
): Promise<{ stream: Readable; bytes: number }> {
  const zip = new ZipFile();
  const stream = zip.outputStream as Readable;
  // A file that cannot be read aborts the download: half a zip must not look complete.
  const fail = (error: Error) => {
    if (!signal.aborted) log.warn({ err: error }, 'zip broken off');
    stream.destroy(error);
  };
  zip.on('error', fail);
  let current: Readable | undefined;
  stream.once('close', () => current?.destroy());
  for (const entry of entries) {
    // Videos and pictures are compressed already, and the length of the zip must be known.
    const options = { compress: false, mtime: entry.at };
    if ('text' in entry) {
      zip.addBuffer(Buffer.from(entry.text), entry.name, options);
      continue;
    }
    const { name, object_key, size_bytes } = entry;
    zip.addReadStreamLazy(name, { ...options, size: size_bytes }, (give) => {
      readObject(object_key, signal).then(
        (source) => {
          source.once('error', fail);
          current = source;
          give(null, source);
        },
        (error: Error) => fail(error),
      );
    });
  }
  const bytes = await new Promise<number>((resolve) => {
    // The types lack its callback's argument: the length, known because nothing is compressed.
    const end = zip.end.bind(zip) as (options: object, told: (bytes: number) => void) => void;
    end({}, resolve);
  });
  return { stream, bytes };
}
