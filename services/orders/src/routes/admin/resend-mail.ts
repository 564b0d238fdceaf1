import { randomUUID } from 'node:crypto';
import { recordChange } from '@nimantran/kit/events/record-change';
import { conflict, HttpProblem, notFound } from '@nimantran/kit/http/problem';
import { route } from '@nimantran/kit/http/route';
import { DAY_MS } from '@nimantran/proto/domain/durations';
import { resendMail } from '@nimantran/proto/http/orders/admin-orders';
import type { FastifyInstance } from 'fastify';
import type { OrdersContext } from '../../context.ts';
import { hashOf, runOnce } from '../../db/idempotency.ts';
import { wantMail } from '../../db/mails/mails.ts';
import { AGAIN, composeAgain, type MailRow, mailState, mailsOf, mailView } from '../../db/mails/order-mails.ts';
import { lockOrderByNumber } from '../../db/orders/orders.ts';

const MOST_A_DAY = 5;

export function serveResendMail(app: FastifyInstance, { db, clock, config, work, log }: OrdersContext): void {
  route(app, resendMail, async ({ params, user, idempotencyKey }) => {
    const call = { ownerUid: user.uid, operation: resendMail.name, key: idempotencyKey, bodyHash: hashOf(params) };
    const answer = await runOnce(db, clock, call, async (transaction, at) => {
      const order = await lockOrderByNumber(transaction, params.number);
      const mails = await mailsOf(transaction, order.id);
      const mail = mails.find(({ id }) => id === params.mail_id);
      if (!mail) throw notFound('mail_not_found', 'This order has no such email.');
      refuse(mails, mail, at);
      if (!(await composeAgain(transaction, mail, config)))
        throw conflict('nothing_to_tell', 'This email is out of date, or its customer has been erased.');
      const { orderId, kind, subjectId } = mail;
      const occasion = `${AGAIN}:${randomUUID()}`;
      await wantMail(transaction, { orderId, kind, subjectId: subjectId ?? '', occasion, at });
      await recordChange(transaction, 'orders', user, {
        action: 'mail.resent',
        target: { kind: 'order', id: order.number },
        summary: `Sent the email "${kind.replace('_', ' ')}" of order ${order.number} again.`,
        before: null,
        after: { mail: mail.id, kind },
      });
      const [sent] = (await mailsOf(transaction, order.id)).filter(({ reasonKey }) => reasonKey.endsWith(occasion));
      if (!sent) throw new Error('A mail was wanted and is not there.');
      return mailView(transaction, sent, config);
    });
    log.info({ admin: user.uid, mail: params.mail_id }, 'mail sent once more');
    work.wake();
    return answer;
  });
}

/** @throws HttpProblem 409 `mail_waiting`; 429 `too_many_mails` */
function refuse(mails: readonly MailRow[], mail: MailRow, at: Date): void {
  const waiting = mails.some(
    (other) => other.kind === mail.kind && other.subjectId === mail.subjectId && mailState(other) === 'waiting',
  );
  if (waiting) throw conflict('mail_waiting', 'This email is already on its way.');
  const again = mails.filter(
    ({ reasonKey, createdAt }) => reasonKey.includes(`:${AGAIN}:`) && createdAt.getTime() > at.getTime() - DAY_MS,
  );
  if (again.length >= MOST_A_DAY)
    throw new HttpProblem(429, 'too_many_mails', `${MOST_A_DAY} emails of this order were sent again today. Try again tomorrow.`);
}
