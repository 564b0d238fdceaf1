import { conflict, HttpProblem } from '@nimantran/kit/http/problem';
import type { Kysely } from 'kysely';
import { ownOrder } from '../../db/orders/orders.ts';
import type { OrderRow, Tables } from '../../db/schema.ts';
import { isDownloadable } from '../../domain/orders/order-view.ts';

/** A customer's own order with a finished video. @throws HttpProblem 404, 409 before the video is finished, 410 after its deletion */
export async function downloadableOrder(db: Kysely<Tables>, number: string, uid: string): Promise<OrderRow> {
  const order = await ownOrder(db, number, uid);
  if (order.videoDeletedAt !== null)
    throw new HttpProblem(
      410,
      'video_deleted',
      'The storage time of this video is over, and it has been deleted. Write to support to have it made again.',
    );
  if (!isDownloadable(order)) throw conflict('not_downloadable', 'This order has no finished video to download.');
  return order;
}
