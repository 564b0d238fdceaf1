import { type Kysely, sql } from 'kysely';
import type { OrderRow, Tables } from '../schema.ts';

const SPAN_HOURS = 24;

/**
 * Amount that admins refunded for an order within the last day without a second admin: over all admins, since one person may have
 * several accounts. A failed refund counts, its retry does not. Reliable only under the order's lock.
 */
export async function refundedBySingleAdminMinor(
  db: Kysely<Tables>,
  order: Pick<OrderRow, 'id' | 'currency'>,
  at: Date,
): Promise<number> {
  const { sum } = await db
    .selectFrom('refunds')
    .select(sql<number>`coalesce(sum(amount_minor), 0)::bigint`.as('sum'))
    .where('orderId', '=', order.id)
    .where('currency', '=', order.currency)
    .where('requestedBy', 'is not', null)
    .where('approvalId', 'is', null)
    .where('reasonKey', 'not like', 'retry:%')
    .where('createdAt', '>', new Date(at.getTime() - SPAN_HOURS * 3_600_000))
    .executeTakeFirstOrThrow();
  return sum;
}
