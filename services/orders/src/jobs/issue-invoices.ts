import type { OrdersContext } from '../context.ts';
import { cancelCreditNotes, paymentsToInvoice, refundsToCredit, refundsToUncredit } from '../db/invoices/invoices.ts';
import { lockOrder } from '../db/orders/orders.ts';
import { issueCreditNote } from '../use-cases/invoices/issue-credit-note.ts';
import { issueInvoice } from '../use-cases/invoices/issue-invoice.ts';
import { singleFlight } from './single-flight.ts';

const BATCH = 100;

/**
 * One instance writes all due invoices and credit notes, so that no others wait for numbers; uniqueness does not depend on it.
 */
export function issueInvoices(context: OrdersContext): Promise<boolean> {
  return singleFlight(context.db, 'invoices', async () => {
    const { db } = context;
    for (const refund of await refundsToUncredit(db, BATCH)) await uncredit(context, refund);
    const payments = await paymentsToInvoice(db, BATCH);
    const refunds = await refundsToCredit(db, BATCH);
    const issued =
      (await issueAll(payments, (id) => issueInvoice(context, id), context)) +
      (await issueAll(refunds, (id) => issueCreditNote(context, id), context));
    // Mails wait for the invoices; and refunds of payments invoiced just now can be credited.
    if (issued > 0) context.work.wake();
    return issued > 0;
  });
}

async function uncredit({ db, log }: OrdersContext, { id, orderId }: { id: string; orderId: string }): Promise<void> {
  const numbers = await db.transaction().execute(async (transaction) => {
    await lockOrder(transaction, orderId);
    const refund = await transaction.selectFrom('refunds').select('state').where('id', '=', id).executeTakeFirst();
    return refund?.state === 'failed' ? cancelCreditNotes(transaction, { id, orderId }) : [];
  });
  for (const number of numbers) log.warn({ credit_note: number }, 'credit note cancelled: its refund failed');
}

/** One that cannot be written does not block the rest. */
async function issueAll(
  ids: readonly string[],
  issue: (id: string) => Promise<boolean>,
  { log }: Pick<OrdersContext, 'log'>,
): Promise<number> {
  let issued = 0;
  for (const id of ids) {
    try {
      if (await issue(id)) issued += 1;
    } catch (error) {
      log.error({ err: error, of: id }, 'no invoice could be issued');
    }
  }
  return issued;
}
