import { recordChange } from '@nimantran/kit/events/record-change';
import { conflict } from '@nimantran/kit/http/problem';
import { route } from '@nimantran/kit/http/route';
import { textFault, tidyText } from '@nimantran/proto/domain/written-text';
import { replyToSupportRequest } from '@nimantran/proto/http/orders/support-requests';
import type { FastifyInstance } from 'fastify';
import type { OrdersContext } from '../../context.ts';
import { hashOf, runOnce } from '../../db/idempotency.ts';
import { wantMail } from '../../db/mails/mails.ts';
import { addMessage, countMessages, lockSupport, supportNotFound } from '../../db/support/support-requests.ts';
import { readSupport, viewerOf } from './support-view.ts';
import { faultOf, requireNoFaults } from './valid-request.ts';

const MESSAGES_AT_MOST = 200;

/** The person who opened a request writes as its customer, even if they are an admin; any other admin writes as staff. */
export function serveReply(app: FastifyInstance, { db, clock, work }: OrdersContext): void {
  route(app, replyToSupportRequest, async ({ params, body, user, idempotencyKey }) => {
    const number = params.support_number;
    const text = tidyText(body.text);
    requireNoFaults(faultOf('text', textFault(text, 'lines')));
    const bodyHash = hashOf({ number, body });
    const call = { ownerUid: user.uid, operation: replyToSupportRequest.name, key: idempotencyKey, bodyHash };
    const viewer = viewerOf(user);
    const answer = await runOnce(db, clock, call, async (transaction, at) => {
      const request = await lockSupport(transaction, number);
      const isOwner = request?.ownerUid === user.uid;
      if (!request || (!isOwner && !viewer.isAdmin)) throw supportNotFound();
      if ((await countMessages(transaction, request.id)) >= MESSAGES_AT_MOST)
        throw conflict('thread_full', 'This request has become very long. Open a new one and mention the number of this one.');
      const author = isOwner ? 'customer' : 'staff';
      const messageId = await addMessage(transaction, request, { author, authorUid: user.uid, text, at });
      if (author === 'staff') {
        await wantMail(transaction, { orderId: request.orderId, kind: 'support', subjectId: messageId, at });
        await recordChange(transaction, 'orders', user, {
          action: 'support_request.answered',
          target: { kind: 'support_request', id: number },
          summary: `Answered the support request ${number}.`,
          before: { state: request.state },
          after: { state: 'answered', message: messageId },
        });
      }
      return readSupport(transaction, number, viewer);
    });
    work.wake();
    return answer;
  });
}
