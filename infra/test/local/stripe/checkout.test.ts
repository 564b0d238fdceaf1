import Stripe from 'stripe';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import {
  anOrder,
  postForm,
  postJson,
  type Received,
  type Receiver,
  type Running,
  startLocal,
  startReceiver,
  tempFolder,
  until,
  WEBHOOK_SECRET,
} from '../../../test-support/stand-ins/start-local.ts';
import { idOf } from '../../support/stripe-contract/provider.ts';

const CARD = { name: 'Asha Verma', number: '4242 4242 4242 4242', expiry: '12 / 39', cvc: '123' };

const folder = tempFolder();
let receiver: Receiver;
let local: Running;

beforeAll(async () => {
  receiver = await startReceiver();
  local = await startLocal(folder.path, { STRIPE_WEBHOOK_URL: receiver.url });
});
afterAll(async () => {
  await local.stop();
  await receiver.close();
  folder.remove();
});
beforeEach(() => {
  receiver.received.length = 0;
});

function verified({ payload, signature }: Received): Stripe.Event {
  return local.stripe.webhooks.constructEvent(payload, signature, WEBHOOK_SECRET);
}

function received<Type extends Stripe.Event['type']>(type: Type): Promise<Extract<Stripe.Event, { type: Type }>> {
  return until(() => receiver.received.map(verified).find((event) => isOf(event, type)));
}

function isOf<Type extends Stripe.Event['type']>(
  event: Stripe.Event,
  type: Type,
): event is Extract<Stripe.Event, { type: Type }> {
  return event.type === type;
}

describe('paying', () => {
  test('the hosted page takes a test card, sends the customer back and a signed webhook to the shop', async () => {
    const session = await local.stripe.checkout.sessions.create(anOrder());
    expect(session).toMatchObject({
      object: 'checkout.session',
      status: 'open',
      payment_status: 'unpaid',
      amount_total: 34_900,
      currency: 'inr',
    });
    expect(session.id).toMatch(/^cs_test_[A-Za-z0-9]{58}$/);
    expect(session.payment_intent).toBeNull();
    const page = await fetch(session.url ?? '');
    const markup = await page.text();
    expect(page.status).toBe(200);
    expect(markup).toContain('Marigold Mandap, 1080p');
    expect(markup).toContain('₹349.00');
    // One name for it: the launcher and the messages say "security code".
    expect(markup).toContain('Security code');
    expect(markup).not.toMatch(/\bCVC\b/);
    expect(markup).toContain('http://localhost:8080/video/create/pay');
    // Browsers check the redirect after the form as well.
    expect(page.headers.get('content-security-policy')).toContain("form-action 'self' http://localhost:8080");

    const paid = await postForm(`${session.url}/pay`, CARD);
    expect(paid.status).toBe(303);
    expect(paid.headers.get('location')).toBe(`http://localhost:8080/user/invitations?session=${session.id}`);

    const event = await received('checkout.session.completed');
    expect(event.data.object).toMatchObject({
      id: session.id,
      payment_status: 'paid',
      status: 'complete',
      metadata: { order_number: 'NM-7K3QZ9XW' },
    });
    await received('payment_intent.succeeded');
    const whole = await local.stripe.checkout.sessions.retrieve(session.id, {
      expand: ['payment_intent.latest_charge', 'line_items'],
    });
    expect(whole.url).toBeNull();
    expect(whole.line_items?.data.map((item) => item.amount_total)).toEqual([29_900, 5_000]);
    expect(whole.payment_intent).toMatchObject({
      status: 'succeeded',
      amount_received: 34_900,
      metadata: { order_number: 'NM-7K3QZ9XW' },
    });
    expect(whole.payment_intent).toMatchObject({
      latest_charge: { object: 'charge', paid: true, payment_method_details: { card: { last4: '4242' } } },
    });
    const items = await local.stripe.checkout.sessions.listLineItems(session.id);
    expect(items.data.map((item) => item.description)).toEqual(['Marigold Mandap, 1080p', 'Express delivery']);

    const again = await postForm(`${session.url}/pay`, CARD);
    expect(again.status).toBe(303);
    const charges = await local.stripe.charges.list({ payment_intent: idOf(whole.payment_intent) });
    expect(charges.data).toHaveLength(1);
  });

  test('a webhook changed on its way or signed with another secret does not verify', async () => {
    const session = await local.stripe.checkout.sessions.create(anOrder());
    await postJson(`${local.url}/_test/stripe/sessions/${session.id}/pay`);
    const first = await until(() => receiver.received[0]);
    const changed = first.payload.replace('34900', '34901');
    expect(() => local.stripe.webhooks.constructEvent(changed, first.signature, WEBHOOK_SECRET)).toThrow(
      Stripe.errors.StripeSignatureVerificationError,
    );
    expect(() => local.stripe.webhooks.constructEvent(first.payload, first.signature, 'whsec_other')).toThrow();
  });

  test('a declined card leaves the session open, says why, and another card pays', async () => {
    const session = await local.stripe.checkout.sessions.create(anOrder());
    const declined = await postForm(`${session.url}/pay`, { ...CARD, number: '4000 0000 0000 0002' });
    expect(declined.status).toBe(402);
    expect(await declined.text()).toContain('Your card was declined.');
    const failed = await received('payment_intent.payment_failed');
    expect(failed.data.object).toMatchObject({
      status: 'requires_payment_method',
      last_payment_error: { type: 'card_error', code: 'card_declined', decline_code: 'generic_decline' },
    });
    expect(await local.stripe.checkout.sessions.retrieve(session.id)).toMatchObject({ status: 'open', payment_status: 'unpaid' });
    expect(await (await fetch(session.url ?? '')).text()).toContain('Your card was declined.');

    expect((await postForm(`${session.url}/pay`, CARD)).status).toBe(303);
    const done = await received('checkout.session.completed');
    expect(done.data.object.payment_intent).toBe(failed.data.object.id);
  });

  test('insufficient funds read as such', async () => {
    const session = await local.stripe.checkout.sessions.create(anOrder());
    const answer = await postForm(`${session.url}/pay`, { ...CARD, number: '4000000000009995' });
    expect(await answer.text()).toContain('Your card has insufficient funds.');
  });

  test.each([
    ['number', { number: '4242 4242 4242 4241' }, 'Your card number is invalid.'],
    ['number', { number: '4242' }, 'Your card number is incomplete.'],
    ['expiry', { expiry: '01 / 20' }, 'Your card&#39;s expiry date is in the past.'],
    ['expiry', { expiry: '13 / 39' }, 'Write the expiry date as MM / YY.'],
    ['cvc', { cvc: '1' }, 'Your card&#39;s security code is incomplete.'],
    ['name', { name: ' ' }, 'Enter the name on the card.'],
  ])('a wrong %s is shown at its field and nothing is attempted', async (_field, changed, message) => {
    const session = await local.stripe.checkout.sessions.create(anOrder());
    const answer = await postForm(`${session.url}/pay`, { ...CARD, ...changed });
    expect(answer.status).toBe(422);
    expect(await answer.text()).toContain(message);
    expect((await local.stripe.checkout.sessions.retrieve(session.id)).payment_intent).toBeNull();
  });

  test('what the customer or the shop wrote is escaped on the page', async () => {
    const item = {
      quantity: 1,
      price_data: { currency: 'inr', unit_amount: 999, product_data: { name: '<script>alert(1)</script>' } },
    };
    const session = await local.stripe.checkout.sessions.create(anOrder({ line_items: [item] }));
    const answer = await postForm(`${session.url}/pay`, { ...CARD, cvc: '', name: '"><b>x' });
    const markup = await answer.text();
    expect(markup).not.toContain('<script>alert');
    expect(markup).not.toContain('"><b>x');
  });
});

describe('a card that asks for confirmation', () => {
  test('pays once confirmed', async () => {
    const session = await local.stripe.checkout.sessions.create(anOrder());
    const asked = await postForm(`${session.url}/pay`, { ...CARD, number: '4000 0025 0000 3155' });
    expect(asked.headers.get('location')).toBe(`/checkout/${session.id}/confirm`);
    expect(await (await fetch(`${session.url}/confirm`)).text()).toContain('Complete payment');
    const waiting = await local.stripe.checkout.sessions.retrieve(session.id, { expand: ['payment_intent'] });
    expect(waiting.payment_intent).toMatchObject({ status: 'requires_action', next_action: { type: 'redirect_to_url' } });
    const done = await postForm(`${session.url}/confirm`, { outcome: 'complete' });
    expect(done.headers.get('location')).toContain('http://localhost:8080/user/invitations');
    await received('checkout.session.completed');
  });

  test('goes back to the checkout when it fails, and can be tried again', async () => {
    const session = await local.stripe.checkout.sessions.create(anOrder());
    await postForm(`${session.url}/pay`, { ...CARD, number: '4000 0025 0000 3155' });
    const failed = await postForm(`${session.url}/confirm`, { outcome: 'fail' });
    expect(failed.headers.get('location')).toBe(`/checkout/${session.id}`);
    expect(await (await fetch(session.url ?? '')).text()).toContain('unable to authenticate your payment method');
    await received('payment_intent.payment_failed');
    const paid = await postJson(`${local.url}/_test/stripe/sessions/${session.id}/pay`, {
      card: '4000002500003155',
      confirm: 'complete',
    });
    expect(await paid.json()).toMatchObject({ status: 'paid', session: { payment_status: 'paid' } });
  });
});

describe('an unpaid session', () => {
  test('expires by the API, by the test control and by its time, and can then not be paid', async () => {
    const one = await local.stripe.checkout.sessions.create(anOrder());
    expect(await local.stripe.checkout.sessions.expire(one.id)).toMatchObject({ status: 'expired', url: null });
    expect((await received('checkout.session.expired')).data.object).toMatchObject({ id: one.id });
    await expect(local.stripe.checkout.sessions.expire(one.id)).rejects.toThrow(
      'Only Checkout Sessions with a status in ["open"]',
    );
    expect((await fetch(one.url ?? '')).status).toBe(410);
    expect((await postForm(`${one.url}/pay`, CARD)).status).toBe(410);

    const two = await local.stripe.checkout.sessions.create(anOrder());
    expect((await postJson(`${local.url}/_test/stripe/sessions/${two.id}/expire`)).status).toBe(200);
    expect((await postJson(`${local.url}/_test/stripe/sessions/${two.id}/pay`)).status).toBe(400);
  });
});

describe('paying by UPI', () => {
  const pay = (id: string, upi: string) => postForm(`${local.url}/checkout/${id}/pay-by-upi`, { upi });
  const read = (id: string) => local.stripe.checkout.sessions.retrieve(id, { expand: ['payment_intent'] });

  test('takes a test ID at once, and says which way it was paid', async () => {
    const { id } = await local.stripe.checkout.sessions.create(anOrder());
    expect((await pay(id, 'success@test')).status).toBe(303);
    const session = await read(id);
    expect(session).toMatchObject({ status: 'complete', payment_status: 'paid' });
    const { data } = await local.stripe.charges.list({ payment_intent: idOf(session.payment_intent) ?? '' });
    expect(data[0]?.payment_method_details).toEqual({ type: 'upi', upi: { vpa: 'success@test' } });
  });

  test('refuses what is no UPI ID, tells a declined one, and is not there for another currency', async () => {
    const { id } = await local.stripe.checkout.sessions.create(anOrder());
    expect((await pay(id, 'nobody')).status).toBe(422);
    expect((await pay(id, 'failure@test')).status).toBe(402);
    expect(await read(id)).toMatchObject({ status: 'open', payment_status: 'unpaid' });
    const line = { quantity: 1, price_data: { currency: 'usd', unit_amount: 900, product_data: { name: 'Video' } } };
    const other = await local.stripe.checkout.sessions.create(anOrder({ line_items: [line] }));
    expect((await pay(other.id, 'success@test')).status).toBe(422);
  });

  test.each([
    ['succeeded', 'checkout.session.async_payment_succeeded', 'paid', 'succeeded'],
    ['failed', 'checkout.session.async_payment_failed', 'unpaid', 'requires_payment_method'],
  ] as const)('that waits for its bank has %s later, and the shop is told of both', async (outcome, type, paid, status) => {
    const { id } = await local.stripe.checkout.sessions.create(anOrder());
    await pay(id, 'waits@test');
    expect(await read(id)).toMatchObject({
      status: 'complete',
      payment_status: 'unpaid',
      payment_intent: { status: 'processing' },
    });
    expect((await received('checkout.session.completed')).data.object).toMatchObject({ id, payment_status: 'unpaid' });
    await postJson(`${local.url}/_test/stripe/sessions/${id}/answer`, { outcome });
    expect((await received(type)).data.object).toMatchObject({ id, status: 'complete', payment_status: paid });
    expect(await read(id)).toMatchObject({ payment_status: paid, payment_intent: { status } });
    const again = await postJson(`${local.url}/_test/stripe/sessions/${id}/answer`, { outcome });
    expect(again.status).toBe(400);
  });
});
