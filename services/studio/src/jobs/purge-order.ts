import { handlerOf, type JobHandler } from '@nimantran/kit/queue/queue';
import { defineJob } from '@nimantran/proto/jobs/job';
import { STUDIO_QUEUE } from '@nimantran/proto/jobs/own-queues';
import { sql } from 'kysely';
import { Type } from 'typebox';
import type { Context } from '../context.ts';
import { unconfirmedPurges } from '../db/purges.ts';
import { emitPurge, repeatPurge } from '../use-cases/purges/emit-purge.ts';

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
export async function planPurges(context: Context): Promise<void> {
  const planned = await context.db
    .selectFrom('purges')
    .select('orderId')
    .select(sql<number>`floor(extract(epoch from due_at) * 1000)::bigint`.as('dueMs'))
    .select(sql<number>`greatest(0, extract(epoch from due_at - ${context.clock()}) * 1000)::float8`.as('delayMs'))
    .where('dueAt', 'is not', null)
    .where('dispatchedAt', 'is', null)
    .where('doneAt', 'is', null)
    .limit(50)
    .execute();
  for (const { orderId, dueMs, delayMs } of planned) {
    // After a revision the new plan needs a different job id: the first job may still be in the queue, or done.
    const options = { jobId: `purge-${orderId}-${dueMs}`, delayMs: Math.ceil(delayMs) };
    await context.queues.add(purgeOrderJob, { order_id: orderId }, options);
    await context.db.updateTable('purges').set({ dispatchedAt: sql<Date>`now()` }).where('orderId', '=', orderId).execute();
  }
}

/** Announces due purges that the queue did not run: it may have been wiped. Unconfirmed ones are announced again. */
export async function sweepPurges(context: Context): Promise<void> {
  const due = await context.db
    .selectFrom('purges')
    .select('orderId')
    .where('doneAt', 'is', null)
    .where('dueAt', '<=', context.clock())
    .orderBy('dueAt')
    .limit(50)
    .execute();
  for (const { orderId } of due) await emitPurge(context, orderId);
  for (const orderId of await unconfirmedPurges(context.db, context.clock, 50)) await repeatPurge(context, orderId);
}
