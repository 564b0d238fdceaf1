import { isDeepStrictEqual } from 'node:util';
import { readClock } from '@nimantran/kit/db/database';
import { badRequest, conflict } from '@nimantran/kit/http/problem';
import { route } from '@nimantran/kit/http/route';
import { textFault, tidyText } from '@nimantran/proto/domain/written-text';
import { answerOrder } from '@nimantran/proto/http/orders/orders';
import type { BodyOf } from '@nimantran/proto/http/shared/operation';
import type { FastifyInstance } from 'fastify';
import type { Kysely } from 'kysely';
import type { OrdersContext } from '../../context.ts';
import { lockOrder, orderNotFound, ownOrder } from '../../db/orders/orders.ts';
import { openQuestion } from '../../db/orders/questions.ts';
import type { OrderRow, Tables } from '../../db/schema.ts';
import { prepareRevision } from '../../use-cases/orders/prepare-revision.ts';
import { takeAnswer } from '../../use-cases/orders/take-answer.ts';
import { refuseUnboughtMusic } from './music-not-bought.ts';
import { readOrder } from './read-order.ts';

type Body = BodyOf<typeof answerOrder>;

export function serveAnswerOrder(app: FastifyInstance, context: OrdersContext): void {
  const { db, clock, work } = context;
  route(app, answerOrder, async ({ params, body, user }) => {
    const seen = await ownOrder(db, params.number, user.uid);
    await requireOpen(db, seen, body);
    const text = tidyText(body.text);
    const { details, photos, music, music_rights_accepted } = body;
    const isCorrected = Object.keys(details).length + Object.keys(photos).length > 0 || music !== undefined;
    refuseWords(text, isCorrected);
    if (music) refuseUnboughtMusic(seen);
    const note = text || 'Corrected by the customer';
    // Calls catalog and media, so it must not run inside the transaction.
    const revision = isCorrected
      ? await prepareRevision(context, seen, { fault: 'theirs', note, details, photos, music, music_rights_accepted })
      : undefined;
    await db.transaction().execute(async (transaction) => {
      const order = await lockOrder(transaction, seen.id);
      if (!order) throw orderNotFound();
      await requireOpen(transaction, order, body);
      if (revision && !isDeepStrictEqual(seen.customisation, order.customisation))
        throw conflict('try_again', 'The order was changed at the same time. Check it and try again.');
      await takeAnswer(transaction, order, {
        questionId: body.question_id,
        text,
        revision,
        at: await readClock(transaction, clock),
      });
    });
    work.wake();
    return readOrder(context, await ownOrder(db, params.number, user.uid), user.uid);
  });
}

/** @throws HttpProblem 409 `no_question` */
async function requireOpen(db: Kysely<Tables>, order: OrderRow, { question_id }: Body): Promise<void> {
  const question = await openQuestion(db, order);
  if (question?.id === question_id) return;
  throw conflict('no_question', 'This question has been answered, or the designer has continued without an answer.');
}

/** @throws HttpProblem 400 */
function refuseWords(text: string, isCorrected: boolean): void {
  const fault = text === '' ? undefined : textFault(text, 'lines');
  if (fault) throw badRequest('invalid_request', `text ${fault}.`, [{ field: 'text', message: fault }]);
  if (text !== '' || isCorrected) return;
  throw badRequest('answer_empty', 'Write a reply, or correct something.', [{ field: 'text', message: 'is required' }]);
}
