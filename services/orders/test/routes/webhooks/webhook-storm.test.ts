import {
  listReconciliations,
  type ReconciliationDifference,
  runReconciliation,
} from '@nimantran/proto/http/orders/reconciliations';
import { sql } from 'kysely';
import type Stripe from 'stripe';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { eventually } from '../../../../../infra/test-support/eventually.ts';
import { describeWith, withDatabase } from '../../../../../infra/test-support/servers/servers.ts';
import { tempFolder } from '../../../../../infra/test-support/stand-ins/start-local.ts';
import { ALL } from '../../../../../infra/test-support/vitest/all-tests.ts';
import { Dice } from '../../support/dice.ts';
import { person } from '../../support/fixtures.ts';
import { type ProcessShop, startProcessShop } from '../../support/process-shop.ts';
import { booksHere, booksThere, totalsOf } from '../../support/storm/books.ts';
import { Deliveries } from '../../support/storm/deliveries.ts';
import { EventFeed } from '../../support/storm/events.ts';
import { endAtBank, insist, pay, place, type Storied, sendBack } from '../../support/storm/people.ts';
import { makePlan } from '../../support/storm/plans.ts';

const SEED = Number(process.env.STORM_SEED ?? 20_261_121);
const ORDERS = 600;
const LEAST_DELIVERIES = 10_000;
/** Events are sent whenever so many orders have come this far. */
const SENT_EVERY = 50;
const AT_ONCE = 8;
const NEVER_SENT = 1 / 20;
/** The numbers of deliveries after which the service is killed. */
const KILLS = [500, 3_000, 6_000];
const LIMIT_MS = 900_000;

/** Before a release. With every change, each kind of event has tests of its own, and `chaos.test.ts` kills orders while payments come in. */
const itLong = it.runIf(ALL);

describeWith(['postgres'], `a storm of webhooks, seed ${SEED}`, () => {
  const database = withDatabase();
  const folder = tempFolder();
  const dice = new Dice(SEED);
  const admin = person('admin', ['admin']);
  let shop: ProcessShop;
  let deliveries: Deliveries;
  let restart: Promise<void> = Promise.resolve();
  const kills: number[] = [];

  const killWhenDue = (answered: number) => {
    const due = KILLS[kills.length];
    if (due === undefined || answered < due) return;
    kills.push(answered);
    restart = shop.service.kill().then(() => shop.service.start());
  };

  beforeAll(async () => {
    shop = await startProcessShop({ databaseUrl: database.urls.orders, folder: folder.path });
    deliveries = new Deliveries({ url: shop.url, stripe: shop.provider.stripe, dice: new Dice(SEED + 1), after: killWhenDue });
  });
  afterAll(async () => {
    await deliveries?.close();
    await restart;
    await shop?.close();
    folder.remove();
  });

  const inTurns = async <Item>(items: readonly Item[], act: (item: Item) => Promise<void>) => {
    const left = items.values();
    await Promise.all(
      Array.from({ length: AT_ONCE }, async () => {
        for (const item of left) await act(item);
      }),
    );
  };

  itLong(
    'leaves the books equal to the provider’s, to the cent',
    async () => {
      // More than 60 s: 600 orders and 10,000 deliveries of their news, in a service that is killed three times.
      const clock = stopwatch();
      const feed = new EventFeed(shop.provider.stripe);
      const sent: Stripe.Event[] = [];
      let neverSent = 0;
      const send = async (copies: () => number) => {
        for (const event of await feed.next()) {
          if (dice.chance(NEVER_SENT)) {
            neverSent += 1;
            continue;
          }
          sent.push(event);
          deliveries.add(event, copies());
        }
      };

      const orders: Storied[] = [];
      await inTurns(
        Array.from({ length: ORDERS }, (_, index) => makePlan(index, dice)),
        async (plan) => {
          const order = await place(shop, plan);
          orders.push(order);
          await pay(shop, order);
          if (orders.length % SENT_EVERY === 0) await send(() => 1 + dice.below(4));
        },
      );
      await send(() => 1 + dice.below(4));
      clock('placed and paid');
      await inTurns(orders, async (order) => {
        await sendBack(shop, order);
        if (order.plan.index % SENT_EVERY === 0) await send(() => 1 + dice.below(5));
      });
      await send(() => 1 + dice.below(5));
      clock('sent back');
      await endAtBank(shop, orders);
      await send(() => 1 + dice.below(5));
      // The provider resends unanswered events, long after they happened.
      const known = sent.filter(() => dice.chance(0.5));
      for (const event of known) deliveries.add(event, 1 + dice.below(3));
      await deliveries.drained();
      await restart;
      clock('delivered');
      while (deliveries.answered < LEAST_DELIVERIES || kills.length < KILLS.length) {
        const missing = Math.max(AT_ONCE, LEAST_DELIVERIES - deliveries.answered);
        for (let count = 0; count < missing; count += 1) {
          const event = sent[dice.below(sent.length)];
          if (event) deliveries.add(event, 1);
        }
        await deliveries.drained();
        await restart;
      }
      clock('delivered again');

      await settle();
      clock('settled');
      const found = await reconciled();
      await settle();
      const foundAgain = await reconciled();
      clock('reconciled');
      console.log({ seed: SEED, ...deliveries.counts, neverSent, kills, differences: found.length, at: clock.times });

      expect(deliveries.wrong).toEqual([]);
      expect(deliveries.counts.bad).toBeGreaterThan(deliveries.answered / 12);
      expect(shop.service.starts).toBe(1 + KILLS.length);
      expect(found.filter(({ settled }) => !settled)).toEqual([]);
      expect(foundAgain).toEqual([]);
      const [here, there] = [await booksHere(shop.db), await booksThere(shop.provider.url)];
      expect(here).toEqual(there);
      expect(totalsOf(here)).toEqual(totalsOf(there));
      expect(Object.keys(there).length).toBe(orders.filter(({ paymentIntent }) => paymentIntent !== null).length);
    },
    LIMIT_MS,
  );

  itLong('left no order with two jobs, mails or invoices, and each in a state that agrees with its money', async () => {
    const { db } = shop;
    const orders = await sql<OrderFacts>`
      select orders.state, orders.event_version as events,
        (select count(*) from outbox where type = 'orders.order.paid' and envelope->>'key' = orders.id::text) as jobs,
        (select count(*) from outbox where envelope->>'key' = orders.id::text) as told,
        (select count(*) from payments where order_id = orders.id and outcome = 'accepted') as accepted,
        (select coalesce(sum(amount_minor), 0) from payments where order_id = orders.id and outcome = 'accepted')::bigint as paid,
        (select coalesce(sum(refunds.amount_minor), 0) from refunds join payments on payments.id = refunds.payment_id
          where refunds.order_id = orders.id and refunds.state = 'succeeded' and payments.outcome = 'accepted')::bigint as back,
        (select count(*) from invoices where order_id = orders.id and kind = 'invoice') as invoices,
        (select count(*) from mails where order_id = orders.id and kind = 'receipt') as receipts
      from orders`.execute(db);
    expect(orders.rows).toHaveLength(ORDERS);
    for (const order of orders.rows) {
      expect(order).toMatchObject({
        jobs: order.accepted,
        invoices: order.accepted,
        receipts: order.accepted,
        told: order.events,
      });
      expect(order.accepted).toBeLessThanOrEqual(1);
      const states = order.accepted === 0 ? ['awaiting_payment', 'cancelled'] : ['processing', 'refunded'];
      expect(states).toContain(order.state);
      // A refund returned by the bank leaves its order ended.
      if (order.accepted === 1 && order.back === order.paid) expect(order.state).toBe('refunded');
    }
    const forged = await db.selectFrom('providerEvents').select('eventId').where('eventId', 'like', '%forged').execute();
    expect(forged).toEqual([]);
    const mails = await sql`select kind, subject_id from mails group by 1, 2 having count(*) > 1`.execute(db);
    expect(mails.rows).toEqual([]);
    const credits = await sql`select refund_id from invoices where kind = 'credit_note' group by 1 having count(*) > 1`.execute(
      db,
    );
    expect(credits.rows).toEqual([]);
    const gaps = await sql`
      select kind, financial_year from invoices group by 1, 2 having count(*) <> max(seq) or min(seq) <> 1`.execute(db);
    expect(gaps.rows).toEqual([]);
  });

  interface OrderFacts {
    state: string;
    events: number;
    jobs: number;
    told: number;
    accepted: number;
    paid: number;
    back: number;
    invoices: number;
    receipts: number;
  }

  /** Waits until the service has nothing left to do by itself; work that waits for its next try does not wait here. */
  async function settle(): Promise<void> {
    await eventually(
      'refunds and invoices',
      async () => {
        const hurry = { nextTryAt: sql<Date>`now()` };
        await shop.db.updateTable('refunds').set(hurry).where('state', '=', 'wanted').where('tries', '>', 0).execute();
        const { rows } = await sql<{ left: number }>`
          select (select count(*) from refunds where state = 'wanted')
            + (select count(*) from payments where outcome = 'accepted'
                and not exists (select from invoices where payment_id = payments.id and kind = 'invoice')) as left`.execute(
          shop.db,
        );
        return rows[0]?.left === 0;
      },
      120_000,
    );
  }

  async function reconciled(): Promise<ReconciliationDifference[]> {
    const to = new Date(Date.now() + 1_000);
    const body = { from: new Date(to.getTime() - 3_600_000).toISOString(), to: to.toISOString() };
    const { id } = await insist(() => shop.as(admin)(runReconciliation, { body }));
    const run = await eventually(
      'the end of the reconciliation',
      async () => {
        const { reconciliations } = await shop.as(admin)(listReconciliations, { query: {} });
        const found = reconciliations.find((each) => each.id === id);
        if (found?.error) throw new Error(found.error);
        return found?.finished_at ? found : undefined;
      },
      120_000,
    );
    return run.differences;
  }
});

function stopwatch(): ((name: string) => void) & { times: Record<string, number> } {
  const begun = performance.now();
  const times: Record<string, number> = {};
  const note = (name: string) => {
    times[name] = Math.round((performance.now() - begun) / 100) / 10;
  };
  return Object.assign(note, { times });
}
