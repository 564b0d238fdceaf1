import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { eventually } from '../../../../../infra/test-support/eventually.ts';
import { describeWith } from '../../../../../infra/test-support/servers/servers.ts';
import { lockOrder } from '../../../src/db/orders/orders.ts';
import { refundLateExpress } from '../../../src/jobs/refund-late-express.ts';
import { startRevision } from '../../../src/use-cases/orders/start-revision.ts';
import { anOrder, envelope } from '../../support/fixtures.ts';
import { moneyOf } from '../../support/money.ts';
import { withShop } from '../../support/shop.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const FEE = 2_000;

describeWith(['postgres'], 'an express order', () => {
  const shop = withShop();
  const { place, pay, payBill, placePreviewed, deliver, read, money, refund, balance, settled } = moneyOf(shop);
  const express = { options: { ...anOrder().options, delivery: 'express' as const } };
  const lines = JSON.stringify([
    { kind: 'video', label: 'Video', reason: 'the price list', amount_minor: 29_900 - FEE },
    { kind: 'express', label: 'Express delivery', reason: 'the price list', amount_minor: FEE },
  ]);
  const giveLines = (id: string) => shop.context.db.updateTable('orders').set({ lines }).where('id', '=', id).execute();
  const row = (id: string) => shop.context.db.selectFrom('orders').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
  const run = async () => {
    await Promise.all([refundLateExpress(shop.context), refundLateExpress(shop.context), refundLateExpress(shop.context)]);
    await refundLateExpress(shop.context);
  };
  const lateRefunds = async (number: string) =>
    (await money(number)).refunds.filter(({ reason }) => reason === 'late_delivery').map(({ amount }) => amount.amount_minor);

  async function placeExpress() {
    const placed = await place(express);
    await giveLines(placed.id);
    return { ...placed, intent: await pay(placed.number, placed.sessionId) };
  }
  /** Moves everything that has happened to an order back in time. */
  async function ago(id: string, hours: number): Promise<void> {
    const back = sql`make_interval(hours => ${hours})`;
    await sql`update orders set placed_at = placed_at - ${back}, paid_at = paid_at - ${back}, due_at = due_at - ${back},
      completed_at = completed_at - ${back}, held_at = held_at - ${back} where id = ${id}`.execute(shop.context.db);
    await sql`update order_history set at = at - ${back} where order_id = ${id}`.execute(shop.context.db);
    await sql`update bills set paid_at = paid_at - ${back} where order_id = ${id}`.execute(shop.context.db);
  }
  async function tell(id: string, number: string, kind: 'held' | 'queued' | 'claimed', at: Date): Promise<void> {
    const job = { job_id: randomUUID(), order_id: id, order_number: number };
    const event = envelope(`studio.job.${kind}`, job.job_id, kind === 'held' ? { ...job, message: 'Which name?' } : job, at);
    await shop.context.bus.publish(event);
    await eventually('the news', () =>
      shop.context.db.selectFrom('inbox').select('eventId').where('eventId', '=', event.id).executeTakeFirst(),
    );
  }

  it('that is late gets its fee back, once, however many run and however often, and goes on', async () => {
    const { id, number } = await placeExpress();
    await run();
    expect(await lateRefunds(number)).toEqual([]);
    await ago(id, 25);
    await run();
    await run();
    expect(await lateRefunds(number)).toEqual([FEE]);
    await settled(number);
    const now = await read(number);
    expect(now).toMatchObject({ state: 'processing', refunded: { amount_minor: FEE } });
    const told = now.history.filter(({ kind }) => kind === 'late');
    expect(told.map(({ text }) => text)).toEqual([
      'We are later than we promised. The ₹20.00 for express delivery is refunded the way you paid.',
    ]);
    const rows = await shop.context.db.selectFrom('refunds').selectAll().where('orderId', '=', id).execute();
    const bill = now.bills.find(({ kind }) => kind === 'whole');
    expect(rows).toEqual([expect.objectContaining({ reasonKey: `late-express:${id}:${bill?.id}`, requestedBy: null })]);
    await deliver({ id, number }, new Date());
    await run();
    expect(await lateRefunds(number)).toEqual([FEE]);
    expect(await balance(number)).toBe(29_900 - FEE);
  });

  it('that was delivered in time, and every standard order, gets nothing', async () => {
    const kept = await placeExpress();
    await deliver(kept, new Date());
    const standard = await place();
    await giveLines(standard.id);
    await pay(standard.number, standard.sessionId);
    for (const { id } of [kept, standard]) await ago(id, 100);
    await run();
    expect(await lateRefunds(kept.number)).toEqual([]);
    expect(await lateRefunds(standard.number)).toEqual([]);
  });

  it('whose video comes a minute late is refunded as it comes', async () => {
    const order = await placeExpress();
    const { dueAt } = await row(order.id);
    await deliver(order, new Date((dueAt?.getTime() ?? 0) + MINUTE_MS));
    expect(await lateRefunds(order.number)).toEqual([FEE]);
    expect((await read(order.number)).state).toBe('completed');
  });

  it('whose news may still be on its way is left for ten minutes', async () => {
    const { id, number } = await placeExpress();
    await shop.context.db
      .updateTable('orders')
      .set({ dueAt: sql<Date>`now() - interval '9 minutes'` })
      .where('id', '=', id)
      .execute();
    await run();
    expect(await lateRefunds(number)).toEqual([]);
    await shop.context.db
      .updateTable('orders')
      .set({ dueAt: sql<Date>`now() - interval '11 minutes'` })
      .where('id', '=', id)
      .execute();
    await run();
    expect(await lateRefunds(number)).toEqual([FEE]);
  });

  it('that waits for its customer has its clock stopped, and is put off by the wait', async () => {
    const { id, number } = await placeExpress();
    await ago(id, 23);
    const promised = (await row(id)).dueAt;
    const held = new Date(Date.now() - 5 * HOUR_MS);
    await tell(id, number, 'held', held);
    expect((await row(id)).heldAt).toEqual(held);
    await ago(id, 3);
    await run();
    expect(await lateRefunds(number)).toEqual([]);
    const since = (await row(id)).heldAt?.getTime() ?? 0;
    const again = new Date(since + 7 * HOUR_MS);
    await tell(id, number, 'queued', again);
    await tell(id, number, 'claimed', new Date(again.getTime() + MINUTE_MS));
    const after = await row(id);
    expect(after.heldAt).toBeNull();
    expect(after.dueAt?.getTime()).toBe((promised?.getTime() ?? 0) - 3 * HOUR_MS + 7 * HOUR_MS);
    await run();
    expect(await lateRefunds(number)).toEqual([]);
    await ago(id, 6);
    await run();
    expect(await lateRefunds(number)).toEqual([FEE]);
  });

  it('is put off by the same time when the end of a wait is heard of before its beginning', async () => {
    const { id, number } = await placeExpress();
    const promised = (await row(id)).dueAt?.getTime() ?? 0;
    const from = Date.now() + MINUTE_MS;
    await tell(id, number, 'claimed', new Date(from + 2 * HOUR_MS));
    await tell(id, number, 'held', new Date(from));
    expect(await row(id)).toMatchObject({ heldAt: null, dueAt: new Date(promised + 2 * HOUR_MS) });
    await tell(id, number, 'queued', new Date(from + HOUR_MS));
    expect(await row(id)).toMatchObject({ heldAt: null, dueAt: new Date(promised + HOUR_MS) });
  });

  it('that is made again after delivery does not count a second time', async () => {
    const order = await placeExpress();
    await deliver(order, new Date());
    await shop.context.db.transaction().execute(async (transaction) => {
      const locked = await lockOrder(transaction, order.id);
      if (!locked) throw new Error('There is no order.');
      const revision = { fault: 'ours' as const, note: 'A typo', details: {}, photos: {}, headline: locked.headline };
      await startRevision(transaction, locked, revision, { at: new Date(), dueAt: new Date(Date.now() - HOUR_MS) });
    });
    expect((await read(order.number)).state).toBe('processing');
    await run();
    await deliver(order, new Date());
    await run();
    expect(await lateRefunds(order.number)).toEqual([]);
  });

  it('with a preview counts from the payment of the other half', async () => {
    const order = await placePreviewed(express);
    await giveLines(order.id);
    await ago(order.id, 100);
    await run();
    await payBill(order.number, order.balance);
    await run();
    expect(await lateRefunds(order.number)).toEqual([]);
    await ago(order.id, 25);
    await run();
    expect(await lateRefunds(order.number)).toEqual([FEE]);
    const rows = await shop.context.db.selectFrom('refunds').selectAll().where('orderId', '=', order.id).execute();
    expect(rows[0]?.reasonKey).toBe(`late-express:${order.id}:${order.balance}`);
  });

  it('gets back no more than is left, and nothing once it has ended', async () => {
    const part = await placeExpress();
    await refund(part.number, 29_400);
    const whole = await placeExpress();
    await refund(whole.number, null);
    for (const { number } of [part, whole]) await settled(number);
    for (const { id } of [part, whole]) await ago(id, 25);
    await run();
    await settled(part.number);
    expect(await lateRefunds(part.number)).toEqual([500]);
    expect((await read(part.number)).state).toBe('processing');
    expect(await lateRefunds(whole.number)).toEqual([]);
    expect(await balance(part.number)).toBe(0);
    expect(await balance(whole.number)).toBe(0);
  });

  it('is found by an index that holds only orders still open', async () => {
    await shop.context.db.transaction().execute(async (transaction) => {
      await sql`set local enable_seqscan = off`.execute(transaction);
      const { rows } = await sql<{ 'QUERY PLAN': string }>`
        explain select id from orders where delivery = 'express' and deadline_settled_at is null and held_at is null
        and state in ('processing', 'completed') and due_at <= now() order by due_at limit 50`.execute(transaction);
      expect(JSON.stringify(rows)).toContain('orders_express_due');
    });
  });
});
