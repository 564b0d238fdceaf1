import { writeEvent } from '@nimantran/kit/events/outbox';
import type { EventData, EventDefinition } from '@nimantran/proto/events/envelope';
import { sql, type Transaction } from 'kysely';
import type { Tables } from './schema.ts';

/** Writes an order's event to the outbox, in the order's trace; the order's row must be locked, since it counts its events. */
export async function writeOrderEvent<Event extends EventDefinition>(
  transaction: Transaction<Tables>,
  event: Event,
  orderId: string,
  data: EventData<Event>,
): Promise<void> {
  const { eventVersion, trace } = await transaction
    .updateTable('orders')
    .set({ eventVersion: sql<number>`event_version + 1` })
    .where('id', '=', orderId)
    .returning(['eventVersion', 'trace'])
    .executeTakeFirstOrThrow();
  await writeEvent(transaction, event, { key: orderId, keyVersion: eventVersion, data, trace });
}
