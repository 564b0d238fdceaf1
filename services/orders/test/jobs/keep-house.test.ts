import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type Stripe from 'stripe';
import { expect, it } from 'vitest';
import { describeWith } from '../../../../infra/test-support/servers/servers.ts';
import { expireOverdueOrders } from '../../src/jobs/expire-order.ts';
import { keepHouse } from '../../src/jobs/keep-house.ts';
import { forgetCustomer } from '../../src/use-cases/customers/erase-customer.ts';
import { person } from '../support/fixtures.ts';
import { withQuietShop } from '../support/quiet-shop.ts';

describeWith(['postgres'], 'the periodic work of orders', () => {
  const shop = withQuietShop();
  const stripeThat = (retrieve: () => Promise<never>) => ({ checkout: { sessions: { retrieve } } }) as unknown as Stripe;

  /** Unpaid orders whose time to pay is over, with a payment page at the provider or without one. */
  async function overdue(count: number, hasSession: boolean): Promise<string[]> {
    const ids: string[] = [];
    for (let index = 0; index < count; index += 1) {
      const { id, bills } = await shop.insert([{ kind: 'whole', amountMinor: 10_000 }]);
      ids.push(id);
      if (!hasSession) continue;
      await sql`
        insert into checkout_sessions (id, order_id, bill_id, provider_id, url, state, currency, amount_minor, expires_at, created_at, next_check_at)
        values (${randomUUID()}, ${id}, ${bills[0]?.id}, ${`cs_${randomUUID()}`}, 'https://pay.test/', 'open', 'INR', 10000, now(), now(), now())`.execute(
        shop.context.db,
      );
    }
    const payUntil = sql<Date>`now() - interval '1 hour'`;
    await shop.context.db.updateTable('orders').set({ payUntil }).where('id', 'in', ids).execute();
    return ids;
  }
  const orderOf = (id: string) =>
    shop.context.db.selectFrom('orders').select(['state', 'erasedAt']).where('id', '=', id).executeTakeFirstOrThrow();

  it('erases although the provider does not answer about orders that nobody paid', { timeout: 30_000 }, async () => {
    await overdue(1, true);
    const customer = person('forgotten');
    const { id } = await shop.insert([{ kind: 'whole', amountMinor: 10_000 }], customer);
    await shop.context.db.updateTable('orders').set({ state: 'cancelled' }).where('id', '=', id).execute();
    await shop.context.db.transaction().execute((transaction) => forgetCustomer(transaction, customer.uid));
    await shop.context.db.updateTable('outbox').set({ publishedAt: new Date() }).execute();
    await keepHouse({ ...shop.context, stripe: stripeThat(() => new Promise(() => {})) });
    expect((await orderOf(id)).erasedAt).not.toBeNull();
  });

  it('expires an order behind more than a batch of others that the provider cannot tell about', async () => {
    const [waiting] = await overdue(55, true);
    const [behind = ''] = await overdue(1, false);
    await shop.context.db
      .updateTable('orders')
      .set({ payUntil: sql<Date>`now() - interval '1 minute'` })
      .where('id', '=', behind)
      .execute();
    const failing = stripeThat(async () => Promise.reject(new Error('The provider has a fault.')));
    await expireOverdueOrders({ ...shop.context, stripe: failing });
    expect((await orderOf(behind)).state).toBe('expired');
    expect((await orderOf(waiting ?? '')).state).toBe('awaiting_payment');
  });
});
