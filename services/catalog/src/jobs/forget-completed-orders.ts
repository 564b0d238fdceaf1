import { sweepBatch } from '@nimantran/kit/db/sweep-batch';
import { sql } from 'kysely';
import type { Context } from '../context.ts';

/** Popularity counts the last 30 days. Until then an order that is completed again by a revision is not counted twice. */
const KEPT_DAYS = 400;

/** Forgets orders that no figure counts any more, and that are not revised any more. Returns whether there may be more. */
export function forgetCompletedOrders({ db }: Pick<Context, 'db'>): Promise<boolean> {
  return sweepBatch(db, 'completedOrders', sql<boolean>`completed_at < now() - make_interval(days => ${KEPT_DAYS})`);
}
