import { randomUUID } from 'node:crypto';
import { addBill, findOrders, withdrawBill } from '@nimantran/proto/http/orders/admin-orders';
import { cancelOrder, openCheckout, watchPreview } from '@nimantran/proto/http/orders/orders';
import { type Kysely, sql } from 'kysely';
import { expect, it } from 'vitest';
import { eventually } from '../../../../../infra/test-support/eventually.ts';
import { describeWith } from '../../../../../infra/test-support/servers/servers.ts';
import type { Tables } from '../../../src/db/schema.ts';
import { expireBills } from '../../../src/jobs/expire-bills.ts';
import { person } from '../../support/fixtures.ts';
import { moneyOf } from '../../support/money.ts';
import { providerEvent, refusal, sessionIdOf, withShop } from '../../support/shop.ts';

describeWith(['postgres'], 'bills', () => {
  const shop = withShop();
  const { asha, admin, key, place, placePaid, payBill, placePreviewed, read, money, balance, unheard } = moneyOf(shop);
  const add = (number: string, amount_minor = 5_000, idempotencyKey: string = randomUUID()) =>
    shop.as(admin)(addBill, {
      params: { number },
      body: { label: 'A second song', amount_minor, support_number: null },
      idempotencyKey,
    });
  const open = (number: string, bill_id: string | null = null) =>
    shop.as(asha)(openCheckout, { params: { number }, body: { bill_id }, ...key() });
  const withdraw = (bill_id: string) => shop.as(admin)(withdrawBill, { params: { bill_id } });
  const overdue = (db: Kysely<Tables>, id: string) =>
    db.updateTable('bills').set({ payUntil: sql<Date>`now()` }).where('id', '=', id).execute();

  it('charge a wish on an order that is alive, once, and are paid by a link without touching its way', async () => {
    const { id, number } = await placePaid();
    const idempotencyKey = randomUUID();
    const [bill, again] = await Promise.all([add(number, 5_000, idempotencyKey), add(number, 5_000, idempotencyKey)]);
    expect(again).toEqual(bill);
    expect(bill).toMatchObject({ kind: 'customisation', state: 'open', amount: { amount_minor: 5_000 }, pay_until: null });
    const now = await read(number);
    expect(now.can.pay).toBe(true);
    expect(now.history.at(-1)).toMatchObject({
      kind: 'bill_added',
      text: expect.stringContaining('"A second song" costs ₹50.00'),
    });
    const mails = await shop.context.db
      .selectFrom('mails')
      .selectAll()
      .where('orderId', '=', id)
      .where('kind', '=', 'bill')
      .execute();
    expect(mails.map(({ subjectId }) => subjectId)).toEqual([bill.id]);
    await payBill(number, bill.id);
    const paid = await read(number);
    expect(paid).toMatchObject({ state: 'processing', paid: { amount_minor: 34_900 }, can: { pay: false } });
    expect(paid.bills.map(({ kind, state }) => [kind, state])).toEqual([
      ['whole', 'paid'],
      ['customisation', 'paid'],
    ]);
    expect(await shop.facts('orders.order.paid', id)).toHaveLength(1);
    expect(await refusal(withdraw(bill.id))).toMatchObject({ status: 409, code: 'bill_not_open' });
  });

  it('are refused below what a card can be charged with, and for orders that are not alive', async () => {
    const { number } = await placePaid();
    expect(await refusal(add(number, 99))).toEqual({ status: 400, code: 'amount_too_small', fields: ['amount_minor'] });
    expect((await add(number, 100)).amount.amount_minor).toBe(100);
    const unpaid = await place();
    expect(await refusal(add(unpaid.number))).toMatchObject({ status: 409, code: 'order_not_alive' });
    await shop.as(asha)(cancelOrder, { params: { number: unpaid.number } });
    expect(await refusal(add(unpaid.number))).toMatchObject({ status: 409, code: 'order_not_alive' });
    expect(await refusal(add('NM-00000000'))).toMatchObject({ status: 404, code: 'order_not_found' });
  });

  it('can be taken back while they are not paid: the page to pay ends, and money that was faster goes back', async () => {
    const { number } = await placePaid();
    const bill = await add(number);
    const sessionId = sessionIdOf(await open(number, bill.id));
    await unheard(async () => {
      await shop.control(`sessions/${sessionId}/pay`);
      expect(await withdraw(bill.id)).toMatchObject({ id: bill.id, state: 'void' });
      expect(await withdraw(bill.id)).toMatchObject({ state: 'void' });
    });
    expect((await read(number)).history.filter(({ kind }) => kind === 'bill_withdrawn')).toHaveLength(1);
    expect(await refusal(open(number, bill.id))).toMatchObject({ code: 'not_payable' });
    await eventually('the money back', async () => (await read(number)).refunded?.amount_minor === 5_000);
    expect(await balance(number)).toBe(29_900);
    const other = await add(number);
    const otherSession = sessionIdOf(await open(number, other.id));
    await withdraw(other.id);
    await eventually('the end of the page', async () => {
      const session = await shop.provider.stripe.checkout.sessions.retrieve(otherSession);
      return session.status === 'expired';
    });
    const own = (await read(number)).bills.find(({ kind }) => kind === 'whole');
    expect(await refusal(withdraw(own?.id ?? ''))).toMatchObject({ status: 409, code: 'bill_needed' });
  });

  it('leave the page of another bill open when they are taken back', async () => {
    const { number } = await placePaid();
    const [one, other] = [await add(number), await add(number, 6_000)];
    const checkout = await open(number, one.id);
    await withdraw(other.id);
    expect(await open(number, one.id)).toEqual(checkout);
  });

  it('tell why a card was declined, also after the first payment', async () => {
    const { id, number } = await placePaid();
    const bill = await add(number);
    const sessionId = sessionIdOf(await open(number, bill.id));
    await shop.control(`sessions/${sessionId}/pay`, { card: '4000000000000002' });
    await eventually('the reason', async () => (await read(number)).payment_error === 'Your card was declined.');
    await payBill(number, bill.id);
    expect((await read(number)).payment_error).toBeNull();
    const late = { id: 'pi_late', metadata: { order_id: id, bill_id: bill.id }, last_payment_error: { message: 'No.' } };
    await shop.webhook(providerEvent('payment_intent.payment_failed', late));
    expect((await read(number)).payment_error).toBeNull();
  });

  it('of the other half expire with their order after 14 days; what was paid is kept', async () => {
    const order = await placePreviewed();
    const now = await read(order.number);
    const until = Date.parse(now.bills.find(({ id }) => id === order.balance)?.pay_until ?? '');
    expect(Math.abs(until - Date.now() - 14 * 86_400_000)).toBeLessThan(3_600_000);
    await expireBills(shop.context);
    expect((await read(order.number)).state).toBe('awaiting_balance');
    await overdue(shop.context.db, order.balance);
    await Promise.all([expireBills(shop.context), expireBills(shop.context)]);
    const expired = await read(order.number);
    expect(expired).toMatchObject({ state: 'expired', refunded: null, can: { pay: false, cancel: false, watch_preview: false } });
    expect(expired.history.at(-1)?.text).toBe(
      'The other half was not paid within 14 days, so the order has expired. We keep the ₹299.00 that you have paid, because the preview has been made.',
    );
    expect(await shop.facts('orders.order.expired', order.id)).toHaveLength(1);
    expect(await balance(order.number)).toBe(29_900);
  });

  it('of the other half that were paid at the last moment still count', async () => {
    const order = await placePreviewed();
    const sessionId = sessionIdOf(await open(order.number, order.balance));
    await unheard(async () => {
      await shop.control(`sessions/${sessionId}/pay`);
      await overdue(shop.context.db, order.balance);
      await expireBills(shop.context);
      expect((await read(order.number)).state).toBe('processing');
    });
  });

  it('beside the video lapse alone when they have a term, and stay for good without one', async () => {
    const { number } = await placePaid();
    const [lapsing, staying] = [await add(number), await add(number)];
    await overdue(shop.context.db, lapsing.id);
    await expireBills(shop.context);
    const now = await read(number);
    expect(now.state).toBe('processing');
    const states = new Map(now.bills.map(({ id, state }) => [id, state]));
    expect([states.get(lapsing.id), states.get(staying.id)]).toEqual(['void', 'open']);
    expect(now.history.at(-1)).toMatchObject({ kind: 'bill_withdrawn', text: expect.stringContaining('not paid in time') });
  });

  it('tell a customer who cancels after the preview that the first half is kept', async () => {
    const order = await placePreviewed();
    const cancelled = await shop.as(asha)(cancelOrder, { params: { number: order.number } });
    expect((await shop.as(asha)(cancelOrder, { params: { number: order.number } })).history).toEqual(cancelled.history);
    expect(cancelled).toMatchObject({ state: 'cancelled', refunded: null });
    expect(cancelled.history.at(-1)?.text).toContain('We keep the ₹299.00 that you have paid');
    const unpaid = await place();
    const free = await shop.as(asha)(cancelOrder, { params: { number: unpaid.number } });
    expect(free.history.at(-1)?.text).toBe('You cancelled the order. Nothing was charged.');
  });

  it('let their customer alone watch the preview, until the rest is paid', async () => {
    const order = await placePreviewed();
    const params = { number: order.number };
    const { play_url } = await shop.as(asha)(watchPreview, { params });
    expect(play_url).toContain('videos/abc.mp4');
    expect(shop.neighbours.signed.at(-1)?.download_name).toBeUndefined();
    expect(await refusal(shop.as(person('mallory'))(watchPreview, { params }))).toMatchObject({ status: 404 });
    expect(await refusal(shop.as(admin)(watchPreview, { params }))).toMatchObject({ status: 404 });
    expect(await refusal(shop.as(undefined)(watchPreview, { params }))).toMatchObject({ status: 401 });
    await payBill(order.number, order.balance);
    expect(await refusal(shop.as(asha)(watchPreview, { params }))).toMatchObject({ status: 409, code: 'no_preview' });
    expect((await money(order.number)).ledger).toHaveLength(2);
  });

  it('are found by admins under the order: by number, by mail address, by state, in pages', async () => {
    const zoya = person('Zoya');
    const placed = [await place({}, zoya), await place({}, zoya), await place({}, zoya)].map(({ number }) => number).reverse();
    const find = (query: object) => shop.as(admin)(findOrders, { query });
    const numbers = async (query: object) => (await find(query)).orders.map(({ number }) => number);
    expect(await numbers({ search: ` ${placed[1]?.toLowerCase()} ` })).toEqual([placed[1]]);
    expect(await numbers({ search: 'zoya@EXAMPLE.com' })).toEqual(placed);
    expect(await numbers({ search: 'zoya@example.com', state: 'completed' })).toEqual([]);
    const first = await find({ search: 'zoya@example.com', limit: 2 });
    expect(first.orders.map(({ email }) => email)).toEqual(['Zoya@example.com', 'Zoya@example.com']);
    expect(await numbers({ search: 'zoya@example.com', limit: 2, cursor: first.next_cursor })).toEqual([placed[2]]);
    expect((await find({ state: 'awaiting_payment', limit: 1 })).orders[0]?.number).toBe(placed[0]);
  });
});
