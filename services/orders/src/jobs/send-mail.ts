import type { Mail } from '@nimantran/kit/mail/mailer';
import { handlerOf, type JobHandler } from '@nimantran/kit/queue/queue';
import { setOrderNumber } from '@nimantran/kit/trace';
import { defineJob } from '@nimantran/proto/jobs/job';
import { ORDERS_QUEUE } from '@nimantran/proto/jobs/own-queues';
import { Type } from 'typebox';
import type { OrdersContext } from '../context.ts';
import { dropMail, markMailFailed, markMailSent, type TakenMail, takeMail } from '../db/mails/mails.ts';
import type { InvoiceRow } from '../db/schema.ts';
import { readSettings } from '../db/shop/settings.ts';
import { fileNameOfInvoice, renderInvoice } from '../invoices/render-invoice.ts';
import { composeMail } from '../mails/compose-mail.ts';
import { renderMail } from '../mails/render-mail.ts';
import { senderOf } from '../mails/sender-of.ts';

export const sendMailJob = defineJob({
  queue: ORDERS_QUEUE,
  name: 'send-mail',
  data: Type.Object({ mail_id: Type.String({ format: 'uuid' }) }),
});

/** Sends a wanted mail. A failure is stored in its row, and the dispatcher tries again later. */
export function sendMailHandler(context: OrdersContext): JobHandler {
  return handlerOf(sendMailJob, async ({ data }) => sendMail(context, data.mail_id));
}

export async function sendMail(context: OrdersContext, mailId: string): Promise<void> {
  const { db, log } = context;
  const mail = await takeMail(db, mailId);
  if (!mail) return;
  try {
    const unsent = await trySending(context, mail);
    if (unsent !== undefined) {
      await dropMail(db, mail.id, unsent);
      log.info({ mail: mail.kind, why: unsent }, 'mail dropped');
      return;
    }
    await markMailSent(db, mail.id);
    log.info({ mail: mail.kind }, 'mail sent');
  } catch (error) {
    const isLast = await markMailFailed(db, mail.id, String(error));
    if (isLast) log.error({ err: error, mail: mail.kind, mail_id: mail.id }, 'mail given up: it has failed for days');
    else log.warn({ err: error, mail: mail.kind }, 'mail not sent, will be tried again');
  }
}

/** Returns the reason if a mail is not to be sent at all. @throws when it could not be handed over */
async function trySending({ db, config, mailer }: OrdersContext, mail: TakenMail): Promise<string | undefined> {
  const composed = await composeMail(db, mail, config);
  if (!composed) return 'The reason for this email no longer holds.';
  if (composed.orderNumber !== null) setOrderNumber(composed.orderNumber);
  if (composed.to === '') return 'The recipient no longer exists.';
  await mailer.send({
    ...renderMail(composed.content, senderOf((await readSettings(db, config)).settings, config)),
    // The same in every try for the same reason.
    message_id: mail.reasonKey.replace(/[^A-Za-z0-9-]/g, '-'),
    to: composed.to,
    order_number: composed.orderNumber,
    attachments: composed.enclosed ? [await enclosureOf(composed.enclosed, config)] : [],
  });
  return undefined;
}

async function enclosureOf(
  invoice: InvoiceRow,
  config: OrdersContext['config'],
): Promise<NonNullable<Mail['attachments']>[number]> {
  const content = await renderInvoice(invoice.document, invoice, config);
  return { filename: fileNameOfInvoice(invoice.number), content_type: 'application/pdf', content };
}
