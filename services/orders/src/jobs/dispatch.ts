import type { OrdersContext } from '../context.ts';
import { takeDueMails } from '../db/mails/mails.ts';
import { takeDueRefunds } from '../db/refunds/refunds.ts';
import { takeDueDeliveries } from '../db/webhooks/deliveries.ts';
import { deliverWebhookJob } from './deliver-webhook.ts';
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
  const deliveries = await takeDueDeliveries(db, BATCH);
  for (const { id, tries, wantedAt } of deliveries) {
    // A replay counts its tries from 0 again, and the queue still remembers the jobs of an hour.
    const jobId = `webhook-${id}-${wantedAt.getTime()}-${tries}`;
    await queues.add(deliverWebhookJob, { delivery_id: id }, { jobId, forgetFailed: true });
  }
  return [mails, refunds, deliveries].some(({ length }) => length === BATCH);
}
