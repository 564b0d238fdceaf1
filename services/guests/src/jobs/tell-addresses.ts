import { writeEvent } from '@nimantran/kit/events/outbox';
import { pageAddressed } from '@nimantran/proto/events/guests';
import { sql } from 'kysely';
import type { Context } from '../context.ts';

const BATCH = 100;

/** Tells orders of addresses that it does not know, so that codes in later videos lead there. Returns true if there may be more. */
export function tellAddresses({ db }: Pick<Context, 'db'>): Promise<boolean> {
  return db.transaction().execute(async (transaction) => {
    const pages = await transaction
      .selectFrom('pages')
      .select(['id', 'orderId', 'orderNumber', 'token', 'eventVersion'])
      .where(sql<boolean>`told_token is distinct from token`)
      .orderBy('id')
      .limit(BATCH)
      .forUpdate()
      .skipLocked()
      .execute();
    for (const { id, orderId, orderNumber, token, eventVersion } of pages) {
      const keyVersion = eventVersion + 1;
      await transaction.updateTable('pages').set({ toldToken: token, eventVersion: keyVersion }).where('id', '=', id).execute();
      const data = { order_id: orderId, order_number: orderNumber, token };
      await writeEvent(transaction, pageAddressed, { key: id, keyVersion, data });
    }
    return pages.length === BATCH;
  });
}
