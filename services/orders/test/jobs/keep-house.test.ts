import { randomUUID } from 'node:crypto';
import { type RawBuilder, sql } from 'kysely';
import type Stripe from 'stripe';
import { beforeAll, describe, expect, it } from 'vitest';
import { describeWith } from '../../../../infra/test-support/servers/servers.ts';
import { expireOverdueOrders } from '../../src/jobs/expire-order.ts';
import { keepHouse } from '../../src/jobs/keep-house.ts';
import { forgetCustomer } from '../../src/use-cases/customers/erase-customer.ts';
import { aVideo, person } from '../support/fixtures.ts';
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

  describe('behind more than a batch of orders that cannot be changed', () => {
    const LONG_AGO = sql`now() - interval '900 days' + seq * interval '1 minute'`;

    /** Changes 55 orders that refuse any later change, and then a sound one; returns the id of the sound one. */
    async function queueUp(change: RawBuilder<unknown>): Promise<string> {
      const { db } = shop.context;
      const ids: string[] = [];
      for (let index = 0; index < 56; index += 1) ids.push((await shop.insert([{ kind: 'whole', amountMinor: 10_000 }])).id);
      const sound = ids.at(-1) ?? '';
      await sql`update orders set ${change}, headline = case when id = ${sound} then '' else 'sick' end
        where id = any(${ids}::uuid[])`.execute(db);
      await db.updateTable('outbox').set({ publishedAt: new Date() }).execute();
      return sound;
    }
    const rowOf = (id: string) => shop.context.db.selectFrom('orders').selectAll().where('id', '=', id).executeTakeFirstOrThrow();

    beforeAll(async () => {
      const { db } = shop.context;
      await sql`create function refuse() returns trigger language plpgsql as $$ begin raise exception 'sick'; end $$`.execute(db);
      await sql`create trigger sick before update on orders for each row when (old.headline = 'sick')
        execute function refuse()`.execute(db);
    });

    it('settles the deadline of a late express order', async () => {
      const id = await queueUp(sql`state = 'processing', delivery = 'express', due_at = ${LONG_AGO}`);
      await keepHouse(shop.context);
      expect((await rowOf(id)).deadlineSettledAt).not.toBeNull();
    });

    it('reminds of a video that ends, and ends it', async () => {
      const video = JSON.stringify(aVideo());
      const id = await queueUp(sql`state = 'completed', video = ${video}::jsonb, completed_at = ${LONG_AGO}`);
      await keepHouse(shop.context);
      expect((await rowOf(id)).videoRemindedAt).not.toBeNull();
      const ended = await queueUp(sql`state = 'refunded', video = ${video}::jsonb, completed_at = ${LONG_AGO}`);
      await keepHouse(shop.context);
      expect((await rowOf(ended)).video).toBeNull();
    });

    it('erases an order of a forgotten customer', async () => {
      const id = await queueUp(sql`state = 'cancelled', erase_wanted_at = ${LONG_AGO}`);
      await keepHouse(shop.context);
      expect((await rowOf(id)).erasedAt).not.toBeNull();
    });
  });
});
