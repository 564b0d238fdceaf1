import type Stripe from 'stripe';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { anOrder, jsonOf, postJson, type Running, startLocal, tempFolder } from '../../../test-support/stand-ins/start-local.ts';

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
  test('to a part of the API that is not here say so', async () => {
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
    ['ways to pay that are not here', { allowed_payment_method_types: ['upi'] }, 'allowed_payment_method_types'],
  ])('with %s are refused by name', async (_what, changes, param) => {
    await expect(local.stripe.checkout.sessions.create(anOrder(changes))).rejects.toMatchObject({ statusCode: 400, param });
  });

  test('with what Stripe knows and the stand-in does not are refused with a word about it', async () => {
    const product_data = { name: 'Video', unit_label: 'video' };
    const line_items = [{ quantity: 1, price_data: { currency: 'inr', unit_amount: 999, product_data } }];
    await expect(local.stripe.checkout.sessions.create(anOrder({ line_items }))).rejects.toMatchObject({
      code: 'parameter_unsupported_by_stand_in',
      message: expect.stringContaining('Stripe knows the parameter line_items[0][price_data][product_data][unit_label]'),
      param: 'line_items[0][price_data][product_data][unit_label]',
    });
    await expect(local.stripe.checkout.sessions.create(anOrder({ discounts: [{ coupon: 'x' }] }))).rejects.toMatchObject({
      code: 'parameter_unsupported_by_stand_in',
      param: 'discounts',
    });
  });

  test('that the state of things forbids are answered the same again under their key', async () => {
    const intent = await paidIntent();
    const options = { idempotencyKey: `refund-${intent}` };
    const refund = () => local.stripe.refunds.create({ payment_intent: intent, amount: 34_900 }, options);
    const dispute = await jsonOf<Stripe.Dispute>(postJson(`${local.url}/_test/stripe/charges/${intent}/dispute`));
    await expect(refund()).rejects.toMatchObject({ statusCode: 400, code: 'charge_disputed' });
    await postJson(`${local.url}/_test/stripe/disputes/${dispute.id}/close`, { status: 'won' });
    await expect(refund()).rejects.toMatchObject({ code: 'charge_disputed', headers: { 'idempotent-replayed': 'true' } });
    const other = { idempotencyKey: `refund-again-${intent}` };
    const made = await local.stripe.refunds.create({ payment_intent: intent, amount: 34_900 }, other);
    expect(made.status).toBe('succeeded');
  });

  test('with an idempotency key that is too long are refused', async () => {
    const long = local.stripe.checkout.sessions.create(anOrder(), { idempotencyKey: 'k'.repeat(256) });
    await expect(long).rejects.toMatchObject({ statusCode: 400, type: 'StripeIdempotencyError' });
  });

  test('list the events of a type in a time, and expand what they point to', async () => {
    const since = Math.floor(Date.now() / 1000);
    const intent = await paidIntent();
    const events = await local.stripe.events.list({ type: 'checkout.session.completed', created: { gte: since } });
    const completed = events.data.filter((event) => event.type === 'checkout.session.completed');
    expect(completed.some((event) => event.data.object.payment_intent === intent)).toBe(true);
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

test('a part of a charge can be disputed, and closed by hand', async () => {
  const intent = await paidIntent();
  const dispute = await jsonOf<Stripe.Dispute>(
    postJson(`${local.url}/_test/stripe/charges/${intent}/dispute`, { amount: 4_900, reason: 'product_not_received' }),
  );
  expect(dispute).toMatchObject({ object: 'dispute', status: 'needs_response', amount: 4_900, payment_intent: intent });
  await postJson(`${local.url}/_test/stripe/disputes/${dispute.id}/close`, { status: 'won' });
  expect((await local.stripe.disputes.retrieve(dispute.id)).status).toBe('won');
  const events = await local.stripe.events.list({ type: 'charge.dispute.*' });
  const told = events.data.filter((event) => event.data.object.object === 'dispute' && event.data.object.id === dispute.id);
  expect(told.map(({ type }) => type)).toEqual([
    'charge.dispute.closed',
    'charge.dispute.funds_reinstated',
    'charge.dispute.funds_withdrawn',
    'charge.dispute.created',
  ]);
});

test('test controls take JSON only', async () => {
  const answer = await fetch(`${local.url}/_test/stripe/next-refund`, {
    method: 'POST',
    body: new URLSearchParams({ outcome: 'failed' }),
  });
  expect(answer.status).toBe(415);
});
