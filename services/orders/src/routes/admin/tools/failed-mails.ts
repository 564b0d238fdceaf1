import { recordChange } from '@nimantran/kit/events/record-change';
import { conflict } from '@nimantran/kit/http/problem';
import { route } from '@nimantran/kit/http/route';
import { listFailedMails, resendFailedMail } from '@nimantran/proto/http/orders/failed-mails';
import type { FastifyInstance } from 'fastify';
import type { OrdersContext } from '../../../context.ts';
import { listFailed, wantAgain } from '../../../db/mails/failed-mails.ts';

export function serveFailedMails(app: FastifyInstance, { db, work }: OrdersContext): void {
  route(app, listFailedMails, () => listFailed(db));

  route(app, resendFailedMail, async ({ params, user }) => {
    await db.transaction().execute(async (transaction) => {
      const mail = await wantAgain(transaction, params.mail_id);
      if (!mail) throw conflict('mail_not_given_up', 'This email has been sent, or is still being tried.');
      await recordChange(transaction, 'orders', user, {
        action: 'mail.resent',
        target: { kind: 'mail', id: mail.id },
        summary: `Tried again to send an email (${mail.kind.replaceAll('_', ' ')}) that was given up.`,
        before: null,
        after: { kind: mail.kind, order_id: mail.orderId },
      });
    });
    work.wake();
    return undefined;
  });
}
