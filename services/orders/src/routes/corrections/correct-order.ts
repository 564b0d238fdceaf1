import { isDeepStrictEqual } from 'node:util';
import { badRequest, conflict, HttpProblem } from '@nimantran/kit/http/problem';
import { route } from '@nimantran/kit/http/route';
import { formatMoney } from '@nimantran/proto/domain/currency';
import { otherHosts } from '@nimantran/proto/domain/same-hosts';
import type { ThemeManifest } from '@nimantran/proto/domain/theme-package';
import { tidyText } from '@nimantran/proto/domain/written-text';
import { correctOrder } from '@nimantran/proto/http/orders/corrections';
import type { BodyOf } from '@nimantran/proto/http/shared/operation';
import type { FastifyInstance } from 'fastify';
import type { OrdersContext } from '../../context.ts';
import { answerOnce, hashOf, runOnce } from '../../db/idempotency.ts';
import { lockOrder, orderNotFound, ownOrder, updateOrder } from '../../db/orders/orders.ts';
import { billView } from '../../db/payments/bills.ts';
import type { OrderRow } from '../../db/schema.ts';
import { type Revision, revisedCustomisation } from '../../domain/orders/revision.ts';
import {
  askRevisionPrice,
  freeUntil,
  hasBrideFirst,
  refuseCorrection,
  soldTheme,
  uploadsGone,
} from '../../use-cases/orders/correction-terms.ts';
import { prepareRevision } from '../../use-cases/orders/prepare-revision.ts';
import { knownDetailsOf } from '../../use-cases/orders/start-revision.ts';
import { takeRevision } from '../../use-cases/orders/take-revision.ts';

type Body = BodyOf<typeof correctOrder>;

/** A revision that nobody has to approve. Studio decides after its draft whether a designer looks at it. */
export function serveCorrectOrder(app: FastifyInstance, context: OrdersContext): void {
  const { db, clock, work, config, log } = context;
  route(app, correctOrder, async ({ params, body, user, idempotencyKey }) => {
    const bodyHash = hashOf({ number: params.number, body });
    const call = { ownerUid: user.uid, operation: correctOrder.name, key: idempotencyKey, bodyHash };
    const answer = await answerOnce(db, call, async () => {
      const seen = await ownOrder(db, params.number, user.uid);
      await refuseCorrection(db, seen);
      const theme = await soldTheme(context, seen);
      refuseUnboughtOrder(seen, theme, body);
      const revision = await prepare(context, seen, body);
      refuseUnchanged(seen, revision);
      refuseOtherHosts(seen, theme, revision);
      const price = await askRevisionPrice(context, seen, theme);
      return runOnce(db, clock, call, async (transaction, at) => {
        const order = await lockOrder(transaction, seen.id);
        if (!order) throw orderNotFound();
        await refuseCorrection(transaction, order);
        if (
          !isDeepStrictEqual(seen.customisation, order.customisation) ||
          !isDeepStrictEqual(seen.knownDetails, order.knownDetails)
        )
          throw conflict('try_again', 'The order was changed at the same time. Check it and try again.');
        const isFree = (await freeUntil(transaction, order, config, at)) !== undefined;
        const amountMinor = isFree ? null : price.amount_minor;
        if (body.expected_price_minor !== amountMinor)
          throw conflict(
            'price_changed',
            `This correction now ${isFree ? 'is free' : `costs ${formatMoney(price)}`}. Check it and send it again.`,
          );
        if (isFree) await updateOrder(transaction, order.id, { freeCorrectionAt: at });
        const { state, bill } = await takeRevision(transaction, order, revision, {
          amountMinor,
          supportNumber: null,
          by: null,
          at,
        });
        return { state, bill: bill && billView(bill) };
      });
    });
    log.info({ bill: answer.bill?.id }, 'a customer corrects their video');
    work.wake();
    return answer;
  });
}

async function prepare(
  context: OrdersContext,
  order: OrderRow,
  { details, bride_first, with_code, cards }: Body,
): Promise<Revision> {
  const wanted = {
    fault: 'theirs' as const,
    note: 'Corrected by the customer',
    details,
    photos: {},
    correction: { bride_first, ...(with_code !== undefined && { with_code }), ...(cards !== undefined && { cards }) },
  };
  try {
    return await prepareRevision(context, order, wanted);
  } catch (error) {
    throw error instanceof HttpProblem && error.code === 'photos_gone' ? uploadsGone() : error;
  }
}

/** @throws HttpProblem 400 `invalid_customisation` */
function refuseUnboughtOrder(order: OrderRow, theme: ThemeManifest, { bride_first }: Body): void {
  if (bride_first === order.customisation.bride_first || hasBrideFirst(order, theme)) return;
  const message = 'is not part of this order';
  throw badRequest('invalid_customisation', `bride_first ${message}.`, [{ field: 'bride_first', message }]);
}

/** @throws HttpProblem 400 `nothing_corrected` */
function refuseUnchanged(order: OrderRow, revision: Revision): void {
  if (isDeepStrictEqual(revisedCustomisation(order.customisation, revision), order.customisation))
    throw badRequest('nothing_corrected', 'You have not changed anything. Correct something first.');
}

/** @throws HttpProblem 409 `other_hosts` with every field that holds another name */
function refuseOtherHosts(order: OrderRow, theme: ThemeManifest, { details }: Revision): void {
  const next = Object.fromEntries(
    Object.entries({ ...order.customisation.details, ...details }).map(([key, words]) => [key, tidyText(words)]),
  );
  const other = otherHosts(theme, knownDetailsOf(order), next);
  if (other.length === 0) return;
  throw new HttpProblem(
    409,
    'other_hosts',
    'These are new names, not another spelling. Request a change instead: our team checks it.',
    other.map((key) => ({ field: `details.${key}`, message: 'is a new name: request a change instead' })),
  );
}
