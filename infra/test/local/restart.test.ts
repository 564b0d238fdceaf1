import { appendFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import {
  anOrder,
  freePort,
  postJson,
  type Receiver,
  type Running,
  startLocal,
  startReceiver,
  tempFolder,
  until,
  WEBHOOK_SECRET,
} from '../../test-support/stand-ins/start-local.ts';

const folder = tempFolder();
let local: Running | undefined;
let receiver: Receiver | undefined;

afterEach(async () => {
  await local?.stop();
  await receiver?.close();
  folder.remove();
});

test('a restart keeps the state and goes on with the webhook that nobody took', async () => {
  const hookPort = await freePort();
  const env = { STRIPE_WEBHOOK_URL: `http://127.0.0.1:${hookPort}/hook` };
  local = await startLocal(folder.path, env);
  const options = { idempotencyKey: 'kept' };
  const session = await local.stripe.checkout.sessions.create(anOrder(), options);
  await postJson(`${local.url}/_test/stripe/sessions/${session.id}/pay`);
  const first = local.context;
  await until(() => first.store.all('webhook').some((webhook) => webhook.attempts > 0));
  await local.stop();
  // A process killed during a write.
  appendFileSync(join(folder.path, 'local', 'stripe.jsonl'), '[{"table":"session","row":{"id":"cs_te');

  receiver = await startReceiver(hookPort);
  local = await startLocal(folder.path, env);
  expect((await local.stripe.checkout.sessions.create(anOrder(), options)).id).toBe(session.id);
  const kept = await local.stripe.checkout.sessions.retrieve(session.id, { expand: ['line_items'] });
  expect(kept).toMatchObject({ status: 'complete', payment_status: 'paid' });
  expect(kept.line_items?.data[0]?.price?.unit_amount_decimal?.toNumber()).toBe(29_900);
  const { stripe } = local;
  const hook = receiver;
  const completed = await until(() =>
    hook.received
      .map(({ payload, signature }) => stripe.webhooks.constructEvent(payload, signature, WEBHOOK_SECRET))
      .find((event) => event.type === 'checkout.session.completed'),
  );
  expect(completed.data.object).toMatchObject({ id: session.id });

  const later = await local.stripe.checkout.sessions.create(anOrder());
  await local.stop();
  local = await startLocal(folder.path, env);
  expect(await local.stripe.checkout.sessions.retrieve(later.id)).toMatchObject({ status: 'open' });
});

test('a session whose time passed while nothing ran is expired at the start', async () => {
  local = await startLocal(folder.path);
  const session = await local.stripe.checkout.sessions.create(anOrder({ expires_at: Math.floor(Date.now() / 1000) + 1_800 }));
  await local.stop();
  local = await startLocal(folder.path, {}, { clock: () => Date.now() + 1_801_000 });
  expect(await local.stripe.checkout.sessions.retrieve(session.id)).toMatchObject({ status: 'expired' });
});
