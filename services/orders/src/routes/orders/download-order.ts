import { ask } from '@nimantran/kit/http/neighbour-problem';
import { conflict, HttpProblem, notFound } from '@nimantran/kit/http/problem';
import { route } from '@nimantran/kit/http/route';
import { SIGNED_ADDRESS_SECONDS } from '@nimantran/proto/domain/signed-address';
import { signDownload } from '@nimantran/proto/http/media/uploads';
import { downloadOrder } from '@nimantran/proto/http/orders/orders';
import type { FastifyInstance } from 'fastify';
import type { OrdersContext } from '../../context.ts';
import { countDownload } from '../../db/delivery/downloads.ts';
import { ownOrder } from '../../db/orders/orders.ts';
import { fileNameOf } from '../../domain/file-name.ts';
import { fileOfOrder, isDownloadable } from '../../domain/orders/order-view.ts';

export function serveDownloadOrder(app: FastifyInstance, { db, clock, media }: OrdersContext): void {
  route(app, downloadOrder, async ({ params, query, user }) => {
    const order = await ownOrder(db, params.number, user.uid);
    if (order.videoDeletedAt !== null)
      throw new HttpProblem(
        410,
        'video_deleted',
        'The storage time of this video is over, and it has been deleted. Write to support to have it made again.',
      );
    const wanted = query.file ?? 'video';
    if (!isDownloadable(order)) throw conflict('not_downloadable', 'This order has no finished video to download.');
    const file = fileOfOrder(order, wanted);
    if (!file && wanted === 'whatsapp')
      throw notFound('no_copy', 'This video has no small copy. Download the video and send that.');
    if (!file) throw notFound('no_such_file', 'This video was made without that file. Download the video and send that.');
    const fileName = fileNameOf(order, wanted);
    const object = { object_key: file.object_key, expires_in_seconds: SIGNED_ADDRESS_SECONDS };
    const [save, play] = await Promise.all([
      ask('media', media(signDownload, { body: { ...object, download_name: fileName } })),
      ask('media', media(signDownload, { body: object })),
    ]);
    await db.transaction().execute((transaction) => countDownload(transaction, clock, { orderId: order.id, uid: user.uid }));
    return { url: save.url, play_url: play.url, file_name: fileName, expires_at: save.expires_at };
  });
}
