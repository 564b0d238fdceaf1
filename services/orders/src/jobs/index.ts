import type { Closable } from '@nimantran/kit/bus/bus';
import { startLoop } from '@nimantran/kit/loop';
import { closeAll } from '@nimantran/kit/service';
import { ORDERS_QUEUE, REFUNDS_QUEUE, WEBHOOKS_QUEUE } from '@nimantran/proto/jobs/own-queues';
import type { OrdersContext } from '../context.ts';
import { checkCheckouts } from './check-checkouts.ts';
import { deliverWebhookHandler } from './deliver-webhook.ts';
import { dispatchWork } from './dispatch.ts';
import { expireBills } from './expire-bills.ts';
import { expireOverdueOrders } from './expire-order.ts';
import { findLostSessions } from './find-lost-sessions.ts';
import { finishPreviewOrders } from './finish-preview-orders.ts';
import { issueInvoices } from './issue-invoices.ts';
import { keepHouse } from './keep-house.ts';
import { makeRefundHandler } from './make-refund.ts';
import { proveNightly } from './prove-nightly.ts';
import { reconcile } from './reconcile.ts';
import { sendMailHandler } from './send-mail.ts';
import { WakeSignal } from './wake-signal.ts';

export async function startJobs(context: OrdersContext): Promise<Closable> {
  const { log, work, queues } = context;
  const delivered = new WakeSignal();
  const mails = await queues.work(ORDERS_QUEUE, [sendMailHandler(context)], { concurrency: 4 });
  const refunds = await queues.work(REFUNDS_QUEUE, [makeRefundHandler(context)], { concurrency: 4 });
  const webhooks = await queues.work(WEBHOOKS_QUEUE, [deliverWebhookHandler(context, () => delivered.wake())], {
    concurrency: 8,
  });
  const invoices = startLoop({ name: 'invoices', everyMs: 5_000, restMs: 15_000, log, work: () => issueInvoices(context) });
  const dispatcher = startLoop({ name: 'dispatch', everyMs: 3_000, log, work: () => dispatchWork(context) });
  const checkouts = startLoop({ name: 'checkouts', everyMs: 15_000, log, work: () => checkCheckouts(context) });
  // Each in a loop of its own, so that one that waits for another service delays no other.
  const periodic = [
    startLoop({ name: 'house', everyMs: 15_000, restMs: 30_000, log, work: () => keepHouse(context) }),
    startLoop({ name: 'lost sessions', everyMs: 15_000, log, work: () => findLostSessions(context) }),
    startLoop({ name: 'overdue orders', everyMs: 15_000, log, work: () => expireOverdueOrders(context) }),
    startLoop({ name: 'overdue bills', everyMs: 15_000, log, work: () => expireBills(context) }),
    startLoop({ name: 'proofs', everyMs: 60_000, log, work: () => proveNightly(context) }),
    startLoop({ name: 'preview orders', everyMs: 15_000, log, work: () => finishPreviewOrders(context) }),
  ];
  const books = startLoop({ name: 'reconcile', everyMs: 5_000, restMs: 30_000, log, work: () => reconcile(context) });
  delivered.onWake(() => dispatcher.wake());
  work.onWake(() => {
    invoices.wake();
    dispatcher.wake();
    checkouts.wake();
  });
  return { close: () => closeAll(invoices, dispatcher, checkouts, ...periodic, books, mails, refunds, webhooks) };
}
