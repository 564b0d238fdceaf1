import { type Consumer, consumerOf } from '@nimantran/kit/events/inbox';
import type { EventOf } from '@nimantran/proto/events/envelope';
import { orderCompleted, orderPaid, orderRefunded, orderRevised } from '@nimantran/proto/events/orders';
import type { Transaction } from 'kysely';
import type { OrdersContext } from '../context.ts';
import type { Tables } from '../db/schema.ts';
import { type Told, tellWebhooks } from '../use-cases/webhooks/tell-webhooks.ts';

/** Other programs are told of the shop's own facts, read back from the bus: no change of an order waits for them. */
export function orderChangedConsumers({ work }: Pick<OrdersContext, 'work'>): Consumer<Tables>[] {
  async function tell(
    transaction: Transaction<Tables>,
    event: { id: string; occurred_at: string; key: string },
    told: Partial<Told> & Pick<Told, 'type'>,
  ) {
    const many = await tellWebhooks(transaction, { eventId: event.id, orderId: event.key, at: event.occurred_at, ...told });
    if (many > 0) setTimeout(() => work.wake(), 50).unref();
  }
  return [
    consumerOf<Tables, typeof orderPaid>(orderPaid, (transaction, event: EventOf<typeof orderPaid>) =>
      tell(transaction, event, { type: 'order.paid', amount: event.data.paid }),
    ),
    consumerOf<Tables, typeof orderCompleted>(orderCompleted, (transaction, event) =>
      tell(transaction, event, { type: 'order.ready' }),
    ),
    consumerOf<Tables, typeof orderRevised>(orderRevised, (transaction, event) =>
      tell(transaction, event, { type: 'order.corrected' }),
    ),
    consumerOf<Tables, typeof orderRefunded>(orderRefunded, (transaction, event) =>
      tell(transaction, event, { type: 'order.refunded', amount: event.data.amount }),
    ),
  ];
}
