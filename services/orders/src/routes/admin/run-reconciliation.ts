import { readClock } from '@nimantran/kit/db/database';
import { recordChange } from '@nimantran/kit/events/record-change';
import { badRequest, HttpProblem } from '@nimantran/kit/http/problem';
import { route } from '@nimantran/kit/http/route';
import { DAY_MS } from '@nimantran/proto/domain/durations';
import { runReconciliation } from '@nimantran/proto/http/orders/reconciliations';
import type { FastifyInstance } from 'fastify';
import type { OrdersContext } from '../../context.ts';
import { countUnfinished, wantReconciliation } from '../../db/reconciliation/reconciliations.ts';
import type { Span } from '../../domain/reconciliation/nightly-spans.ts';
import { reconciliationViews } from './list-reconciliations.ts';

const LONGEST_MS = 31 * DAY_MS;
const MOST_UNFINISHED = 10;

export function serveRunReconciliation(app: FastifyInstance, { db, clock, log }: OrdersContext): void {
  route(app, runReconciliation, async ({ body, user }) => {
    const at = await readClock(db, clock);
    const span = readSpan(body, at);
    if ((await countUnfinished(db, user.uid)) >= MOST_UNFINISHED)
      throw new HttpProblem(429, 'too_many_reconciliations', 'Wait until the comparisons that you requested are done.');
    const run = await db.transaction().execute(async (transaction) => {
      const wanted = await wantReconciliation(transaction, span, { askedBy: user.uid, at });
      await recordChange(transaction, 'orders', user, {
        action: 'reconciliation.asked',
        target: { kind: 'reconciliation', id: wanted.id },
        summary: `Compared the books from ${body.from} to ${body.to}.`,
        before: null,
        after: { from: body.from, to: body.to },
      });
      return wanted;
    });
    log.info({ admin: user.uid, from: span.from, to: span.to }, 'reconciliation asked for');
    const [view] = await reconciliationViews(db, [run]);
    if (!view) throw new Error('A reconciliation was asked for and is not there.');
    return view;
  });
}

/** @throws HttpProblem 400 `invalid_span` */
function readSpan(body: { from: string; to: string }, now: Date): Span {
  const [from, to] = [new Date(body.from), new Date(body.to)];
  const refuse = (field: 'from' | 'to', message: string) =>
    badRequest('invalid_span', `${field} ${message}.`, [{ field, message }]);
  if (!(from < to)) throw refuse('to', 'must be later than from');
  if (from >= now) throw refuse('from', 'must not be in the future');
  if (to.getTime() - from.getTime() > LONGEST_MS) throw refuse('to', 'must be at most 31 days after from');
  return { from, to };
}
