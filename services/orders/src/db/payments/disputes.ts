import type { Currency } from '@nimantran/proto/domain/currency';
import type { Dispute } from '@nimantran/proto/http/orders/admin-orders';
import type { Kysely } from 'kysely';
import type { DisputeRow, Tables } from '../schema.ts';

export async function hasOpenDispute(db: Kysely<Tables>, orderId: string): Promise<boolean> {
  const open = await db
    .selectFrom('disputes')
    .select('id')
    .where('orderId', '=', orderId)
    .where('isOpen', '=', true)
    .limit(1)
    .executeTakeFirst();
  return open !== undefined;
}

export async function disputesOf(db: Kysely<Tables>, orderId: string): Promise<DisputeRow[]> {
  return db.selectFrom('disputes').selectAll().where('orderId', '=', orderId).orderBy('seq').execute();
}

export async function disputesPage(
  db: Kysely<Tables>,
  page: { open: boolean | undefined; after: number | undefined; limit: number },
): Promise<(DisputeRow & { number: string })[]> {
  let query = db
    .selectFrom('disputes')
    .innerJoin('orders', 'orders.id', 'disputes.orderId')
    .selectAll('disputes')
    .select('orders.number');
  if (page.open !== undefined) query = query.where('disputes.isOpen', '=', page.open);
  if (page.after !== undefined) query = query.where('disputes.seq', '<', page.after);
  return query.orderBy('disputes.seq', 'desc').limit(page.limit).execute();
}

export function disputeView(dispute: DisputeRow & { number: string }): Dispute {
  return {
    id: dispute.id,
    order_number: dispute.number,
    // The shop charges only in its own currencies, so a disputed amount is in one of them.
    amount: { currency: dispute.currency as Currency, amount_minor: dispute.amountMinor },
    reason: dispute.reason,
    status: dispute.status,
    is_open: dispute.isOpen,
    respond_by: dispute.respondBy?.toISOString() ?? null,
    opened_at: dispute.openedAt.toISOString(),
    closed_at: dispute.closedAt?.toISOString() ?? null,
  };
}
