import { isDeepStrictEqual } from 'node:util';
import { recordChange } from '@nimantran/kit/events/record-change';
import { badRequest, conflict } from '@nimantran/kit/http/problem';
import { route } from '@nimantran/kit/http/route';
import { reviseOrder } from '@nimantran/proto/http/orders/admin-orders';
import type { BodyOf } from '@nimantran/proto/http/shared/operation';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../../config.ts';
import type { OrdersContext } from '../../context.ts';
import { answerOnce, hashOf, runOnce } from '../../db/idempotency.ts';
import { lockOrder, orderByNumber, orderNotFound } from '../../db/orders/orders.ts';
import { endWantedChanges, wantedChangesOf } from '../../db/orders/wanted-changes.ts';
import { billView } from '../../db/payments/bills.ts';
import type { OrderRow } from '../../db/schema.ts';
import { lockSupport } from '../../db/support/support-requests.ts';
import { prepareRevision } from '../../use-cases/orders/prepare-revision.ts';
import { refuseRevision, takeRevision } from '../../use-cases/orders/take-revision.ts';
import { refuseTooSmall } from './add-bill.ts';
import { checkSupportNumber } from './check-support-number.ts';

type Body = BodyOf<typeof reviseOrder>;

export function serveReviseOrder(app: FastifyInstance, context: OrdersContext): void {
  const { db, clock, work, config, log } = context;
  route(app, reviseOrder, async ({ params, body, user, idempotencyKey }) => {
    const bodyHash = hashOf({ number: params.number, body });
    const call = { ownerUid: user.uid, operation: reviseOrder.name, key: idempotencyKey, bodyHash };
    const answer = await answerOnce(db, call, async () => {
      const seen = await orderByNumber(db, params.number);
      if (!seen) throw orderNotFound();
      refuseAmount(config, seen, body);
      await refuseRevision(db, seen);
      const revision = await prepareRevision(context, seen, await withWanted(context, seen, body));
      return runOnce(db, clock, call, async (transaction, at) => {
        // Lock order everywhere: requests before orders.
        if (body.support_number !== null) await lockSupport(transaction, body.support_number);
        const order = await lockOrder(transaction, seen.id);
        if (!order) throw orderNotFound();
        await refuseRevision(transaction, order);
        refuseChanged(seen, order);
        await checkSupportNumber(transaction, order, body.support_number);
        const terms = { amountMinor: body.amount_minor, supportNumber: body.support_number, by: user, at };
        const { state, bill } = await takeRevision(transaction, order, revision, terms);
        if (body.take_changes && body.support_number !== null) await endWantedChanges(transaction, body.support_number);
        await recordChange(transaction, 'orders', user, {
          action: 'order.revised',
          target: { kind: 'order', id: order.number },
          summary: `${bill ? 'Requested' : 'Started'} a revision of order ${order.number}${bill ? ', to be paid first' : ''}.`,
          before: { state: order.state },
          after: {
            state,
            fault: body.fault,
            bill: bill?.id ?? null,
            amount_minor: body.amount_minor,
            fields: Object.keys(revision.details),
            photos: Object.keys(revision.photos),
            support_number: body.support_number,
          },
        });
        return { state, bill: bill && billView(bill) };
      });
    });
    log.info({ admin: user.uid, fault: body.fault, bill: answer.bill?.id }, 'revision asked for');
    work.wake();
    return answer;
  });
}

/** Merges in the customer's requested changes, if wanted; the admin's own values win. @throws HttpProblem 409 `no_changes` */
async function withWanted({ db }: OrdersContext, order: OrderRow, body: Body): Promise<Parameters<typeof prepareRevision>[2]> {
  if (!body.take_changes) return body;
  const wanted = (await wantedChangesOf(db, order.id)).find(({ number }) => number === body.support_number)?.changes;
  if (!wanted) throw conflict('no_changes', 'This request no longer contains changes to apply.');
  const { music = wanted.music, music_rights_accepted = wanted.music_rights_accepted } = body;
  return {
    ...body,
    details: { ...wanted.details, ...body.details },
    photos: { ...wanted.photos, ...body.photos },
    music,
    music_rights_accepted,
  };
}

/** @throws HttpProblem 400 `amount_not_expected` or `amount_too_small` */
function refuseAmount(config: Config, { currency }: OrderRow, { fault, amount_minor }: Body): void {
  if (amount_minor === null) return;
  refuseTooSmall({ currency, amount_minor }, config.MINIMUM_CHARGE_MINOR);
  const message = 'must be null: we correct our own mistakes free of charge';
  if (fault === 'ours') throw badRequest('amount_not_expected', `The amount ${message}.`, [{ field: 'amount_minor', message }]);
}

/** The order must still be as it was when it was checked. @throws HttpProblem 409 `try_again` */
function refuseChanged(seen: OrderRow, order: OrderRow): void {
  const isSame =
    isDeepStrictEqual(seen.customisation, order.customisation) &&
    seen.uploadsPurgedAt?.getTime() === order.uploadsPurgedAt?.getTime();
  if (!isSame) throw conflict('try_again', 'The order was changed at the same time. Check it and try again.');
}
