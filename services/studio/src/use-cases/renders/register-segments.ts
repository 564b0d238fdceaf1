import { notFound } from '@nimantran/kit/http/problem';
import type { Transaction } from 'kysely';
import type { Context } from '../../context.ts';
import { isWanted } from '../../db/renders.ts';
import type { Tables } from '../../db/schema.ts';
import { holdSegments, type UsedSegment } from '../../db/segments.ts';
import { staleAttempt } from './start-attempt.ts';

/**
 * Records an attempt's segments before it looks for them or writes one: whatever happens to the worker, the purge finds them, and
 * a purge that runs in between leaves held ones alone. @throws HttpProblem 404, or 409 `stale_attempt`
 */
export async function registerSegments(
  context: Context,
  renderId: string,
  attempt: number,
  segments: readonly UsedSegment[],
): Promise<void> {
  const held = await context.db.transaction().execute((transaction) => hold(context, transaction, renderId, attempt, segments));
  if (!held) throw staleAttempt();
}

async function hold(
  context: Context,
  transaction: Transaction<Tables>,
  renderId: string,
  attempt: number,
  segments: readonly UsedSegment[],
): Promise<boolean> {
  // Under its lock: an order that ends at this moment either finds the segments at its purge, or ends the render before they are held.
  const render = await transaction.selectFrom('renders').selectAll().where('id', '=', renderId).forUpdate().executeTakeFirst();
  if (!render) throw notFound('render_not_found', 'This render does not exist.');
  if (!isWanted(render, attempt)) return false;
  // The content of a theme's sample belongs to no customer.
  const owned =
    render.jobId === null && render.batchRowId === null ? segments.map((segment) => ({ ...segment, personal: false })) : segments;
  await holdSegments(transaction, renderId, owned, context.clock());
  return true;
}
