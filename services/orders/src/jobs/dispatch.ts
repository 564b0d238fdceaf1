import type { OrdersContext } from '../context.ts';
import { takeDueMails } from '../db/mails/mails.ts';
import { takeDueRefunds } from '../db/refunds/refunds.ts';
import { makeRefundJob } from './make-refund.ts';
import { sendMailJob } from './send-mail.ts';

const BATCH = 50;

/**
 * Queues due outside work until its row says that it is done. A job's id contains the try, so that queueing it again, as after the
 * queue was wiped or the job failed without the database, is harmless.
 */
export async function dispatchWork({ db, queues }: OrdersContext): Promise<boolean> {
  const mails = await takeDueMails(db, BATCH);
  for (const { id, tries } of mails)
    await queues.add(sendMailJob, { mail_id: id }, { jobId: `mail-${id}-${tries}`, forgetFailed: true });
  const refunds = await takeDueRefunds(db, BATCH);
  for (const { id, tries } of refunds)
    await queues.add(makeRefundJob, { refund_id: id }, { jobId: `refund-${id}-${tries}`, forgetFailed: true });
  return mails.length === BATCH || refunds.length === BATCH;
}
