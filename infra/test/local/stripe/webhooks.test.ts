import type Stripe from 'stripe';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Webhook } from '../../../local/stripe/store/objects.ts';
import {
  jsonOf,
  postJson,
  type Receiver,
  type Running,
  startLocal,
  startReceiver,
  tempFolder,
  until,
  WEBHOOK_SECRET,
} from '../../../test-support/stand-ins/start-local.ts';
import { aPayment } from '../../support/stripe-contract/provider.ts';

type Deliveries = { counts: Record<Webhook['status'], number>; deliveries: Webhook[] };

let folder: ReturnType<typeof tempFolder>;
let receiver: Receiver;
let local: Running;

beforeEach(async () => {
  folder = tempFolder();
  receiver = await startReceiver();
  local = await startLocal(folder.path, { STRIPE_WEBHOOK_URL: receiver.url });
});
afterEach(async () => {
  await local.stop();
  await receiver.close();
  folder.remove();
});

const received = (): Stripe.Event[] =>
  receiver.received.map(({ payload, signature }) => local.stripe.webhooks.constructEvent(payload, signature, WEBHOOK_SECRET));
const control = (settings: object) => postJson(`${local.url}/_test/stripe/webhooks`, settings);
const deliveries = (query = '') => jsonOf<Deliveries>(fetch(`${local.url}/_test/stripe/deliveries${query}`));

async function pay(count: number): Promise<void> {
  for (let paid = 0; paid < count; paid += 1) await local.stripe.paymentIntents.create(aPayment('pm_card_visa'));
}

test('can be duplicated, held back and sent again', async () => {
  await control({ copies: 2, paused: true });
  await pay(1);
  expect(receiver.received).toHaveLength(0);
  expect((await deliveries('?status=pending')).deliveries).toMatchObject([{ type: 'payment_intent.succeeded', wanted: 2 }]);
  await control({ paused: false });
  await until(() => received().length === 2);
  const [event] = received();
  expect(new Set(received().map(({ id }) => id)).size).toBe(1);
  await postJson(`${local.url}/_test/stripe/events/${event?.id}/resend`, { copies: 3 });
  await until(() => received().length === 5);
});

test('are tried again until they are taken, and an event says whether its own was', async () => {
  receiver.answerWith(500);
  await pay(1);
  await until(() => receiver.received.length >= 4);
  const [event] = (await local.stripe.events.list({ type: 'payment_intent.succeeded', delivery_success: false })).data;
  expect(event?.pending_webhooks).toBe(1);
  receiver.answerWith(200);
  await until(() => local.context.store.all('webhook').every(({ status }) => status === 'delivered'));
  const [webhook] = (await deliveries()).deliveries;
  expect(webhook).toMatchObject({ id: event?.id, taken: 1, last_problem: null });
  expect(webhook?.attempts).toBe(receiver.received.length);
  expect((await local.stripe.events.retrieve(event?.id ?? '')).pending_webhooks).toBe(0);
  expect((await local.stripe.events.list({ delivery_success: false })).data).toEqual([]);
});

test('of which each third is dropped are never sent, and can be listed', async () => {
  await control({ drop_every: 3 });
  await pay(9);
  await until(() => received().length === 6);
  const { counts, deliveries: dropped } = await deliveries('?status=dropped');
  expect(counts).toEqual({ pending: 0, delivered: 6, given_up: 0, dropped: 3 });
  const ids = new Set(received().map(({ id }) => id));
  expect(dropped.filter(({ id }) => ids.has(id))).toEqual([]);
  const unsent = await local.stripe.events.list({ delivery_success: false });
  expect(unsent.data.map(({ id }) => id)).toEqual(dropped.map(({ id }) => id));

  await control({ drop_every: 0 });
  await postJson(`${local.url}/_test/stripe/events/${dropped[0]?.id}/resend`);
  await until(() => received().some(({ id }) => id === dropped[0]?.id));
});

test('keep to the number under way at once, and come out of order when they are shuffled', async () => {
  await control({ paused: true, shuffle: true, concurrency: 3 });
  await pay(40);
  const made = local.context.store.all('webhook').map(({ id }) => id);
  const release = receiver.hold();
  await control({ paused: false });
  await until(() => receiver.waiting().now === 3);
  release();
  await until(() => received().length === 40);
  const came = received().map(({ id }) => id);
  expect(came.toSorted()).toEqual(made.toSorted());
  expect(came).not.toEqual(made);
  expect(receiver.waiting().most).toBe(3);
});
