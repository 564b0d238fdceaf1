import { randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type Stripe from 'stripe';
import { expect, it } from 'vitest';
import { describeWith } from '../../../../../infra/test-support/servers/servers.ts';
import { lockOrder, orderById } from '../../../src/db/orders/orders.ts';
import { openBill } from '../../../src/db/payments/bills.ts';
import { currentCheckout, markCheckoutOpen } from '../../../src/db/payments/checkouts.ts';
import { ledgerOf } from '../../../src/db/payments/ledger.ts';
import { compareEntries } from '../../../src/domain/reconciliation/compare-books.ts';
import { disputes, refunds } from '../../../src/jobs/reconcile/books.ts';
import { refundLateExpress } from '../../../src/jobs/refund-late-express.ts';
import { refundedMail } from '../../../src/mails/refunded.ts';
import { askAboutCheckout } from '../../../src/stripe/ask-provider.ts';
import { createStripe } from '../../../src/stripe/create-stripe.ts';
import { showPreview } from '../../../src/use-cases/orders/show-preview.ts';
import { failRefund } from '../../../src/use-cases/refunds/fail-refund.ts';
import { aVideo, person } from '../../support/fixtures.ts';
import { aDispute, aPaidSession, aRefund, withQuietShop } from '../../support/quiet-shop.ts';

const asha = person('asha');
const admin = person('root', ['admin']);
const seconds = () => Math.floor(Date.now() / 1000);

describeWith(['postgres'], 'at the edges of money', () => {
  const shop = withQuietShop();

  async function paid(...bills: Parameters<typeof shop.insert>[0]) {
    const order = await shop.insert(bills);
    const [first] = order.bills;
    if (!first) throw new Error('There is nothing to pay.');
    const intent = `pi_${randomUUID()}`;
    await pay(order.id, first, intent);
    return { ...order, first, intent };
  }
  const pay = (orderId: string, bill: { id: string; amountMinor: number }, intent = `pi_${randomUUID()}`) =>
    shop.hear('checkout.session.completed', aPaidSession({ orderId, billId: bill.id, intent, amount: bill.amountMinor }));
  const previewed = async () => {
    const order = await paid({ kind: 'deposit', amountMinor: 10_000 }, { kind: 'balance', amountMinor: 10_000 });
    await shop.context.db
      .transaction()
      .execute((transaction) => showPreview(transaction, order.id, { video: aVideo(), at: new Date() }));
    const [, balance] = order.bills;
    if (!balance) throw new Error('There is no balance.');
    return { ...order, balance };
  };
  /** A checkout whose page is open at the provider. */
  const openPage = (orderId: string) =>
    shop.context.db.transaction().execute(async (transaction) => {
      const order = await lockOrder(transaction, orderId);
      const bill = await openBill(transaction, orderId, null);
      if (!order || !bill) throw new Error('There is nothing to pay.');
      const { id } = await currentCheckout(transaction, order, bill, new Date());
      await markCheckoutOpen(transaction, id, { providerId: `cs_${id}`, url: 'https://pay.test' });
      return id;
    });
  const pageState = async (id: string) =>
    (await shop.context.db.selectFrom('checkoutSessions').select('state').where('id', '=', id).executeTakeFirstOrThrow()).state;
  const askForRefund = (number: string, amount_minor: number | null) =>
    shop.call(admin, 'POST', `/api/admin/orders/${number}/refunds`, {
      amount_minor,
      reason: 'goodwill',
      note: 'A test asks for it',
      support_number: null,
    });
  const refundsOf = (orderId: string) =>
    shop.context.db.selectFrom('refunds').selectAll().where('orderId', '=', orderId).orderBy('seq').execute();
  const hear = (refund: { id: string; amountMinor: number }, intent: string, status: 'succeeded' | 'failed') =>
    shop.hear(
      status === 'failed' ? 'refund.failed' : 'refund.updated',
      aRefund({ id: `re_${refund.id}`, intent, amount: refund.amountMinor, status, refundId: refund.id }),
    );
  const stateOf = async (id: string) => (await orderById(shop.context.db, id))?.state;

  it('an order that is being refunded takes no more money: its page to pay ends, and what comes all the same goes back', async () => {
    const { id, number, balance, intent } = await previewed();
    const page = await openPage(id);
    expect((await askForRefund(number, null)).status).toBe(200);
    expect(await pageState(page)).toBe('closing');
    const opening = await shop.call(asha, 'POST', `/api/orders/${number}/checkout`, { bill_id: balance.id });
    expect(opening).toMatchObject({ status: 409, answer: { code: 'not_payable' } });
    expect((await shop.call(asha, 'GET', `/api/orders/${number}`)).answer).toMatchObject({ can: { pay: false } });
    await pay(id, balance);
    const [whole, second] = await refundsOf(id);
    expect(second).toMatchObject({ amountMinor: 10_000, reasonCode: 'not_taken', state: 'wanted' });
    if (!whole) throw new Error('There is no refund.');
    await hear(whole, intent, 'succeeded');
    expect(await stateOf(id)).toBe('refunded');
  });

  it('an order whose whole refund failed can be paid again', async () => {
    const { id, number, balance, intent } = await previewed();
    await askForRefund(number, null);
    const [refund] = await refundsOf(id);
    if (!refund) throw new Error('There is no refund.');
    await hear(refund, intent, 'failed');
    await pay(id, balance);
    expect(await stateOf(id)).toBe('processing');
  });

  it('money that could not be taken and that a card holder contests goes back once the dispute is won', async () => {
    const { id, first } = await paid({ kind: 'whole', amountMinor: 10_000 });
    const intent = `pi_${randomUUID()}`;
    const created = seconds() - 3_600;
    const dispute = { id: `du_${randomUUID()}`, intent, amount: 10_000, created };
    await shop.hear('charge.dispute.created', aDispute({ ...dispute, status: 'needs_response' }), created);
    await pay(id, first, intent);
    expect(await refundsOf(id)).toEqual([]);
    for (const type of ['charge.dispute.closed', 'charge.dispute.funds_reinstated'])
      await shop.hear(type, aDispute({ ...dispute, status: 'won' }), created + 60);
    expect(await refundsOf(id)).toEqual([expect.objectContaining({ amountMinor: 10_000, reasonCode: 'not_taken' })]);
  });

  it('a refund that came back from the bank and is paid by hand is told of a second time', async () => {
    const { id, number, intent } = await paid({ kind: 'whole', amountMinor: 10_000 });
    await askForRefund(number, 4_000);
    const [refund] = await refundsOf(id);
    if (!refund) throw new Error('There is no refund.');
    await hear(refund, intent, 'succeeded');
    await hear(refund, intent, 'failed');
    const byHand = await shop.call(admin, 'POST', `/api/admin/refunds/${refund.id}/by-hand`, { note: 'In cash' });
    expect(byHand.status).toBe(200);
    const mails = await shop.context.db
      .selectFrom('mails')
      .select(['subjectId', 'reasonKey'])
      .where('orderId', '=', id)
      .where('kind', '=', 'refunded')
      .execute();
    expect(mails.map(({ subjectId }) => subjectId)).toEqual([refund.id, refund.id]);
    expect(new Set(mails.map(({ reasonKey }) => reasonKey)).size).toBe(2);
  });

  it('a customer who cancels is not told that money is kept which is on its way back', async () => {
    const { id, number } = await previewed();
    await askForRefund(number, 4_000);
    await shop.call(asha, 'POST', `/api/orders/${number}/cancel`);
    const { text } = await shop.context.db
      .selectFrom('orderHistory')
      .select('text')
      .where('orderId', '=', id)
      .where('kind', '=', 'cancelled')
      .executeTakeFirstOrThrow();
    expect(text).toContain('₹60.00');
  });

  it('a late express fee waits for the end of a dispute that holds the money', async () => {
    const { id, intent } = await paid({ kind: 'whole', amountMinor: 10_000 });
    const lines = [
      { kind: 'video' as const, label: 'Video', reason: 'The price', amount_minor: 8_000 },
      { kind: 'express' as const, label: 'Express', reason: 'Within 24 hours', amount_minor: 2_000 },
    ];
    const late = { delivery: 'express' as const, dueAt: new Date(Date.now() - 3_600_000), lines: JSON.stringify(lines) };
    await shop.context.db.updateTable('orders').set(late).where('id', '=', id).execute();
    const created = seconds() - 3_600;
    const dispute = { id: `du_${randomUUID()}`, intent, amount: 10_000, created };
    await shop.hear('charge.dispute.created', aDispute({ ...dispute, status: 'needs_response' }), created);
    await refundLateExpress(shop.context);
    expect(await refundsOf(id)).toEqual([]);
    await shop.hear('charge.dispute.closed', aDispute({ ...dispute, status: 'won' }), created + 60);
    await refundLateExpress(shop.context);
    await refundLateExpress(shop.context);
    expect(await refundsOf(id)).toEqual([expect.objectContaining({ amountMinor: 2_000, reasonCode: 'late_delivery' })]);
  });

  it('a refund that failed keeps its customer from being forgotten until it is dealt with, and no longer', async () => {
    const owner = person(`customer-${randomUUID()}`);
    const { id, number, bills } = await shop.insert([{ kind: 'whole', amountMinor: 10_000 }], owner);
    const [bill] = bills;
    const intent = `pi_${randomUUID()}`;
    if (bill) await pay(id, bill, intent);
    await askForRefund(number, null);
    const [refund] = await refundsOf(id);
    if (!refund) throw new Error('There is no refund.');
    const open = async () => {
      const standing = await shop.ask(`/internal/customers/${owner.uid}/standing`);
      return (standing as { open: string[] }).open;
    };
    await hear(refund, intent, 'failed');
    expect(await open()).toContainEqual(expect.stringContaining('A refund for order'));
    await shop.call(admin, 'POST', `/api/admin/refunds/${refund.id}/retry`);
    const [, again] = await refundsOf(id);
    if (!again) throw new Error('There is no second refund.');
    await hear(again, intent, 'succeeded');
    expect(await open()).toEqual([]);
  });

  it('a dispute that closes while the books are compared stays closed', async () => {
    const { id, intent } = await paid({ kind: 'whole', amountMinor: 10_000 });
    const created = seconds() - 3_600;
    const dispute = { id: `du_${randomUUID()}`, intent, amount: 10_000, created };
    await shop.hear('charge.dispute.created', aDispute({ ...dispute, status: 'needs_response' }), created);
    const read = aDispute({ ...dispute, status: 'needs_response' }) as unknown as Stripe.Dispute;
    const readAt = new Date(Date.now() - 10_000);
    await shop.hear('charge.dispute.closed', aDispute({ ...dispute, status: 'lost' }), seconds() - 5);
    const { db, clock } = shop.context;
    await db.transaction().execute((transaction) => disputes.settle(transaction, clock, read, readAt));
    const rows = await db.selectFrom('disputes').select('status').where('orderId', '=', id).execute();
    expect(rows).toEqual([{ status: 'lost' }]);
  });

  it('a refund that was given up and paid by hand, and made by the provider after all, is in the books as often as it was paid', async () => {
    const { id, number, intent } = await paid({ kind: 'whole', amountMinor: 10_000 });
    await askForRefund(number, 4_000);
    const [refund] = await refundsOf(id);
    if (!refund) throw new Error('There is no refund.');
    const { db, clock } = shop.context;
    const why = { error: 'Tried in vain', isBackAlready: false };
    await db.transaction().execute((transaction) => failRefund(transaction, clock, refund, why));
    await shop.call(admin, 'POST', `/api/admin/refunds/${refund.id}/by-hand`, { note: 'In cash' });
    const made = aRefund({ id: `re_${randomUUID()}`, intent, amount: 4_000, status: 'succeeded', refundId: refund.id });
    await shop.hear('refund.updated', made);
    expect((await ledgerOf(db, id)).map(({ kind, amountMinor }) => [kind, amountMinor])).toEqual([
      ['payment', 10_000],
      ['refund_by_hand', -4_000],
      ['refund', -4_000],
    ]);
    const theirs = made as unknown as Stripe.Refund;
    const ours = (await refunds.ours(db, [theirs])).get(theirs.id);
    expect(compareEntries('refund', refunds.theirs(theirs), ours)).toBeUndefined();
  });

  it('a slow payment that fails lets its customer begin another one', async () => {
    const { id } = await shop.insert([{ kind: 'whole', amountMinor: 10_000 }]);
    const page = await openPage(id);
    await shop.hear('checkout.session.async_payment_failed', {
      id: `cs_${page}`,
      status: 'complete',
      payment_status: 'unpaid',
      payment_intent: 'pi_slow',
      metadata: {},
    });
    expect(await pageState(page)).toBe('ended');
    expect(await openPage(id)).not.toBe(page);
  });

  it.each([
    ['processing', 'pending', 'open'],
    ['requires_payment_method', 'ended', 'ended'],
    ['canceled', 'ended', 'ended'],
  ])(
    'a session that is complete and whose slow payment is %s is %s, where only asking tells',
    async (status, expected, state) => {
      const { id } = await shop.insert([{ kind: 'whole', amountMinor: 10_000 }]);
      const page = await openPage(id);
      const { db } = shop.context;
      const checkout = await db.selectFrom('checkoutSessions').selectAll().where('id', '=', page).executeTakeFirstOrThrow();
      const payment_intent = { id: 'pi_slow', object: 'payment_intent', status };
      const session = {
        id: checkout.providerId,
        object: 'checkout.session',
        status: 'complete',
        payment_status: 'unpaid',
        payment_intent,
      };
      const provider = createServer((_request, response) => void response.end(JSON.stringify(session)));
      await new Promise<void>((listening) => provider.listen(0, '127.0.0.1', listening));
      const { port } = provider.address() as AddressInfo;
      const stripe = createStripe({ secretKey: 'sk_test_x', apiUrl: `http://127.0.0.1:${port}` });
      try {
        expect(await askAboutCheckout({ ...shop.context, stripe }, checkout)).toBe(expected);
      } finally {
        provider.closeAllConnections();
        provider.close();
      }
      expect(await pageState(page)).toBe(state);
    },
  );

  it('a page to pay never asks the provider for a whole day, whose clock may be behind', async () => {
    const { id } = await shop.insert([{ kind: 'whole', amountMinor: 10_000 }]);
    const page = await openPage(id);
    const { createdAt, expiresAt } = await shop.context.db
      .selectFrom('checkoutSessions')
      .select(['createdAt', 'expiresAt'])
      .where('id', '=', page)
      .executeTakeFirstOrThrow();
    expect(expiresAt.getTime() - createdAt.getTime()).toBeLessThanOrEqual((24 * 60 - 5) * 60_000);
  });

  it('money of another currency that goes back is named in that currency', async () => {
    const { id } = await shop.insert([{ kind: 'whole', amountMinor: 10_000 }]);
    const [bill] = await shop.context.db.selectFrom('bills').selectAll().where('orderId', '=', id).execute();
    const session = aPaidSession({ orderId: id, billId: bill?.id ?? '', intent: `pi_${randomUUID()}`, amount: 10_000 });
    await shop.hear('checkout.session.completed', { ...session, currency: 'usd' });
    const order = await orderById(shop.context.db, id);
    const [refund] = await refundsOf(id);
    if (!order || !refund) throw new Error('Nothing goes back.');
    expect(refundedMail({ order, refund, creditNoteNumber: undefined }, 'https://shop.test').subject).toContain('$100.00');
    const { answer } = await shop.call(asha, 'GET', `/api/orders/${order.number}`);
    expect(answer).toMatchObject({ state: 'awaiting_payment', paid: null });
  });
});
