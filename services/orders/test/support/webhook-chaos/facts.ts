import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { writeEvent } from '@nimantran/kit/events/outbox';
import type { User } from '@nimantran/proto/domain/user';
import type { WebhookEvent } from '@nimantran/proto/domain/webhook';
import type { EventData } from '@nimantran/proto/events/envelope';
import { orderCompleted, orderPaid, orderRefunded, orderRevised } from '@nimantran/proto/events/orders';
import { placeOrder, settleOrder } from '@nimantran/proto/http/orders/orders';
import type { Kysely, Transaction } from 'kysely';
import type { Tables } from '../../../src/db/schema.ts';
import { anOrder } from '../fixtures.ts';
import type { ProcessShop } from '../process-shop.ts';
import { sessionIdOf } from '../shop.ts';

/** The event of the shop that each kind of delivery tells. */
export const FACTS = {
  'order.paid': orderPaid,
  'order.ready': orderCompleted,
  'order.corrected': orderRevised,
  'order.refunded': orderRefunded,
} as const satisfies Record<WebhookEvent, unknown>;

/** A paid order about which facts are written. */
export interface ToldOrder {
  id: string;
  ownerUid: string;
  partnerUid: string | null;
  paid: EventData<typeof orderPaid>;
}

/** Places and pays an order as customers do, optionally by a partner's code. */
export async function buy(shop: ProcessShop, by: User, partnerCode: string | null): Promise<void> {
  const attribution = {
    ...{ referrer_source: 'Organic', referrer_landing: '/', first_visit: '2026-11-21' },
    partner_code: partnerCode,
  };
  const call = shop.as(by);
  const { order, checkout } = await call(placeOrder, { body: anOrder({ attribution }), idempotencyKey: randomUUID() });
  await shop.control(`sessions/${sessionIdOf(checkout)}/pay`);
  await call(settleOrder, { params: { number: order.number } });
}

/** Each paid order with the event that said so. */
export async function paidOrders(db: Kysely<Tables>): Promise<ToldOrder[]> {
  const rows = await db
    .selectFrom('orders')
    .innerJoin('outbox', (join) => join.on('outbox.type', '=', orderPaid.type))
    .select(['orders.id', 'orders.ownerUid', 'orders.partnerUid', 'outbox.envelope'])
    .execute();
  return rows
    .filter(({ id, envelope }) => envelope.key === id)
    .map(({ id, ownerUid, partnerUid, envelope }) => ({
      ...{ id, ownerUid, partnerUid },
      paid: envelope.data as EventData<typeof orderPaid>,
    }));
}

/** Facts that begin to be true at these instants; instants tell them apart. */
export interface PlannedFact {
  type: WebhookEvent;
  order: ToldOrder;
  at: Date;
}

/** Commits facts, as changes of orders do, and repeats that until the database has them. `at` differs in each attempt. */
export async function writeFacts(db: Kysely<Tables>, planned: readonly Omit<PlannedFact, 'at'>[], nextInstant: () => Date) {
  for (;;) {
    try {
      await db.transaction().execute(async (transaction) => {
        for (const fact of planned) await writeFact(transaction, { ...fact, at: nextInstant() });
      });
      return;
    } catch {
      await sleep(300);
    }
  }
}

let keyVersion = 1_000;

async function writeFact(transaction: Transaction<Tables>, { type, order, at }: PlannedFact): Promise<void> {
  const ref = { order_id: order.id, order_number: order.paid.order_number };
  const { theme, paid, ...work } = order.paid;
  keyVersion += 1;
  const fact = { key: order.id, keyVersion, occurredAt: at };
  if (type === 'order.paid') await writeEvent(transaction, orderPaid, { ...fact, data: order.paid });
  else if (type === 'order.ready') {
    const data = { ...ref, theme_id: theme.id, completed_at: at.toISOString() };
    await writeEvent(transaction, orderCompleted, { ...fact, data });
  } else if (type === 'order.corrected') {
    await writeEvent(transaction, orderRevised, { ...fact, data: { ...work, theme, note: 'A correction' } });
  } else {
    await writeEvent(transaction, orderRefunded, { ...fact, data: { ...ref, at: at.toISOString(), amount: paid } });
  }
}
