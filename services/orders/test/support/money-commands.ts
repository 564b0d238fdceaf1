import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { expect } from 'vitest';
import { lockOrder } from '../../src/db/orders/orders.ts';
import { ledgerOf } from '../../src/db/payments/ledger.ts';
import { completeOrder } from '../../src/use-cases/delivery/complete-order.ts';
import { expireUnpaidOrder } from '../../src/use-cases/orders/end-unpaid-order.ts';
import { showPreview } from '../../src/use-cases/orders/show-preview.ts';
import { refuseRevision, takeRevision } from '../../src/use-cases/orders/take-revision.ts';
import { aVideo, person } from './fixtures.ts';
import type { ModelPayment, ModelRefund, MoneyModel } from './money-model.ts';
import { aDispute, aPaidSession, aRefund, type QuietShop } from './quiet-shop.ts';

export interface Real {
  shop: QuietShop;
  order: { id: string; number: string };
}
type Command = fc.AsyncCommand<MoneyModel, Real>;

const asha = person('asha');
const admin = person('root', ['admin']);

/** Everything that can happen to an order's money, from all sides; after each step the service is compared with the model. */
export function commandsOf(): fc.Arbitrary<Command>[] {
  const which = fc.nat(20);
  return [
    fc.record({ which, off: fc.constantFrom(0, 0, 0, 0, 1, -1) }).map(pay),
    fc.record({ which, off: fc.constant(0) }).map(pay),
    which.map(payAgain),
    fc.option(fc.integer({ min: 1, max: 60_000 })).map(askForRefund),
    fc.record({ which, state: fc.constantFrom('pending', 'succeeded', 'succeeded', 'failed') }).map(hearOfRefund),
    fc.record({ which, state: fc.constantFrom('pending', 'succeeded', 'succeeded', 'failed') }).map(hearOfRefund),
    fc.record({ which, amount: fc.integer({ min: 1, max: 60_000 }) }).map(refundAtProvider),
    which.map(retry),
    which.map(settleByHand),
    which.map(openDispute),
    fc.record({ which, status: fc.constantFrom('won', 'lost') }).map(closeDispute),
    fc.integer({ min: 100, max: 20_000 }).map(addWish),
    fc.integer({ min: 100, max: 20_000 }).map(revise),
    which.map(withdraw),
    fc.constant(0).map(cancel),
    fc.constant(0).map(expire),
    fc.constant(0).map(deliver),
    fc.constant(0).map(deliver),
  ] as fc.Arbitrary<Command>[];
}

function command(
  name: string,
  check: (model: MoneyModel) => boolean,
  run: (model: MoneyModel, real: Real) => Promise<void>,
): Command {
  return {
    check,
    async run(model, real) {
      await run(model, real);
      await agree(model, real);
    },
    toString: () => name,
  };
}

async function agree(model: MoneyModel, { shop, order }: Real): Promise<void> {
  const { db } = shop.context;
  const { state } = await db.selectFrom('orders').select('state').where('id', '=', order.id).executeTakeFirstOrThrow();
  const bills = await db.selectFrom('bills').select(['id', 'state']).where('orderId', '=', order.id).execute();
  const refunds = await db.selectFrom('refunds').select(['id', 'amountMinor', 'state']).where('orderId', '=', order.id).execute();
  const booked = (await ledgerOf(db, order.id)).reduce((sum, { amountMinor }) => sum + amountMinor, 0);
  expect({ state, bills: byId(bills), refunds: byId(refunds), booked }).toEqual({
    state: model.state,
    bills: byId(model.bills.map(({ id, state }) => ({ id, state }))),
    refunds: byId(model.refunds.map(({ id, amount, state }) => ({ id, amountMinor: amount, state }))),
    booked: model.booked,
  });
  for (const payment of model.payments) {
    const contested = payment.dispute && payment.dispute.status !== 'won' ? payment.dispute.amount : 0;
    expect(model.backOf(payment, ['succeeded']) + contested).toBeLessThanOrEqual(payment.amount);
  }
}

const byId = <Row extends { id: string }>(rows: Row[]) => rows.sort((one, other) => (one.id < other.id ? -1 : 1));
const pick = <Item>(items: readonly Item[], which: number): Item | undefined => items[which % items.length];

/** Takes over the ids of refunds that the service has just made, which must be the expected ones, in order. */
async function adopt(model: MoneyModel, { shop, order }: Real, expected: readonly { payment: ModelPayment; amount: number }[]) {
  const { db } = shop.context;
  const rows = await db
    .selectFrom('refunds')
    .innerJoin('payments', 'payments.id', 'refunds.paymentId')
    .select(['refunds.id', 'refunds.amountMinor', 'payments.paymentIntent', 'refunds.providerId'])
    .where('refunds.orderId', '=', order.id)
    .orderBy('refunds.seq')
    .execute();
  const made = rows.filter(({ id }) => !model.refunds.some((refund) => refund.id === id));
  expect(made.map(({ amountMinor, paymentIntent }) => [paymentIntent, amountMinor])).toEqual(
    expected.map(({ payment, amount }) => [payment.intent, amount]),
  );
  return made.map(({ id, providerId }, index): ModelRefund => {
    const { payment, amount } = expected[index] as { payment: ModelPayment; amount: number };
    const refund: ModelRefund = { id, providerId, payment, amount, state: 'wanted', byHand: false, isRetried: false };
    model.refunds.push(refund);
    return refund;
  });
}

function pay({ which, off }: { which: number; off: number }): Command {
  return command(
    `pay ${which} ${off}`,
    () => true,
    async (model, real) => {
      const bill = pick(model.bills, which);
      if (!bill) return;
      const intent = `pi_${randomUUID()}`;
      const amount = bill.amount + off;
      const payment = model.receive(intent, amount, bill);
      const session = aPaidSession({ orderId: real.order.id, billId: bill.id, intent, amount });
      await Promise.all([1, 2].map(() => real.shop.hear('checkout.session.completed', session)));
      await adopt(model, real, payment.bill === null ? [{ payment, amount }] : []);
    },
  );
}

function payAgain(which: number): Command {
  return command(
    `pay again ${which}`,
    (model) => model.payments.length > 0,
    async (model, real) => {
      const payment = pick(model.payments, which);
      const bill = pick(model.bills, which);
      if (!payment || !bill) return;
      const { intent, amount } = payment;
      await real.shop.hear(
        'checkout.session.completed',
        aPaidSession({ orderId: real.order.id, billId: bill.id, intent, amount }),
      );
    },
  );
}

function askForRefund(asked: number | null): Command {
  return command(
    `refund ${asked}`,
    (model) => model.payments.length > 0,
    async (model, real) => {
      const body = { amount_minor: asked, reason: 'goodwill', note: 'A test asks for it', support_number: null };
      const left = model.left();
      let rest = asked ?? left;
      const expected = [];
      if (left > 0 && rest <= left)
        for (const payment of [...model.payments].reverse()) {
          const amount = payment.bill === null ? 0 : Math.min(rest, model.leftOf(payment));
          if (amount > 0) expected.push({ payment, amount });
          rest -= amount;
        }
      const { status } = await real.shop.call(admin, 'POST', `/api/admin/orders/${real.order.number}/refunds`, body);
      expect(status).toBe(expected.length > 0 ? 200 : 409);
      await adopt(model, real, expected);
    },
  );
}

/** The provider's result for a requested refund; for one that has ended, it only ever reports that it failed after all. */
function hearOfRefund({ which, state }: { which: number; state: ModelRefund['state'] }): Command {
  const open = (model: MoneyModel) =>
    model.refunds.filter(
      (refund) =>
        !refund.byHand &&
        (refund.state === 'wanted' || refund.state === 'pending' || (refund.state === 'succeeded' && state === 'failed')) &&
        (state === 'failed' || refund.payment.dispute?.status !== 'needs_response'),
    );
  return command(
    `hear of refund ${which} ${state}`,
    (model) => open(model).length > 0,
    async (model, real) => {
      const refund = pick(open(model), which);
      if (!refund) return;
      refund.providerId ??= `re_${randomUUID()}`;
      const { providerId, payment, amount, id } = refund;
      const told = aRefund({ id: providerId, intent: payment.intent, amount, status: state, refundId: id });
      await Promise.all([1, 2].map(() => real.shop.hear(state === 'failed' ? 'refund.failed' : 'refund.updated', told)));
      // A late "pending" event changes nothing.
      await real.shop.hear('refund.created', { ...told, status: 'pending' });
      model.settle(refund, state);
    },
  );
}

function refundAtProvider({ which, amount: wished }: { which: number; amount: number }): Command {
  const free = (model: MoneyModel) => model.payments.filter((payment) => model.leftOf(payment) > 0);
  return command(
    `refund at the provider ${which} ${wished}`,
    (model) => free(model).length > 0,
    async (model, real) => {
      const payment = pick(free(model), which);
      if (!payment) return;
      const amount = Math.min(wished, model.leftOf(payment));
      const told = aRefund({ id: `re_${randomUUID()}`, intent: payment.intent, amount, status: 'succeeded' });
      await Promise.all([1, 2].map(() => real.shop.hear('refund.created', told)));
      const [refund] = await adopt(model, real, [{ payment, amount }]);
      if (refund) model.settle(refund, 'succeeded');
    },
  );
}

const failedOnes = (model: MoneyModel) => model.refunds.filter(({ state }) => state === 'failed');

function retry(which: number): Command {
  return command(
    `retry ${which}`,
    (model) => failedOnes(model).length > 0,
    async (model, real) => {
      const refund = pick(failedOnes(model), which);
      if (!refund) return;
      const amount = refund.isRetried ? 0 : Math.min(refund.amount, model.leftOf(refund.payment));
      const { status } = await real.shop.call(admin, 'POST', `/api/admin/refunds/${refund.id}/retry`);
      expect(status).toBe(amount > 0 ? 200 : 409);
      refund.isRetried ||= amount > 0;
      await adopt(model, real, amount > 0 ? [{ payment: refund.payment, amount }] : []);
    },
  );
}

function settleByHand(which: number): Command {
  return command(
    `by hand ${which}`,
    (model) => failedOnes(model).length > 0,
    async (model, real) => {
      const refund = pick(failedOnes(model), which);
      if (!refund) return;
      const isPossible = !refund.isRetried && model.leftOf(refund.payment, true) >= refund.amount;
      const { status } = await real.shop.call(admin, 'POST', `/api/admin/refunds/${refund.id}/by-hand`, { note: 'In cash' });
      expect(status).toBe(isPossible ? 200 : 409);
      if (!isPossible) return;
      refund.byHand = true;
      model.settle(refund, 'succeeded');
    },
  );
}

/** The bank takes what is left of a payment; refunds not yet requested are refused from then on. */
function openDispute(which: number): Command {
  const free = (model: MoneyModel) =>
    model.payments.filter(
      (payment) =>
        payment.dispute === null &&
        model.backOf(payment, ['pending']) === 0 &&
        model.backOf(payment, ['succeeded']) < payment.amount,
    );
  return command(
    `dispute ${which}`,
    (model) => free(model).length > 0,
    async (model, real) => {
      const payment = pick(free(model), which);
      if (!payment) return;
      for (const refund of model.refunds.filter((one) => one.payment === payment && one.state === 'wanted')) {
        refund.providerId = `re_${randomUUID()}`;
        const told = {
          id: refund.providerId,
          intent: payment.intent,
          amount: refund.amount,
          status: 'failed',
          refundId: refund.id,
        };
        await real.shop.hear('refund.failed', aRefund(told));
        model.settle(refund, 'failed');
      }
      const created = Math.floor(Date.now() / 1000) - 86_400;
      const amount = payment.amount - model.backOf(payment, ['succeeded']);
      payment.dispute = { id: `du_${randomUUID()}`, amount, status: 'needs_response', created };
      const told = aDispute({ ...payment.dispute, intent: payment.intent });
      await real.shop.hear('charge.dispute.funds_withdrawn', told, created);
      await real.shop.hear('charge.dispute.created', told, created);
      model.booked -= amount;
    },
  );
}

function closeDispute({ which, status }: { which: number; status: 'won' | 'lost' }): Command {
  const open = (model: MoneyModel) => model.payments.filter(({ dispute }) => dispute?.status === 'needs_response');
  return command(
    `dispute ${which} ${status}`,
    (model) => open(model).length > 0,
    async (model, real) => {
      const payment = pick(open(model), which);
      if (!payment?.dispute) return;
      const told = aDispute({ ...payment.dispute, status, intent: payment.intent });
      const at = payment.dispute.created + 3_600;
      await real.shop.hear('charge.dispute.closed', told, at);
      if (status === 'won') await real.shop.hear('charge.dispute.funds_reinstated', told, at);
      // An outdated event.
      await real.shop.hear('charge.dispute.created', { ...told, status: 'needs_response' }, payment.dispute.created);
      payment.dispute.status = status;
      if (status === 'won') model.booked += payment.dispute.amount;
    },
  );
}

function addWish(amount: number): Command {
  return command(
    `wish ${amount}`,
    () => true,
    async (model, real) => {
      const body = { label: 'A wish', amount_minor: amount, support_number: null };
      const { status, answer } = await real.shop.call(admin, 'POST', `/api/admin/orders/${real.order.number}/bills`, body);
      expect(status).toBe(model.isAlive() ? 200 : 409);
      if (model.isAlive()) model.bills.push({ id: (answer as { id: string }).id, kind: 'customisation', amount, state: 'open' });
    },
  );
}

/** Changes to a delivered video, begun once they are paid. */
function revise(amountMinor: number): Command {
  const canBe = (model: MoneyModel) =>
    model.state === 'completed' && !model.bills.some(({ kind, state }) => kind === 'revision' && state === 'open');
  return command(`revise ${amountMinor}`, canBe, async (model, { shop, order }) => {
    const bill = await shop.context.db.transaction().execute(async (transaction) => {
      const row = await lockOrder(transaction, order.id);
      if (!row) return undefined;
      await refuseRevision(transaction, row);
      const revision = { fault: 'theirs' as const, note: 'Another date', details: {}, photos: {}, headline: row.headline };
      const terms = { amountMinor, supportNumber: null, by: admin, at: new Date() };
      return (await takeRevision(transaction, row, revision, terms)).bill;
    });
    if (bill) model.bills.push({ id: bill.id, kind: 'revision', amount: amountMinor, state: 'open' });
  });
}

function withdraw(which: number): Command {
  return command(
    `withdraw ${which}`,
    () => true,
    async (model, real) => {
      const bill = pick(model.bills, which);
      if (!bill) return;
      const isPossible = (bill.kind === 'customisation' || bill.kind === 'revision') && bill.state !== 'paid';
      const { status } = await real.shop.call(admin, 'POST', `/api/admin/bills/${bill.id}/withdraw`);
      expect(status).toBe(isPossible ? 200 : 409);
      if (isPossible) bill.state = 'void';
    },
  );
}

const UNPAID = ['awaiting_payment', 'awaiting_balance'];

function cancel(): Command {
  return command(
    'cancel',
    () => true,
    async (model, real) => {
      const isPossible = UNPAID.includes(model.state);
      const { status } = await real.shop.call(asha, 'POST', `/api/orders/${real.order.number}/cancel`);
      // A cancelled order stays cancelled, and cancelling it again is no error.
      expect(status).toBe(isPossible || model.state === 'cancelled' ? 200 : 409);
      if (isPossible) model.end('cancelled');
    },
  );
}

function expire(): Command {
  return command(
    'expire',
    (model) => UNPAID.includes(model.state),
    async (model, { shop, order }) => {
      const { db, clock } = shop.context;
      await db.transaction().execute(async (transaction) => {
        const row = await lockOrder(transaction, order.id);
        if (row) await expireUnpaidOrder(transaction, clock, row);
      });
      model.end('expired');
    },
  );
}

/** The preview if one is awaited, else the video. */
function deliver(): Command {
  return command(
    'deliver',
    () => true,
    async (model, { shop, order }) => {
      const { db } = shop.context;
      const done = await db
        .transaction()
        .execute((transaction) =>
          model.state === 'preview_processing'
            ? showPreview(transaction, order.id, { video: aVideo(), at: new Date() })
            : completeOrder(transaction, order.id, { video: aVideo(), posterKey: null, at: new Date() }),
        );
      const next =
        model.state === 'preview_processing' ? 'awaiting_balance' : model.state === 'processing' ? 'completed' : undefined;
      expect(done).toBe(next !== undefined);
      if (!next) return;
      model.state = next;
      for (const bill of model.bills) if (bill.kind === 'balance' && next === 'awaiting_balance') bill.state = 'open';
    },
  );
}

/** An order is paid for the first time, and gets its video or preview. */
export const PROLOGUE: readonly Command[] = [pay({ which: 0, off: 0 }), deliver()];
