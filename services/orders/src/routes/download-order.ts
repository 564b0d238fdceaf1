import { conflict, HttpProblem } from '@nimantran/kit/http/problem';
import { route } from '@nimantran/kit/http/route';
import { signDownload } from '@nimantran/proto/http/media';
import { downloadOrder } from '@nimantran/proto/http/orders';
import type { FastifyInstance } from 'fastify';
import { ask } from '../clients.ts';
import type { OrdersContext } from '../context.ts';
import { countDownload } from '../db/downloads.ts';
import { ownOrder } from '../db/orders.ts';
import { fileNameOf } from '../domain/headline.ts';
import { isDownloadable } from '../domain/order-view.ts';

const ADDRESS_LIFETIME_SECONDS = 3_600;

export function serveDownloadOrder(app: FastifyInstance, { db, clock, media }: OrdersContext): void {
  route(app, downloadOrder, async ({ params, user }) => {
    const order = await ownOrder(db, params.number, user.uid);
    if (order.videoDeletedAt !== null)
      throw new HttpProblem(
        410,
        'video_deleted',
        'This video was kept as long as we promised, and is deleted. Write to support to have it made again.',
      );
    if (!isDownloadable(order) || !order.video)
      throw conflict('not_downloadable', 'There is no finished video of this order to download.');
    const fileName = fileNameOf(order);
    const object = { object_key: order.video.object_key, expires_in_seconds: ADDRESS_LIFETIME_SECONDS };
    const [save, play] = await Promise.all([
      ask('media', media(signDownload, { body: { ...object, download_name: fileName } })),
      ask('media', media(signDownload, { body: object })),
    ]);
    await db.transaction().execute((transaction) => countDownload(transaction, clock, { orderId: order.id, uid: user.uid }));
    return { url: save.url, play_url: play.url, file_name: fileName, expires_at: save.expires_at };
  });
}
