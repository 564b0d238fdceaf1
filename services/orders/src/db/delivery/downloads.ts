import { type DbClock, readClock } from '@nimantran/kit/db/database';
import type { Transaction } from 'kysely';
import { addHistory } from '../orders/history.ts';
import { lockOrder } from '../orders/orders.ts';
import type { Tables } from '../schema.ts';

/** Counts a download address that was issued; the first one goes into the order's timeline. */
export async function countDownload(
  transaction: Transaction<Tables>,
  clock: DbClock,
  download: { orderId: string; uid: string },
): Promise<void> {
  const order = await lockOrder(transaction, download.orderId);
  // Its customer was erased while the request was under way.
  if (!order || order.erasedAt !== null) return;
  const at = await readClock(transaction, clock);
  const earlier = await transaction
    .selectFrom('downloads')
    .select('id')
    .where('orderId', '=', download.orderId)
    .limit(1)
    .executeTakeFirst();
  await transaction
    .insertInto('downloads')
    .values({ ...download, at })
    .execute();
  if (!earlier)
    await addHistory(transaction, download.orderId, { at, kind: 'downloaded', text: 'You opened the video for the first time.' });
}
