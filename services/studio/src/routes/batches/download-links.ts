import { route } from '@nimantran/kit/http/route';
import { FILED_ADDRESS_SECONDS } from '@nimantran/proto/domain/signed-address';
import { signDownload } from '@nimantran/proto/http/media/uploads';
import { downloadBatchLinks } from '@nimantran/proto/http/studio/batches';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../../context.ts';
import { findBatch } from '../../db/batches.ts';
import { type FinishedVideo, finishedVideos } from './finished-videos.ts';
import { sendCsv } from './send-csv.ts';

const SIGNED_AT_ONCE = 16;
const HEAD = ['Row', 'File', 'Video', 'Link works until (UTC)'];

export function serveDownloadLinks(app: FastifyInstance, context: Context): void {
  const lineOf = async ({ row, name, video }: FinishedVideo): Promise<string[]> => {
    const body = { object_key: video.object_key, expires_in_seconds: FILED_ADDRESS_SECONDS, download_name: name.slice(0, 120) };
    const { url, expires_at } = await context.media(signDownload, { body });
    return [String(row), name, url, expires_at];
  };
  route(app, downloadBatchLinks, async ({ params, reply }) => {
    const batch = await findBatch(context.db, params.id);
    const videos = await finishedVideos(context, batch);
    const lines: string[][] = [];
    for (let from = 0; from < videos.length; from += SIGNED_AT_ONCE)
      lines.push(...(await Promise.all(videos.slice(from, from + SIGNED_AT_ONCE).map(lineOf))));
    await sendCsv(reply, `nimantran-batch-${batch.number}-links.csv`, [HEAD, ...lines]);
    return undefined;
  });
}
