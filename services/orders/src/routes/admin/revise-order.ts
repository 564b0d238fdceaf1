import { isDeepStrictEqual } from 'node:util';
import { badRequest, conflict } from '@nimantran/kit/http/problem';
import { route } from '@nimantran/kit/http/route';
import { formatMoney } from '@nimantran/proto/domain/currency';
import type { AnswerOf, BodyOf } from '@nimantran/proto/http/operation';
import { reviseOrder } from '@nimantran/proto/http/orders-admin';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../../config.ts';
import type { OrdersContext } from '../../context.ts';
import { billView } from '../../db/bills.ts';
import { earlierCall, hashOf, runOnce } from '../../db/idempotency.ts';
import { lockOrder, orderByNumber, orderNotFound } from '../../db/orders.ts';
import type { OrderRow } from '../../db/schema.ts';
import { requireSupportOf } from '../../db/support.ts';
import { refuseRevision, takeRevision } from '../../db/transitions/take-revision.ts';
import { prepareRevision } from './prepare-revision.ts';

type Body = BodyOf<typeof reviseOrder>;

export function serveReviseOrder(app: FastifyInstance, context: OrdersContext): void {
  const { db, clock, work, config } = context;
  route(app, reviseOrder, async ({ params, body, user, idempotencyKey }) => {
    const bodyHash = hashOf({ number: params.number, body });
    const call = { ownerUid: user.uid, operation: reviseOrder.name, key: idempotencyKey, bodyHash };
    const earlier = await earlierCall(db, call);
    // What was kept under this operation's name is an answer of this operation.
    if (earlier?.answer) return earlier.answer as AnswerOf<typeof reviseOrder>;
    const seen = await orderByNumber(db, params.number);
    if (!seen) throw orderNotFound();
    requireAmount(config, seen, body);
    await requireSupportOf(db, body.support_number, seen.ownerUid);
    await refuseRevision(db, seen);
    const revision = await prepareRevision(context, seen, body);
    const answer = await runOnce(db, clock, call, async (transaction, at) => {
      const order = await lockOrder(transaction, seen.id);
      if (!order) throw orderNotFound();
      await refuseRevision(transaction, order);
      requireUnchanged(seen, order);
      const { state, bill } = await takeRevision(transaction, order, revision, {
        amountMinor: body.amount_minor,
        supportNumber: body.support_number,
        adminUid: user.uid,
        at,
      });
      return { state, bill: bill && billView(bill) };
    });
    work.wake();
    return answer;
  });
}

/** @throws HttpProblem 400 `amount_not_expected` or `amount_too_small` */
function requireAmount(config: Config, { currency }: OrderRow, { fault, amount_minor }: Body): void {
  if (amount_minor === null) return;
  const refuse = (code: string, message: string) =>
    badRequest(code, `The amount ${message}.`, [{ field: 'amount_minor', message }]);
  if (fault === 'ours') throw refuse('amount_not_expected', 'must be null: our mistakes are mended free of charge');
  const smallest = config.MINIMUM_CHARGE_MINOR[currency];
  if (amount_minor < smallest)
    throw refuse('amount_too_small', `must be at least ${formatMoney({ currency, amount_minor: smallest })}`);
}

/** What was checked must be what is changed. @throws HttpProblem 409 `try_again` */
function requireUnchanged(seen: OrderRow, order: OrderRow): void {
  const isSame =
    isDeepStrictEqual(seen.customisation, order.customisation) &&
    seen.uploadsPurgedAt?.getTime() === order.uploadsPurgedAt?.getTime();
  if (!isSame) throw conflict('try_again', 'The order was changed at the same moment. Look at it and try again.');
}
