import { eachDue } from '@nimantran/kit/each-due';
import { handlerOf, type JobHandler } from '@nimantran/kit/queue/queue';
import { defineJob } from '@nimantran/proto/jobs/job';
import { STUDIO_QUEUE } from '@nimantran/proto/jobs/own-queues';
import { sql } from 'kysely';
import { Type } from 'typebox';
import type { Context } from '../context.ts';
import { noneOf } from '../db/none-of.ts';
import { unconfirmedPurges } from '../db/purges.ts';
import { emitPurge, repeatPurge } from '../use-cases/purges/emit-purge.ts';

const BATCH = 50;

export const purgeOrderJob = defineJob({
  queue: STUDIO_QUEUE,
  name: 'purge-order',
  data: Type.Object({ order_id: Type.String({ format: 'uuid' }) }),
});

export const purgeOrderHandler = (context: Context): JobHandler =>
  handlerOf(purgeOrderJob, async ({ data }) => {
    // A queue's clock may run ahead of the database's; the sweep then announces the purge a moment later.
    await emitPurge(context, data.order_id);
  });

/** Puts planned purges into the queue, delayed until they are due. */
export function planPurges(context: Context): Promise<undefined> {
  const planned = (tried: readonly string[]) =>
    context.db
      .selectFrom('purges')
      .select('orderId as id')
      .select(sql<number>`floor(extract(epoch from due_at) * 1000)::bigint`.as('dueMs'))
      .select(sql<number>`greatest(0, extract(epoch from due_at - ${context.clock()}) * 1000)::float8`.as('delayMs'))
      .where('dueAt', 'is not', null)
      .where('dispatchedAt', 'is', null)
      .where('doneAt', 'is', null)
      .where('orderId', '<>', noneOf(tried))
      .limit(BATCH)
      .execute();
  return eachDue(
    planned,
    async ({ id, dueMs, delayMs }) => {
      // After a revision the new plan needs a different job id: the first job may still be in the queue, or done.
      const options = { jobId: `purge-${id}-${dueMs}`, delayMs: Math.ceil(delayMs) };
      await context.queues.add(purgeOrderJob, { order_id: id }, options);
      await context.db.updateTable('purges').set({ dispatchedAt: sql<Date>`now()` }).where('orderId', '=', id).execute();
    },
    waits(context),
  );
}

/** Announces due purges that the queue did not run: it may have been wiped. Unconfirmed ones are announced again. */
export async function sweepPurges(context: Context): Promise<void> {
  const due = (tried: readonly string[]) =>
    context.db
      .selectFrom('purges')
      .select('orderId as id')
      .where('doneAt', 'is', null)
      .where('dueAt', '<=', context.clock())
      .where('orderId', '<>', noneOf(tried))
      .orderBy('dueAt')
      .limit(BATCH)
      .execute();
  await eachDue(due, async ({ id }) => void (await emitPurge(context, id)), waits(context));
  await eachDue(
    (tried) => unconfirmedPurges(context.db, context.clock, { except: tried, limit: BATCH }),
    ({ id }) => repeatPurge(context, id),
    waits(context),
  );
}

const waits =
  ({ log }: Context) =>
  (error: unknown, { id }: { id: string }): void =>
    log.error({ err: error, order_id: id }, 'a purge waits');
