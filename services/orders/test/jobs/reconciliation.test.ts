import { randomUUID } from 'node:crypto';
import { listReconciliations, runReconciliation } from '@nimantran/proto/http/orders/reconciliations';
import { sql } from 'kysely';
import type Stripe from 'stripe';
import { beforeAll, expect, it, vi } from 'vitest';
import { eventually } from '../../../../infra/test-support/eventually.ts';
import { describeWith } from '../../../../infra/test-support/servers/servers.ts';
import { findLostSessions } from '../../src/jobs/find-lost-sessions.ts';
import { reconcile } from '../../src/jobs/reconcile.ts';
import { createStripe } from '../../src/stripe/create-stripe.ts';
import { person } from '../support/fixtures.ts';
import { moneyOf } from '../support/money.ts';
import { refusal, withShop } from '../support/shop.ts';

const DAY_MS = 24 * 3_600_000;

type Created = { gte: number; lt?: number; lte?: number };
const isWithin = (at: number, { gte, lt = Infinity, lte = Infinity }: Created) => at >= gte && at < lt && at <= lte;

describeWith(['postgres'], 'reconciliation', () => {
  const shop = withShop();
  const { asha, place } = moneyOf(shop);
  const admin = person('admin', ['admin']);
  /** Pays at the provider; returns the payment intent. */
  const pay = async (sessionId: string) => {
    const { session } = await shop.control<{ session: { payment_intent: string } }>(`sessions/${sessionId}/pay`);
    return session.payment_intent;
  };
  const stateOf = async (id: string) =>
    (await shop.context.db.selectFrom('orders').select('state').where('id', '=', id).executeTakeFirstOrThrow()).state;
  const ledgerOf = async (orderId: string) =>
    (
      await shop.context.db
        .selectFrom('ledger')
        .select(['kind', 'amountMinor'])
        .where('orderId', '=', orderId)
        .orderBy('seq')
        .execute()
    ).map(({ kind, amountMinor }) => [kind, amountMinor]);
  /** Requests a run up to now and waits for its end. */
  const run = async () => {
    const to = new Date(Date.now() + 1_000);
    const body = { from: new Date(to.getTime() - DAY_MS / 2).toISOString(), to: to.toISOString() };
    const { id } = await shop.as(admin)(runReconciliation, { body });
    return eventually('the end of the run', async () => {
      await reconcile(shop.context);
      const { reconciliations } = await shop.as(admin)(listReconciliations, { query: {} });
      const found = reconciliations.find((each) => each.id === id);
      return found?.finished_at ? found : undefined;
    });
  };
  const differenceOf = async (reference: string) => (await run()).differences.find((each) => each.provider_ref === reference);

  // Without webhooks, all news here comes from asking.
  beforeAll(() => shop.control('webhooks', { paused: true }));

  /** The provider as it is, which also lists these items in the place of one of its lists. */
  const withListed = (list: 'charges' | 'sessions', items: readonly { created: number }[]): Stripe => {
    const { stripe } = shop.context;
    const answer = (real: (params: object) => AsyncIterable<unknown>) => (params: { created: Created }) =>
      (async function* () {
        for (const item of items) if (isWithin(item.created, params.created)) yield item;
        yield* real(params);
      })();
    const charges = Object.assign(Object.create(stripe.charges), { list: answer((params) => stripe.charges.list(params)) });
    const sessions = Object.assign(Object.create(stripe.checkout.sessions), {
      list: answer((params) => stripe.checkout.sessions.list(params)),
    });
    return Object.assign(Object.create(stripe), list === 'charges' ? { charges } : { checkout: { sessions } });
  };

  it('takes in a payment, its refunds and what became of them, though no webhook came', async () => {
    const order = await place();
    const intent = await pay(order.sessionId);
    const succeeded = await shop.provider.stripe.refunds.create({ payment_intent: intent, amount: 5_000 });
    await shop.control('next-refund', { outcome: 'pending' });
    const pending = await shop.provider.stripe.refunds.create({ payment_intent: intent, amount: 700 });
    const first = await run();
    expect(first).toMatchObject({ error: null });
    const of = (reference: string) => first.differences.find((each) => each.provider_ref === reference);
    expect(of(intent)).toEqual({
      kind: 'payment_missing_here',
      provider_ref: intent,
      order_number: order.number,
      text: 'The provider has a payment of ₹299.00 (succeeded, booked ₹299.00); our ledger has none.',
      settled: true,
    });
    expect(of(succeeded.id)).toMatchObject({ kind: 'refund_missing_here', settled: true });
    expect(of(pending.id)).toMatchObject({ kind: 'refund_missing_here', settled: true });
    expect(await stateOf(order.id)).toBe('processing');
    expect(await shop.facts('orders.order.paid', order.id)).toHaveLength(1);
    expect(await ledgerOf(order.id)).toEqual([
      ['payment', 29_900],
      ['refund', -5_000],
    ]);

    await shop.control(`refunds/${pending.id}/settle`, { outcome: 'succeeded' });
    await shop.control(`refunds/${succeeded.id}/settle`, { outcome: 'failed' });
    const second = await run();
    expect(second.differences.map(({ kind, provider_ref, settled }) => [kind, provider_ref, settled]).sort()).toEqual(
      [
        ['refund_differs', pending.id, true],
        ['refund_differs', succeeded.id, true],
      ].sort(),
    );
    expect((await ledgerOf(order.id)).map(([, amount]) => amount).sort()).toEqual([29_900, -5_000, -700, 5_000].sort());
    expect((await run()).differences).toEqual([]);
  });

  it('finds what changed today of a refund that was made before the span', async () => {
    const order = await place();
    const intent = await pay(order.sessionId);
    await shop.control('next-refund', { outcome: 'pending' });
    const refund = await shop.provider.stripe.refunds.create({ payment_intent: intent, amount: 1_000 });
    await run();
    // The refund is from last month; only its event is from today.
    const { store } = shop.provider.context;
    store.transact((tx) => {
      const made = tx.get('refund', refund.id);
      if (made) tx.put('refund', { ...made, created: made.created - 40 * 86_400 });
    });
    await shop.control(`refunds/${refund.id}/settle`, { outcome: 'succeeded' });
    expect(await differenceOf(refund.id)).toMatchObject({ kind: 'refund_differs', settled: true });
    expect(await ledgerOf(order.id)).toContainEqual(['refund', -1_000]);
  });

  it('compares a day with more charges than it holds at once, in parts, and goes on where it stopped', async () => {
    const order = await place();
    const intent = await pay(order.sessionId);
    const second = Math.floor(Date.now() / 1000);
    const many = Array.from({ length: 60_000 }, (_, index) => ({ id: `ch_${index}`, created: second - 1 - (index % 40_000) }));
    const working = shop.context.stripe;
    shop.context.stripe = withListed('charges', many);
    const busy = await run();
    shop.context.stripe = working;
    expect(busy).toMatchObject({ error: null });
    expect(busy.differences).toContainEqual(expect.objectContaining({ provider_ref: intent, settled: true }));
  });

  it('reports money that carries nothing of ours and touches nothing', async () => {
    const session = await shop.provider.stripe.checkout.sessions.create({
      mode: 'payment',
      line_items: [{ quantity: 1, price_data: { currency: 'usd', unit_amount: 1_234, product_data: { name: 'Another shop' } } }],
      success_url: 'https://other.test/',
    });
    const intent = await pay(session.id);
    expect(await differenceOf(intent)).toEqual({
      kind: 'payment_missing_here',
      provider_ref: intent,
      order_number: null,
      text: 'The provider has a payment of $12.34 (succeeded, booked $12.34); our ledger has none.',
      settled: false,
    });
    expect(await shop.context.db.selectFrom('payments').select('id').where('paymentIntent', '=', intent).execute()).toEqual([]);
  });

  it('reports a payment that the provider does not have, and a ledger that says otherwise', async () => {
    const order = await place();
    const intent = await pay(order.sessionId);
    await run();
    const { db } = shop.context;
    const at = new Date();
    await db
      .insertInto('payments')
      .values({
        id: randomUUID(),
        orderId: order.id,
        paymentIntent: 'pi_never',
        checkoutId: null,
        billId: null,
        currency: 'INR',
        amountMinor: 1_500,
        outcome: 'refused',
        receivedAt: at,
      })
      .execute();
    await db.updateTable('ledger').set({ amountMinor: 29_800 }).where('providerRef', '=', intent).execute();
    const { differences } = await run();
    expect(differences).toContainEqual({
      kind: 'payment_missing_there',
      provider_ref: 'pi_never',
      order_number: order.number,
      text: 'Our ledger has a payment of ₹15.00 (succeeded, booked ₹0.00); the provider has none.',
      settled: false,
    });
    expect(differences).toContainEqual({
      kind: 'payment_differs',
      provider_ref: intent,
      order_number: order.number,
      text: 'The provider has a payment of ₹299.00 (succeeded, booked ₹299.00); our ledger has a payment of ₹299.00 (succeeded, booked ₹298.00).',
      settled: false,
    });
    await db.deleteFrom('payments').where('paymentIntent', '=', 'pi_never').execute();
    await db.updateTable('ledger').set({ amountMinor: 29_900 }).where('providerRef', '=', intent).execute();
  });

  it('takes in a dispute, the money that the bank took by it, and how it ended', async () => {
    const [won, lost] = [await place(), await place()];
    const intents = [await pay(won.sessionId), await pay(lost.sessionId)];
    const [one, other] = await Promise.all(intents.map((intent) => shop.control<{ id: string }>(`charges/${intent}/dispute`)));
    const opened = await run();
    for (const dispute of [one, other])
      expect(opened.differences).toContainEqual(
        expect.objectContaining({ kind: 'dispute_missing_here', provider_ref: dispute?.id, settled: true }),
      );
    expect(await ledgerOf(won.id)).toEqual([
      ['payment', 29_900],
      ['dispute', -29_900],
    ]);
    await shop.control(`disputes/${one?.id}/close`, { status: 'won' });
    await shop.control(`disputes/${other?.id}/close`, { status: 'lost' });
    const closed = await run();
    expect(closed.differences.map(({ kind, settled }) => [kind, settled])).toContainEqual(['dispute_differs', true]);
    expect(await ledgerOf(won.id)).toEqual([
      ['payment', 29_900],
      ['dispute', -29_900],
      ['dispute_won', 29_900],
    ]);
    expect(await ledgerOf(lost.id)).toEqual([
      ['payment', 29_900],
      ['dispute', -29_900],
    ]);
    expect((await run()).differences.filter(({ kind }) => kind.startsWith('dispute'))).toEqual([]);
  });

  it('compares each day that is over once, again where the provider could not be asked, and nothing twice at once', async () => {
    const { db } = shop.context;
    await db.updateTable('orders').set({ placedAt: sql<Date>`placed_at - interval '4 days'` }).execute();
    const working = shop.context.stripe;
    shop.context.stripe = createStripe({ secretKey: 'sk_test_x', apiUrl: 'http://127.0.0.1:9' });
    const nights = () => db.selectFrom('reconciliations').selectAll().where('askedBy', 'is', null).orderBy('fromAt').execute();
    await eventually('a run that failed', async () => (await nights()).some(({ error }) => error !== null));
    shop.context.stripe = working;
    await db.updateTable('reconciliations').set({ nextTryAt: sql<Date>`now()` }).where('finishedAt', 'is', null).execute();
    await Promise.all([reconcile(shop.context), reconcile(shop.context)]);
    const done = await eventually('all nights', async () => {
      const runs = await nights();
      await reconcile(shop.context);
      return runs.length >= 3 && runs.every(({ finishedAt, error }) => finishedAt && !error) ? runs : undefined;
    });
    const starts = done.map(({ fromAt }) => fromAt.getTime());
    expect(starts).toEqual(starts.map((_, index) => (starts[0] ?? 0) + index * DAY_MS));
    await reconcile(shop.context);
    expect(await nights()).toHaveLength(done.length);
  });

  it('is for admins, at most 31 days, and answers the run that is on', async () => {
    const [from, to] = ['2026-01-01T00:00:00Z', '2026-02-01T00:00:00Z'];
    for (const user of [undefined, asha, person('designer', ['designer'])]) {
      expect((await refusal(shop.as(user)(listReconciliations, { query: {} }))).status).toBe(user ? 403 : 401);
      expect((await refusal(shop.as(user)(runReconciliation, { body: { from, to } }))).status).toBe(user ? 403 : 401);
    }
    const wrong = [
      { from, to: from },
      { from: to, to: from },
      { from, to: '2026-02-01T00:00:01Z' },
      { from: '2099-01-01T00:00:00Z', to: '2099-01-02T00:00:00Z' },
    ];
    for (const body of wrong)
      expect(await refusal(shop.as(admin)(runReconciliation, { body }))).toMatchObject({ status: 400, code: 'invalid_span' });
    const [one, other] = await Promise.all([0, 1].map(() => shop.as(admin)(runReconciliation, { body: { from, to } })));
    expect(one?.id).toBe(other?.id);
    const pages = await shop.as(admin)(listReconciliations, { query: { limit: 1 } });
    expect(pages.reconciliations).toHaveLength(1);
    const next = await shop.as(admin)(listReconciliations, { query: { limit: 1, cursor: pages.next_cursor ?? '' } });
    expect(next.reconciliations[0]?.id).not.toBe(pages.reconciliations[0]?.id);
  });

  it('tells an operator of differences and of when days were last compared', async () => {
    const text = await (await fetch(`${shop.url}/metrics`)).text();
    expect(text).toMatch(/orders_reconciliation_differences\{kind="payment_missing_here",settled="false"\} [1-9]/);
    expect(text).toMatch(/orders_reconciliation_age_seconds \d+/);
  });

  it('finds a session whose answer was lost: money paid in it arrives, an unwanted one is ended', async () => {
    const { db } = shop.context;
    const lose = (id: string, state: 'creating' | 'failed') =>
      db
        .updateTable('checkoutSessions')
        .set({
          providerId: null,
          url: null,
          state,
          checks: 0,
          nextCheckAt: sql<Date>`now()`,
          createdAt: sql<Date>`now() - interval '8 minutes'`,
        })
        .where('orderId', '=', id)
        .execute();
    const age = (sessionId: string) =>
      shop.provider.context.store.transact((tx) => {
        const session = tx.get('session', sessionId);
        if (session) tx.put('session', { ...session, created: session.created - 480 });
      });
    const [paid, wanted, unwanted, never] = [await place(), await place(), await place(), await place()];
    for (const { sessionId } of [paid, wanted, unwanted]) age(sessionId);
    await lose(paid.id, 'failed');
    await lose(wanted.id, 'creating');
    await lose(unwanted.id, 'failed');
    await lose(never.id, 'creating');
    await db
      .updateTable('checkoutSessions')
      .set({ createdAt: sql<Date>`now() - interval '2 hours'` })
      .where('orderId', '=', never.id)
      .execute();
    await pay(paid.sessionId);
    await findLostSessions(shop.context);
    const checkoutOf = (id: string) =>
      db.selectFrom('checkoutSessions').selectAll().where('orderId', '=', id).executeTakeFirstOrThrow();
    expect(await stateOf(paid.id)).toBe('processing');
    expect(await checkoutOf(paid.id)).toMatchObject({ state: 'paid', providerId: paid.sessionId });
    expect(await checkoutOf(wanted.id)).toMatchObject({ state: 'open', providerId: wanted.sessionId });
    expect(await checkoutOf(never.id)).toMatchObject({ state: 'failed', providerId: null });
    await eventually('the end of the session', async () => {
      const session = await shop.provider.stripe.checkout.sessions.retrieve(unwanted.sessionId);
      return session.status === 'expired';
    });
  });

  it('finds a lost session among more than five thousand of the same minutes, and lists these once for all that are lost', async () => {
    const { db } = shop.context;
    const [paid, other] = [await place(), await place()];
    await pay(paid.sessionId);
    const long = (Date.now() - 480_000) / 1000;
    shop.provider.context.store.transact((tx) => {
      const session = tx.get('session', paid.sessionId);
      if (session) tx.put('session', { ...session, created: Math.floor(long) });
    });
    await db
      .updateTable('checkoutSessions')
      .set({
        providerId: null,
        url: null,
        state: 'failed',
        checks: 0,
        nextCheckAt: sql<Date>`now()`,
        createdAt: sql<Date>`now() - interval '8 minutes'`,
      })
      .where('orderId', 'in', [paid.id, other.id])
      .execute();
    const many = Array.from({ length: 6_000 }, (_, index) => ({ created: Math.floor(long) + (index % 60), metadata: {} }));
    const stripe = withListed('sessions', many);
    const listed = vi.spyOn(stripe.checkout.sessions, 'list');
    await findLostSessions({ ...shop.context, stripe });
    expect(await stateOf(paid.id)).toBe('processing');
    const rest = await db
      .selectFrom('checkoutSessions')
      .select('state')
      .where('orderId', '=', other.id)
      .executeTakeFirstOrThrow();
    // The service's own loop may have ended it already.
    expect(['closing', 'ended']).toContain(rest.state);
    // None where the service's own loop was faster.
    expect(listed.mock.calls.length).toBeLessThanOrEqual(1);
  });
});
