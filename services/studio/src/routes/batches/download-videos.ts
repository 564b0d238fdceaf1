import type { Readable } from 'node:stream';
import { route } from '@nimantran/kit/http/route';
import { downloadBatchVideos } from '@nimantran/proto/http/studio/batches';
import type { FastifyInstance } from 'fastify';
import { ZipFile } from 'yazl';
import type { Context } from '../../context.ts';
import { findBatch } from '../../db/batches.ts';
import { type FinishedVideo, finishedVideos } from './finished-videos.ts';

export function serveDownloadVideos(app: FastifyInstance, context: Context): void {
  route(app, downloadBatchVideos, async ({ params, reply }) => {
    const batch = await findBatch(context.db, params.id);
    const videos = await finishedVideos(context, batch);
    const gone = new AbortController();
    // When the reader disconnects, sending stops, and so does reading from the store.
    reply.raw.once('close', () => gone.abort(new Error('the reader has left')));
    const { stream, bytes } = await zipOf(context, videos, gone.signal);
    gone.signal.addEventListener('abort', () => stream.destroy(), { once: true });
    await reply
      .type('application/zip')
      .headers({
        'content-disposition': `attachment; filename="nimantran-batch-${batch.number}.zip"`,
        'cache-control': 'no-store',
        'content-length': bytes,
      })
      .send(stream);
    return undefined;
  });
}

/** A zip that is made as it is read: the videos are read from the store one by one, and nothing is stored on the way. */
async function zipOf(
  { readObject, log }: Context,
  videos: readonly FinishedVideo[],
  signal: AbortSignal,
): Promise<{ stream: Readable; bytes: number }> {
  const zip = new ZipFile();
  const stream = zip.outputStream as Readable;
  // A video that cannot be read aborts the download: half a zip must not look complete.
  const fail = (error: Error) => {
    if (!signal.aborted) log.warn({ err: error }, 'zip of a batch broken off');
    stream.destroy(error);
  };
  zip.on('error', fail);
  let current: Readable | undefined;
  stream.once('close', () => current?.destroy());
  for (const { name, video, finishedAt } of videos) {
    // Videos are compressed already.
    const options = { compress: false, size: video.size_bytes, mtime: finishedAt };
    zip.addReadStreamLazy(name, options, (give) => {
      readObject(video.object_key, signal).then(
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
