import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Book } from '../../../local/stripe/balance/books.ts';
import { anOrder, jsonOf, postJson, type Running, startLocal, tempFolder } from '../../../test-support/stand-ins/start-local.ts';
import { aPayment, waitFor } from '../../support/stripe-contract/provider.ts';

const PATIENCE = { limitMs: 20_000, everyMs: 20 };
let folder: ReturnType<typeof tempFolder>;
let local: Running;

beforeEach(async () => {
  folder = tempFolder();
  local = await startLocal(folder.path);
});
afterEach(async () => {
  await local.stop();
  folder.remove();
});

async function books(): Promise<Book[]> {
  return (await jsonOf<{ books: Book[] }>(fetch(`${local.url}/_test/stripe/books`))).books;
}

async function pay(method: string, amount: number): Promise<string> {
  const intent = await local.stripe.paymentIntents.create(aPayment(method, { amount, metadata: { method } }));
  return intent.id;
}

test('the books say what became of every cent, and the movements of money add up to them', async () => {
  const { stripe } = local;
  const plain = await pay('pm_card_visa', 1_000);
  await stripe.refunds.create({ payment_intent: plain, amount: 300 });
  await postJson(`${local.url}/_test/stripe/next-refund`, { outcome: 'pending' });
  await stripe.refunds.create({ payment_intent: plain, amount: 50 });
  await postJson(`${local.url}/_test/stripe/next-refund`, { outcome: 'failed' });
  await stripe.refunds.create({ payment_intent: plain, amount: 7 });
  await stripe.paymentIntents.create(aPayment('pm_card_visa_chargeDeclined')).catch(() => undefined);
  const session = await stripe.checkout.sessions.create(anOrder());
  await postJson(`${local.url}/_test/stripe/sessions/${session.id}/pay`);
  const [won, lost] = [await pay('pm_card_visa', 2_000), await pay('pm_card_visa', 4_000)];
  for (const [intent, status] of [
    [won, 'won'],
    [lost, 'lost'],
  ]) {
    const dispute = await jsonOf<{ id: string }>(postJson(`${local.url}/_test/stripe/charges/${intent}/dispute`));
    await postJson(`${local.url}/_test/stripe/disputes/${dispute.id}/close`, { status });
  }

  const none = { refunded_succeeded: 0, refunded_pending: 0, disputed_withdrawn: 0, disputed_returned: 0 };
  const usd = { ...none, metadata: { method: 'pm_card_visa' }, currency: 'usd' };
  const sold = await stripe.checkout.sessions.retrieve(session.id);
  const expected = [
    { ...usd, payment_intent: plain, received: 1_000, refunded_succeeded: 300, refunded_pending: 50 },
    {
      ...none,
      payment_intent: sold.payment_intent,
      metadata: { order_number: 'NM-7K3QZ9XW' },
      currency: 'inr',
      received: 34_900,
    },
    { ...usd, payment_intent: won, received: 2_000, disputed_withdrawn: 2_000, disputed_returned: 2_000 },
    { ...usd, payment_intent: lost, received: 4_000, disputed_withdrawn: 4_000 },
  ];
  expect(await books()).toEqual(expected);

  for (const currency of ['usd', 'inr']) {
    let moved = 0;
    for await (const { amount } of stripe.balanceTransactions.list({ currency, limit: 100 })) moved += amount;
    const kept = expected
      .filter((book) => book.currency === currency)
      .map(
        (book) =>
          book.received - book.refunded_succeeded - book.refunded_pending - book.disputed_withdrawn + book.disputed_returned,
      );
    expect(moved).toBe(kept.reduce((sum, amount) => sum + amount, 0));
  }

  const before = await books();
  await local.stop();
  local = await startLocal(folder.path);
  expect(await books()).toEqual(before);
});

test('what the bank had yet to do is done after a restart', async () => {
  const intent = await pay('pm_card_createDispute', 2_500);
  await local.stop();
  local = await startLocal(folder.path);
  const provider = { stripe: local.stripe, withKey: () => local.stripe, patience: PATIENCE };
  const dispute = await waitFor(provider, 'the dispute', async () => {
    return (await local.stripe.disputes.list({ payment_intent: intent })).data[0];
  });
  expect(dispute).toMatchObject({ amount: 2_500, status: 'needs_response' });
  expect(await books()).toMatchObject([{ payment_intent: intent, received: 2_500, disputed_withdrawn: 2_500 }]);
});
