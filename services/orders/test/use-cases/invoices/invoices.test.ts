import { randomUUID } from 'node:crypto';
import type { User } from '@nimantran/proto/domain/user';
import { getInvoice, getOrder, placeOrder } from '@nimantran/proto/http/orders/orders';
import { expect, it } from 'vitest';
import { eventually } from '../../../../../infra/test-support/eventually.ts';
import { describeWith } from '../../../../../infra/test-support/servers/servers.ts';
import { createContext, type OrdersContext } from '../../../src/context.ts';
import { paymentsToInvoice, takeNumber } from '../../../src/db/invoices/invoices.ts';
import { insertBill } from '../../../src/db/payments/bills.ts';
import { recordPayment } from '../../../src/db/payments/payments.ts';
import { wantRefund } from '../../../src/db/refunds/refunds.ts';
import { financialYearOf } from '../../../src/domain/invoices/invoice-number.ts';
import { issueInvoices } from '../../../src/jobs/issue-invoices.ts';
import { issueInvoice } from '../../../src/use-cases/invoices/issue-invoice.ts';
import { anOrder, person } from '../../support/fixtures.ts';
import { house } from '../../support/neighbours.ts';
import { sessionIdOf, withShop } from '../../support/shop.ts';

describeWith(['postgres'], 'invoices', () => {
  const shop = withShop();
  const asha = person('asha');
  const read = (number: string) => shop.as(asha)(getOrder, { params: { number } });
  const refundRow = (id: string) =>
    shop.context.db.selectFrom('refunds').selectAll().where('id', '=', id).executeTakeFirstOrThrow();

  const changedAt = async (id: string): Promise<number> => {
    const order = await shop.context.db.selectFrom('orders').select('updatedAt').where('id', '=', id).executeTakeFirstOrThrow();
    return order.updatedAt.getTime();
  };

  async function paidOrder() {
    const { order, checkout } = await shop.as(asha)(placeOrder, { body: anOrder(), idempotencyKey: randomUUID() });
    await shop.control(`sessions/${sessionIdOf(checkout)}/pay`);
    const paid = await eventually('the invoice', async () => {
      const now = await read(order.number);
      return now.invoices.length > 0 && now;
    });
    const id = await shop.idOf(order.number);
    const payment = await shop.context.db.selectFrom('payments').selectAll().where('orderId', '=', id).executeTakeFirstOrThrow();
    return { id, number: order.number, payment, invoices: paid.invoices };
  }

  async function fetchInvoice(viewer: User | undefined, number: string, invoice_id: string) {
    const address = getInvoice.path.replace('{number}', number).replace('{invoice_id}', invoice_id);
    const headers = viewer ? { authorization: `Bearer ${await house.forUser(viewer)}` } : undefined;
    return fetch(`${shop.url}${address}`, headers ? { headers } : {});
  }

  /** Makes `count` further payments for an order, concurrently. */
  async function pay(orderId: string, count: number): Promise<string[]> {
    const { db } = shop.context;
    return Promise.all(
      Array.from({ length: count }, () =>
        db.transaction().execute(async (transaction) => {
          const at = new Date();
          const wish = {
            kind: 'customisation' as const,
            label: 'A wish',
            lines: [],
            currency: 'INR' as const,
            amountMinor: 5_900,
          };
          const bill = await insertBill(transaction, { orderId, ...wish, state: 'open', createdAt: at });
          const payment = await recordPayment(transaction, {
            orderId,
            paymentIntent: `pi_${randomUUID()}`,
            checkoutId: null,
            billId: bill.id,
            currency: 'INR',
            amountMinor: bill.amountMinor,
            outcome: 'accepted',
            receivedAt: at,
          });
          return payment?.id ?? '';
        }),
      ),
    );
  }

  const numbersOf = async (kind: 'invoice' | 'credit_note') => {
    const rows = await shop.context.db.selectFrom('invoices').select('seq').where('kind', '=', kind).orderBy('seq').execute();
    return rows.map(({ seq }) => seq);
  };
  const upTo = (count: number) => Array.from({ length: count }, (_, index) => index + 1);

  it('are there after a payment, for its customer and for admins, and for nobody else', async () => {
    const { number, invoices } = await paidOrder();
    const [invoice, ...more] = invoices;
    expect(more).toEqual([]);
    expect(invoice).toMatchObject({ kind: 'invoice', amount: { currency: 'INR', amount_minor: 29_900 } });
    expect(invoice?.number).toMatch(/^NM\/\d\d-\d\d\/\d{6}$/);
    const invoiceId = invoice?.id ?? '';
    for (const viewer of [asha, person('admin', ['admin'])]) {
      const answer = await fetchInvoice(viewer, number, invoiceId);
      expect(answer.status).toBe(200);
      expect(answer.headers.get('content-type')).toBe('application/pdf');
      expect(answer.headers.get('content-disposition')).toBe(`inline; filename="${invoice?.number.replaceAll('/', '-')}.pdf"`);
      expect(answer.headers.get('cache-control')).toBe('private, no-store');
      expect(
        Buffer.from(await answer.arrayBuffer())
          .subarray(0, 5)
          .toString(),
      ).toBe('%PDF-');
    }
    const stranger = person('stranger');
    expect((await fetchInvoice(stranger, number, invoiceId)).status).toBe(404);
    expect((await fetchInvoice(person('designer', ['designer']), number, invoiceId)).status).toBe(404);
    expect((await fetchInvoice(undefined, number, invoiceId)).status).toBe(401);
    expect((await fetchInvoice(asha, number, randomUUID())).status).toBe(404);
    const other = await paidOrder();
    expect((await fetchInvoice(asha, other.number, invoiceId)).status).toBe(404);
  });

  it('are corrected by a credit note for each refund; the note of one that came back is cancelled', async () => {
    const { id, number, payment } = await paidOrder();
    const { db } = shop.context;
    const want = (amountMinor: number) =>
      db.transaction().execute((transaction) =>
        wantRefund(transaction, {
          payment,
          amountMinor,
          reasonKey: `test:${randomUUID()}`,
          reasonCode: 'price_match',
          note: '',
          at: new Date(),
        }),
      );
    const first = await want(9_900);
    shop.context.work.wake();
    const credited = await eventually('the credit note', async () => {
      const { invoices } = await read(number);
      return invoices.length === 2 && invoices[1];
    });
    expect(credited).toMatchObject({ kind: 'credit_note', amount: { amount_minor: 9_900 } });
    const [row] = await db
      .selectFrom('invoices')
      .selectAll()
      .where('refundId', '=', first?.id ?? '')
      .execute();
    expect(row?.document).toMatchObject({ corrects: { number: (await read(number)).invoices[0]?.number }, taxableMinor: 8_390 });

    const beforeAt = await changedAt(id);
    await db
      .updateTable('refunds')
      .set({ state: 'failed' })
      .where('id', '=', first?.id ?? '')
      .execute();
    await eventually('its end', async () => {
      await issueInvoices(shop.context);
      return (await read(number)).invoices.length === 1;
    });
    // Open pages of the order are told that the note is gone, and later of the new one.
    const goneAt = await changedAt(id);
    expect(goneAt).toBeGreaterThan(beforeAt);
    const cancelled = await fetchInvoice(asha, number, credited.id);
    expect(cancelled.status).toBe(200);
    // Refunded in another way, by hand.
    await db
      .updateTable('refunds')
      .set({ state: 'succeeded', settledAt: new Date() })
      .where('id', '=', first?.id ?? '')
      .execute();
    const again = await eventually('the second note', async () => {
      await issueInvoices(shop.context);
      const { invoices } = await read(number);
      return invoices.length === 2 && invoices[1];
    });
    expect(again.number).not.toBe(credited.number);
    expect(await changedAt(id)).toBeGreaterThan(goneAt);
    expect(await refundRow(first?.id ?? '')).toMatchObject({ orderId: id });
    expect(await numbersOf('credit_note')).toEqual(upTo((await numbersOf('credit_note')).length));
  });

  it('are not written for money that goes straight back', async () => {
    const { id, number, payment } = await paidOrder();
    const { db } = shop.context;
    const refused = await db.transaction().execute((transaction) =>
      recordPayment(transaction, {
        ...{ orderId: id, paymentIntent: `pi_${randomUUID()}`, checkoutId: null, billId: null, currency: 'INR' },
        ...{ amountMinor: 100, outcome: 'refused' as const, receivedAt: new Date() },
      }),
    );
    await db
      .insertInto('refunds')
      .values({
        ...{
          id: randomUUID(),
          orderId: id,
          paymentId: refused?.id ?? '',
          reasonKey: `refused:${randomUUID()}`,
          reasonCode: 'not_taken',
        },
        ...{ note: '', requestedBy: null, supportNumber: null, providerId: null, currency: 'INR', amountMinor: 100 },
        ...{ state: 'succeeded', createdAt: new Date(), settledAt: new Date(), lastError: null },
      })
      .execute();
    const [later] = await pay(id, 1);
    await eventually('what came later', async () => {
      await issueInvoices(shop.context);
      return (await read(number)).invoices.length === 2;
    });
    const rows = await db.selectFrom('invoices').select('paymentId').where('orderId', '=', id).execute();
    expect(rows.map(({ paymentId }) => paymentId).sort()).toEqual([payment.id, later].sort());
  });

  it('are numbered without gap and double under 200 payments at once, by several instances that also die', async () => {
    const { id } = await paidOrder();
    const { db, config } = shop.context;
    const twins: OrdersContext[] = [createContext(config), createContext(config)];
    const paid = pay(id, 200);
    // A process that dies between its number and its invoice leaves an unfinished transaction.
    const dying = twins.map((twin) =>
      twin.db
        .transaction()
        .execute(async (transaction) => {
          await takeNumber(transaction, 'invoice', new Date());
          throw new Error('killed');
        })
        .catch(String),
    );
    const all = [shop.context, ...twins];
    const rounds = Array.from({ length: 12 }, (_, round) => issueInvoices(all[round % all.length] ?? shop.context));
    const ids = await paid;
    // Also without the single-instance lock: all instances handle the same payments.
    await Promise.all(ids.slice(0, 40).flatMap((each) => all.map((context) => issueInvoice(context, each))));
    expect(await Promise.all(dying)).toEqual(['Error: killed', 'Error: killed']);
    await Promise.all(rounds);
    await eventually('an invoice for each', async () => {
      await issueInvoices(twins[0] ?? shop.context);
      return (await paymentsToInvoice(db, 1)).length === 0;
    });
    const rows = await db
      .selectFrom('invoices')
      .select(['paymentId', 'number'])
      .where('kind', '=', 'invoice')
      .where('paymentId', 'in', ids)
      .execute();
    expect(new Set(rows.map(({ paymentId }) => paymentId)).size).toBe(200);
    expect(rows).toHaveLength(200);
    const numbers = await numbersOf('invoice');
    expect(numbers).toEqual(upTo(numbers.length));
    const counter = await db.selectFrom('invoiceCounters').selectAll().where('series', '=', 'NM').execute();
    expect(counter).toEqual([{ series: 'NM', financialYear: financialYearOf(new Date()), last: numbers.length }]);
    await Promise.all(twins.map((twin) => twin.close()));
  });
});
