import type { Money } from '@nimantran/proto/domain/currency';
import type { WebhookBody, WebhookEvent } from '@nimantran/proto/domain/webhook';
import type { Transaction } from 'kysely';
import type { Tables } from '../../db/schema.ts';

export interface Told {
  eventId: string;
  orderId: string;
  type: WebhookEvent;
  /** When it happened. */
  at: string;
  amount?: Money;
}

/**
 * Writes a delivery for each endpoint that wants such an event: of the account that placed the order, and of the partner who referred
 * it. Repeating an event adds none. Returns how many were written.
 */
export async function tellWebhooks(
  transaction: Transaction<Tables>,
  { eventId, orderId, type, at, amount }: Told,
): Promise<number> {
  const order = await transaction
    .selectFrom('orders')
    .select(['number', 'ownerUid', 'partnerUid', 'themeTitle'])
    .where('id', '=', orderId)
    .where('erasedAt', 'is', null)
    .executeTakeFirst();
  if (!order) return 0;
  const endpoints = await transaction
    .selectFrom('webhooks')
    .select(['id', 'ownerUid', 'events'])
    .where(
      'ownerUid',
      'in',
      [order.ownerUid, order.partnerUid].filter((uid) => uid !== null),
    )
    .execute();
  const rows = endpoints
    .filter(({ events }) => events.includes(type))
    .map(({ id, ownerUid }) => {
      const isOwn = ownerUid === order.ownerUid;
      const body: WebhookBody = {
        type,
        timestamp: at,
        data: {
          relation: isOwn ? 'placed' : 'referred',
          theme_title: order.themeTitle,
          ...(isOwn && { order_number: order.number }),
          ...(amount && { amount }),
        },
      };
      return { webhookId: id, eventId, orderId, type, body: JSON.stringify(body) };
    });
  if (rows.length === 0) return 0;
  await transaction
    .insertInto('webhookDeliveries')
    .values(rows)
    .onConflict((conflict) => conflict.columns(['webhookId', 'eventId']).doNothing())
    .execute();
  return rows.length;
}
