import { randomUUID } from 'node:crypto';
import { getOrder, listOrders } from '@nimantran/proto/http/orders/orders';
import { beforeAll, expect, it } from 'vitest';
import { describeWith } from '../../../../infra/test-support/servers/servers.ts';
import { copyRow, fill, MANY_ROWS, parkEvents, statementsWith } from '../../../../infra/test-support/statements.ts';
import { creditedOf } from '../../src/db/invoices/invoices.ts';
import { lockOrder } from '../../src/db/orders/orders.ts';
import { ownReferencesIn } from '../../src/db/reconciliation/own-books.ts';
import { checkCheckouts } from '../../src/jobs/check-checkouts.ts';
import { dispatchWork } from '../../src/jobs/dispatch.ts';
import { expireBills } from '../../src/jobs/expire-bills.ts';
import { expireOverdueOrders } from '../../src/jobs/expire-order.ts';
import { findLostSessions } from '../../src/jobs/find-lost-sessions.ts';
import { finishPreviewOrders } from '../../src/jobs/finish-preview-orders.ts';
import { issueInvoices } from '../../src/jobs/issue-invoices.ts';
import { keepHouse } from '../../src/jobs/keep-house.ts';
import { eraseOrder, forgetCustomer } from '../../src/use-cases/customers/erase-customer.ts';
import { forgetUploads } from '../../src/use-cases/uploads/forget-uploads.ts';
import { person } from '../support/fixtures.ts';
import { aPaidSession, withQuietShop } from '../support/quiet-shop.ts';

const GROWING = [
  'orders',
  'bills',
  'payments',
  'ledger',
  'invoices',
  'mails',
  'order_history',
  'outbox',
  'idempotency_keys',
  'attempts',
  'dead_events',
];
/** The copies' ids, by their number. */
const copyOf = (kind: string) => `md5('${kind}' || n)::uuid`;

describeWith(['postgres'], 'orders of a shop that sold much', () => {
  const shop = withQuietShop();
  const asha = person('asha');
  let order: { id: string; number: string };

  beforeAll(async () => {
    const { db } = shop.context;
    const url = shop.context.config.DATABASE_URL;
    const { bills, ...placed } = await shop.insert([{ kind: 'whole', amountMinor: 10_000 }], asha);
    order = placed;
    const intent = `pi_${randomUUID()}`;
    await shop.hear(
      'checkout.session.completed',
      aPaidSession({ orderId: order.id, billId: bills[0]?.id ?? '', intent, amount: 10_000 }),
    );
    while (await issueInvoices(shop.context));
    await db.updateTable('mails').set({ sentAt: new Date() }).execute();
    await db.updateTable('outbox').set({ publishedAt: new Date() }).execute();
    const past = `now() - make_interval(secs => n)`;
    const ofOrder = { order_id: copyOf('order') };
    await copyRow(url, 'orders', {
      id: copyOf('order'),
      number: `'NM-' || lpad(upper(to_hex(n)), 8, '0')`,
      owner_uid: `'uid-' || n`,
      placed_at: past,
    });
    await copyRow(url, 'bills', { ...ofOrder, id: copyOf('bill') });
    await copyRow(url, 'payments', {
      ...ofOrder,
      id: copyOf('payment'),
      bill_id: copyOf('bill'),
      payment_intent: `'pi_' || n`,
      received_at: past,
      invoiced_at: past,
    });
    await copyRow(url, 'ledger', { ...ofOrder, provider_ref: `'pi_' || n` });
    await copyRow(url, 'invoices', {
      ...ofOrder,
      id: copyOf('invoice'),
      number: `'C-' || n`,
      kind: `'credit_note'`,
      seq: 'n',
      payment_id: copyOf('payment'),
      refund_id: copyOf('refund'),
    });
    await copyRow(url, 'mails', { ...ofOrder, id: copyOf('mail'), reason_key: `'receipt:' || n` });
    await copyRow(url, 'order_history', ofOrder);
    await copyRow(url, 'outbox', {
      id: copyOf('event'),
      envelope: `jsonb_set(original.envelope, '{key}', to_jsonb(${copyOf('order')}::text))`,
      published_at: past,
    });
    await fill(
      url,
      `insert into idempotency_keys (owner_uid, operation, key, body_hash, order_id, answer, created_at)
      select 'uid-' || n, 'refundOrder', n, '', null,
        jsonb_build_object('number', 'SR-' || n, 'customer', jsonb_build_object('uid', 'uid-' || n)), now()
      from generate_series(1, ${MANY_ROWS}) as n`,
      `insert into attempts (who, what, window_start, count)
      select 'uid:uid-' || n, 'promo', date_trunc('hour', now()), 1 from generate_series(1, ${MANY_ROWS}) as n`,
      'analyze idempotency_keys, attempts',
    );
    await parkEvents(url);
  }, 1_800_000);

  const scans = (work: () => Promise<unknown>) =>
    statementsWith('Seq Scan', shop.context.config.DATABASE_URL, GROWING, work).then((found) => found.sort());
  const inTransaction = <Result>(work: (transaction: Parameters<typeof forgetCustomer>[0]) => Promise<Result>) =>
    shop.context.db.transaction().execute(work);

  it('erases a customer, and an order, by indexes', async () => {
    expect(await scans(() => inTransaction((transaction) => forgetCustomer(transaction, 'uid-5')))).toEqual([]);
    const { id } = await shop.context.db
      .updateTable('orders')
      .set({ state: 'cancelled' })
      .where('ownerUid', '=', 'uid-5')
      .returning('id')
      .executeTakeFirstOrThrow();
    expect(await scans(() => inTransaction((transaction) => eraseOrder(transaction, id)))).toEqual([]);
  });

  it('forgets the uploads of an order by indexes', async () => {
    const purged = { files: 1, purged_at: new Date().toISOString() };
    const work = (transaction: Parameters<typeof forgetCustomer>[0]) =>
      lockOrder(transaction, order.id).then(async (row) => {
        if (!row) throw new Error('The order is not there.');
        await forgetUploads(transaction, { ...row, uploadsFreeAt: new Date(0) }, randomUUID(), purged);
      });
    expect(await scans(() => inTransaction(work))).toEqual([]);
  });

  it('adds up credit notes, under the lock of their series, by an index', async () => {
    const { id } = await shop.context.db
      .selectFrom('payments')
      .select('id')
      .where('paymentIntent', '=', 'pi_7')
      .executeTakeFirstOrThrow();
    expect(await scans(() => creditedOf(shop.context.db, id))).toEqual([]);
  });

  it('does its periodic work by indexes', async () => {
    const { context } = shop;
    const periodic = [
      keepHouse,
      expireOverdueOrders,
      expireBills,
      finishPreviewOrders,
      findLostSessions,
      checkCheckouts,
      dispatchWork,
    ];
    expect(await scans(() => Promise.all([...periodic, issueInvoices].map((work) => work(context))))).toEqual([]);
  });

  it('finds the entries of a part of a day by indexes', async () => {
    const span = { from: new Date(Date.now() - 60_000), to: new Date() };
    expect(await scans(() => ownReferencesIn(shop.context.db, 'payment', span).next())).toEqual([]);
  });

  it('shows a customer their orders by indexes', async () => {
    expect(await scans(() => shop.call(asha, 'GET', listOrders.path))).toEqual([]);
    expect(await scans(() => shop.call(asha, 'GET', getOrder.path.replace('{number}', order.number)))).toEqual([]);
  });
});
