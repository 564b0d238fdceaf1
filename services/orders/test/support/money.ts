import { randomUUID } from 'node:crypto';
import type { User } from '@nimantran/proto/domain/user';
import { getOrderMoney } from '@nimantran/proto/http/orders/admin-orders';
import { refundOrder } from '@nimantran/proto/http/orders/admin-refunds';
import { getOrder, openCheckout, placeOrder, settleOrder } from '@nimantran/proto/http/orders/orders';
import { eventually } from '../../../../infra/test-support/eventually.ts';
import { anOrder, aVideo, envelope, person } from './fixtures.ts';
import { type Shop, sessionIdOf } from './shop.ts';

export interface PaidOrder {
  id: string;
  number: string;
  sessionId: string;
  intent: string;
}

export function moneyOf(shop: Shop) {
  const asha = person('asha');
  const admin = person('root', ['admin']);
  const key = () => ({ idempotencyKey: randomUUID() });

  async function place(changes: Parameters<typeof anOrder>[0] = {}, user: User = asha) {
    const { order, checkout } = await shop.as(user)(placeOrder, { body: anOrder(changes), ...key() });
    const id = await shop.idOf(order.number);
    return { id, number: order.number, sessionId: sessionIdOf(checkout) };
  }
  /** Pays a session, and settles it as a returning customer does. Returns the payment intent. */
  async function pay(number: string, sessionId: string, user: User = asha): Promise<string> {
    await shop.control(`sessions/${sessionId}/pay`);
    await shop.as(user)(settleOrder, { params: { number } });
    return String((await shop.provider.stripe.checkout.sessions.retrieve(sessionId)).payment_intent);
  }
  async function placePaid(changes: Parameters<typeof anOrder>[0] = {}): Promise<PaidOrder> {
    const placed = await place(changes);
    return { ...placed, intent: await pay(placed.number, placed.sessionId) };
  }
  async function payBill(number: string, billId: string): Promise<string> {
    const checkout = await shop.as(asha)(openCheckout, { params: { number }, body: { bill_id: billId }, ...key() });
    return pay(number, sessionIdOf(checkout));
  }
  /** An order paid in two halves, of which the first is paid and the preview shown. */
  async function placePreviewed(changes: Parameters<typeof anOrder>[0] = {}) {
    const placed = await place(changes);
    const { db } = shop.context;
    const { id: deposit } = await db
      .updateTable('bills')
      .set({ kind: 'deposit' })
      .where('orderId', '=', placed.id)
      .returning('id')
      .executeTakeFirstOrThrow();
    const balance = randomUUID();
    const { seq, ...whole } = await db.selectFrom('bills').selectAll().where('id', '=', deposit).executeTakeFirstOrThrow();
    await db
      .insertInto('bills')
      .values({ ...whole, id: balance, kind: 'balance', state: 'planned', lines: JSON.stringify(whole.lines), revision: null })
      .execute();
    await db.updateTable('orders').set({ hasPreview: true }).where('id', '=', placed.id).execute();
    const intent = await pay(placed.number, placed.sessionId);
    const job = { job_id: randomUUID(), order_id: placed.id, order_number: placed.number };
    const shown = { ...job, video: aVideo(), delivered_at: new Date().toISOString() };
    await shop.context.bus.publish(envelope('studio.preview.delivered', job.job_id, shown));
    await eventually('the preview', async () => (await read(placed.number)).state === 'awaiting_balance');
    return { ...placed, intent, deposit, balance };
  }
  async function deliver(order: { id: string; number: string }, at: Date): Promise<void> {
    const job = { job_id: randomUUID(), order_id: order.id, order_number: order.number };
    const data = { ...job, video: aVideo(), still_key: null, delivered_at: at.toISOString() };
    await shop.context.bus.publish(envelope('studio.video.delivered', job.job_id, data, at));
    await eventually('the delivery', async () => (await read(order.number)).state === 'completed');
  }
  const read = (number: string) => shop.as(asha)(getOrder, { params: { number } });
  const money = (number: string) => shop.as(admin)(getOrderMoney, { params: { number } });
  const refund = (number: string, amount_minor: number | null, idempotencyKey: string = randomUUID()) =>
    shop.as(admin)(refundOrder, {
      params: { number },
      body: { amount_minor, reason: 'goodwill', note: 'A test asks for it', support_number: null },
      idempotencyKey,
    });
  const balance = async (number: string) =>
    (await money(number)).ledger.reduce((sum, entry) => sum + entry.amount.amount_minor, 0);
  const atProvider = async (intent: string) => (await shop.provider.stripe.refunds.list({ payment_intent: intent })).data;
  /** All refunds of an order have ended. */
  const settled = (number: string) =>
    eventually('the end of all refunds', async () => {
      const { refunds } = await money(number);
      return refunds.every(({ state }) => state === 'succeeded' || state === 'failed') && refunds;
    });
  /** A refund of an order that its bank has refused. */
  async function failedRefund(amount: number | null = null) {
    const order = await placePaid();
    await shop.control('next-refund', { outcome: 'failed' });
    await refund(order.number, amount);
    const [failed] = await settled(order.number);
    if (!failed) throw new Error('There is no refund.');
    return { ...order, failed };
  }
  /** Runs something while the provider's webhooks are paused. */
  async function unheard<Value>(work: () => Promise<Value>): Promise<Value> {
    await shop.control('webhooks', { paused: true });
    try {
      return await work();
    } finally {
      await shop.control('webhooks', { paused: false });
    }
  }
  return {
    asha,
    admin,
    key,
    place,
    pay,
    placePaid,
    payBill,
    placePreviewed,
    deliver,
    read,
    money,
    refund,
    balance,
    atProvider,
    settled,
    failedRefund,
    unheard,
  };
}
