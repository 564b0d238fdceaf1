import Stripe from 'stripe';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { anOrder, jsonOf, postJson, type Running, startLocal, tempFolder } from './harness.ts';

const folder = tempFolder();
let local: Running;

beforeAll(async () => {
  local = await startLocal(folder.path);
});
afterAll(async () => {
  await local.stop();
  folder.remove();
});

async function paidIntent(): Promise<string> {
  const session = await local.stripe.checkout.sessions.create(anOrder());
  await postJson(`${local.url}/_test/stripe/sessions/${session.id}/pay`);
  return String((await local.stripe.checkout.sessions.retrieve(session.id)).payment_intent);
}

function priced(currency: string, amount: number): Stripe.Checkout.SessionCreateParams {
  return anOrder({
    line_items: [{ quantity: 1, price_data: { currency, unit_amount: amount, product_data: { name: 'Video' } } }],
  });
}

describe('calls', () => {
  test('without or with a wrong secret key are refused', async () => {
    const other = new Stripe('sk_test_wrong', {
      host: '127.0.0.1',
      port: local.context.config.port,
      protocol: 'http',
      maxNetworkRetries: 0,
    });
    await expect(other.checkout.sessions.list()).rejects.toBeInstanceOf(Stripe.errors.StripeAuthenticationError);
    expect((await fetch(`${local.url}/v1/events`)).status).toBe(401);
  });

  test('to what is not there answer in the shape of Stripe', async () => {
    await expect(local.stripe.paymentIntents.retrieve('pi_none')).rejects.toMatchObject({
      statusCode: 404,
      code: 'resource_missing',
    });
    await expect(local.stripe.products.list()).rejects.toMatchObject({ statusCode: 404, type: 'StripeInvalidRequestError' });
  });

  test.each([
    ['usd', 49, 'amount_too_small'],
    ['eur', 49, 'amount_too_small'],
    ['gbp', 29, 'amount_too_small'],
    ['inr', 99, 'amount_too_small'],
    ['inr', 100_000_000, 'amount_too_large'],
  ])('for %s %d are refused with %s', async (currency, amount, code) => {
    await expect(local.stripe.checkout.sessions.create(priced(currency, amount))).rejects.toMatchObject({
      statusCode: 400,
      code,
    });
  });

  test('for the smallest amounts are taken', async () => {
    for (const [currency, amount] of [
      ['usd', 50],
      ['gbp', 30],
      ['inr', 999],
    ] as const) {
      expect(await local.stripe.checkout.sessions.create(priced(currency, amount))).toMatchObject({ amount_total: amount });
    }
  });

  test.each<[string, Partial<Stripe.Checkout.SessionCreateParams>, string]>([
    ['a missing success_url', { success_url: undefined }, 'success_url'],
    ['a success_url that is no address', { success_url: 'javascript:alert(1)' }, 'success_url'],
    ['no line items', { line_items: [] }, 'line_items'],
    ['an expiry too soon', { expires_at: Math.floor(Date.now() / 1000) + 60 }, 'expires_at'],
    ['an expiry too late', { expires_at: Math.floor(Date.now() / 1000) + 90_000 }, 'expires_at'],
    ['an unknown customer', { customer_email: undefined, customer: 'cus_none' }, 'customer'],
    [
      'a negative price',
      { line_items: [{ quantity: 1, price_data: { currency: 'inr', unit_amount: -1, product_data: { name: 'x' } } }] },
      'line_items[0][price_data][unit_amount]',
    ],
    ['an unknown parameter', { discounts: [{ coupon: 'x' }] }, 'discounts'],
  ])('with %s are refused by name', async (_what, changes, param) => {
    await expect(local.stripe.checkout.sessions.create(anOrder(changes))).rejects.toMatchObject({ statusCode: 400, param });
  });

  test('under one idempotency key are done once, and refused for another body', async () => {
    const options = { idempotencyKey: 'order-1-attempt-1' };
    const [one, two] = await Promise.all([
      local.stripe.checkout.sessions.create(anOrder(), options),
      local.stripe.checkout.sessions.create(anOrder(), options),
    ]);
    expect(two.id).toBe(one.id);
    await expect(local.stripe.checkout.sessions.create(anOrder({ client_reference_id: 'other' }), options)).rejects.toMatchObject(
      {
        statusCode: 400,
        type: 'StripeIdempotencyError',
      },
    );
  });

  test('that failed leave their idempotency key free', async () => {
    const options = { idempotencyKey: 'order-2' };
    await expect(local.stripe.checkout.sessions.create(priced('usd', 1), options)).rejects.toMatchObject({
      code: 'amount_too_small',
    });
    expect(await local.stripe.checkout.sessions.create(anOrder(), options)).toMatchObject({ status: 'open' });
  });

  test('page through lists, newest first, and filter by time', async () => {
    const since = Math.floor(Date.now() / 1000);
    const made: string[] = [];
    for (let count = 0; count < 5; count += 1) made.unshift((await local.stripe.checkout.sessions.create(anOrder())).id);
    const all: string[] = [];
    for await (const session of local.stripe.checkout.sessions.list({ limit: 2, created: { gte: since } })) all.push(session.id);
    expect(all.slice(0, 5)).toEqual(made);
    const page = await local.stripe.checkout.sessions.list({ limit: 2, starting_after: made[1] });
    expect(page.data.map((session) => session.id)).toEqual([made[2], made[3]]);
    expect((await local.stripe.checkout.sessions.list({ created: { gte: since + 1_000 } })).data).toEqual([]);
  });

  test('list the events of a type in a time, and expand what they point to', async () => {
    const since = Math.floor(Date.now() / 1000);
    const intent = await paidIntent();
    const events = await local.stripe.events.list({ type: 'checkout.session.completed', created: { gte: since } });
    expect(events.data.some((event) => Reflect.get(event.data.object, 'payment_intent') === intent)).toBe(true);
    const sessions = await local.stripe.checkout.sessions.list({ payment_intent: intent, expand: ['data.payment_intent'] });
    expect(sessions.data[0]?.payment_intent).toMatchObject({ id: intent, status: 'succeeded' });
  });

  test('create a customer and use it', async () => {
    const customer = await local.stripe.customers.create({ email: 'asha@example.com', name: 'Asha', metadata: { uid: 'u1' } });
    const session = await local.stripe.checkout.sessions.create(anOrder({ customer_email: undefined, customer: customer.id }));
    expect(session).toMatchObject({ customer: customer.id, customer_details: { email: 'asha@example.com' } });
  });
});

describe('refunds', () => {
  test('in parts, then the rest, never more than was paid', async () => {
    const intent = await paidIntent();
    const first = await local.stripe.refunds.create({ payment_intent: intent, amount: 5_000, reason: 'requested_by_customer' });
    expect(first).toMatchObject({
      object: 'refund',
      status: 'succeeded',
      amount: 5_000,
      currency: 'inr',
      payment_intent: intent,
    });
    await expect(local.stripe.refunds.create({ payment_intent: intent, amount: 29_901 })).rejects.toMatchObject({
      statusCode: 400,
      param: 'amount',
    });
    const rest = await local.stripe.refunds.create({ payment_intent: intent });
    expect(rest.amount).toBe(29_900);
    expect(await local.stripe.charges.retrieve(String(rest.charge))).toMatchObject({ refunded: true, amount_refunded: 34_900 });
    await expect(local.stripe.refunds.create({ payment_intent: intent })).rejects.toMatchObject({
      code: 'charge_already_refunded',
    });
    expect((await local.stripe.refunds.list({ payment_intent: intent })).data.map((refund) => refund.id)).toEqual([
      rest.id,
      first.id,
    ]);
    const types = (await local.stripe.events.list({ limit: 100 })).data.map((event) => event.type);
    expect(types).toContain('charge.refunded');
    expect(types).toContain('refund.updated');
  });

  test('of a payment that did not happen are refused', async () => {
    const session = await local.stripe.checkout.sessions.create(anOrder());
    await postJson(`${local.url}/_test/stripe/sessions/${session.id}/pay`, { card: '4000000000000002' });
    const { payment_intent: intent } = await local.stripe.checkout.sessions.retrieve(session.id);
    await expect(local.stripe.refunds.create({ payment_intent: String(intent) })).rejects.toMatchObject({
      code: 'payment_intent_unexpected_state',
    });
    await expect(local.stripe.refunds.create({ payment_intent: 'pi_none' })).rejects.toMatchObject({ code: 'resource_missing' });
  });

  test('can be pending, go through, or be sent back by the bank', async () => {
    const intent = await paidIntent();
    await postJson(`${local.url}/_test/stripe/next-refund`, { outcome: 'pending' });
    const pending = await local.stripe.refunds.create({ payment_intent: intent, amount: 100 });
    expect(pending.status).toBe('pending');
    await postJson(`${local.url}/_test/stripe/refunds/${pending.id}/settle`, { outcome: 'succeeded' });
    expect((await local.stripe.refunds.retrieve(pending.id)).status).toBe('succeeded');

    await postJson(`${local.url}/_test/stripe/next-refund`, { outcome: 'failed' });
    const failed = await local.stripe.refunds.create({ payment_intent: intent, amount: 200 });
    expect(await local.stripe.refunds.retrieve(failed.id)).toMatchObject({
      status: 'failed',
      failure_reason: 'expired_or_canceled_card',
    });
    expect(await local.stripe.charges.retrieve(String(failed.charge))).toMatchObject({ amount_refunded: 100 });
    const [event] = (await local.stripe.events.list({ type: 'refund.failed' })).data;
    expect(event?.data.object).toMatchObject({ id: failed.id });
  });
});

test('a dispute opens, blocks refunds, and closes', async () => {
  const intent = await paidIntent();
  const dispute = await jsonOf<Stripe.Dispute>(
    postJson(`${local.url}/_test/stripe/charges/${intent}/dispute`, { reason: 'product_not_received' }),
  );
  expect(dispute).toMatchObject({ object: 'dispute', status: 'needs_response', amount: 34_900, payment_intent: intent });
  await expect(local.stripe.refunds.create({ payment_intent: intent })).rejects.toMatchObject({ code: 'charge_disputed' });
  await postJson(`${local.url}/_test/stripe/disputes/${dispute.id}/close`, { status: 'won' });
  expect((await local.stripe.disputes.retrieve(dispute.id)).status).toBe('won');
  expect((await local.stripe.events.list({ types: ['charge.dispute.created', 'charge.dispute.closed'] })).data).toHaveLength(2);
});

test('test controls take JSON only', async () => {
  const answer = await fetch(`${local.url}/_test/stripe/next-refund`, {
    method: 'POST',
    body: new URLSearchParams({ outcome: 'failed' }),
  });
  expect(answer.status).toBe(415);
});
