import type { AdminRefund } from '@nimantran/proto/http/orders/admin-refunds';
import type { Kysely } from 'kysely';
import type { RefundRow, Tables } from '../schema.ts';
import { refundView } from './refunds.ts';
import { isUnfinished } from './unfinished-refunds.ts';

export type NumberedRefund = RefundRow & { number: string };

/** A page of all refunds with their order numbers, newest first; of the failed ones, only those that still need an admin. */
export async function refundsPage(
  db: Kysely<Tables>,
  page: { state: RefundRow['state'] | undefined; after: number | undefined; limit: number },
): Promise<NumberedRefund[]> {
  let query = db
    .selectFrom('refunds')
    .innerJoin('orders', 'orders.id', 'refunds.orderId')
    .selectAll('refunds')
    .select('orders.number');
  if (page.state !== undefined) query = query.where('refunds.state', '=', page.state);
  if (page.state === 'failed') query = query.where(isUnfinished);
  if (page.after !== undefined) query = query.where('refunds.seq', '<', page.after);
  return query.orderBy('refunds.seq', 'desc').limit(page.limit).execute();
}

export function adminRefundView(refund: NumberedRefund): AdminRefund {
  return {
    ...refundView(refund),
    order_number: refund.number,
    note: refund.note,
    requested_by: refund.requestedBy,
    provider_id: refund.providerId,
    error: refund.lastError,
  };
}
