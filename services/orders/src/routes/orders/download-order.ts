import { ask } from '@nimantran/kit/http/neighbour-problem';
import { notFound } from '@nimantran/kit/http/problem';
import { route } from '@nimantran/kit/http/route';
import { SIGNED_ADDRESS_SECONDS } from '@nimantran/proto/domain/signed-address';
import { signDownload } from '@nimantran/proto/http/media/uploads';
import { downloadOrder } from '@nimantran/proto/http/orders/orders';
import type { FastifyInstance } from 'fastify';
import type { OrdersContext } from '../../context.ts';
import { countDownload } from '../../db/delivery/downloads.ts';
import { fileNameOf } from '../../domain/file-name.ts';
import { fileOfOrder } from '../../domain/orders/order-view.ts';
import { downloadableOrder } from './downloadable-order.ts';

export function serveDownloadOrder(app: FastifyInstance, { db, clock, media }: OrdersContext): void {
  route(app, downloadOrder, async ({ params, query, user }) => {
    const order = await downloadableOrder(db, params.number, user.uid);
    const wanted = query.file ?? 'video';
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
