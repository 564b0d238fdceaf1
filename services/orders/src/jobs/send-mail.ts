import { handlerOf, type JobHandler } from '@nimantran/kit/queue/queue';
import { setOrderNumber } from '@nimantran/kit/trace';
import { defineJob } from '@nimantran/proto/jobs/job';
import { Type } from 'typebox';
import type { OrdersContext } from '../context.ts';
import { markMailFailed, markMailSent, takeMail } from '../db/mails.ts';
import { orderById } from '../db/orders.ts';
import { renderMail } from '../mails/render-mail.ts';
import { ORDERS_QUEUE } from './queue.ts';

export const sendMailJob = defineJob({
  queue: ORDERS_QUEUE,
  name: 'send-mail',
  data: Type.Object({ mail_id: Type.String({ format: 'uuid' }) }),
});

/** Sends a wanted mail. A failure stays in its row, from where the dispatcher tries again later. */
export function sendMailHandler(context: OrdersContext): JobHandler {
  return handlerOf(sendMailJob, async ({ data }) => sendMail(context, data.mail_id));
}

export async function sendMail(context: OrdersContext, mailId: string): Promise<void> {
  const mail = await takeMail(context.db, mailId);
  const order = mail && (await orderById(context.db, mail.orderId));
  if (!order) return;
  setOrderNumber(order.number);
  if (order.email === '') return markMailFailed(context.db, mailId, 'The order has no mail address.');
  try {
    const content = renderMail(mail.kind, order, context.config.PUBLIC_URL);
    await context.mailer.send({
      ...content,
      message_id: `${mail.kind}-${order.id}`,
      to: order.email,
      order_number: order.number,
    });
    await markMailSent(context.db, mailId);
    context.log.info({ mail: mail.kind }, 'mail sent');
  } catch (error) {
    context.log.warn({ err: error, mail: mail.kind }, 'mail not sent, will be tried again');
    await markMailFailed(context.db, mailId, String(error));
  }
}
