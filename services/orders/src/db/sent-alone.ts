import { type Kysely, sql } from 'kysely';
import type { OrderRow, Tables } from './schema.ts';

const SPAN_HOURS = 24;

/**
 * What an admin has sent back of an order without a second in the last day. One that failed counts, since it can be tried again;
 * its new try does not count once more. To be trusted under the order's lock.
 */
export async function sentAloneMinor(
  db: Kysely<Tables>,
  order: Pick<OrderRow, 'id' | 'currency'>,
  adminUid: string,
  at: Date,
): Promise<number> {
  const { sum } = await db
    .selectFrom('refunds')
    .select(sql<number>`coalesce(sum(amount_minor), 0)::bigint`.as('sum'))
    .where('orderId', '=', order.id)
    .where('currency', '=', order.currency)
    .where('requestedBy', '=', adminUid)
    .where('approvalId', 'is', null)
    .where('reasonKey', 'not like', 'retry:%')
    .where('createdAt', '>', new Date(at.getTime() - SPAN_HOURS * 3_600_000))
    .executeTakeFirstOrThrow();
  return sum;
}
