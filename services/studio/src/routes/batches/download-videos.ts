import { route } from '@nimantran/kit/http/route';
import { sendZip } from '@nimantran/kit/http/send-zip';
import { HOUR_MS } from '@nimantran/proto/domain/durations';
import { downloadBatchVideos } from '@nimantran/proto/http/studio/batches';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../../context.ts';
import { findBatch } from '../../db/batches.ts';
import { finishedVideos } from './finished-videos.ts';

/** A batch has up to a thousand videos. */
const LIMIT_MS = 12 * HOUR_MS;

export function serveDownloadVideos(app: FastifyInstance, context: Context): void {
  route(app, downloadBatchVideos, async ({ params, reply }) => {
    const batch = await findBatch(context.db, params.id);
    const videos = await finishedVideos(context, batch);
    const entries = videos.map(({ name, video: { object_key, size_bytes }, finishedAt: at }) => ({
      ...{ name, object_key, size_bytes, at },
    }));
    const { readObject, log } = context;
    await sendZip(reply, { name: `nimantran-batch-${batch.number}.zip`, entries, readObject, log, limitMs: LIMIT_MS });
    return undefined;
  });
}
