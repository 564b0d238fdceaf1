import { ask } from '@nimantran/kit/http/neighbour-problem';
import { conflict } from '@nimantran/kit/http/problem';
import { route } from '@nimantran/kit/http/route';
import { SIGNED_ADDRESS_SECONDS } from '@nimantran/proto/domain/signed-address';
import { signDownload } from '@nimantran/proto/http/media/uploads';
import { watchPreview } from '@nimantran/proto/http/orders/orders';
import type { FastifyInstance } from 'fastify';
import type { OrdersContext } from '../../context.ts';
import { ownOrder } from '../../db/orders/orders.ts';

/** Available only until the rest is paid: after that there is the video itself. */
export function serveWatchPreview(app: FastifyInstance, { db, media }: OrdersContext): void {
  route(app, watchPreview, async ({ params, user }) => {
    const order = await ownOrder(db, params.number, user.uid);
    if (order.state !== 'awaiting_balance' || !order.previewVideo)
      throw conflict('no_preview', 'This order has no preview to watch at the moment.');
    const object = { object_key: order.previewVideo.object_key, expires_in_seconds: SIGNED_ADDRESS_SECONDS };
    const { url, expires_at } = await ask('media', media(signDownload, { body: object }));
    return { play_url: url, expires_at };
  });
}
